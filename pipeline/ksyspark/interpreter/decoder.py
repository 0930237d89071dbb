"""The reference decoder: batches of messages to Arrow columns through the interpreter."""

from collections.abc import Iterator
from dataclasses import dataclass

import pyarrow as pa

from ksyspark import sentences
from ksyspark.decoder import BadArgument, Decoded, DecodeOptions, Decoder, Params, arguments_of, bytes_of, check_params
from ksyspark.errors import Failure, Note
from ksyspark.garbage import without_collections
from ksyspark.interpreter.failures import failure_of, locate, note_of
from ksyspark.interpreter.message import Interpreter
from ksyspark.interpreter.processes import custom_processes
from ksyspark.interpreter.read_before import LONG, NOT_READ, ReadBefore
from ksyspark.interpreter.rows import Row
from ksyspark.interpreter.sensitive import Range, SensitiveColumns
from ksyspark.layout import Layout
from ksyspark.layout.arrow import arrow_schema, record_of_type
from ksyspark.layout.projection import choose
from ksyspark.spec.library import Library

COLUMNS_TOO_LARGE = Failure("", 0, "its columns take more memory than there is for one message")
_ALL = DecodeOptions()
# The objects of a message take some 200 bytes for each start and end of a field: a piece takes about half a GiB.
_MOST_VISITS = 5 << 19


class ReferenceDecoder(Decoder):
    """Decode messages with the interpreter of a specification.

    The whole message is read and checked whatever columns are chosen: projection never changes validation. Raises
    OptionError for a type or column that the format does not have, and for a process that cannot be imported.
    """

    name = "reference"

    def __init__(self, library: Library, layout: Layout, options: DecodeOptions = _ALL) -> None:
        self._layout = layout
        self._record = record_of_type(layout, options.type)
        self.layout = choose(layout, self._record, options.columns)
        self.schema = arrow_schema(self.layout, enums_as_ints=options.enums_as_ints)
        self._interpreter = Interpreter(
            library,
            layout,
            self._record,
            enums_as_ints=options.enums_as_ints,
            processes=custom_processes(options.processes),
        )
        self._sensitive = SensitiveColumns(layout, self._record)

    def pieces(
        self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params, read_before: ReadBefore | None = None
    ) -> Iterator[Decoded]:
        """Decode a batch; what `Decoder.pieces` promises. `read_before` gives what the machine has read."""
        check_params(self._layout, self._record, params)
        piece, visits = list[_Read](), 0
        for number in range(len(messages)):
            if visits > _MOST_VISITS:
                yield from self._decoded(piece)
                piece, visits = [], 0
            with without_collections():
                piece.append(self._message(bytes_of(messages, number), params, number, read_before))
            visits += piece[-1].visits
        yield from self._decoded(piece)

    def _message(self, data: bytes | None, params: Params, number: int, read_before: ReadBefore | None) -> "_Read":
        if data is None:
            return _Read({})
        try:
            arguments = arguments_of(self._layout, self._record, params, number)
            before, holds_no_secret = NOT_READ, None
            if len(data) >= LONG:
                before = read_before(number) if read_before else NOT_READ
                holds_no_secret = self._sensitive.holds_none
            message = self._interpreter.read(data, arguments, read_before=before, holds_no_secret=holds_no_secret)
            # A message that asks for too much work may have many notes, with long paths.
            is_endless = message.fault is not None and message.fault.problem.kind == "work"
            notes = () if is_endless else tuple(map(note_of, message.notes))
            if message.fault is None:
                return _Read(message.row, length=len(data), notes=notes, visits=message.visits)
            location = locate(message.fault)
            hidden = self._sensitive.ranges(message.root, len(data), message.fault, location)
            failure = failure_of(message.fault, location)
            return _Read(message.row, failure, hidden, len(data), notes, message.visits)
        except BadArgument as bad:
            reason = str(bad)
        except RecursionError:
            reason = sentences.TOO_DEEP.reason
        except MemoryError:
            reason = sentences.TOO_LARGE.reason
        return _Read({}, Failure("", 0, reason), ((0, len(data)),))

    def _decoded(self, piece: "list[_Read]") -> Iterator[Decoded]:
        """Yield what was read as columns, in halves if it does not fit; what does not fit alone is refused."""
        try:
            arrays = [_column([read.row.get(field.name) for read in piece], field.type) for field in self.schema]
        except (pa.ArrowCapacityError, MemoryError):
            half = len(piece) // 2
            if half:
                yield from self._decoded(piece[:half])
                yield from self._decoded(piece[half:])
                return
            piece = [_Read({}, COLUMNS_TOO_LARGE, ((0, piece[0].length),), piece[0].length)]
            arrays = [pa.nulls(1, field.type) for field in self.schema]
        failures = {number: read.failure for number, read in enumerate(piece) if read.failure is not None}
        hidden = {number: piece[number].hidden for number in failures} if self._sensitive.exist else {}
        notes = {number: read.notes for number, read in enumerate(piece) if read.notes}
        yield Decoded(pa.RecordBatch.from_arrays(arrays, schema=self.schema), len(piece), failures, hidden, notes)


@dataclass(frozen=True, slots=True)
class _Read:
    row: Row
    failure: Failure | None = None
    hidden: tuple[Range, ...] = ()
    length: int = 0
    notes: tuple[Note, ...] = ()
    visits: int = 1


def _column(values: list[object], arrow: pa.DataType) -> pa.Array:
    """Return values as one array. Raises ArrowCapacityError, also where Arrow makes several of them."""
    array = pa.array(values, arrow)
    if not isinstance(array, pa.Array):
        raise pa.ArrowCapacityError
    return array
