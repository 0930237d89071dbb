"""What the samples of a format, and of those that import it, say of a changed specification: the machine is asked."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from ksyspark.compiler.make_plan import make_plan_of_type
from ksyspark.compiler.plan import Plan
from ksyspark.decoder import Decoded, DecodeOptions, Decoder
from ksyspark.errors import Failure
from ksyspark.formats import Format, find_format
from ksyspark.interpreter import ReferenceDecoder
from ksyspark.layout import Layout
from ksyspark.layout.lower import lower
from ksyspark.spec import load, recursion
from ksyspark.spec.library import Library
from ksyspark.spec.problems import SpecError
from ksyspark.spec.read_type import read_spec
from ksyspark.spec.yaml import MapNode
from ksyspark.vm import PlanDecoder
from ksyspark_codegen.checks.cases import Case, cases_in, value_at
from ksyspark_codegen.checks.finding import Made, are_equal, octets_of, params_of
from ksyspark_codegen.checks.samples import messages_with_params, samples_in
from ksyspark_codegen.mutants.changes import Change

NOTICED, REFUSED, EQUIVALENT, SURVIVES = "noticed", "refused", "equivalent", "survives"
"""What becomes of a change: a sample notices it, the specification is unsound, the plan is the same, or none of it."""
EQUIVALENTS_FILE = "equivalents.json"
"""Why changes mean the same, in the folder of the samples or the one above: `reason`, and the names of `changes`."""
_ALL = DecodeOptions()
# Most changes are noticed by the first messages.
_BATCH = 40


class Compiled:
    """A format of an unchecked library, as far as whole messages need it. Raises SpecError."""

    def __init__(self, library: Library, name: str) -> None:
        self._typer = load.checked_each(library)
        self.library = self._typer.library
        spec = self.library.specs[name]
        self._cycles = [cycle for cycle in recursion.find_cycles(self.library) if cycle.entry[0] == name]
        layout = lower(self._typer, spec, self._cycles)
        self.layout = replace(layout, instance_errors=spec.instance_errors)

    @cached_property
    def plan(self) -> Plan:
        return make_plan_of_type(self._typer, self.library.specs[self.layout.name].root, cycles=self._cycles)

    def decoder(self, *, is_strict: bool) -> Decoder:
        """Return what reads messages; if strict, it refuses one of which an instance fails."""
        return self._strict if is_strict else self._lenient

    @cached_property
    def _strict(self) -> Decoder:
        return self._of(replace(self.layout, instance_errors="refuse"))

    @cached_property
    def _lenient(self) -> Decoder:
        return self._of(self.layout)

    def _of(self, layout: Layout) -> Decoder:
        reference = ReferenceDecoder(self.library, layout, _ALL)
        is_unsupported = layout.name in self.plan.unsupported
        return reference if is_unsupported else PlanDecoder(layout, self.plan, _ALL, lambda: reference)

    def is_same(self, other: "Compiled") -> bool:
        """Tell whether both read every message alike."""
        return self.layout == other.layout and replace(self.plan, notes=()) == replace(other.plan, notes=())


@dataclass(frozen=True)
class Judge:
    """The samples of one format, read by what its specifications, one of them changed, compile to."""

    fmt: Format
    path: Path
    samples: Path
    import_paths: Sequence[str] = ()

    @cached_property
    def library(self) -> Library:
        return load.load_library([self.path], None, self.import_paths)

    @cached_property
    def unchanged(self) -> Compiled:
        return Compiled(self.library, self.fmt.name)

    @cached_property
    def batches(self) -> Sequence[tuple[Sequence[Made], bool, Decoded]]:
        """Some messages each, whether a strict reader is asked, as for single cases, and what is read of them."""
        files = samples_in(self.samples)
        recorded = [one for file in files for one in messages_with_params(self.fmt, file.file, file.options)]
        cases = cases_in(self.samples, self.fmt.layout)
        return [
            (batch, is_strict, self.decoded(self.unchanged, batch, is_strict))
            for messages, is_strict in ((cases, True), (recorded, False))
            for start in range(0, len(messages), _BATCH)
            for batch in (messages[start : start + _BATCH],)
        ]

    def decoded(self, compiled: Compiled, messages: Sequence[Made], is_strict: bool) -> Decoded:
        """Read messages."""
        return compiled.decoder(is_strict=is_strict).decode(octets_of(messages), params_of(self.fmt, messages))

    def changed(self, name: str, tree: MapNode) -> Compiled:
        """Compile the format with other YAML for its own specification, or one that it imports.

        Raises SpecError, or ValueError.
        """
        library = self.library
        spec = read_spec(tree, library.specs[name].file)
        if spec.problems:
            raise SpecError(list(spec.problems))
        changed = Library({**library.specs, name: spec}, library.imports, {**library.trees, name: tree})
        return Compiled(changed, self.fmt.name)

    def is_noticed(self, changed: Compiled) -> bool:
        """Tell whether a message is not read as its sample says."""
        for messages, is_strict, before in self.batches:
            after = self.decoded(changed, messages, is_strict)
            for number, *rows in differing(before, after):
                case = messages[number]
                if not isinstance(case, Case) or _contradicts(case, after.failures.get(number), *rows):
                    return True
        return False


def differing(before: Decoded, after: Decoded) -> Iterator[tuple[int, object, object]]:
    """Yield the numbers of messages that are read otherwise, and the rows of both."""
    pairs = zip(before.columns.to_pylist(), after.columns.to_pylist(), strict=True)
    for number, (first, second) in enumerate(pairs):
        is_same = before.failures.get(number) == after.failures.get(number)
        is_same = is_same and before.notes.get(number) == after.notes.get(number)
        if not is_same or not are_equal(first, second):
            yield number, first, second


def _contradicts(case: Case, failure: Failure | None, before_row: object, row: object) -> bool:
    """Tell whether a reading is not what a case says, as the one before was."""
    if case.refused_at is not None or failure is not None:
        field, reason = (failure.field, failure.reason) if failure else (None, "")
        return field != case.refused_at or case.reason not in reason
    return any(not are_equal(value_at(before_row, path), value_at(row, path)) for path in case.values)


def judged(name: str, change: Change, judges: Sequence[Judge]) -> str:
    """Return what becomes of a change of the specification `name`, by the samples of all formats that have it."""
    state, tree = EQUIVALENT, change.tree
    for judge in judges:
        try:
            changed = judge.changed(name, tree)
            if state == EQUIVALENT and not changed.is_same(judge.unchanged):
                state = SURVIVES
        except (SpecError, ValueError):
            return REFUSED
        if state == SURVIVES and judge.is_noticed(changed):
            return NOTICED
    return state


def reasons_in(samples: Path) -> Sequence[tuple[re.Pattern[str], str]]:
    """Return why changes mean the same, by the names of the changes, in which `*` stands for anything."""
    files = [path for folder in (samples, samples.parent) if (path := folder / EQUIVALENTS_FILE).is_file()]
    return [
        (re.compile(re.escape(name).replace(r"\*", ".*")), entry["reason"])
        for file in files
        for entry in json.loads(file.read_text(encoding="utf-8"))
        for name in entry["changes"]
    ]


def judges_of(judge: Judge, folder: Path) -> Iterator[Judge]:
    """Yield a judge, and those of the formats below a folder that import its specification and have samples.

    These lie in folders beside that of its own samples, by their names.
    """
    yield judge
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.ksy"))}
    names = [judge.fmt.name]
    for name in names:
        mentioned = re.compile(rf"\b{name}\b")
        for path in (path for path, text in texts.items() if path.stem not in names and mentioned.search(text)):
            library = load.load_library([path], None, judge.import_paths)
            if judge.fmt.name in library.specs:
                names.append(path.stem)
                samples = judge.samples.parent / path.stem
                if samples.is_dir():
                    fmt = find_format(str(path), judge.import_paths)
                    yield Judge(fmt, path, samples, judge.import_paths)
