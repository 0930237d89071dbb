"""The domain of a text or run of bytes: candidates, the most wanted first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ksyspark.charsets import is_known
from ksyspark.spec.logical_types import Named
from ksyspark.spec.model import Attribute
from ksyspark_codegen.synthesis.message.logical import drawn_logical, takes_letters
from ksyspark_codegen.synthesis.message.memory import Plane
from ksyspark_codegen.synthesis.message.parts import Key, Part
from ksyspark_codegen.synthesis.message.text import Extent, TextShape, encode, letters_of, telling_of, width_of
from ksyspark_codegen.synthesis.reading.state import Reading
from ksyspark_codegen.synthesis.reading.value_checks import Checks

# Share of texts that get a letter which distinguishes their encoding from others.
_TELLING_SHARE = 0.3
_TRIES = 60
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
    if named is not None and not takes_letters(named):
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
    for _ in range(_TRIES):
        yield _drawn(reading, part, key, shape, extent)


def _logical(named: Named, shape: TextShape, extent: Extent, chance: Random) -> Iterator[object]:
    """Yield values of a logical type."""
    for _ in range(_TRIES):
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
    units = len(encode(one, encoding) or b"") // width_of(encoding)
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
