"""Bases and numbers of correlation ids, decoded with the format of such ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from ksyspark.decoder import ParamValue
from ksyspark.protocols.sas.decoded import PartRead, PartReader, part_reader
from ksyspark.protocols.sas.mq.readings import Order
from ksyspark.protocols.sas.mq.switches import MqSwitches

MQ_ID_BYTES = 24


def bases(ids: Sequence[bytes]) -> list[bytes | None]:
    """Return the first 16 bytes of ids; None for one that has neither 20 nor 24 bytes."""
    if not ids:
        return []
    read = _reader().read(ids)
    return [None if at in read.failures else row["base"] for at, row in enumerate(read.rows())]


def padded(correl_id: bytes) -> bytes:
    """Return an id in the 24 bytes in which headers hold ids; MSMQ delivers 20."""
    return correl_id.ljust(MQ_ID_BYTES, b"\0")


def numbers(ids: Sequence[bytes], switches: MqSwitches, order: Order | None) -> dict[bytes, int]:
    """Return the numbers of ids with one base; `order` is the sender's byte order, for `seq_order` native."""
    if switches.seq_order != "auto":
        told = {"id_layout": switches.id_layout, "seq_order": switches.seq_order, "byte_order": order or "auto"}
        return _numbered(ids, _reader().read(ids, told))
    return _numbered(ids, _smallest(ids))


def _smallest(ids: Sequence[bytes]) -> PartRead:
    """Read all ids in each way; where the other four bytes are zero in all, the smallest largest number is right."""
    ways: list[Mapping[str, ParamValue]] = [
        {"id_layout": layout, "seq_order": "native", "byte_order": order}
        for layout, order in product(("16+4+pad", "16+zero+4"), ("big", "little"))
    ]
    reads = [_reader().read(ids, way) for way in ways]
    return min(reads, key=_largest)


def _largest(read: PartRead) -> tuple[bool, int]:
    rows = read.rows()
    return not all(row["is_number_alone"] for row in rows), max((row["number"] for row in rows), default=0)


def _numbered(ids: Sequence[bytes], read: PartRead) -> dict[bytes, int]:
    return {one: row["number"] for one, row in zip(ids, read.rows(), strict=True)}


def _reader() -> PartReader:
    return part_reader("sas_mq_correlation_id", ("base", "number", "is_number_alone"))
