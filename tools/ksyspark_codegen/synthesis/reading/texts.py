"""Choose runs of bytes and texts, with their sizes, terminators and padding."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from ksyspark.charsets import width_of_zero
from ksyspark.spec.model import Attribute, Delimiter, SimpleUse, StringUse
from ksyspark_codegen.synthesis.message.assignments import TooShort, Trouble
from ksyspark_codegen.synthesis.message.logical import is_value
from ksyspark_codegen.synthesis.message.parts import Key, Part, Scope, Undefined
from ksyspark_codegen.synthesis.message.solved import Leaf
from ksyspark_codegen.synthesis.message.text import Extent, TextShape, encode
from ksyspark_codegen.synthesis.reading.state import Reading, unmet
from ksyspark_codegen.synthesis.reading.text_values import kept_plane, text_candidates
from ksyspark_codegen.synthesis.reading.value_checks import Checks

_TRIES = 60
_MOST_BYTES = 1 << 16


def read_text(
    reading: Reading, part: Part, attribute: Attribute, use: SimpleUse, scope: Scope, key: Key, checks: Checks
) -> object:
    """Choose bytes or a text at the place where the stream stands. Raises Trouble where none fits."""
    window = part.window
    window.align()
    part.starts[key] = window.base + window.pos
    encoding = (attribute.encoding or part.spec.encoding or "UTF-8") if isinstance(use, StringUse) else None
    shape = TextShape(delimiter_of(attribute.delimiter, use, encoding), encoding, attribute.contents)
    extent = _extent(reading, part, attribute, scope, key)
    try:
        raw = _chosen(reading, part, attribute, key, checks, shape, extent)
    except Trouble:
        if not checks.give_up_count():
            raise
        raw = _chosen(reading, part, attribute, key, checks, shape, extent)
    value = shape.value(raw)
    consumed = len(raw) if shape.delimiter.consume or extent.has_size else shape.kept(raw)
    window.memory.write(window.base + window.pos, raw)
    start = window.base + window.pos
    if reading.look is not None:
        reading.texts_ahead[start] = shape.encoding or ""
        if key in reading.assignments.assigned:
            reading.look.seen.required.write(start, b"\xff" * len(raw))
    # A terminator that is left standing lies in this stream, whether or not another field reads it.
    window.least = max(window.least, window.pos + len(raw))
    window.advance(8 * consumed)
    _assign_size(reading, part, attribute, scope, key, len(raw))
    reading.assignments.drawn[key] = value
    reading.ranges.pop(key, None)
    checks.note()
    ends = frozenset(shape.ends())
    reading.leaves.append(Leaf(start * 8, 8 * len(raw), part.spec, attribute, encoding, "be", window.is_cut, ends))
    return value


def delimiter_of(delimiter: Delimiter, use: SimpleUse, encoding: str | None) -> Delimiter:
    """Return the delimiter of a field, with the zero bytes that end a `strz` of a switch."""
    is_ended = isinstance(use, StringUse) and use.is_zero_terminated and delimiter.terminator is None
    return replace(delimiter, terminator=bytes(width_of_zero(encoding))) if is_ended else delimiter


def _extent(reading: Reading, part: Part, attribute: Attribute, scope: Scope, key: Key) -> Extent:
    window, delimiter = part.window, attribute.delimiter
    left = window.left()
    if attribute.contents is not None:
        size: int | None = len(attribute.contents)
    elif delimiter.size is not None:
        size = _given_size(reading, attribute, scope, key)
    elif delimiter.size_eos:
        floor = max(reading.floor(window) - window.pos, 0)
        known = reading.end_before(window)
        if known is not None and window.limit is None and known >= window.pos + floor:
            return Extent(known - window.pos, left, True, floor)
        return Extent(left if window.limit is not None or window.is_closed else None, left, True, floor)
    else:
        return Extent(None, left, False)
    if size is not None and left is not None and size > left:
        raise TooShort(window, window.pos + size)
    return Extent(size, left, True)


def _given_size(reading: Reading, attribute: Attribute, scope: Scope, key: Key) -> int | None:
    formula = attribute.delimiter.size
    assert formula is not None
    size = reading.value(formula, scope)
    assert isinstance(size, int)
    if reading.is_owned(formula, scope, key):
        return None
    if size < 0:
        raise unmet(formula, scope, ">=", 0)
    if size > _MOST_BYTES:
        raise unmet(formula, scope, "<=", _MOST_BYTES)
    return size


def _assign_size(reading: Reading, part: Part, attribute: Attribute, scope: Scope, key: Key, size: int) -> None:
    """Note the size that was taken: its expression must give it, or the stream ends here."""
    formula = attribute.delimiter.size
    if formula is not None and reading.is_owned(formula, scope, key):
        if reading.value(formula, scope) != size:
            reading.postpone(formula, scope, size, key)
    elif attribute.delimiter.size_eos and part.window.limit is None and not part.window.is_closed:
        part.window.close()


def _chosen(
    reading: Reading, part: Part, attribute: Attribute, key: Key, checks: Checks, shape: TextShape, extent: Extent
) -> bytes:
    window = part.window
    start = window.base + window.pos
    tried: object = None
    is_too_long = False
    named = reading.hints.logical_of(part.spec, attribute)
    plane = kept_plane(reading, part, shape, key)
    for raw in islice(text_candidates(reading, part, attribute, key, checks, shape, extent), _TRIES):
        if extent.most is not None and len(raw) > extent.most:
            is_too_long = True
            continue
        # The bytes that another field has read here come first.
        mixed = window.memory.overlaid(start, raw, plane)
        for found in dict.fromkeys((mixed, window.memory.overlaid(start, raw), raw)):
            fault, value = _fault(shape, extent, found, window.avoid)
            fault = fault or (named is not None and not is_value(named, value))
            tried = tried if fault else value
            checks.width = 8 * len(found)
            if not fault and checks.pass_(value):
                if window.memory.overlaid(start, found) != found:
                    reading.conflict(part, key, found)
                return found
    if is_too_long and extent.most is not None and tried is None:
        raise TooShort(window, window.pos + extent.most + 1)
    raise _trouble(reading, part, attribute, checks, shape, extent, tried)


def _trouble(
    reading: Reading, part: Part, attribute: Attribute, checks: Checks, shape: TextShape, extent: Extent, tried: object
) -> Trouble:
    """Return the trouble that no value passes: the extent is too small, or a rule is in the way."""
    window = part.window
    wanted = _wanted_length(reading, checks, shape)
    if extent.size is not None and wanted is not None and wanted > extent.size:
        formula = attribute.delimiter.size
        return unmet(formula, checks.scope, "==", wanted) if formula else TooShort(window, window.pos + wanted)
    return checks.trouble(tried)


def _wanted_length(reading: Reading, checks: Checks, shape: TextShape) -> int | None:
    """Return the length of the shortest value that rules or other fields require, None where they require none."""
    values = [value for kind, value in checks.values_of_rules() if kind in ("eq", "any-of")]
    assigned = reading.assignments.assigned.get(checks.key)
    if assigned is not None:
        values = [assigned]
    lengths = [
        len(one if isinstance(one, bytes) else encode(one, shape.encoding or "UTF-8") or b"")
        for one in values
        if isinstance(one, bytes | str)
    ]
    return min(lengths, default=None)


def _fault(shape: TextShape, extent: Extent, raw: bytes, avoid: frozenset[int]) -> tuple[bool, object]:
    """Tell whether bytes do not read as one value of the field, and the value."""
    if avoid and not avoid.isdisjoint(raw):
        return True, None
    if not extent.has_size and shape.delimiter.terminator is not None:
        end = shape.find(raw)
        if end is not None and end + len(shape.delimiter.terminator) != len(raw):
            return True, None
    try:
        return False, shape.value(raw)
    except Undefined:
        return True, None
