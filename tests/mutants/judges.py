"""What the samples of a format, and of those that import it, say of a changed specification."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import pyarrow as pa

from ksyspark.compiler.make_plan import make_plan_of_type
from ksyspark.compiler.plan import Plan
from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params
from ksyspark.errors import KsysparkError
from ksyspark.formats import Format
from ksyspark.interpreter.decoder import ReferenceDecoder
from ksyspark.io.files import list_files
from ksyspark.layout import Layout
from ksyspark.layout.json_text import Json, rows_json
from ksyspark.layout.lower import lower
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, read_messages
from ksyspark.spec import load, read_type, recursion
from ksyspark.spec.library import Library
from ksyspark.spec.yaml import MapNode
from ksyspark.vm import PlanDecoder
from ksyspark_codegen.checks.finding import Made, octets_of
from ksyspark_codegen.checks.samples import Malformed, malformed_in, samples_in

sys.path.insert(0, str(Path(__file__).parents[1]))

from written_samples import Message, written_in

ALL = DecodeOptions()
REFUSED, EQUIVALENT = "refused", "equivalent"


@dataclass(frozen=True)
class Parts:
    """What a specification compiles to, as far as whole messages need it."""

    library: Library
    layout: Layout
    plan: Plan

    def decoder(self, *, is_strict: bool = False) -> Decoder:
        layout = replace(self.layout, instance_errors="refuse") if is_strict else self.layout
        if layout.name in self.plan.unsupported:
            return ReferenceDecoder(self.library, layout, ALL)
        return PlanDecoder(layout, self.plan, ALL, lambda: ReferenceDecoder(self.library, layout, ALL))

    def is_same(self, other: Parts) -> bool:
        """Tell whether the plans do the same with every message."""
        return self.layout == other.layout and replace(self.plan, notes=()) == replace(other.plan, notes=())


def compiled(library: Library, name: str) -> Parts:
    """Compile a format of an unchecked library. Raises SpecError."""
    typer = load.checked_each(library)
    cycles = [cycle for cycle in recursion.find_cycles(typer.library) if cycle.entry[0] == name]
    spec = typer.library.specs[name]
    layout = replace(lower(typer, spec, cycles), instance_errors=spec.instance_errors)
    return Parts(typer.library, layout, make_plan_of_type(typer, spec.root, cycles=cycles))


@dataclass(frozen=True)
class Judge:
    """The samples of one format, read by what its specifications, one of them changed, compile to."""

    fmt: Format
    path: Path
    samples: Path

    @cached_property
    def library(self) -> Library:
        return load.load_library([self.path])

    @cached_property
    def unchanged(self) -> Parts:
        return compiled(self.library, self.fmt.name)

    @cached_property
    def recorded(self) -> tuple[pa.BinaryArray, Params]:
        """The messages of `expected`, with their parameters."""
        octets: list[bytes] = []
        rows: list[dict[str, object]] = []
        for sample in samples_in(self.samples):
            reading = ReadOptions.from_mapping({**sample.options, "path": str(sample.file)}, self.fmt.layout)
            for file in list_files(reading.files):
                for read in read_messages(self.fmt, reading, Part(file)):
                    for at, data in enumerate(read.bodies.to_pylist()):
                        if data is not None:
                            octets.append(data)
                            rows.append({name: _value(value, at) for name, value in read.params.items()})
        return pa.array(octets, pa.binary()), _columns(self.fmt, rows)

    @cached_property
    def malformed(self) -> list[Malformed]:
        """Messages that must be refused for a reason, or must not be; also those that were written so."""
        written = [one for one in written_in(self.samples, self.fmt.layout) if one.refused_at]
        return malformed_in(self.samples, self.fmt.layout) + [
            Malformed(one.name, one.data, one.refused_at, "", one.params) for one in written
        ]

    @cached_property
    def written(self) -> list[Message]:
        return [one for one in written_in(self.samples, self.fmt.layout) if not one.refused_at]

    @cached_property
    def before(self) -> tuple[Seen, Seen]:
        return self._seen(self.unchanged, self.recorded), self._seen(self.unchanged, _of(self.fmt, self.written))

    def says(self, name: str, tree: MapNode) -> str:
        """Return how a changed specification `name` shows in the samples; nothing where it does not."""
        before = self.library.specs[name]
        try:
            spec = read_type.read_spec(tree, before.file)
            library = Library({**self.library.specs, name: spec}, self.library.imports, self.library.trees)
            changed = compiled(library, self.fmt.name)
        except KsysparkError:
            return REFUSED
        return EQUIVALENT if changed.is_same(self.unchanged) else self._difference(changed)

    def _difference(self, changed: Parts) -> str:
        recorded, written = self.before
        if len(recorded.messages) and self._seen(changed, self.recorded).differs(recorded):
            return "an expected message is read otherwise"
        if self.written:
            seen = self._seen(changed, _of(self.fmt, self.written))
            if seen.differs(written) and any(
                at in seen.failures or any(True for _ in message.differences(seen.row(at)))
                for at, message in enumerate(self.written)
            ):
                return "a written message is read otherwise"
        if self._is_refused_otherwise(changed):
            return "a malformed message is refused otherwise"
        return ""

    def _seen(self, parts: Parts, messages: tuple[pa.BinaryArray, Params]) -> Seen:
        return Seen(parts.decoder().decode(*messages), parts.layout)

    def _is_refused_otherwise(self, parts: Parts) -> bool:
        if not self.malformed:
            return False
        failures = parts.decoder(is_strict=True).decode(*_of(self.fmt, self.malformed)).failures
        return any(
            (failures[at].field if at in failures else None) != case.refused_at
            or (at in failures and case.reason not in failures[at].reason)
            for at, case in enumerate(self.malformed)
        )


class Seen:
    """What a decoder makes of messages."""

    def __init__(self, decoded: Decoded, layout: Layout) -> None:
        self.decoded = decoded
        self.failures = decoded.failures
        self._layout = layout

    @property
    def messages(self) -> range:
        return range(self.decoded.messages)

    @cached_property
    def rows(self) -> Sequence[Json]:
        return rows_json(self.decoded.columns, self._layout)

    def row(self, at: int) -> Json:
        return self.rows[at]

    def differs(self, other: Seen) -> bool:
        """Tell whether others fail, for other reasons, or other values are shown: types of columns are not."""
        if self.failures != other.failures or self.decoded.notes != other.decoded.notes:
            return True
        return not self.decoded.columns.equals(other.decoded.columns) and self.rows != other.rows


def judges_of(name: str, judges: Mapping[str, Judge]) -> Iterator[Judge]:
    """Yield the judges of a specification: its own samples, then those of the formats that import it."""
    yield judges[name]
    yield from (judge for other, judge in judges.items() if other != name and name in judge.library.specs)


def _of(fmt: Format, messages: Sequence[Made]) -> tuple[pa.BinaryArray, Params]:
    return octets_of(messages), _columns(fmt, [message.params for message in messages])


def _columns(fmt: Format, rows: Sequence[Mapping[str, object]]) -> Params:
    names = [param.id for param in fmt.layout.params if any(param.id in row for row in rows)]
    return {name: [row.get(name) for row in rows] for name in names}  # type: ignore[misc]


def _value(value: object, at: int) -> object:
    return value if isinstance(value, int | float | str | bytes) else value[at]  # type: ignore[index]
