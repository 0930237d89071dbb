"""Tables in sentences: rows that say what each value gives or means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ksyspark_codegen.review.sentences.catalogue import MOST_WORDS, longest
from ksyspark_codegen.review.sentences.phrases import Phrase, say


def rows(each: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield the rows of a table, as many in a sentence as fit."""
    together: list[Phrase] = []
    for row in each:
        if together and longest(say("rows", parts=(*together, row))) > MOST_WORDS:
            yield say("rows", parts=tuple(together))
            together = []
        together.append(row)
    if together:
        yield say("rows", parts=tuple(together))
