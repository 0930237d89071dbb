"""Read messages by their specification: the objects of one, its first failure and its end; batches as Arrow columns."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from functools import cached_property

import pyarrow as pa

from ksyspark import decoder, sentences
from ksyspark.charsets import register_charsets
from ksyspark.decoder import BadArgument, Decoded, DecodeOptions, Decoder, Params, ParamValue
from ksyspark.errors import Failure, Note
from ksyspark.garbage import without_collections
from ksyspark.interpreter import problems, rows, types
from ksyspark.interpreter.failures import failure_of, locate, note_of
from ksyspark.interpreter.objects import Fault, Object, Refused
from ksyspark.interpreter.processes import CustomProcesses, custom_processes
from ksyspark.interpreter.read_before import LONG, NOT_READ, MessageRead, ReadBefore
from ksyspark.interpreter.rows import Row
from ksyspark.interpreter.sensitive import Range, SensitiveColumns
from ksyspark.layout import Layout, Record
from ksyspark.layout.arrow import arrow_schema, record_of_type
from ksyspark.layout.projection import choose
from ksyspark.spec.expressions import names_in
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.model import names_used


class Skipping:
    """Which lists of a specification may be skipped; made once.

    Nothing else may depend on the items: no expression names the list, and no value depends on where the stream stands
    when it is first needed.
    """

    def __init__(self, library: Library) -> None:
        self._named = frozenset(name for spec in library.specs.values() for name in names_used(spec.root))
        instances = [attribute for _, attribute in all_attributes(library) if attribute.is_instance]
        values = [instance.value for instance in instances if instance.pos is None]
        self._may = all(value is not None and "_io" not in names_in(value.tree) for value in values)

    def allowed(self, read: MessageRead) -> MessageRead:
        """Return what was read before without the lists that may not be skipped."""
        if not self._may or not read.lists:
            return NOT_READ
        lists = {path: one for path, one in read.lists.items() if self.allows(path.rpartition(".")[2])}
        return MessageRead(lists, read.is_whole)

    @staticmethod
    def is_final(fault: Fault | None, read: MessageRead) -> bool:
        """Tell whether a fault that was found with items skipped is the one that is found without."""
        if fault is None or fault.problem in (problems.OUT_OF_FUEL, problems.TOO_MUCH_COMPUTED):
            return False
        return fault.in_seq or read.is_whole

    def allows(self, name: str) -> bool:
        """Tell whether items of a list of that name may be skipped."""
        return self._may and name not in self._named


# Some 2,000 levels; the stack of C, which some calls take as well, is deep enough for them.
_MOST_CALLS = 20_000


@dataclass(frozen=True, slots=True)
class Message:
    """A message as far as it could be read.

    `notes` are instances that cannot be had and need not be. `end` is the offset behind the last byte that was read in
    sequence, `visits` the number of starts and ends of fields and items on the way.
    """

    root: Object
    row: rows.Row
    fault: Fault | None
    notes: tuple[rows.Absence, ...]
    end: int
    visits: int


class Interpreter:
    """Read messages of a specification, or of one of its types, in plain Python; one interpreter serves all messages.

    This is the reference for all other decoders. For every message it gives what was read, where, and what is wrong.
    """

    def __init__(
        self,
        library: Library,
        layout: Layout,
        record: Record | None = None,
        *,
        enums_as_ints: bool = False,
        processes: CustomProcesses | None = None,
    ) -> None:
        register_charsets()
        self.layout = layout
        self.record = record or layout.root
        self._types = types.TypeReaders(Typer(library), layout, processes)
        self.type = self._types.of(library.types[tuple(self.record.name.split("::"))])
        self._library = library
        self._rows = rows.RowBuilder(layout, enums_as_ints=enums_as_ints)

    def read(
        self,
        data: bytes,
        arguments: Mapping[str, ParamValue],
        ignored: types.Ignored | None = None,
        read_before: MessageRead = NOT_READ,
        holds_no_secret: types.EndsList | None = None,
    ) -> Message:
        """Read a message with the arguments of its type, by name; raises nothing for bad messages.

        Broken rules that are `ignored` do not fail the message. Items that were `read_before` are skipped where that
        changes nothing. With `holds_no_secret` lists that do so, and lie in bytes that are cut, are read only
        as far as columns keep them.
        """
        self._types.ignored = ignored
        self._types.ends_list = None
        if holds_no_secret is not None:
            self._types.ends_list = lambda holder, name: self._skipping.allows(name) and holds_no_secret(holder, name)
        self._types.read_before = self._skipping.allowed(read_before) if read_before.lists else NOT_READ
        with _deep_calls() if self.layout.cuts else nullcontext():
            if self._types.read_before.lists:
                message = self._read(data, arguments)
                if self._skipping.is_final(message.fault, self._types.read_before):
                    return message
                self._types.read_before = NOT_READ
            return self._read(data, arguments)

    def _read(self, data: bytes, arguments: Mapping[str, ParamValue]) -> Message:
        root = self.type.message(data, dict(arguments))
        evaluation = rows.Evaluation(self._read_seq(root), notes_instances=self.layout.instance_errors == "note")
        end = root.stream.position
        try:
            row = self._rows.row(root, self.record, evaluation)
        except RecursionError:
            row, evaluation.fault = {}, evaluation.fault or Fault(problems.TOO_DEEP, root, "")
        if evaluation.fault is not None and evaluation.has_long_list:
            row = {name: rows.cut(value) for name, value in row.items()}
        return Message(root, row, evaluation.fault, tuple(evaluation.notes), end, root.stream.fuel.visits)

    @cached_property
    def _skipping(self) -> Skipping:
        return Skipping(self._library)

    def _read_seq(self, root: Object) -> Fault | None:
        try:
            self.type.read(root)
        except Refused as error:
            # Where the stack of Python ends is no field's fault.
            is_too_deep = error.fault.problem == problems.TOO_DEEP
            return Fault(problems.TOO_DEEP, root, "", in_seq=True) if is_too_deep else replace(error.fault, in_seq=True)
        except RecursionError:
            return Fault(problems.TOO_DEEP, root, "", in_seq=True)
        return None


@contextmanager
def _deep_calls() -> Iterator[None]:
    """Let functions of Python call each other more deeply, for types that contain themselves on any level."""
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(max(usual, _MOST_CALLS))
    try:
        yield
    finally:
        sys.setrecursionlimit(usual)


class ExtentReader:
    """Find where messages end, by the skeleton of their specification: no columns, no instances of its own."""

    def __init__(self, skeleton: Library, name: str) -> None:
        register_charsets()
        self._type = types.TypeReaders(Typer(skeleton)).of(skeleton.specs[name].root)

    def end(
        self,
        data: bytes,
        arguments: Mapping[str, ParamValue],
        start: int = 0,
        stop: int | None = None,
        *,
        unchecked: bool = False,
    ) -> int | Fault:
        """Return where the message at `start` ends, before `stop`, or what is wrong; rules count unless `unchecked`."""
        self._type.types.ignored = (lambda *_: True) if unchecked else None
        root = self._type.message(data, dict(arguments), start, stop)
        try:
            self._type.read(root)
        except Refused as error:
            return error.fault
        except RecursionError:
            return Fault(problems.TOO_DEEP, root, "")
        return root.stream.position


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
        decoder.check_params(self._layout, self._record, params)
        piece, visits = list[_Read](), 0
        for number in range(len(messages)):
            if visits > _MOST_VISITS:
                yield from self._decoded(piece)
                piece, visits = [], 0
            with without_collections():
                piece.append(self._message(decoder.bytes_of(messages, number), params, number, read_before))
            visits += piece[-1].visits
        yield from self._decoded(piece)

    def _message(self, data: bytes | None, params: Params, number: int, read_before: ReadBefore | None) -> "_Read":
        if data is None:
            return _Read({})
        try:
            arguments = decoder.arguments_of(self._layout, self._record, params, number)
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
