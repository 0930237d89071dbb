"""Control packets of all MQTT levels as the same columns, and the order in which a connection may have them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.io.spans import Positions
from ksyspark.layout.arrow import columns
from ksyspark.layout.projection import Choice
from ksyspark_protocols.conversation import CLIENT, DIRECTIONS, Flags, Reading

_TEXT, _BOOL, _BYTES, _LONG, _BYTE = pa.string(), pa.bool_(), pa.binary(), pa.int64(), pa.int8()
_TEXTS = pa.list_(_TEXT)
_WILL = pa.struct(
    [*columns(_TEXT, "topic"), *columns(_BYTE, "qos"), *columns(_BOOL, "retain"), *columns(_BYTES, "payload")]
)
CONNECT = pa.struct(
    [
        *columns(pa.int16(), "level"),
        *columns(_TEXT, "client_id"),
        *columns(_BOOL, "clean_session"),
        *columns(pa.int32(), "keep_alive"),
        *columns(_TEXT, "user_name"),
        *columns(_BOOL, "has_password"),
        ("will", _WILL),
    ]
)
ASKED = pa.struct(
    [*columns(_TEXT, "topic_filter requested_qos retain_handling"), *columns(_BOOL, "no_local retain_as_published")]
)
"""What a SUBSCRIBE asks for, as far as its level has it; of an UNSUBSCRIBE the filter."""
_PAIRS = ("user_properties", pa.map_(_TEXT, _TEXTS))
# Properties, and the member of their value.
_SETTINGS = {
    **dict.fromkeys(("session_expiry_interval", "maximum_packet_size"), "four_byte_integer"),
    **dict.fromkeys(("receive_maximum", "topic_alias_maximum", "server_keep_alive"), "two_byte_integer"),
    **dict.fromkeys(("maximum_qos", "retain_available"), "byte"),
}
SETTINGS = pa.struct([*columns(_LONG, " ".join(_SETTINGS)), _PAIRS])
"""What the properties of a CONNECT or a CONNACK say."""
PROPERTIES = pa.struct(
    [
        *columns(_TEXT, "content_type response_topic"),
        *columns(_BYTES, "correlation_data"),
        _PAIRS,
        *columns(_LONG, "expiry_seconds"),
        ("subscription_ids", pa.list_(_LONG)),
        *columns(_BOOL, "payload_is_text"),
    ]
)
"""What a request of level 5 has beside its fields; `user_properties` are lists of values by name."""

PACKET = pa.schema(
    [
        *columns(_TEXT, "kind"),
        *columns(_BOOL, "dup"),
        *columns(_BYTE, "qos"),
        *columns(_BOOL, "retain"),
        *columns(pa.int32(), "message_id"),
        *columns(_TEXT, "topic"),
        *columns(_LONG, "topic_alias"),
        *columns(_BYTES, "payload"),
        ("filters", pa.list_(ASKED)),
        *columns(_TEXTS, "codes"),
        *columns(_TEXT, "reason"),
        ("connect", CONNECT),
        *columns(_BOOL, "session_present"),
        *columns(_TEXT, "assigned_client_id reason_string"),
        ("properties", PROPERTIES),
        ("settings", SETTINGS),
        *columns(pa.int16(), "level"),
    ]
)
"""A packet: `filters` and the `codes` that answer them, `reason` or return code, `level` 5 if it was read as such."""

ACCEPTED = frozenset({"accepted", "success", "0"})
"""Reasons of a CONNACK that do not refuse."""
_DIRECTIONS = pa.array(DIRECTIONS)
_QOS = pa.array(["at_most_once", "at_least_once", "exactly_once", "reserved"])
_FIXED_HEADER = ("message_type", "dup", "qos", "retain")
_CONNECT = ("protocol_level", "has_password", "will_retain", "will_qos", "has_will", "keep_alive", "client_id")


class Packet(NamedTuple):
    """A packet as far as it is looked at alone; what it has not, or what cannot be read, is None.

    `number` counts the packets of its direction from 0, `offset` is its first byte there. `is_whole` says that nothing
    is wrong with it.
    """

    direction: str
    number: int
    offset: int
    is_whole: bool
    kind: str | None
    message_id: int | None = None
    filters: list[dict[str, Any]] | None = None
    codes: list[str | None] | None = None
    reason: str | None = None
    connect: dict[str, Any] | None = None


LEVEL_5_NUMBER = 5
KINDS = (
    "connect", "connack", "publish", "puback", "pubrec", "pubrel", "pubcomp", "subscribe", "suback", "unsubscribe",
    "unsuback", "pingreq", "pingresp", "disconnect", "auth", "reserved",
)  # fmt: skip
"""The kinds of packets; in columns of numbers each is its position here, and -1 one that could not be read."""
CODES = {kind: code for code, kind in enumerate(KINDS)}
_KINDS = pa.array(KINDS)
_ACCEPTED = pa.array(sorted(ACCEPTED))


@dataclass(frozen=True, slots=True)
class PacketColumns:
    """Packets as columns of numbers, one value each.

    `streams` is 2 * the position of the connection + the side (CLIENT, SERVER). `kinds` are positions in KINDS,
    `qos` and `identifiers` 0 where a packet has none. `is_sound` says that nothing is wrong with a packet, `refuses`
    that it is a CONNACK which does not accept.
    """

    streams: Positions
    kinds: Positions
    qos: Positions
    identifiers: Positions
    is_sound: Flags
    is_repeated: Flags
    refuses: Flags

    @classmethod
    def of(cls, rows: pa.Table, which: Positions) -> "PacketColumns":
        """Return rows with the columns PLACE and PACKET, whose connections have the positions `which`."""
        sides = _numbers(pc.index_in(rows.column("direction"), _DIRECTIONS))
        kinds = _numbers(pc.index_in(rows.column("kind"), _KINDS), -1)
        accepts = np.array(pc.is_in(rows.column("reason"), _ACCEPTED))
        return cls(
            which * 2 + sides,
            kinds,
            _numbers(rows.column("qos")),
            _numbers(rows.column("message_id")),
            np.array(rows.column("error").is_null()),
            np.array(pc.fill_null(rows.column("dup"), False)),
            (kinds == CODES["connack"]) & ~accepts,
        )

    def __len__(self) -> int:
        return len(self.kinds)

    @property
    def which(self) -> Positions:
        return self.streams >> 1

    @property
    def by_client(self) -> Flags:
        return np.asarray(self.streams & 1 == CLIENT, np.bool_)

    def are(self, *kinds: str) -> Flags:
        """Say which packets are of some kinds."""
        # What could not be read takes the last flag.
        flags = np.zeros(len(KINDS) + 1, np.bool_)
        flags[[CODES[kind] for kind in kinds]] = True
        chosen: Flags = flags[self.kinds]
        return chosen


def _numbers(column: pa.ChunkedArray, absent: int = 0) -> Positions:
    return np.array(pc.fill_null(column, absent)).astype(np.int64)


def packets_of(rows: pa.Table) -> Iterator[Packet]:
    """Yield rows with the columns PLACE and PACKET one by one."""
    place = [rows.column(name) for name in ("direction", "index", "stream_offset")]
    columns = [
        *place,
        rows.column("error").is_null(),
        *(rows.column(name) for name in Packet._fields[len(place) + 1 :]),
    ]
    return map(Packet._make, zip(*(one.to_pylist() for one in columns), strict=True))


class _Fields:
    """The fields of the bodies of a batch, as far as its level has them."""

    def __init__(self, batch: pa.RecordBatch) -> None:
        self._body = batch.column("body")

    def get(self, packet: str, *names: str) -> pa.Array:
        """Return a field of a kind of packet; null for all other kinds."""
        column = self._body
        for name in (packet, *names):
            column = pc.struct_field(column, name)
        return column

    def each(self, *names: str) -> dict[str, pa.Array]:
        """Return the fields of some names by the kinds of packets that have them."""
        kinds = self._body.type
        places = [(kind.name, name) for kind in kinds for name in names if kind.type.get_field_index(name) >= 0]
        return {packet: self.get(packet, name) for packet, name in places}

    def any(self, *names: str) -> pa.Array:
        """Return the values of all fields of some names: a packet has one of them at most."""
        return pc.coalesce(*self.each(*names).values())


def _packets(batch: pa.RecordBatch) -> pa.RecordBatch:
    fields = _Fields(batch)
    columns = {
        **{name: batch.column(name) for name in ("dup", "retain")},
        "kind": batch.column("message_type"),
        "qos": _qos(batch.column("qos")),
        "message_id": fields.any("message_id"),
        "topic": fields.get("publish", "topic_name"),
        "payload": fields.get("publish", "payload"),
        "filters": pc.coalesce(*(_asked(fields.get(kind, "requests")) for kind in ("subscribe", "unsubscribe"))),
        "codes": fields.any("return_codes", "reason_codes"),
        "reason": fields.any("return_code", "reason_code"),
        "connect": _connect(fields),
        "session_present": fields.get("connack", "session_present"),
        **_property_columns(fields, len(batch)),
    }
    arrays = [
        columns[field.name].cast(field.type) if field.name in columns else pa.nulls(len(batch), field.type)
        for field in PACKET
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=PACKET)


def _connect(fields: _Fields) -> pa.Array:
    has_will = pc.fill_null(fields.get("connect", "has_will"), False)
    will_parts = [
        fields.get("connect", "will_topic"),
        _qos(fields.get("connect", "will_qos")),
        fields.get("connect", "will_retain"),
        fields.any("will_message", "will_payload"),
    ]
    parts = [
        fields.get("connect", "protocol_level").cast(pa.int16()),
        fields.get("connect", "client_id"),
        fields.any("clean_session", "clean_start"),
        fields.get("connect", "keep_alive").cast(pa.int32()),
        fields.get("connect", "user_name", "value"),
        fields.get("connect", "has_password"),
        pa.StructArray.from_arrays(will_parts, fields=list(_WILL), mask=pc.invert(has_will)),
    ]
    return pa.StructArray.from_arrays(parts, fields=list(CONNECT), mask=fields.get("connect").is_null())


_REQUESTS = ("publish", "subscribe", "unsubscribe", "auth")


def _property_columns(fields: _Fields, count: int) -> dict[str, pa.Array]:
    """Return the columns of PACKET that properties of level 5 fill, but for those of which no packet has any."""
    lists_by_packet = fields.each("properties")
    if not lists_by_packet:
        return {}
    rows, entries = [], []
    is_request, is_setting = np.zeros((2, count), np.bool_)
    for packet, lists in lists_by_packet.items():
        lengths = np.array(pc.fill_null(pc.list_value_length(lists), 0))
        rows.append(np.repeat(np.arange(count), lengths))
        entries.append(lists.flatten())
        is_request |= (packet in _REQUESTS) & (lengths > 0)
        is_setting |= (packet in ("connect", "connack")) & (lengths > 0)
    properties = _Properties(np.concatenate(rows), pa.concat_arrays(entries), count)
    columns = {"topic_alias": fields.get("publish", "topic_alias"), "level": pa.repeat(LEVEL_5_NUMBER, count)}
    if len(properties.entries):
        columns["assigned_client_id"] = properties.only("assigned_client_identifier", "utf8_string")
        columns["reason_string"] = properties.only("reason_string", "utf8_string")
    if is_request.any():
        parts = [
            properties.only("content_type", "utf8_string"),
            properties.only("response_topic", "topic_name"),
            properties.only("correlation_data", "binary_data"),
            properties.pairs(),
            properties.only("message_expiry_interval", "four_byte_integer").cast(pa.int64()),
            properties.every("subscription_identifier", "subscription_identifier"),
            properties.only("payload_format_indicator", "byte").cast(pa.bool_()),
        ]
        columns["properties"] = pa.StructArray.from_arrays(parts, fields=list(PROPERTIES), mask=pa.array(~is_request))
    if is_setting.any():
        parts = [*(properties.only(*one).cast(pa.int64()) for one in _SETTINGS.items()), properties.pairs()]
        columns["settings"] = pa.StructArray.from_arrays(parts, fields=list(SETTINGS), mask=pa.array(~is_setting))
    return columns


class _Properties:
    """Properties of packets: `entries`, and of each the row of its packet, out of `count`."""

    def __init__(self, rows: Positions, entries: pa.Array, count: int) -> None:
        order = np.argsort(rows, kind="stable")
        self._rows, self.entries, self._count = rows[order], entries.take(pa.array(order)), count

    def only(self, identifier: str, member: str) -> pa.Array:
        """Return for each packet the value of a property that it may have once, or null."""
        at, places = self._places(identifier), np.full(self._count, -1)
        places[self._rows[at]] = at
        return self._values(member, pa.array(places, mask=places < 0))

    def every(self, identifier: str, member: str) -> pa.Array:
        """Return for each packet the values of a property that it may have several times, or null."""
        at = self._places(identifier)
        counts = np.bincount(self._rows[at], minlength=self._count)
        offsets = pa.array(np.append(0, np.cumsum(counts)).astype(np.int32), mask=np.append(counts == 0, False))
        return pa.ListArray.from_arrays(offsets, self._values(member, pa.array(at)).cast(pa.int64()))

    def pairs(self) -> pa.Array:
        """Return the user properties of each packet, those of one name together."""
        at = self._places("user_property")
        maps: list[dict[str, list[str]] | None] = [None] * self._count
        for row, pair in zip(
            self._rows[at].tolist(), self._values("string_pair", pa.array(at)).to_pylist(), strict=True
        ):
            # What was read of a packet that is refused may end inside a pair.
            if pair and pair["name"] is not None:
                named = maps[row] = maps[row] or {}
                named.setdefault(pair["name"], []).append(pair["value"])
        return pa.array([named and list(named.items()) for named in maps], PROPERTIES.field("user_properties").type)

    def _places(self, identifier: str) -> Positions:
        is_such = pc.fill_null(pc.equal(pc.struct_field(self.entries, "identifier"), identifier), False)
        return np.flatnonzero(np.array(is_such))

    def _values(self, member: str, places: pa.Array) -> pa.Array:
        return pc.struct_field(self.entries, ["value", member]).take(places)


def _qos(labels: pa.Array) -> pa.Array:
    return pc.index_in(labels, _QOS).cast(pa.int8())


def _asked(requests: pa.Array) -> pa.Array:
    own, count = requests.values, len(requests.values)
    names = {one.name for one in own.type}
    parts = [pc.struct_field(own, one.name) if one.name in names else pa.nulls(count, one.type) for one in ASKED]
    values = pa.StructArray.from_arrays(parts, fields=list(ASKED))
    return pa.ListArray.from_arrays(requests.offsets, values, mask=requests.is_null())


_REQUESTED: Choice = ("requests", ("topic_filter", "requested_qos"))
_REQUESTED_5: Choice = ("requests", tuple(ASKED.names))
_FILTERS: Choice = ("requests", ("topic_filter",))
_ANSWER_5 = ("message_id", "reason_code", "properties")


def _reading(connect: tuple[Choice, ...], **bodies: tuple[Choice, ...]) -> Reading:
    """Return how packets of a level are read, whose CONNECT has some fields beside those of all levels."""
    own = ("connect", (*_CONNECT, *connect, ("user_name", ("value",))))
    return Reading((*_FIXED_HEADER, ("body", (own, *bodies.items()))), _packets)


READING_3 = _reading(
    ("clean_session", "will_topic", "will_message"),
    connack=("session_present", "return_code"),
    publish=("topic_name", "message_id", "payload"),
    acknowledgement=("message_id",),
    subscribe=("message_id", _REQUESTED),
    suback=("message_id", "return_codes"),
    unsubscribe=("message_id", _FILTERS),
)
"""Packets of levels 3 and 4, by the format `mqtt_v3`."""

READING_5 = _reading(
    ("clean_start", "will_topic", "will_payload", "properties"),
    connack=("session_present", "reason_code", "properties"),
    publish=("topic_name", "message_id", "payload", "topic_alias", "properties"),
    acknowledgement=_ANSWER_5,
    release=_ANSWER_5,
    subscribe=("message_id", "properties", _REQUESTED_5),
    suback=("message_id", "reason_codes", "properties"),
    unsubscribe=("message_id", "properties", _FILTERS),
    unsuback=("message_id", "reason_codes", "properties"),
    disconnect=("reason_code", "properties"),
    auth=("reason_code", "properties"),
)
"""Packets of level 5, by the format `mqtt_v5`."""

ORDER_SENTENCES = {
    "FIRST_NOT_CONNECT": "a client begins with CONNECT",
    "FIRST_NOT_CONNACK": "a broker begins with CONNACK",
    "SECOND_CONNECT": "a client connects once",
    "SECOND_CONNACK": "a broker answers one CONNECT once",
    "WRONG_DIRECTION": "the packet never goes in this direction",
    "AFTER_DISCONNECT": "who sends DISCONNECT sends nothing behind it",
    "AFTER_REFUSAL": "a broker closes behind a CONNACK that refuses",
    "COUNT_MISMATCH": "an answer has a code for each topic filter",
}
ORDER_ERROR = pa.struct(
    [*columns(_TEXT, "code direction"), *columns(_LONG, "number offset"), *columns(_TEXT, "sentence")]
)
MOST_ERRORS = 100
"""Errors of a connection that are described; all are counted."""

FROM_CLIENT, FROM_BROKER = "c2s", "s2c"
_SIDES = {FROM_CLIENT: "client", FROM_BROKER: "broker"}
_FIRST_KIND = {FROM_CLIENT: "connect", FROM_BROKER: "connack"}
_FORBIDDEN_KINDS = {
    FROM_CLIENT: frozenset({"connack", "suback", "unsuback", "pingresp"}),
    FROM_BROKER: frozenset({"connect", "subscribe", "unsubscribe", "pingreq", "disconnect"}),
}


@dataclass(slots=True)
class OrderErrors:
    """The errors of one connection: all counted, the first MOST_ERRORS described."""

    count: int = 0
    described: list[dict[str, object]] = field(default_factory=list)

    def add(self, code: str, packet: Packet, *, expected: str | None = None, actual: str = "") -> None:
        """Note that a packet is wrong; `found` is its kind unless given."""
        self.count += 1
        if len(self.described) == MOST_ERRORS:
            return
        told = f"expected {expected}, " if expected else ""
        where = f"{_SIDES[packet.direction]} packet {packet.number} at byte {packet.offset}"
        sentence = f"{where}: {ORDER_SENTENCES[code]}: {told}found {actual or (packet.kind or '').upper()}"
        place = {"direction": packet.direction, "number": packet.number, "offset": packet.offset}
        self.described.append({"code": code, **place, "sentence": sentence})


@dataclass(slots=True)
class PacketOrder:
    """What was seen of the order of packets in both directions.

    `first` is the kind of a direction's first packet ("" where it could not be read), `closed` the error of packets
    behind the last one that a direction may have.
    """

    errors: OrderErrors = field(default_factory=OrderErrors)
    level: int | None = None
    first: dict[str, str] = field(default_factory=dict)
    closed: dict[str, str] = field(default_factory=dict)
    _begun: set[str] = field(default_factory=set)

    def check(self, packet: Packet, *, may_be_middle: bool) -> None:
        """Take the next packet; with `may_be_middle` the beginning of the direction may be missing."""
        side, kind = packet.direction, packet.kind
        if self.closed and side in self.closed:
            self.errors.add(self.closed[side], packet)
        for code, expected in self._mistakes(packet, may_be_middle=side not in self.first and may_be_middle):
            self.errors.add(code, packet, expected=expected)
        if kind == "connect" and packet.connect is not None and self.level is None:
            self.level = packet.connect["level"]
        if not (side == FROM_BROKER and kind == "auth"):
            # A broker of level 5 may ask for authentication before its CONNACK.
            self.first.setdefault(side, kind or "")
        if kind == _FIRST_KIND[side]:
            self._begun.add(side)
        if kind == "disconnect" and (side == FROM_CLIENT or self.level == LEVEL_5_NUMBER):
            self.closed.setdefault(side, "AFTER_DISCONNECT")
        elif kind == "connack" and packet.reason is not None and packet.reason not in ACCEPTED:
            self.closed.setdefault(side, "AFTER_REFUSAL")

    def _mistakes(self, packet: Packet, *, may_be_middle: bool) -> Iterator[tuple[str, str | None]]:
        side, kind = packet.direction, packet.kind
        first = _FIRST_KIND[side]
        if kind is None:
            return
        is_auth = kind == "auth" and side == FROM_BROKER and self.level in (LEVEL_5_NUMBER, None)
        if side not in self.first and kind != first and not may_be_middle and not is_auth:
            yield f"FIRST_NOT_{first.upper()}", first.upper()
        if side in self._begun and kind == first:
            yield f"SECOND_{first.upper()}", None
        may_go_both_ways = kind == "disconnect" and self.level == LEVEL_5_NUMBER
        if kind in _FORBIDDEN_KINDS[side] and not may_go_both_ways:
            yield "WRONG_DIRECTION", None
