"""Messages with what the unchanged modules make of them, and what is noticed where a changed one makes another."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pyarrow as pa
from altered import with_altered
from changes import Altered, Room
from kaitaistruct import KaitaiStream

from ksyspark.decoder import Decoded, DecodeOptions, ParamValue
from ksyspark.format import Format
from ksyspark.reference import ReferenceDecoder
from ksyspark.reference.arguments import arguments_of
from ksyspark.reference.evaluation import Evaluation
from ksyspark.reference.rows import RowReader

sys.path.insert(0, str(Path(__file__).parents[1] / "fuzz"))
from differential import Outcome, WatchedMachine

OPTIONS = DecodeOptions()


@dataclass(frozen=True)
class Trial:
    """Messages of one format, and what the reference decoder makes of them."""

    fmt: Format
    messages: Sequence[bytes]
    params: Mapping[str, Sequence[ParamValue | None]]
    expected: Decoded

    def noticed(self, room: Room, altered: Altered) -> str:
        """Return what is noticed of a change first; nothing where all is as before."""
        fmt = with_altered(self.fmt, room, altered)
        if room == "plans":
            return self._of_machine(fmt)
        return self._of_reference(fmt) if room == "traced" else self._of_parser(fmt)

    def _of_machine(self, fmt: Format) -> str:
        machine = WatchedMachine(fmt, OPTIONS, self.expected)
        decoded = machine.decode(pa.array(self.messages, pa.binary()), self.params)
        outcome = Outcome(self.expected, decoded, machine.handed_over)
        needlessly = "handed over needlessly" if outcome.needlessly else ""
        return outcome.difference(self.messages) or needlessly

    def _of_reference(self, fmt: Format) -> str:
        decoder = ReferenceDecoder(fmt, OPTIONS)
        for part in self._parts():
            params = {name: values[part] for name, values in self.params.items()}
            decoded = decoder.decode(pa.array(self.messages[part], pa.binary()), params)
            outcome = Outcome(self._expected(part), decoded, frozenset())
            if found := outcome.difference(self.messages[part]):
                return found
        return ""

    def _of_parser(self, fmt: Format) -> str:
        """Read with the official parser what obeys the specification."""
        layout = fmt.layout
        classes = {name: fmt.parser_class("parsers", record.parser) for name, record in layout.records.items()}
        rows = RowReader(layout, classes, enums_as_ints=False)
        for number, data in enumerate(self.messages):
            if number in self.expected.failures:
                continue
            arguments = arguments_of(layout, layout.root, self.params, number)
            root = classes[layout.root.name](*arguments, KaitaiStream(BytesIO(data)))
            evaluation = Evaluation(root, None)
            row = rows.row(root, layout.root, evaluation)
            if evaluation.fault is not None:
                return f"message {data.hex()}: {evaluation.fault.error}"
            found = pa.RecordBatch.from_pylist([row], self.expected.columns.schema)
            one = Outcome(Decoded(self.expected.columns.slice(number, 1)), Decoded(found), frozenset())
            if difference := one.difference([data]):
                return difference
        return ""

    def _parts(self) -> Iterator[slice]:
        """Yield parts of the messages, each longer than the one before: most changes are noticed early."""
        start, length = 0, 1
        while start < len(self.messages):
            yield slice(start, start + length)
            start, length = start + length, 2 * length

    def _expected(self, part: slice) -> Decoded:
        rows = range(*part.indices(len(self.messages)))
        failures = {row - rows.start: one for row, one in self.expected.failures.items() if row in rows}
        hidden = {row - rows.start: one for row, one in self.expected.hidden.items() if row in rows}
        return Decoded(self.expected.columns.slice(rows.start, len(rows)), failures, hidden)


def trial_of(fmt: Format, messages: Sequence[tuple[bytes, Mapping[str, ParamValue | None]]]) -> Trial:
    """Decode messages with the unchanged reference decoder."""
    params = {param.id: [told.get(param.id) for _, told in messages] for param in fmt.layout.params}
    data = [one for one, _ in messages]
    return Trial(fmt, data, params, ReferenceDecoder(fmt, OPTIONS).decode(pa.array(data, pa.binary()), params))
