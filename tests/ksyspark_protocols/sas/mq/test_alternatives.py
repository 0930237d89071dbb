"""Sets that fail by their numbers: a switch by which they are whole is named, and makes them whole."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ksyspark_protocols.sas.mq import queue_sets


def with_tails(messages, tail):
    """Return messages whose correlation ids have other eight bytes at the end, made from the number."""
    return [replace(one, correl_id=one.correl_id[:16] + tail(one.correl_id[16:20])) for one in messages]


def whole(sent):
    return sent.whole(1, sent.data_set())


def in_other_order(sent):
    return with_tails(whole(sent), lambda number: number[::-1] + bytes(4))


def in_the_last_bytes(sent):
    return with_tails(whole(sent), lambda number: bytes(4) + number)


def continued(sent):
    rows = sent.data_set()[3]
    return sent.whole(1, {**sent.data_set(), 3: rows[:30], 4: rows[30:]})


def with_descriptor_of_longs(sent):
    return sent.whole(2, {**sent.file(), 1: b"".join(one.to_bytes(8, "little") for one in (80, 11))})


def with_a_record_cut(sent):
    records = sent.file()[2]
    return sent.whole(2, {**sent.file(), 2: records[:5], 3: records[5:]})


def with_numbers_of_8_bytes(sent):
    """No definition states how long a row is."""
    short = sent.module.Variable("A", 1, 3)
    rows = sent.by.int(3) + b"\0\0\0\0\0\0\xf0?" * 2
    return sent.whole(1, {1: sent.by.int(2) + sent.by.variable(short), 2: rows})


def in_latin_1(sent):
    bodies = sent.data_set()
    bodies[2] = bodies[2].replace(b"Age", b"\xc5ge")
    return [replace(one, ccsid=1208) for one in sent.whole(1, bodies)]


@pytest.mark.parametrize(
    ("messages", "given", "name", "value"),
    [
        (whole, {"string_length": "excludes_nul"}, "string_length", "auto"),
        (whole, {"long_bytes": "8"}, "long_bytes", "auto"),
        (whole, {"byte_order": "big"}, "byte_order", "auto"),
        (in_other_order, {}, "seq_order", "native"),
        (in_the_last_bytes, {}, "id_layout", "16+zero+4"),
        (continued, {}, "continuation", "bare"),
        (with_descriptor_of_longs, {}, "descriptor", "long"),
        (with_a_record_cut, {"record_split": "per_message"}, "record_split", "concat"),
        (with_numbers_of_8_bytes, {}, "short_numeric", "always_8"),
        (in_latin_1, {}, "charset", "iso-8859-1"),
    ],
)
def test_a_switch_that_makes_a_set_whole_is_named(sent, put_together, messages, given, name, value) -> None:
    got = put_together(messages(sent), **given)
    found = [one.found for one in got.diagnostics if one.code == "READING_ALTERNATIVE"]
    assert f"with --switch {name}={value} these are whole" in found
    again = put_together(messages(sent), **{**given, name: value})
    assert set(again.codes) <= {"W DATASET_DEF_MISSING"}
    assert (again.one.handed_on, again.set.is_complete) == ("all", True)


def test_what_no_switch_mends_has_no_hint(sent, put_together) -> None:
    messages = sent.whole(1, sent.data_set())
    for lost in range(2, len(messages)):
        got = put_together(messages[:lost] + messages[lost + 1 :])
        assert "N READING_ALTERNATIVE" not in got.codes


def test_orphans_have_hints_too(sent, put_together) -> None:
    messages = with_tails(sent.whole(1, sent.data_set())[2:], lambda number: number[::-1] + bytes(4))
    assert (
        put_together(messages).report("READING_ALTERNATIVE").found == "with --switch seq_order=native these are whole"
    )


def test_thousands_of_broken_sets_are_not_tried_forever(sent, put_together, monkeypatch) -> None:
    """After 256 assemblies in vain no more are tried."""
    assembled = []
    original = queue_sets.Assembler.assemble_orphans
    monkeypatch.setattr(
        queue_sets.Assembler, "assemble_orphans", lambda self, base: assembled.append(base) or original(self, base)
    )
    bases = [number.to_bytes(16, "big") for number in range(100)]
    count = sent.file()[1]
    put_together([one for base in bases for one in sent.numbered({2: count}, base=base)])
    assert len(assembled) == 100 + 256
