"""The command line: one file a command. Exit status 0 done, 1 bad input, 2 wrong usage."""

from __future__ import annotations

import os
import sys
from importlib.metadata import entry_points
from typing import NoReturn

import click

from ksyspark.cli.connection import connection
from ksyspark.cli.decode import decode
from ksyspark.cli.formats import formats
from ksyspark.cli.ingest import ingest
from ksyspark.cli.inspect import inspect
from ksyspark.cli.schema import schema
from ksyspark.cli.sets import sets
from ksyspark.errors import KsysparkError, OptionError


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="ksyspark")
def commands() -> None:
    """Read binary messages into Arrow and Spark from Kaitai Struct specifications.

    FORMAT is the name of an installed format (see `ksyspark formats`) or the path of a .ksy file.
    """


for command in (formats, schema, decode, inspect, ingest, sets, connection):
    commands.add_command(command)
# The commands of the tool join where it is installed.
for entry in entry_points(group="ksyspark.commands"):
    commands.add_command(entry.load(), entry.name)


def main() -> None:
    """Run the command line; what goes wrong on purpose is one sentence on standard error."""
    try:
        try:
            commands(prog_name="ksyspark")
        finally:
            sys.stdout.flush()
    except OptionError as error:
        _end(f"ksyspark: {error}", 2)
    except KsysparkError as error:
        _end(f"ksyspark: {error}", 1)
    except BrokenPipeError:
        # The reader of our output (`head`) has gone: that is no mistake of anyone.
        _drop_output()
        sys.exit(1)
    except OSError as error:
        _drop_output()
        _end(f"ksyspark: reading or writing failed: {error.strerror or error}.", 1)


def _end(sentence: str, status: int) -> NoReturn:
    click.echo(sentence, err=True)
    sys.exit(status)


def _drop_output() -> None:
    """Let Python's own flush at the end go nowhere, instead of failing once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
