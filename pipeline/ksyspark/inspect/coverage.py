"""Which bytes of a message no row of its dump covers, and where such a run belongs among the rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ksyspark.inspect.notes import Note

_COVERING = ("field", "elsewhere", "left out")


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
    """Yield the runs that do not begin with the field that could not be read: its row shows their bytes."""
    missing = {note.start for note in notes if note.kind == "missing"}
    return (run for run in runs if run[0] not in missing)


def covered_end(notes: Iterable[Note]) -> int:
    """Return the offset behind the last byte that a field covers."""
    return max((end for _, end in _covered(notes)), default=0)


def place_of_run(notes: Sequence[Note], start: int) -> tuple[int, int]:
    """Return before which row a run belongs that begins at `start`, and its depth: behind all that ends there."""
    ending = [at for at, note in enumerate(notes) if note.end == start and note.kind in (*_COVERING, "group")]
    if not ending:
        return 0, 0
    return max(ending) + 1, min(notes[at].depth for at in ending)


def _covered(notes: Iterable[Note]) -> Iterator[tuple[int, int]]:
    for note in notes:
        if note.kind in _COVERING and note.start is not None and note.end is not None:
            yield note.start, note.end
