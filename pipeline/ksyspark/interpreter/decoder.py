"""The reference decoder: batches of messages to Arrow columns through the interpreter."""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa

from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params
from ksyspark.errors import Failure, OptionError
from ksyspark.interpreter.failures import failure_of, locate
from ksyspark.interpreter.message import Interpreter, Message
from ksyspark.interpreter.rows import Row
from ksyspark.interpreter.sensitive import Range, SensitiveColumns
from ksyspark.layout import Layout
from ksyspark.layout.arrow import arrow_schema, record_of_type
from ksyspark.layout.projection import choose
from ksyspark.parameters import BadArgument, arguments_of, check_params
from ksyspark.spec.library import Library

_ALL = DecodeOptions()
# The objects of a message take some 200 bytes for each start and end of a field: a piece takes about half a GiB.
_MOST_VISITS = 5 << 19


class ReferenceDecoder(Decoder):
    """Decode messages with the interpreter of a specification.

    The whole message is read and checked whatever columns are chosen: projection never changes validation. Raises
    OptionError for a type or column that the format does not have.
    """

    name = "reference"

    def __init__(self, library: Library, layout: Layout, options: DecodeOptions = _ALL) -> None:
        self._layout = layout
        self._record = record_of_type(layout, options.type)
        self.layout = choose(layout, self._record, options.columns)
        self.schema = arrow_schema(self.layout, enums_as_ints=options.enums_as_ints)
        self._interpreter = Interpreter(library, layout, self._record, enums_as_ints=options.enums_as_ints)
        self._sensitive = SensitiveColumns(layout, self._record)

    def pieces(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Iterator[Decoded]:
        """Decode a batch; what `Decoder.pieces` promises, but columns of more than 2 GiB are an OptionError, too."""
        check_params(self._layout, self._record, params)
        piece = _Piece(self._sensitive)
        for number, data in enumerate(messages):
            if piece.visits > _MOST_VISITS:
                yield piece.decoded(self.schema)
                piece = _Piece(self._sensitive)
            piece.add(*self._message(data.as_py(), params, number))
        yield piece.decoded(self.schema)

    def _message(self, data: bytes | None, params: Params, number: int) -> tuple[bytes, Message | Failure | None]:
        if data is None:
            return b"", None
        try:
            return data, self._interpreter.read(data, arguments_of(self._layout, self._record, params, number))
        except BadArgument as bad:
            return data, Failure("", 0, str(bad))
        except MemoryError as error:
            return data, Failure("", 0, f"cannot be decoded ({type(error).__name__})")


class _Piece:
    def __init__(self, sensitive: SensitiveColumns) -> None:
        self.visits = 0
        self._rows: list[Row] = []
        self._failures: dict[int, Failure] = {}
        self._hidden: dict[int, tuple[Range, ...]] = {}
        self._sensitive = sensitive

    def add(self, data: bytes, read: Message | Failure | None) -> None:
        number = len(self._rows)
        self._rows.append(read.row if isinstance(read, Message) else {})
        self.visits += read.visits if isinstance(read, Message) else 1
        if isinstance(read, Failure):
            self._failures[number] = read
            self._hide(number, ((0, len(data)),))
        elif read is not None and read.fault is not None:
            location = locate(read.fault)
            self._failures[number] = failure_of(read.fault, location)
            self._hide(number, self._sensitive.ranges(read.root, len(data), read.fault, location))

    def _hide(self, number: int, ranges: tuple[Range, ...]) -> None:
        if self._sensitive.exist:
            self._hidden[number] = ranges

    def decoded(self, schema: pa.Schema) -> Decoded:
        """Return what was added. Raises OptionError for columns of more than 2 GiB."""
        arrays = [_column([row.get(field.name) for row in self._rows], field.type) for field in schema]
        batch = pa.RecordBatch.from_arrays(arrays, schema=schema)
        return Decoded(batch, len(self._rows), self._failures, self._hidden)


def _column(values: list[object], arrow: pa.DataType) -> pa.Array:
    try:
        array = pa.array(values, arrow)
    except pa.ArrowCapacityError:
        array = None
    if not isinstance(array, pa.Array):
        raise OptionError("A column of these messages takes more than 2 GiB: take fewer (batchRows, batchBytes).")
    return array
