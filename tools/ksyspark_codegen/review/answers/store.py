"""The files that were checked in, unchanged, one folder a page: `reviews/<page>/<date>-<code>.<json|csv|xlsx>`.

Beside them stand `replies.json`, the dispositions of remarks, and `<date>-<code>.reply.html`, what their authors get.
Names are made of the date of the check-in and the calculated code, never of what a file says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from ksyspark_codegen.review.answers.files.code import code_of
from ksyspark_codegen.review.answers.files.file import AnswersFile, read
from ksyspark_codegen.review.answers.files.plain import plain_of
from ksyspark_codegen.review.answers.model import Answers, AnswersRefused

_NAME = re.compile(r"(\d{4}-\d\d-\d\d)-(\d{12})\.(json|csv|xlsx)")
_PAGE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Stored:
    """A file that was checked in."""

    path: Path
    code: str
    answers: Answers


class Store:
    """The folder of one page; it is made when the first file is added."""

    def __init__(self, reviews: Path, page: str) -> None:
        if not _PAGE.fullmatch(page):
            raise AnswersRefused("There is no page of this name.")
        self.folder = reviews / page
        self.page = page

    def files(self) -> Iterator[Stored]:
        """Yield what was checked in, by date and code. Raises AnswersRefused for a file that was changed since."""
        for path in self._paths():
            answers = read(path).answers
            code = code_of(plain_of(answers))
            if code != _code_in(path):
                raise AnswersRefused(f"{path} was changed after it was checked in: its code is {code} now.")
            yield Stored(path, code, answers)

    def find(self, code: str) -> Path | None:
        """Return the stored file of a code."""
        return next((path for path in self._paths() if _code_in(path) == code), None)

    def add(self, file: AnswersFile, today: date) -> Path:
        """Store the bytes of a file. Raises AnswersRefused for one that is already there, in whatever format."""
        code = code_of(plain_of(file.answers))
        present = self.find(code)
        if present is not None:
            raise AnswersRefused(f"is already checked in as {present}")
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{today.isoformat()}-{code}.{file.suffix}"
        with path.open("xb") as target:
            target.write(file.data)
        return path

    def _paths(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return sorted(path for path in self.folder.iterdir() if _NAME.fullmatch(path.name))


def _code_in(path: Path) -> str:
    found = _NAME.fullmatch(path.name)
    assert found is not None
    return found[2]
