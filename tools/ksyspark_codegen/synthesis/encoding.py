"""What is known of values before any message is made: literals that fields are compared with, and how values lie there.

Numbers, bits, texts, bytes and values of logical types have their encodings here.
"""

import math
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from decimal import Decimal
from functools import cache
from random import Random
from typing import Any

import pyarrow as pa

from ksyspark.charsets import is_known, is_own, register_charsets
from ksyspark.logical import InvalidValue
from ksyspark.logical.families import functions_of, logical_type, value_reader, value_writer
from ksyspark.spec import model
from ksyspark.spec.expressions import Expression, names_in, nodes, walk
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.logical_types import Named, families, read_logical
from ksyspark.spec.model import Attribute, Formula, SwitchUse, TypeSpec, UserTypeUse, simple_uses

Literal = int | float | str | bytes | bool
_ROUNDS = 4


def near_values(library: Library) -> Mapping[str, tuple[Literal, ...]]:
    """Return by the name of a field, wherever it stands, the literals that it, or a value computed from it, meets.

    What is given to a parameter, or gives a value instance, is compared with whatever these are.
    """
    nearby: dict[str, dict[Literal, None]] = {}
    for owner, attribute in all_attributes(library):
        for trees in _groups(attribute):
            literals = {value: None for tree in trees for value in literals_in(library, owner, tree)}
            for name in _names(trees, attribute.id):
                nearby.setdefault(name, {}).update(literals)
        for formula in attribute.valid.all_formulas() if attribute.valid else ():
            nearby.setdefault(attribute.id, {}).update(dict.fromkeys(literals_in(library, owner, formula.tree)))
    flows = [(name, source) for name, tree in computed(library) for source in sorted(names_in(tree))]
    for _ in range(_ROUNDS):
        for name, source in flows:
            nearby.setdefault(source, {}).update(nearby.get(name, {}))
    return {name: tuple(values) for name, values in nearby.items()}


def _groups(attribute: Attribute) -> Iterator[tuple[Expression, ...]]:
    """Yield the expressions of an attribute whose names and literals have to do with each other."""
    counted = attribute.repeat.formula if attribute.repeat else None
    for formula in (attribute.delimiter.size, attribute.condition, attribute.pos, attribute.value, counted):
        if formula is not None:
            yield (formula.tree,)
    if attribute.valid:
        yield tuple(formula.tree for formula in attribute.valid.all_formulas())
    if isinstance(attribute.use, SwitchUse):
        whens = (case.when.tree for case in attribute.use.cases if case.when)
        yield (attribute.use.on.tree, *whens)


def formulas_of(attribute: Attribute) -> Iterator[Formula]:
    """Yield the expressions of a field or an instance, but those of its cases and of what its type is given."""
    counted = attribute.repeat.formula if attribute.repeat is not None else None
    own = (attribute.value, attribute.condition, attribute.delimiter.size, attribute.pos, counted, attribute.io)
    yield from (formula for formula in own if formula is not None)
    if isinstance(attribute.use, SwitchUse):
        yield attribute.use.on
    if attribute.valid is not None:
        yield from attribute.valid.all_formulas()


def literals_in(library: Library, owner: TypeSpec, tree: Expression) -> Iterator[Literal]:
    """Yield the literals of an expression."""
    for part in walk(tree):
        match part:
            case nodes.IntLiteral(value) | nodes.FloatLiteral(value) | nodes.StringLiteral(value):
                yield value
            case nodes.BoolLiteral(value):
                yield value
            case nodes.EnumLabel():
                yield _code_of(library, owner, part)
            case nodes.ListLiteral(items) if all(isinstance(item, nodes.IntLiteral) for item in items):
                codes = [item.value for item in items if isinstance(item, nodes.IntLiteral)]
                if all(0 <= code <= 255 for code in codes):
                    yield bytes(codes)


def _code_of(library: Library, owner: TypeSpec, label: nodes.EnumLabel) -> int:
    spec = library.find_enum(owner, label.path, label.is_absolute)
    assert spec is not None
    return next(code for code, value in spec.values.items() if value.label == label.label)


def _names(trees: tuple[Expression, ...], own: str) -> Iterator[str]:
    for tree in trees:
        for part in walk(tree):
            if isinstance(part, nodes.Name | nodes.Member):
                yield own if part.id == "_" else part.id


def names_behind(library: Library, trees: Iterable[Expression]) -> frozenset[str]:
    """Return the names in expressions, and those that value instances of such a name are computed from."""
    values: dict[str, list[Expression]] = {}
    for name, tree in computed(library):
        values.setdefault(name, []).append(tree)
    names: set[str] = set()
    waiting = [name for tree in trees for name in _names((tree,), "")]
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting += [more for tree in values.get(name, ()) for more in _names((tree,), "")]
    return frozenset(names)


def arguments_of(library: Library) -> Iterator[tuple[str, Expression]]:
    """Yield names of parameters with what is given for them."""
    for owner, attribute in all_attributes(library):
        for use, _ in simple_uses(attribute):
            if isinstance(use, UserTypeUse):
                target = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                for parameter, argument in zip(target.params if target else (), use.reference.arguments, strict=False):
                    yield parameter.id, argument


def computed(library: Library) -> Iterator[tuple[str, Expression]]:
    """Yield names of value instances with their values, then those of parameters with what is given for them."""
    for _, attribute in all_attributes(library):
        if attribute.value is not None:
            yield attribute.id, attribute.value.tree
    yield from arguments_of(library)


# Bytes of a number of a type whose values nothing writes.
_SIZES = range(3, 9)
# Values that are drawn until a type has one in a size.
_TRIES = 4
_MOMENTS = datetime(1961, 1, 1), datetime(2060, 1, 1)  # noqa: DTZ001 (the types have no zone)


def logical_of(owner: model.TypeSpec, attribute: model.Attribute) -> Named | None:
    """Return the logical type of bytes or text, or of an instance of the same value; None where all bytes fit."""
    alike = (one for one in owner.instances.values() if one.value and one.value.tree == Name(attribute.id, 0))
    for part in (attribute, *alike):
        written = part.about.extensions.get("-logical-type")
        named = read_logical(written) if isinstance(written, str) else None
        if named is not None and isinstance(attribute.use, model.BytesUse | model.StringUse):
            return named
    return None


def drawn_logical(named: Named, size: int | None, chance: Random) -> bytes | None:
    """Draw the bytes of a value of a logical type, in ASCII where it is a text, or None if none has the size."""
    draw, write = functions_of(named.name).draw, value_writer(str(named))
    if draw is not None:
        return draw(named.arguments, size, chance)
    if write is None or named.name == "sas_missing":
        size = chance.choice(_SIZES) if size is None else size
        return chance.randbytes(size) if size in _SIZES else None
    drawn = (_written(named, write, size, chance) for _ in range(_TRIES))
    return next((data for data in drawn if data is not None), None)


def _written(named: Named, write: Callable[[Any, Any], Any], size: int | None, chance: Random) -> bytes | None:
    """Draw a value and return its bytes, or None if the type has no such value in that size."""
    try:
        value = write(_drawn(logical_type(str(named)).arrow, chance), "binary" if size is None else bytes(size))
        data = value.encode() if isinstance(value, str) else value
        if not isinstance(data, bytes) or size not in (None, len(data)):
            return None
        is_text = families()[named.name].physical_of(named.arguments) == ("string",)
        value_reader(str(named))(data.decode() if is_text else data)
    except (ValueError, ArithmeticError, InvalidValue):
        return None
    return data


def _drawn(kind: pa.DataType, chance: Random) -> object:
    """Draw a value of an Arrow type: numbers of few digits, days and times of a hundred years."""
    if pa.types.is_decimal(kind):
        whole = chance.randrange(10 ** min(kind.precision, 6))
        return Decimal(whole * chance.choice((1, 1, -1))).scaleb(-min(kind.scale, 2))
    if pa.types.is_string(kind):
        return "".join(chance.choice("abc0123456789") for _ in range(chance.randint(1, 8)))
    if pa.types.is_duration(kind):
        return timedelta(seconds=chance.randrange(86400))
    moment = _MOMENTS[0] + timedelta(seconds=chance.randrange(int((_MOMENTS[1] - _MOMENTS[0]).total_seconds())))
    if pa.types.is_date(kind):
        return moment.date()
    return moment if pa.types.is_timestamp(kind) else float(chance.randrange(-99, 1000))


@dataclass(frozen=True, slots=True)
class NumberShape:
    """How a number lies in the stream; `kind` is `int`, `float` or `bool`."""

    width: int
    order: model.Endian
    kind: str
    is_signed: bool

    def raw(self, value: object) -> int | None:
        """Return the bits of a value, or None if they do not hold it."""
        if self.kind == "float":
            return _raw_of_float(self.width, value)
        if not isinstance(value, int) or not self.least <= value <= self.most:
            return None
        return value & (1 << self.width) - 1

    @property
    def least(self) -> int:
        return -(1 << self.width - 1) if self.is_signed else 0

    @property
    def most(self) -> int:
        return (1 << self.width - self.is_signed) - 1


_FLOAT = {32: struct.Struct(">f"), 64: struct.Struct(">d")}


def _raw_of_float(width: int, value: object) -> int | None:
    if not isinstance(value, int | float):
        return None
    try:
        data = _FLOAT[width].pack(value)
    except OverflowError:
        return None
    same = _FLOAT[width].unpack(data)[0]
    return int.from_bytes(data) if same == value or math.isnan(same) else None


_ORDERS: dict[model.Endian, Any] = {"be": "big", "le": "little"}


def with_bits(data: bytes, bit: int, width: int, order: model.Endian, value: int) -> bytes:
    """Return bytes with the low `width` bits of a number from bit `bit` on."""
    start, end = bit // 8, -(-(bit + width) // 8)
    shift = end * 8 - bit - width if order == "be" else bit - start * 8
    mask = (1 << width) - 1 << shift
    before = int.from_bytes(data[start:end], _ORDERS[order])
    number = before & ~mask | value << shift & mask
    return data[:start] + number.to_bytes(end - start, _ORDERS[order]) + data[end:]


def encode_text(text: str, encoding: str) -> bytes | None:
    """Return text as bytes, or None if the encoding has not all its characters, or is unknown."""
    register_charsets()
    try:
        return text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return None


@cache
def bad_bytes(encoding: str) -> tuple[bytes, ...]:
    """Return bytes, each as wide as a letter, that make any text of an encoding no text; none where all bytes are.

    An unknown encoding has none either: no byte of it is valid.
    """
    if not is_known(encoding):
        return ()
    width = len(encode_text("a", encoding) or b"")
    singles = [bytes([byte]) for byte in range(256)]
    wide = [b"\xd8" * width, b"\xdc" * width, b"\xff" * width]
    return tuple(one for one in (singles if width == 1 else wide) if not _is_text(one, encoding))


def _is_text(data: bytes, encoding: str) -> bool:
    try:
        return bool(data.decode(encoding))
    except ValueError:
        return False


@cache
def telling_of(encoding: str) -> tuple[str, ...]:
    """Return characters that an encoding has at codes of its own; none for ASCII, and where Python lacks it."""
    if is_own(encoding) or encoding.lower() in ("ascii", "us-ascii"):
        return ()
    characters = "[]!^|{¢\x85\x8a\x93äßéñÅ€Š\u2019\u0416\U0001f600"
    return tuple(letter for letter in characters if encode_text(letter, encoding) is not None)
