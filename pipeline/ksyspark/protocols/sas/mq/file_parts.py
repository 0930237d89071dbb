"""Files of a queue: the descriptor in message 1, records in the others."""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from ksyspark.protocols.sas.decoded import part_reader
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.files import judge_file
from ksyspark.protocols.sas.handing import Standing
from ksyspark.protocols.sas.mq.headers import Sender
from ksyspark.protocols.sas.mq.sequence import Numbered
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.pieces import Piece, Stream
from ksyspark.protocols.sas.refusals import say_refusal
from ksyspark.protocols.sas.result import FileContent

_BREAKING = ("LENGTH_PAST_END", "LENGTH_NEGATIVE", "MESSAGE_REFUSED", "FILE_DESC_MISSING")


def record_pieces(numbered: Numbered) -> list[Piece]:
    """Return the bodies that hold records: those from number 2 on, up to a hole."""
    hole = numbered.hole
    bodies = numbered.bodies.items()
    return [Piece(number, one.data) for number, one in bodies if number > 1 and (hole is None or number < hole)]


@dataclass(frozen=True, slots=True)
class FileMaker:
    """Make a file of its numbered messages; `kind` is None where no header tells text from binary."""

    found: Findings
    sender: Sender
    switches: MqSwitches
    kind: str | None

    def make(self, numbered: Numbered) -> tuple[FileContent, Standing]:
        """Return the file as far as it can be read, and how it stands."""
        record_length, size = self._descriptor(numbered)
        content = FileContent(record_length, size, self._records(record_pieces(numbered)))
        has_hole = numbered.hole is not None
        agrees = not has_hole and judge_file(self.found, self.kind, content)
        is_broken = self.found.has(*_BREAKING)
        return content, Standing(not is_broken, is_broken, has_hole, numbered.is_counted, agrees)

    def _descriptor(self, numbered: Numbered) -> tuple[int | None, int | None]:
        body = numbered.bodies.get(1)
        if body is None:
            self.found.say("FILE_DESC_MISSING", expected="number 1")
            return None, None
        params = {**self.sender.params("byte_order", "encoding"), "descriptor": self.switches.descriptor}
        row, failure = part_reader("sas_mq_file_descriptor").read_one(body.data, params)
        if failure is not None:
            say_refusal(self.found, failure, Stream([Piece(1, body.data)]))
            return None, None
        if trailing := len(row["trailing_bytes"]):
            self.found.say("TRAILING_BYTES", number=1, offset=len(body.data) - trailing, found=f"{trailing} bytes")
        return row["file"]["logical_record_length"], row["file"]["file_size"]

    def _records(self, pieces: list[Piece]) -> pa.Array:
        """Read records from all bodies as one, or from each; what is in front of a bad length is kept."""
        if self.switches.record_split == "concat":
            return self._of_stream(Stream(pieces))
        return _joined([self._of_stream(Stream([one])) for one in pieces])

    def _of_stream(self, stream: Stream) -> pa.Array:
        params = self.sender.params("byte_order", "long_bytes", "encoding")
        read = part_reader("sas_mq_file_records", ("records",)).read([stream.data], params)
        if failure := read.failures.get(0):
            say_refusal(self.found, failure, stream)
        return read.columns.column(0).flatten().field("data").drop_null()


def _joined(parts: list[pa.Array]) -> pa.Array:
    return pa.concat_arrays(parts) if parts else pa.array([], pa.binary())
