"""Answers as JSON: what the page saves."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NoReturn

from ksyspark_codegen.review.answers.files.plain import answers_of, plain_of, shown
from ksyspark_codegen.review.answers.model import Answers, AnswersRefused


def to_json(answers: Answers) -> bytes:
    """Return the text of a file."""
    return json.dumps(plain_of(answers), ensure_ascii=False, indent=1).encode() + b"\n"


def of_json(text: str) -> Answers:
    """Return the answers of a text. Raises AnswersRefused."""
    try:
        plain = json.loads(text, object_pairs_hook=_without_duplicates, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise AnswersRefused("is damaged: it is no JSON") from None
    return answers_of(plain)


def _without_duplicates(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    found = dict[str, object]()
    for key, value in pairs:
        if key in found:
            raise AnswersRefused(f"holds the key {shown(key)} twice")
        found[key] = value
    return found


def _no_number(word: str) -> NoReturn:
    raise ValueError(word)
