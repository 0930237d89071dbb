"""Problems are values: what is wrong in a specification, and where. They are collected and shown together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


class CodegenError(Exception):
    """Base of every error that the code generator raises on purpose; its text is for the user."""


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One mistake in a specification.

    `file` as the caller named it, `line` and `column` counted from 1 (0: the whole file), `path` the YAML path
    (`/types/body/seq/0/type`), `sentence` what was expected and what was found.
    """

    file: str
    line: int
    column: int
    path: str
    sentence: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{place}: {self.path or '/'}: {self.sentence}"


class SpecError(CodegenError):
    """One or more specifications cannot be used; `problems` tells all that was found, in the order of file and line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        return SpecError, (self.problems,)
