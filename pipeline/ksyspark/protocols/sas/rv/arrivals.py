"""What has to be known of messages before the set that they belong to is closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pyarrow.compute as pc

from ksyspark.errors import Failure
from ksyspark.protocols.sas.limits import MESSAGE_OVERHEAD
from ksyspark.protocols.sas.part_decoder import part_decoder
from ksyspark.protocols.sas.rv.field_remarks import FieldRemarks, remarks_of
from ksyspark.protocols.sas.rv.members import KnownRows, Member, Observations, RendezvousMessage
from ksyspark.protocols.sas.rv.messages import FORMAT, KINDS, RvSwitches
from ksyspark.protocols.sas.rv.observations import COLUMNS, observations_of

_ROWS = "ATO"
_COLUMNS = (
    "kind",
    ("body", (("header", ("num_attachments",)), ("last", ("num_messages",)), ("observations", COLUMNS))),
)
# Shorter messages stay as they are: what stands for one takes as much room.
_MIN_SHORTENED_BYTES = 512


@dataclass(frozen=True, slots=True)
class Arrival:
    """A message and what is known of it.

    `num_listed` is the number of attachments that a header states, `count` the number of messages that an LST states.
    `remarks` and `observations` are those of `Member`.
    """

    message: RendezvousMessage
    kind: str
    failure: Failure | None = None
    num_listed: int = 0
    count: int | None = None
    remarks: tuple[str, ...] = ()
    observations: Observations | None = None

    @property
    def key(self) -> tuple[str, str]:
        return self.message.subject, self.message.sender

    @property
    def held_bytes(self) -> int:
        """Return about how much memory it takes."""
        known = len(self.observations.numeric) if self.observations else 0
        return len(self.message.data) + known + MESSAGE_OVERHEAD

    def member(self, number: int) -> Member:
        """Return the message as one of a set; 0 is the number of a message in none."""
        return Member(number, self.kind, self.message, self.failure, self.remarks, self.observations)

    def shortened(self) -> Arrival:
        """Return the message of rows without its bytes."""
        assert self.observations is not None
        known = KnownRows(self.observations, self.remarks)
        message = replace(self.message, data=b"", known=known, num_bytes=len(self.message.data))
        return replace(self, message=message)


class Shortener:
    """Take the bytes out of messages of rows, to be read later and elsewhere.

    Of those that have remarks the first of a set stays whole, to be described.
    """

    def __init__(self) -> None:
        # Codes of which a message was kept, by subject and sender, since the last message of another kind.
        self._kept: dict[tuple[str, str], set[str]] = {}

    def shorten(self, arrival: Arrival) -> Arrival:
        """Return a message as it is to be held; messages of a sender come in their order."""
        if arrival.observations is None:
            self._kept.pop(arrival.key, None)
            return arrival
        codes = {*arrival.remarks, *(["TEXT_INVALID"] if arrival.observations.num_invalid else [])}
        new = codes - self._kept.get(arrival.key, set())
        if new:
            self._kept.setdefault(arrival.key, set()).update(new)
        is_known = arrival.message.known is not None
        return arrival if new or is_known or len(arrival.message.data) < _MIN_SHORTENED_BYTES else arrival.shortened()


def arrivals(batch: Sequence[RendezvousMessage], switches: RvSwitches) -> Iterator[Arrival]:
    """Yield what is known of each message of a batch."""
    whole = _decoded([one for one in batch if one.known is None], switches)
    for one in batch:
        if one.known is None:
            yield next(whole)
        else:
            yield Arrival(one, _ROWS, remarks=one.known.remarks, observations=one.known.observations)


def _decoded(batch: Sequence[RendezvousMessage], switches: RvSwitches) -> Iterator[Arrival]:
    bodies = [one.data for one in batch]
    decoded = part_decoder(FORMAT, _COLUMNS).decode(bodies, switches.params())
    kinds, body = decoded.columns.column("kind").to_pylist(), decoded.columns.column("body")
    num_listed = pc.struct_field(body, ["header", "num_attachments", "value"]).to_pylist()
    counts = pc.struct_field(body, ["last", "num_messages", "value"]).to_pylist()
    observations, are_usual = observations_of(pc.struct_field(body, "observations"), switches)
    usual = {at for at, data in enumerate(bodies) if are_usual[at] and at not in decoded.failures and _is_exact(data)}
    others = [at for at in range(len(batch)) if at not in usual]
    remarks = remarks_of([bodies[at] for at in others], switches) if others else FieldRemarks((), {})
    place = {at: number for number, at in enumerate(others)}
    for at, message in enumerate(batch):
        number = place.get(at, -1)
        failure = _failure(kinds[at], decoded.failures.get(at), remarks.failures.get(number))
        codes = remarks.codes[number] if at in place else ()
        if failure is not None:
            yield Arrival(message, kinds[at] or "", failure, remarks=codes)
        else:
            yield Arrival(message, kinds[at], None, num_listed[at] or 0, counts[at], codes, observations[at])


def _is_exact(data: bytes) -> bool:
    """Return whether a message is as long as it states."""
    return int.from_bytes(data[:4], "big") == len(data)


def _failure(kind: str | None, failure: Failure | None, failure_of_fields: Failure | None) -> Failure | None:
    """Return why a message is rejected: of unknown kinds, and of a message in a field, the fields alone tell."""
    is_unknown = failure is None and kind not in KINDS
    is_nested = failure is not None and failure_of_fields is not None and failure.field.endswith("wire_type")
    return failure_of_fields if is_unknown or is_nested else failure
