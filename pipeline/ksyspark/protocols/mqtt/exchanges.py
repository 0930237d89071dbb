"""Requests and their answers on one MQTT connection, in the order of time.

Source: MQTT 3.1.1, sections 2.3.1 and 4.3; MQTT 5.0, 4.3 and 4.12.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

import pyarrow as pa

from ksyspark.protocols.conversation import WHICH
from ksyspark.protocols.mqtt.order import BROKER, CLIENT, OrderErrors
from ksyspark.protocols.mqtt.packets import Packet
from ksyspark.protocols.mqtt.pairing import key_of
from ksyspark.protocols.mqtt.tables import EXCHANGES

_OTHER = {CLIENT: BROKER, BROKER: CLIENT}
_KINDS = {"publish": "publish", "subscribe": "subscribe", "unsubscribe": "unsubscribe", "pingreq": "ping"}
_ANSWERED = {
    "puback": "publish",
    "pubrec": "publish",
    "suback": "subscribe",
    "unsuback": "unsubscribe",
    "pingresp": "ping",
}
_REQUESTS = {kind: packet.upper() for packet, kind in _KINDS.items()} | {"auth": "AUTH"}
_ANSWERS = {"subscribe": "SUBACK", "unsubscribe": "UNSUBACK", "ping": "PINGRESP", "auth": "AUTH"}
# A PUBREC with another reason ends the exchange.
_GOES_ON = frozenset({None, "success", "no_matching_subscribers"})
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
        found = [] if self.request is not None else [_REQUESTS[self.kind]]
        if self.kind != "publish":
            return found if self.answer is not None else [*found, _ANSWERS[self.kind]]
        if self.qos == 1:
            return found if self._has_answer("puback") else [*found, "PUBACK"]
        if self.qos == 2:
            if self._has_answer("pubrec") and self.answer is not None and self.answer.reason not in _GOES_ON:
                return found
            steps = (("PUBREC", self._has_answer("pubrec")), ("PUBREL", self.pubrel), ("PUBCOMP", self.pubcomp))
            found += [name for name, there in steps if not there]
        return found

    def is_finished(self, *, in_time: bool) -> bool:
        """Say whether nothing more is awaited: in the order of time, what was missed does not come any more."""
        answer = self.answer
        has_last = answer is not None
        if self.kind == "publish" and answer is not None and answer.kind == "pubrec":
            has_last = answer.reason not in _GOES_ON
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
        elif kind in _KINDS:
            self._request(packet, (side, _KINDS[kind], packet.message_id))
        elif kind in _ANSWERED:
            self._answer(packet, (_OTHER[side], _ANSWERED[kind], packet.message_id))
        elif kind == "pubrel":
            self._step(packet, (side, "publish", packet.message_id), "pubrel")
        elif kind == "pubcomp":
            self._step(packet, (_OTHER[side], "publish", packet.message_id), "pubcomp")
        elif kind in ("auth", "connack", "disconnect"):
            self._authenticate(packet)
        if self._held > MOST_HELD_BYTES:
            self._give_up()

    def open_keys(self, which: int) -> list[int]:
        """Return the keys (see `pairing`) of what is open; `which` is the position of the connection."""
        return [
            key_of(which, direction == CLIENT, kind, number)
            for direction, kind, number in self._open
            if kind != "auth" and (number is not None or kind == "ping")
        ]

    def take(self) -> list[Exchange]:
        """Return the exchanges that are finished."""
        finished, self._finished = self._finished, []
        return finished

    def close(self) -> list[Exchange]:
        """Return all exchanges that are left."""
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
            for one in list(there):
                self._end(key, one)
        self._begin(key, Exchange(key[1], key[0], key[2], packet, repeated=int(bool(packet.dup))))

    def _answer(self, packet: Packet, key: _Key) -> None:
        if packet.message_id is None and packet.kind != "pingresp":
            return
        there = self._open.get(key, ())
        found = next((one for one in there if one.answer is None), None)
        if found is None and there and packet.kind == "pubrec":
            there[-1].repeated += 1
            return
        if found is None:
            found = self._begin(key, Exchange(key[1], key[0], key[2]))
        found.answer = packet
        self._check_count(found)
        self._end_if_finished(key, found)

    def _step(self, packet: Packet, key: _Key, name: str) -> None:
        """Take a PUBREL or PUBCOMP."""
        if packet.message_id is None:
            return
        there = self._open.get(key, ())
        found = next((one for one in there if getattr(one, name) is None), None)
        if found is None and there:
            there[-1].repeated += 1
            return
        if found is None:
            found = self._begin(key, Exchange(key[1], key[0], key[2]))
        setattr(found, name, packet)
        self._end_if_finished(key, found)

    def _authenticate(self, packet: Packet) -> None:
        """Take a packet that may answer an AUTH, and an AUTH that wants an answer."""
        asked = (_OTHER[packet.direction], "auth", None)
        for one in list(self._open.get(asked, ())):
            one.answer = packet
            self._end(asked, one)
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
        wanted, found = len(request.filters or ()), len(answer.codes)
        if wanted != found:
            expected = f"{wanted} for identifier {exchange.message_id}"
            self.errors.add("COUNT_MISMATCH", answer, expected=expected, found=str(found))


def exchange_rows(exchanges: Iterable[tuple[int, Exchange]]) -> pa.Table:
    """Return exchanges with the positions of their connections as a table."""
    schema = pa.schema([(WHICH, pa.int64()), *EXCHANGES])
    rows = [(which, *_values(one)) for which, one in exchanges]
    columns = zip(*rows, strict=True) if rows else ([] for _ in schema)
    arrays = [pa.array(list(values), field.type) for values, field in zip(columns, schema, strict=True)]
    return pa.Table.from_arrays(arrays, schema=schema)


def _values(one: Exchange) -> tuple[object, ...]:
    request, answer, pubrel, pubcomp = one.request, one.answer, one.pubrel, one.pubcomp
    last = answer if pubcomp is None else pubcomp
    latency = None
    if request is not None and last is not None and None not in (request.time, last.time):
        latency = (last.time - request.time) / 1000  # type: ignore[operator]
    is_publish = one.kind == "publish" and request is not None
    return (
        one.kind,
        one.direction,
        one.message_id,
        one.qos,
        request.retain if request is not None and is_publish else None,
        request.topic if request is not None else None,
        request.payload if request is not None else None,
        _filters(request, answer) if one.kind in ("subscribe", "unsubscribe") else None,
        request.reason if request is not None else None,
        *_place(request),
        request.offset if request is not None else None,
        answer.kind.upper() if answer is not None and answer.kind else None,
        *_answer(answer),
        *_answer(pubrel),
        *_answer(pubcomp),
        one.repeated,
        latency,
        one.missing(),
    )


def _place(packet: Packet | None) -> tuple[int | None, int | None]:
    return (None, None) if packet is None else (packet.time, packet.number)


def _answer(packet: Packet | None) -> tuple[str | None, int | None, int | None]:
    return (None, None, None) if packet is None else (packet.reason, packet.time, packet.number)


def _filters(request: Packet | None, answer: Packet | None) -> list[dict[str, str | None]] | None:
    """Return topic filters with what was requested and answered of each; of an answer alone only the codes."""
    filters = (request.filters if request is not None else None) or []
    requested = (request.requested if request is not None else None) or []
    codes = (answer.codes if answer is not None else None) or []
    if not filters and not codes:
        return None
    return [
        {
            "topic_filter": filters[at] if at < len(filters) else None,
            "requested_qos": requested[at] if at < len(requested) else None,
            "code": codes[at] if at < len(codes) else None,
        }
        for at in range(max(len(filters), len(codes)))
    ]


def _first_number(one: Exchange) -> tuple[int, int]:
    first = one.request or one.answer or one.pubrel or one.pubcomp
    assert first is not None
    return first.time or 0, first.number
