"""Decode messages of files and of a binary column into record batches: `where`, columns, envelope, mode, masking."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import groupby

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params, bytes_of
from ksyspark.errors import DecodeError, Failure, OptionError
from ksyspark.formats import Format
from ksyspark.io.framings import CAPTURE_HEAD, capture_kind
from ksyspark.io.spans import Positions, flags_of
from ksyspark.layout import Struct, arrow, conditions, paths
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import envelope, explosion, splits, stream_reader
from ksyspark.reader.items import ItemWindows
from ksyspark.reader.messages import NO_STREAM_PARAMS, ItemsBefore, Messages, regroup


class Selection:
    """Find the messages that a condition selects, decoding only the columns that it needs.

    A message is left out where the condition is false, and, as in SQL, where it is null; but a message that cannot be
    read up to those columns is kept, so that it is refused like any other.
    """

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        assert options.where is not None
        record = arrow.record_of_type(fmt.layout, options.type)
        self._condition = paths.coded(options.where, fmt.layout, record)
        columns = paths.choices_of(fmt.layout, record, conditions.columns_in(options.where), "where")
        # Projection in brief mode: nothing behind the last column is read.
        self._decoder = fmt.decoder(DecodeOptions(columns, True, options.type, True, options.processes))

    def rows(self, messages: Messages) -> Positions:
        """Return the numbers of the messages to keep, in their order."""
        kept = np.zeros(len(messages), bool)
        first = 0
        for decoded in self._decoder.pieces(messages.bodies, messages.params):
            holds = conditions.evaluate(self._condition, decoded.columns)
            kept[first : first + decoded.messages] = flags_of(holds)
            unknown = [row for row in decoded.failures if not holds[row].is_valid]
            kept[[first + row for row in unknown]] = True
            first += decoded.messages
        kept[list(messages.failures)] = True
        return np.flatnonzero(kept)


@dataclass(frozen=True, slots=True)
class ReadBatch:
    """Rows of decoded messages, in their order.

    `messages` were read for it, `rejects` of them could not be decoded; with mode DROPMALFORMED those are no rows.
    `left_out` are no rows because of the option `where`. `rows` are the numbers of the messages that became rows (None:
    all of them). `refused` are the rows of messages that were refused, with the paths of the fields that failed,
    `noted` those of messages with notes. With `continues` it has more rows of the messages of the batch before it,
    which has counted them. Of a message that is read through a window it has more items of the list `more_of`.
    """

    batch: pa.RecordBatch
    messages: int
    rejects: int
    rows: pa.Array | None = None
    left_out: int = 0
    refused: Mapping[int, str] = field(default_factory=dict)
    noted: Sequence[int] = ()
    continues: bool = False
    more_of: str = ""


def read_split(
    fmt: Format,
    options: ReadOptions,
    split: splits.Split,
    decoder: Decoder,
    columns: Sequence[str] | None = None,
    *,
    dictionaries: bool = False,
    by_item: bool = False,
) -> Iterator[ReadBatch]:
    """Yield the messages of a split as record batches of at most `batch_rows` messages and about `batch_bytes` bytes.

    The columns are `columns`, or the decoder's and then the envelope; with `dictionaries` the paths and origins in
    there are dictionary arrays. Large lists are read as ItemWindows says, with `by_item` also without `explode`. Raises
    SourceError for files that cannot be read, and DecodeError with mode FAILFAST.
    """
    batches = BatchDecoder(fmt, options, decoder, columns, dictionaries=dictionaries)
    reader, windows = splits.part_reader(fmt, options), ItemWindows(fmt, options)
    is_tried = by_item or options.mode == "DROPMALFORMED"
    for is_windowed, run in groupby(split.parts, partial(windows.may_read, by_item=by_item)):
        if is_windowed:
            for part in run:
                yield from _read_items(windows, batches, options.params, part, is_tried=is_tried)
            continue
        messages = (one for part in run for one in reader.part(part))
        for group in regroup(messages, options.batch_rows, options.batch_bytes):
            yield from batches.decode(group)


class BatchDecoder:
    """Turn messages into record batches with the columns that a caller wants."""

    def __init__(
        self,
        fmt: Format,
        options: ReadOptions,
        decoder: Decoder,
        columns: Sequence[str] | None = None,
        *,
        dictionaries: bool = False,
    ) -> None:
        """Choose the columns: `columns` in that order, or the decoder's and then the envelope."""
        self._format = fmt
        self._options = options
        self._decoder = decoder
        self._selection = None if options.where is None else Selection(fmt, options)
        # Bytes of a bad message may hold sensitive values of columns that were not chosen.
        record = Struct(arrow.record_of_type(fmt.layout, options.type).name)
        self._is_masked = not options.show_sensitive and arrow.has_sensitive(fmt.layout, record)
        added = envelope.envelope_schema(fmt, options, dictionaries=dictionaries)
        fields = [*decoder.schema, *added]
        self._added = {field.name: field.type for field in added}
        by_name = {field.name: field for field in fields}
        self._whole = pa.schema(fields if columns is None else [by_name[name] for name in columns])
        self._path = options.explode
        if self._path and self._path[0] not in self._whole.names:
            raise OptionError(
                f"explode is {'.'.join(self._path)}, but the column {self._path[0]} is not among those read."
            )
        self.schema = explosion.exploded_schema(self._whole, self._path) if self._path else self._whole

    def decode(self, messages: Messages, items: int = 0) -> Iterator[ReadBatch]:
        """Decode messages, in batches as they come; `items` of the first one were rows before.

        With mode FAILFAST it raises DecodeError for the first reject, before any row of its batch.
        """
        for read in self._selected(messages):
            yield from self._exploded(read, items) if self._path else (read,)

    def _selected(self, messages: Messages) -> Iterator[ReadBatch]:
        if self._selection is None:
            yield from self._decode(messages)
            return
        waiting, first = self._selection.rows(messages), 0
        for read in self._decode(messages.take(waiting)):
            rows, waiting = waiting[: read.messages], waiting[read.messages :]
            # Up to the next message that is kept.
            stop = int(waiting[0]) if len(waiting) else len(messages)
            numbers = pa.array(rows - first)
            kept = numbers if read.rows is None else numbers.take(read.rows)
            yield replace(read, messages=stop - first, rows=kept, left_out=stop - first - len(rows))
            first = stop

    def _exploded(self, read: ReadBatch, first: int) -> Iterator[ReadBatch]:
        """Yield rows of items instead of messages; a reject is one more row, as a message with notes and no item is."""
        assert self._path is not None
        of_rejects = [name for name in (envelope.ERROR, self._options.corrupt_column) if name in self.schema.names]
        for number, items in enumerate(explosion.explode(read.batch, self._path, read.refused, read.noted, of_rejects)):
            batch, rows = items.batch, pa.array(items.rows if read.rows is None else read.rows.to_numpy()[items.rows])
            if (place := self.schema.get_field_index(envelope.ITEM)) >= 0:
                columns, schema = batch.columns, batch.schema.set(place, self.schema.field(place))
                columns[place] = pa.array(items.numbers + first, mask=items.numbers < 0)
                batch = pa.RecordBatch.from_arrays(columns, schema=schema)
            more = replace(read, batch=batch, rows=rows, refused={}, noted=())
            yield replace(more, messages=0, rejects=0, left_out=0, continues=True) if number else more

    def _decode(self, messages: Messages) -> Iterator[ReadBatch]:
        first = 0
        for decoded in self._decoder.pieces(messages.bodies, messages.params):
            stop = first + decoded.messages
            yield self._read(messages if decoded.messages == len(messages) else messages.slice(first, stop), decoded)
            first = stop

    def _read(self, messages: Messages, decoded: Decoded) -> ReadBatch:
        fields = {row: failure.field for row, failure in decoded.failures.items()}
        decoded = messages.before.moved(decoded) if messages.before else decoded
        failures = dict(sorted({**messages.failures, **decoded.failures}.items()))
        if messages.notes and self._format.layout.has_notes:
            told = {row: (*decoded.notes.get(row, ()), note) for row, note in messages.notes.items()}
            decoded = replace(decoded, notes={**decoded.notes, **told})
        if failures and self._options.framing.kind != "pcap" and messages.origins[0][0] is not None:
            failures.update(self._failures_in_captures(messages, failures))
        if failures and self._options.mode == "FAILFAST":
            row, failure = next(iter(failures.items()))
            path = messages.slice(row, row + 1).origins[0][0]
            where = f"message {messages.indices[row]} at byte {messages.offsets[row]}"
            raise DecodeError(self._format.name, f"{path}, {where}" if path else where, failure)
        batch = self._batch(messages, decoded, failures)
        if not failures or self._options.mode == "PERMISSIVE":
            refused = {row: fields.get(row, failure.field) for row, failure in failures.items()}
            return ReadBatch(batch, len(messages), len(failures), refused=refused, noted=tuple(decoded.notes))
        kept = np.delete(np.arange(len(messages)), list(failures))
        noted = tuple(np.flatnonzero(np.isin(kept, list(decoded.notes))).tolist())
        return ReadBatch(batch.take(pa.array(kept)), len(messages), len(failures), pa.array(kept), noted=noted)

    def _failures_in_captures(
        self, messages: Messages, failures: Mapping[int, Failure]
    ) -> Iterator[tuple[int, Failure]]:
        """Yield the failures of files that begin as a capture does, with what to write, by row."""
        for row in failures:
            head = messages.raw.get(row) or bytes_of(messages.bodies, row, CAPTURE_HEAD) or b""
            kind = None if messages.offsets[row] else capture_kind(head[:CAPTURE_HEAD])
            if kind is not None:
                told = f"{failures[row].reason}; the file is {stream_reader.capture_told(kind, self._format)}"
                yield row, replace(failures[row], reason=told)

    def _batch(self, messages: Messages, decoded: Decoded, failures: Mapping[int, Failure]) -> pa.RecordBatch:
        names, count = self._whole.names, len(messages)
        if not names:
            return pa.RecordBatch.from_struct_array(pa.Array.from_buffers(pa.struct([]), count, [None]))

        def corrupt(row: int) -> bytes:
            octets = messages.kept(row)
            # Where the framing refused a message, any byte may be sensitive.
            hidden = [(0, len(octets))] if row in messages.raw else decoded.hidden.get(row, ())
            return arrow.mask_bytes(octets, hidden) if self._is_masked else octets

        added: dict[str, Callable[[pa.DataType], pa.Array]] = {
            envelope.SOURCE: lambda kind: envelope.source_column(messages, kind),
            envelope.PARAMS: lambda kind: envelope.params_column(messages, kind),
            envelope.ITEM: lambda kind: pa.nulls(count, kind),
            envelope.NOTES: lambda _: envelope.notes_column(decoded.notes, count, is_masked=self._is_masked),
            envelope.ERROR: lambda _: envelope.error_column(failures, count),
            self._options.corrupt_column: lambda _: envelope.bytes_column(
                {row: corrupt(row) for row in failures}, count
            ),
        }
        own = arrow.mask_columns(decoded.columns, self._decoder.layout) if self._is_masked else decoded.columns
        columns = dict(zip(own.schema.names, own.columns, strict=True))
        columns |= {name: make(self._added[name]) for name, make in added.items() if name in names}
        return pa.RecordBatch.from_arrays([columns[name] for name in names], schema=self._whole)


class ColumnDecoder:
    """Decode the messages in the values of a binary column. A null value is a null message."""

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        fmt = options.shape(fmt)
        self._options = options
        self._streams = stream_reader.StreamReader(fmt, options)
        self._batches = BatchDecoder(fmt, options, fmt.decoder(options.decode_options()))
        self.schema = self._batches.schema

    def decode(self, values: pa.Array, params: Params) -> Iterator[tuple[pa.RecordBatch, pa.Array]]:
        """Yield decoded rows, and the numbers of their values; `params` are one for all or each. Raises DecodeError."""
        numbers: list[Positions] = []
        messages = self._messages(values, params, numbers)
        rows, waiting = pa.array([], pa.int64()), np.empty(0, np.int64)
        for group in regroup(messages, self._options.batch_rows, self._options.batch_bytes):
            for read in self._batches.decode(group):
                if not read.continues:
                    waiting = np.concatenate([waiting, *numbers])
                    numbers.clear()
                    rows, waiting = pa.array(waiting[: read.messages]), waiting[read.messages :]
                yield read.batch, rows if read.rows is None else rows.take(read.rows)

    def _messages(self, values: pa.Array, params: Params, numbers: list[Positions]) -> Iterator[Messages]:
        """Yield the messages in values, and add the number of the value of each to `numbers`."""
        if self._options.framing.kind == "file":
            numbers.append(np.arange(len(values)))
            yield _one_each(values, {**self._options.params, **params})
            return
        for number in range(len(values)):
            value = values[number].as_py()
            # A null is no value of a parameter.
            row = {name: column[number] for name, column in params.items() if isinstance(column, Sequence)}
            told = {name: param for name, param in row.items() if param is not None}
            null = (_one_each(pa.nulls(1, pa.binary()), {}),) if value is None else ()
            for messages in null or self._streams.value(value, told):
                numbers.append(np.full(len(messages), number))
                yield messages


def _one_each(values: pa.Array, params: Params) -> Messages:
    count = len(values)
    lengths = pc.fill_null(pc.binary_length(values), 0).cast(pa.int64()).to_numpy()
    zeros = np.zeros(count, np.int64)
    return Messages(values, ((None, count),), zeros, lengths, zeros, params=params)


def _read_items(
    windows: ItemWindows, batches: BatchDecoder, params: Params, part: stream_reader.Part, *, is_tried: bool
) -> Iterator[ReadBatch]:
    """Yield the rows of a list's part, those of the message read whole, up to the first window that is refused."""
    # Of a message that is refused there are no rows of items, so it is read to its end first.
    if is_tried:
        reads = _read_items(windows, batches, params, part, is_tried=False)
        if refused := next((read for read in reads if read.rejects), None):
            yield replace(refused, messages=1, continues=False, more_of="")
            return
    path, zeros, known = part.file.path, np.zeros(1, np.int64), ((NO_STREAM_PARAMS, 1),)
    rows, rejects, (name, head, _) = part.index, 0, windows.list
    more = name if rows else ""
    for window, body in windows.read(part):
        before = ItemsBefore(name, window.index, window.start - head)
        places, bodies = (zeros, zeros + part.file.size, zeros), pa.array([body], pa.large_binary())
        messages = Messages(bodies, ((path, 1),), *places, params=params, known=known, before=before)
        for read in batches.decode(messages, rows):
            yield replace(read, messages=0, left_out=0, continues=True, more_of=more) if more else read
            rejects, more = rejects + read.rejects, name
            number = read.batch.schema.get_field_index(envelope.ITEM)
            rows += read.batch.column(number).is_valid().true_count if number >= 0 else 0
        if rejects:
            return
