"""Notes: the rows of an annotated dump, and which bytes of the message they cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

Kind = Literal["field", "group", "computed", "elsewhere", "missing", "unread", "left out"]
_COVERING = ("field", "elsewhere", "left out")


@dataclass(frozen=True, slots=True)
class Note:
    """One row: a field, an item of a repeated one, an object with fields below it (`depth` + 1), or uncovered bytes.

    | kind | the row is |
    |---|---|
    | `field` | a field in its place |
    | `group` | an object or list with rows of its own |
    | `computed` | a value instance, without bytes |
    | `elsewhere` | read at a position of its own |
    | `missing` | the field that could not be read |
    | `unread` | a run of bytes that no field covers |
    | `left out` | the middle items of a long list |

    Offsets count from the start of the message: `start` is None for a row without bytes, `end` where reading stopped
    inside. `data` holds the bytes as text, shortened; `value` and `meaning` are texts for people; `problem` says what
    is wrong at this row.
    """

    kind: Kind
    depth: int
    path: str
    id: str
    start: int | None
    end: int | None
    data: str
    value: str
    meaning: str = ""
    problem: str = ""


def uncovered(notes: Iterable[Note], length: int) -> Iterator[tuple[int, int]]:
    """Yield the runs [start, end) of a message of `length` bytes that no field covers, in order."""
    position = 0
    for start, end in sorted(_covered(notes)):
        if start > position:
            yield position, start
        position = max(position, end)
    if length > position:
        yield position, length


def without_missing(notes: Iterable[Note], runs: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Leave out the run that begins with the field that could not be read: the row of that field has its bytes."""
    missing = {note.start for note in notes if note.kind == "missing"}
    return (run for run in runs if run[0] not in missing)


def covered_end(notes: Iterable[Note]) -> int:
    """Return the offset behind the last byte that a field covers."""
    return max((end for _, end in _covered(notes)), default=0)


def place_of_run(notes: Sequence[Note], start: int) -> tuple[int, int]:
    """Return the index of the row before which a run that begins at `start` belongs, and the depth of its row."""
    ending = [at for at, note in enumerate(notes) if note.end == start and note.kind in (*_COVERING, "group")]
    if not ending:
        return 0, 0
    return max(ending) + 1, min(notes[at].depth for at in ending)


def _covered(notes: Iterable[Note]) -> Iterator[tuple[int, int]]:
    for note in notes:
        if note.kind in _COVERING and note.start is not None and note.end is not None:
            yield note.start, note.end
