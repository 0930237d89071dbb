"""What the layout on queues leaves open, by the names of its document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark.protocols.sas.switches import check_choices


@dataclass(frozen=True, slots=True)
class MqSwitches:
    """Choose readings of the layout; the columns of `sas_mq_message` tell what each means.

    `auto` takes the reading that the bytes fit: of byte order, width of `long` and strings all are tried. `seq_order`
    `auto` takes, of all places and byte orders of the number, the one that gives a base the smallest largest number.
    `record_split` says whether records of files go on in the next message (`concat`); `short_numeric` whether numeric
    variables of less than 8 bytes are so short in rows; `partial` hands on what lies in front of a hole.
    Raises OptionError for another word.
    """

    byte_order: Literal["auto", "little", "big"] = "auto"
    long_bytes: Literal["auto", "4", "8"] = "auto"
    string_length: Literal["auto", "includes_nul", "excludes_nul"] = "auto"
    id_layout: Literal["16+4+pad", "16+zero+4"] = "16+4+pad"
    seq_order: Literal["big", "native", "auto"] = "big"
    descriptor: Literal["int", "long"] = "int"
    record_split: Literal["concat", "per_message"] = "concat"
    continuation: Literal["has_type_id", "bare"] = "has_type_id"
    short_numeric: Literal["truncated", "always_8"] = "truncated"
    partial: bool = False

    def __post_init__(self) -> None:
        check_choices(self)
