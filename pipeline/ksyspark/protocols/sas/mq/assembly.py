"""Assemble sets from groups of messages: the header, the application message, the attachments that the header lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.mq.attachments import AttachmentReader
from ksyspark.protocols.sas.mq.conventions import MqSwitches
from ksyspark.protocols.sas.mq.headers import Header, read_header
from ksyspark.protocols.sas.mq.messages import Body, Group
from ksyspark.protocols.sas.mq.numbering import bases, numbers_of_ids, report_copies, report_long_bodies
from ksyspark.protocols.sas.result import Attachment, Closed, MessageSet, Row, Stray

_EMPTY = Group(1)


@dataclass(frozen=True, slots=True)
class AssembledSet:
    """The set of a header, and the bases of the groups whose messages are in the set or among its strays."""

    header_id: bytes
    set: MessageSet
    bases: frozenset[bytes]
    strays: tuple[Stray, ...] = ()


@dataclass(frozen=True, slots=True)
class Assembler:
    """Assemble sets from the groups of application and numbered messages that are in no set yet, by base.

    `owners` are the ids of the headers that bases belong to, `cut_header` is that of one that may list more (`is_cut`).
    """

    groups: Mapping[bytes, Group]
    owners: Mapping[bytes, bytes]
    switches: MqSwitches
    cut_header: bytes | None = None

    def assemble(self, correl_id: bytes, header_group: Group) -> AssembledSet:
        """Assemble the set of a header from whatever is there of it."""
        diagnostics = Diagnostics(correl_id.hex())
        if header_group.is_too_large:
            expected = f"{header_group.limit} bytes"
            diagnostics.add("SET_TOO_LARGE", expected=expected, found="headers beyond them")
            empty = MessageSet(
                correl_id.hex(), None, (), (), {}, header_group.num_messages, False, tuple(diagnostics.items)
            )
            return AssembledSet(correl_id, empty, frozenset())
        # The group may hold the id in 20 bytes (MSMQ) and in 24 (MQ).
        variants = {data: body for one in header_group.bodies.values() for data, body in one.items()}
        header = read_header(diagnostics, correl_id, variants, header_group.num_messages, self.switches)
        taken: set[bytes] = set()
        application, strays = self._application(diagnostics, header, taken)
        attachments = tuple(self._attachments(diagnostics, correl_id, header, taken))
        num_messages = header_group.num_messages + sum(self.groups[base].num_messages for base in taken) - len(strays)
        assembled = MessageSet(
            id=correl_id.hex(),
            header=header.row,
            application=application,
            attachments=attachments,
            conventions=header.sender.described(),
            num_messages=num_messages,
            is_complete=not header.is_broken and all(one.is_complete for one in attachments),
            diagnostics=tuple(diagnostics.items),
        )
        return AssembledSet(correl_id, assembled, frozenset(taken), strays)

    def assemble_orphans(self, base: bytes) -> Closed:
        """Assemble the messages of a base that no header lists: to an attachment, or else as strays.

        What a header lists that was refused may not be handed on, so nothing is that it may list.
        """
        group = self.groups[base]
        reader = AttachmentReader(Diagnostics(base.hex(), base.hex()), base, group, self.switches)
        if group.is_too_large:
            return Closed((self._without_header(base, reader.too_large(None), {}),))
        orphan = reader.read_orphan()
        if orphan is None:
            return Closed((), _strays(group, group.bodies))
        attachment, sender = orphan
        if self.cut_header is not None:
            attachment = replace(attachment, handed_on="nothing")
        return Closed((self._without_header(base, attachment, sender.described()),))

    def _application(
        self, diagnostics: Diagnostics, header: Header, taken: set[bytes]
    ) -> tuple[tuple[bytes, ...], tuple[Stray, ...]]:
        """Return the application message; messages with its base and a number are strays."""
        (base,) = bases([header.message_id]) if header.message_id else (None,)
        if base is None or base not in self.groups:
            diagnostics.add("APP_MESSAGE_MISSING", expected=header.message_id.hex() if header.message_id else None)
            return (), ()
        taken.add(base)
        group = self.groups[base]
        if group.is_too_large:
            expected = f"{group.limit} bytes"
            diagnostics.add("SET_TOO_LARGE", expected=expected, found="messages of the application beyond them")
        numbers = numbers_of_ids(list(group.bodies), self.switches, header.sender.byte_order)
        own = [one for one, number in numbers.items() if number == 0]
        variants = {data: body for one in own for data, body in group.bodies[one].items()}
        if variants:
            diagnostics.origins[0] = min(body for one in own for body in group.bodies[one].values()).origin
            report_copies(diagnostics, 0, len(variants), sum(map(group.copies_of, own)))
            report_long_bodies(diagnostics, 0, variants.values())
        else:
            diagnostics.add("APP_MESSAGE_MISSING", expected=base.hex())
        return tuple(sorted(variants)), _strays(group, [one for one in group.bodies if one not in own])

    def _attachments(
        self, diagnostics: Diagnostics, correl_id: bytes, header: Header, taken: set[bytes]
    ) -> Iterator[Attachment]:
        """Yield the attachments in the header's order; the messages of one base go to the first that lists it."""
        ids = [entry["attachment_id"] for entry in header.entries]
        for entry, base in zip(header.entries, bases(ids), strict=True):
            assert base is not None
            own = Diagnostics(diagnostics.set, base.hex())
            is_anothers = base in taken or self.owners.get(base, correl_id) != correl_id
            if is_anothers:
                own.add("ID_CLAIMED_TWICE")
            group = None if is_anothers else self.groups.get(base)
            yield self._listed(own, base, entry, header, group or _EMPTY)
            if group is not None:
                taken.add(base)

    def _without_header(self, base: bytes, attachment: Attachment, conventions: Mapping[str, str]) -> MessageSet:
        diagnostics = Diagnostics(base.hex())
        if self.cut_header is None:
            diagnostics.add("HEADER_MISSING")
        else:
            found = f"header {self.cut_header.hex()}, which ends before the ids of its attachments: this may be one"
            diagnostics.add("HEADER_MISSING", found=found, severity="F")
        items = tuple(diagnostics.items)
        return MessageSet(base.hex(), None, (), (attachment,), conventions, attachment.num_messages, False, items)

    def _listed(self, diagnostics: Diagnostics, base: bytes, entry: Row, header: Header, group: Group) -> Attachment:
        reader = AttachmentReader(diagnostics, base, group, self.switches)
        return reader.too_large(entry) if group.is_too_large else reader.read_listed(entry, header)


def _strays(group: Group, ids: Iterable[bytes]) -> tuple[Stray, ...]:
    """Return all messages of some ids, copies too, as orphans."""
    return tuple(
        stray(Body(body, origin=origin), "ORPHAN_MESSAGE", f"correlation id {one.hex()}")
        for one in sorted(ids)
        for body in sorted(group.bodies[one])
        for origin in group.copies[one, body]
    )


def stray(body: Body, code: str, found: str) -> Stray:
    """Return a message that is in no set."""
    diagnostics = Diagnostics(None, origins={None: body.origin})
    diagnostics.add(code, found=found)
    return Stray(body.data, diagnostics.items[0])
