"""End a stream inside a field on purpose, so that the message lacks bytes there and nowhere before."""

from __future__ import annotations

from ksyspark_codegen.making.choices import Goal, Stuck, Unmet
from ksyspark_codegen.making.demand import Demand
from ksyspark_codegen.making.memory import Window
from ksyspark_codegen.making.parts import Frame, Key, Part
from ksyspark_codegen.making.reading import Reading, unmet
from ksyspark_codegen.spec.model import Attribute, BitsUse


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
        raise _other_size(window, frame, goal)
    window.close()
    reading.broken, reading.is_cut = key, True
    raise Ended(window)


def _ask_for_bytes(reading: Reading, attribute: Attribute, frame: Frame, goal: Goal) -> None:
    """See to it that a field with a size needs a byte. Raises Unmet."""
    size = attribute.delimiter.size
    told = reading.value(size, frame) if size is not None else 1
    if size is not None and isinstance(told, int) and told < 1:
        raise unmet(size, frame, ">=", 1, goal=goal)


def _other_size(window: Window, frame: Frame, goal: Goal) -> Unmet | Stuck:
    sizer = window.sizer
    if sizer is None:
        return Stuck(f"`{goal[2]}` cannot be cut off")
    demand = Demand(sizer.formula.tree, sizer.frame, "==", window.pos, sizer.formula.text)
    return Unmet(demand, frame.asker, goal)
