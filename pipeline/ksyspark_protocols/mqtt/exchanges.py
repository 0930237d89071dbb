"""Requests and their answers on MQTT connections: paired by columns, what is left of them packet by packet."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark_protocols.conversation import WHICH, Flags
from ksyspark_protocols.mqtt.packets import (
    CODES,
    FROM_BROKER,
    FROM_CLIENT,
    PACKET_ROWS,
    PROPERTIES,
    OrderErrors,
    Packet,
    PacketColumns,
)
from ksyspark_protocols.mqtt.tables import EXCHANGES, FILTER

# A PUBLISH with QoS 2, and what ends the exchanges that can be found of its identifier.
_PUBLISH_2, _ENDING = 100, 101
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
_EXCHANGE_KINDS = ("publish", "subscribe", "unsubscribe", "ping")
_FILTERED = ("subscribe", "unsubscribe")
# The kind of exchange that each kind of packet is part of, -1 for none; the last one is that of what cannot be read.
_KIND_OF_CODE = np.array(
    [
        next((_EXCHANGE_KINDS.index(one.kind) for one in _PATTERNS if code in one.codes), -1)
        for code in [*CODES.values(), -1]
    ]
)
_ANSWER_PACKETS = ("puback", "pubrec", "pubcomp", "suback", "unsuback", "pingresp")
_BY_CLIENT = ("subscribe", "unsubscribe", "pingreq")
_BY_BROKER = ("suback", "unsuback", "pingresp")
_REQUEST_COLUMNS = [
    "direction", "message_id", "qos", "retain", "dup", "topic", "payload", "time", "index", "stream_offset",
    "filters", "requested", "reason", "reason_string", "properties",
]  # fmt: skip
_ANSWER_COLUMNS = ["kind", "reason", "reason_string", "time", "index", "codes"]
_OF_REQUEST = ("direction", "message_id", "topic", "payload", "reason", "reason_string", "time")
_ROWS = pa.schema([(WHICH, pa.int64()), *EXCHANGES])
_ACCEPTED_REASONS = pa.array(["success", "no_matching_subscribers"])


def published(messages: pa.Table, rows: Positions, which: Positions) -> pa.Table:
    """Return the exchanges of PUBLISH packets alone, those with QoS 0, in some rows."""
    return _exchange_table("publish", {"request": messages.select(_REQUEST_COLUMNS).take(pa.array(rows))}, which)


def paired(
    messages: pa.Table, packets: PacketColumns, usable: Flags, open_keys: Iterable[int]
) -> tuple[Flags, list[pa.Table]]:
    """Return which messages make complete exchanges, and these exchanges.

    Messages of a connection come in the order of time; only `usable` ones are taken. `open_keys` are those of exchanges
    that are open before (see `key_of`).
    """
    rows, codes, keys = _sorted_by_key(messages, packets, usable)
    starts = [_starts(codes, keys, one.codes) for one in _PATTERNS]
    for number, pattern in enumerate(_PATTERNS):
        if pattern.kind in _FILTERED:
            starts[number] = _with_equal_counts(messages, rows, starts[number])
    covered = np.zeros(len(rows), np.bool_)
    for pattern, at in zip(_PATTERNS, starts, strict=True):
        covered[(at[:, None] + np.arange(len(pattern.codes))).ravel()] = True
    clean = _clean(covered & ~np.isin(keys, np.array(list(open_keys), np.int64)), keys)
    used = np.zeros(messages.num_rows, np.bool_)
    used[rows[clean]] = True
    tables, (requests, answers) = [], (messages.select(names) for names in (_REQUEST_COLUMNS, _ANSWER_COLUMNS))
    for pattern, at in zip(_PATTERNS, starts, strict=True):
        begins = at[clean[at]]
        if len(begins):
            steps = {
                name: (answers if step else requests).take(pa.array(rows[begins + step]))
                for step, name in enumerate(pattern.names)
            }
            tables.append(_exchange_table(pattern.kind, steps, packets.which[rows[begins]]))
    return used, tables


def key_of(which: int, by_client: bool, kind: str, identifier: int | None) -> int:
    """Return the number of the exchanges of a kind that a side of a connection began with an identifier."""
    return ((which * 2 + by_client) * len(_EXCHANGE_KINDS) + _EXCHANGE_KINDS.index(kind)) * _IDENTIFIERS + (
        identifier or 0
    )


def _sorted_by_key(messages: pa.Table, packets: PacketColumns, usable: Flags) -> tuple[Positions, Positions, Positions]:
    """Return the rows of packets that are part of an exchange with an answer, by key; their codes and keys."""
    kinds = _KIND_OF_CODE[packets.kinds]
    is_ping = kinds == _EXCHANGE_KINDS.index("ping")
    is_publish = packets.are("publish")
    rows = np.flatnonzero((kinds >= 0) & ((packets.identifiers > 0) | is_ping) & (~is_publish | (packets.qos > 0)))
    codes, by_client = packets.kinds[rows], packets.by_client[rows]
    # An answer belongs to a request of the other direction.
    asked_by_client = by_client ^ packets.are(*_ANSWER_PACKETS)[rows]
    identifiers = np.where(is_ping, 0, packets.identifiers)[rows]
    keys = (
        (packets.which[rows] * 2 + asked_by_client) * len(_EXCHANGE_KINDS) + kinds[rows]
    ) * _IDENTIFIERS + identifiers
    reasons = messages.column("reason").take(pa.array(rows))
    refused = np.array(pc.invert(pc.or_(reasons.is_null(), pc.is_in(reasons, _ACCEPTED_REASONS))))
    is_request = packets.are("publish", "subscribe", "unsubscribe")[rows]
    goes_wrong = (packets.are(*_BY_CLIENT)[rows] & ~by_client) | (packets.are(*_BY_BROKER)[rows] & by_client)
    is_other = (
        ~usable[rows] | (is_request & packets.is_repeated[rows]) | (refused & packets.are("pubrec")[rows]) | goes_wrong
    )
    codes = np.where(is_publish[rows] & (packets.qos[rows] == 2), _PUBLISH_2, codes)
    codes[is_other] = _ENDING
    order = np.argsort(keys, kind="stable")
    return rows[order], codes[order], keys[order]


def _starts(codes: Positions, keys: Positions, pattern: tuple[int, ...]) -> Positions:
    """Return where packets of one key follow each other as a pattern says."""
    count = max(len(codes) - len(pattern) + 1, 0)
    is_start = np.ones(count, np.bool_)
    for at, code in enumerate(pattern):
        is_start &= (codes[at : at + count] == code) & (keys[at : at + count] == keys[:count])
    return np.flatnonzero(is_start)


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


def _exchange_table(
    kind: str | None, steps: Mapping[str, pa.Table], which: Positions, /, **own: Sequence[object]
) -> pa.Table:
    """Return exchanges whose packets are the rows of the tables of their steps.

    `own` are columns that the packets do not tell, or otherwise. Without a `kind` each exchange has its own.
    """
    request = steps["request"]
    count = request.num_rows
    properties = request.column("properties").combine_chunks()
    columns = {
        "kind": pa.repeat(pa.scalar(kind), count),
        "repeated": pc.fill_null(request.column("dup"), False).cast(pa.int32()),
        "number": request.column("index"),
        "offset": request.column("stream_offset"),
        "missing": pa.ListArray.from_arrays(np.zeros(count + 1, np.int32), pa.array([], pa.string())),
        **{name: request.column(name) for name in _OF_REQUEST},
        **{one.name: pc.struct_field(properties, one.name) for one in PROPERTIES},
    }
    if kind == "publish":
        columns |= {name: request.column(name) for name in ("qos", "retain")}
    for name, step in list(steps.items())[1:]:
        columns |= {f"{name}_{part}": step.column(part) for part in ("reason", "reason_string", "time")}
        columns[f"{name}_number"] = step.column("index")
    last = [steps[name].column("time") for name in ("pubcomp", "answer") if name in steps]
    if last:
        columns["latency_ms"] = _milliseconds(request.column("time"), pc.coalesce(*last))
        columns["answer"] = pc.utf8_upper(steps["answer"].column("kind"))
    if kind in _FILTERED:
        parts = (request.column("filters"), request.column("requested"), steps["answer"].column("codes"))
        own["filters"] = [_filters(*each) for each in zip(*(part.to_pylist() for part in parts), strict=True)]
    columns |= {name: pa.array(values, EXCHANGES.field(name).type) for name, values in own.items()}
    arrays = [columns[one.name] if one.name in columns else pa.nulls(count, one.type) for one in EXCHANGES]
    return pa.Table.from_arrays([pa.array(which), *arrays], schema=_ROWS)


def _lengths(lists: pa.ChunkedArray) -> Positions:
    return np.array(pc.fill_null(pc.list_value_length(lists), 0)).astype(np.int64)


def _milliseconds(begin: pa.ChunkedArray, end: pa.ChunkedArray) -> pa.ChunkedArray:
    return pc.divide(pc.subtract(end.cast(pa.int64()), begin.cast(pa.int64())).cast(pa.float64()), 1000.0)


_OTHER_SIDE = {FROM_CLIENT: FROM_BROKER, FROM_BROKER: FROM_CLIENT}
_KIND_OF_REQUEST = {"publish": "publish", "subscribe": "subscribe", "unsubscribe": "unsubscribe", "pingreq": "ping"}
_ANSWERED = {
    "puback": "publish",
    "pubrec": "publish",
    "suback": "subscribe",
    "unsuback": "unsubscribe",
    "pingresp": "ping",
}
_REQUESTS = {kind: packet.upper() for packet, kind in _KIND_OF_REQUEST.items()} | {"auth": "AUTH"}
_ANSWER_OF_KIND = {"subscribe": "SUBACK", "unsubscribe": "UNSUBACK", "ping": "PINGRESP", "auth": "AUTH"}
# A PUBREC with another reason ends the exchange.
_ACCEPTED_OR_ABSENT = frozenset({None, "success", "no_matching_subscribers"})
# What is held of requests without answer: beyond that they are given out as they are.
MOST_HELD_BYTES = 64 << 20
_OVERHEAD = 400

_Key = tuple[str, str, int | None]


@dataclass(slots=True)
class Exchange:
    """A request with the answers that were seen so far; what was not seen is None."""

    kind: str
    direction: str
    message_id: int | None
    request: Packet | None = None
    answer: Packet | None = None
    pubrel: Packet | None = None
    pubcomp: Packet | None = None
    repeated: int = 0

    @property
    def qos(self) -> int | None:
        if self.request is not None:
            return self.request.qos if self.kind == "publish" else None
        if self.kind != "publish":
            return None
        return 1 if self.answer is not None and self.answer.kind == "puback" else 2

    @property
    def held_bytes(self) -> int:
        return _OVERHEAD + len((self.request and self.request.payload) or b"")

    def missing(self) -> list[str]:
        """Return the packets that the exchange lacks, by name."""
        missing = [] if self.request is not None else [_REQUESTS[self.kind]]
        if self.kind != "publish":
            return missing if self.answer is not None else [*missing, _ANSWER_OF_KIND[self.kind]]
        if self.qos == 1:
            return missing if self._has_answer("puback") else [*missing, "PUBACK"]
        if self.qos == 2:
            if self._has_answer("pubrec") and self.answer is not None and self.answer.reason not in _ACCEPTED_OR_ABSENT:
                return missing
            steps = (("PUBREC", self._has_answer("pubrec")), ("PUBREL", self.pubrel), ("PUBCOMP", self.pubcomp))
            missing += [name for name, there in steps if not there]
        return missing

    def is_finished(self, *, in_time: bool) -> bool:
        """Say whether nothing more is awaited: in the order of time, what was missed does not come any more."""
        answer = self.answer
        has_last = answer is not None
        if self.kind == "publish" and answer is not None and answer.kind == "pubrec":
            has_last = answer.reason not in _ACCEPTED_OR_ABSENT
        return (has_last or self.pubcomp is not None) and (in_time or not self.missing())

    def _has_answer(self, kind: str) -> bool:
        return self.answer is not None and self.answer.kind == kind


@dataclass(slots=True)
class Exchanges:
    """The exchanges of a connection that are not finished.

    With `in_time` packets come in the order of time: an answer without request has lost it, and an identifier that is
    used again shows that the answer to the first request was lost. Without it the two directions come as they like: the
    n-th answer of an identifier belongs to its n-th request.
    """

    in_time: bool
    errors: OrderErrors
    _open: dict[_Key, deque[Exchange]] = field(default_factory=dict)
    _held: int = 0
    _finished: list[Exchange] = field(default_factory=list)

    def add(self, packet: Packet) -> None:
        """Take the next packet, if it can be read."""
        kind, side = packet.kind, packet.direction
        if kind == "publish" and not packet.qos:
            if packet.is_whole:
                self._finished.append(Exchange("publish", side, None, packet))
        elif kind in _KIND_OF_REQUEST:
            self._request(packet, (side, _KIND_OF_REQUEST[kind], packet.message_id))
        elif kind in _ANSWERED:
            self._answer(packet, (_OTHER_SIDE[side], _ANSWERED[kind], packet.message_id))
        elif kind == "pubrel":
            self._step(packet, (side, "publish", packet.message_id), "pubrel")
        elif kind == "pubcomp":
            self._step(packet, (_OTHER_SIDE[side], "publish", packet.message_id), "pubcomp")
        elif kind in ("auth", "connack", "disconnect"):
            self._authenticate(packet)
        if self._held > MOST_HELD_BYTES:
            self._give_up()

    def open_keys(self, which: int) -> list[int]:
        """Return the keys (see `pairing`) of what is open; `which` is the position of the connection."""
        return [
            key_of(which, direction == FROM_CLIENT, kind, number)
            for direction, kind, number in self._open
            if kind != "auth" and (number is not None or kind == "ping")
        ]

    def take(self) -> list[Exchange]:
        finished, self._finished = self._finished, []
        return finished

    def close(self) -> list[Exchange]:
        self._give_up()
        return self.take()

    def _request(self, packet: Packet, key: _Key) -> None:
        if packet.message_id is None and packet.kind != "pingreq":
            return
        there = self._open.get(key, ())
        if packet.dup and there:
            there[-1].repeated += 1
            return
        waiting = next((one for one in there if one.request is None), None)
        if waiting is not None and not self.in_time:
            waiting.request = packet
            self._held += len(packet.payload or b"")
            self._check_count(waiting)
            self._end_if_finished(key, waiting)
            return
        if there and self.in_time and packet.kind != "pingreq":
            for exchange in list(there):
                self._end(key, exchange)
        self._begin(key, Exchange(key[1], key[0], key[2], packet, repeated=int(bool(packet.dup))))

    def _answer(self, packet: Packet, key: _Key) -> None:
        if packet.message_id is None and packet.kind != "pingresp":
            return
        there = self._open.get(key, ())
        exchange = next((one for one in there if one.answer is None), None)
        if exchange is None and there and packet.kind == "pubrec":
            there[-1].repeated += 1
            return
        if exchange is None:
            exchange = self._begin(key, Exchange(key[1], key[0], key[2]))
        exchange.answer = packet
        self._check_count(exchange)
        self._end_if_finished(key, exchange)

    def _step(self, packet: Packet, key: _Key, name: str) -> None:
        """Take a PUBREL or PUBCOMP."""
        if packet.message_id is None:
            return
        there = self._open.get(key, ())
        exchange = next((one for one in there if getattr(one, name) is None), None)
        if exchange is None and there:
            there[-1].repeated += 1
            return
        if exchange is None:
            exchange = self._begin(key, Exchange(key[1], key[0], key[2]))
        setattr(exchange, name, packet)
        self._end_if_finished(key, exchange)

    def _authenticate(self, packet: Packet) -> None:
        """Take a packet that may answer an AUTH, and an AUTH that wants an answer."""
        asked = (_OTHER_SIDE[packet.direction], "auth", None)
        for exchange in list(self._open.get(asked, ())):
            exchange.answer = packet
            self._end(asked, exchange)
        if packet.kind == "auth" and packet.reason != "success":
            key = (packet.direction, "auth", None)
            self._begin(key, Exchange("auth", packet.direction, None, packet))

    def _begin(self, key: _Key, exchange: Exchange) -> Exchange:
        self._open.setdefault(key, deque()).append(exchange)
        self._held += exchange.held_bytes
        return exchange

    def _end_if_finished(self, key: _Key, exchange: Exchange) -> None:
        if exchange.is_finished(in_time=self.in_time):
            self._end(key, exchange)

    def _end(self, key: _Key, exchange: Exchange) -> None:
        there = self._open[key]
        there.remove(exchange)
        if not there:
            del self._open[key]
        self._held -= exchange.held_bytes
        self._finished.append(exchange)

    def _give_up(self) -> None:
        """Give out everything that is open, as it is."""
        left = [one for there in self._open.values() for one in there]
        self._finished += sorted(left, key=_first_number)
        self._open, self._held = {}, 0

    def _check_count(self, exchange: Exchange) -> None:
        """Compare the codes of an answer with the filters of its request, where both can be read."""
        request, answer = exchange.request, exchange.answer
        if request is None or answer is None or not (request.is_whole and answer.is_whole) or answer.codes is None:
            return
        num_filters, num_codes = len(request.filters or ()), len(answer.codes)
        if num_filters != num_codes:
            expected = f"{num_filters} for identifier {exchange.message_id}"
            self.errors.add("COUNT_MISMATCH", answer, expected=expected, actual=str(num_codes))


def exchange_rows(exchanges: Iterable[tuple[int, Exchange]]) -> pa.Table:
    """Return exchanges with the positions of their connections as a table."""
    listed = list(exchanges)
    if not listed:
        return _ROWS.empty_table()
    which, rows = zip(*listed, strict=True)
    steps = {name: _packet_rows([getattr(one, name) for one in rows]) for name in _PATTERNS[1].names}
    is_publish = [one.kind == "publish" for one in rows]
    retain = [one.request.retain if one.request and told else None for one, told in zip(rows, is_publish, strict=True)]
    own = {
        name: [getattr(one, name) for one in rows] for name in ("kind", "direction", "message_id", "qos", "repeated")
    }
    filters = [_filters_of(one) if one.kind in _FILTERED else None for one in rows]
    missing = [one.missing() for one in rows]
    return _exchange_table(None, steps, np.array(which), **own, retain=retain, filters=filters, missing=missing)


def _packet_rows(packets: Sequence[Packet | None]) -> pa.Table:
    """Return packets as a table with the columns of `packets_of`, null where there is none."""
    absent = (None,) * len(PACKET_ROWS)
    columns = zip(*(one or absent for one in packets), strict=True)
    return pa.Table.from_arrays(
        [pa.array(values, one.type) for values, one in zip(columns, PACKET_ROWS, strict=True)], schema=PACKET_ROWS
    )


def _filters_of(exchange: Exchange) -> list[dict[str, str | None]] | None:
    request, answer = exchange.request, exchange.answer
    return _filters(request and request.filters, request and request.requested, answer and answer.codes)


def _filters(
    filters: list[str | None] | None, requested: list[str | None] | None, codes: list[str | None] | None
) -> list[dict[str, str | None]] | None:
    """Return topic filters with what was requested and answered of each; of an answer alone only the codes."""
    each = list(zip_longest(filters or (), requested or (), codes or ()))
    return [dict(zip(FILTER.names, one, strict=True)) for one in each] or None


def _first_number(exchange: Exchange) -> tuple[int, int]:
    first = exchange.request or exchange.answer or exchange.pubrel or exchange.pubcomp
    assert first is not None
    return first.time or 0, first.number
