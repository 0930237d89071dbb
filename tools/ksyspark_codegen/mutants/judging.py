"""What the samples of a format, and of those that import it, say of a changed specification.

The reference decoder reads the first messages, until one is read otherwise: for most changes the first one is, and a
plan takes longer to make. Of the others the machine says which are read otherwise at all.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from ksyspark.compiler.make_plan import make_plan_of_type
from ksyspark.compiler.plan import Plan
from ksyspark.decoder import BadArgument, Decoded, DecodeOptions, Decoder, ParamValue, arguments_of
from ksyspark.errors import Failure, Note
from ksyspark.formats import Format
from ksyspark.interpreter import Interpreter, Message, ReferenceDecoder
from ksyspark.interpreter.failures import failure_of, locate, note_of
from ksyspark.interpreter.objects import Object
from ksyspark.interpreter.rows import Row
from ksyspark.layout.lower import lower
from ksyspark.spec import load, recursion
from ksyspark.spec.library import Library
from ksyspark.spec.model import Spec
from ksyspark.spec.problems import SpecError
from ksyspark.vm import PlanDecoder
from ksyspark_codegen.checks.cases import Case, cases_in, value_at
from ksyspark_codegen.checks.finding import are_equal, octets_of, params_of
from ksyspark_codegen.checks.samples import messages_with_params, samples_in
from ksyspark_codegen.mutants.changes import Change
from ksyspark_codegen.synthesis.verifier import Sample

NOTICED, REFUSED, EQUIVALENT, SURVIVES = "noticed", "refused", "equivalent", "survives"
"""What becomes of a change: a sample notices it, the specification is unsound, the plan is the same, or none of it."""
_ALL = DecodeOptions()
# Messages of so many fields are read in the time in which an instruction of a plan is made.
_VISITS = 4


@dataclass(frozen=True, slots=True)
class Reading:
    """What is made of a message."""

    row: Row
    failure: Failure | None
    notes: tuple[Note, ...]
    message: Message | None = field(compare=False)

    def is_same(self, other: "Reading") -> bool:
        """Tell whether the values are equal, or the failures."""
        is_same = self.failure == other.failure and self.notes == other.notes
        return is_same and (self.row == other.row or are_equal(self.row, other.row))


class Compiled:
    """A format of an unchecked library, as far as whole messages need it. Raises SpecError."""

    def __init__(self, library: Library, name: str) -> None:
        self._typer = load.checked_each(library)
        self._spec = self._typer.library.specs[name]
        cycles = recursion.find_cycles(self._typer.library)
        self._cycles = [cycle for cycle in cycles if cycle.entry[0] == name]
        layout = lower(self._typer, self._spec, self._cycles)
        self.layout = replace(layout, instance_errors=self._spec.instance_errors)
        self.library = self._typer.library
        self._interpreters: dict[bool, Interpreter] = {}

    def read(self, data: bytes, params: Mapping[str, ParamValue | None], *, is_strict: bool) -> Reading:
        """Read a message; a strict reader refuses one of which an instance fails."""
        interpreter = self._interpreters.get(is_strict)
        if interpreter is None:
            layout = replace(self.layout, instance_errors="refuse") if is_strict else self.layout
            interpreter = self._interpreters[is_strict] = Interpreter(self.library, layout)
        columns = {name: [value] for name, value in params.items()}
        try:
            message = interpreter.read(data, arguments_of(self.layout, self.layout.root, columns, 0))
        except BadArgument as error:
            return Reading({}, Failure("", 0, str(error)), (), None)
        fault = message.fault
        failure = None if fault is None else failure_of(fault, locate(fault))
        return Reading(message.row, failure, tuple(map(note_of, message.notes)), message)

    def decoder(self, *, is_strict: bool) -> Decoder:
        """Return what reads whole columns."""
        layout = replace(self.layout, instance_errors="refuse") if is_strict else self.layout
        if layout.name in self.plan.unsupported:
            return ReferenceDecoder(self.library, layout, _ALL)
        return PlanDecoder(layout, self.plan, _ALL, lambda: ReferenceDecoder(self.library, layout, _ALL))

    @cached_property
    def plan(self) -> Plan:
        return make_plan_of_type(self._typer, self._spec.root, cycles=self._cycles)

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
    def cases(self) -> list[tuple[Case | None, bytes, Mapping[str, ParamValue | None], Reading]]:
        """The messages, short ones first, and how they are read; None stands for one that is expected as it is."""
        recorded = [
            (None, message.data, message.params)
            for sample in samples_in(self.samples)
            for message in messages_with_params(self.fmt, sample.file, sample.options)
        ]
        listed = [(case, case.data, case.params) for case in cases_in(self.samples, self.fmt.layout)]
        return [
            (case, data, params, self.unchanged.read(data, params, is_strict=case is not None))  # type: ignore[arg-type, misc]
            for case, data, params in sorted([*recorded, *listed], key=lambda entry: len(entry[1]))
        ]

    @cached_property
    def _by_type(self) -> Mapping[tuple[str, ...], list[int]]:
        """The numbers of the messages that have objects of a type."""
        numbers: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for number, (*_, reading) in enumerate(self.cases):
            types = {recursion.origin_of(one.type.spec) for one in objects_of(reading)}
            for path in types:
                numbers[path].append(number)
        return numbers

    def numbers_for(self, change: Change) -> list[int]:
        """Return the numbers of the messages that a change can concern; those that say something of it first."""
        numbers = range(len(self.cases)) if change.owner is None else self._by_type.get(change.owner, [])
        return sorted(numbers, key=lambda number: not change.names & self._told[number])

    @cached_property
    def _told(self) -> list[frozenset[str]]:
        """The names in the paths of which each message says something."""
        told = ([*case.values, case.refused_at or ""] if case else [] for case, *_ in self.cases)
        return [frozenset(re.findall(r"\w+", " ".join(paths))) for paths in told]

    def changed(self, spec: Spec) -> Compiled:
        """Compile the format with another specification instead of its own, or one that it imports.

        Raises SpecError.
        """
        if spec.problems:
            raise SpecError(list(spec.problems))
        library = self.library
        specs = {name: spec if name == spec.id else one for name, one in library.specs.items()}
        return Compiled(Library(specs, library.imports, library.trees), self.fmt.name)

    def verdict(self, changed: Compiled, change: Change, *, is_known: bool) -> str:
        """Return what becomes of a change by the samples of this format; if `is_known`, it is not equivalent."""
        numbers, read = self.numbers_for(change), 0
        while numbers and (is_known or read < _VISITS * len(self.unchanged.plan.program)):
            number = numbers.pop(0)
            message = self.cases[number][3].message
            read += message.visits if message else 1
            if self._notices(changed, number):
                return NOTICED
        if is_known or changed.is_same(self.unchanged):
            return SURVIVES if is_known else EQUIVALENT
        rest = self._read_otherwise(changed, numbers)
        return NOTICED if any(self._notices(changed, number) for number in rest) else SURVIVES

    def _notices(self, changed: Compiled, number: int) -> bool:
        """Tell whether a message is not read as its sample says."""
        case, data, params, before = self.cases[number]
        after = changed.read(data, params, is_strict=case is not None)
        return not before.is_same(after) and (case is None or _contradicts(case, before, after))

    def _read_otherwise(self, changed: Compiled, numbers: Sequence[int]) -> Iterator[int]:
        """Yield the numbers of the messages of which the machine makes something else."""
        for is_strict in (False, True):
            asked = [number for number in numbers if (self.cases[number][0] is not None) == is_strict]
            if asked:
                first, second = (self._decoded(one, asked, is_strict) for one in (self.unchanged, changed))
                for row, number in enumerate(asked):
                    is_same = first.failures.get(row) == second.failures.get(row)
                    is_same = is_same and first.notes.get(row) == second.notes.get(row)
                    if not is_same or not first.columns.slice(row, 1).equals(second.columns.slice(row, 1)):
                        yield number

    def _decoded(self, compiled: Compiled, numbers: Sequence[int], is_strict: bool) -> Decoded:
        messages = [Sample(data, params) for _, data, params, _ in map(self.cases.__getitem__, numbers)]
        return compiled.decoder(is_strict=is_strict).decode(octets_of(messages), params_of(self.fmt, messages))


def _contradicts(case: Case, before: Reading, after: Reading) -> bool:
    """Tell whether a reading is not what a case says, as the one before was."""
    if case.refused_at is not None or after.failure is not None:
        field, reason = (after.failure.field, after.failure.reason) if after.failure else (None, "")
        return field != case.refused_at or case.reason not in reason
    return any(not are_equal(value_at(before.row, path), value_at(after.row, path)) for path in case.values)


def judged(change: Change, judges: Sequence[Judge]) -> str:
    """Return what becomes of a change; the first judge is that of its own format, the others import it."""
    verdicts = set[str]()
    for judge in judges:
        try:
            verdict = judge.verdict(judge.changed(change.spec()), change, is_known=SURVIVES in verdicts)
        except (SpecError, ValueError):
            return REFUSED
        if verdict == NOTICED:
            return NOTICED
        verdicts.add(verdict)
    return EQUIVALENT if verdicts == {EQUIVALENT} else SURVIVES


def objects_of(reading: Reading) -> Iterator[Object]:
    """Yield the objects that were read of a message, each before those inside it."""
    waiting: list[object] = [] if reading.message is None else [reading.message.root]
    while waiting:
        held = waiting.pop()
        if isinstance(held, list):
            waiting.extend(reversed(held))
        elif isinstance(held, Object):
            yield held
            waiting.extend(one for name, one in held.values.items() if name in held.places)
