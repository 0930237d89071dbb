"""A set of Rendezvous messages while it is open."""

from __future__ import annotations

from dataclasses import dataclass, field

from ksyspark.errors import Failure
from ksyspark.protocols.sas.limits import LONGEST_DESCRIPTION, MESSAGE_COST
from ksyspark.protocols.sas.rv.last import candidates
from ksyspark.protocols.sas.rv.message import Member

# Rows and records; all else describes them.
_CONTENT = ("ATO", "ATX", "ATB")


@dataclass(slots=True)
class OpenSet:
    """Messages since a header, or since the first of a set without one.

    `listed` is the number of attachments that the header tells. What goes beyond `limit` bytes lets all go; the
    messages are still counted.
    """

    id: str
    limit: int
    listed: int = 0
    members: list[Member] = field(default_factory=list)
    num_messages: int = 0
    held: int = 0
    is_too_large: bool = False
    _describing: int = 0
    _sections: int = 0
    _since_last: list[str] = field(default_factory=list)

    def add(self, kind: str, data: bytes, failure: Failure | None) -> None:
        """Keep a message."""
        self.num_messages += 1
        self._sections += kind in ("DAT", "FDC")
        if self.is_too_large:
            return
        self._since_last.append(kind)
        self.members.append(Member(self.num_messages, kind, data, failure))
        self.held += len(data) + MESSAGE_COST
        self._describing += 0 if kind in _CONTENT else len(data)
        if self.held > self.limit or self._describing > LONGEST_DESCRIPTION:
            self.is_too_large = True
            self.members.clear()
            self._since_last.clear()

    def ends_attachment(self, told: int | None) -> bool:
        """Tell whether an LST that was just added ends one attachment of several, and not the set."""
        since = candidates(self._since_last)
        self._since_last.clear()
        return self._sections < self.listed and told in since
