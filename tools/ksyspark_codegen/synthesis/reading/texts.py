"""Choose runs of bytes and texts: candidates, the most wanted first, with sizes, terminators and padding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from ksyspark.charsets import is_known, width_of_zero
from ksyspark.spec.logical_types import Named
from ksyspark.spec.model import Attribute, Delimiter, SimpleUse, StringUse
from ksyspark_codegen.synthesis.encoding import (
    Extent,
    TextShape,
    can_draw,
    drawn_logical,
    encode_text,
    is_value,
    letters_of,
    telling_of,
    width_of,
)
from ksyspark_codegen.synthesis.message import Key, Leaf, Part, Plane, Scope, TooShort, Trouble, Undefined
from ksyspark_codegen.synthesis.reading.state import Reading, unmet
from ksyspark_codegen.synthesis.reading.value_checks import Checks

# Share of texts that get a letter which distinguishes their encoding from others.
_TELLING_SHARE = 0.3
_DRAWS = 60
# Lengths in letters: mostly short, so that messages stay small; long ones where a message has long texts.
_SHORT = (0, 1, 2, 3, 5, 8, 8, 13, 13, 21, 34, 80)
_LONG = (0, 8, 13, 21, 34, 55, 89, 144, 233, 377)


def text_candidates(
    reading: Reading, part: Part, attribute: Attribute, key: Key, checks: Checks, shape: TextShape, extent: Extent
) -> Iterator[bytes]:
    """Yield bytes for a field, the most wanted first; none for a text in an unknown encoding."""
    if shape.encoding is not None and not is_known(shape.encoding):
        return
    if shape.contents is not None:
        yield shape.contents
        return
    fill = reading.assignments.random.randrange(256) if shape.delimiter.pad_right is None else shape.delimiter.pad_right
    yield from _from_memory(part, shape, extent, kept_plane(reading, part, shape, key))
    for value in _values(reading, part, attribute, key, checks, shape, extent):
        raw = shape.raw(value, extent, 0 if shape.delimiter.terminator else fill)
        if raw is not None and len(raw) >= extent.floor:
            yield raw


def _from_memory(part: Part, shape: TextShape, extent: Extent, plane: Plane) -> Iterator[bytes]:
    """Yield what lies here already, for a field that a terminator ends."""
    if extent.has_size:
        return
    known = part.window.memory.known_run(part.window.base + part.window.pos, plane)
    if known and shape.delimiter.terminator is not None:
        end = shape.find(known)
        if end is not None:
            yield known[: end + len(shape.delimiter.terminator)]
            return
        yield known + shape.delimiter.terminator


def _values(
    reading: Reading, part: Part, attribute: Attribute, key: Key, checks: Checks, shape: TextShape, extent: Extent
) -> Iterator[object]:
    assignments = reading.assignments
    assigned = assignments.assigned.get(key)
    if isinstance(assigned, bytes | str):
        yield assigned
        return
    if key in assignments.drawn:
        yield assignments.drawn[key]
    named = reading.hints.logical_of(part.spec, attribute)
    if named is not None and can_draw(named):
        yield from _logical(named, shape, extent, assignments.random)
        return
    by_rule = [value for kind, value in checks.values_of_rules() if isinstance(value, bytes | str)]
    assignments.random.shuffle(by_rule)
    yield from by_rule
    hints = [
        one for one in reading.hints.values.get(attribute.id, ()) if isinstance(one, str if shape.encoding else bytes)
    ]
    if hints and assignments.random.random() < 0.5:
        yield assignments.random.choice(hints)
    for _ in range(8):
        yield _drawn(reading, part, key, shape, extent)
    yield from hints
    yield b"" if shape.encoding is None else ""
    # A limit, because there may be no value that fits.
    for _ in range(_DRAWS):
        yield _drawn(reading, part, key, shape, extent)


def _logical(named: Named, shape: TextShape, extent: Extent, chance: Random) -> Iterator[object]:
    """Yield values of a logical type."""
    for _ in range(_DRAWS):
        data = drawn_logical(named, extent.size, chance)
        if data is not None:
            yield data if shape.encoding is None else data.decode("ascii")


def _drawn(reading: Reading, part: Part, key: Key, shape: TextShape, extent: Extent) -> object:
    """Return a value of a length that fits, of any bytes, or of letters and digits."""
    chance = reading.assignments.random
    width = width_of(shape.encoding) if shape.encoding else 1
    length = _length(reading, part, key, shape, extent) // width
    if shape.encoding is None:
        if shape.delimiter.terminator is None and shape.delimiter.pad_right is None and not part.window.avoid:
            return chance.randbytes(length)
        return bytes(chance.choices(_harmless(shape, part.window.avoid), k=length))
    text = "".join(chance.choices(letters_of(shape.encoding), k=length))
    return _with_telling_letter(text, shape.encoding, chance)


def _with_telling_letter(text: str, encoding: str, chance: Random) -> str:
    """Put, now and then, a character into a text that other encodings have elsewhere; it stays as long in bytes."""
    telling = telling_of(encoding)
    if not telling or chance.random() >= _TELLING_SHARE:
        return text
    one = chance.choice(telling)
    units = len(encode_text(one, encoding) or b"") // width_of(encoding)
    if units > len(text):
        return text
    place = chance.randint(0, len(text) - units)
    return text[:place] + one + text[place + units :]


def _harmless(shape: TextShape, avoid: frozenset[int]) -> list[int]:
    ends = {*shape.ends(), *avoid}
    return [byte for byte in range(1, 256) if byte not in ends]


def _length(reading: Reading, part: Part, key: Key, shape: TextShape, extent: Extent) -> int:
    chance, delimiter = reading.assignments.random, shape.delimiter
    if extent.size is not None:
        is_loose = delimiter.terminator is not None or delimiter.pad_right is not None
        return chance.randint(0, extent.size) if is_loose else extent.size
    drawn = (
        0
        if reading.is_short(part.window, key)
        else chance.choice(_LONG if reading.assignments.has_long_texts else _SHORT)
    )
    drawn = max(drawn, extent.floor)
    ending = len(delimiter.terminator or b"")
    return drawn if extent.most is None else min(drawn, max(extent.most - ending, 0))


def kept_plane(reading: Reading, part: Part, shape: TextShape, key: Key) -> Plane:
    """Return which bits that lie here already are to be kept: bytes all, a text those that were looked at as one."""
    if key in reading.assignments.assigned:
        return "read"
    if reading.look is not None or shape.encoding is None:
        return "known"
    place = part.window.base + part.window.pos
    return reading.plane(key) if reading.texts_ahead.get(place) == shape.encoding else "firm"


_CANDIDATES = 60
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
    for raw in islice(text_candidates(reading, part, attribute, key, checks, shape, extent), _CANDIDATES):
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
        len(one if isinstance(one, bytes) else encode_text(one, shape.encoding or "UTF-8") or b"")
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
