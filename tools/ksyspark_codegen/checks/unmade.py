"""Rules and numbers that no message is found for: how many, and the list beside the samples that expects them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from ksyspark.display import show_count
from ksyspark.errors import SourceError
from ksyspark.formats import Format
from ksyspark_codegen.checks.samples import decoded_json
from ksyspark_codegen.synthesis.validation import Validation

FILE = "unmade.json"
"""A JSON list of names, reviewed by a person: no message of the format breaks these rules, or holds these numbers."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The names of rules that a message breaks, and of those that no message was found for."""

    broken: frozenset[str]
    unbroken: frozenset[str]

    @property
    def rules(self) -> frozenset[str]:
        return self.broken | self.unbroken

    def __str__(self) -> str:
        counts = f"{len(self.broken)} broken by a message, {len(self.unbroken)} without one"
        return f"{show_count(len(self.rules), 'rule')}: {counts}"


def outcomes_of(made: Validation) -> Outcomes:
    """Return what became of each rule when messages were made."""
    broken = frozenset(one.breach.name for one in made.broken)
    return Outcomes(broken, frozenset(one.breach.name for one in made.not_broken) - broken)


def unlisted_in(folder: Path, made: Validation) -> Mapping[str, str]:
    """Return what no message was found for and the list of a folder does not name, with the reason, by name.

    Empty where the folder has no list to compare with.
    """
    file = folder / FILE
    if not file.is_file():
        return {}
    listed = json.loads(file.read_text(encoding="utf-8"))
    return {name: why for name, why in _unmade(made).items() if name not in listed}


def unmade_text(made: Validation) -> str:
    """Return the text of the list for messages that were made."""
    return json.dumps(list(_unmade(made)), indent=1, ensure_ascii=False) + "\n"


def _unmade(made: Validation) -> dict[str, str]:
    rules = {one.breach.name: str(one) for one in made.not_broken}
    return rules | {one.wanted.name: f"{one.wanted}: in no message that gets so far" for one in made.not_held}


_NO_SAMPLES = {".json", ".md", ".py", ".txt"}
_FRAMINGS = {".jsonl": "jsonl", ".stream": "stream"}


@dataclass(frozen=True, slots=True)
class Recorded:
    """What became of the expectations of one file; what `differs` is kept as it was."""

    file: Path
    state: Literal["new", "renewed", "as before", "differs", "removed"]


def record(
    fmt: Format,
    folder: Path,
    options: Mapping[str, str],
    made: Validation | None = None,
    *,
    is_renewing: bool = False,
) -> Iterator[Recorded]:
    """Write `expected/<file>.json` for the samples of a folder, and the list of rules without a message.

    New ones are read with `options`, and with the framing that their suffix tells; those with expectations as these
    say, and only changed when `is_renewing`. Expectations of a file that is gone are removed. Raises SourceError where
    there is no sample.
    """
    files = [one for one in sorted(folder.glob("*")) if one.is_file() and one.suffix not in _NO_SAMPLES]
    if not files:
        raise SourceError(f"There is no sample in {folder}.")
    for file in files:
        target = folder / "expected" / f"{file.name}.json"
        file_options = _options_before(target) or {**_by_suffix(file), **options}
        text = json.dumps(
            {"options": file_options, "messages": decoded_json(fmt, file, file_options)}, indent=1, ensure_ascii=False
        )
        yield _written(target, text + "\n", is_renewing=is_renewing)
    for expected in sorted((folder / "expected").glob("*.json")):
        if not (folder / expected.name.removesuffix(".json")).is_file():
            expected.unlink()
            yield Recorded(expected, "removed")
    if made is not None:
        yield _written(folder / FILE, unmade_text(made), is_renewing=is_renewing)


def _by_suffix(file: Path) -> dict[str, str]:
    return {"framing": _FRAMINGS[file.suffix]} if file.suffix in _FRAMINGS else {}


def _options_before(target: Path) -> dict[str, str] | None:
    if not target.is_file():
        return None
    file_options: dict[str, str] = json.loads(target.read_text(encoding="utf-8"))["options"]
    return file_options


def _written(target: Path, text: str, *, is_renewing: bool) -> Recorded:
    before = target.read_text(encoding="utf-8") if target.is_file() else None
    if before == text:
        return Recorded(target, "as before")
    if before is not None and not is_renewing:
        return Recorded(target, "differs")
    target.parent.mkdir(exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return Recorded(target, "new" if before is None else "renewed")
