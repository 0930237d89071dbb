"""Exchanges that begin and end among the same messages, found by columns: most of a capture, at a tenth of the cost.

What is not found here (packets sent again, lost, refused, open before or after) is left to `exchanges`, which comes to
the same rows one packet at a time.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.protocols.mqtt.order import CLIENT
from ksyspark.protocols.mqtt.tables import EXCHANGES

_Flags = npt.NDArray[np.bool_]
_Rows = npt.NDArray[np.int64]

# Kinds of packets by number; _OTHER has the identifier of a PUBLISH and ends what can be found here.
_PUBLISH, _PUBACK, _PUBREC, _PUBREL, _PUBCOMP, _OTHER = range(1, 7)
_KINDS = pa.array(["publish", "puback", "pubrec", "pubrel", "pubcomp"])
_PUBLISH_2 = 7
_QOS_1 = (_PUBLISH, _PUBACK)
_QOS_2 = (_PUBLISH_2, _PUBREC, _PUBREL, _PUBCOMP)
_GOES_ON = pa.array(["success", "no_matching_subscribers"])
_IDENTIFIERS = 1 << 16


def published(rows: pa.Table) -> pa.Table:
    """Return the exchanges of PUBLISH packets alone: those with QoS 0."""
    return _table({"publish": rows})


def paired(messages: pa.Table, usable: _Flags, open_ids: Iterable[tuple[str, int | None]]) -> tuple[_Flags, pa.Table]:
    """Return which messages make complete exchanges with QoS 1 and 2, and these exchanges.

    Messages come in the order of time; only `usable` ones are taken. `open_ids` are directions of requests and
    identifiers with an exchange that is open before.
    """
    rows, codes, keys = _sorted_by_identifier(messages, usable)
    pairs, quadruples = (_starts(codes, keys, pattern) for pattern in (_QOS_1, _QOS_2))
    covered = np.zeros(len(rows), np.bool_)
    for starts, length in ((pairs, len(_QOS_1)), (quadruples, len(_QOS_2))):
        covered[(starts[:, None] + np.arange(length)).ravel()] = True
    taken = np.array([_key(direction, number) for direction, number in open_ids if number is not None], np.int64)
    clean = _clean(covered & ~np.isin(keys, taken), keys)
    pairs, quadruples = pairs[clean[pairs]], quadruples[clean[quadruples]]
    used = np.zeros(messages.num_rows, np.bool_)
    used[rows[clean]] = True
    steps = [messages.take(pa.array(rows[pairs + at])) for at in range(len(_QOS_1))]
    more = [messages.take(pa.array(rows[quadruples + at])) for at in range(len(_QOS_2))]
    found = [
        _table(dict(zip(("publish", "answer"), steps, strict=True))),
        _table(dict(zip(("publish", "answer", "pubrel", "pubcomp"), more, strict=True))),
    ]
    return used, pa.concat_tables(found)


def _sorted_by_identifier(messages: pa.Table, usable: _Flags) -> tuple[_Rows, _Rows, _Rows]:
    """Return the rows of packets that have to do with a PUBLISH above QoS 0, by identifier; their codes and keys."""
    codes = _numbers(pc.add(pc.index_in(messages.column("kind"), _KINDS), 1))
    qos, identifiers = (_numbers(messages.column(name)) for name in ("qos", "message_id"))
    rows = np.flatnonzero((codes > 0) & (identifiers > 0) & ((codes != _PUBLISH) | (qos > 0)))
    codes, identifiers, qos = codes[rows], identifiers[rows], qos[rows]
    by_client = np.array(pc.equal(messages.column("direction"), CLIENT))[rows]
    # An answer belongs to a request of the other direction.
    asked_by_client = by_client ^ np.isin(codes, (_PUBACK, _PUBREC, _PUBCOMP))
    keys = asked_by_client * _IDENTIFIERS + identifiers
    reasons = messages.column("reason").take(pa.array(rows))
    refused = np.array(pc.invert(pc.or_(reasons.is_null(), pc.is_in(reasons, _GOES_ON))))
    repeated = (codes == _PUBLISH) & np.array(pc.fill_null(messages.column("dup"), False))[rows]
    codes = np.where((codes == _PUBLISH) & (qos == 2), _PUBLISH_2, codes)
    codes[~usable[rows] | repeated | (refused & (codes == _PUBREC))] = _OTHER
    order = np.argsort(keys, kind="stable")
    return rows[order], codes[order], keys[order]


def _starts(codes: _Rows, keys: _Rows, pattern: tuple[int, ...]) -> _Rows:
    """Return where packets of one identifier follow each other as a pattern says."""
    count = max(len(codes) - len(pattern) + 1, 0)
    found = np.ones(count, np.bool_)
    for at, code in enumerate(pattern):
        found &= (codes[at : at + count] == code) & (keys[at : at + count] == keys[:count])
    return np.flatnonzero(found)


def _clean(covered: _Flags, keys: _Rows) -> _Flags:
    """Say which rows come before the first one of their identifier that is not covered."""
    missed = np.cumsum(~covered)
    firsts = np.searchsorted(keys, keys)
    before = np.where(firsts > 0, missed[firsts - 1], 0)
    return np.asarray(missed == before, np.bool_)


def _table(steps: dict[str, pa.Table]) -> pa.Table:
    """Return exchanges whose packets are the rows of the tables of their steps."""
    request = steps["publish"]
    count = request.num_rows
    columns = {
        "kind": request.column("kind"),
        "repeated": request.column("dup").cast(pa.int32()),
        "number": request.column("index"),
        "offset": request.column("stream_offset"),
        "missing": pa.ListArray.from_arrays(np.zeros(count + 1, np.int32), pa.array([], pa.string())),
        **{
            name: request.column(name)
            for name in ("direction", "message_id", "qos", "retain", "topic", "payload", "time")
        },
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
    arrays = [columns[one.name] if one.name in columns else pa.nulls(count, one.type) for one in EXCHANGES]
    return pa.Table.from_arrays(arrays, schema=EXCHANGES)


def _milliseconds(begin: pa.ChunkedArray, end: pa.ChunkedArray) -> pa.ChunkedArray:
    return pc.divide(pc.subtract(end.cast(pa.int64()), begin.cast(pa.int64())).cast(pa.float64()), 1000.0)


def _numbers(column: pa.ChunkedArray) -> _Rows:
    """Return whole numbers, 0 for null."""
    return np.array(pc.fill_null(column, 0)).astype(np.int64)


def _key(direction: str, number: int) -> int:
    return (direction == CLIENT) * _IDENTIFIERS + number
