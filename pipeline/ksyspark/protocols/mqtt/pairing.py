"""Exchanges that begin and end among the same messages, found by columns: most of a capture, at a tenth of the cost.

What is not found here (packets sent again, lost, refused, open before or after) is left to `exchanges`, which comes to
the same rows one packet at a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark.protocols.conversation import WHICH, Flags
from ksyspark.protocols.mqtt.packets import CODES, PacketColumns
from ksyspark.protocols.mqtt.tables import EXCHANGES, FILTER

# A PUBLISH with QoS 2, and what ends the exchanges that can be found of its identifier.
_PUBLISH_2, _OTHER = 100, 101
_IDENTIFIERS = 1 << 16


@dataclass(frozen=True, slots=True)
class _Pattern:
    """The packets of an exchange, which follow each other; `names` are the columns that each of them fills."""

    kind: str
    codes: tuple[int, ...]
    names: tuple[str, ...] = ("request", "answer")


_PATTERNS = (
    _Pattern("publish", (CODES["publish"], CODES["puback"])),
    _Pattern(
        "publish",
        (_PUBLISH_2, CODES["pubrec"], CODES["pubrel"], CODES["pubcomp"]),
        ("request", "answer", "pubrel", "pubcomp"),
    ),
    _Pattern("subscribe", (CODES["subscribe"], CODES["suback"])),
    _Pattern("unsubscribe", (CODES["unsubscribe"], CODES["unsuback"])),
    _Pattern("ping", (CODES["pingreq"], CODES["pingresp"])),
)
# Exchanges of these kinds have identifiers of their own.
_KINDS = ("publish", "subscribe", "unsubscribe", "ping")
_FILTERED = ("subscribe", "unsubscribe")
# The kind of exchange that each kind of packet is part of, -1 for none; the last one is that of what cannot be read.
_KIND_OF_CODE = np.array(
    [next((_KINDS.index(one.kind) for one in _PATTERNS if code in one.codes), -1) for code in [*CODES.values(), -1]]
)
_ANSWERS = ("puback", "pubrec", "pubcomp", "suback", "unsuback", "pingresp")
_BY_CLIENT = ("subscribe", "unsubscribe", "pingreq")
_BY_BROKER = ("suback", "unsuback", "pingresp")
_REQUEST_COLUMNS = [
    "direction", "message_id", "qos", "retain", "dup", "topic", "payload", "time", "index", "stream_offset",
    "filters", "requested",
]  # fmt: skip
_ANSWER_COLUMNS = ["kind", "reason", "time", "index", "codes"]
_GOES_ON = pa.array(["success", "no_matching_subscribers"])


def published(messages: pa.Table, rows: Positions, which: Positions) -> pa.Table:
    """Return the exchanges of PUBLISH packets alone, those with QoS 0, in some rows."""
    return _table("publish", {"request": messages.select(_REQUEST_COLUMNS).take(pa.array(rows))}, which)


def paired(
    messages: pa.Table, packets: PacketColumns, usable: Flags, open_keys: Iterable[int]
) -> tuple[Flags, list[pa.Table]]:
    """Return which messages make complete exchanges, and these exchanges.

    Messages of a connection come in the order of time; only `usable` ones are taken. `open_keys` are those of exchanges
    that are open before (see `key_of`).
    """
    rows, codes, keys = _sorted_by_key(messages, packets, usable)
    starts = [_starts(codes, keys, one.codes) for one in _PATTERNS]
    for number, one in enumerate(_PATTERNS):
        if one.kind in _FILTERED:
            starts[number] = _with_equal_counts(messages, rows, starts[number])
    covered = np.zeros(len(rows), np.bool_)
    for one, at in zip(_PATTERNS, starts, strict=True):
        covered[(at[:, None] + np.arange(len(one.codes))).ravel()] = True
    clean = _clean(covered & ~np.isin(keys, np.array(list(open_keys), np.int64)), keys)
    used = np.zeros(messages.num_rows, np.bool_)
    used[rows[clean]] = True
    tables, (requests, answers) = [], (messages.select(names) for names in (_REQUEST_COLUMNS, _ANSWER_COLUMNS))
    for one, at in zip(_PATTERNS, starts, strict=True):
        begins = at[clean[at]]
        if len(begins):
            steps = {
                name: (answers if step else requests).take(pa.array(rows[begins + step]))
                for step, name in enumerate(one.names)
            }
            tables.append(_table(one.kind, steps, packets.which[rows[begins]]))
    return used, tables


def key_of(which: int, by_client: bool, kind: str, identifier: int | None) -> int:
    """Return the number of the exchanges of a kind that a side of a connection began with an identifier."""
    return ((which * 2 + by_client) * len(_KINDS) + _KINDS.index(kind)) * _IDENTIFIERS + (identifier or 0)


def _sorted_by_key(messages: pa.Table, packets: PacketColumns, usable: Flags) -> tuple[Positions, Positions, Positions]:
    """Return the rows of packets that are part of an exchange with an answer, by key; their codes and keys."""
    kinds = _KIND_OF_CODE[packets.kinds]
    is_ping = kinds == _KINDS.index("ping")
    is_publish = packets.are("publish")
    rows = np.flatnonzero((kinds >= 0) & ((packets.identifiers > 0) | is_ping) & (~is_publish | (packets.qos > 0)))
    codes, by_client = packets.kinds[rows], packets.by_client[rows]
    # An answer belongs to a request of the other direction.
    asked_by_client = by_client ^ packets.are(*_ANSWERS)[rows]
    identifiers = np.where(is_ping, 0, packets.identifiers)[rows]
    keys = ((packets.which[rows] * 2 + asked_by_client) * len(_KINDS) + kinds[rows]) * _IDENTIFIERS + identifiers
    reasons = messages.column("reason").take(pa.array(rows))
    refused = np.array(pc.invert(pc.or_(reasons.is_null(), pc.is_in(reasons, _GOES_ON))))
    is_request = packets.are("publish", "subscribe", "unsubscribe")[rows]
    goes_wrong = (packets.are(*_BY_CLIENT)[rows] & ~by_client) | (packets.are(*_BY_BROKER)[rows] & by_client)
    is_other = (
        ~usable[rows] | (is_request & packets.is_repeated[rows]) | (refused & packets.are("pubrec")[rows]) | goes_wrong
    )
    codes = np.where(is_publish[rows] & (packets.qos[rows] == 2), _PUBLISH_2, codes)
    codes[is_other] = _OTHER
    order = np.argsort(keys, kind="stable")
    return rows[order], codes[order], keys[order]


def _starts(codes: Positions, keys: Positions, pattern: tuple[int, ...]) -> Positions:
    """Return where packets of one key follow each other as a pattern says."""
    count = max(len(codes) - len(pattern) + 1, 0)
    found = np.ones(count, np.bool_)
    for at, code in enumerate(pattern):
        found &= (codes[at : at + count] == code) & (keys[at : at + count] == keys[:count])
    return np.flatnonzero(found)


def _with_equal_counts(messages: pa.Table, rows: Positions, starts: Positions) -> Positions:
    """Return the starts of subscriptions whose answer has a code for each topic filter, or no codes at all."""
    filters = messages.column("filters").take(pa.array(rows[starts]))
    codes = messages.column("codes").take(pa.array(rows[starts + 1]))
    counts = np.array(pc.fill_null(pc.list_value_length(codes), -1))
    chosen: Positions = starts[(counts < 0) | (counts == _lengths(filters))]
    return chosen


def _clean(covered: Flags, keys: Positions) -> Flags:
    """Say which rows come before the first one of their key that is not covered."""
    missed = np.cumsum(~covered)
    firsts = np.searchsorted(keys, keys)
    before = np.where(firsts > 0, missed[firsts - 1], 0)
    return np.asarray(missed == before, np.bool_)


def _table(kind: str, steps: dict[str, pa.Table], which: Positions) -> pa.Table:
    """Return exchanges whose packets are the rows of the tables of their steps."""
    request = steps["request"]
    count = request.num_rows
    names = ["direction", "message_id", "topic", "payload", "time", *(("qos", "retain") if kind == "publish" else ())]
    columns = {
        "kind": pa.repeat(pa.scalar(kind), count),
        "repeated": pc.fill_null(request.column("dup"), False).cast(pa.int32()),
        "number": request.column("index"),
        "offset": request.column("stream_offset"),
        "missing": pa.ListArray.from_arrays(np.zeros(count + 1, np.int32), pa.array([], pa.string())),
        **{name: request.column(name) for name in names},
    }
    for name, step in list(steps.items())[1:]:
        columns |= {
            f"{name}_reason": step.column("reason"),
            f"{name}_time": step.column("time"),
            f"{name}_number": step.column("index"),
        }
        columns["latency_ms"] = _milliseconds(request.column("time"), step.column("time"))
    if "answer" in steps:
        columns["answer"] = pc.utf8_upper(steps["answer"].column("kind"))
    if kind in _FILTERED:
        columns["filters"] = _filters(request, steps["answer"])
    arrays = [columns[one.name] if one.name in columns else pa.nulls(count, one.type) for one in EXCHANGES]
    return pa.Table.from_arrays([pa.array(which), *arrays], schema=pa.schema([(WHICH, pa.int64()), *EXCHANGES]))


def _filters(request: pa.Table, answer: pa.Table) -> pa.Array:
    """Return topic filters with what was requested and answered of each."""
    counts = _lengths(request.column("filters"))
    ends = np.cumsum(counts)
    parts = [
        request.column("filters").combine_chunks().flatten(),
        _items(request.column("requested"), counts),
        _items(answer.column("codes"), counts),
    ]
    offsets = pa.array(np.append(0, ends).astype(np.int32), mask=np.append(counts == 0, False))
    return pa.ListArray.from_arrays(offsets, pa.StructArray.from_arrays(parts, fields=list(FILTER)))


def _items(lists: pa.ChunkedArray, counts: Positions) -> pa.Array:
    """Return the items of lists, and as many nulls for a list that is null as `counts` says."""
    is_there = np.repeat(np.array(lists.is_valid(), np.bool_), counts)
    return lists.combine_chunks().flatten().take(pa.array(np.cumsum(is_there) - 1, mask=~is_there))


def _lengths(lists: pa.ChunkedArray) -> Positions:
    return np.array(pc.fill_null(pc.list_value_length(lists), 0)).astype(np.int64)


def _milliseconds(begin: pa.ChunkedArray, end: pa.ChunkedArray) -> pa.ChunkedArray:
    return pc.divide(pc.subtract(end.cast(pa.int64()), begin.cast(pa.int64())).cast(pa.float64()), 1000.0)
