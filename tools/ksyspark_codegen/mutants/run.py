"""Try the changes of a specification on its samples, in as many processes as there are cores."""

import hashlib
import json
import multiprocessing
import os
import random
import re
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from ksyspark.errors import FormatError
from ksyspark.formats import find_format
from ksyspark.spec.load import load_library
from ksyspark_codegen.mutants import judging
from ksyspark_codegen.mutants.changes import Change, changes_of
from ksyspark_codegen.mutants.judging import Judge, judged
from ksyspark_codegen.mutants.telling import Telling, telling_message

EQUIVALENTS_FILE = "equivalents.json"
"""Why changes mean the same, in the folder of the samples or the one above: `reason`, and the names of `changes`."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a change; `reason` says why it means the same, `telling` what would notice one that survives."""

    change: Change
    state: str
    reason: str = ""
    telling: Telling | None = None

    @property
    def id(self) -> str:
        """A short name that stays as long as the statement does."""
        return hashlib.sha256(self.change.name.encode()).hexdigest()[:6]


class Run:
    """The changes of a specification, and the samples that judge them: its own, and those of formats that import it.

    These lie in folders beside that of its own samples, by their names. `folder` is where their specifications are.
    Raises FormatError for a specification whose types contain themselves and are written out level by level.
    """

    def __init__(self, judge: Judge, folder: Path) -> None:
        self.judge = judge
        self.judges = [judge, *_importers(judge, folder)]
        name = judge.fmt.name
        if judge.unchanged.library.specs[name].root is not judge.library.specs[name].root:
            # Its levels are written out from the YAML, which changes leave as it is.
            raise FormatError(f"{name} has types that contain themselves; --mutants cannot change these.")
        changes = changes_of(judge.library.specs[name], judge.library.trees[name])
        self.changes = sorted(changes, key=lambda change: change.line)
        self._reasons = _reasons(judge.samples)

    def choose(self, count: int, seed: int) -> None:
        """Keep some changes at random."""
        chosen = random.Random(seed).sample(self.changes, min(count, len(self.changes)))  # noqa: S311 (no secret)
        self.changes = sorted(chosen, key=lambda change: change.line)

    def verdicts(self) -> Iterator[Verdict]:
        """Yield what becomes of each change, in their order."""
        global _running  # noqa: PLW0603 (processes that are forked have it without its being sent to them)
        for judge in self.judges:
            assert judge.cases is not None  # read once, before processes are forked
        _running = self
        numbers = range(len(self.changes))
        processes = len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1
        pools = ProcessPoolExecutor(processes, multiprocessing.get_context("fork")) if processes > 1 else nullcontext()
        with pools as pool:
            states = map(_state, numbers) if pool is None else pool.map(_state, numbers, chunksize=4)
            yield from (Verdict(change, *state) for change, state in zip(self.changes, states, strict=True))

    def state(self, change: Change) -> tuple[str, str, Telling | None]:
        """Return what becomes of a change, why it means the same, and what would notice it."""
        name = f"{self.judge.fmt.name}{change.name}"
        reason = next((reason for pattern, reason in self._reasons if pattern.fullmatch(name)), "")
        state = judged(change, self.judges)
        is_open = state == judging.SURVIVES and not reason
        return state, reason, telling_message(self.judge, change) if is_open else None


_running: Run | None = None


def _state(number: int) -> tuple[str, str, Telling | None]:
    assert _running is not None
    return _running.state(_running.changes[number])


def _reasons(samples: Path) -> Sequence[tuple[re.Pattern[str], str]]:
    """Return why changes mean the same, by the names of the changes, in which `*` stands for anything."""
    files = [path for folder in (samples, samples.parent) if (path := folder / EQUIVALENTS_FILE).is_file()]
    return [
        (re.compile(re.escape(name).replace(r"\*", ".*")), entry["reason"])
        for file in files
        for entry in json.loads(file.read_text(encoding="utf-8"))
        for name in entry["changes"]
    ]


def _importers(judge: Judge, folder: Path) -> Iterator[Judge]:
    """Yield the judges of other formats that import a specification and have samples."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.ksy"))}
    names = [judge.fmt.name]
    for name in names:
        mentioned = re.compile(rf"\b{name}\b")
        for path, text in texts.items():
            if path.stem not in names and mentioned.search(text):
                library = load_library([path], None, judge.import_paths)
                if judge.fmt.name in library.specs:
                    names.append(path.stem)
                    samples = judge.samples.parent / path.stem
                    if samples.is_dir():
                        fmt = find_format(str(path), judge.import_paths)
                        yield Judge(fmt, path, samples, judge.import_paths)
