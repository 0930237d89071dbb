"""What is known of messages before their set is closed, and what is unusual about their fields."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.errors import Failure
from ksyspark.formats import find_format
from ksyspark.inspect import annotate
from ksyspark_protocols.sas.diagnostics import Diagnostics
from ksyspark_protocols.sas.parts import part_decoder
from ksyspark_protocols.sas.result import Row
from ksyspark_protocols.sas.rv import messages as rv_messages
from ksyspark_protocols.sas.rv.messages import Flags, flags_of
from ksyspark_protocols.sas.rv.rows import OBSERVATION_COLUMNS, observations_of
from ksyspark_protocols.sas.settings import MESSAGE_OVERHEAD

_FORMAT = "tibrv_msg"
_FIELDS = ("name", "identifier", "wire_type", "remark", ("data", (("text", ("is_terminated",)),)))
_FIELDS_OF_ONE = (*_FIELDS[:-1], ("data", (("text", ("value", "is_terminated")),)))
_FIELD_COLUMNS = ("len_message", ("body", (("fields", _FIELDS),)))
_FIELD_COLUMNS_OF_ONE = ("len_message", ("body", (("fields", _FIELDS_OF_ONE),)))
_CODES_BY_REMARK = {
    "type_unknown": "RV_TYPE_UNKNOWN",
    "api_type_on_wire": "RV_API_TYPE_ON_WIRE",
    "size_form_unknown": "RV_SIZE_FORM_UNKNOWN",
}
_CODES = (
    "FIELD_NAME_MIXED",
    "FIELD_ID_DUPLICATE",
    "FIELD_ID_GAP",
    "RV_STRING_NOT_TERMINATED",
    "TRAILING_BYTES",
    *_CODES_BY_REMARK.values(),
)
_HEAD_BYTES = 8
# Kinds whose fields are numbered, and all have one name.
_NUMBERED_KINDS = rv_messages.KINDS - {*rv_messages.APPLICATION_KINDS}
# Annotating is slow: in longer messages fields are named, but not located.
_MAX_ANNOTATED_BYTES = 16 << 10


@dataclass(frozen=True, slots=True)
class FieldRemarks:
    """Of each message of a batch the codes of what is unusual, and why its fields could not be read."""

    codes: Sequence[tuple[str, ...]]
    failures: Mapping[int, Failure]


def remarks_of(messages: Sequence[bytes], switches: rv_messages.RvSwitches) -> FieldRemarks:
    """Look at the fields of all messages of a batch."""
    decoded = part_decoder(_FORMAT, _FIELD_COLUMNS).decode(messages, switches.params())
    flags = _flags(decoded.columns, messages, has_identifiers=switches.field_id == "in_name")
    codes = [tuple(code for code in _CODES if flags[code][at]) if one else () for at, one in enumerate(_any(flags))]
    return FieldRemarks(codes, decoded.failures)


def report_remarks(
    diagnostics: Diagnostics, members: Sequence[rv_messages.Member], switches: rv_messages.RvSwitches
) -> None:
    """Report each code once, with the first message and field that it concerns, and the number of messages."""
    for code in _CODES:
        flagged = [one for one in members if code in one.remarks and not _is_reported(code, one)]
        if not flagged:
            continue
        # Where the fields of a message that was rejected are not numbered in turn, one of them is lost.
        first = next((one for one in flagged if one.failure), min(flagged, key=lambda arrival: arrival.is_shortened))
        is_lost = code == "FIELD_ID_GAP" and first.failure is not None
        expected, actual, offset = _describe(code, first.data, switches)
        more = f"; so in {len(flagged)} messages" if len(flagged) > 1 else ""
        diagnostics.add(
            code, expected, actual + more, number=first.number or None, offset=offset, severity="F" if is_lost else None
        )


def _is_reported(code: str, member: rv_messages.Member) -> bool:
    """Return whether it is why the message was rejected: so it is with unknown types, where the kind is known."""
    return code == "RV_TYPE_UNKNOWN" and member.failure is not None


def _any(flags: Mapping[str, Flags]) -> Flags:
    result: Flags = np.logical_or.reduce(list(flags.values()))
    return result


def _flags(columns: pa.RecordBatch, messages: Sequence[bytes], *, has_identifiers: bool) -> dict[str, Flags]:
    fields = pc.struct_field(columns.column(1), "fields")
    lengths = pc.fill_null(pc.list_value_length(fields), 0).to_numpy(zero_copy_only=False).astype(np.int64)
    starts = np.cumsum(lengths) - lengths
    message_of = np.repeat(np.arange(len(messages)), lengths)
    values = pc.list_flatten(fields)
    first = starts[message_of]

    # Of a field that ends early, the last of its message, nothing is said.
    remarks = pc.struct_field(values, "remark")
    is_whole = remarks.is_valid().to_numpy(zero_copy_only=False)

    def concerned(flagged: Flags) -> Flags:
        result = np.zeros(len(messages), np.bool_)
        result[message_of[flagged & is_whole]] = True
        return result

    names = pc.struct_field(values, "name").dictionary_encode()
    name_of = pc.fill_null(names.indices, -1).to_numpy(zero_copy_only=False)
    kinds = np.array([one in rv_messages.KINDS for one in names.dictionary.to_pylist()] + [False])
    numbered_kinds = np.array([one in _NUMBERED_KINDS for one in names.dictionary.to_pylist()] + [False])
    identifiers = pc.fill_null(pc.struct_field(values, "identifier"), 0).to_numpy(zero_copy_only=False)
    have_identifiers = np.zeros(len(messages), np.bool_)
    np.logical_or.at(have_identifiers, message_of, identifiers != 0)
    is_numbered = numbered_kinds[name_of[first]] | (have_identifiers[message_of] & kinds[name_of[first]])
    is_next = identifiers == np.arange(len(values)) - first + 1
    is_open = pc.equal(pc.struct_field(values, ["data", "text", "is_terminated"]), False)
    stated = pc.fill_null(columns.column(0), 1 << 32).to_numpy(zero_copy_only=False)
    flags = {
        "FIELD_NAME_MIXED": concerned((name_of != name_of[first]) & kinds[name_of[first]]),
        "FIELD_ID_DUPLICATE": concerned(_repeated(message_of, np.where(is_whole, identifiers, 0)) & has_identifiers),
        "FIELD_ID_GAP": concerned(is_numbered & ~is_next & has_identifiers),
        "RV_STRING_NOT_TERMINATED": concerned(flags_of(is_open)),
        "TRAILING_BYTES": (stated >= _HEAD_BYTES) & (stated < np.array([len(one) for one in messages])),
    }
    return flags | {code: concerned(flags_of(pc.equal(remarks, one))) for one, code in _CODES_BY_REMARK.items()}


def _repeated(message_of: npt.NDArray[np.int64], identifiers: npt.NDArray[np.int64]) -> Flags:
    """Return which fields have an identifier that another field of their message has."""
    _, place, counts = np.unique((message_of << 16 | identifiers), return_inverse=True, return_counts=True)
    repeated: Flags = (counts[place] > 1) & (identifiers != 0)
    return repeated


def _describe(code: str, data: bytes, switches: rv_messages.RvSwitches) -> tuple[str | None, str, int | None]:
    """Return what was expected of a message, what is there, and at which byte."""
    if not data:
        return None, "a message that was not held", None
    row, _ = part_decoder(_FORMAT, _FIELD_COLUMNS_OF_ONE).decode_one(data, switches.params())
    if code == "TRAILING_BYTES":
        return None, f"{len(data) - row['len_message']} bytes", row["len_message"]
    at, expected, actual = next(_unusual(code, (row["body"] or {}).get("fields") or []))
    return expected, f"{actual} in field {at + 1}", _offset_of(at, data, switches)


def _unusual(code: str, fields: Sequence[Row]) -> Iterator[tuple[int, str | None, str]]:
    """Yield the fields that a code concerns, with what was expected of them."""
    seen: dict[int, int] = {}
    for at, field in enumerate(one for one in fields if one and one["remark"] is not None):
        identifier, text = field["identifier"] or 0, (field["data"] or {}).get("text") or {}
        if code == "FIELD_NAME_MIXED" and field["name"] != fields[0]["name"]:
            yield at, repr(fields[0]["name"]), repr(field["name"])
        if code == "FIELD_ID_DUPLICATE" and identifier and identifier in seen:
            yield at, None, f"identifier {identifier} of field {seen[identifier] + 1}"
        if code == "FIELD_ID_GAP" and identifier != at + 1:
            yield at, f"identifier {at + 1}", f"{identifier}" if identifier else "none"
        if code == "RV_STRING_NOT_TERMINATED" and text.get("is_terminated") is False:
            yield at, "a NUL at the end", "a text without it"
        if _CODES_BY_REMARK.get(field["remark"]) == code:
            yield at, None, field["wire_type"]
        seen.setdefault(identifier, at)


def _offset_of(at: int, data: bytes, switches: rv_messages.RvSwitches) -> int | None:
    """Return the offset of a field of a message that is not too long to look for it."""
    if len(data) > _MAX_ANNOTATED_BYTES:
        return None
    notes = annotate(find_format(_FORMAT), data, switches.params(), full=True).notes
    return next((note.start for note in notes if note.path == f"body.fields[{at}].len_name"), None)


_ROWS = "ATO"
_ARRIVAL_COLUMNS = (
    "kind",
    ("body", (("header", ("num_attachments",)), ("last", ("num_messages",)), ("observations", OBSERVATION_COLUMNS))),
)
# Shorter messages stay as they are: what stands for one takes as much room.
_MIN_SHORTENED_BYTES = 512


@dataclass(frozen=True, slots=True)
class Arrival:
    """A message and what is known of it.

    `num_listed` is the number of attachments that a header states, `count` the number of messages that an LST states.
    `remarks` and `observations` are those of `Member`.
    """

    message: rv_messages.RendezvousMessage
    kind: str
    failure: Failure | None = None
    num_listed: int = 0
    count: int | None = None
    remarks: tuple[str, ...] = ()
    observations: rv_messages.Observations | None = None

    @property
    def key(self) -> tuple[str, str]:
        return self.message.subject, self.message.sender

    @property
    def held_bytes(self) -> int:
        """Return about how much memory it takes."""
        return len(self.message.data) + (len(self.observations.numeric) if self.observations else 0) + MESSAGE_OVERHEAD

    def member(self, number: int) -> rv_messages.Member:
        """Return the message as one of a set; 0 is the number of a message in none."""
        return rv_messages.Member(number, self.kind, self.message, self.failure, self.remarks, self.observations)

    def shortened(self) -> "Arrival":
        """Return the message of rows without its bytes."""
        assert self.observations is not None
        known = rv_messages.KnownRows(self.observations, self.remarks)
        return replace(self, message=replace(self.message, data=b"", known=known, num_bytes=len(self.message.data)))


class Shortener:
    """Take the bytes out of messages of rows, to be read later and elsewhere.

    Of those that have remarks the first of a set stays whole, to be described.
    """

    def __init__(self) -> None:
        # Codes of which a message was kept, by subject and sender, since the last message of another kind.
        self._kept: dict[tuple[str, str], set[str]] = {}

    def shorten(self, arrival: Arrival) -> Arrival:
        """Return a message as it is to be held; messages of a sender come in their order."""
        if arrival.observations is None:
            self._kept.pop(arrival.key, None)
            return arrival
        codes = {*arrival.remarks, *(["TEXT_INVALID"] if arrival.observations.num_invalid else [])}
        new = codes - self._kept.get(arrival.key, set())
        if new:
            self._kept.setdefault(arrival.key, set()).update(new)
        is_known = arrival.message.known is not None
        return arrival if new or is_known or len(arrival.message.data) < _MIN_SHORTENED_BYTES else arrival.shortened()


def arrivals(batch: Sequence[rv_messages.RendezvousMessage], switches: rv_messages.RvSwitches) -> Iterator[Arrival]:
    """Yield what is known of each message of a batch."""
    whole = _decoded([one for one in batch if one.known is None], switches)
    for message in batch:
        if message.known is None:
            yield next(whole)
        else:
            yield Arrival(message, _ROWS, remarks=message.known.remarks, observations=message.known.observations)


def _decoded(batch: Sequence[rv_messages.RendezvousMessage], switches: rv_messages.RvSwitches) -> Iterator[Arrival]:
    bodies = [one.data for one in batch]
    decoded = part_decoder(rv_messages.FORMAT, _ARRIVAL_COLUMNS).decode(bodies, switches.params())
    kinds, body = decoded.columns.column("kind").to_pylist(), decoded.columns.column("body")
    num_listed = pc.struct_field(body, ["header", "num_attachments", "value"]).to_pylist()
    counts = pc.struct_field(body, ["last", "num_messages", "value"]).to_pylist()
    observations, are_usual = observations_of(pc.struct_field(body, "observations"), switches)
    usual = {at for at, data in enumerate(bodies) if are_usual[at] and at not in decoded.failures and _is_exact(data)}
    others = [at for at in range(len(batch)) if at not in usual]
    remarks = remarks_of([bodies[at] for at in others], switches) if others else FieldRemarks((), {})
    place = {at: number for number, at in enumerate(others)}
    for at, message in enumerate(batch):
        number = place.get(at, -1)
        failure = _failure(kinds[at], decoded.failures.get(at), remarks.failures.get(number))
        codes = remarks.codes[number] if at in place else ()
        if failure is not None:
            yield Arrival(message, kinds[at] or "", failure, remarks=codes)
        else:
            yield Arrival(message, kinds[at], None, num_listed[at] or 0, counts[at], codes, observations[at])


def _is_exact(data: bytes) -> bool:
    return int.from_bytes(data[:4], "big") == len(data)


def _failure(kind: str | None, failure: Failure | None, failure_of_fields: Failure | None) -> Failure | None:
    """Return why a message is rejected: of unknown kinds, and of a message in a field, the fields alone tell."""
    is_unknown = failure is None and kind not in rv_messages.KINDS
    is_nested = failure is not None and failure_of_fields is not None and failure.field.endswith("wire_type")
    return failure_of_fields if is_unknown or is_nested else failure
