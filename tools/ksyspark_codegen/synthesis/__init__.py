"""Make messages that obey a specification, and messages that break one rule of it.

A message under construction is *read*, as a parser reads it: wherever the parser would take bytes, they are chosen
there. What a later expression needs of an earlier choice (the size of what follows, the case of a switch, a rule over
two fields) is worked out backwards through the expression and settled, and the message is read again from its start,
with all other choices as they were, until everything fits.

    parts, memory       what is read, and the bytes it lies in
    evaluate, streams   expressions, forwards
    ways, targets       expressions, backwards: which choices give an expression the value that it must have
    steps               where that is not found at once: which choices bring it nearer
    read_*              the parser that chooses
    text_candidates     which texts and bytes; open_end: those without their terminator
    ahead               what is read before the fields at its place
    copying             items of long lists, each as one before it
    applied             changes that were made, to be taken back; leaving_out: fields whose rules cannot be met
    attempt, solved     read, settle, read again
    points, coverage    what messages can differ in, and messages that show all of it
    limits              lists that are full, and how much work messages may be
    excluded            what no message can show
    guards, asked       what must hold on the way to a value ahead, and how it is asked for
    routes              the ways to all objects
    vary                many messages out of few
    judging             the parser that chooses nothing, and says which rule a finished message breaks
    breaking            messages that break one rule each
    disturbing          messages in which something was changed, whatever they are then
    proving             which rules no message can break
    validation          all messages that a format is validated with
"""

from ksyspark_codegen.synthesis.breaking import (
    Breach,
    Broken,
    Cut,
    NotBroken,
    breaches_of,
    broken_messages,
    truncations,
)
from ksyspark_codegen.synthesis.judging import Fault, Judge, Verdict
from ksyspark_codegen.synthesis.samples import CannotMake, Sample, Samples, make_samples
from ksyspark_codegen.synthesis.validation import Validation, make_validation

__all__ = [
    "Breach",
    "Broken",
    "CannotMake",
    "Cut",
    "Fault",
    "Judge",
    "NotBroken",
    "Sample",
    "Samples",
    "Validation",
    "Verdict",
    "breaches_of",
    "broken_messages",
    "make_samples",
    "make_validation",
    "truncations",
]
