"""Answers as rows of text: `key, value` rows, and one row an item. CSV and XLSX carry these.

Keys of nested values are joined by a point: `reviewer.role`, `specifications.mqmde`, `documents.MQMDE`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ksyspark_codegen.review.answers.files.plain import answers_of, plain_of, shown
from ksyspark_codegen.review.answers.files.wording import COLUMNS, KEYS, OVERALLS, ROLES, VERDICTS, key_of
from ksyspark_codegen.review.answers.model import FORMAT, MOST_ANSWERS, VERSION, Answers, AnswersRefused

ITEM_COLUMNS = ("item", "fingerprint", "verdict", "remark")
_NESTED = ("specifications", "documents", "reviewer")


def key_rows(answers: Answers) -> Iterator[tuple[str, str]]:
    """Yield the `key, value` rows of a file."""
    for key, value in plain_of(answers).items():
        if isinstance(value, dict):
            yield from ((f"{key}.{name}", str(one)) for name, one in value.items())
        elif key != "answers":
            yield key, str(value)


def item_rows(answers: Answers) -> Iterator[tuple[str, ...]]:
    """Yield a row for each answer, in the order of `ITEM_COLUMNS`."""
    for one in answers.answers:
        yield one.item, one.fingerprint, one.verdict, one.remark


def answers_of_rows(keys: Iterable[Sequence[str]], items: Iterable[Sequence[str]]) -> Answers:
    """Return the answers of a file's rows; the first of `items` names the columns. Raises AnswersRefused."""
    plain = _plain_of_keys(keys)
    plain["answers"] = list(_plain_of_items(iter(items)))
    return answers_of(plain, needs_code=False)


def _plain_of_keys(rows: Iterable[Sequence[str]]) -> dict[str, object]:
    plain: dict[str, object] = {"code": "", "started": "", "saved": ""}
    nested: dict[str, dict[str, object]] = {name: {} for name in _NESTED}
    seen = set[str]()
    for row in rows:
        written, value = (*row, "", "")[:2]
        if not written:
            continue
        key = key_of(KEYS, written)
        if key in seen:
            raise AnswersRefused(f"holds the key {shown(key)} twice")
        seen.add(key)
        above, _, name = key.partition(".")
        if above in nested and name:
            nested[above][name] = key_of(ROLES, value) if key == "reviewer.role" else value
        else:
            plain[key] = _typed(key, value)
    if plain.get("format") != FORMAT:
        raise AnswersRefused("is not an answers file of a review page")
    nested["reviewer"] = {"name": "", "role": "", "organisation": "", **nested["reviewer"]}
    return {**plain, **nested}


def _typed(key: str, value: str) -> object:
    if key == "version":
        return VERSION if value == str(VERSION) else value
    if key == "overall":
        return key_of(OVERALLS, value)
    # A space between groups of digits is for people.
    return value.replace(" ", "") if key == "code" else value


def _plain_of_items(rows: Iterator[Sequence[str]]) -> Iterator[Mapping[str, object]]:
    """Yield the answers; columns are found by name, others are left alone, and so are rows that say nothing."""
    header = [key_of(COLUMNS, name) for name in next(rows, ())]
    for name in ITEM_COLUMNS:
        if header.count(name) != 1:
            raise AnswersRefused(f'has no column "{name}", or more than one' if header else "has no table of answers")
    places = {name: header.index(name) for name in ITEM_COLUMNS}
    count = 0
    for row in rows:
        values = {name: row[place] if place < len(row) else "" for name, place in places.items()}
        if values["verdict"].strip() or values["remark"].strip():
            count += 1
            if count > MOST_ANSWERS:
                raise AnswersRefused(f"holds more than {MOST_ANSWERS} answers")
            yield {**values, "verdict": key_of(VERDICTS, values["verdict"].strip())}
