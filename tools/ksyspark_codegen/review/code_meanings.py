"""What codes mean, in the languages of the pages: a specification says it in English, a review file translates it.

A translation belongs to the English text: codes that mean the same share one, and it is void when the text changes. A
review file without any leaves the meanings in English; one that has some must have all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ksyspark.spec.library import Library
from ksyspark.spec.model import EnumValue
from ksyspark.spec.problems import Problem
from ksyspark.spec.yaml import Place
from ksyspark_codegen.review.fingerprints import written_types
from ksyspark_codegen.review.model import CodeList, Text


@dataclass(frozen=True, slots=True)
class MeaningEntry:
    """A meaning as a review file has it, with its place. `text.en` is the `doc` of the codes, on one line."""

    place: Place
    text: Text


def meaning_of(value: EnumValue) -> str:
    """Return the `doc` of a code on one line."""
    return " ".join(value.about.doc.split())


def check_meanings(entries: Sequence[MeaningEntry], library: Library, names: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem for each code of specifications without a translation, and for each entry that no code needs."""
    if not entries:
        return
    first = dict[str, MeaningEntry]()
    for entry in entries:
        earlier = first.setdefault(entry.text.en, entry)
        if earlier is not entry:
            yield entry.place.problem(f"the meaning `{entry.text.en}` is already on line {earlier.place.line}")
    codes = dict(_codes(library, names))
    for id_, meaning in codes.items():
        if meaning and meaning not in first:
            yield entries[-1].place.problem(f"the meaning of the code `{id_}` has no translation: `{meaning}`")
    meant = set(codes.values())
    for meaning, entry in first.items():
        if meaning not in meant:
            yield entry.place.problem(f"no code means `{meaning}`")


def translated(code_lists: Iterable[CodeList], entries: Iterable[MeaningEntry]) -> tuple[CodeList, ...]:
    """Return code lists with the meanings of a review file."""
    known: Mapping[str, Text] = {entry.text.en: entry.text for entry in entries}
    return tuple(
        replace(one, codes=tuple(replace(code, meaning=known.get(code.meaning.en, code.meaning)) for code in one.codes))
        for one in code_lists
    )


def _codes(library: Library, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the codes of specifications: id and meaning."""
    for name in names:
        for owner in written_types(library, name):
            for codes in owner.enums.values():
                for number, value in codes.values.items():
                    yield f"{'.'.join(codes.path)}.{number}", meaning_of(value)
