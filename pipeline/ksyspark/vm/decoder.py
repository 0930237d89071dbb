"""The columnar decoder: the machine for the messages that it finishes, the reference decoder for all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.compiler.plan import Number, Plan
from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params, ParamValue
from ksyspark.format import Format
from ksyspark.layout import Column, has_logical
from ksyspark.layout.arrow import arrow_schema
from ksyspark.layout.projection import choose
from ksyspark.reference.arguments import check_params
from ksyspark.reference.sensitive import Hiding
from ksyspark.vm.characters import characters_of
from ksyspark.vm.columns import Columns, numbers_of
from ksyspark.vm.early_end import shortened
from ksyspark.vm.formulas import Numbers, leaves
from ksyspark.vm.judged import completed, refused
from ksyspark.vm.memory import keep_freed_memory
from ksyspark.vm.params import ParamCells, param_cells
from ksyspark.vm.room import TooLong, room_for
from ksyspark.vm.run import FINISHED, HANDED_OVER
from ksyspark.vm.selection import Selection
from ksyspark.vm.tables import Filled, Ints, Tables


class MachineDecoder(Decoder):
    """Decode batches by plan, one at a time. `judge` makes the decoder for messages that the machine hands over.

    A decoder keeps the room that a batch needed for the next one: two threads need two of them.
    """

    name = "machine"

    def __init__(self, fmt: Format, plan: Plan, options: DecodeOptions, judge: Callable[[], Decoder]) -> None:
        self.layout = choose(fmt.layout, fmt.layout.root, options.columns)
        self._options = options
        self._make_judge = judge
        self._characters = characters_of(plan.encodings)
        self.schema = arrow_schema(self.layout, enums_as_ints=options.enums_as_ints)
        # What is refused does not depend on what is wanted, unless nobody asks.
        self._whole = fmt.layout
        others = (one for one in fmt.layout.root.columns if one not in self.layout.root.columns)
        judged_only: Sequence[Column] = [one for one in others if has_logical(fmt.layout, one.type)]
        if options.is_brief:
            plan, judged_only = shortened(plan, self.layout, fmt.layout, judged_only)
        keep_freed_memory()
        self._plan, self._judged_only = plan, judged_only
        self._tables = Tables(plan, self._characters)

    @cached_property
    def _judge(self) -> Decoder:
        return self._make_judge()

    @cached_property
    def _hides(self) -> bool:
        return Hiding(self._whole, self._whole.root).is_needed

    @cached_property
    def _read_first(self) -> tuple[Number, ...]:
        """What messages are judged by and columns made of, to be read together: bytes of a batch come from afar."""
        wanted = numbers_of(self.layout, self.layout.root, self._plan.root)
        return tuple(dict.fromkeys(chain(wanted, *map(leaves, self._plan.checks))))

    def pieces(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Iterator[Decoded]:
        """Decode a batch; what `Decoder.pieces` promises."""
        check_params(self.layout, self.layout.root, params)
        data, starts, ends = _bytes_of(messages)
        told = param_cells(self.layout.params, params, len(messages), self._plan.constants)
        if messages.null_count:
            # A null is for the judge, as a message is whose parameters nobody tells.
            told.is_untold[messages.is_null().to_numpy(zero_copy_only=False)] = True
        first, most = 0, len(messages)
        while True:
            stop = min(first + most, len(messages))
            count, asked = stop - first, told.part(first, stop)
            try:
                filled = self._tables.fill(data, starts[first:stop], ends[first:stop], asked)
                count = filled.status.size
                filled.status[asked.is_untold[:count]] = HANDED_OVER
                batch = pa.RecordBatch.from_arrays(
                    self._columns(data, filled, asked.part(0, count)), schema=self.schema
                )
            except (TooLong, MemoryError):
                if count > 1:
                    most = count // 2
                    continue
                yield refused(self.schema, int(ends[first] - starts[first]), is_hidden=self._hides)
            else:
                left = np.flatnonzero(filled.status)
                yield from completed(batch, count, left, self._judged(messages, params, first + left))
            first += count
            if first >= len(messages):
                return

    def _columns(self, data: NDArray[np.uint8], filled: Filled, told: ParamCells) -> list[pa.Array]:
        """Return the columns of what the machine read, and note in its status what only these tell. Raises TooLong."""
        constants = np.frombuffer(told.constants, np.uint8)
        enums_as_ints = self._options.enums_as_ints
        found = Numbers(data, told.cells)
        room = room_for(filled.status.size)
        columns = Columns(self.layout, data, found, constants, filled.tables, self._characters, enums_as_ints, room)
        rows = self._checked(columns, filled.tables[0], filled.status)
        arrays = columns.record(self.layout.root, self._plan.root, rows)
        judging = replace(columns, layout=self._whole)
        for column in self._judged_only:
            judging.column(column, self._plan.root, rows)
        for numbers in columns.refused:
            filled.status[numbers] = HANDED_OVER
        return arrays

    def _checked(self, columns: Columns, table: Ints, status: NDArray[np.uint8]) -> Selection:
        """Return the messages that count: those that the machine finished, and that keep the rules left to judge.

        A row that was handed over is empty: what lies behind its position 0 is another message, or nothing.
        """
        rows = Selection(table, valid=status == FINISHED if status.any() else None)
        numbers, checks = columns.numbers, self._plan.checks
        numbers.read(self._read_first, rows)
        kept = numbers.holds(checks, rows)
        if kept.all():
            return rows
        status[~kept] = HANDED_OVER
        return Selection(table, valid=status == FINISHED, numbers=rows.numbers)

    def _judged(self, messages: pa.Array, params: Params, rows: NDArray[np.int64]) -> Iterator[Decoded]:
        """Have messages judged that the machine handed over (and nulls); the judge is made when there is one."""
        chosen = {name: _chosen(value, rows.tolist()) for name, value in params.items()}
        yield from self._judge.pieces(messages.take(pa.array(rows)), chosen)


def _chosen(
    value: ParamValue | Sequence[ParamValue | None], rows: list[int]
) -> ParamValue | Sequence[ParamValue | None]:
    return value if isinstance(value, int | float | bool | str | bytes) else [value[row] for row in rows]


def _bytes_of(messages: pa.Array) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
    """Return the bytes of all messages without a copy, and where each starts and ends. There is at least one byte."""
    wide = pa.types.is_large_binary(messages.type)
    _, offsets_buffer, data_buffer = messages.buffers()
    offsets = np.frombuffer(offsets_buffer, np.int64 if wide else np.int32)[messages.offset :][: len(messages) + 1]
    data = (
        np.frombuffer(data_buffer, np.uint8) if data_buffer is not None and data_buffer.size else np.zeros(1, np.uint8)
    )
    return data, offsets[:-1].astype(np.int64), offsets[1:].astype(np.int64)
