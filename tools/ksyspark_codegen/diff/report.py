"""A difference as text for people, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict

from ksyspark_codegen.diff.model import Change, Difference, MessageEffect
from ksyspark_codegen.review.model import Language, Text

_WAS = Text("was: ", "原来：", "era: ")
_NOW = Text("now: ", "现在：", "agora: ")


def lines_of(difference: Difference, language: Language) -> Iterator[str]:
    """Yield a difference in plain sentences: each change, below it the rule before and now, and the effects."""
    for number, change in enumerate(difference.changes, 1):
        yield f"{number}. {change.sentence.of(language)}"
        if change.was is not None:
            yield f"   {_WAS.of(language)}{change.was.of(language)}"
        if change.now is not None:
            yield f"   {_NOW.of(language)}{change.now.of(language)}"
        yield from (f"   - {effect.of(language)}" for effect in change.effects)
    yield from (text.of(language) for text in difference.summary)


def plain_of(difference: Difference) -> dict[str, object]:
    """Return a difference as JSON has it; sentences stand in all languages."""
    return {
        "changes": [_change(one) for one in difference.changes],
        "other_columns": [asdict(one) for one in difference.other_columns],
        "answers": {
            "kept": list(difference.kept),
            "lost": list(difference.lost),
            "asked_anew": list(difference.asked_anew),
        },
        "summary": [_text(one) for one in difference.summary],
    }


def _change(change: Change) -> dict[str, object]:
    return {
        "kind": change.kind,
        "part": change.part,
        "sentence": _text(change.sentence),
        "was": change.was and _text(change.was),
        "now": change.now and _text(change.now),
        "columns": [asdict(one) for one in change.columns],
        "messages": [_message(one) for one in change.messages],
        "answers_lost": list(change.items),
        "effects": [_text(one) for one in change.effects],
    }


def _message(effect: MessageEffect) -> dict[str, object]:
    parameters = {name: _value(value) for name, value in effect.parameters.items()}
    return {
        "outcome": effect.outcome,
        "specification": effect.specification,
        "message": effect.message.hex(),
        "parameters": parameters,
        "field": effect.field,
        "offset": effect.offset,
        "reason": effect.reason,
        "old": effect.old,
        "new": effect.new,
    }


def _value(value: object) -> object:
    return value.hex() if isinstance(value, bytes) else value


def _text(text: Text) -> Mapping[str, str]:
    return {"en": text.en, "zh": text.zh, "pt": text.pt}
