"""Choose runs of bytes and texts, with their sizes, terminators and padding."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from ksyspark_codegen.lowering.logical import Named
from ksyspark_codegen.making.charsets import encode, letters_of, telling_of, width_of
from ksyspark_codegen.making.checks import Checks
from ksyspark_codegen.making.choices import TooShort, Trouble
from ksyspark_codegen.making.logical import drawn_logical, is_value, takes_letters
from ksyspark_codegen.making.methods import Undefined
from ksyspark_codegen.making.parts import Frame, Key, Part
from ksyspark_codegen.making.reading import Leaf, Reading, unmet
from ksyspark_codegen.making.text_shape import Room, TextShape
from ksyspark_codegen.spec.encodings import width_of_zero
from ksyspark_codegen.spec.model import Attribute, Delimiter, SimpleUse, StringUse

_TOLD_APART = 0.3
_TRIES = 60
_FILLED = 4
_MOST_BYTES = 1 << 16
_SHORT = (0, 1, 2, 3, 5, 8, 8, 13, 13, 21, 34, 80)
_LONG = (0, 8, 13, 21, 34, 55, 89, 144, 233, 377)


def read_text(
    reading: Reading, part: Part, attribute: Attribute, use: SimpleUse, frame: Frame, key: Key, checks: Checks
) -> object:
    """Choose bytes or a text at the place where the stream stands. Raises Trouble where none fits."""
    window = part.window
    window.align()
    part.starts[key] = window.base + window.pos
    encoding = (attribute.encoding or part.spec.encoding or "UTF-8") if isinstance(use, StringUse) else None
    shape = TextShape(delimiter_of(attribute.delimiter, use, encoding), encoding, attribute.contents)
    room = _room(reading, part, attribute, frame, key)
    try:
        raw = _chosen(reading, part, attribute, key, checks, shape, room)
    except Trouble:
        if not checks.give_up_count():
            raise
        raw = _chosen(reading, part, attribute, key, checks, shape, room)
    value = shape.value(raw)
    consumed = len(raw) if shape.delimiter.consume or room.has_size else shape.kept(raw)
    window.memory.write(window.base + window.pos, raw)
    start = window.base + window.pos
    # A terminator that is left standing lies in this stream, whether or not another field reads it.
    window.least = max(window.least, window.pos + len(raw))
    window.advance(8 * consumed)
    _settle_size(reading, part, attribute, frame, key, len(raw))
    reading.choices.drawn[key] = value
    reading.ranges.pop(key, None)
    checks.settle()
    ends = frozenset(shape.ends())
    reading.leaves.append(Leaf(start * 8, 8 * len(raw), part.spec, attribute, encoding, "be", window.is_cut, ends))
    return value


def delimiter_of(delimiter: Delimiter, use: SimpleUse, encoding: str | None) -> Delimiter:
    """Return the delimiter of a field, with the zero bytes that end a `strz` of a switch."""
    is_ended = isinstance(use, StringUse) and use.is_zero_terminated and delimiter.terminator is None
    return replace(delimiter, terminator=bytes(width_of_zero(encoding))) if is_ended else delimiter


def _room(reading: Reading, part: Part, attribute: Attribute, frame: Frame, key: Key) -> Room:
    window, delimiter = part.window, attribute.delimiter
    left = window.left()
    if attribute.contents is not None:
        size: int | None = len(attribute.contents)
    elif delimiter.size is not None:
        size = _told_size(reading, part, attribute, frame, key)
    elif delimiter.size_eos:
        floor = max(reading.floor(window) - window.pos, 0)
        return Room(left if window.limit is not None or window.is_closed else None, left, True, floor)
    else:
        return Room(None, left, False)
    if size is not None and left is not None and size > left:
        raise TooShort(window, window.pos + size)
    return Room(size, left, True)


def _told_size(reading: Reading, part: Part, attribute: Attribute, frame: Frame, key: Key) -> int | None:
    formula = attribute.delimiter.size
    assert formula is not None
    told = reading.value(formula, frame)
    assert isinstance(told, int)
    if reading.is_owned(formula, frame, key):
        return None
    if told < _FILLED and wants_content(reading, part, attribute, frame.asker):
        raise unmet(formula, frame, ">=", _FILLED, goal=("filled", part.spec.path, attribute.id))
    if told < 0:
        raise unmet(formula, frame, ">=", 0)
    if told > _MOST_BYTES:
        raise unmet(formula, frame, "<=", _MOST_BYTES)
    return told


def wants_content(reading: Reading, part: Part, attribute: Attribute, asker: Key) -> bool:
    """Tell whether a goal wants a field to hold some bytes."""
    return reading.goal("filled", part.spec, attribute.id, asker) is not None


def _settle_size(reading: Reading, part: Part, attribute: Attribute, frame: Frame, key: Key, size: int) -> None:
    """Note the size that was taken: its expression must give it, or the stream ends here."""
    formula = attribute.delimiter.size
    if formula is not None and reading.is_owned(formula, frame, key):
        if reading.value(formula, frame) != size:
            reading.owe(formula, frame, size, key)
    elif attribute.delimiter.size_eos and part.window.limit is None and not part.window.is_closed:
        part.window.close()


def _chosen(
    reading: Reading, part: Part, attribute: Attribute, key: Key, checks: Checks, shape: TextShape, room: Room
) -> bytes:
    window = part.window
    start = window.base + window.pos
    tried: object = None
    is_too_long = False
    named = reading.hints.logical_of(part.spec, attribute)
    for raw in islice(_candidates(reading, part, attribute, key, checks, shape, room), _TRIES):
        if room.most is not None and len(raw) > room.most:
            is_too_long = True
            continue
        # What lies here already comes first: another field has read it.
        mixed = window.memory.overlaid(start, raw)
        for found in dict.fromkeys((mixed, raw)):
            fault, value = _fault(shape, room, found, window.avoid)
            fault = fault or (named is not None and not is_value(named, value))
            tried = tried if fault else value
            checks.ahead = 8 * len(found)
            if not fault and checks.pass_(value):
                if found != mixed:
                    reading.clash(part, key, raw)
                return found
    if is_too_long and room.most is not None and tried is None:
        raise TooShort(window, window.pos + room.most + 1)
    raise _trouble(reading, part, attribute, checks, shape, room, tried)


def _trouble(
    reading: Reading, part: Part, attribute: Attribute, checks: Checks, shape: TextShape, room: Room, tried: object
) -> Trouble:
    """Return the trouble that no value passes: the room is too small for those that would, or a rule is in the way."""
    window = part.window
    wanted = _wanted_length(reading, checks, shape)
    if room.size is not None and wanted is not None and wanted > room.size:
        formula = attribute.delimiter.size
        return unmet(formula, checks.frame, "==", wanted) if formula else TooShort(window, window.pos + wanted)
    return checks.trouble(tried)


def _wanted_length(reading: Reading, checks: Checks, shape: TextShape) -> int | None:
    """Return how long the shortest value is that rules or other fields ask for, None where they ask for none."""
    told = [value for kind, value in checks.told_values() if kind in ("eq", "any-of")]
    settled = reading.choices.settled.get(checks.key)
    if settled is not None:
        told = [settled]
    lengths = [
        len(one if isinstance(one, bytes) else encode(one, shape.encoding or "UTF-8") or b"")
        for one in told
        if isinstance(one, bytes | str)
    ]
    return min(lengths, default=None)


def _fault(shape: TextShape, room: Room, raw: bytes, avoid: frozenset[int]) -> tuple[bool, object]:
    """Tell whether bytes do not read as one value of the field, and the value."""
    if avoid and not avoid.isdisjoint(raw):
        return True, None
    if not room.has_size and shape.delimiter.terminator is not None:
        end = shape.find(raw)
        if end is not None and end + len(shape.delimiter.terminator) != len(raw):
            return True, None
    try:
        return False, shape.value(raw)
    except Undefined:
        return True, None


def _candidates(
    reading: Reading, part: Part, attribute: Attribute, key: Key, checks: Checks, shape: TextShape, room: Room
) -> Iterator[bytes]:
    """Yield bytes for a field, the most wanted first."""
    if shape.contents is not None:
        yield shape.contents
        return
    fill = reading.choices.random.randrange(256) if shape.delimiter.pad_right is None else shape.delimiter.pad_right
    yield from _told_by_memory(part, shape, room)
    for value in _values(reading, part, attribute, key, checks, shape, room):
        raw = shape.raw(value, room, 0 if shape.delimiter.terminator else fill)
        if raw is not None and len(raw) >= room.floor:
            yield raw


def _told_by_memory(part: Part, shape: TextShape, room: Room) -> Iterator[bytes]:
    """Yield what lies here already, for a field that a terminator ends."""
    if room.has_size:
        return
    known = part.window.memory.known_run(part.window.base + part.window.pos)
    if known and shape.delimiter.terminator is not None:
        end = shape.find(known)
        if end is not None:
            yield known[: end + len(shape.delimiter.terminator)]
            return
        yield known + shape.delimiter.terminator


def _values(
    reading: Reading, part: Part, attribute: Attribute, key: Key, checks: Checks, shape: TextShape, room: Room
) -> Iterator[object]:
    choices = reading.choices
    settled = choices.settled.get(key)
    if isinstance(settled, bytes | str):
        yield settled
        return
    if key in choices.drawn:
        yield choices.drawn[key]
    named = reading.hints.logical_of(part.spec, attribute)
    if named is not None and not takes_letters(named):
        yield from _logical(named, shape, room, choices.random)
        return
    told = [value for kind, value in checks.told_values() if isinstance(value, bytes | str)]
    choices.random.shuffle(told)
    yield from told
    hints = [
        one for one in reading.hints.values.get(attribute.id, ()) if isinstance(one, str if shape.encoding else bytes)
    ]
    if hints and choices.random.random() < 0.5:
        yield choices.random.choice(hints)
    for _ in range(8):
        yield _drawn(reading, part, attribute, key, shape, room)
    yield from hints
    yield b"" if shape.encoding is None else ""
    # Not without end: there may be no value that fits.
    for _ in range(_TRIES):
        yield _drawn(reading, part, attribute, key, shape, room)


def _logical(named: Named, shape: TextShape, room: Room, chance: Random) -> Iterator[object]:
    """Yield values of a logical type."""
    for _ in range(_TRIES):
        data = drawn_logical(named, room.size, chance)
        if data is not None:
            yield data if shape.encoding is None else data.decode("ascii")


def _drawn(reading: Reading, part: Part, attribute: Attribute, key: Key, shape: TextShape, room: Room) -> object:
    """Return a value of a length that fits, of any bytes, or of letters and digits."""
    chance = reading.choices.random
    width = width_of(shape.encoding) if shape.encoding else 1
    length = _length(reading, part, attribute, key, shape, room) // width
    if shape.encoding is None:
        if shape.delimiter.terminator is None and shape.delimiter.pad_right is None and not part.window.avoid:
            return chance.randbytes(length)
        return bytes(chance.choices(_harmless(shape, part.window.avoid), k=length))
    text = "".join(chance.choices(letters_of(shape.encoding), k=length))
    return _told_apart(text, shape.encoding, chance)


def _told_apart(text: str, encoding: str, chance: Random) -> str:
    """Put, now and then, a character into a text that other encodings have elsewhere; it stays as long in bytes."""
    telling = telling_of(encoding)
    if not telling or chance.random() >= _TOLD_APART:
        return text
    one = chance.choice(telling)
    units = len(encode(one, encoding) or b"") // width_of(encoding)
    if units > len(text):
        return text
    place = chance.randint(0, len(text) - units)
    return text[:place] + one + text[place + units :]


def _harmless(shape: TextShape, avoid: frozenset[int]) -> list[int]:
    ends = {*shape.ends(), *avoid}
    return [byte for byte in range(1, 256) if byte not in ends]


def _length(reading: Reading, part: Part, attribute: Attribute, key: Key, shape: TextShape, room: Room) -> int:
    chance, delimiter = reading.choices.random, shape.delimiter
    if room.size is not None:
        is_loose = delimiter.terminator is not None or delimiter.pad_right is not None
        return chance.randint(0, room.size) if is_loose else room.size
    drawn = 0 if reading.is_tight(part.window, key) else chance.choice(_LONG if reading.choices.is_generous else _SHORT)
    asker = key[:-1] if attribute.repeat is not None else key
    drawn = max(drawn, room.floor, _FILLED * wants_content(reading, part, attribute, asker))
    ending = len(delimiter.terminator or b"")
    return drawn if room.most is None else min(drawn, max(room.most - ending, 0))
