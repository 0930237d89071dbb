"""Reading and writing answers files; the format of a file is found from its content, never from its name."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from ksyspark_codegen.review.answers.files.csv_file import of_csv, to_csv
from ksyspark_codegen.review.answers.files.json_file import of_json, to_json
from ksyspark_codegen.review.answers.files.plain import shown
from ksyspark_codegen.review.answers.files.xlsx_file import of_xlsx, to_xlsx
from ksyspark_codegen.review.answers.model import MOST_BYTES, Answers, AnswersRefused

Suffix = Literal["json", "csv", "xlsx"]

WRITERS: Mapping[Suffix, Callable[[Answers], bytes]] = {"json": to_json, "csv": to_csv, "xlsx": to_xlsx}
_ZIP = b"PK\x03\x04"


@dataclass(frozen=True, slots=True)
class AnswersFile:
    """A file as it was read: its bytes, unchanged, and what they say."""

    data: bytes
    suffix: Suffix
    answers: Answers


def read(path: Path) -> AnswersFile:
    """Read an answers file. Raises AnswersRefused with one sentence that names the file."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise AnswersRefused(f"has {path.stat().st_size} bytes; {MOST_BYTES} are the most")
        return read_bytes(path.read_bytes())
    except AnswersRefused as refused:
        raise AnswersRefused(f"{shown(path.name)} {refused}.") from None
    except OSError as error:
        raise AnswersRefused(f"{shown(path.name)} cannot be read: {error.strerror}.") from None


def read_bytes(data: bytes) -> AnswersFile:
    """Read the bytes of an answers file. Raises AnswersRefused with the rest of a sentence about it."""
    if len(data) > MOST_BYTES:
        raise AnswersRefused(f"has {len(data)} bytes; {MOST_BYTES} are the most")
    if data.startswith(_ZIP):
        return AnswersFile(data, "xlsx", of_xlsx(data))
    text = _decoded(data)
    if text.lstrip().startswith("{"):
        return AnswersFile(data, "json", of_json(text))
    return AnswersFile(data, "csv", of_csv(text))


def _decoded(data: bytes) -> str:
    """Return a text; spreadsheet programs mark theirs as UTF-8 or UTF-16."""
    is_wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return data.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError:
        raise AnswersRefused("is not an answers file of a review page, or was saved without UTF-8") from None
