"""Requests and their answers on MQTT connections: packets are paired by number, and taken into rows by columns."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark.layout.arrow import columns as columns_of
from ksyspark_protocols.conversation import WHICH, Flags
from ksyspark_protocols.mqtt import packets as mqtt_packets

FILTER = pa.struct([*mqtt_packets.ASKED, *columns_of(pa.string(), "code")])
_OF_ANSWER = [
    *columns_of(pa.string(), "reason reason_string"),
    *columns_of(pa.timestamp("us", "UTC"), "time"),
    *columns_of(pa.int64(), "number"),
]
EXCHANGES = pa.schema(
    [
        *columns_of(pa.string(), "kind direction"),
        *columns_of(pa.int32(), "message_id"),
        *columns_of(pa.int8(), "qos"),
        *columns_of(pa.bool_(), "retain"),
        *columns_of(pa.string(), "topic"),
        *columns_of(pa.binary(), "payload"),
        *columns_of(pa.string(), "text"),
        *mqtt_packets.PROPERTIES,
        ("filters", pa.list_(FILTER)),
        *_OF_ANSWER,
        *columns_of(pa.int64(), "offset"),
        *columns_of(pa.string(), "answer"),
        *(one.with_name(f"{step}_{one.name}") for step in ("answer", "pubrel", "pubcomp") for one in _OF_ANSWER),
        *columns_of(pa.int32(), "repeated"),
        *columns_of(pa.float64(), "latency_ms"),
        *columns_of(pa.list_(pa.string()), "missing"),
    ]
)
"""One row a request with its answers. `direction` is that of the request.

`kind` is publish, subscribe, unsubscribe, ping or auth. `text` is a payload that level 5 says is text, and that is
UTF-8. `time`, `number` (in its direction, from 0) and `offset` (in the stream) are those of the request. `code` of a
filter is the granted QoS or the reason of the answer. `repeated` counts packets that were sent again. `latency_ms` is
from the request to the last answer, null where that was captured first. `missing` names the packets that the exchange
lacks: the request was not seen, or its answer did not come before the end or before the identifier was used again.
"""

_STEPS = ("request", "answer", "pubrel", "pubcomp")
_REQUEST, _ANSWER, _PUBREL, _PUBCOMP = range(4)
# An AUTH asks and answers; CONNACK and DISCONNECT answer one.
_ASK_AND_ANSWER, _ANSWER_IF_ASKED, _NO_STEP = 4, 5, 6
_EXCHANGE_KINDS = ("publish", "subscribe", "unsubscribe", "ping", "auth")
_PUBLISH, _SUBSCRIBE, _UNSUBSCRIBE, _PING, _AUTH = range(5)
# The kind of exchange of a packet, and its step there; the last entry is that of what cannot be read.
_PARTS = {
    "publish": (_PUBLISH, _REQUEST),
    "puback": (_PUBLISH, _ANSWER),
    "pubrec": (_PUBLISH, _ANSWER),
    "pubrel": (_PUBLISH, _PUBREL),
    "pubcomp": (_PUBLISH, _PUBCOMP),
    "subscribe": (_SUBSCRIBE, _REQUEST),
    "suback": (_SUBSCRIBE, _ANSWER),
    "unsubscribe": (_UNSUBSCRIBE, _REQUEST),
    "unsuback": (_UNSUBSCRIBE, _ANSWER),
    "pingreq": (_PING, _REQUEST),
    "pingresp": (_PING, _ANSWER),
    "auth": (_AUTH, _ASK_AND_ANSWER),
    "connack": (_AUTH, _ANSWER_IF_ASKED),
    "disconnect": (_AUTH, _ANSWER_IF_ASKED),
}
_PART_OF_CODE = np.array([_PARTS.get(kind, (0, _NO_STEP)) for kind in (*mqtt_packets.KINDS, "")])
# The packets of each kind of exchange, as far as they are named where one is missing.
_NAMES = (
    ("PUBLISH", "PUBACK", "PUBREC", "PUBREL", "PUBCOMP"),
    ("SUBSCRIBE", "SUBACK", "", "", ""),
    ("UNSUBSCRIBE", "UNSUBACK", "", "", ""),
    ("PINGREQ", "PINGRESP", "", "", ""),
    ("AUTH", "AUTH", "", "", ""),
)
_IDENTIFIERS = 1 << 16
# A PUBREC with another reason ends the exchange.
_ACCEPTED_REASONS = pa.array(["success", "no_matching_subscribers"])
# What is held of requests without answer: beyond that they are given out as they are.
MOST_HELD_BYTES = 64 << 20

_REQUEST_COLUMNS = [
    "retain", "topic", "payload", "time", "index", "stream_offset", "filters", "reason", "reason_string", "properties",
]  # fmt: skip
_ANSWER_COLUMNS = ["kind", "reason", "reason_string", "time", "index", "codes"]
_ROWS = pa.schema([(WHICH, pa.int64()), *EXCHANGES])

# What is known of an exchange: the row of each step (-1: not seen), how many packets were sent again, the QoS of its
# PUBLISH, whether its answer is a PUBREC, and whether that is the last packet of it; the time of its last packet.
# Objects would cost more than all the rest.
_Exchange = list[int]
_REPEATED, _QOS, _HAS_PUBREC, _IS_ANSWERED, _LAST_TIME = range(4, 9)
_NEW = (-1, -1, -1, -1, 0, 0, 0, 0, 0)
MOST_EARLY = 100_000
"""Microseconds by which an answer may be captured before what it answers."""


def _keys(which: Positions, kinds: Positions | int, identifiers: Positions | int, asked_by_client: Flags) -> Positions:
    """Return what names connection, kind, identifier and asking side; with the other side it is `key ^ 1`."""
    keys: Positions = ((which * len(_NAMES) + kinds) * _IDENTIFIERS + identifiers) * 2 + asked_by_client
    return keys


def _kind_of(key: Any) -> Any:
    return key // (2 * _IDENTIFIERS) % len(_NAMES)


def _which_of(key: Any) -> Any:
    return key // (2 * _IDENTIFIERS * len(_NAMES))


def _stands_alone(packets: mqtt_packets.PacketColumns) -> Flags:
    return np.asarray(packets.are("publish") & (packets.qos == 0), np.bool_)


@dataclass(slots=True)
class Exchanges:
    """Pair the packets of connections; what is open is held, with its packets. It pickles.

    Where packets come in the order of time, an answer belongs to the open request before it, else to the next one if
    that follows within MOST_EARLY and gets no other; an identifier that is used again shows that the answer to the
    first request was lost. Elsewhere the two directions come as they like: the n-th answer of an identifier belongs to
    its n-th request. `errors_of` gives the errors of a connection, by its position.
    """

    errors_of: Callable[[int], mqtt_packets.OrderErrors]
    _open: dict[int, list[_Exchange]] = field(default_factory=dict)
    _held: pa.Table | None = None
    _keys: list[int] = field(default_factory=list)
    _finished: list[int] = field(default_factory=list)

    def add(self, messages: pa.Table, packets: mqtt_packets.PacketColumns, are_in_time: Flags) -> pa.Table:
        """Take the next packets, with the columns PLACE and PACKET; return the exchanges that end.

        `are_in_time` says of each packet whether those of its connection come in the order of time.
        """
        start = 0 if self._held is None else self._held.num_rows
        # Packets that do not come in the order of time have the time -1.
        times = np.where(are_in_time, np.array(pc.fill_null(messages.column("time").cast(pa.int64()), 0)), -1)
        self._pair(messages, packets, times, start)
        alone = np.flatnonzero(_stands_alone(packets) & packets.is_sound)
        keys = _keys(packets.which[alone], _PUBLISH, 0, packets.by_client[alone])
        if self._held is not None:
            messages = pa.concat_tables([self._held, messages])
        self._end_old(int(times.max(initial=-1)))
        waiting = [one for there in self._open.values() for one in there]
        rows = sorted({row for one in waiting for row in one[:_REPEATED] if row >= 0})
        held = messages.take(pa.array(rows, pa.int64()))
        if held.nbytes > MOST_HELD_BYTES:
            self._give_up()
        exchanges = self._table(messages, alone + start, keys)
        places = {row: place for place, row in enumerate(rows)} | {-1: -1}
        for exchange in waiting:
            exchange[:_REPEATED] = [places[row] for row in exchange[:_REPEATED]]
        self._held = held if self._open else None
        return exchanges

    def close(self) -> pa.Table:
        """Return the exchanges that are open."""
        self._give_up()
        none = np.zeros(0, np.int64)
        return _ROWS.empty_table() if self._held is None else self._table(self._held, none, none)

    def _pair(self, messages: pa.Table, packets: mqtt_packets.PacketColumns, times: Positions, start: int) -> None:
        kinds, steps = _PART_OF_CODE[packets.kinds].T
        has_identifier = np.array(messages.column("message_id").is_valid())
        is_part = (steps != _NO_STEP) & (has_identifier | (kinds >= _PING)) & ~_stands_alone(packets)
        rows = np.flatnonzero(is_part)
        kinds, steps, is_pubrec = kinds[rows], steps[rows], packets.are("pubrec")[rows]
        # An answer belongs to a request of the other direction.
        asked_by_client = packets.by_client[rows] ^ ~np.isin(steps, (_REQUEST, _PUBREL))
        keys = _keys(
            packets.which[rows], kinds, np.where(kinds >= _PING, 0, packets.identifiers[rows]), asked_by_client
        )
        reasons = messages.column("reason").take(pa.array(rows))
        accepts = np.array(pc.or_(reasons.is_null(), pc.is_in(reasons, _ACCEPTED_REASONS)))
        asks = np.array(pc.fill_null(pc.not_equal(reasons, "success"), True))
        ends = np.where(steps == _ASK_AND_ANSWER, ~asks, ~(is_pubrec & accepts))
        columns = (rows + start, steps, keys, times[rows], packets.qos[rows], packets.is_repeated[rows])
        each = zip(*(one.tolist() for one in (*columns, is_pubrec, ends)), strict=True)
        for row, step, key, time, qos, is_repeated, *of_answer in each:
            if step == _REQUEST:
                self._request(row, key, time, qos, is_repeated=is_repeated)
            elif step <= _PUBCOMP:
                self._answer(row, key, time, step, of_answer)
            else:
                self._authenticate(row, key, asks=step == _ASK_AND_ANSWER and not of_answer[1])

    def _request(self, row: int, key: int, time: int, qos: int, *, is_repeated: bool) -> None:
        there: Sequence[_Exchange] = self._open.get(key, ())
        if is_repeated and there and (time < 0 or there[-1][_REQUEST] >= 0):
            there[-1][_REPEATED] += 1
            return
        exchange = next((one for one in there if one[_REQUEST] < 0 and (time < 0 or _may_answer(one, time))), None)
        if there and time >= 0 and _kind_of(key) != _PING:
            for earlier in [one for one in there if one is not exchange]:
                self._end(key, earlier)
        exchange = exchange or self._begin(key)
        exchange[_REPEATED] += int(is_repeated)
        exchange[_REQUEST], exchange[_QOS] = row, qos
        self._end_if_whole(key, exchange, time)

    def _answer(self, row: int, key: int, time: int, step: int, told: Sequence[int]) -> None:
        """Take a packet behind the request; `told` says whether it is a PUBREC, and whether nothing follows it."""
        there: Sequence[_Exchange] = self._open.get(key, ())
        for exchange in there:
            if exchange[step] < 0:
                break
        else:
            is_over = bool(there) and time >= 0 and _is_over(there[-1])
            if there and not is_over and (told[0] or step != _ANSWER):
                there[-1][_REPEATED] += 1
                return
            if is_over and step == _ANSWER and _is_early(there[-1]):
                # The answer that came early was not its own.
                exchange = there[-1]
                self._finish(key, [-1, *exchange[_ANSWER:_REPEATED], 0, 0, *exchange[_HAS_PUBREC:]])
                exchange[_PUBCOMP] = -1
            else:
                for earlier in [*there] if is_over else ():
                    self._end(key, earlier)
                exchange = self._begin(key)
        exchange[step] = row
        if step == _ANSWER:
            exchange[_HAS_PUBREC:_LAST_TIME] = told
        self._end_if_whole(key, exchange, time)

    def _authenticate(self, row: int, key: int, *, asks: bool) -> None:
        """Take a packet that may answer an AUTH of the other side, and an AUTH that wants an answer."""
        for exchange in self._open.pop(key, ()):
            exchange[_ANSWER] = row
            self._finish(key, exchange)
        if asks:
            self._begin(key ^ 1)[_REQUEST] = row

    def _begin(self, key: int) -> _Exchange:
        exchange = list(_NEW)
        self._open.setdefault(key, []).append(exchange)
        return exchange

    def _end_if_whole(self, key: int, exchange: _Exchange, time: int) -> None:
        """End an exchange that is whole, but for one that another answer may yet fit better."""
        exchange[_LAST_TIME] = time
        if _is_whole(key, exchange) and (time < 0 or not _is_early(exchange) or _kind_of(key) == _PING):
            self._end(key, exchange)

    def _end_old(self, time: int) -> None:
        """End what is over and gets no packet any more at a time in microseconds."""
        for key, there in list(self._open.items()):
            for exchange in [one for one in there if _is_over(one) and 0 <= one[_LAST_TIME] < time - MOST_EARLY]:
                self._end(key, exchange)

    def _end(self, key: int, exchange: _Exchange) -> None:
        there = self._open[key]
        there.remove(exchange)
        if not there:
            del self._open[key]
        self._finish(key, exchange)

    def _finish(self, key: int, exchange: _Exchange) -> None:
        self._keys.append(key)
        self._finished += exchange

    def _give_up(self) -> None:
        for key, there in self._open.items():
            for exchange in there:
                self._finish(key, exchange)
        self._open = {}

    def _table(self, messages: pa.Table, alone: Positions, keys_alone: Positions) -> pa.Table:
        finished = np.array(self._finished, np.int64).reshape(-1, len(_NEW))
        self._check_counts(messages, np.array(self._keys, np.int64), finished)
        keys = np.append(np.array(self._keys, np.int64), keys_alone)
        told = np.concatenate((finished, np.tile(_NEW, (len(alone), 1))))
        told[len(finished) :, _REQUEST] = alone
        self._keys, self._finished = [], []
        request, *others = (
            messages.select(_ANSWER_COLUMNS if step else _REQUEST_COLUMNS).take(
                pa.array(told[:, step], mask=told[:, step] < 0)
            )
            for step in range(len(_STEPS))
        )
        qos = np.where(np.arange(len(keys)) < len(finished), _qos_of(told), 0)
        own = {
            "qos": pa.array(qos, mask=_kind_of(keys) != _PUBLISH),
            "repeated": pa.array(told[:, _REPEATED]),
            "missing": _missing(keys, told, qos),
        }
        return _exchange_rows(keys, request, dict(zip(_STEPS[1:], others, strict=True)), own)

    def _check_counts(self, messages: pa.Table, keys: Positions, finished: Positions) -> None:
        """Compare the codes of answers with the filters of their requests, where both can be read."""
        is_pair = np.isin(_kind_of(keys), (_SUBSCRIBE, _UNSUBSCRIBE)) & (finished[:, :_PUBREL] >= 0).all(axis=1)
        rows = finished[is_pair]
        packets = (mqtt_packets.packets_of(messages.take(pa.array(rows[:, step]))) for step in (_REQUEST, _ANSWER))
        for key, request, answer in zip(keys[is_pair].tolist(), *packets, strict=True):
            if not (request.is_whole and answer.is_whole) or answer.codes is None:
                continue
            num_filters, num_codes = len(request.filters or ()), len(answer.codes)
            if num_filters != num_codes:
                expected = f"{num_filters} for identifier {answer.message_id}"
                self.errors_of(_which_of(key)).add("COUNT_MISMATCH", answer, expected=expected, actual=str(num_codes))


def _is_over(exchange: _Exchange) -> bool:
    return bool(exchange[_IS_ANSWERED]) or exchange[_PUBCOMP] >= 0


def _is_early(exchange: _Exchange) -> bool:
    """Say whether the only answer came before the request."""
    return 0 <= exchange[_ANSWER] < exchange[_REQUEST] and exchange[_PUBREL] < 0


def _may_answer(exchange: _Exchange, time: int) -> bool:
    """Say whether answers were captured before their request, which comes at a time: a PUBREL never is."""
    return exchange[_ANSWER] >= 0 > exchange[_PUBREL] and time - exchange[_LAST_TIME] <= MOST_EARLY


def _is_whole(key: int, exchange: _Exchange) -> bool:
    request, answer, pubrel, pubcomp, _, qos, has_pubrec, is_answered, _ = exchange
    if request < 0 or answer < 0 or _kind_of(key) != _PUBLISH or qos not in (1, 2):
        return request >= 0 and answer >= 0
    return not has_pubrec if qos == 1 else bool(has_pubrec and (is_answered or min(pubrel, pubcomp) >= 0))


def _qos_of(told: Positions) -> Positions:
    """Return the QoS of each PUBLISH: its own, or what its answers show."""
    shown = np.where((told[:, _ANSWER] >= 0) & (told[:, _HAS_PUBREC] == 0), 1, 2)
    return np.where(told[:, _QOS] > 0, told[:, _QOS], shown)


def _missing(keys: Positions, told: Positions, qos: Positions) -> pa.ListArray:
    kinds = _kind_of(keys)
    is_publish, has_pubrec = kinds == _PUBLISH, told[:, _HAS_PUBREC] > 0
    has_answer = told[:, _ANSWER] >= 0
    goes_on = is_publish & (qos == 2) & ~(has_pubrec & (told[:, _IS_ANSWERED] > 0))
    lacks = np.stack(
        (
            told[:, _REQUEST] < 0,
            np.where(is_publish, (qos == 1) & (~has_answer | has_pubrec), ~has_answer),
            goes_on & ~has_pubrec,
            goes_on & (told[:, _PUBREL] < 0),
            goes_on & (told[:, _PUBCOMP] < 0),
        ),
        axis=1,
    )
    rows, steps = np.nonzero(lacks)
    names = pa.array([name for names in _NAMES for name in names]).take(pa.array(kinds[rows] * len(_NAMES[0]) + steps))
    offsets = np.append(0, np.cumsum(np.count_nonzero(lacks, axis=1))).astype(np.int32)
    return pa.ListArray.from_arrays(offsets, names)


def _exchange_rows(
    keys: Positions, request: pa.Table, others: Mapping[str, pa.Table], own: Mapping[str, pa.Array]
) -> pa.Table:
    kinds, identifiers = _kind_of(keys), keys // 2 % _IDENTIFIERS
    properties = request.column("properties").combine_chunks()
    last = pc.coalesce(others["pubcomp"].column("time"), others["answer"].column("time"))
    micros = pc.subtract(*(one.cast(pa.int64()) for one in (last, request.column("time"))))
    columns = {
        WHICH: pa.array(_which_of(keys)),
        "kind": pa.array(_EXCHANGE_KINDS).take(pa.array(kinds)),
        "direction": pa.array([mqtt_packets.FROM_BROKER, mqtt_packets.FROM_CLIENT]).take(pa.array(keys & 1)),
        "message_id": pa.array(identifiers, mask=(kinds >= _PING) | (own["qos"].fill_null(1).to_numpy() == 0)),
        "retain": pc.if_else(pa.array(kinds == _PUBLISH), request.column("retain"), None),
        "filters": pa.array(_filters(kinds, request, others["answer"]), EXCHANGES.field("filters").type),
        "number": request.column("index"),
        "offset": request.column("stream_offset"),
        "answer": pc.utf8_upper(others["answer"].column("kind")),
        "latency_ms": pc.if_else(pc.less(micros, 0), None, pc.divide(micros.cast(pa.float64()), 1000.0)),
        "text": _texts(request.column("payload"), pc.struct_field(properties, "payload_is_text")),
        **own,
        **{name: request.column(name) for name in ("topic", "payload", "reason", "reason_string", "time")},
        **{one.name: pc.struct_field(properties, one.name) for one in mqtt_packets.PROPERTIES},
    }
    for name, packets in others.items():
        columns |= {f"{name}_{part}": packets.column(part) for part in ("reason", "reason_string", "time")}
        columns[f"{name}_number"] = packets.column("index")
    return pa.Table.from_arrays([columns[one.name].cast(one.type) for one in _ROWS], schema=_ROWS)


def _texts(payloads: pa.ChunkedArray, are_texts: pa.Array) -> pa.Array:
    """Return the payloads that are said to be text, null for others, and for those that are not UTF-8."""
    texts: list[str | None] = [None] * len(payloads)
    for row in pc.indices_nonzero(pc.fill_null(are_texts, False)).to_pylist():
        with suppress(UnicodeDecodeError):
            texts[row] = (payloads[row].as_py() or b"").decode()
    return pa.array(texts, pa.string())


def _filters(kinds: Positions, request: pa.Table, answer: pa.Table) -> list[list[dict[str, Any]] | None]:
    """Return topic filters with what was requested and answered of each; of an answer alone only the codes."""
    rows = np.flatnonzero(np.isin(kinds, (_SUBSCRIBE, _UNSUBSCRIBE)))
    lists = [column.take(pa.array(rows)).to_pylist() for column in (request.column("filters"), answer.column("codes"))]
    filters: list[list[dict[str, Any]] | None] = [None] * len(kinds)
    for row, asked, codes in zip(rows.tolist(), *lists, strict=True):
        each = zip_longest(asked or (), codes or ())
        filters[row] = [{**(one or {}), "code": code} for one, code in each] or None
    return filters
