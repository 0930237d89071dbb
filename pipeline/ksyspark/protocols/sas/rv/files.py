"""Files of Rendezvous: the descriptor and the records of one section."""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.file_content import check_file
from ksyspark.protocols.sas.result import Assessment, FileContent
from ksyspark.protocols.sas.rv.messages import (
    DecodedMembers,
    RvSwitches,
    decode_kind,
    report_failure,
    report_record_counts,
)
from ksyspark.protocols.sas.rv.sections import Section
from ksyspark.protocols.sas.rv.texts import report_record_lengths

_RECORD_COLUMNS = ("num_records", ("records", ("value", "told_length", "remark")))
# Texts become Python objects to be encoded; not all at once.
_TEXTS_AT_ONCE = 1 << 16


@dataclass(frozen=True, slots=True)
class FileReader:
    """Read a file from its section, and report what does not fit."""

    diagnostics: Diagnostics
    section: Section
    switches: RvSwitches

    @property
    def kind(self) -> str:
        """Return the kind that the records show; `file` where there are none."""
        return "text_file" if self.section.has("ATX") else "binary_file" if self.section.has("ATB") else "file"

    def read(self, *, is_counted: bool) -> tuple[FileContent, Assessment]:
        """Return the file as far as it can be read, with its assessment."""
        for one in self.section.members:
            if one.failure is not None:
                report_failure(self.diagnostics, one.number, one.failure, one.data)
        content = self._content()
        agrees = check_file(self.diagnostics, self.kind, content, self.section.first_number("FDC"))
        rejected = self.section.rejected_kinds()
        return content, Assessment(content.size is not None, "FDC" in rejected, bool(rejected), is_counted, agrees)

    def _content(self) -> FileContent:
        rows = decode_kind(self.section.members, "FDC", self.switches).rows()
        if not self.section.has("FDC"):
            self.diagnostics.add("FILE_DESC_MISSING", severity="W")
        if not rows:
            return FileContent(None, None, self._records())
        return FileContent(rows[0]["len_record"]["value"], rows[0]["file_size"]["value"], self._records())

    def _records(self) -> pa.Array:
        """Return the records of all messages in their order; where kinds are mixed the texts come first."""
        kinds = [decode_kind(self.section.members, kind, self.switches, _RECORD_COLUMNS) for kind in ("ATX", "ATB")]
        for decoded in kinds:
            report_record_counts(self.diagnostics, decoded)
            report_record_lengths(self.diagnostics, decoded)
        return pa.concat_arrays([array for decoded in kinds for array in _record_bytes(decoded)])


def _record_bytes(decoded: DecodedMembers) -> list[pa.Array]:
    """Return the records of all messages as bytes; texts were decoded as Latin-1, in which each byte is a character."""
    records = decoded.columns.field("records").flatten().field("value")
    if pa.types.is_binary(records.type):
        return [records]
    slices = (records[at : at + _TEXTS_AT_ONCE].to_pylist() for at in range(0, len(records), _TEXTS_AT_ONCE))
    return [pa.array([one.encode("latin-1") for one in texts], pa.binary()) for texts in slices]
