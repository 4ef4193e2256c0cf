"""`python -m tests.playthroughs` writes every playthrough anew and removes those of games that are no more."""

from tests.playthroughs.playing import FOLDER, every_file


def main() -> None:
    """Write the files."""
    files = every_file()
    for path in set(FOLDER.glob("*.txt")) - files.keys():
        path.unlink()
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
