"""`ksyspark connection`: the order of MQTT packets in both directions of a connection."""

from __future__ import annotations

from dataclasses import asdict

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading_options import pairs
from ksyspark.display import json_text, show_count
from ksyspark.errors import KsysparkError
from ksyspark.formats import find_format
from ksyspark.options import ReadOptions
from ksyspark.protocols.mqtt.files import FORMAT, check_files


class OutOfOrderError(KsysparkError):
    """Packets came in an order, or in a direction, that the protocol forbids."""


@click.command()
@click.argument("client", metavar="CLIENT")
@click.argument("broker", metavar="BROKER")
@click.option("--option", "more", multiple=True, metavar="NAME=VALUE", help="Any reading option.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
def connection(client: str, broker: str, more: tuple[str, ...], as_json: bool) -> None:
    """Check the order of packets in both directions of an MQTT connection.

    CLIENT and BROKER are files with what each of them sent. Exit status 1 where packets are out of order, go in the
    wrong direction or do not answer the request.
    """
    fmt = find_format(FORMAT)
    given = {"framing": "stream", **pairs(more, "--option")}
    sides = (ReadOptions.from_mapping({**given, "paths": [path]}, fmt.layout) for path in (client, broker))
    num_errors = 0
    for error in check_files(fmt, *sides):
        echo(json_text(asdict(error)) if as_json else str(error))
        num_errors += 1
    if num_errors:
        raise OutOfOrderError(f"{show_count(num_errors, 'error')} in the order of packets.")
