"""`make bench`: what decoding costs, as ratios measured in one run."""

from __future__ import annotations

import decoders
import spark
from rich.console import Console


def main() -> None:
    """Print all tables."""
    console = Console()
    decoders.measure(console)
    spark.measure(console)


if __name__ == "__main__":
    main()
