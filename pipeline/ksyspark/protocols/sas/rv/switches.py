"""What the layout on Rendezvous leaves open, by the names of its document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark.decoder import ParamValue
from ksyspark.protocols.sas.switches import check_choices


@dataclass(frozen=True, slots=True)
class RvSwitches:
    """Choose readings of the layout.

    `lst` `per_attachment`: a last message (LST) may end one attachment of several; it is known by its count, and by
    attachments that are still to come. `field_id` `none`: names hold no identifiers; `size_78` `next_byte`: that size
    form is a mark. Raises OptionError for another word.
    """

    lst: Literal["per_set", "per_attachment"] = "per_set"
    field_id: Literal["in_name", "none"] = "in_name"
    size_78: Literal["itself", "next_byte"] = "itself"

    def __post_init__(self) -> None:
        check_choices(self)

    def params(self) -> dict[str, ParamValue]:
        """Return the parameters of the format of messages."""
        return {
            "has_identifiers": self.field_id == "in_name",
            "is_size_78_next_byte": self.size_78 == "next_byte",
        }
