"""Mutate texts: bytes that are no letter, in one text or in all, under each character set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark.spec.model import BytesUse, StringUse
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.breaking.patches import Proposal, with_bytes
from ksyspark_codegen.synthesis.mutation.combining import in_turn
from ksyspark_codegen.synthesis.verifier import Verifier

Span = tuple[int, int]
_MOST = 600
# No letter in UTF-8, in Windows' sets, or in ASCII.
_NO_LETTER = b"\x81"
# In one of these any two sets of one byte a letter differ: IBM 037, 273, 500, 1047, 1140, 437, 850, Windows', Latin-1.
_TELLING = b"\xb0\x9b\x43\x9f"
_LETTERS = bytes(0x41 if byte > 0x7F else byte for byte in range(256))


def with_undecodable_texts(
    verifier: Verifier, changes: Sequence[tuple[Base, Proposal]], sizes: frozenset[str]
) -> Iterator[Proposal]:
    """Yield messages that were changed so that texts may be in another set, with what is no letter in some sets.

    The byte stands in one text, and all others have letters of every set, so that decoders reach this text; where it is
    a letter, it stands in all texts. The first message has letters that distinguish each set from all others, or
    letters of every set where those are not valid. `sizes` are fields that sizes depend on.
    """
    return in_turn(_with_no_letter(verifier, letters, texts) for letters, texts in _lettered(verifier, changes, sizes))


def _with_no_letter(verifier: Verifier, letters: Proposal, texts: Sequence[Span]) -> Iterator[Proposal]:
    telling = in_all = letters
    for number, (start, end) in enumerate(texts):
        telling = with_bytes(telling, start, (_TELLING[number % 4 :] + _TELLING)[: end - start])
        in_all = with_bytes(in_all, start, _NO_LETTER)
    yield letters if verifier.read(telling.data, telling.params).fault else telling
    yield in_all
    if verifier.read(in_all.data, in_all.params).fault is not None:
        yield from (with_bytes(letters, start, _NO_LETTER) for start, _ in texts)


def _lettered(
    verifier: Verifier, changes: Sequence[tuple[Base, Proposal]], sizes: frozenset[str]
) -> Iterator[tuple[Proposal, list[Span]]]:
    """Yield messages that obey with texts of letters, and where these lie; one for each value of a parameter."""
    found: set[object] = set()
    for base, one in changes:
        params = repr([each for each in one.params.items() if each not in base.params.items()])
        mark = (params, one.data if one.data != base.data else b"")
        texts, letters = list(_texts_of(base, sizes)), one
        if len(found) >= _MOST or mark in found or not texts:
            continue
        for start, end in texts:
            letters = with_bytes(letters, start, one.data[start:end].translate(_LETTERS))
        if verifier.read(letters.data, letters.params).fault is None:
            found.add(mark)
            yield letters, texts


def _texts_of(base: Base, sizes: frozenset[str]) -> Iterator[Span]:
    """Yield where texts begin and end that have any bytes, no rule, and no size that depends on them."""
    for one in base.verdict.values:
        attribute = one.spot.attribute
        is_free = attribute.valid is None and attribute.contents is None and attribute.id not in sizes
        if one.width and is_free and isinstance(one.spot.use, StringUse | BytesUse):
            yield one.bit // 8, (one.bit + one.width) // 8
