"""Sets out of groups of messages: the header, the application's message, the attachments that the header lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ksyspark.protocols.sas.diagnostic import Findings
from ksyspark.protocols.sas.mq.attachments import AttachmentMaker
from ksyspark.protocols.sas.mq.group import Group
from ksyspark.protocols.sas.mq.headers import Header, read_header
from ksyspark.protocols.sas.mq.numbering import bases, numbers
from ksyspark.protocols.sas.mq.sequence import say_copies, say_long
from ksyspark.protocols.sas.mq.switches import MqSwitches
from ksyspark.protocols.sas.result import Attachment, Closed, MessageSet, Row, Stray

_EMPTY = Group(1)


@dataclass(frozen=True, slots=True)
class Assembled:
    """The set of a header, and the bases of the groups that went into it or, as strays, beside it."""

    header_id: bytes
    set: MessageSet
    bases: frozenset[bytes]
    strays: tuple[Stray, ...] = ()


@dataclass(frozen=True, slots=True)
class SetMaker:
    """Make sets; `groups` are the application's and numbered messages by base, those that are in no set yet.

    `owners` are the ids of headers by the bases that belong to them.
    """

    groups: Mapping[bytes, Group]
    owners: Mapping[bytes, bytes]
    switches: MqSwitches

    def with_header(self, correl_id: bytes, header_group: Group) -> Assembled:
        """Put together the set of a header, from whatever is there of it."""
        found = Findings(correl_id.hex())
        if header_group.is_too_large:
            found.say("SET_TOO_LARGE", expected=f"{header_group.limit} bytes", found="headers beyond them")
            return Assembled(correl_id, _without_header(correl_id, header_group, found), frozenset())
        # MSMQ and MQ pad ids differently, and all of a group are the same id.
        variants = {data: body for one in header_group.bodies.values() for data, body in one.items()}
        header = read_header(found, correl_id, variants, header_group.num_messages, self.switches)
        taken: set[bytes] = set()
        application, strays = self._application(found, header, taken)
        attachments = tuple(self._attachments(found, correl_id, header, taken))
        count = header_group.num_messages + sum(self.groups[base].num_messages for base in taken) - len(strays)
        made = MessageSet(
            id=correl_id.hex(),
            header=header.row,
            application=application,
            attachments=attachments,
            readings=header.sender.readings(),
            num_messages=count,
            is_complete=not header.is_broken and all(one.is_complete for one in attachments),
            diagnostics=tuple(found.said),
        )
        return Assembled(correl_id, made, frozenset(taken), strays)

    def unclaimed(self, base: bytes) -> Closed:
        """Put together what has a base that no header claims: an attachment of its own, or orphans."""
        group = self.groups[base]
        found = Findings(base.hex(), base.hex())
        maker = AttachmentMaker(found, base, group, self.switches)
        if group.is_too_large:
            return Closed((_headless(base, maker.let_go(None), {}),))
        made = maker.unclaimed()
        if made is None:
            return Closed((), _strays(group, group.bodies))
        attachment, sender = made
        return Closed((_headless(base, attachment, sender.readings()),))

    def _application(
        self, found: Findings, header: Header, taken: set[bytes]
    ) -> tuple[tuple[bytes, ...], tuple[Stray, ...]]:
        """Return the application's message; messages with its base and a number are strays."""
        (base,) = bases([header.message_id]) if header.message_id else (None,)
        if base is None or base not in self.groups:
            found.say("APP_MESSAGE_MISSING", expected=header.message_id.hex() if header.message_id else None)
            return (), ()
        taken.add(base)
        group = self.groups[base]
        if group.is_too_large:
            found.say("SET_TOO_LARGE", expected=f"{group.limit} bytes", found="messages of the application beyond them")
        numbered = numbers(list(group.bodies), self.switches, header.sender.order)
        own = [one for one, number in numbered.items() if number == 0]
        variants = {data for one in own for data in group.bodies[one]}
        if variants:
            say_copies(found, 0, len(variants), sum(map(group.copies_of, own)))
            say_long(found, 0, variants)
        else:
            found.say("APP_MESSAGE_MISSING", expected=base.hex())
        return tuple(sorted(variants)), _strays(group, [one for one in group.bodies if one not in own])

    def _attachments(
        self, found: Findings, correl_id: bytes, header: Header, taken: set[bytes]
    ) -> Iterator[Attachment]:
        """Yield the attachments in the header's order; the messages of one base go to the first that has it."""
        ids = [entry["attachment_id"] for entry in header.entries]
        for entry, base in zip(header.entries, bases(ids), strict=True):
            assert base is not None
            own = Findings(found.set, base.hex())
            is_anothers = base in taken or self.owners.get(base, correl_id) != correl_id
            if is_anothers:
                own.say("ID_CLAIMED_TWICE")
            group = None if is_anothers else self.groups.get(base)
            yield self._listed(own, base, entry, header, group or _EMPTY)
            if group is not None:
                taken.add(base)

    def _listed(self, found: Findings, base: bytes, entry: Row, header: Header, group: Group) -> Attachment:
        maker = AttachmentMaker(found, base, group, self.switches)
        return maker.let_go(entry) if group.is_too_large else maker.listed(entry, header)


def _strays(group: Group, ids: Iterable[bytes]) -> tuple[Stray, ...]:
    """Return the messages of some ids as orphans, copies too."""
    return tuple(
        stray(body, "ORPHAN_MESSAGE", f"correlation id {one.hex()}")
        for one in sorted(ids)
        for body in sorted(group.bodies[one])
        for _ in range(group.copies[one, body])
    )


def stray(body: bytes, code: str, seen: str) -> Stray:
    """Return a message that is in no set."""
    found = Findings(None)
    found.say(code, found=seen)
    return Stray(body, found.said[0])


def _without_header(correl_id: bytes, header_group: Group, found: Findings) -> MessageSet:
    return MessageSet(correl_id.hex(), None, (), (), {}, header_group.num_messages, False, tuple(found.said))


def _headless(base: bytes, attachment: Attachment, readings: Mapping[str, str]) -> MessageSet:
    found = Findings(base.hex())
    found.say("HEADER_MISSING")
    return MessageSet(base.hex(), None, (), (attachment,), readings, attachment.num_messages, False, tuple(found.said))
