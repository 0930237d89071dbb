"""What a value means beyond how it is read, in words: its logical type and its unit."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.logical_types import read_logical
from ksyspark.spec.model import Documentation
from ksyspark_codegen.review.sentences.catalogue import messages
from ksyspark_codegen.review.sentences.naming import words_of
from ksyspark_codegen.review.sentences.phrases import Phrase, name, say, value


def logical_phrases(about: Documentation) -> Iterator[Phrase]:
    """Yield the sentence on `-logical-type`."""
    written = about.extensions.get("-logical-type")
    named = read_logical(written) if isinstance(written, str) else None
    if named is None:
        return
    if named.arguments:
        arguments = tuple(value("plain", text=one) for one in named.arguments)
        yield say("meaning with arguments", of=name(words_of(named.name)), arguments=arguments)
    else:
        known = f"meaning {named.name}"
        yield say(known) if known in messages("en") else say("meaning", of=name(words_of(named.name)))


def lenient_phrases(about: Documentation) -> Iterator[Phrase]:
    """Yield the sentence on `-encoding-errors`."""
    if "-encoding-errors" in about.extensions:
        yield say("lenient text")


def unit_phrases(about: Documentation) -> Iterator[Phrase]:
    """Yield the sentence on `-unit`."""
    unit = about.extensions.get("-unit")
    if unit is not None:
        known = f"unit {unit}"
        yield say(known) if known in messages("en") else say("unit", of=value("plain", text=str(unit)))
