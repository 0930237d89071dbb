"""Envelopes of clients and daemons: messages of data are taken out, others are of no set."""

from __future__ import annotations

import itertools

import pytest

from ksyspark_protocols.sas.result import Origin
from ksyspark_protocols.sas.rv.messages import RendezvousMessage

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


@pytest.mark.parametrize("order", list(itertools.permutations(("mtype", "sub", "return", "data"))))
def test_any_order_of_fields(made, lst, put_together, order) -> None:
    def wrapped(data: bytes) -> bytes:
        fields = {
            "mtype": made.field("mtype", 8, b"D\0"),
            "sub": made.field("sub", 2, SUBJECT),
            "return": made.field("return", 8, b"_INBOX.1\0"),
            "data": nested(made, data),
        }
        return made.message(*(fields[name] for name in order))

    got = put_together([wrapped(one) for one in whole(made, lst)])
    assert (got.codes, got.set.id, got.one.content.num_rows) == ([], "A.BC #1", 2)


def opaque(made, name: str, data: bytes) -> bytes:
    return made.field(name, 7, data)


def legacy(made, name: str, data: bytes) -> bytes:
    """Return the field `_data_` with a message, whose size is the field's size of four bytes."""
    return nested(made, data).replace(b"\x05data\0", bytes([len(name) + 1]) + name.encode() + b"\0", 1)


@pytest.mark.parametrize(
    "payload",
    [
        lambda made, data: legacy(made, "_data_", data),
        lambda made, data: opaque(made, "data", data),
        lambda made, data: opaque(made, "_data_", data),
        lambda made, data: nested(made, made.message(opaque(made, "_data_", data))),
        lambda made, data: nested(made, made.message(legacy(made, "_data_", data))),
    ],
)
def test_data_of_older_programs(made, lst, put_together, payload) -> None:
    sub, kind = made.field("sub", 2, SUBJECT), made.field("mtype", 8, b"D\0")
    messages = [made.message(sub, kind, payload(made, one)) for one in whole(made, lst)]
    got = put_together([RendezvousMessage(one, origin=Origin("a.rv", 0, 100)) for one in messages])
    assert (got.codes, got.set.id, got.one.content.num_rows) == ([], "A.BC #1", 2)


def test_a_field_of_data_without_envelope(made, lst, put_together) -> None:
    got = put_together([made.message(opaque(made, "_data_", one)) for one in whole(made, lst)])
    assert (got.codes, got.one.content.num_rows) == ([], 2)
    other = put_together([made.message(opaque(made, "_data_", b"no message"))])
    assert other.codes == ["W MESSAGE_KIND_UNKNOWN"]


def test_what_is_said_between_messages(made, lst, envelope, put_together) -> None:
    options = b"".join(number.to_bytes(4, "big") for number in (3, 2, 0, 1, 0, 4 << 24, 4 << 24, *[0] * 9))
    handshake = bytes.fromhex("00000000 00000004 00000000") + options
    advisory = made.message(
        made.field("sub", 2, bytes.fromhex("02 05 5f525600 03 5800")),
        made.field("mtype", 8, b"D\0"),
        nested(made, made.message(made.field("ADV_CLASS", 8, b"INFO\0"))),
    )
    messages = [handshake, made.message(), advisory, *map(envelope, whole(made, lst)), made.message()]
    got = put_together(messages)
    codes = ["N MESSAGE_KIND_UNKNOWN", "N MESSAGE_KIND_UNKNOWN", "N MESSAGE_KIND_UNKNOWN", "N RV_HANDSHAKE"]
    assert (sorted(got.codes), got.set.is_complete, got.one.content.num_rows) == (codes, True, 2)
    for cut in (handshake[:-1], handshake + b"\0", handshake.replace(options, options[::-1])):
        assert put_together([cut]).codes[0].startswith("F ")
