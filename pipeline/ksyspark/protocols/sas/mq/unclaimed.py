"""Attachments that no header claims: what they are, and how their sender writes, from their own bytes."""

from __future__ import annotations

from collections.abc import Mapping

import pyarrow.compute as pc

from ksyspark.decoder import Params
from ksyspark.errors import Failure
from ksyspark.protocols.sas.decoded import part_reader
from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.files import fitting_sizes
from ksyspark.protocols.sas.mq.file_parts import record_pieces
from ksyspark.protocols.sas.mq.group import Body
from ksyspark.protocols.sas.mq.headers import Sender, say_conflict
from ksyspark.protocols.sas.mq.message import NUMBERED
from ksyspark.protocols.sas.mq.readings import Order, Reading, readings, settle
from ksyspark.protocols.sas.mq.sequence import Numbered
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.mq.types import DEFINITION, VARIABLES, order_of, split_types
from ksyspark.protocols.sas.pieces import Stream
from ksyspark.protocols.sas.result import Row

_FIRST = b"\0" * 16 + b"\0\0\0\1" + b"\0" * 4
_KINDS = {"data_set": "data_set", "file_descriptor": "file"}


def kind_of(first: Body, switches: MqSwitches) -> str | None:
    """Return what an attachment is by its message of number 1: data set, file of either kind, or not known."""
    params: Params = {"msg_type": NUMBERED, "correl_id": _FIRST, "descriptor": switches.descriptor, "raw_content": True}
    row, _ = part_reader("sas_mq_message", ("part",)).read_one(first.data, params)
    return _KINDS.get(row["part"] or "")


def settle_sender(found: Findings, kind: str, numbered: Numbered, switches: MqSwitches) -> Sender:
    """Return how the sender writes, by the first of definition, variables and records that is there."""
    first = numbered.bodies[1] if 1 in numbered.bodies else Body(b"")
    sender = Sender(None, first.encoding, first.ccsid)
    reading = (
        _of_data_set(found, sender, numbered.bodies, switches)
        if kind == "data_set"
        else _of_file(found, sender, numbered, switches)
    )
    say_conflict(found, reading, first.encoding, number=1)
    return Sender(reading, first.encoding, first.ccsid)


def _of_data_set(found: Findings, sender: Sender, bodies: Mapping[int, Body], switches: MqSwitches) -> Reading:
    order = order_of(bodies[1]) if 1 in bodies else sender.order
    ways = readings(switches, sender.encoding, order)
    typed = split_types(Findings(None), bodies, Sender(ways[0], sender.encoding, sender.ccsid), switches)
    definition = typed.stream(DEFINITION)
    name, stream, fits = (
        ("sas_mq_data_set_definition", definition, _is_whole_definition)
        if definition.pieces
        else ("sas_mq_variable_definitions", typed.stream(VARIABLES), _are_whole_variables)
    )
    told = sender.params("encoding", "ccsid")
    settled = settle(part_reader(name), stream.data, ways, fits, _reach, told)
    if not settled.is_sure and len(stream):
        found.say("READING_UNDECIDED", found=f"{settled.reading}")
    return settled.reading


def _of_file(found: Findings, sender: Sender, numbered: Numbered, switches: MqSwitches) -> Reading:
    """Take the reading whose records make the size of the file; a wrong width makes empty records."""
    stream = Stream(record_pieces(numbered))
    descriptor = _descriptor(sender, numbered, switches)
    size = (descriptor["file"] or {}).get("file_size")
    order: Order = "big" if descriptor["is_be"] else "little"
    ways = readings(switches, sender.encoding, order)
    # Records have no strings.
    ways = [one for one in ways if one.string_length == ways[0].string_length]
    ranks = [_rank_of_records(stream, one, size) for one in ways]
    if sum(is_fit for is_fit, _ in ranks) != 1 and len(stream):
        found.say("READING_UNDECIDED", found=f"{ways[ranks.index(max(ranks))]}")
    return ways[ranks.index(max(ranks))]


def _rank_of_records(stream: Stream, reading: Reading, size: int | None) -> tuple[bool, int]:
    """Return whether records are whole and make the size of the file, and how far they could be read."""
    reader = part_reader("sas_mq_file_records", ("records",))
    read = reader.read([stream.data], reader.known(reading.params()))
    if failure := read.failures.get(0):
        return False, failure.offset
    records = read.columns.column(0).flatten().field("data")
    total = pc.sum(pc.binary_length(records)).as_py() or 0
    return size in fitting_sizes(None, len(records), total), len(stream)


def _descriptor(sender: Sender, numbered: Numbered, switches: MqSwitches) -> Row:
    body = numbered.bodies.get(1, Body(b""))
    params: Params = {"encoding": sender.encoding, "descriptor": switches.descriptor}
    row, _ = part_reader("sas_mq_file_descriptor").read_one(body.data, params)
    return row


def _is_whole_definition(row: Row) -> bool:
    return not row["trailing_bytes"] and bool(row["definition"]["are_strings_terminated"])


def _are_whole_variables(row: Row) -> bool:
    return all(one["are_strings_terminated"] for one in row["variables"])


def _reach(_row: Row, failure: Failure | None) -> tuple[int, ...]:
    return failure is None, failure.offset if failure else 0
