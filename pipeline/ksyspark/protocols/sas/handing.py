"""How much of an attachment may be handed on: what the columns `handed on` of the documents say."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.protocols.sas.result import HandedOn


@dataclass(frozen=True, slots=True)
class Standing:
    """What is known of an attachment when its parts are judged.

    `describes`: definition and variables, or the descriptor, are whole. `is_broken`: what is there cannot be trusted,
    `has_hole`: a number is not there or contradicts itself. `agrees`: as many rows or bytes are there as are told;
    `is_counted`: the messages are as many as are told.
    """

    describes: bool
    is_broken: bool
    has_hole: bool
    is_counted: bool
    agrees: bool

    def handed_on(self, *, partial: bool = False) -> HandedOn:
        """Return what may be used; `partial` allows what lies in front of a hole."""
        if self.is_broken:
            return "nothing"
        if not self.has_hole and (self.is_counted or self.agrees):
            return "all"
        if not self.describes:
            return "nothing"
        return "part" if self.has_hole and partial else "metadata"
