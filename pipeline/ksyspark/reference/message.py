"""Read one message with a traced parser: its objects, its row, and its first failure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO

from ksyspark.decoder import ParamValue
from ksyspark.layout import Layout, Record
from ksyspark.reference.evaluation import Evaluation
from ksyspark.reference.locate import Fault, locate
from ksyspark.reference.rows import Row, RowReader
from ksyspark.reference.streams import FUEL, Fuel, TracedStream, position_of
from ksyspark.reference.traced import Traced
from ksyspark.reference.tree import Tree


@dataclass(frozen=True, slots=True)
class Message:
    """A message as far as it could be read.

    `end` is the offset behind the last byte that was read in sequence, `looks` how often the parser looked where it is:
    twice for each field and item.
    """

    tree: Tree
    row: Row
    fault: Fault | None
    end: int
    looks: int


class MessageReader:
    """Read messages of one type of a format; made once, used for all messages."""

    def __init__(self, layout: Layout, record: Record, classes: Mapping[str, type], *, enums_as_ints: bool) -> None:
        self._layout = layout
        self._record = record
        self._classes = classes
        self._rows = RowReader(layout, classes, enums_as_ints=enums_as_ints)

    def read(self, data: bytes, arguments: Sequence[ParamValue]) -> Message:
        """Read a message, arguments in the order of the record's parameters. Raises nothing for bad messages."""
        fuel = Fuel(len(data))
        token = FUEL.set(fuel)
        try:
            root = self._classes[self._record.name](*arguments, TracedStream(BytesIO(data)))
            evaluation = Evaluation(root, _read_seq(root))
            end = int(position_of(root._io))
            row = self._rows.row(root, self._record, evaluation)
        finally:
            FUEL.reset(token)
        return Message(Tree(self._layout, self._classes, root, self._record), row, evaluation.fault, end, fuel.looks)


def _read_seq(root: Traced) -> Fault | None:
    try:
        root._read()
    except Exception as error:  # noqa: BLE001 (whatever the official parser raises is a failure of the message)
        return locate(error, root, in_seq=True)
    return None
