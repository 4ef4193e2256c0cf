"""Lines of a report."""

from collections.abc import Sequence


def heading(text: str) -> None:
    """Begin a part of the report."""
    print(f"\n{text}", flush=True)


def line(name: str, *figures: str) -> None:
    """Print what was measured, its figures in columns."""
    print(f"  {name:<32}" + "".join(f"{figure:<28}" for figure in figures).rstrip(), flush=True)


def percentile(ordered: Sequence[float], percent: float) -> float:
    """Give the value that so many percent of the ordered values do not exceed."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
