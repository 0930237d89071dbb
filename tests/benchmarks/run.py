"""`make bench`: what decoding costs, as ratios measured in one run; `run.py FORMAT...` the decoders of some formats."""

from __future__ import annotations

import sys

import attachments
import connections
import damage
import decoders
import encoders
import many_connections
import peers
import spark
from rich.console import Console

# As wide as the tables, also in a pipe.
WIDTH = 132


def main(formats: list[str]) -> None:
    """Print all tables, or for the formats named those of the decoders."""
    console = Console(width=WIDTH)
    decoders.measure(console, formats)
    if not formats:
        encoders.measure(console)
        peers.measure(console)
        spark.measure(console)
        attachments.measure(console)
        many_connections.measure(console)
        damage.measure(console)
        # It raises where a ratio is above its bound.
        connections.measure(console)


if __name__ == "__main__":
    main(sys.argv[1:])
