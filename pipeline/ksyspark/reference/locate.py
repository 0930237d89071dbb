"""Where an exception of a traced parser came from: the object, the field, the item, and the position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import FrameType, TracebackType

from ksyspark.reference.source import Line
from ksyspark.reference.streams import InByte, position_of
from ksyspark.reference.traced import Traced, is_traced

Mark = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Fault:
    """The first failure of a message, in terms of traced objects.

    `holder` is the object that failed and `name` its field or instance (empty: the object as a whole), `index` the item
    of a repeated one. `position` is where the stream stood then, None where that is not known; `reads_bits` that a bit
    field was being read there. `was_read` tells that the value is there and broke a rule, `in_seq` that the seq phase
    was not over, `line` the line of the traced parser that failed.
    """

    error: Exception
    holder: Traced
    name: str
    index: int | None = None
    position: int | None = None
    reads_bits: bool = False
    was_read: bool = False
    in_seq: bool = False
    line: Line | None = None

    def __post_init__(self) -> None:
        """Let go of the frames that the error came through: they hold the batch, and hold each other."""
        error: BaseException | None = self.error
        while error is not None:
            error.__traceback__, error = None, error.__context__

    def leaves_null(self, holder: Traced, name: str) -> bool:
        """Tell whether a field has no value because of this: it failed before anything of it was read."""
        return holder is self.holder and name == self.name and self.index is None and not self.was_read


def locate(error: Exception, root: Traced, *, in_seq: bool) -> Fault:
    """Find the place of an exception by its traceback: the innermost method of a traced object."""
    found = list(_frames(error.__traceback__))
    traced = [place for place, (frame, _) in enumerate(found) if _is_method(frame)]
    if not traced:
        return Fault(error, root, "", in_seq=in_seq)
    frame, number = found[traced[-1]]
    line = Line(frame.f_globals["__name__"], number)
    holder = frame.f_locals["self"]
    reads_bits = any(inner.f_code.co_name.startswith("read_bits_int") for inner, _ in found[traced[-1] :])
    name, was_read = _field(frame, holder, line)
    mark = _mark(holder, name)
    index = _open_item(mark)
    position = _position(holder, frame, name, mark, index)
    return Fault(error, holder, name, index, position, reads_bits, was_read, in_seq, line)


def mark_of(holder: Traced, name: str) -> Mark:
    """Return what a traced object noted of a field or instance: `start`, `end`, and `arr`, the same of each item."""
    return _mark(holder, name) or {}


def start_of(mark: Mark, *, is_bits: bool) -> int | None:
    """Return where a field or item begins on its stream, None where it was not begun."""
    start = mark.get("start")
    return byte_of(start, is_bits=is_bits) if isinstance(start, int) else None


def byte_of(position: int, *, is_bits: bool) -> int:
    """Return the byte in which a field at a position begins: a bit field may begin in the byte before."""
    return int(position) - (is_bits and isinstance(position, InByte))


def item_mark(mark: Mark, index: int | None) -> Mark:
    """Return the mark of an item of a repeated field, or of the whole field for None."""
    items = mark.get("arr")
    if index is None or not isinstance(items, list) or index >= len(items):
        return mark
    found: Mark = items[index]
    return found


def _frames(traceback: TracebackType | None) -> Iterator[tuple[FrameType, int]]:
    while traceback is not None:
        yield traceback.tb_frame, traceback.tb_lineno
        traceback = traceback.tb_next


def _is_method(frame: FrameType) -> bool:
    return is_traced(frame.f_globals.get("__name__", "")) and hasattr(frame.f_locals.get("self"), "_debug")


def _field(frame: FrameType, holder: Traced, line: Line) -> tuple[str, bool]:
    """Return the field or instance that failed, and whether it was read and broke its rule."""
    checked = line.checked_field()
    method = frame.f_code.co_name
    if not method.startswith("_"):
        return method, checked is not None
    if checked is not None and checked[0] == "seq":
        return holder.SEQ_FIELDS[int(checked[1])], True
    return _unfinished(holder) or line.next_field() or "", False


def _unfinished(holder: Traced) -> str | None:
    started = [key for key, mark in holder._debug.items() if "end" not in mark and not key.startswith("_m_")]
    return started[-1] if started else None


def _mark(holder: Traced, name: str) -> Mark | None:
    debug: Mapping[str, Mark] = holder._debug
    return debug.get(name) or debug.get(f"_m_{name}")


def _open_item(mark: Mark | None) -> int | None:
    """Return the last item of a repeated field that is not finished; None where not even one has begun."""
    items = mark.get("arr") if mark and "end" not in mark else None
    return len(items) - 1 if isinstance(items, list) and items else None


def _position(holder: Traced, frame: FrameType, name: str, mark: Mark | None, index: int | None) -> int | None:
    if mark:
        start = item_mark(mark, index).get("start")
        return start if isinstance(start, int) else None
    is_seq = bool(name) and frame.f_code.co_name.startswith("_")
    # Its `if` failed: the field would begin where the stream stands.
    return position_of(holder._io) if is_seq else None
