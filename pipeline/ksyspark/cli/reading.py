"""Options, notes and counts of all commands that read messages."""

from collections.abc import Callable, Iterable, Mapping
from textwrap import wrap
from typing import TypeVar

import click

from ksyspark.cli.printing import echo
from ksyspark.display import show_given
from ksyspark.errors import KsysparkError, OptionError, SourceError
from ksyspark.formats import Format
from ksyspark.io.files import SourceFile
from ksyspark.options.read_options import OPTIONS, ReadOptions
from ksyspark.options.table import options_of
from ksyspark.reader.stream_reader import is_too_long

_Command = TypeVar("_Command", bound=Callable[..., object])

import_path_option = click.option(
    "--import-path", multiple=True, metavar="FOLDER", help="A folder of absolute imports of a .ksy; may be repeated."
)

_OPTIONS = (
    click.option(
        "--framing", help="How files become messages: file, stream, fixed, length-prefixed, jsonl, mqsc-dump or pcap."
    ),
    click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="A parameter of the format."),
    click.option("--type", "type_name", metavar="TYPE", help="A type of the specification instead of whole messages."),
    import_path_option,
    click.option("--enums-as-ints", is_flag=True, help="Keep codes instead of labels."),
    click.option("--show-sensitive", is_flag=True, help="Show passwords and the like instead of ***."),
    click.option(
        "--option", "more", multiple=True, metavar="NAME=VALUE", help="Any reading option, such as recordLength=72."
    ),
)

reading_mode = click.option("--mode", help="What bad messages do: PERMISSIVE (default), DROPMALFORMED or FAILFAST.")

max_rejects = click.option(
    "--max-rejects",
    type=click.IntRange(min=0),
    help="Exit with 1 if more messages are refused (default: only if all are).",
)


class TooManyRejects(KsysparkError):
    """More messages are refused than the caller allows."""


def options_help(*groups: type) -> str:
    """Return the table of all reading options, and of those of other groups, for the end of a command's help."""
    lines = ["\b", "Reading options (--option NAME=VALUE):"]
    for option in (*OPTIONS, *(line for group in groups for line in options_of(group))):
        text = f"{option.doc} [default: {option.default}]" if option.default else option.doc
        lines += wrap(text, 79, initial_indent=f"  {option.name:<26}", subsequent_indent=" " * 28)
    return "\n".join(lines)


def reading_options(command: _Command) -> _Command:
    """Add the options of reading to a command; it gets them as keyword arguments for `given_options`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def given_options(
    *,
    framing: str | None,
    params: tuple[str, ...],
    type_name: str | None,
    import_path: tuple[str, ...],
    enums_as_ints: bool,
    show_sensitive: bool,
    more: tuple[str, ...],
) -> dict[str, object]:
    """Return reading options by the names that Spark and Python use too. Raises OptionError."""
    flags = {"enumsAsInts": enums_as_ints, "showSensitive": show_sensitive}
    options: dict[str, object] = {name: True for name, is_set in flags.items() if is_set}
    if framing is not None:
        options["framing"] = framing
    if type_name is not None:
        options["type"] = type_name
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


def counts(messages: int, rejects: int, left_out: int = 0) -> str:
    """Return `1 message, 0 records, 1 reject`, and how many the option `where` left out."""
    records = messages - rejects - left_out
    parts = [_count(messages, "message"), _count(records, "record"), _count(rejects, "reject")]
    return ", ".join(parts + [f"{left_out} left out by where"] * bool(left_out))


def check_counts(messages: int, rejects: int, allowed: int | None, where: str) -> None:
    """Check how many messages and rejects there were; `where` says where the caller finds the reasons of rejects.

    Raises SourceError if there is no message, TooManyRejects for more rejects than `allowed`; with None, only if all
    messages are rejects.
    """
    if messages == 0:
        raise SourceError("There is no message in the source: it is empty.")
    if allowed is None and rejects == messages:
        raise TooManyRejects(f"No message could be decoded; {where}.")
    if allowed is not None and rejects > allowed:
        raise TooManyRejects(f"{_count(rejects, 'reject')}, more than --max-rejects {allowed}; {where}.")


def _count(number: int, unit: str) -> str:
    return f"{number:,} {unit}" if number == 1 else f"{number:,} {unit}s"
