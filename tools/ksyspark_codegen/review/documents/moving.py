"""Find the lines of a document again in a changed text: by what they say before where they stood."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from ksyspark_codegen.review.documents.entries import BLANK, DocumentEntry
from ksyspark_codegen.review.documents.full_text import FullText


@dataclass(frozen=True, slots=True)
class Moves:
    """Where each line is now, by its old number; `lost` are lines that the text no longer has."""

    now: Mapping[int, int]
    lost: tuple[int, ...]

    @property
    def moved(self) -> dict[int, int]:
        return {old: new for old, new in self.now.items() if old != new}


def find_moves(document: DocumentEntry, text: FullText) -> Moves:
    """Return where the lines of a document are in a text.

    Quoted lines are found by their words, in their order; of equal ones that nearest to where it is expected. The
    others stand between them: they are counted from the quoted line above, then from the one below.
    """
    if document.sha256 == text.sha256 or not document.quotes:
        return Moves({number: number for number in text.lines}, ())
    now = _quoted(document, text)
    anchors = [(0, 0), *sorted(now.items()), (document.total_lines + 1, len(text.lines) + 1)]
    blank = set(text.blank)
    for (above, new_above), (below, new_below) in pairwise(anchors):
        olds = [old for old in range(above + 1, below) if old not in document.quotes]
        now.update(_between(document, olds, range(new_above + 1, new_below), blank))
    known = [*document.quotes, *document.fates]
    return Moves(dict(sorted(now.items())), tuple(sorted(number for number in known if number not in now)))


def _quoted(document: DocumentEntry, text: FullText) -> dict[int, int]:
    """Return the longest series of quoted lines that stand in the text in their order."""
    places: dict[str, list[int]] = {}
    for number, line in text.lines.items():
        places.setdefault(line, []).append(number)
    pairs: list[tuple[int, int]] = []
    offset = 0
    for old in sorted(document.quotes):
        candidates = places.get(document.quotes[old].text, [])
        if candidates:
            new = min(candidates, key=lambda number: abs(number - old - offset))
            offset = new - old
            pairs.append((old, new))
    return dict(_ascending(pairs))


def _ascending(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the longest part of a series of pairs in which the second number always grows."""
    ends: list[int] = []
    at: list[int] = []
    before: list[int | None] = []
    for index, (_, new) in enumerate(pairs):
        length = bisect_left(ends, new)
        before.append(at[length - 1] if length else None)
        ends[length:] = [new] if length == len(ends) else [new, *ends[length + 1 :]]
        at[length:] = [index] if length == len(at) else [index, *at[length + 1 :]]
    found: list[tuple[int, int]] = []
    last = at[-1] if at else None
    while last is not None:
        found.append(pairs[last])
        last = before[last]
    return found[::-1]


def _between(document: DocumentEntry, olds: list[int], news: range, blank: set[int]) -> Iterator[tuple[int, int]]:
    """Yield where lines that are not quoted stand: alike from both ends, as far as blank lines fit blank lines."""

    def fits(old: int, new: int) -> bool:
        return (document.fates.get(old) == BLANK) == (new in blank)

    if not olds:
        return
    first, last = 0, 0
    room = min(len(olds), len(news))
    while first < room and fits(olds[first], news[first]):
        yield olds[first], news[first]
        first += 1
    while last < room - first and fits(olds[-1 - last], news[-1 - last]):
        yield olds[-1 - last], news[-1 - last]
        last += 1
