"""Run every benchmark, or those named: `python -m bench [engine] [presses]`."""

import sys

from bench import engine, presses

BENCHES = {"engine": engine.main, "presses": presses.main}


def main(names: list[str]) -> int:
    """Run the benchmarks named, all of them if none is. Return an exit status."""
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"no benchmark {unknown[0]}: there are {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    for name in names or BENCHES:
        BENCHES[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
