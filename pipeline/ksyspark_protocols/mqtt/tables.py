"""The tables of MQTT: connections and exchanges."""

import pyarrow as pa

from ksyspark.layout.arrow import columns
from ksyspark_protocols.mqtt.packets import CONNECT, ORDER_ERROR, PROPERTIES

_TEXT, _BOOL, _LONG, _TIME = pa.string(), pa.bool_(), pa.int64(), pa.timestamp("us", "UTC")
SIDE = pa.struct([*columns(_LONG, "packets bytes rejects"), ("kinds", pa.map_(_TEXT, _LONG))])
"""What went in one direction: packets by kind, their bytes, and what could not be decoded."""

CONNECTIONS = pa.schema(
    [
        *CONNECT,
        *columns(_TIME, "connect_time connack_time"),
        *columns(_TEXT, "return_code return_reason_string"),
        *columns(_BOOL, "session_present begins_in_the_middle"),
        *columns(_TIME, "first_time last_time"),
        *columns(_TEXT, "closed_by closed_with close_reason close_reason_string"),
        *columns(_TIME, "closed_time"),
        *columns(SIDE, "c2s s2c"),
        *columns(_LONG, "num_order_errors"),
        ("order_errors", pa.list_(ORDER_ERROR)),
    ]
)
"""One row a connection. `client_id` is the one that the broker assigned where the client named none.

`closed_by` (client, broker) and `closed_with` (DISCONNECT, FIN, RST) are null where the capture ends before that, and
for plain streams without DISCONNECT. `close_reason` is that of a DISCONNECT of level 5.
"""

FILTER = pa.struct(columns(_TEXT, "topic_filter requested_qos code"))
_OF_ANSWER = [*columns(_TEXT, "reason reason_string"), *columns(_TIME, "time"), *columns(_LONG, "number")]
EXCHANGES = pa.schema(
    [
        *columns(_TEXT, "kind direction"),
        *columns(pa.int32(), "message_id"),
        *columns(pa.int8(), "qos"),
        *columns(_BOOL, "retain"),
        *columns(_TEXT, "topic"),
        *columns(pa.binary(), "payload"),
        *columns(_TEXT, "text"),
        *PROPERTIES,
        ("filters", pa.list_(FILTER)),
        *_OF_ANSWER,
        *columns(_LONG, "offset"),
        *columns(_TEXT, "answer"),
        *(one.with_name(f"{step}_{one.name}") for step in ("answer", "pubrel", "pubcomp") for one in _OF_ANSWER),
        *columns(pa.int32(), "repeated"),
        *columns(pa.float64(), "latency_ms"),
        *columns(pa.list_(_TEXT), "missing"),
    ]
)
"""One row a request with its answers. `direction` is that of the request.

`kind` is publish, subscribe, unsubscribe, ping or auth. `text` is a payload that level 5 says is text, and that is
UTF-8. `time`, `number` (in its direction, from 0) and `offset` (in the stream) are those of the request. `code` of a
filter is the granted QoS or the reason of the answer. `repeated` counts packets that were sent again. `latency_ms` is
from the request to the last answer. `missing` names the packets that the exchange lacks: the request was not seen, or
its answer did not come before the end or before the identifier was used again.
"""
