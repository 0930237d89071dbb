"""Headers of sets: read in the way that fits, with the attachments that they list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark.protocols.sas.decoded import part_reader
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.mq.group import Body
from ksyspark.protocols.sas.mq.numbering import bases, padded
from ksyspark.protocols.sas.mq.readings import Order, Reading, Settled, readings, settle, told_order
from ksyspark.protocols.sas.mq.sequence import say_long
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.mq.unterminated import say_unterminated
from ksyspark.protocols.sas.pieces import Piece, Stream
from ksyspark.protocols.sas.refusals import say_refusal
from ksyspark.protocols.sas.result import Row
from ksyspark.protocols.sas.row_form import RowForm

KINDS = frozenset({"data_set", "text_file", "binary_file"})
_MOST_ATTACHMENTS = 10_000


@dataclass(frozen=True, slots=True)
class Sender:
    """How the sender of a set writes; `reading` None where nothing told yet."""

    reading: Reading | None
    encoding: int
    ccsid: int

    def params(self, *names: str) -> dict[str, ParamValue]:
        """Return what is known, of these parameters of a format."""
        known: dict[str, ParamValue] = {"encoding": self.encoding, "ccsid": self.ccsid}
        known |= self.reading.params() if self.reading else {}
        return {name: known[name] for name in names if name in known}

    def readings(self) -> Mapping[str, str]:
        """Return what was taken of what the layout leaves open, as texts by name."""
        taken = self.reading.shown() if self.reading else {}
        return {**taken, "ccsid": str(self.ccsid)} if self.ccsid else taken

    def row_form(self) -> RowForm:
        """Return how the rows of its data sets are written."""
        return RowForm.of(self.order or "little", self.encoding, self.ccsid)

    @property
    def order(self) -> Order | None:
        return self.reading.byte_order if self.reading else told_order(self.encoding)


@dataclass(frozen=True, slots=True)
class Header:
    """A header as far as it was read: its own columns, and the attachments that are whole.

    `is_broken`: its attachments may be shown, but not handed on.
    """

    row: Row
    entries: tuple[Row, ...]
    sender: Sender
    is_broken: bool

    @property
    def message_id(self) -> bytes | None:
        """Return the id under which the application's message was sent."""
        found: bytes | None = self.row["message_id"]
        return found


def read_header(
    found: Findings, correl_id: bytes, variants: Mapping[bytes, Body], copies: int, switches: MqSwitches
) -> Header:
    """Read the header of a set; of several different ones the first in the order of their bytes is shown."""
    body = min(variants.values())
    _say_copies(found, len(variants), copies)
    say_long(found, None, variants)
    settled = _settled(body, switches)
    _say_readings(found, settled, body)
    _say_end(found, settled, body)
    row = settled.row["header"] or dict.fromkeys(("header_id", "message_id"))
    _say_id(found, correl_id, row["header_id"])
    # What was taken for the header is taken for all messages of the set: they have one sender.
    ccsid = body.ccsid or settled.row["ccsid_used"] or 0
    is_broken = len(variants) > 1 or settled.failure is not None
    return Header(row, _whole_entries(settled.row), Sender(settled.reading, body.encoding, ccsid), is_broken)


def claimed_bases(body: Body, switches: MqSwitches) -> set[bytes]:
    """Return the bases that a header names: of its attachments and of the application's message."""
    row = _settled(body, switches).row
    ids = [one["attachment_id"] for one in _whole_entries(row)]
    message_id = (row["header"] or {}).get("message_id")
    found = bases([*ids, message_id] if message_id else ids)
    return {one for one in found if one is not None}


def _settled(body: Body, switches: MqSwitches) -> Settled:
    ways = readings(switches, body.encoding)
    told = {"encoding": body.encoding, "ccsid": body.ccsid}
    return settle(part_reader("sas_mq_attachment_header"), body.data, ways, _fits, _reach, told)


def _fits(row: Row) -> bool:
    is_possible = 1 <= row["header"]["num_attachments"] <= _MOST_ATTACHMENTS
    return is_possible and not row["trailing_bytes"] and _are_terminated(row)


def _reach(row: Row, failure: Failure | None) -> tuple[int, ...]:
    entries = _whole_entries(row)
    known = sum(one["kind"] in KINDS for one in entries)
    return known, known - len(entries), failure is None, failure.offset if failure else -len(row["trailing_bytes"])


def _whole_entries(row: Row) -> tuple[Row, ...]:
    """Return the attachments that were read to their end."""
    return tuple(one for one in row["attachments"] or () if one is not None and one["major_version"] is not None)


def _are_terminated(row: Row) -> bool:
    return all(one["are_strings_terminated"] for one in _whole_entries(row))


def _say_copies(found: Findings, different: int, copies: int) -> None:
    if different > 1:
        found.say("HEADER_DUPLICATE", severity="F", expected="one", found=f"{different} different ones")
    elif copies > 1:
        found.say("HEADER_DUPLICATE", expected="one", found=f"{copies} equal ones")


def _say_readings(found: Findings, settled: Settled, body: Body) -> None:
    if not settled.is_sure:
        found.say("READING_UNDECIDED", found=f"{settled.reading}")
    say_conflict(found, settled.reading, body.encoding)


def say_conflict(found: Findings, reading: Reading, encoding: int, number: int | None = None) -> None:
    """Say that the byte order taken is not the one that MQMD.Encoding tells."""
    told = told_order(encoding)
    if told not in (None, reading.byte_order):
        found.say("READING_CONFLICT", number=number, expected=f"{told} as Encoding says", found=reading.byte_order)


def _say_end(found: Findings, settled: Settled, body: Body) -> None:
    stream = Stream([Piece(None, body.data)])
    if settled.failure is not None:
        say_refusal(found, settled.failure, stream)
        return
    if trailing := len(settled.row["trailing_bytes"]):
        found.say("TRAILING_BYTES", offset=len(body.data) - trailing, found=f"{trailing} bytes")
    if not _are_terminated(settled.row):
        told = {"encoding": body.encoding, "ccsid": body.ccsid, **settled.reading.params()}
        say_unterminated(found, "sas_mq_attachment_header", stream, told)


def _say_id(found: Findings, correl_id: bytes, header_id: bytes | None) -> None:
    told = padded(correl_id)
    if header_id not in (None, told):
        assert header_id is not None
        found.say("HEADER_ID_MISMATCH", offset=0, expected=told.hex(), found=header_id.hex())
