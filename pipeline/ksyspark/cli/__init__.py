"""The command line: one module a command. Exit status 0 done, 1 bad input, 2 wrong usage, 130 ended by Ctrl-C."""

import ast
import gc
import os
import sys
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import NoReturn

import click

from ksyspark.cli.printing import echo
from ksyspark.errors import KsysparkError, OptionError, bounded
from ksyspark.garbage import without_collections

_GROUP = "ksyspark.commands"
_COMMANDS = {
    "decode": "ksyspark.cli.decode:decode",
    "doctor": "ksyspark.cli.doctor:doctor",
    "encode": "ksyspark.cli.encode:encode",
    "formats": "ksyspark.cli.formats:formats",
    "ingest": "ksyspark.cli.ingest:ingest",
    "inspect": "ksyspark.cli.inspect:inspect",
    "schema": "ksyspark.cli.formats:schema",
    "tables": "ksyspark.cli.tables:tables",
}


class _LazyGroup(click.Group):
    """Import the module of a command only when it is needed: some take a second."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(_entries())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        entry = _entries().get(cmd_name)
        if entry is None:
            return None
        with without_collections():
            _prepare_pyarrow()
            command: click.Command = entry.load()
            gc.freeze()
            return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, _summary(entry)) for name, entry in sorted(_entries().items())]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


class _NoPandas(MetaPathFinder):
    def find_spec(self, fullname: str, _path: object = None, _target: object = None) -> None:
        if fullname == "pandas":
            raise ModuleNotFoundError(fullname, name=fullname)


def _prepare_pyarrow() -> None:
    """Have pyarrow note that there is no pandas, which it imports for the first list that it is given: 0.15 s.

    Whoever asks pyarrow for something of pandas later still gets it. Its memory comes from the C library, which keeps
    what is freed for the next batch; its own allocator returns it, and every page costs a fault again.
    """
    import pyarrow as pa  # noqa: PLC0415 (the list of commands needs none)

    pa.set_memory_pool(pa.system_memory_pool())
    if "pandas" not in sys.modules:
        finder = _NoPandas()
        sys.meta_path.insert(0, finder)
        pa.array([""])
        sys.meta_path.remove(finder)


@cache
def _entries() -> dict[str, EntryPoint]:
    """Return the commands by name; those of other packages join by their entry points."""
    own = {name: EntryPoint(name, value, _GROUP) for name, value in _COMMANDS.items()}
    return {**own, **{entry.name: entry for entry in entry_points(group=_GROUP)}}


def _summary(entry: EntryPoint) -> str:
    """Return the short help of a command, read from its source: to import all modules takes a second."""
    spec = find_spec(entry.module)
    source = Path(spec.origin).read_bytes() if spec and spec.origin else b""
    functions = (one for one in ast.parse(source).body if isinstance(one, ast.FunctionDef))
    described = next((ast.get_docstring(one) for one in functions if one.name == entry.attr), None)
    return click.Command(entry.name, help=described).get_short_help_str(limit=120)


@click.group(cls=_LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="ksyspark")
def commands() -> None:
    """Read binary messages into Arrow and Spark from Kaitai Struct specifications.

    FORMAT is the name of an installed format (see `ksyspark formats`) or the path of a .ksy file.
    """


def main() -> None:
    """Run the command line; an error of ours is one sentence on standard error."""
    try:
        try:
            status = commands(prog_name="ksyspark", standalone_mode=False)
        finally:
            sys.stdout.flush()
    except click.ClickException as error:
        # What is wrong with the arguments repeats them.
        said = StringIO()
        error.show(said)
        _end(said.getvalue().rstrip("\n"), error.exit_code)
    except click.Abort:
        _end("Aborted!", 130)  # as shells have it: 128 and the number of SIGINT
    except KsysparkError as error:
        _end(f"ksyspark: {error}", 2 if isinstance(error, OptionError) else 1)
    except BrokenPipeError:
        # The program that reads our output (`head`) has ended: that is no mistake.
        _discard_output()
        sys.exit(1)
    except MemoryError:
        _discard_output()
        _end("ksyspark: there is not enough memory; a smaller batchBytes or maxMessageBytes needs less.", 1)
    except OSError as error:
        _discard_output()
        _end(f"ksyspark: reading or writing failed: {error.strerror or error}.", 1)
    sys.exit(status or 0)


def _end(sentence: str, status: int) -> NoReturn:
    echo(bounded(sentence), err=True)
    sys.exit(status)


def _discard_output() -> None:
    """Redirect standard output, because Python flushes it once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
