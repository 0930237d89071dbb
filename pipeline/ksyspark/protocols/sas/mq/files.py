"""Files of a queue: the descriptor in message 1, records in the others."""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.file_content import check_file
from ksyspark.protocols.sas.fragments import Fragment, Stream, report_failure
from ksyspark.protocols.sas.mq.conventions import MqSwitches, Sender
from ksyspark.protocols.sas.mq.numbering import Numbered
from ksyspark.protocols.sas.part_decoder import part_decoder
from ksyspark.protocols.sas.result import Assessment, FileContent

_BREAKING_CODES = ("LENGTH_PAST_END", "LENGTH_NEGATIVE", "MESSAGE_REFUSED", "FILE_DESC_MISSING")


def record_fragments(numbered: Numbered) -> list[Fragment]:
    """Return the bodies that hold records: from number 2 on, up to a hole."""
    hole = numbered.hole
    bodies = numbered.bodies.items()
    return [Fragment(number, one.data) for number, one in bodies if number > 1 and (hole is None or number < hole)]


@dataclass(frozen=True, slots=True)
class FileReader:
    """Read a file from numbered messages; `kind` is None where no header distinguishes text from binary."""

    diagnostics: Diagnostics
    sender: Sender
    switches: MqSwitches
    kind: str | None

    def read(self, numbered: Numbered) -> tuple[FileContent, Assessment]:
        """Return the file as far as it can be read, with its assessment."""
        record_length, size = self._descriptor(numbered)
        content = FileContent(record_length, size, self._records(record_fragments(numbered)))
        has_hole = numbered.hole is not None
        agrees = not has_hole and check_file(self.diagnostics, self.kind, content, 1)
        is_broken = self.diagnostics.has_fatal(*_BREAKING_CODES)
        return content, Assessment(not is_broken, is_broken, has_hole, numbered.is_counted, agrees)

    def _descriptor(self, numbered: Numbered) -> tuple[int | None, int | None]:
        """Return record length and file size."""
        body = numbered.bodies.get(1)
        if body is None:
            self.diagnostics.add("FILE_DESC_MISSING", expected="number 1")
            return None, None
        params = {**self.sender.params("byte_order", "encoding"), "descriptor": self.switches.descriptor}
        row, failure = part_decoder("sas_mq_file_descriptor").decode_one(body.data, params)
        if failure is not None:
            report_failure(self.diagnostics, failure, Stream([Fragment(1, body.data)]))
            return None, None
        if trailing := len(row["trailing_bytes"]):
            offset = len(body.data) - trailing
            self.diagnostics.add("TRAILING_BYTES", number=1, offset=offset, found=f"{trailing} bytes")
        return row["file"]["logical_record_length"], row["file"]["file_size"]

    def _records(self, fragments: list[Fragment]) -> pa.Array:
        """Read records from all bodies as one stream, or from each; those in front of a bad length are kept."""
        if self.switches.record_split == "concat":
            return self._records_of(Stream(fragments))
        arrays = [self._records_of(Stream([one])) for one in fragments]
        return pa.concat_arrays(arrays) if arrays else pa.array([], pa.binary())

    def _records_of(self, stream: Stream) -> pa.Array:
        params = self.sender.params("byte_order", "long_bytes", "encoding")
        decoded = part_decoder("sas_mq_file_records", ("records",)).decode([stream.data], params)
        if failure := decoded.failures.get(0):
            report_failure(self.diagnostics, failure, stream)
        return decoded.columns.column(0).flatten().field("data").drop_null()
