"""Read runs of bytes and texts strictly."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ksyspark.spec.model import BytesUse, StringUse
from ksyspark_codegen.synthesis.charsets import decode
from ksyspark_codegen.synthesis.judging.spot import Spot
from ksyspark_codegen.synthesis.judging.strict import Strict
from ksyspark_codegen.synthesis.read_text import delimiter_of
from ksyspark_codegen.synthesis.text_shape import TextShape


@dataclass(frozen=True, slots=True)
class Span:
    """Bytes that were taken: the first, and how many are the content."""

    start: int
    size: int


def read_bytes(strict: Strict, spot: Spot, use: StringUse | BytesUse) -> object:
    """Read bytes or a text. Raises Refused."""
    encoding = encoding_of(spot) if isinstance(use, StringUse) else None
    span = take(strict, replace(spot, delimiter=delimiter_of(spot.delimiter, use, encoding)))
    data = bytes(strict.memory.data[span.start : span.start + span.size])
    if encoding is None:
        return data
    try:
        return decode(data, encoding)
    except ValueError as error:
        raise strict.refuse_at(spot, "encoding", f"not valid {encoding}") from error


def encoding_of(spot: Spot) -> str:
    """Return the encoding of a text."""
    return spot.attribute.encoding or spot.part.spec.encoding or "UTF-8"


def take(strict: Strict, spot: Spot) -> Span:
    """Take the bytes of a field; return where its content lies, without what ends it or fills it up. Raises Refused."""
    window, delimiter = spot.part.window, spot.delimiter
    left = max(strict.size_of(window) - window.pos, 0)
    if spot.attribute.contents is not None:
        size = len(spot.attribute.contents)
    elif delimiter.size is not None:
        size = strict.number(delimiter.size, spot.frame)
    elif delimiter.size_eos:
        size = left
    else:
        return _to_terminator(strict, spot)
    if size < 0:
        raise strict.refuse_at(spot, "negative", f"a size of {size}")
    if size > left:
        raise strict.refuse_at(spot, "end", f"needs {size} bytes, {left} left")
    first = window.base + window.pos
    window.advance(8 * size)
    raw = bytes(strict.memory.data[first : first + size])
    return Span(first, len(TextShape(delimiter, None, None).cut(raw)))


def _to_terminator(strict: Strict, spot: Spot) -> Span:
    window, delimiter = spot.part.window, spot.delimiter
    assert delimiter.terminator is not None
    first, width = window.base + window.pos, len(delimiter.terminator)
    raw = bytes(strict.memory.data[first : window.base + strict.size_of(window)])
    end = TextShape(delimiter, None, None).find(raw)
    if end is not None:
        window.advance(8 * (end + width * delimiter.consume))
        return Span(first, end + width * delimiter.include)
    if delimiter.eos_error:
        raise strict.refuse_at(spot, "terminator", f"no terminator {delimiter.terminator.hex()}")
    window.advance(8 * len(raw))
    return Span(first, len(raw))
