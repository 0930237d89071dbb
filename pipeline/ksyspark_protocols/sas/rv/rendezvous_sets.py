"""Collect the messages of Rendezvous by subject and sender, close their sets as they end, and assemble them."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, zip_longest

from ksyspark_protocols.sas.result import ApplicationMessage, Attachment, Closed, Diagnostics, MessageSet, Row, Stray
from ksyspark_protocols.sas.rv import contents
from ksyspark_protocols.sas.rv import messages as rv_messages
from ksyspark_protocols.sas.rv.arrivals import Shortener, arrivals, report_remarks, unwrap
from ksyspark_protocols.sas.settings import MAX_DESCRIPTION_BYTES, Alternatives, Limits, in_batches, with_diagnostic


@dataclass(frozen=True, slots=True)
class Assembler:
    """Assemble one set, and report what is wrong with it as a whole."""

    set_id: str
    members: Sequence[rv_messages.Member]
    switches: rv_messages.RvSwitches
    diagnostics: Diagnostics

    def assemble(self) -> MessageSet:
        """Return the set with whatever is there of it."""
        self.diagnostics.origins.update({one.number: one.message.origin for one in self.members})
        header = self._header()
        self._report_unreadable()
        report_remarks(self.diagnostics, self.members, self.switches)
        agrees, count_name = contents.check_last_messages(self.diagnostics, self.members, self.switches)
        num_listed = len(header["attachments"]) if header else 0
        sections = contents.split_into_sections(self.members, num_listed)
        contents.report_order(self.diagnostics, self.members, sections)
        if header is not None and len(sections) != num_listed:
            self.diagnostics.add("SECTION_COUNT_MISMATCH", f"{num_listed}", f"{len(sections)}")
        # A message whose kind cannot be read may belong to any attachment.
        is_counted = agrees and not any(one.failure and not one.kind for one in self.members)
        attachments = tuple(self._attachments(header, sections, is_counted=is_counted))
        return MessageSet(
            id=self.set_id,
            header=header,
            application=tuple(self._application()),
            attachments=attachments,
            conventions={"lst_count": count_name} if count_name else {},
            num_messages=len(self.members),
            is_complete=header is not None and is_counted and all(one.is_complete for one in attachments),
            diagnostics=tuple(self.diagnostics.items),
        )

    def _header(self) -> Row | None:
        """Return the header; without entries where their number is not the stated one."""
        if self.members[0].kind != "HDR":
            self.diagnostics.add("HEADER_MISSING")
            return None
        decoded = rv_messages.decode_kind(self.members, "HDR", self.switches)
        contents.report_texts(self.diagnostics, decoded)
        row = next(iter(decoded.rows()), None)
        if row is None or not row["count_differs"]:
            return row
        expected, actual = f"{row['num_attachments']['value']} attachments", f"{len(row['attachments'])} of them"
        self.diagnostics.add("FIELD_COUNT", expected, actual, number=1)
        return {**row, "attachments": []}

    def _application(self) -> Iterator[ApplicationMessage]:
        """Yield the program's own messages in their order, with the values of their maps."""
        kinds = (rv_messages.decode_kind(self.members, kind, self.switches) for kind in rv_messages.APPLICATION_KINDS)
        decoded = (pair for kind in kinds for pair in zip(kind.members, kind.rows(), strict=True))
        values = {member.number: tuple(row["values"]) for member, row in decoded}
        for member in self.members:
            if member.kind in rv_messages.APPLICATION_KINDS:
                own, ccsid = values.get(member.number), self.switches.ccsid
                yield ApplicationMessage(member.data, ccsid=ccsid, values=own, origin=member.message.origin)

    def _report_unreadable(self) -> None:
        """Report messages of unknown kind, and rejected ones that belong to no attachment."""
        for member in self.members:
            if member.failure is not None and member.kind not in contents.ATTACHMENT_KINDS:
                rv_messages.report_failure(self.diagnostics, member.number, member.failure, member.data)
            elif member.kind not in rv_messages.KINDS:
                self.diagnostics.add("MESSAGE_KIND_UNKNOWN", actual=repr(member.kind), number=member.number, offset=8)

    def _attachments(
        self, header: Row | None, sections: list[contents.Section], *, is_counted: bool
    ) -> Iterator[Attachment]:
        """Yield the attachments that the header lists, in its order, and further sections behind them."""
        entries = header["attachments"] if header else []
        for number, (entry, section) in enumerate(zip_longest(entries, sections), 1):
            is_file = section.is_file if section else entry["kind"] != "data_set"
            yield self._attachment(number, entry, section or contents.Section(is_file), is_counted=is_counted)

    def _attachment(self, number: int, entry: Row | None, section: contents.Section, *, is_counted: bool) -> Attachment:
        own = Diagnostics(self.set_id, str(number), origins=self.diagnostics.origins)
        for member in section.members:
            if member.failure is not None:
                rv_messages.report_failure(own, member.number, member.failure, member.data)
        reader = (contents.FileReader if section.is_file else contents.DataSetReader)(own, section, self.switches)
        content, assessment = reader.read(is_counted=is_counted)
        kind = reader.kind
        if entry is not None and section.members and kind not in (entry["kind"], "file"):
            own.add("ATTACHMENT_KIND_DIFFERS", entry["kind"], kind)
        if kind == "file" and entry and entry["kind"] in ("text_file", "binary_file"):
            kind = entry["kind"]
        return Attachment(
            id=str(number),
            kind=kind,
            entry=entry,
            content=content,
            handed_on=assessment.handed_on() if section.members else "nothing",
            is_complete=(is_counted and not section.rejected_kinds()) and bool(section.members),
            num_messages=len(section.members),
            diagnostics=tuple(own.items),
        )


_Key = tuple[str, str]
# How many senders are remembered for each set that may be open.
_SENDERS_PER_OPEN_SET = 10
# Rows and records; all other kinds describe them.
_CONTENT_KINDS = ("ATO", "ATX", "ATB")


@dataclass(slots=True)
class _OpenSet:
    """Messages since a header, or the first without one; beyond `limit` bytes they are dropped, and only counted."""

    id: str
    limit: int
    num_listed: int = 0
    members: list[rv_messages.Member] = field(default_factory=list)
    num_messages: int = 0
    is_too_large: bool = False
    held_bytes: int = 0
    _description_bytes: int = 0
    _num_sections: int = 0
    _since_last: list[str] = field(default_factory=list)

    def add(self, member: rv_messages.Member) -> None:
        self.num_messages += 1
        self._num_sections += member.kind in contents.FIRST_KINDS
        if self.is_too_large:
            return
        self._since_last.append(member.kind)
        self.members.append(replace(member, number=self.num_messages))
        self.held_bytes += member.held_bytes
        self._description_bytes += 0 if member.kind in _CONTENT_KINDS else len(member.data)
        if self.held_bytes > self.limit or self._description_bytes > MAX_DESCRIPTION_BYTES:
            self.is_too_large = True
            self.members.clear()
            self._since_last.clear()

    def ends_attachment(self, count: int | None) -> bool:
        """Return whether the LST that was just added ends one attachment of several, and not the set."""
        possible = contents.possible_counts(self._since_last)
        self._since_last.clear()
        return self._num_sections < self.num_listed and count in possible

    def assemble(self, switches: rv_messages.RvSwitches, diagnostics: Diagnostics) -> MessageSet:
        if not self.is_too_large:
            return Assembler(self.id, self.members, switches, diagnostics).assemble()
        diagnostics.add("SET_TOO_LARGE", f"at most {self.limit} bytes", f"{self.num_messages} messages")
        return MessageSet(self.id, None, (), (), {}, self.num_messages, False, tuple(diagnostics.items))

    def assemble_anew(self, switches: rv_messages.RvSwitches) -> MessageSet:
        """Assemble the set of the same messages by other switches, which decide what kinds they are."""
        # Of messages without their bytes nothing bad is known by these switches.
        unread = (
            replace(one.message, observations=replace(one.message.observations, num_invalid=0))
            if one.message.observations
            else one.message
            for one in self.members
        )
        arrived = chain.from_iterable(arrivals(batch, switches) for batch in in_batches(unread, _size))
        members = [replace(member, number=number) for number, member in enumerate(arrived, 1)]
        return Assembler(self.id, members, switches, Diagnostics(self.id)).assemble()


def _size(message: rv_messages.RendezvousMessage | Stray) -> int:
    return len(message.body if isinstance(message, Stray) else message.data)


class RendezvousSets:
    """Collect the messages of any number of subjects and senders into sets of attachments.

    A set goes from its header (HDR) to its last message (LST). No field ties messages together, so that the messages of
    one subject and sender have to come in the order in which they were sent. There is no time-out; the caller decides
    when to call `finish`. Each message that went in comes out once, in a set or as a stray.
    """

    def __init__(
        self, switches: rv_messages.RvSwitches | None = None, limits: Limits | None = None, *, keep_rows: bool = True
    ) -> None:
        """Begin with no messages. Without `keep_rows` the rows of data sets are not held: `planned_rows` are there."""
        self._shortener = None if keep_rows else Shortener()
        self._switches = switches or rv_messages.RvSwitches()
        self._limits = limits or Limits()
        self._alternatives = Alternatives(self._switches)
        self._open: OrderedDict[_Key, _OpenSet] = OrderedDict()
        # Of a sender how many sets are closed, and whether an LST closed the last; least recently closed first.
        self._history: OrderedDict[_Key, tuple[int, bool]] = OrderedDict()

    def add(self, messages: Iterable[rv_messages.RendezvousMessage | Stray]) -> Closed:
        """Add messages; return the sets that they end, and what belongs to no set, strays among them as they are."""
        return Closed.joined(closed for batch in in_batches(messages, _size) for closed in self._add_batch(batch))

    def resume(self, subject: str, sender: str, num_sets: int, *, is_ended: bool) -> None:
        """Go on where other messages of a sender have ended: so many sets are closed, the last one by an LST or not."""
        key = subject, sender
        if key not in self._open and key not in self._history:
            self._history[key] = num_sets, is_ended

    def progress(self, subject: str, sender: str) -> tuple[int, bool]:
        """Return how many sets of a sender are closed, and whether the last one by an LST."""
        return self._history.get((subject, sender), (0, False))

    def finish(self) -> Closed:
        """Close and return all sets that are open, by subject and sender."""
        return Closed.joined([self._close(key) for key in sorted(self._open)])

    def _add_batch(self, batch: list[rv_messages.RendezvousMessage | Stray]) -> Iterator[Closed]:
        unwrapped = list(unwrap(batch, self._switches))
        yield Closed((), tuple(one for one in unwrapped if isinstance(one, Stray)))
        messages = [one for one in unwrapped if isinstance(one, rv_messages.RendezvousMessage)]
        for member in arrivals(messages, self._switches):
            yield from self._add(self._shortener.shorten(member) if self._shortener else member)

    def _add(self, member: rv_messages.Member) -> Iterator[Closed]:
        key = member.key
        if member.kind == "HDR" and key in self._open:
            yield self._close(key, "SET_INTERLEAVED")
        if key not in self._open:
            num_sets, is_ended = self.progress(*key)
            if member.kind != "HDR" and (is_ended or member.kind not in rv_messages.KINDS):
                yield Closed((), (_stray(member, is_behind_last=is_ended),))
                return
            set_id = " ".join([*(part for part in key if part), f"#{num_sets + 1}"])
            self._open[key] = _OpenSet(set_id, self._limits.max_held_bytes, member.num_listed)
        self._open.move_to_end(key)
        open_set = self._open[key]
        open_set.add(member)
        is_per_attachment = self._switches.lst == "per_attachment"
        if member.kind == "LST" and not (is_per_attachment and open_set.ends_attachment(member.count)):
            yield self._close(key, is_ended=True)
        while len(self._open) > self._limits.max_open:
            closed = self._close(next(iter(self._open)))
            expected = f"at most {self._limits.max_open} sets open"
            sets = (with_diagnostic(one, "SET_GIVEN_UP", expected, None) for one in closed.sets)
            yield replace(closed, sets=tuple(sets))

    def _close(self, key: _Key, code: str | None = None, *, is_ended: bool = False) -> Closed:
        """Close one set, and remember whether its sender has ended it by an LST."""
        open_set = self._open.pop(key)
        diagnostics = Diagnostics(open_set.id)
        if code is not None:
            diagnostics.add(code)
        self._history[key] = self._history.pop(key, (0, False))[0] + 1, is_ended
        if len(self._history) > _SENDERS_PER_OPEN_SET * self._limits.max_open:
            self._history.popitem(last=False)
        closed = open_set.assemble(self._switches, diagnostics)
        return Closed((self._alternatives.with_hint(closed, open_set.held_bytes, open_set.assemble_anew),))


def _stray(member: rv_messages.Member, *, is_behind_last: bool) -> Stray:
    diagnostics = Diagnostics(None, origins={None: member.message.origin})
    if is_behind_last:
        diagnostics.add("MSG_AFTER_LST", actual=member.kind or None)
    elif member.failure is not None:
        rv_messages.report_failure(diagnostics, None, member.failure, member.data)
    else:
        diagnostics.add("MESSAGE_KIND_UNKNOWN", actual=repr(member.kind), offset=8)
    return Stray(member.data, diagnostics.items[0], member.message.num_bytes)
