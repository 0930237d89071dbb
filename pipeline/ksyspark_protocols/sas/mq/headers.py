"""Attachment headers: conventions of their sender detected, attachments listed, ids checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark_protocols.sas.character_sets import EBCDIC, in_specifications, recoded
from ksyspark_protocols.sas.diagnostics import Diagnostics
from ksyspark_protocols.sas.mq.conventions import (
    Conventions,
    Detected,
    MqSwitches,
    Sender,
    detect_conventions,
    possible_conventions,
    report_byte_order_conflict,
    report_unknown_ccsid,
)
from ksyspark_protocols.sas.mq.messages import Body, bases, padded_id, report_long_bodies
from ksyspark_protocols.sas.parts import Fragment, Stream, part_decoder, report_failure, report_unterminated
from ksyspark_protocols.sas.result import Row

KINDS = frozenset({"data_set", "text_file", "binary_file"})
_FORMAT = "sas_mq_attachment_header"
_STRINGS = ("qualifier_1", "qualifier_2", "description")
_MAX_ATTACHMENTS = 10_000
# Where the number of attachments stands, by the bytes of `long`.
_COUNT_OFFSETS = {4: 76, 8: 80}
# Behind it, the length of the first attachment's first string: kind and id lie between.
_FIRST_LENGTH = 4 + 4 + 24
_MAX_REMEMBERED_BYTES = 4096


@dataclass(frozen=True, slots=True)
class Header:
    """A header as far as it was read: its own columns, and the entries of attachments whose ids are there.

    `is_broken`: nothing of its attachments may be handed on, and the last entry may end early.
    """

    row: Row
    entries: tuple[Row, ...]
    sender: Sender
    is_broken: bool

    @property
    def message_id(self) -> bytes | None:
        """Return the id under which the application message was sent."""
        message_id: bytes | None = self.row["message_id"]
        return message_id


def read_header(
    diagnostics: Diagnostics, correl_id: bytes, variants: Mapping[bytes, Body], copies: int, switches: MqSwitches
) -> Header:
    """Read the header of a set; of several different ones the least in the order of their bytes is used."""
    body = min(variants.values())
    diagnostics.origins[None] = body.origin
    if len(variants) > 1:
        diagnostics.add("HEADER_DUPLICATE", "one", f"{len(variants)} different ones", severity="F")
    elif copies > 1:
        diagnostics.add("HEADER_DUPLICATE", "one", f"{copies} equal ones")
    report_long_bodies(diagnostics, None, variants.values())
    detected = _detect(body, switches)
    if not detected.is_sure:
        diagnostics.add("READING_UNDECIDED", actual=f"{detected.conventions}")
    report_byte_order_conflict(diagnostics, detected.conventions, body.encoding)
    report_unknown_ccsid(diagnostics, switches, body.ccsid)
    _report_content(diagnostics, detected, body, switches)
    row = detected.row["header"] or dict.fromkeys(("header_id", "message_id"))
    if row["header_id"] not in (None, padded_id(correl_id)):
        diagnostics.add("HEADER_ID_MISMATCH", padded_id(correl_id).hex(), row["header_id"].hex(), offset=0)
    # The header's character set holds for all messages of the set: they have one sender.
    ccsid = found_ccsid(switches.stated_ccsid(body.ccsid), detected.row)
    is_broken = len(variants) > 1 or detected.failure is not None
    entries = recoded(_claiming_entries(detected.row), ccsid)
    return Header(row, tuple(entries), Sender(detected.conventions, body.encoding, ccsid), is_broken)


def listed_kinds(body: Body, switches: MqSwitches) -> dict[bytes, str]:
    """Return the kinds of what a header lists by base: attachments, and the application message as `application`."""
    row = _detect(body, switches).row
    entries = [(one["attachment_id"], one["kind"]) for one in _claiming_entries(row)]
    message_id = (row["header"] or {}).get("message_id")
    listed = [*([(message_id, "application")] if message_id else []), *reversed(entries)]
    by_base = zip(bases([one for one, _ in listed]), listed, strict=True)
    return {base: kind for base, (_, kind) in by_base if base is not None}


def is_cut(body: Body, switches: MqSwitches) -> bool:
    """Return whether a header ends before the ids of all attachments that it states."""
    detected = _detect(body, switches)
    stated = (detected.row["header"] or {}).get("num_attachments")
    return detected.failure is not None and (stated is None or len(_claiming_entries(detected.row)) < stated)


def _detect(body: Body, switches: MqSwitches) -> Detected:
    return _detect_short(body, switches) if len(body.data) <= _MAX_REMEMBERED_BYTES else _detect_any(body, switches)


# A header is read when it comes and when its set is assembled.
@lru_cache(maxsize=4096)
def _detect_short(body: Body, switches: MqSwitches) -> Detected:
    return _detect_any(body, switches)


def _detect_any(body: Body, switches: MqSwitches) -> Detected:
    def may_fit(conventions: Conventions) -> bool:
        return _may_fit(body.data, conventions)

    candidates = possible_conventions(switches, body.encoding)
    params = _params(body, switches)
    return detect_conventions(part_decoder(_FORMAT), body.data, candidates, _fits, _progress, params, may_fit)


def _may_fit(data: bytes, conventions: Conventions) -> bool:
    """Look at the number of attachments, and at kind and first string of the first: that is faster than to decode."""
    at = _COUNT_OFFSETS[conventions.long_bytes]
    places = (at, at + 4, at + _FIRST_LENGTH)
    count, kind, length = (int.from_bytes(data[place : place + 4], conventions.byte_order) for place in places)
    if not 1 <= count <= _MAX_ATTACHMENTS or not 1 <= kind <= len(KINDS):
        return False
    end = at + _FIRST_LENGTH + 4 + length - (conventions.string_length == "includes_nul")
    return length == 0 or data[end : end + 1] == b"\0"


def _params(body: Body, switches: MqSwitches) -> dict[str, ParamValue]:
    """Return the parameters besides the conventions; the CCSID 0 lets the specification look for EBCDIC."""
    ccsid = switches.stated_ccsid(body.ccsid)
    return {"encoding": body.encoding, "ccsid": in_specifications(ccsid) if ccsid else 0}


def found_ccsid(stated: int, row: Row) -> int:
    """Return the stated CCSID; without one that of EBCDIC where a message that was decoded shows it, else 0."""
    return stated or (row["ccsid_used"] if row["ccsid_used"] in EBCDIC else 0)


def _fits(row: Row) -> bool:
    is_possible = 1 <= row["header"]["num_attachments"] <= _MAX_ATTACHMENTS
    return is_possible and not row["trailing_bytes"] and _are_terminated(row)


def _progress(row: Row, failure: Failure | None) -> tuple[int, ...]:
    """Rank a header that does not fit: by known kinds, by strings without NUL, then by the offset that was reached."""
    entries = [one for one in row["attachments"] or () if one is not None and one["kind"] is not None]
    num_known = sum(one["kind"] in KINDS for one in entries)
    reached = failure.offset if failure else -len(row["trailing_bytes"])
    # A string that holds a NUL was read too far.
    num_too_long = sum("\0" in (one[name] or "") for one in entries for name in _STRINGS)
    return num_known, num_known - len(entries), -num_too_long, failure is None, reached


def _whole_entries(row: Row) -> tuple[Row, ...]:
    """Return the entries of attachments that were read to their end."""
    return tuple(one for one in row["attachments"] or () if one is not None and one["major_version"] is not None)


def _claiming_entries(row: Row) -> list[Row]:
    """Return the entries that were read as far as the id of their attachment."""
    return [one for one in row["attachments"] or () if one is not None and one["attachment_id"] is not None]


def _are_terminated(row: Row) -> bool:
    return all(one["are_strings_terminated"] for one in _whole_entries(row))


def _report_content(diagnostics: Diagnostics, detected: Detected, body: Body, switches: MqSwitches) -> None:
    stream = Stream([Fragment(None, body.data)])
    if detected.failure is not None:
        report_failure(diagnostics, detected.failure, stream)
        return
    if trailing := len(detected.row["trailing_bytes"]):
        diagnostics.add("TRAILING_BYTES", actual=f"{trailing} bytes", offset=len(body.data) - trailing)
    if not _are_terminated(detected.row):
        report_unterminated(diagnostics, _FORMAT, stream, {**_params(body, switches), **detected.conventions.params()})
