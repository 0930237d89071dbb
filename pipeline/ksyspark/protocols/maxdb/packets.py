"""Find the order interface packet in a decoded message."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from ksyspark.decoder import Params
from ksyspark.errors import Failure, OptionError
from ksyspark.format import Format
from ksyspark.layout import Enum
from ksyspark.reference import ReferenceDecoder

Row = Mapping[str, Any]

_HEADER, _COMMUNICATION_HEADER = 32, 24
_FIRST_OWN_FUNCTION = 201
# Which column of a format holds the packet, and how many bytes lie before it.
_PLACES = {"maxdb_packet": ((), 0), "maxdb_tcp": (("payload", "maxdb_packet"), _COMMUNICATION_HEADER)}


@dataclass(frozen=True, slots=True)
class Packet:
    """A packet as far as it could be read: `row` is None where the message holds none; `failure` is why it ended.

    `varpart` are the bytes behind its header. `functions` are the trace's words for labels of function codes: the
    codes of the Oracle call interface, which are below 201, are marked, the database's own are not.
    """

    row: Row | None
    varpart: bytes
    failure: Failure | None
    functions: Mapping[str, str]


def read_packet(fmt: Format, data: bytes, params: Params) -> Packet:
    """Decode one message of a format that holds packets. Raises OptionError for any other format."""
    if fmt.name not in _PLACES:
        raise OptionError(f"A trace shows packets of {' and '.join(_PLACES)}; {fmt.name} has none.")
    decoded = ReferenceDecoder(fmt).decode(pa.array([data], pa.binary()), params)
    steps, before = _PLACES[fmt.name]
    found: Any = decoded.columns.to_pylist()[0]
    for step in steps:
        found = found and found.get(step)
    return Packet(found, data[before + _HEADER :], decoded.failures.get(0), _functions(fmt))


def _functions(fmt: Format) -> Mapping[str, str]:
    columns = fmt.layout.records["maxdb_packet::varpart::reply"].columns
    codes = next(column.type for column in columns if column.id == "function_code")
    assert isinstance(codes, Enum)
    return {label: f"{label}_fc" if code < _FIRST_OWN_FUNCTION else label for code, label in codes.labels.items()}
