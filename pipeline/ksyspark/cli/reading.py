"""Options, notes and counts of all commands that read messages."""

import re
from collections.abc import Callable, Iterable, Mapping
from textwrap import fill
from typing import TypeVar

import click

from ksyspark.cli.printing import echo
from ksyspark.display import show_given
from ksyspark.errors import KsysparkError, OptionError, SourceError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.options.read_options import OPTIONS, FramingOptions, ReadOptions
from ksyspark.options.table import OneOf, Option, boolean, options_of
from ksyspark.reader.stream_reader import is_too_long

_Command = TypeVar("_Command", bound=Callable[..., object])

import_path_option = click.option(
    "--import-path", multiple=True, metavar="FOLDER", help="A folder of absolute imports of a .ksy; may be repeated."
)

more_options = click.option("--option", "more", multiple=True, metavar="NAME=VALUE", help="Any of --help-options.")
_framing = click.option(
    "--framing",
    help="How files become messages: file, stream, fixed, length-prefixed, jsonl, mqsc-dump, amqsbcg or pcap.",
)
_params = click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="A parameter of the format.")
_OF_ALL = ("type", "where", "enumsAsInts", "showSensitive")

max_rejects = click.option(
    "--max-rejects",
    type=click.IntRange(min=0),
    help="Exit with 1 if more messages are refused (default: only if all are).",
)


class TooManyRejects(KsysparkError):
    """More messages are refused than the caller allows."""


def table_option(line: Option, name: str) -> Callable[[_Command], _Command]:
    """Return the decorator that adds an option of the table to a command, which gets it as `name`, None by default."""
    doc = f"{line.doc[0].upper()}{line.doc[1:]}."
    flag = "--" + re.sub("([A-Z])", r"-\1", name).lower().replace("_", "-")
    if line.parse is boolean:
        return click.option(flag, name, is_flag=True, default=None, help=doc)
    words = line.parse.words if isinstance(line.parse, OneOf) else ("",)
    kind = click.Choice(words) if words[0].islower() else None
    return click.option(flag, name, type=kind, help=doc + (f" [default: {line.default}]" if line.default else ""))


def read_option(name: str) -> Callable[[_Command], _Command]:
    """Return the decorator that adds an option of a read to a command, which gets it by its name."""
    return table_option(next(line for line in OPTIONS if line.name == name), name)


def help_options(*groups: type) -> Callable[[_Command], _Command]:
    """Return the decorator that adds `--help-options`: all options of a read, and those of other groups."""

    def show(ctx: click.Context, _param: click.Parameter, is_asked: bool) -> None:
        if is_asked:
            echo("Options of a read (--option NAME=VALUE):")
            for line in (*OPTIONS, *(line for group in groups for line in options_of(group))):
                text = f"{line.doc} [default: {line.default}]" if line.default else line.doc
                echo(fill(text, 79, initial_indent=f"  {line.name:<26}", subsequent_indent=" " * 28))
            ctx.exit()

    words = "Show all options of a read and exit."
    return click.option("--help-options", is_flag=True, is_eager=True, expose_value=False, callback=show, help=words)


def reading_options(*own: str) -> Callable[[_Command], _Command]:
    """Return the decorator that adds the options of reading to a command: those of all commands, and `own` ones.

    The command gets them as keyword arguments for `given_options`.
    """
    named = [read_option(line.name) for line in OPTIONS if line.name in (*own, *_OF_ALL)]

    def add(command: _Command) -> _Command:
        for decorator in reversed((_framing, _params, *named, import_path_option, more_options)):
            command = decorator(command)
        return command

    return add


def given_options(
    *, params: tuple[str, ...] = (), import_path: tuple[str, ...] = (), more: tuple[str, ...] = (), **named: object
) -> dict[str, object]:
    """Return reading options by the names that Spark and Python use too. Raises OptionError."""
    options = {name: value for name, value in named.items() if value is not None}
    if import_path:
        options["importPath"] = import_path
    options.update({f"param.{name}": value for name, value in pairs(params, "--param").items()})
    return {**options, **pairs(more, "--option")}


def as_paths(written: Iterable[str]) -> list[str]:
    """Return the paths that a command reads; `-` is standard input."""
    return ["/dev/stdin" if path == "-" else path for path in written]


def pairs(texts: tuple[str, ...], option: str) -> Mapping[str, str]:
    """Return options given as NAME=VALUE. Raises OptionError."""
    parts = [text.partition("=") for text in texts]
    for name, sign, _ in parts:
        if not sign:
            raise OptionError(f"{option}: expected NAME=VALUE, found {show_given(name)}.")
    return {name: value for name, _, value in parts}


def note_default_framing(
    fmt: Format, named: Mapping[str, object], files: Iterable[SourceFile], options: ReadOptions
) -> None:
    """Say on standard error that files are not cut, where the format could cut them and no framing was chosen.

    Call it behind the read: a capture ends that with an error, which says more. So does the reject of a file that is
    too long.
    """
    is_chosen = any(name.lower() in ("framing", "type") for name in named)
    if fmt.layout.is_self_delimiting and not is_chosen and not any(is_too_long(file, options) for file in files):
        echo(f"Each file is read as one message of {fmt.name}; --framing stream reads many.", err=True)


def why_empty(fmt: Format, framing: FramingOptions) -> str:
    """Return why a source may have no message."""
    ports = framing.ports or fmt.layout.ports
    if framing.kind != "pcap":
        return "it is empty"
    return f"no packet with bytes is at port {' or '.join(map(str, ports))} (choose others by --option port=...)"


def counts(messages: int, rejects: int, left_out: int = 0) -> str:
    """Return `1 message, 0 records, 1 reject`, and how many the option `where` left out."""
    records = messages - rejects - left_out
    parts = [_count(messages, "message"), _count(records, "record"), _count(rejects, "reject")]
    return ", ".join(parts + [f"{left_out} left out by where"] * bool(left_out))


def check_counts(
    messages: int, rejects: int, allowed: int | None, where: str, *, done: str = "decoded", empty: str = "it is empty"
) -> None:
    """Check how many messages and rejects there were; `where` says where the caller finds the reasons of rejects.

    `done` is what was to be done with messages, `empty` why there may be none. Raises SourceError if there is no
    message, TooManyRejects for more rejects than `allowed`; with None, only if all messages are rejects.
    """
    if messages == 0:
        raise SourceError(f"There is no message in the source: {empty}.")
    if allowed is None and rejects == messages:
        raise TooManyRejects(f"No message could be {done}; {where}.")
    if allowed is not None and rejects > allowed:
        raise TooManyRejects(f"{_count(rejects, 'reject')}, more than --max-rejects {allowed}; {where}.")


def _count(number: int, unit: str) -> str:
    return f"{number:,} {unit}" if number == 1 else f"{number:,} {unit}s"
