"""Problems of specifications. They are values, so that all of them can be collected and reported together."""

import difflib
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from ksyspark.errors import FormatError


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One mistake in a specification.

    `file` as the caller named it, `line` and `column` counted from 1 (0: the whole file), `path` the YAML path
    (`/types/body/seq/0/type`), `sentence` what was expected and what was found. `rule` is the name of the rule that is
    broken, "error" for those of the language, `mend` what to do about it where the sentence does not say it.
    """

    file: str
    line: int
    column: int
    path: str
    sentence: str
    rule: str = "error"
    mend: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}" if self.line else self.file
        return f"{place}: {self.path or '/'}: {self.text}"

    @property
    def text(self) -> str:
        return self.sentence if self.mend in ("", self.sentence) else f"{self.sentence}; {self.mend}"


class SpecError(FormatError):
    """Specifications cannot be used; `problems` holds everything found, sorted by file and line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        return SpecError, (self.problems,)


def did_you_mean(name: str, known: Collection[str], otherwise: str = "") -> str:
    """Return the end of a problem that suggests the known name most like an unknown one, if any is close."""
    close = difflib.get_close_matches(name, known, n=1)
    return f"; did you mean `{close[0]}`?" if close else f"; {otherwise}" if otherwise else ""
