"""Envelopes of clients and daemons: messages of data are taken out, others are of no set."""

from __future__ import annotations

import pytest

from ksyspark.protocols.sas.diagnostics import Origin
from ksyspark.protocols.sas.rv import RendezvousMessage

SUBJECT = bytes.fromhex("02 03 4100 04 424300")


def nested(made, data: bytes) -> bytes:
    """Return the field `data` with a message, whose size is the field's size of four bytes."""
    return b"\x05data\0\x01\x7a" + data


@pytest.fixture
def envelope(made):
    def wrapped(data: bytes, mtype: str = "D", subject: tuple[int, bytes] = (2, SUBJECT)) -> bytes:
        kind = made.field("mtype", 8, mtype.encode() + b"\0")
        return made.message(kind, made.field("sub", *subject), nested(made, data))

    return wrapped


def whole(made, lst):
    return [made.HDR, made.sent("DAT", *made.DEFINITION), made.VAR, made.ATO, lst(4)]


def test_a_set_in_envelopes(made, lst, envelope, put_together) -> None:
    got = put_together([envelope(one) for one in whole(made, lst)])
    assert (got.codes, got.set.id, got.one.content.num_rows) == ([], "A.BC #1", 2)


@pytest.mark.parametrize(("subject", "name"), [((2, SUBJECT), "A.BC"), ((8, b"X.Y\0"), "X.Y")])
def test_the_subject_separates_sets(made, lst, envelope, put_together, subject, name) -> None:
    """Two sets interleaved on one connection, one of them in envelopes."""
    plain, wrapped = whole(made, lst), [envelope(one, subject=subject) for one in whole(made, lst)]
    got = put_together([one for pair in zip(plain, wrapped, strict=True) for one in pair])
    assert (got.codes, sorted(one.id for one in got.closed.sets)) == ([], ["#1", f"{name} #1"])


@pytest.mark.parametrize("mtype", ["A", "L", "C", "I", "R", ""])
def test_other_envelopes_are_of_no_set(made, lst, envelope, put_together, mtype) -> None:
    """Not even inside of one."""
    messages = whole(made, lst)
    got = put_together([*messages[:2], envelope(made.ATO, mtype), *messages[2:]])
    assert (got.codes, got.set.is_complete) == (["N MESSAGE_KIND_UNKNOWN"], True)
    assert got.closed.strays[0].body == envelope(made.ATO, mtype)


def test_an_envelope_without_message(made, put_together) -> None:
    kind = made.field("mtype", 8, b"D\0")
    got = put_together([made.message(kind), made.message(kind, made.field("data", 7, b"abc"))])
    assert got.codes == ["W MESSAGE_KIND_UNKNOWN"] * 2


def test_a_size_form_that_a_message_may_not_have(made, put_together) -> None:
    short = made.message(made.field("mtype", 8, b"D\0"), made.field("data", 1, made.ATO[:100]))
    assert put_together([short]).codes == ["F RV_NESTED_SIZE_FORM"]


def test_the_origin_is_that_of_the_message_inside(made, envelope, put_together) -> None:
    data = envelope(made.ATO)
    got = put_together([RendezvousMessage(data, origin=Origin("a.rv", 3, 1000))])
    found = got.report("VAR_DEFS_MISSING")
    assert (found.origin, got.set.num_messages) == (None, 1)
    wrong = envelope(made.sent("XYZ", made.i32(1)))
    got = put_together([RendezvousMessage(wrong, origin=Origin("a.rv", 3, 1000))])
    report = got.report("MESSAGE_KIND_UNKNOWN")
    assert report.origin == Origin("a.rv", 3, 1000 + len(wrong) - 21)
