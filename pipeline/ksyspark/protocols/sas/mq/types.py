"""Messages of a data set by what they hold: without their type identifiers, put together a type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ksyspark.errors import Failure
from ksyspark.protocols.sas.decoded import PartRead, part_reader
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.mq.group import Body
from ksyspark.protocols.sas.mq.headers import Sender
from ksyspark.protocols.sas.mq.readings import Order
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.pieces import Piece, Stream
from ksyspark.protocols.sas.refusals import say_refusal

DEFINITION, VARIABLES, OBSERVATIONS, INDEXES, CONSTRAINTS = TYPES = (
    "definition",
    "variables",
    "observations",
    "indexes",
    "constraints",
)
_TYPE_ID_BYTES = 4


@dataclass(slots=True)
class Typed:
    """Pieces by type, in the order of numbers; `has_unknown`: a message has no known type."""

    pieces: dict[str, list[Piece]] = field(default_factory=dict)
    has_unknown: bool = False

    def stream(self, name: str, before: int | None = None) -> Stream:
        """Return what all messages of a type hold, or those with numbers below one."""
        found = self.pieces.get(name, [])
        return Stream(one for one in found if before is None or (one.number or 0) < before)


def split_types(found: Findings, bodies: Mapping[int, Body], sender: Sender, switches: MqSwitches) -> Typed:
    """Take the type identifiers off; say which are unknown, and whether they fall."""
    typed = Typed()
    read = _read(bodies, sender, switches)
    last = ""
    for at, (number, row) in enumerate(zip(bodies, read.rows(), strict=True)):
        failure = read.failures.get(at)
        name = last if failure is None and row["is_continuation"] else (row["head"] or {}).get("type_id", "")
        if failure is not None or not name:
            typed.has_unknown = True
            _say_unknown(found, failure, number, bodies[number])
            continue
        if last and TYPES.index(name) < TYPES.index(last):
            found.say("TYPE_ORDER", number=number, offset=0, expected=f"{last} or later", found=name)
        offset = 0 if row["is_continuation"] else _TYPE_ID_BYTES
        typed.pieces.setdefault(name, []).append(Piece(number, row["content"]["raw"], offset))
        last = name
    return typed


def order_of(body: Body) -> Order:
    """Return the byte order that the type identifier of a message shows."""
    reader = part_reader("sas_mq_data_set_message", ("is_be",))
    row, _ = reader.read_one(body.data, {"raw_content": True, "encoding": body.encoding})
    return "big" if row["is_be"] else "little"


def _read(bodies: Mapping[int, Body], sender: Sender, switches: MqSwitches) -> PartRead:
    columns = ("head", ("content", ("raw",)), "is_continuation")
    params = sender.params("byte_order", "encoding")
    told = {**params, "raw_content": True, "continuation": switches.continuation}
    return part_reader("sas_mq_data_set_message", columns).read([one.data for one in bodies.values()], told)


def _say_unknown(found: Findings, failure: Failure | None, number: int, body: Body) -> None:
    if failure is None:
        found.say("TYPE_ID_UNKNOWN", number=number, offset=0, expected="1 to 5", found="nothing to go on with")
    elif "TYPE_ID_UNKNOWN" in failure.reason:
        found.say("TYPE_ID_UNKNOWN", number=number, offset=failure.offset, expected="1 to 5", found=failure.found)
    else:
        say_refusal(found, failure, Stream([Piece(number, body.data)]))
