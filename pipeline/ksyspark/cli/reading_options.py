"""Options that all commands share which read messages, and the exit status of what they read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import click

from ksyspark.errors import OptionError, SourceError

_Command = TypeVar("_Command", bound=Callable[..., object])

_OPTIONS = (
    click.option("--framing", help="How files become messages: file, stream, fixed, length-prefixed or jsonl."),
    click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="A parameter of the format."),
    click.option("--type", "type_name", metavar="TYPE", help="A type of the specification instead of whole messages."),
    click.option("--enums-as-ints", is_flag=True, help="Keep codes instead of labels."),
    click.option("--show-sensitive", is_flag=True, help="Show passwords and the like instead of ***."),
    click.option(
        "--option", "more", multiple=True, metavar="NAME=VALUE", help="Any reading option, such as recordLength=72."
    ),
)

max_rejects = click.option(
    "--max-rejects",
    type=click.IntRange(min=0),
    help="Exit with 1 if more messages are refused (default: only if all are).",
)


def reading_options(command: _Command) -> _Command:
    """Add the options of reading to a command; it gets them as keyword arguments for `asked`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def asked(
    *,
    framing: str | None,
    params: tuple[str, ...],
    type_name: str | None,
    enums_as_ints: bool,
    show_sensitive: bool,
    more: tuple[str, ...],
) -> dict[str, object]:
    """Return reading options by the names that all doors use. Raises OptionError."""
    flags = {"enumsAsInts": enums_as_ints, "showSensitive": show_sensitive}
    given: dict[str, object] = {name: True for name, is_set in flags.items() if is_set}
    if framing is not None:
        given["framing"] = framing
    if type_name is not None:
        given["type"] = type_name
    given.update({f"param.{name}": value for name, value in _pairs(params, "--param").items()})
    return {**given, **_pairs(more, "--option")}


def settle(messages: int, rejects: int, most: int | None) -> int:
    """Return the exit status: 1 for more rejects than asked for, or nothing but rejects.

    Raises SourceError where there is no message at all.
    """
    if messages == 0:
        raise SourceError("There is no message in the source: it is empty.")
    return int(rejects > most if most is not None else rejects == messages)


def _pairs(texts: tuple[str, ...], option: str) -> Mapping[str, str]:
    pairs = [text.partition("=") for text in texts]
    for name, sign, _ in pairs:
        if not sign:
            raise OptionError(f"{option}: expected NAME=VALUE, found {name!r}.")
    return {name: value for name, _, value in pairs}
