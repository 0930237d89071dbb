"""The tables of MQTT: connections and exchanges."""

import pyarrow as pa

from ksyspark_protocols.mqtt.packets import CONNECT, ORDER_ERROR, PROPERTIES

_TIME = pa.timestamp("us", "UTC")
SIDE = pa.struct(
    [
        ("packets", pa.int64()),
        ("bytes", pa.int64()),
        ("rejects", pa.int64()),
        ("kinds", pa.map_(pa.string(), pa.int64())),
    ]
)
"""What went in one direction: packets by kind, their bytes, and what could not be decoded."""

CONNECTIONS = pa.schema(
    [
        *CONNECT,
        ("connect_time", _TIME),
        ("connack_time", _TIME),
        ("return_code", pa.string()),
        ("return_reason_string", pa.string()),
        ("session_present", pa.bool_()),
        ("begins_in_the_middle", pa.bool_()),
        ("first_time", _TIME),
        ("last_time", _TIME),
        ("closed_by", pa.string()),
        ("closed_with", pa.string()),
        ("close_reason", pa.string()),
        ("close_reason_string", pa.string()),
        ("closed_time", _TIME),
        ("c2s", SIDE),
        ("s2c", SIDE),
        ("num_order_errors", pa.int64()),
        ("order_errors", pa.list_(ORDER_ERROR)),
    ]
)
"""One row a connection. `client_id` is the one that the broker assigned where the client named none.

`closed_by` (client, broker) and `closed_with` (DISCONNECT, FIN, RST) are null where the capture ends before that, and
for plain streams without DISCONNECT. `close_reason` is that of a DISCONNECT of level 5.
"""

FILTER = pa.struct([("topic_filter", pa.string()), ("requested_qos", pa.string()), ("code", pa.string())])
_OF_ANSWER = (("reason", pa.string()), ("reason_string", pa.string()), ("time", _TIME), ("number", pa.int64()))
EXCHANGES = pa.schema(
    [
        ("kind", pa.string()),
        ("direction", pa.string()),
        ("message_id", pa.int32()),
        ("qos", pa.int8()),
        ("retain", pa.bool_()),
        ("topic", pa.string()),
        ("payload", pa.binary()),
        ("text", pa.string()),
        *PROPERTIES,
        ("filters", pa.list_(FILTER)),
        ("reason", pa.string()),
        ("reason_string", pa.string()),
        ("time", _TIME),
        ("number", pa.int64()),
        ("offset", pa.int64()),
        ("answer", pa.string()),
        *((f"{step}_{name}", kind) for step in ("answer", "pubrel", "pubcomp") for name, kind in _OF_ANSWER),
        ("repeated", pa.int32()),
        ("latency_ms", pa.float64()),
        ("missing", pa.list_(pa.string())),
    ]
)
"""One row a request with its answers. `direction` is that of the request.

`kind` is publish, subscribe, unsubscribe, ping or auth. `text` is a payload that level 5 says is text, and that is
UTF-8. `time`, `number` (in its direction, from 0) and `offset` (in the stream) are those of the request. `code` of a
filter is the granted QoS or the reason of the answer. `repeated` counts packets that were sent again. `latency_ms` is
from the request to the last answer. `missing` names the packets that the exchange lacks: the request was not seen, or
its answer did not come before the end or before the identifier was used again.
"""
