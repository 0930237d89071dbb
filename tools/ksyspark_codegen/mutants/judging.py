"""Messages that two specifications read otherwise, and what samples say of a changed one."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase as fnmatch
from functools import cached_property
from itertools import chain, islice, zip_longest
from pathlib import Path
from typing import Any

from ksyspark.compiler.make_plan import make_plan_of_type
from ksyspark.compiler.plan import Plan
from ksyspark.decoder import arguments_of
from ksyspark.errors import Failure, Note
from ksyspark.formats import Format
from ksyspark.interpreter.failures import failure_of, locate, note_of
from ksyspark.interpreter.message import Interpreter
from ksyspark.interpreter.objects import Object
from ksyspark.layout import Layout
from ksyspark.layout.json_text import Json, plain_json
from ksyspark.layout.lower import lower
from ksyspark.spec import load, recursion
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.problems import SpecError
from ksyspark.spec.read_type import Kept, read_spec
from ksyspark.spec.yaml import MapNode
from ksyspark_codegen.checks.finding import Made, difference_of, given_params
from ksyspark_codegen.checks.samples import (
    CASE_FILES,
    DECIDED_FILE,
    Case,
    cases_in,
    format_of,
    messages_of,
    samples_in,
    value_at,
)
from ksyspark_codegen.mutants.changes import Change
from ksyspark_codegen.synthesis.editing import Base, FieldName
from ksyspark_codegen.synthesis.encoding import Literal, formulas_of, names_behind, near_values
from ksyspark_codegen.synthesis.growth import Growth, Seeds, grow
from ksyspark_codegen.synthesis.mutation import Bases, bases_of, cut_off, other_params, other_values, parts_of
from ksyspark_codegen.synthesis.samples import Samples
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verdict, Verifier, distinct

_SEED = 1
# Messages of which others are made; places of a field that another one depends on; items of a list.
_BASES, _FEW, _LONGEST_LIST = 24, 2, 8

Near = Mapping[str, Sequence[Literal]]
"""What fields are compared with, by their names."""


@dataclass(frozen=True)
class Version:
    """A specification of a library: its reading of any message, messages that obey it, and others made of these.

    They are grown from `seeds` for so much `effort` in steps of reading, of which some 300,000 take a second.
    """

    library: Library
    name: str
    seeds: Seeds | None = None
    effort: int = 400_000

    @cached_property
    def near(self) -> Near:
        return near_values(self.library)

    @cached_property
    def _verifier(self) -> Verifier:
        return Verifier(self.library, self.library.specs[self.name].root)

    @cached_property
    def _growth(self) -> Growth:
        return grow(self.library, self.library.specs[self.name], _SEED, {}, self.seeds, self.effort)

    @cached_property
    def obeying(self) -> Sequence[Sample]:
        return [one.sample for one in self._growth.messages]

    @cached_property
    def varied(self) -> Sequence[Sample]:
        """Messages that obey with other texts and numbers."""
        variations = Samples(self._growth, _SEED, effort=0).variations()
        return next(variations) if self.obeying else []

    @cached_property
    def _bases(self) -> Bases:
        return bases_of(self._verifier, [*self.obeying, *self.varied[:_BASES]])

    def read(self, message: Made) -> Verdict | None:
        """Read a message, or None if the specification needs a parameter that nothing gives."""
        told = {one.id: (message.params.get(one.id), one.default) for one in self._verifier.layout.params}
        params = {id_: default if value is None else value for id_, (value, default) in told.items()}
        return None if None in params.values() else self._verifier.read(message.data, params)

    def others(self, fields: Collection[FieldName], near: Near) -> Iterator[Sample]:
        """Yield messages with other values of some fields and parameters, and of those that these depend on."""
        attributes = [one for owner, one in all_attributes(self.library) if (owner.path, one.id) in fields]
        names = names_behind(self.library, [formula.tree for one in attributes for formula in formulas_of(one)])
        names |= {name for _, name in fields}
        params = [param for param in self._growth.editor.parameters if param.id in names]
        messages = self._bases.messages
        for param in params:
            for base in messages:
                rest = {name: value for name, value in base.sample.params.items() if name != param.id}
                yield Sample(base.sample.data, rest)
            yield from chain.from_iterable(other_params(base, [param], near) for base in messages[:_BASES])
        yield from chain.from_iterable(map(self._growth.lengthened, fields))
        around = [field for field in self._bases.by_field if field[1] in names and field not in fields]
        places = [place for field in fields for place in self._bases.with_field(field)]
        places += [place for field in around for place in self._bases.with_field(field)[:_FEW]]
        sites = [(base, part) for base, site in places for part in {site: 0, **dict.fromkeys(parts_of(base, site))}]
        turns = zip_longest(*(_changed(base, site, near) for base, site in sites))
        yield from (sample for turn in turns for sample in turn if sample is not None)
        for base, site in sites if params else ():
            for sample in other_params(base, params, near):
                yield from _changed(Base(sample, base.sites), site, near)


def _changed(base: Base, site: Site, near: Near) -> Iterator[Sample]:
    """Yield a message with another value in a field, with its end inside, cut off there, with more items of a list."""
    literals = near.get(site.attribute.id, ())
    yield from other_values(base, site, literals)
    yield from cut_off(base, site)
    yield base.with_bytes((site.start + site.end) // 2, site.attribute.delimiter.terminator or b"")
    old, item = base.sample.data, base.sample.data[site.start : site.end]
    numbers = {int(one) + step for one in literals if isinstance(one, int) for step in (-1, 0, 1)}
    for count in sorted(numbers) if site.index is not None else ():
        for octets in (item, b"\x80" * len(item)) if 0 < count <= _LONGEST_LIST else ():
            yield Sample(old[: site.start] + octets * count + old[site.start :], base.sample.params)


def near_both(old: Version, new: Version) -> Near:
    """Return what fields are compared with in two specifications, first what only one of them has."""
    sides = {name: (old.near.get(name, ()), new.near.get(name, ())) for name in {**old.near, **new.near}}
    return {
        name: list(
            dict.fromkeys((*(one for one in was if one not in now), *(one for one in now if one not in was), *was))
        )
        for name, (was, now) in sides.items()
    }


def differing(old: Version, new: Version, samples: Iterable[Sample]) -> Iterator[tuple[Sample, Verdict, Verdict]]:
    """Yield messages, each once, that two specifications read otherwise, with both readings."""
    for sample in distinct(samples):
        was, now = old.read(sample), new.read(sample)
        if was is not None and now is not None and not _is_same(was, now):
            yield sample, was, now


def _is_same(was: Verdict, now: Verdict) -> bool:
    is_read = was.fault is None and now.fault is None
    return difference_of(was.row, now.row) is None if is_read else str(was.fault) == str(now.fault)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a specification makes of a message: where it is refused, or the first value that another has not."""

    said: str
    values: Mapping[str, Json]
    refused_at: str | None


@dataclass(frozen=True, slots=True)
class Telling:
    """A message that two specifications read otherwise, the byte that tells them apart, and both readings."""

    message: Sample
    start: int
    as_written: Reading
    otherwise: Reading

    @property
    def differs_in_wording(self) -> bool:
        """Whether both refuse the message at the same field, and only the words of the refusal differ."""
        return self.as_written.refused_at == self.otherwise.refused_at is not None


# Messages that are tried for a change.
_TRIES = 400


def telling_message(written: Version, otherwise: Version, fields: Collection[FieldName]) -> Telling | None:
    """Return a message that tells a changed specification from what is written, if some hundred tries find one."""
    samples = islice(chain(written.obeying, written.others(fields, near_both(written, otherwise))), _TRIES)
    told = None
    for sample, was, now in differing(written, otherwise, samples):
        if told is None or told.differs_in_wording:
            told = _telling(sample, was, now)
        # A message that one of them reads says more than two refusals.
        if was.fault is None or now.fault is None:
            return _telling(sample, was, now)
    return told


def _telling(sample: Sample, was: Verdict, now: Verdict) -> Telling:
    fault, rows = was.fault or now.fault, (plain_json(was.row), plain_json(now.row))
    difference = None if fault else difference_of(rows[0], rows[1])
    path = fault.field if fault else difference.path if difference else ""
    starts = (site.start for site in was.sites if site.path == path)
    start = fault.offset if fault else next(starts, 0)
    readings = (_reading(verdict, path, row) for verdict, row in zip((was, now), rows, strict=True))
    return Telling(sample, start, *readings)


def _reading(verdict: Verdict, path: str, row: Json) -> Reading:
    if verdict.fault is not None:
        return Reading(f"refused at {verdict.fault}", {}, verdict.fault.field)
    value = value_at(row, path)
    said = f"{path} {'nothing' if value is None else value}" if path else "read"
    return Reading(said, {path: value} if path else {}, None)


NOTICED, REFUSED, EQUIVALENT, SURVIVES = "noticed", "refused", "equivalent", "survives"
"""What becomes of a change: a sample notices it, the specification is unsound, the plan is the same, or none of it."""
REWORDED = "reworded"
"""No sample notices the change, and it only alters what a refusal says it found: the same messages are refused."""
EQUIVALENTS_FILE = "equivalents.json"
"""Why changes mean the same, in the folder of the samples or the one above: `reason`, and the names of `changes`."""
EVIDENCE_FILE = "evidence.json"
"""What samples are evidence of, in the folder above theirs: `kind`, `says`, and `samples` as FOLDER/FILE: NAME."""
EVIDENCE = ("document", "implementation", "decided", "made")
"""A sample is printed in the document, of another implementation, decided by a person, or made; the best first."""
# In steps of reading, for messages that show what no sample does.
_EFFORT = 100_000
# Most changes are noticed by one of so many messages; before the others are asked, those of other formats are.
_FIRST = 50
# Messages of better evidence than what is made that are asked before all others.
_BETTER = 12

_Read = tuple[Failure | None, tuple[Note, ...], object]
"""Why a message is refused, what is noted of it, and its row."""


class Reader:
    """A checked specification that reads messages: by the interpreter, which prepares only the types that they have."""

    def __init__(self, typer: Typer, name: str) -> None:
        self.typer, self._spec = typer, typer.library.specs[name]
        self._cycles = [cycle for cycle in recursion.find_cycles(typer.library) if cycle.entry[0] == name]
        layout, self._usual = lower(typer, self._spec, self._cycles), self._spec.instance_errors
        self._layouts = {"refuse": layout, self._usual: replace(layout, instance_errors=self._usual)}
        self._interpreters = dict[str, Interpreter]()

    @cached_property
    def _compiled(self) -> tuple[Layout, Plan]:
        plan = make_plan_of_type(self.typer, self._spec.root, cycles=self._cycles)
        return self._layouts[self._usual], replace(plan, notes=())

    def is_same(self, other: "Reader") -> bool:
        """Tell whether both read every message alike."""
        return self._compiled == other._compiled

    def read(self, message: Made) -> tuple[_Read, Object]:
        """Read a message, a single case strictly; return its object, too."""
        kind = "refuse" if isinstance(message, Case) else self._usual
        if kind not in self._interpreters:
            self._interpreters[kind] = Interpreter(self.typer.library, self._layouts[kind])
        reader = self._interpreters[kind]
        read = reader.read(message.data, arguments_of(reader.layout, reader.layout.root, given_params(message), 0))
        failure = None if read.fault is None else failure_of(read.fault, locate(read.fault))
        return (failure, tuple(map(note_of, read.notes)), read.row), read.root


@dataclass(frozen=True, eq=False)
class _Held:
    """A message of the samples: file, evidence, what is read of it, the types of its objects, and what fields hold."""

    source: str
    evidence: str
    message: Made
    before: _Read
    types: frozenset[tuple[str, ...]]
    contents: Mapping[str, set[object]]

    def contradicts(self, after: _Read) -> bool:
        """Tell whether another reading is not what the sample says: that of a file says all."""
        message, (*was, row), (failure, *notes, other) = self.message, self.before, after
        is_same = was == [failure, *notes] and difference_of(row, other) is None
        if is_same or not isinstance(message, Case):
            return not is_same
        field, reason = (failure.field, failure.reason) if failure else (None, "")
        if field != message.refused_at or message.reason not in reason:
            return True
        return any(difference_of(value_at(row, path), value_at(other, path)) for path in message.values)


def _contents(root: Object) -> tuple[frozenset[tuple[str, ...]], Mapping[str, set[object]]]:
    """Return the types of all objects of a message, as the specification has them, and what fields of a name hold.

    Of bytes and lists that is the size.
    """
    objects, contents = [root], defaultdict[str, set[object]](set)
    for holder in objects:
        for name, value in holder.values.items():
            sized = len(value) if isinstance(value, bytes | list) else None
            contents[name].add(value if isinstance(value, int | str) else sized)
        lists = {name: value if isinstance(value, list) else [value] for name, value in holder.values.items()}
        held = [(name, part) for name, parts in lists.items() for part in parts if isinstance(part, Object)]
        # Other values only name an object that lies elsewhere.
        objects.extend(part for name, part in held if part.holder is holder and part.name == name)
    return frozenset(recursion.origin_of(one.type.spec) for one in objects), contents


@dataclass(frozen=True)
class Judge:
    """The samples of one format, read by what its specifications, one of them changed, say."""

    fmt: Format
    path: Path
    samples: Path
    import_paths: Sequence[str] = ()
    folder: str = ""
    """What stands in front of the names of files in another folder."""

    @cached_property
    def library(self) -> Library:
        return load.load_library([self.path], None, self.import_paths)

    @cached_property
    def unchanged(self) -> Reader:
        return Reader(load.checked_each(self.library), self.fmt.name)

    @cached_property
    def written(self) -> Version:
        """The specification as it is, with messages made of the samples."""
        seeds = {self.fmt.name: [Sample(made.data, given_params(made)) for _, made in self._messages]}
        return Version(self.unchanged.typer.library, self.fmt.name, seeds, _EFFORT)

    @cached_property
    def _messages(self) -> Sequence[tuple[str, Made]]:
        """The messages, each with the name of its file."""
        cases = [(name, made) for name in CASE_FILES for made in cases_in(self.samples, self.fmt.layout, [name])]
        files = ((one.file.name, messages_of(self.fmt, one.file, one.options)) for one in samples_in(self.samples))
        return [*cases, *((name, made) for name, messages in files for made in messages)]

    @cached_property
    def _held(self) -> list[_Held]:
        """The messages, the shortest first."""
        readings = ((name, message, *self.unchanged.read(message)) for name, message in self._messages)
        told = evidence_in(self.samples)
        held = [
            _Held(name, _evidence_of(told, self.samples.name, name, message), message, before, *_contents(root))
            for name, message, before, root in readings
        ]
        return sorted(held, key=lambda held: len(held.message.data))

    @cached_property
    def _kept(self) -> Kept:
        return {}

    def changed(self, name: str, tree: MapNode) -> Reader:
        """Read the format with other YAML for itself, or for one that it imports. Raises SpecError, or ValueError."""
        library = self.library
        spec = read_spec(tree, library.specs[name].file, self._kept)
        if spec.problems:
            raise SpecError(list(spec.problems))
        library = Library({**library.specs, name: spec}, library.imports, {**library.trees, name: tree})
        return Reader(load.checked_each(library), self.fmt.name)

    @cached_property
    def _turns(self) -> dict[tuple[object, ...], list[_Held]]:
        """The messages that a change may concern, as they are asked, by the changed type and the names of fields."""
        return {}

    def noticing(self, change: Change, changed: Reader, part: slice) -> tuple[str, str] | None:
        """Return file and evidence of a message, of a part of those with the changed type, not read as it says."""
        owner, names = change.concerned
        turns = self._turns.get((owner, names)) or self._turns.setdefault((owner, names), self._in_turn(owner, names))
        for held in turns[part]:
            if held.contradicts(changed.read(held.message)[0]):
                # It may notice the next change of these fields.
                turns.remove(held)
                better = (number for number, other in enumerate(turns) if other.evidence == EVIDENCE[-1])
                turns.insert(next(better, 0) if held.evidence == EVIDENCE[-1] else 0, held)
                return f"{self.folder}{held.source}", held.evidence
        return None

    def _in_turn(self, owner: tuple[str, ...] | None, names: Collection[str]) -> list[_Held]:
        """Return the messages with a type: first those with something in its fields that few in front of them have.

        Some of better evidence than what is made stand before all others.
        """
        # The size of a type concerns other types, too.
        is_any = owner is None or "sizeof<" in self.path.read_text(encoding="utf-8")
        seen, turns = Counter[tuple[str, object]](), dict[_Held, int]()
        for held in (held for held in self._held if is_any or owner in held.types):
            known = held.contents.keys() & names
            contents = [(name, value) for name in known for value in held.contents[name]] or [("", None)]
            seen.update(contents)
            turns[held] = min(seen[content] for content in contents)
        ordered = sorted(turns, key=turns.__getitem__)
        better = [held for held in ordered if held.evidence != EVIDENCE[-1]]
        return [*dict.fromkeys([*sorted(better, key=lambda held: EVIDENCE.index(held.evidence))[:_BETTER], *ordered])]

    def has(self, owner: tuple[str, ...] | None) -> bool:
        """Tell whether a message has an object of a type."""
        return any(owner in held.types for held in self._held)


def judged(name: str, change: Change, judges: Sequence[Judge]) -> tuple[str, str, str]:
    """Return what becomes of a change of the specification `name`, and file and evidence of what notices it, or ""."""
    tree, readers = change.within(judges[0].library.trees[name]), list[Reader]()
    try:
        for judge in judges:
            readers.append(judge.changed(name, tree))
            if by := judge.noticing(change, readers[-1], slice(_FIRST)):
                return NOTICED, *by
    except (SpecError, ValueError):
        return REFUSED, "", ""
    for judge, changed in zip(judges, readers, strict=True):
        if by := judge.noticing(change, changed, slice(_FIRST, None)):
            return NOTICED, *by
    for judge, changed in zip(judges, readers, strict=True):
        if not changed.is_same(judge.unchanged):
            return SURVIVES, "", ""
        # Where a format has the type, its plan tells for all.
        if judge.has(change.at.owner):
            break
    return EQUIVALENT, "", ""


def telling_of(judge: Judge, change: Change) -> Telling | None:
    """Return a message that tells a change of the judge's format from what is written, if one is found."""
    changed = judge.changed(judge.fmt.name, change.within(judge.library.trees[judge.fmt.name])).typer.library
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


Told = Sequence[Mapping[str, Any]]
"""What samples are evidence of, as EVIDENCE_FILE has it."""


def evidence_in(samples: Path) -> Told:
    """Return the entries of EVIDENCE_FILE that name samples of a folder, each with these samples only."""
    file = samples.parent / EVIDENCE_FILE
    entries = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    own = (
        {**entry, "samples": [one for one in entry["samples"] if fnmatch(samples.name, one.partition("/")[0])]}
        for entry in entries
    )
    return [entry for entry in own if entry["samples"]]


def _evidence_of(told: Told, folder: str, file: str, message: Made) -> str:
    """Return the kind of evidence of a message. No implementation writes what must be refused."""
    if file == DECIDED_FILE:
        return "decided"
    names = [f"{folder}/{file}"]
    if isinstance(message, Case):
        names = [f"{folder}/{file}: {message.name}"] if message.refused_at is None else []
    kinds = (entry["kind"] for entry in told for one in entry["samples"] if any(fnmatch(name, one) for name in names))
    return next(kinds, EVIDENCE[-1])


def judges_of(judge: Judge, folder: Path) -> Iterator[Judge]:
    """Yield a judge, and those of formats with samples beside its own that import its specification, by name."""
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
                    fmt = format_of(path, judge.import_paths)
                    yield Judge(fmt, path, samples, judge.import_paths, f"{samples.name}/")
