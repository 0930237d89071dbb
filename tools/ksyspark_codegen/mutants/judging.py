"""What the samples of a format, and of those that import it, say of a changed specification: the machine is asked."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from pathlib import Path

from ksyspark.compiler.make_plan import make_plan_of_type
from ksyspark.errors import Failure, Note
from ksyspark.formats import Format, find_format
from ksyspark.layout.lower import lower
from ksyspark.spec import load, recursion
from ksyspark.spec.library import Library
from ksyspark.spec.problems import SpecError
from ksyspark.spec.read_type import read_spec
from ksyspark.spec.yaml import MapNode
from ksyspark_codegen.checks.cases import Case, cases_in, value_at
from ksyspark_codegen.checks.finding import Made, are_equal, given_params, octets_of, params_of, strictly
from ksyspark_codegen.checks.samples import messages_of, samples_in
from ksyspark_codegen.mutants.changes import Change
from ksyspark_codegen.mutants.telling import Telling, Version, telling_message
from ksyspark_codegen.synthesis.verifier import Sample

NOTICED, REFUSED, EQUIVALENT, SURVIVES = "noticed", "refused", "equivalent", "survives"
"""What becomes of a change: a sample notices it, the specification is unsound, the plan is the same, or none of it."""
EQUIVALENTS_FILE = "equivalents.json"
"""Why changes mean the same, in the folder of the samples or the one above: `reason`, and the names of `changes`."""
_Read = tuple[Failure | None, tuple[Note, ...] | None, object]
"""Why a message is refused, what is noted of it, and its row. Single cases are read strictly."""
# In steps of reading, for messages that show what no sample does.
_EFFORT = 100_000
# Most changes are noticed by the first messages.
_BATCH = 40


@dataclass(frozen=True)
class Compiled(Format):
    """A format that is compiled as far as whole messages need it."""

    parts: Mapping[str, object] = field(default_factory=dict, compare=False)

    def part(self, name: str) -> object:
        return self.parts[name]

    def is_same(self, other: Format) -> bool:
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
        return self._compiled(self.library)

    def _compiled(self, library: Library) -> Compiled:
        typer, name = load.checked_each(library), self.fmt.name
        spec = typer.library.specs[name]
        cycles = [cycle for cycle in recursion.find_cycles(typer.library) if cycle.entry[0] == name]
        layout = replace(lower(typer, spec, cycles), instance_errors=spec.instance_errors)
        plan = make_plan_of_type(typer, spec.root, cycles=cycles)
        return Compiled(name, self.fmt.source, parts={"library": typer.library, "layout": layout, "plan": plan})

    @cached_property
    def written(self) -> Version:
        """The specification as it is, with messages made of the samples."""
        messages = (message for batch, _ in self._batches for message in batch)
        seeds = {self.fmt.name: [Sample(message.data, given_params(message)) for message in messages]}
        return Version(self.unchanged.library, self.fmt.name, seeds, _EFFORT)

    @cached_property
    def _batches(self) -> Sequence[tuple[Sequence[Made], Sequence[_Read]]]:
        """Some messages each, and what is read of them."""
        files = (messages_of(self.fmt, one.file, one.options) for one in samples_in(self.samples))
        each: list[list[Made]] = [[*cases_in(self.samples, self.fmt.layout)], [*chain.from_iterable(files)]]
        batches = [some[start : start + _BATCH] for some in each for start in range(0, len(some), _BATCH)]
        return [(batch, self._read(self.unchanged, batch)) for batch in batches]

    def _read(self, compiled: Compiled, messages: Sequence[Made]) -> Sequence[_Read]:
        fmt = strictly(compiled) if isinstance(messages[0], Case) else compiled
        decoded = fmt.decoder().decode(octets_of(messages), params_of(self.fmt, messages))
        rows = enumerate(decoded.columns.to_pylist())
        return [(decoded.failures.get(at), decoded.notes.get(at), row) for at, row in rows]

    def changed(self, name: str, tree: MapNode) -> Compiled:
        """Compile the format with other YAML for its own specification, or one that it imports.

        Raises SpecError, or ValueError.
        """
        library = self.library
        spec = read_spec(tree, library.specs[name].file)
        if spec.problems:
            raise SpecError(list(spec.problems))
        return self._compiled(Library({**library.specs, name: spec}, library.imports, {**library.trees, name: tree}))

    def is_noticed(self, changed: Compiled) -> bool:
        """Tell whether a message is not read as its sample says."""
        return any(
            any(map(_contradicts, messages, before, self._read(changed, messages)))
            for messages, before in self._batches
        )


def _contradicts(message: Made, before: _Read, after: _Read) -> bool:
    """Tell whether another reading than before is not what a sample says: that of a file says all."""
    (*was, row), (failure, *notes, other) = before, after
    is_same = was == [failure, *notes] and are_equal(row, other)
    if is_same or not isinstance(message, Case):
        return not is_same
    if message.refused_at is not None or failure is not None:
        field, reason = (failure.field, failure.reason) if failure else (None, "")
        return field != message.refused_at or message.reason not in reason
    return any(not are_equal(value_at(row, path), value_at(other, path)) for path in message.values)


def judged(name: str, change: Change, judges: Sequence[Judge]) -> str:
    """Return what becomes of a change of the specification `name`, by the samples of all formats that have it."""
    state, tree = EQUIVALENT, change.within(judges[0].library.trees[name])
    try:
        for judge in judges:
            changed = judge.changed(name, tree)
            if state == EQUIVALENT and not changed.is_same(judge.unchanged):
                state = SURVIVES
            if state == SURVIVES and judge.is_noticed(changed):
                return NOTICED
    except (SpecError, ValueError):
        return REFUSED
    return state


def telling_of(judge: Judge, change: Change) -> Telling | None:
    """Return a message that tells a change of the judge's format from what is written, if one is found."""
    changed = judge.changed(judge.fmt.name, change.within(judge.library.trees[judge.fmt.name])).library
    owners = changed.types if change.at.owner is None else [change.at.owner]
    fields = [(owner, name) for owner in owners for name in {change.at.id, *change.names}]
    return telling_message(judge.written, Version(changed, judge.fmt.name), fields)


Reasons = Sequence[tuple[re.Pattern[str], str]]
"""Why changes mean the same, each behind the names of such changes."""


def reasons_in(samples: Path) -> Reasons:
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
                    yield Judge(find_format(str(path), judge.import_paths), path, samples, judge.import_paths)
