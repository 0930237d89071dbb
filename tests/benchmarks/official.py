"""The official parser in a benchmark: its objects alone, or with every value that the columns hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from kaitaistruct import BytesIO, KaitaiStream, KaitaiStruct
from messages import Messages

from ksyspark.decoder import ParamValue
from ksyspark.formats import Format
from ksyspark_codegen.checks.official import parser_class

Values = Callable[[object], object]


def parsing(fmt: Format, data: Messages) -> Callable[[], list[KaitaiStruct]]:
    """Return what makes the objects of all messages; the parser works out no instance unasked."""
    parser = parser_class(fmt, fmt.layout.root.parser)
    both = list(zip(arguments(fmt, data), data.bodies, strict=True))
    return lambda: [parser(*told, KaitaiStream(BytesIO(one))) for told, one in both]


def arguments(fmt: Format, data: Messages) -> list[tuple[ParamValue, ...]]:
    """Return the values of a format's parameters for each message: its own, or else the default."""
    defaults = {param.id: [param.default] * len(data.bodies) for param in fmt.layout.params}
    return list(zip(*(defaults | dict(data.params)).values(), strict=True)) or [()] * len(data.bodies)


def reading(fmt: Format, data: Messages) -> Callable[[], None]:
    """Return what makes the objects and asks them for each value that has a column: the work that a decoder does."""
    parsed, values = parsing(fmt, data), _values_of(fmt)

    def run() -> None:
        for one in parsed():
            _ask(one, values)

    return run


def _values_of(fmt: Format) -> dict[type, Values]:
    """Return for each class of the parser what asks an object for the values of its columns."""
    found: dict[type, Values] = {}
    for record in fmt.layout.records.values():
        names = [column.id for column in record.columns]
        found[parser_class(fmt, record.parser)] = partial(_some, names, attrgetter("_io", *names))
    return found


def _some(names: list[str], all_of_them: Values, parsed: object) -> object:
    """Ask for all values at once; fields that the message does not have are no attributes."""
    try:
        return all_of_them(parsed)
    except AttributeError:
        return [getattr(parsed, name, None) for name in names]


def _ask(value: object, values: dict[type, Values]) -> None:
    inside = value if isinstance(value, list) else values[type(value)](value)
    assert isinstance(inside, list | tuple)
    for one in inside:
        if isinstance(one, KaitaiStruct | list):
            _ask(one, values)
