"""The reference decoder: batches of messages to Arrow columns through the official parser."""

from __future__ import annotations

import pyarrow as pa

from ksyspark.arrow import arrow_schema, record_of_type
from ksyspark.choosing import choose
from ksyspark.decoder import Decoded, DecodeOptions, Params
from ksyspark.errors import Failure
from ksyspark.format import Format
from ksyspark.reference.arguments import BadArgument, arguments_of, check_params
from ksyspark.reference.failures import failure_of, place_of
from ksyspark.reference.message import Message, MessageReader
from ksyspark.reference.rows import Row
from ksyspark.reference.sensitive import Hiding, Range
from ksyspark.reference.traced import traced_classes

_ALL = DecodeOptions()


class ReferenceDecoder:
    """Decode messages with the official Kaitai parser of a format.

    All of a message is read and judged whatever columns are wanted, so that these do not change what is a failure.
    Raises OptionError for a type or column that the format does not have, FormatError where its parser is missing.
    """

    name = "reference"

    def __init__(self, fmt: Format, options: DecodeOptions = _ALL) -> None:
        self._layout = layout = fmt.layout
        self._record = record_of_type(layout, options.type)
        self.layout = choose(layout, self._record, options.columns)
        self.schema = arrow_schema(self.layout, enums_as_ints=options.enums_as_ints)
        classes = traced_classes(fmt, layout)
        self._reader = MessageReader(layout, self._record, classes, enums_as_ints=options.enums_as_ints)
        self._hiding = Hiding(layout, self._record)

    def decode(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Decoded:
        """Decode a batch; a null message gives a row of nulls and no failure.

        Raises OptionError for parameters that the format does not have or that nobody tells, nothing for bad messages.
        """
        check_params(self._layout, self._record, params)
        batch = _Batch(self._hiding)
        for number, data in enumerate(messages):
            batch.add(*self._message(data.as_py(), params, number))
        return Decoded(_columns(batch.rows, self.schema), batch.failures, batch.hidden)

    def _message(self, data: bytes | None, params: Params, number: int) -> tuple[bytes, Message | Failure | None]:
        if data is None:
            return b"", None
        try:
            return data, self._reader.read(data, arguments_of(self._layout, self._record, params, number))
        except BadArgument as bad:
            return data, Failure("", 0, str(bad))
        except (RecursionError, MemoryError) as error:
            return data, Failure("", 0, f"cannot be decoded ({type(error).__name__})")


class _Batch:
    def __init__(self, hiding: Hiding) -> None:
        self.rows: list[Row] = []
        self.failures: dict[int, Failure] = {}
        self.hidden: dict[int, tuple[Range, ...]] = {}
        self._hiding = hiding

    def add(self, data: bytes, read: Message | Failure | None) -> None:
        number = len(self.rows)
        self.rows.append(read.row if isinstance(read, Message) else {})
        if isinstance(read, Failure):
            self.failures[number] = read
            self._hide(number, ((0, len(data)),))
        elif read is not None and read.fault is not None:
            place = place_of(read.tree, read.fault)
            self.failures[number] = failure_of(read.fault, place)
            self._hide(number, self._hiding.ranges(read.tree, len(data), read.fault, place))

    def _hide(self, number: int, ranges: tuple[Range, ...]) -> None:
        if self._hiding.is_needed:
            self.hidden[number] = ranges


def _columns(rows: list[Row], schema: pa.Schema) -> pa.RecordBatch:
    arrays = [pa.array([row.get(field.name) for row in rows], field.type) for field in schema]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)
