"""Answers as CSV: a block of `key,value` rows, an empty row, a header, and one row an item.

Spreadsheet programs take text that begins with `=`, `+`, `-`, `@`, a tab or a carriage return for a formula, and
fingerprints of digits for numbers: such values stand behind an apostrophe, which is undone on reading.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence

from ksyspark_codegen.review.answers.files.table import ITEM_COLUMNS, answers_of_rows, item_rows, key_rows
from ksyspark_codegen.review.answers.model import MOST_BYTES, Answers, AnswersRefused

# What stands behind apostrophes of its own keeps them.
_GUARDED = re.compile(r"'*[=+\-@\t\r]")
_UNDONE = re.compile(r"'+[=+\-@\t\r]")
_NUMBER = re.compile(r"'*(\d{12,}|\d+e\d+)")
_NUMBER_UNDONE = re.compile(r"'+(\d{12,}|\d+e\d+)")
_SEPARATORS = ",;\t"


def to_csv(answers: Answers) -> bytes:
    """Return the text of a file, with the mark by which spreadsheet programs know UTF-8."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerows([guarded(one) for one in row] for row in [("key", "value"), *key_rows(answers)])
    writer.writerow([])
    writer.writerows([guarded(one) for one in row] for row in [ITEM_COLUMNS, *item_rows(answers)])
    return out.getvalue().encode("utf-8-sig")


def of_csv(text: str) -> Answers:
    """Return the answers of a text. Raises AnswersRefused."""
    first = text.lstrip("\ufeff").partition("\n")[0].strip("\r\"'")
    separator = max(_SEPARATORS, key=first.count)
    csv.field_size_limit(MOST_BYTES)
    try:
        rows = [[_read(one) for one in row] for row in csv.reader(io.StringIO(text, newline=""), delimiter=separator)]
    except csv.Error:
        raise AnswersRefused("is damaged: it is no table of comma-separated values") from None
    # A spreadsheet program fills the empty row with separators.
    empty = next((number for number, row in enumerate(rows) if not any(row)), len(rows))
    return answers_of_rows(_behind_header(rows[:empty]), (row for row in rows[empty + 1 :] if any(row)))


def guarded(value: str) -> str:
    """Return a value as no spreadsheet program takes for a formula or a number."""
    return f"'{value}" if _GUARDED.match(value) or _NUMBER.fullmatch(value) else value


def _read(value: str) -> str:
    text = value.replace("\r\n", "\n")
    return text[1:] if _UNDONE.match(text) or _NUMBER_UNDONE.fullmatch(text) else text


def _behind_header(rows: Iterable[Sequence[str]]) -> Iterator[Sequence[str]]:
    return (row for number, row in enumerate(rows) if number or [*row[:2]] != ["key", "value"])
