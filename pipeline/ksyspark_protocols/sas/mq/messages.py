"""Messages of a queue by the base of their correlation ids, their numbers (missing, repeated, counted), and headers."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from hashlib import sha256
from itertools import pairwise, product

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark_protocols.sas import parts
from ksyspark_protocols.sas.character_sets import EBCDIC, in_specifications, recoded
from ksyspark_protocols.sas.mq import conventions as mq_conventions
from ksyspark_protocols.sas.mq.conventions import ByteOrder, MqSwitches, Sender
from ksyspark_protocols.sas.parts import PartDecoder
from ksyspark_protocols.sas.result import Diagnostics, Origin, Row
from ksyspark_protocols.sas.settings import MESSAGE_OVERHEAD

ATTACHMENT_HEADER = 100_000
NUMBERED = 100_001
HEAD_BYTES = 4
# Shorter messages are kept as they are: they take no room, and a count of three begins as rows do.
MIN_SHORTENED_BYTES = 64


@dataclass(frozen=True, slots=True)
class QueuedMessage:
    """A message as it was got from a queue.

    `msg_type` is MQMD.MsgType, `correl_id` MQMD.CorrelId (24 bytes on MQ, 20 on MSMQ); `encoding` and `ccsid` are
    MQMD.Encoding and MQMD.CodedCharSetId, 0 if they are not known, `format` is MQMD.Format; `origin` is its place in a
    file. `num_bytes` is at least 0 where `body` only stands for so many bytes (`shortened`). Messages are ordered by
    their bodies. Raises TypeError for values of other types.
    """

    msg_type: int
    correl_id: bytes
    body: bytes
    encoding: int = 0
    ccsid: int = 0
    origin: Origin | None = None
    num_bytes: int = -1
    format: str = ""

    def __post_init__(self) -> None:
        for name, kind in (("msg_type", int), ("correl_id", bytes), ("body", bytes), ("encoding", int), ("ccsid", int)):
            if not isinstance(getattr(self, name), kind):
                type_name = type(getattr(self, name)).__name__
                raise TypeError(f"QueuedMessage.{name}: expected {kind.__name__}, found {type_name}.")

    def __lt__(self, other: "QueuedMessage") -> bool:
        return self._rank < other._rank

    @property
    def _rank(self) -> tuple[bytes, int, int, int, str]:
        return self.body, self.encoding, self.ccsid, self.num_bytes, self.format

    @property
    def size(self) -> int:
        return len(self.body) if self.num_bytes < 0 else self.num_bytes

    def shortened(self) -> "QueuedMessage":
        """Return the message with the first 4 bytes of its body and a digest (SHA-256) in place of the body.

        Enough for a message of rows: a set can be assembled without them, and its rows be read later and elsewhere.
        """
        return replace(self, body=self.body[:HEAD_BYTES] + sha256(self.body).digest(), num_bytes=len(self.body))


NO_MESSAGE = QueuedMessage(NUMBERED, b"", b"")
"""Stands for one that is not there."""


@dataclass(slots=True)
class Group:
    """Messages by correlation id: each different body once, and the origins of all copies of it.

    `held_bytes` counts what this takes. Beyond `limit` all bodies are dropped; messages are still counted.
    """

    limit: int
    bodies: dict[bytes, dict[bytes, QueuedMessage]] = field(default_factory=dict)
    copies: dict[tuple[bytes, bytes], list[Origin | None]] = field(default_factory=dict)
    num_messages: int = 0
    held_bytes: int = 0
    is_too_large: bool = False

    def add(self, message: QueuedMessage) -> None:
        """Keep a message; of a copy of one that is here only the origin."""
        self.num_messages += 1
        if self.is_too_large:
            return
        variants = self.bodies.setdefault(message.correl_id, {})
        self.copies.setdefault((message.correl_id, message.body), []).append(message.origin)
        known = variants.get(message.body)
        # Of equal bodies with different descriptors the least is kept, so that the order of arrival has no effect.
        variants[message.body] = min(known, message) if known else message
        self.held_bytes += MESSAGE_OVERHEAD + (len(message.body) if known is None else 0)
        if self.held_bytes > self.limit:
            self.is_too_large = True
            self.held_bytes = 0
            self.bodies.clear()
            self.copies.clear()

    def copies_of(self, correl_id: bytes) -> int:
        """Return how many messages had an id."""
        return sum(len(self.copies[correl_id, data]) for data in self.bodies[correl_id])


MQ_ID_BYTES = 24
MAX_BODY_BYTES = 32_768

Run = tuple[int, int]
"""First and last of consecutive numbers. A count of billions makes as many numbers missing, but only one run."""

_MAX_RUNS_IN_TEXT = 20


def bases(ids: Sequence[bytes]) -> list[bytes | None]:
    """Return the first 16 bytes of each id; None for an id that has neither 20 nor 24 bytes."""
    if not ids:
        return []
    decoded = _id_decoder().decode(ids)
    return [None if at in decoded.failures else row["base"] for at, row in enumerate(decoded.columns.to_pylist())]


def padded_id(correl_id: bytes) -> bytes:
    """Return an id in 24 bytes, as headers hold ids; MSMQ delivers 20."""
    return correl_id.ljust(MQ_ID_BYTES, b"\0")


def numbers_of_ids(ids: Sequence[bytes], switches: MqSwitches, byte_order: ByteOrder | None) -> dict[bytes, int]:
    """Return the numbers of ids with one base; `byte_order` is the sender's, for `seq_order` native."""
    layouts: list[dict[str, ParamValue]] = [
        {"id_layout": switches.id_layout, "seq_order": switches.seq_order, "byte_order": byte_order or "auto"}
    ]
    if switches.seq_order == "auto":
        layouts = [
            {"id_layout": layout, "seq_order": "native", "byte_order": order}
            for layout, order in product(("16+4+pad", "16+zero+4"), ("big", "little"))
        ]
    rows = min((_id_decoder().decode(ids, params).columns.to_pylist() for params in layouts), key=_implausibility)
    return {one: row["number"] for one, row in zip(ids, rows, strict=True)}


def _implausibility(rows: Sequence[Row]) -> tuple[bool, int]:
    """Prefer layouts that leave the other four bytes zero in all ids, then the smallest largest number."""
    return not all(row["is_number_alone"] for row in rows), max((row["number"] for row in rows), default=0)


def _id_decoder() -> PartDecoder:
    return parts.part_decoder("sas_mq_correlation_id", ("base", "number", "is_number_alone"))


@dataclass(frozen=True, slots=True)
class Numbered:
    """The numbered messages of an attachment in order, without numbers that have different bodies.

    `missing` are runs of missing numbers, `hole` is the first number that is missing or has different bodies.
    `is_counted`: a count message is there and states the highest number.
    """

    bodies: Mapping[int, QueuedMessage]
    missing: tuple[Run, ...]
    hole: int | None
    is_counted: bool


def number_messages(
    diagnostics: Diagnostics, group: Group, numbers: Mapping[bytes, int], params: Mapping[str, ParamValue]
) -> Numbered:
    """Order messages by the numbers of their ids; report what is missing or repeated. `params` read their count."""
    variants: dict[int, dict[bytes, QueuedMessage]] = {}
    copies: Counter[int] = Counter()
    for correl_id, number in numbers.items():
        variants.setdefault(number, {}).update(group.bodies[correl_id])
        copies[number] += group.copies_of(correl_id)
    for number, bodies in sorted(variants.items()):
        diagnostics.origins[number] = min(bodies.values()).origin
        report_copies(diagnostics, number, len(bodies), copies[number])
        report_long_bodies(diagnostics, number, bodies.values())
    unique = {number: next(iter(bodies.values())) for number, bodies in sorted(variants.items()) if len(bodies) == 1}
    count_message = unique.pop(0, None)
    count = stated_count(diagnostics, count_message, params) if count_message is not None else None
    if count is None:
        diagnostics.add("COUNT_MISSING")
    return _compare(diagnostics, unique, variants.keys() - unique.keys() - {0}, count)


def report_copies(diagnostics: Diagnostics, number: int, num_different: int, copies: int) -> None:
    """Report a message that came more than once."""
    if num_different > 1:
        diagnostics.add("SEQ_DUPLICATE_DIFFERENT", "one", f"{num_different} different ones", number=number)
    elif copies > 1:
        diagnostics.add("SEQ_DUPLICATE_SAME", "one", f"{copies}", number=number)


def report_long_bodies(diagnostics: Diagnostics, number: int | None, bodies: Iterable[QueuedMessage]) -> None:
    """Report that a body of a number exceeds 32K."""
    longest = max(one.size for one in bodies)
    if longest > MAX_BODY_BYTES:
        diagnostics.add("MESSAGE_OVER_32K", f"at most {MAX_BODY_BYTES} bytes", f"{longest}", number=number)


def stated_count(diagnostics: Diagnostics, message: QueuedMessage, params: Mapping[str, ParamValue]) -> int | None:
    """Return what a count message states, or None if it cannot be read."""
    decoder = parts.part_decoder("sas_mq_attachment_count")
    row, failure = decoder.decode_one(message.body, {"encoding": message.encoding, **params})
    if failure is not None:
        parts.report_failure(diagnostics, failure, parts.Stream([parts.Fragment(0, message.body)]))
        return None
    if row["form"] == "printed":
        diagnostics.add("COUNT_PRINTED", actual=repr(message.body), number=0)
    elif trailing := len(row["body"]["binary"]["trailing_bytes"]):
        diagnostics.add("TRAILING_BYTES", actual=f"{trailing}", number=0, offset=len(message.body) - trailing)
    return int(row["num_messages"])


def _compare(
    diagnostics: Diagnostics, bodies: dict[int, QueuedMessage], ambiguous: set[int], count: int | None
) -> Numbered:
    """Compare the numbers with the count; a missing number below both is not another mismatch of the count."""
    present = sorted({*bodies, *ambiguous})
    highest = present[-1] if present else 0
    last = max(highest, count or 0)
    missing = missing_runs(present, last)
    if missing:
        diagnostics.add("SEQ_MISSING", f"numbers 1 to {last}", f"no {runs_text(missing)}")
    if count is not None and count != highest:
        diagnostics.add("COUNT_MISMATCH", f"{count}", f"{len(present)}, the highest {highest}", number=0)
        beyond = [one for one in present if one > count]
        if beyond:
            diagnostics.add("SEQ_BEYOND_COUNT", f"numbers up to {count}", runs_text(runs_of(beyond)), number=beyond[0])
    holes = [first for first, _ in missing] + sorted(ambiguous)
    return Numbered(bodies, missing, min(holes, default=None), count is not None and count == highest)


def missing_runs(present: Iterable[int], last: int) -> tuple[Run, ...]:
    """Return the numbers from 1 to `last` that are not among the given ones, which rise."""
    borders = pairwise([0, *present, last + 1])
    return tuple((before + 1, after - 1) for before, after in borders if after - before > 1)


def runs_of(numbers: Iterable[int]) -> tuple[Run, ...]:
    """Return rising numbers as runs."""
    runs: list[Run] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = runs[-1][0], number
        else:
            runs.append((number, number))
    return tuple(runs)


def runs_text(runs: Sequence[Run]) -> str:
    """Return the first twenty runs as `[2, 4-7]`."""
    shown = runs[:_MAX_RUNS_IN_TEXT]
    texts = [
        f"{first}-{last}" if last - first > 1 else ", ".join(map(str, range(first, last + 1))) for first, last in shown
    ]
    if len(runs) > _MAX_RUNS_IN_TEXT:
        texts.append(f"and {len(runs) - _MAX_RUNS_IN_TEXT} runs more")
    return f"[{', '.join(texts)}]"


KINDS = frozenset({"data_set", "text_file", "binary_file"})
_HEADER = "sas_mq_attachment_header"
_STRINGS = ("qualifier_1", "qualifier_2", "description")
_MAX_ATTACHMENTS = 10_000
# Where the number of attachments stands, by the bytes of `long`.
_COUNT_OFFSETS = {4: 76, 8: 80}
# Behind it, the length of the first attachment's first string: kind and id lie between.
_FIRST_LENGTH = 4 + 4 + 24
_MAX_REMEMBERED_BYTES = 4096


@dataclass(frozen=True, slots=True)
class Header:
    """A header as far as it was read, and entries with ids; of one that `is_broken` no attachment may be handed on."""

    row: Row
    entries: tuple[Row, ...]
    sender: Sender
    is_broken: bool


def read_header(
    diagnostics: Diagnostics,
    correl_id: bytes,
    variants: Mapping[bytes, QueuedMessage],
    copies: int,
    switches: MqSwitches,
) -> Header:
    """Read the header of a set; of several different ones the least in the order of their bytes is used."""
    message = min(variants.values())
    diagnostics.origins[None] = message.origin
    if len(variants) > 1:
        diagnostics.add("HEADER_DUPLICATE", "one", f"{len(variants)} different ones", severity="F")
    elif copies > 1:
        diagnostics.add("HEADER_DUPLICATE", "one", f"{copies} equal ones")
    report_long_bodies(diagnostics, None, variants.values())
    detected = _detect(message, switches)
    if not detected.is_sure:
        diagnostics.add("READING_UNDECIDED", actual=f"{detected.conventions}")
    # The header's character set holds for all messages of the set: they have one sender.
    ccsid = found_ccsid(switches.stated_ccsid(message.ccsid), detected.row)
    sender = Sender(detected.conventions, message.encoding, ccsid)
    mq_conventions.report_descriptor(diagnostics, sender, switches, message.ccsid)
    _report_content(diagnostics, detected, message, switches)
    row = detected.row["header"] or dict.fromkeys(("header_id", "message_id"))
    if row["header_id"] not in (None, padded_id(correl_id)):
        diagnostics.add("HEADER_ID_MISMATCH", padded_id(correl_id).hex(), row["header_id"].hex(), offset=0)
    is_broken = len(variants) > 1 or detected.failure is not None
    entries = recoded(_claiming_entries(detected.row), ccsid)
    return Header(row, tuple(entries), sender, is_broken)


def listed_kinds(header: QueuedMessage, switches: MqSwitches) -> tuple[dict[bytes, str], bool]:
    """Return the kinds of what a header lists, by base, and whether it ends before the ids of all its attachments."""
    detected = _detect(header, switches)
    own, claiming = detected.row["header"] or {}, _claiming_entries(detected.row)
    message_id, stated = own.get("message_id"), own.get("num_attachments")
    entries = [(one["attachment_id"], one["kind"]) for one in reversed(claiming)]
    listed = [*([(message_id, "application")] if message_id else []), *entries]
    by_base = zip(bases([one for one, _ in listed]), listed, strict=True)
    is_cut = detected.failure is not None and (stated is None or len(claiming) < stated)
    return {base: kind for base, (_, kind) in by_base if base is not None}, is_cut


def _detect(message: QueuedMessage, switches: MqSwitches) -> mq_conventions.Detected:
    is_short = len(message.body) <= _MAX_REMEMBERED_BYTES
    return (_detected_short if is_short else _detected)(message.body, message.encoding, message.ccsid, switches)


def _detected(data: bytes, encoding: int, ccsid: int, switches: MqSwitches) -> mq_conventions.Detected:
    candidates = mq_conventions.possible_conventions(switches, encoding)
    decoder, params = parts.part_decoder(_HEADER), _header_params(encoding, ccsid, switches)
    how = _is_whole_header, _progress_of_header, params, partial(_may_fit, data)
    return mq_conventions.detect_conventions(decoder, data, candidates, *how)


# A header is read when it comes and when its set is assembled.
_detected_short = lru_cache(maxsize=4096)(_detected)


def _may_fit(data: bytes, conventions: mq_conventions.Conventions) -> bool:
    """Look at the number of attachments, and at kind and first string of the first: that is faster than to decode."""
    at = _COUNT_OFFSETS[conventions.long_bytes]
    places = (at, at + 4, at + _FIRST_LENGTH)
    count, kind, length = (int.from_bytes(data[place : place + 4], conventions.byte_order) for place in places)
    if not 1 <= count <= _MAX_ATTACHMENTS or not 1 <= kind <= len(KINDS):
        return False
    end = at + _FIRST_LENGTH + 4 + length - (conventions.string_length == "includes_nul")
    return length == 0 or data[end : end + 1] == b"\0"


def _header_params(encoding: int, ccsid: int, switches: MqSwitches) -> dict[str, ParamValue]:
    """Return the parameters besides the conventions; the CCSID 0 lets the specification look for EBCDIC."""
    stated = switches.stated_ccsid(ccsid)
    return {"encoding": encoding, "ccsid": in_specifications(stated) if stated else 0}


def found_ccsid(stated: int, row: Row) -> int:
    """Return the stated CCSID; without one that of EBCDIC where a message that was decoded shows it, else 0."""
    return stated or (row["ccsid_used"] if row["ccsid_used"] in EBCDIC else 0)


def _is_whole_header(row: Row) -> bool:
    is_possible = 1 <= row["header"]["num_attachments"] <= _MAX_ATTACHMENTS
    return is_possible and not row["trailing_bytes"] and _are_terminated(row)


def _progress_of_header(row: Row, failure: Failure | None) -> tuple[int, ...]:
    """Rank a header that does not fit: by known kinds, by strings without NUL, then by the offset that was reached."""
    entries = [one for one in row["attachments"] or () if one is not None and one["kind"] is not None]
    num_known = sum(one["kind"] in KINDS for one in entries)
    reached = failure.offset if failure else -len(row["trailing_bytes"])
    # A string that holds a NUL was read too far.
    num_too_long = sum("\0" in (one[name] or "") for one in entries for name in _STRINGS)
    return num_known, num_known - len(entries), -num_too_long, failure is None, reached


def _claiming_entries(row: Row) -> list[Row]:
    """Return the entries that were read as far as the id of their attachment."""
    return [one for one in row["attachments"] or () if one is not None and one["attachment_id"] is not None]


def _are_terminated(row: Row) -> bool:
    """Return whether the strings of all entries that were read to their end have their NUL."""
    whole = (one for one in row["attachments"] or () if one is not None and one["major_version"] is not None)
    return all(one["are_strings_terminated"] for one in whole)


def _report_content(
    diagnostics: Diagnostics, detected: mq_conventions.Detected, message: QueuedMessage, switches: MqSwitches
) -> None:
    stream = parts.Stream([parts.Fragment(None, message.body)])
    if detected.failure is not None:
        parts.report_failure(diagnostics, detected.failure, stream)
        return
    if trailing := len(detected.row["trailing_bytes"]):
        diagnostics.add("TRAILING_BYTES", actual=f"{trailing} bytes", offset=len(message.body) - trailing)
    if not _are_terminated(detected.row):
        params = {**_header_params(message.encoding, message.ccsid, switches), **detected.conventions.params()}
        parts.report_unterminated(diagnostics, _HEADER, stream, params)
