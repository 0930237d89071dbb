"""How numbers, bits, texts, bytes and values of logical types lie in a message."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from ksyspark.charsets import is_known, is_own, register_charsets
from ksyspark.logical import InvalidValue, value_reader
from ksyspark.logical.families import functions_of
from ksyspark.spec.expressions.nodes import Name
from ksyspark.spec.logical_types import SHIPPED, Named, read_logical
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    BytesUse,
    Delimiter,
    Endian,
    FloatUse,
    IntegerUse,
    SimpleUse,
    StringUse,
    TypeSpec,
)
from ksyspark_codegen.synthesis.message import Stuck, Undefined

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


def logical_of(owner: TypeSpec, attribute: Attribute) -> Named | None:
    """Return the logical type of bytes or of a text: its own, or that of an instance which has the same value.

    None where all bytes are values of it.
    """
    alike = (one for one in owner.instances.values() if one.value and one.value.tree == Name(attribute.id, 0))
    for one in (attribute, *alike):
        written = one.about.extensions.get("-logical-type")
        named = read_logical(written) if isinstance(written, str) else None
        if named is not None and isinstance(attribute.use, BytesUse | StringUse):
            return named
    return None


def takes_letters(named: Named) -> bool:
    """Tell whether all texts of letters are values of a logical type."""
    return named.name in _OF_LETTERS


def can_draw(named: Named) -> bool:
    """Tell whether `drawn_logical` is for a logical type; values of others are chosen among any bytes or texts."""
    return functions_of(named.name).draw is not None or (named.name in SHIPPED and not takes_letters(named))


def is_value(named: Named, value: object) -> bool:
    """Tell whether bytes or a text are a value of a logical type."""
    try:
        value_reader(str(named))(value)
    except InvalidValue:
        return False
    return True


def drawn_logical(named: Named, size: int | None, chance: Random) -> bytes | None:
    """Draw the bytes of a value of a logical type, in ASCII where it is a text; None where none has the size."""
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
    order: Endian
    kind: str
    is_signed: bool

    def value(self, raw: int) -> object:
        if self.kind == "float":
            return _FLOAT[self.width].unpack(raw.to_bytes(self.width // 8))[0]
        if self.kind == "bool":
            return bool(raw)
        return raw - (1 << self.width) if self.is_signed and raw >> self.width - 1 else raw

    def raw(self, value: object) -> int | None:
        """Return the bits of a value, None where they do not hold it."""
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


def number_shape_of(attribute: Attribute, use: SimpleUse, order: Endian | None, bit_order: Endian) -> NumberShape:
    """Return how a number of a field lies, in an object of these orders. Raises Stuck where no byte order is given."""
    match use:
        case IntegerUse(is_signed, width, endian):
            given = "be" if width == 1 else _given_order(endian or order, attribute)
            return NumberShape(8 * width, given, "int", is_signed)
        case FloatUse(width, endian):
            return NumberShape(8 * width, _given_order(endian or order, attribute), "float", False)
        case BitsUse(width, endian):
            kind = "bool" if width == 1 and attribute.enum is None else "int"
            return NumberShape(width, endian or bit_order, kind, False)
    raise AssertionError(f"{use} is no number")


def _given_order(order: Endian | None, attribute: Attribute) -> Endian:
    if order is None:
        raise Stuck(f"no byte order is given for `{attribute.id}`")
    return order


_PRINTED = "".join(map(chr, range(0x20, 0x7F)))


def decode_text(data: bytes, encoding: str) -> str:
    """Return bytes as text. Raises ValueError for bytes that are no text, or an unknown encoding."""
    register_charsets()
    try:
        return data.decode(encoding)
    except LookupError as error:
        raise ValueError(str(error)) from error


def encode_text(text: str, encoding: str) -> bytes | None:
    """Return text as bytes, None where the encoding has not all its characters."""
    register_charsets()
    try:
        return text.encode(encoding)
    except UnicodeEncodeError:
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
def letters_of(encoding: str) -> str:
    """Return the printed characters of ASCII that an encoding has too, and that mean the same in all its relatives."""
    wanted = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 /._-"
    return "".join(one for one in wanted if (encode_text(one, encoding) or b"") != b"")


@cache
def telling_of(encoding: str) -> tuple[str, ...]:
    """Return characters that distinguish an encoding from others: those have them at another code, or not at all.

    None where Python lacks the encoding, or it is ASCII.
    """
    if is_own(encoding) or encoding.lower() in ("ascii", "us-ascii"):
        return ()
    return tuple(
        one for one in "[]!^|{¢\x85\x8a\x93äßéñÅ€Š\u2019\u0416\U0001f600" if encode_text(one, encoding) is not None
    )


@cache
def free_bits(encoding: str) -> bytes:
    """Return for each byte the low bits that may be flipped: it stays a printed letter."""
    return bytes(_free(byte, encoding) for byte in range(256))


def _free(byte: int, encoding: str) -> int:
    if width_of(encoding) > 1:
        return 0
    for mask in (7, 3, 1):
        if all(_is_letter(byte & ~mask | low, encoding) for low in range(mask + 1)):
            return mask
    return 0


def _is_letter(byte: int, encoding: str) -> bool:
    try:
        text = decode_text(bytes([byte]), encoding)
    except ValueError:
        return False
    return text in _PRINTED and text.isalnum()


@dataclass(frozen=True, slots=True)
class Extent:
    """How many bytes a field takes: `size` of them where that is assigned, else as many as its value needs.

    `most` bounds them, None where nothing does; `ends_alone` tells that nothing but the stream's end is needed.
    """

    size: int | None
    most: int | None
    has_size: bool
    floor: int = 0


@dataclass(frozen=True, slots=True)
class TextShape:
    """How a value becomes the bytes of a field, and back."""

    delimiter: Delimiter
    encoding: str | None
    contents: bytes | None

    def ends(self) -> Iterator[int]:
        """Yield the bytes that end a value or fill up behind it."""
        yield from self.delimiter.terminator or b""
        if self.delimiter.pad_right is not None:
            yield self.delimiter.pad_right

    def value(self, raw: bytes) -> object:
        """Return the value of the bytes of a field. Raises Undefined where they are no text."""
        cut = self.cut(raw)
        if self.encoding is None:
            return cut
        try:
            return decode_text(cut, self.encoding)
        except ValueError as error:
            raise Undefined("the bytes are no text") from error

    def cut(self, raw: bytes) -> bytes:
        delimiter = self.delimiter
        if delimiter.padding is not None:
            raw = raw.rstrip(bytes([delimiter.padding]))
        if delimiter.terminator is None:
            return raw
        end = self.find(raw)
        if end is None:
            return raw
        return raw[: end + len(delimiter.terminator)] if delimiter.include else raw[:end]

    def find(self, raw: bytes) -> int | None:
        """Return where the terminator begins: at a multiple of its width."""
        terminator = self.delimiter.terminator
        assert terminator is not None
        step = len(terminator)
        return next((at for at in range(0, len(raw), step) if raw[at : at + step] == terminator), None)

    def kept(self, raw: bytes) -> int:
        """Return how many bytes stand before the terminator."""
        end = self.find(raw) if self.delimiter.terminator is not None else None
        return len(raw) if end is None else end

    def raw(self, value: object, extent: Extent, fill: int) -> bytes | None:
        """Return the bytes that hold a value, None where it does not fit; `fill` is put where anything may stand."""
        data = value if isinstance(value, bytes) else encode_text(str(value), self.encoding or "UTF-8")
        if data is None:
            return None
        delimiter, size = self.delimiter, extent.size
        terminator = delimiter.terminator or b""
        ended = data if delimiter.include and data.endswith(terminator) else data + terminator
        if not extent.has_size:
            return ended if terminator else data
        if size is None:
            return ended if terminator else data
        if len(data) == size:
            return data
        padded = data + bytes([delimiter.pad_right or 0]) * (size - len(data))
        if terminator and len(ended) <= size and not self._is_padded_only(data, padded):
            pad = fill if delimiter.pad_right is None else delimiter.pad_right
            return ended + bytes([pad]) * (size - len(ended))
        return padded if delimiter.pad_right is not None and len(data) < size else None

    def _is_padded_only(self, data: bytes, padded: bytes) -> bool:
        """Tell whether a value is to be filled up without its terminator: every other one, where it can be read so."""
        return self.delimiter.pad_right is not None and len(data) % 2 == 1 and self.cut(padded) == data
