"""Where a text or a run of bytes ends, and what of it is cut off, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.model import Delimiter, StringUse, SwitchUse, UserTypeUse
from ksyspark_codegen.review.sentences.expressions.literals import bytes_phrase
from ksyspark_codegen.review.sentences.expressions.speaker import literal
from ksyspark_codegen.review.sentences.field import Field
from ksyspark_codegen.review.sentences.phrases import Phrase, say


def size_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentence on `size` or `size-eos`; the sentence on the type tells the fixed size of texts and bytes."""
    delimiter, use = field.attribute.delimiter, field.attribute.use
    if delimiter.size_eos:
        yield say("all that is left")
    if delimiter.size is None:
        return
    fixed = literal(delimiter.size.tree)
    if fixed is None:
        of = field.value(delimiter.size)
        yield say("as many bytes as" if of.key in ("name", "at the top", "levels up", "inside") else "size is", of=of)
    elif isinstance(use, UserTypeUse | SwitchUse):
        yield say("fixed size", count=fixed)


def terminator_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on `terminator`, `include`, `consume` and `eos-error`."""
    delimiter = field.attribute.delimiter
    if delimiter.terminator is not None:
        yield from _terminator(delimiter, delimiter.terminator)


def _terminator(delimiter: Delimiter, terminator: bytes) -> Iterator[Phrase]:
    of = bytes_phrase(terminator)
    if delimiter.has_size:
        yield say("cut off behind" if delimiter.include else "cut off from", of=of)
        return
    yield say("ends with, included" if delimiter.include else "ends with", of=of)
    if not delimiter.consume and not delimiter.include:
        yield say("end belongs to next")
    yield say("end required" if delimiter.eos_error else "end may be missing")


def padding_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentence on `pad-right`."""
    padding = field.attribute.delimiter.pad_right
    if padding is not None:
        is_text = isinstance(field.attribute.use, StringUse)
        key = "filled with blanks" if is_text and padding in (0x20, 0x40) else "filled with"
        yield say(key, of=bytes_phrase(bytes([padding])))
