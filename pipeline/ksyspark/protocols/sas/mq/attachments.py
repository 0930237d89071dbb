"""One attachment of a queue: from a group of messages to its content, how far that may be used, and what is said."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.handing import Standing
from ksyspark.protocols.sas.mq.data_sets import DataSetMaker
from ksyspark.protocols.sas.mq.file_parts import FileMaker
from ksyspark.protocols.sas.mq.group import Body, Group
from ksyspark.protocols.sas.mq.headers import KINDS, Header, Sender
from ksyspark.protocols.sas.mq.numbering import numbers
from ksyspark.protocols.sas.mq.readings import told_order
from ksyspark.protocols.sas.mq.sequence import Numbered, number_messages
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.mq.unclaimed import kind_of, settle_sender
from ksyspark.protocols.sas.result import Attachment, DataSet, FileContent, Row

_REFUSED = Standing(describes=False, is_broken=True, has_hole=False, is_counted=False, agrees=False)


@dataclass(frozen=True, slots=True)
class AttachmentMaker:
    """Make one attachment of the group of messages that have its base."""

    found: Findings
    base: bytes
    group: Group
    switches: MqSwitches

    def listed(self, entry: Row, header: Header) -> Attachment:
        """Put together an attachment that a header lists."""
        numbered = self._numbered(self.found, header.sender)
        kind = entry["kind"] if entry["kind"] in KINDS else None
        if kind is None:
            self.found.say("ATTACHMENT_TYPE_UNKNOWN", expected="1 to 3", found=entry["kind"])
        made = self._attachment(kind, entry, numbered, header.sender)
        return replace(made, handed_on="nothing") if header.is_broken else made

    def unclaimed(self) -> tuple[Attachment, Sender] | None:
        """Put together an attachment without header; None where its first message does not tell what it is."""
        first = self._first()
        kind = kind_of(first, self.switches) if first else None
        if first is None or kind is None:
            return None
        unsettled = Sender(None, first.encoding, first.ccsid)
        sender = settle_sender(self.found, kind, self._numbered(Findings(None), unsettled), self.switches)
        return self._attachment(kind, None, self._numbered(self.found, sender), sender), sender

    def let_go(self, entry: Row | None) -> Attachment:
        """Return the attachment of a group whose messages were too many to hold."""
        told, seen = f"at most {self.group.limit} bytes", f"{self.group.num_messages} messages"
        self.found.say("SET_TOO_LARGE", expected=told, found=seen)
        kind = entry["kind"] if entry and entry["kind"] in KINDS else None
        return Attachment(
            self.base.hex(), kind, entry, None, "nothing", False, self.group.num_messages, (), tuple(self.found.said)
        )

    def _first(self) -> Body | None:
        """Return the message of number 1; of several different ones the first in the order of their bytes."""
        least = min((min(one.values()) for one in self.group.bodies.values()), default=Body(b""))
        numbered = numbers(list(self.group.bodies), self.switches, told_order(least.encoding))
        bodies = [body for one, number in numbered.items() if number == 1 for body in self.group.bodies[one].values()]
        return min(bodies, default=None)

    def _numbered(self, found: Findings, sender: Sender) -> Numbered:
        by_id = numbers(list(self.group.bodies), self.switches, sender.order)
        return number_messages(found, self.group, by_id, sender.params("byte_order"))

    def _content(
        self, kind: str | None, numbered: Numbered, sender: Sender
    ) -> tuple[DataSet | FileContent | None, Standing]:
        if kind is None:
            return None, _REFUSED
        if kind == "data_set":
            return DataSetMaker(self.found, sender, self.switches).make(numbered)
        return FileMaker(self.found, sender, self.switches, kind).make(numbered)

    def _attachment(self, kind: str | None, entry: Row | None, numbered: Numbered, sender: Sender) -> Attachment:
        content, standing = self._content(kind, numbered, sender)
        handed_on = standing.handed_on(partial=self.switches.partial)
        if handed_on == "all" and self.found.has("SEQ_DUPLICATE_DIFFERENT"):
            # Count messages that contradict each other: all may be there, but that is not known.
            handed_on = "metadata"
        return Attachment(
            id=self.base.hex(),
            kind=kind,
            entry=entry,
            content=content,
            handed_on=handed_on,
            is_complete=numbered.is_counted and numbered.hole is None,
            num_messages=self.group.num_messages,
            missing=numbered.missing,
            diagnostics=tuple(self.found.said),
        )
