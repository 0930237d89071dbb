"""The program `ksyspark`, as `python -m ksyspark`, too."""

import sys


def main() -> None:
    """Run the command line; Ctrl-C while its modules are loaded ends it as it does later: a word, and status 130."""
    try:
        from ksyspark.cli import main as run  # noqa: PLC0415 (loads for a tenth of a second)
    except KeyboardInterrupt:
        sys.stderr.write("Aborted!\n")
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
