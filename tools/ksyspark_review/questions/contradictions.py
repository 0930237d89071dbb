"""Words held against the rules they were written for: slips of numbers, rows in another order, what is left out.

A digest tells that rules changed behind words, not that words were wrong from the first day.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from ksyspark_review.model import Item, Row

_GROUPS = re.compile(r"(?<=\d)[\u202f\u00a0 ,.](?=\d{3}(?!\d))")
_NUMBER = re.compile(r"\d+")
_NAME = re.compile("“[^”]*”")
_LONG = 3
"""Digits from which on two numbers that differ by one digit are taken for a slip."""


def numbers_of(text: str) -> set[str]:
    """Return the numbers of a text as digits; 32,768 and 32 768 are 32768."""
    return set(_NUMBER.findall(_GROUPS.sub("", text)))


def long_numbers(texts: Iterable[str], shown: Iterable[str]) -> set[str]:
    """Return numbers of three digits and more that no text shown has: of character sets, too, not of quoted names."""
    known = {number for text in shown for number in (*numbers_of(text), *_NUMBER.findall(text))}
    return {number for text in texts for number in numbers_of(_NAME.sub("", text)) if len(number) >= _LONG} - known


def slips(words: Sequence[str], shown: Iterable[str], items: Iterable[Item]) -> Iterator[str]:
    """Yield a sentence for each number of an item that words have but for a slip; `shown` are all texts beside it."""
    written = {number for text in words for number in numbers_of(text) if len(number) >= _LONG}
    around = [*words, *shown]
    for item in items:
        rules = [one.text.en for one in item.sentences if one.kind != "rule"]
        others = sorted(written - long_numbers(rules, ()))
        for number in sorted(long_numbers(rules, around)):
            for other in others:
                if _is_slip(number, other):
                    yield f"has {other}, and `{item.id}` {number}: expected the same, or {number} in the words, too"


def _is_slip(number: str, other: str) -> bool:
    """Tell whether a digit is another, is left out, or all digits are there in another order."""
    if len(number) == len(other):
        return sorted(number) == sorted(other) or sum(a != b for a, b in zip(number, other, strict=True)) == 1
    short, long = sorted((number, other), key=len)
    return len(long) - len(short) == 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def out_of_order(rows: Sequence[Row], items: Sequence[Item]) -> Iterator[str]:
    """Yield a sentence for rows whose lines follow each other while their fields stand the other way round.

    `items` are in the order of the specification. A field belongs to a row if it cites lines of that row alone.
    """
    places = {item.id: place for place, item in enumerate(items)}
    owned = [(min(lines), max(lines), own) for lines, own in _owned(rows, items) if own]
    for (first, end, before), (start, last, behind) in combinations(owned, 2):
        if end < start or last < first:
            earlier, later = (before, behind) if end < start else (behind, before)
            for a, b in ((a, b) for a in earlier for b in later):
                if a.rpartition(".")[0] == b.rpartition(".")[0] and places[a] > places[b]:
                    yield f"quotes `{a}` before `{b}`, and the specification has them the other way round"


def _owned(rows: Sequence[Row], items: Sequence[Item]) -> Iterator[tuple[list[tuple[str, int]], list[str]]]:
    """Yield the lines of each row with the fields that cite lines of no other row."""
    lines = [[(line.document, line.number) for line in row.lines] for row in rows]
    own: list[list[str]] = [[] for _ in rows]
    for item in items:
        places = {(one.document, one.line) for one in item.citations}
        citing = [number for number, each in enumerate(lines) if not places.isdisjoint(each)]
        if item.kind == "field" and len(citing) == 1:
            own[citing[0]].append(item.id)
    yield from zip(lines, own, strict=True)
