"""Files of Rendezvous: the descriptor and the records of one section."""

from __future__ import annotations

from dataclasses import dataclass

import pyarrow as pa

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.files import judge_file
from ksyspark.protocols.sas.handing import Standing
from ksyspark.protocols.sas.result import FileContent
from ksyspark.protocols.sas.rv.kinds import of_kind
from ksyspark.protocols.sas.rv.records import record_bytes, say_record_counts
from ksyspark.protocols.sas.rv.refusals import say_refusal
from ksyspark.protocols.sas.rv.sections import Section
from ksyspark.protocols.sas.rv.switches import RvSwitches

_RECORDS = ("num_records", ("records", ("value",)))


@dataclass(frozen=True, slots=True)
class FileMaker:
    """Make a file of the messages of its section; what does not fit is said."""

    found: Findings
    section: Section
    switches: RvSwitches

    @property
    def kind(self) -> str:
        """Return whether the file's records are texts; a file without records is one of unknown kind."""
        return "text_file" if self.section.has("ATX") else "binary_file" if self.section.has("ATB") else "file"

    def make(self, *, is_counted: bool) -> tuple[FileContent, Standing]:
        """Return the file as far as it can be read, and how it stands."""
        for one in self.section.members:
            if one.failure is not None:
                say_refusal(self.found, one.number, one.failure)
        content = self._content()
        agrees = judge_file(self.found, self.kind, content)
        refused = {one.kind for one in self.section.members if one.failure is not None}
        describes = content.size is not None
        return content, Standing(describes, "FDC" in refused, bool(refused), is_counted, agrees)

    def _content(self) -> FileContent:
        rows = of_kind(self.section.members, "FDC", self.switches).rows()
        if not self.section.has("FDC"):
            self.found.say("FILE_DESC_MISSING", severity="W")
        if not rows:
            return FileContent(None, None, self._records())
        return FileContent(rows[0]["len_record"]["value"], rows[0]["file_size"]["value"], self._records())

    def _records(self) -> pa.Array:
        """Return the records of all messages in their order; of kinds that are mixed the texts come first."""
        texts, octets = (of_kind(self.section.members, kind, self.switches, _RECORDS) for kind in ("ATX", "ATB"))
        for read in (texts, octets):
            say_record_counts(self.found, read)
        return pa.concat_arrays([*record_bytes(texts), *record_bytes(octets)])
