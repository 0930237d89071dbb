"""End a stream inside a field on purpose: the message lacks bytes there and obeys before."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions.nodes import Member, Name
from ksyspark.spec.model import Attribute, BitsUse, Formula
from ksyspark_codegen.synthesis.message.assignments import Constraint, Goal, Sign, Stuck, Unmet
from ksyspark_codegen.synthesis.message.memory import Window
from ksyspark_codegen.synthesis.message.parts import Frame, Key, Part
from ksyspark_codegen.synthesis.reading.state import Reading, unmet

_SIZE = Member(Name("_io", 0), "size", 0)


class Ended(Exception):
    """A stream ends here; the reader of the object that it belongs to goes on behind it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.key)
        self.window = window


def end_here(reading: Reading, part: Part, attribute: Attribute, frame: Frame, key: Key) -> None:
    """End the stream in a field that a goal wants to be cut off.

    Raises Ended where that is done, Unmet for what must be so first, Stuck where the stream cannot end here.
    """
    goal: Goal = ("short", part.spec.path, attribute.id)
    if reading.broken is not None or (attribute.is_instance and not reading.is_open):
        return
    wanted = reading.goal("short", part.spec, attribute.id, frame.asker)
    if not isinstance(wanted, int):
        return
    reading.cuts += 1
    if reading.cuts < wanted:
        return
    _ask_for_bytes(reading, attribute, frame, goal)
    window = part.window
    if not isinstance(attribute.use, BitsUse):
        window.align()
    if attribute.repeat is not None and attribute.repeat.kind == "eos":
        # A repeat to the end of the stream begins one more item only where a byte is left.
        window.memory.reach(window.base + window.pos + 1)
        window.advance(8)
    if attribute.is_instance and window.end > window.pos:
        raise Stuck(f"`{goal[2]}` cannot be cut off")
    if window.limit is not None and window.limit != window.pos:
        raise other_size(part, frame, goal)
    for outer in _with_this_end(part):
        # Earlier lower bounds of the size do not count: the bytes behind are not read.
        reading.assignments.floors.pop(outer.window.key, None)
    window.close()
    reading.broken, reading.is_cut = key, True
    raise Ended(window)


def end_by_size(reading: Reading, part: Part, attribute: Attribute, size: Formula | None, frame: Frame) -> None:
    """End the reading where a goal wants the size of a field to reach behind the end of the stream.

    Raises Ended where it is so, Unmet where it is not yet.
    """
    if size is None or reading.broken is not None:
        return
    if reading.goal("beyond", part.spec, attribute.id, frame.asker) is None:
        return
    window, wanted = part.window, reading.value(size, frame)
    window.align()
    whole = reading.size_of(window)
    if isinstance(wanted, int) and wanted <= whole - window.pos:
        raise unmet(size, frame, ">", whole - window.pos, goal=("beyond", part.spec.path, attribute.id))
    window.least = max(window.least, whole)
    reading.broken, reading.is_cut = frame.asker, True
    raise Ended(window)


def _ask_for_bytes(reading: Reading, attribute: Attribute, frame: Frame, goal: Goal) -> None:
    """Require that a field with a size needs a byte. Raises Unmet."""
    size = attribute.delimiter.size
    found = reading.value(size, frame) if size is not None else 1
    if size is not None and isinstance(found, int) and found < 1:
        raise unmet(size, frame, ">=", 1, goal=goal)


def other_size(part: Part, frame: Frame, goal: Goal, sign: Sign = "==") -> Unmet:
    """Return what must be so that a stream ends where it stands, or further on.

    That is its size, or that of the stream around it whose end it shares.
    """
    outer = list(_with_this_end(part))[-1]
    window, size = outer.window, part.window.base + part.window.pos - outer.window.base
    if window.sizer is not None:
        formula, place = window.sizer.formula, window.sizer.frame
        return Unmet(Constraint(formula.tree, place, sign, size, formula.text), frame.asker, goal)
    return Unmet(Constraint(_SIZE, Frame(outer, frame.asker), sign, size, "_io.size"), frame.asker, goal)


def _with_this_end(part: Part) -> Iterator[Part]:
    """Yield an object and those around it whose streams end where its own does."""
    yield part
    while part.window.sizer is None and not part.window.is_size_chosen and part.parent is not None:
        part = part.parent
        yield part
