"""How numbers, bits, texts, bytes and values of logical types lie in a message."""

import math
import struct
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Literal

from ksyspark.charsets import is_known, is_own, register_charsets
from ksyspark.logical.families import functions_of
from ksyspark.spec import model
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.logical_types import Named, read_logical

_FORMS = {
    "date": ("yyyymmdd", "yyyy-mm-dd", "mm/dd/yyyy", "dd.mm.yyyy"),
    "time": ("00hhnnss", "hh:nn:ss", "hh.nn.ss"),
    "timestamp": ("yyyymmddhhnnssffffff", "yyyy-mm-dd hh:nn:ss.ffffff", "yyyy-mm-dd-hh.nn.ss.ffffff"),
}
_MQ_FORMS = {"date": ("yyyymmdd",), "time": ("hhnnsscc",), "timestamp": ("yyyymmddhhnnsscc",)}
_OF_LETTERS = ("mqtt_string", "mqtt_topic_name", "mqtt_topic_filter")
_DIGITS, _SCALE = 38, 0
_NUMBER_SIZES = range(2, 21)
_FLOAT_SIZES = range(3, 9)


def logical_of(owner: model.TypeSpec, attribute: model.Attribute) -> Named | None:
    """Return the logical type of bytes or of a text: its own, or that of an instance which has the same value.

    None where all bytes are values of it.
    """
    alike = (one for one in owner.instances.values() if one.value and one.value.tree == Name(attribute.id, 0))
    for part in (attribute, *alike):
        written = part.about.extensions.get("-logical-type")
        named = read_logical(written) if isinstance(written, str) else None
        if named is not None and isinstance(attribute.use, model.BytesUse | model.StringUse):
            return named
    return None


def takes_letters(named: Named) -> bool:
    """Tell whether all texts of letters are values of a logical type."""
    return named.name in _OF_LETTERS


def drawn_logical(named: Named, size: int | None, chance: Random) -> bytes | None:
    """Draw the bytes of a value of a logical type, in ASCII where it is a text, or None if none has the size."""
    draw = functions_of(named.name).draw
    if draw is not None:
        return draw(named.arguments, size, chance)
    kind = named.name.removeprefix("maxdb_").removeprefix("mq_")
    if kind.startswith("defined_"):
        inner = _drawn(named, kind.removeprefix("defined_"), None if size is None else size - 1, chance)
        return None if inner is None else bytes([chance.choice((0x00, 0x01, 0x20, 0xFF))]) + inner
    return _drawn(named, kind, size, chance)


def _drawn(named: Named, kind: str, size: int | None, chance: Random) -> bytes | None:
    if kind in ("number", "number_text"):
        return _number(named, size, chance)
    if kind not in _FORMS:
        size = chance.choice(_FLOAT_SIZES) if size is None else size
        return chance.randbytes(size) if size in _FLOAT_SIZES else None
    forms = (_MQ_FORMS if named.name.startswith("mq") else _FORMS)[kind]
    fitting = [form for form in forms if size is None or len(form) == size]
    return _filled(chance.choice(fitting), chance).encode() if fitting else None


def _filled(form: str, chance: Random) -> str:
    parts = {
        "yyyy": f"{chance.randint(1960, 2060)}",
        "mm": f"{chance.randint(1, 12):02}",
        "dd": f"{chance.randint(1, 28):02}",
        "hh": f"{chance.randrange(24):02}",
        "nn": f"{chance.randrange(60):02}",
        "ss": f"{chance.randrange(60):02}",
        "ffffff": f"{chance.randrange(1_000_000):06}",
        "cc": f"{chance.randrange(100):02}",
    }
    for part, digits in parts.items():
        form = form.replace(part, digits)
    return form


def _number(named: Named, size: int | None, chance: Random) -> bytes | None:
    """Return a characteristic and packed digits of a fraction; negative numbers are their ten's complement."""
    size = chance.choice((2, 4, 8)) if size is None else size
    if size not in _NUMBER_SIZES:
        return None
    precision, scale = _digits_of(named)
    whole = chance.randint(1, max(min(precision - scale, 12), 1))
    count = chance.randint(1, min(2 * (size - 1), whole + scale))
    if precision == scale or chance.random() < 0.1:
        return b"\x80" + bytes(size - 1)
    places = 2 * (size - 1)
    number = int("".join([str(chance.randint(1, 9)), *(str(chance.randrange(10)) for _ in range(count - 1))]))
    fraction = number * 10 ** (places - count)
    if chance.random() < 0.4:
        return bytes([0x40 - whole]) + bytes.fromhex(f"{10**places - fraction:0{places}}")
    return bytes([0xC0 + whole]) + bytes.fromhex(f"{fraction:0{places}}")


def _digits_of(named: Named) -> tuple[int, int]:
    digits = [int(argument) for argument in named.arguments if argument.strip().isdecimal()]
    return (digits[0] if digits else _DIGITS), (digits[1] if len(digits) > 1 else _SCALE)


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


def number_shape_of(
    attribute: model.Attribute, use: model.SimpleUse, order: model.Endian | None, bit_order: model.Endian
) -> NumberShape:
    """Return how a number of a field lies, in an object of these orders."""
    match use:
        case model.IntegerUse(is_signed, width, endian):
            return NumberShape(8 * width, endian or order or "be", "int", is_signed)
        case model.FloatUse(width, endian):
            return NumberShape(8 * width, endian or order or "be", "float", False)
        case model.BitsUse(width, endian):
            kind = "bool" if width == 1 and attribute.enum is None else "int"
            return NumberShape(width, endian or bit_order, kind, False)
    raise AssertionError(f"{use} is no number")


_ORDERS: dict[model.Endian, Literal["big", "little"]] = {"be": "big", "le": "little"}


def with_bits(data: bytes, bit: int, width: int, order: model.Endian, value: int) -> bytes:
    """Return bytes with the low `width` bits of a number from bit `bit` on."""
    start, end = bit // 8, -(-(bit + width) // 8)
    shift = end * 8 - bit - width if order == "be" else bit - start * 8
    mask = (1 << width) - 1 << shift
    before = int.from_bytes(data[start:end], _ORDERS[order])
    number = before & ~mask | value << shift & mask
    return data[:start] + number.to_bytes(end - start, _ORDERS[order]) + data[end:]


_PRINTED = "".join(map(chr, range(0x20, 0x7F)))


def decode_text(data: bytes, encoding: str) -> str:
    """Return bytes as text. Raises ValueError for bytes that are no text, or an unknown encoding."""
    register_charsets()
    try:
        return data.decode(encoding)
    except LookupError as error:
        raise ValueError(str(error)) from error


def encode_text(text: str, encoding: str) -> bytes | None:
    """Return text as bytes, or None if the encoding has not all its characters, or is unknown."""
    register_charsets()
    try:
        return text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return None


@cache
def width_of(encoding: str) -> int:
    """Return how many bytes a letter has."""
    return len(encode_text("a", encoding) or b"")


@cache
def bad_bytes(encoding: str) -> tuple[bytes, ...]:
    """Return bytes, each as wide as a letter, that make any text of an encoding no text; none where all bytes are.

    An unknown encoding has none either: no byte of it is valid.
    """
    if not is_known(encoding):
        return ()
    width = width_of(encoding)
    singles = [bytes([byte]) for byte in range(256)]
    wide = [b"\xd8" * width, b"\xdc" * width, b"\xff" * width]
    return tuple(one for one in (singles if width == 1 else wide) if not _is_text(one, encoding))


def _is_text(data: bytes, encoding: str) -> bool:
    try:
        decode_text(data, encoding)
    except ValueError:
        return False
    return True


@cache
def telling_of(encoding: str) -> tuple[str, ...]:
    """Return characters that distinguish an encoding from others: those have them at another code, or not at all.

    Empty where Python lacks the encoding, or it is ASCII.
    """
    if is_own(encoding) or encoding.lower() in ("ascii", "us-ascii"):
        return ()
    characters = "[]!^|{¢\x85\x8a\x93äßéñÅ€Š\u2019\u0416\U0001f600"
    return tuple(letter for letter in characters if encode_text(letter, encoding) is not None)
