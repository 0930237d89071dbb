"""Options that all commands share which read messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import click

from ksyspark.errors import OptionError
from ksyspark.format import Format

_Command = TypeVar("_Command", bound=Callable[..., object])

_OPTIONS = (
    click.option(
        "--framing", help="How files become messages: file, stream, fixed, length-prefixed, jsonl or mqsc-dump."
    ),
    click.option("--param", "params", multiple=True, metavar="ID=VALUE", help="A parameter of the format."),
    click.option("--type", "type_name", metavar="TYPE", help="A type of the specification instead of whole messages."),
    click.option("--enums-as-ints", is_flag=True, help="Keep codes instead of labels."),
    click.option("--show-sensitive", is_flag=True, help="Show passwords and the like instead of ***."),
    click.option(
        "--option", "more", multiple=True, metavar="NAME=VALUE", help="Any reading option, such as recordLength=72."
    ),
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
    given.update({f"param.{name}": value for name, value in pairs(params, "--param").items()})
    return {**given, **pairs(more, "--option")}


def note_default_framing(fmt: Format, given: Mapping[str, object]) -> None:
    """Say on standard error that files are not cut, where the format could cut them and nobody chose."""
    is_chosen = any(name.lower() in ("framing", "type") for name in given)
    if fmt.layout.frame and not is_chosen:
        click.echo(f"Each file is read as one message of {fmt.name}; --framing stream reads many.", err=True)


def pairs(texts: tuple[str, ...], option: str) -> Mapping[str, str]:
    """Return options given as NAME=VALUE. Raises OptionError."""
    parts = [text.partition("=") for text in texts]
    for name, sign, _ in parts:
        if not sign:
            raise OptionError(f"{option}: expected NAME=VALUE, found {name!r}.")
    return {name: value for name, _, value in parts}
