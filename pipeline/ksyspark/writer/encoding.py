"""How single values lie in a message: numbers, texts and bytes, what ends them, and what a process makes of them."""

import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ksyspark.charsets import width_of_zero
from ksyspark.display import show_given, show_plain
from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.processes import CHANGES
from ksyspark.interpreter.stream import Fuel
from ksyspark.spec import model
from ksyspark.writer.octets import Octets
from ksyspark.writer.rows import NotWritten

_UNDONE: Mapping[str, Callable[..., bytes]] = {
    "xor": CHANGES["xor"],
    "rol": CHANGES["ror"],
    "ror": CHANGES["rol"],
    "zlib": lambda _fuel, data: zlib.compress(data),
}


def number(out: Octets, holder: Object, use: model.SimpleUse, value: Any, path: str) -> None:
    """Write a number of a field. Raises NotWritten for a float that is too large."""
    own = holder.type.spec.endian
    order = (own if isinstance(own, str) else holder.order) or "be"
    match use:
        case model.IntegerUse(is_signed, width, endian):
            out.integer(int(value), width, endian or order, signed=is_signed)
        case model.FloatUse(width, endian):
            try:
                out.float(value, width, endian or order)
            except OverflowError:
                raise NotWritten(path, f"{show_plain(value)} does not fit into f{width}") from None
        case model.BitsUse(width, endian):
            out.bits(int(value), width, endian or holder.type.spec.bit_endian)


def encoded(value: str | bytes, charset: str, path: str) -> bytes:
    """Return a text in its encoding. Raises NotWritten for characters that this lacks."""
    if isinstance(value, bytes):
        return value
    try:
        return value.encode(charset)
    except (UnicodeEncodeError, LookupError):
        raise NotWritten(path, f"{show_given(value)} has characters that {charset} lacks") from None


def mark_of(use: model.SimpleUse, delimiter: model.Delimiter, charset: str) -> bytes:
    """Return what stands behind a value that is shorter than its field; no bytes if nothing does."""
    if delimiter.include:
        return b""
    is_zero = isinstance(use, model.StringUse) and use.is_zero_terminated and delimiter.terminator is None
    return bytes(width_of_zero(charset)) if is_zero else delimiter.terminator or b""


def end_of(use: model.SimpleUse, delimiter: model.Delimiter, charset: str) -> bytes:
    """Return what stands behind a value that has no size."""
    return b"" if delimiter.size_eos or not delimiter.consume else mark_of(use, delimiter, charset)


def blank(use: model.SimpleUse, size: int, charset: str) -> str | bytes:
    """Return a text of blanks, or bytes of zero, as long as there is room."""
    return " " * (size // len(" ".encode(charset))) if isinstance(use, model.StringUse) else bytes(size)


def unprocessed(name: str, data: bytes, arguments: Sequence[Any], raw: bytes | None, path: str) -> bytes:
    """Return bytes of which a process makes `data`: `raw`, where it does of these. Raises NotWritten."""
    try:
        if raw is not None and name in CHANGES and CHANGES[name](Fuel(len(raw)), raw, *arguments) == data:
            return raw
        return _UNDONE[name](Fuel(len(data)), data, *arguments)
    except (Failed, *ARITHMETIC):
        raise NotWritten(path, f"bytes cannot be written through the process {name}") from None
