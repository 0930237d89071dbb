"""The difference of two versions of a specification as data, as JSON, and for people: as text, and in Markdown."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from difflib import SequenceMatcher
from typing import Any, Literal

from ksyspark.escaping import code_span, markdown_text
from ksyspark_review.model import Language, Text
from ksyspark_review.sentences.phrases import Words, render, say

Outcome = Literal["refused", "accepted", "differs"]
"""Of a message: it was accepted and is refused now; it was refused and is accepted now; it is decoded otherwise."""

EXPLAINING = frozenset(("documentation", "sources", "explanation of type", "code explained", "code sources"))
"""Kinds of changes of what a specification says of itself; they stand behind all others."""


@dataclass(frozen=True, slots=True)
class ColumnEffect:
    """What becomes of a column. `old` and `new` are its types, or its paths where it is renamed."""

    kind: Literal["appears", "vanishes", "renamed", "type", "values"]
    path: str
    old: str = ""
    new: str = ""


@dataclass(frozen=True, slots=True)
class MessageEffect:
    """A message that both versions read, with different outcome.

    `field`, `offset` and `reason` are those of the refusal; of a message that is decoded otherwise `field` is the first
    column that differs, `old` and `new` are its values. Of a message that one version refuses,
    `old` is what the other one reads there.
    """

    outcome: Outcome
    specification: str
    message: bytes
    parameters: Mapping[str, object]
    field: str
    offset: int = 0
    reason: str = ""
    old: str = ""
    new: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """One change in a sentence: the rule before and now, `effects` on decoded data, and `items` that it concerns."""

    kind: str
    part: str
    sentence: Text
    was: Text | None
    now: Text | None
    columns: tuple[ColumnEffect, ...]
    messages: tuple[MessageEffect, ...]
    items: tuple[str, ...]
    effects: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """All changes in order, and what becomes of fields and codes; `other_columns` differ for no single known change."""

    changes: tuple[Change, ...]
    other_columns: tuple[ColumnEffect, ...]
    kept: tuple[str, ...]
    other: tuple[str, ...]
    added: tuple[str, ...]
    summary: tuple[Text, ...]


def plain_of(difference: Difference) -> dict[str, Any]:
    """Return a difference as JSON has it: sentences in all languages, bytes as hexadecimal digits."""
    plain = asdict(difference)
    for change in plain["changes"]:
        for message in change["messages"]:
            message["message"] = message["message"].hex()
            values = message["parameters"].items()
            message["parameters"] = {name: value.hex() if isinstance(value, bytes) else value for name, value in values}
    plain["items"] = {name: plain.pop(name) for name in ("kept", "other", "added")}
    return plain


Piece = tuple[str, bool]
"""A part of a text, and whether it is other in the text that it is compared with."""

# A number with its groups of digits is one word; in Chinese each character is.
_WORD = re.compile(r"[\u3400-\u9fff]|[^\W\u3400-\u9fff]+(?:\u202f\d+)*|\s+|.", re.DOTALL)
# Below this share of equal words two rules are different as a whole.
_ALIKE = 0.5
# Words of a long rule that are shown before and behind those that changed.
_AROUND = 24


def lines_of(difference: Difference, language: Language) -> Iterator[str]:
    """Yield a difference in plain sentences: each change, its rule before and now with [changed words], and effects."""
    for number, change in enumerate(difference.changes, 1):
        yield f"{number}. {change.sentence.of(language)}"
        yield from (f"   {line}" for line in _rules(change, language, lambda text, _: f"[{text}]", str))
        yield from (f"   - {effect.of(language)}" for effect in change.effects)
    yield from (text.of(language) for text in difference.summary)


def markdown_of(difference: Difference, name: str, language: Language) -> Iterator[str]:
    """Yield the lines of a comment in Markdown; what follows from changes is folded, explanations are counted."""
    yield f"### {_said('heading', language, name=code_span(name))}"
    yield ""
    told = [change for change in difference.changes if change.kind not in EXPLAINING]
    for number, change in enumerate(told, 1):
        yield f"{number}. {markdown_text(change.sentence.of(language))}"
        yield from (f"   - {line}" for line in _rules(change, language, _element, markdown_text))
    if len(told) < len(difference.changes):
        yield from ("", _said("explaining", language, count=len(difference.changes) - len(told)))
    if told:
        yield from ("", f"<details><summary>{_said('folded', language)}</summary>", "")
        for number, change in enumerate(told, 1):
            yield f"{number}. {markdown_text(change.sentence.of(language))}"
            yield from (f"   - {markdown_text(effect.of(language))}" for effect in change.effects)
        yield from ("", "</details>")
    yield ""
    yield from (markdown_text(text.of(language)) for text in difference.summary)


def pieces_of(was: str, now: str) -> tuple[list[Piece], list[Piece]]:
    """Return two texts in pieces that are equal or not; long equal ones are cut, different texts are one piece each."""
    words = _WORD.findall(was), _WORD.findall(now)
    matcher = SequenceMatcher(None, *words, autojunk=False)
    if matcher.ratio() < _ALIKE:
        return [(was, False)], [(now, False)]
    pieces: tuple[list[Piece], list[Piece]] = [], []
    steps = matcher.get_opcodes()
    for number, (kind, *places) in enumerate(steps):
        for side, (first, last) in enumerate((places[:2], places[2:])):
            own = words[side][first:last]
            if kind != "equal":
                pieces[side].append(("".join(own), True))
            else:
                pieces[side].append((_cut(own, is_first=not number, is_last=number + 1 == len(steps)), False))
    return pieces


def _cut(words: list[str], *, is_first: bool, is_last: bool) -> str:
    """Return equal words without those far from what changed."""
    before, behind = 0 if is_first else _AROUND, 0 if is_last else _AROUND
    if len(words) <= before + behind + _AROUND:
        return "".join(words)
    return "".join((*words[:before], " … " if before and behind else "…", *words[len(words) - behind :]))


def _rules(
    change: Change, language: Language, mark: Callable[[str, str], str], escape: Callable[[str], str]
) -> Iterator[str]:
    """Yield the rule before and now, with marks at what changed if there are both."""
    was, now = (text.of(language) if text else "" for text in (change.was, change.now))
    sides = pieces_of(was, now) if was and now else ([(was, False)], [(now, False)])
    for key, pieces in zip(("was", "now"), sides, strict=True):
        escaped = ((_within_blanks(piece, escape), is_other) for piece, is_other in pieces if piece)
        text = "".join(mark(piece, key) if is_other else piece for piece, is_other in escaped)
        if text:
            yield _said(key, language, text=text)


def _within_blanks(text: str, escape: Callable[[str], str]) -> str:
    """Return an escaped text with the blanks around it."""
    start, end = len(text) - len(text.lstrip()), len(text.rstrip())
    return text[:start] + escape(text[start:end]) + text[end:] if start < end else text


def _element(text: str, key: str) -> str:
    name = "del" if key == "was" else "ins"
    return f"<{name}>{text}</{name}>"


def _said(key: str, language: Language, **words: Words) -> str:
    return render(say(f"difference {key}", **words), language)
