"""Texts and bytes that end with their stream where their terminator may be missing."""

from __future__ import annotations

from dataclasses import replace

from ksyspark_codegen.synthesis.choices import Again, Bits, exactly
from ksyspark_codegen.synthesis.parts import Key, Part
from ksyspark_codegen.synthesis.reading import Reading
from ksyspark_codegen.synthesis.text_shape import Room, TextShape

_SELDOM = 0.1


def without_end(reading: Reading, part: Part, key: Key, shape: TextShape, room: Room) -> tuple[TextShape, Room]:
    """Return how a value lies that goes on to the end of its stream; how it lies anyway if it ends before.

    Which of both is a choice of its own, `#open`.
    """
    window, terminator = part.window, shape.delimiter.terminator
    if terminator is None or shape.delimiter.eos_error or room.has_size:
        return shape, room
    name = (*key, "#open")
    if not _is_open(reading, part, name, shape):
        # Whoever asks for fewer bytes behind the value can have it without terminator.
        window.ender = name
        return shape, room
    left = window.left() if window.limit is not None or window.is_closed else None
    floor = max(reading.floor(window) - window.pos, 0)
    bare = replace(shape, delimiter=replace(shape.delimiter, terminator=None), without=terminator)
    return bare, Room(left, window.left(), True, floor)


def end_with(part: Part, key: Key, shape: TextShape) -> None:
    """End the stream behind a value without terminator."""
    if shape.without is not None and part.window.limit is None and not part.window.is_closed:
        part.window.close((*key, "#open"))


def gives_up(reading: Reading, key: Key, shape: TextShape) -> bool:
    """Let a value have its terminator that does not fit without; tell whether nobody minds."""
    is_free = shape.without is not None and (*key, "#open") not in reading.choices.settled
    if is_free:
        reading.choices.drawn[(*key, "#open")] = False
    return is_free


def leave_out(reading: Reading, part: Part) -> None:
    """Let the value before go without its terminator, so that fewer bytes must follow. Raises Again where it goes."""
    name = part.window.ender
    if name is not None and name not in reading.choices.settled:
        reading.choices.settle({name: exactly(1)}, name)
        raise Again


def _is_open(reading: Reading, part: Part, name: Key, shape: TextShape) -> bool:
    choices, window = reading.choices, part.window
    settled = choices.settled.get(name)
    if isinstance(settled, Bits):
        return bool(settled.value)
    known = window.memory.known_run(window.base + window.pos, reading.plane(name))
    known = known if window.limit is None else known[: window.limit - window.pos]
    if shape.find(known) is not None:
        return False
    if reading.look is not None and window.limit is not None:
        return len(known) == window.limit - window.pos
    drawn = choices.drawn.setdefault(name, window.outer is not None and choices.random.random() < _SELDOM)
    return bool(drawn)
