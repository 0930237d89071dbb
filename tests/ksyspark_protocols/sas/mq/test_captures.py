"""Captures of other sizes and orders than the worked examples: wide, empty, long, mixed, begun too late."""

from __future__ import annotations

from dataclasses import replace

from ksyspark_protocols.sas.typed_rows import typed_rows

MESSAGE_BYTES = 32_768


def in_messages(sent, kind: int, content: bytes, first: int) -> dict[int, bytes]:
    """Return numbered messages of one type with contents cut anywhere."""
    size = MESSAGE_BYTES - 4
    parts = (content[at : at + size] for at in range(0, len(content), size))
    return {number: sent.by.int(kind) + part for number, part in enumerate(parts, first)}


def renamed(messages, number: int):
    """Return a set with other ids, in correlation ids and in the header."""
    result = []
    for one in messages:
        body = one.body
        for base in (b"\x11", b"\x22", b"\x33"):
            body = body.replace(base * 16, base * 12 + number.to_bytes(4, "big"))
        result.append(
            replace(one, correl_id=one.correl_id[:12] + number.to_bytes(4, "big") + one.correl_id[16:], body=body)
        )
    return result


def test_2000_variables(sent, put_together) -> None:
    names = [sent.module.Variable(f"V{number:04}", 1, 8, label=f"Label {number}") for number in range(2000)]
    variables = in_messages(sent, 2, b"".join(map(sent.by.variable, names)), 2)
    rows = in_messages(sent, 3, bytes(16_000 * 40), max(variables) + 1)
    definition = sent.by.int(1) + sent.by.definition(rows=40, variables=2000, row_bytes=16_000)
    got = put_together(sent.whole(1, {1: definition, **variables, **rows}))
    assert (got.codes, got.one.handed_on) == ([], "all")
    table = typed_rows(got.one.usable).table
    assert (table.num_rows, table.num_columns, table.schema.names[1999]) == (40, 2000, "V1999")


def test_no_rows(sent, put_together) -> None:
    bodies = sent.data_set(rows=0)
    for messages in ({**bodies, 3: sent.by.int(3)}, {1: bodies[1], 2: bodies[2]}):
        got = put_together(sent.whole(1, messages))
        assert (got.codes, got.one.handed_on) == ([], "all")
        assert typed_rows(got.one.usable).table.schema.names == ["AGE", "BORN", "SEX"]


def test_a_text_file_of_40_megabytes(sent, put_together) -> None:
    """Records longer than any message, and very many that are empty."""
    records = [b"x" * 500_000, b"", b"y" * 10] * 60 + [b""] * 200_000 + [b"z" * 50] * 200_000
    data = sent.by.records(*records)
    size = sum(map(len, records)) + len(records)
    bodies = {1: sent.by.int(500_000) + sent.by.int(size)}
    bodies |= {2 + at // MESSAGE_BYTES: data[at : at + MESSAGE_BYTES] for at in range(0, len(data), MESSAGE_BYTES)}
    got = put_together(sent.whole(2, bodies))
    assert (got.codes, got.one.handed_on, got.one.content.num_records) == ([], "all", len(records))
    assert got.one.content.records[179].as_py() == b"y" * 10


def test_two_senders_with_different_byte_orders(sent, sent_by, put_together) -> None:
    big = sent_by(order=">", encoding=273)
    big.rows = [bytes.fromhex("403e000000000000 40cd4c0000000000 46")] * 3
    both = zip(sent.whole(1, sent.data_set()), renamed(big.whole(1, big.data_set()), 7), strict=True)
    messages = [replace(one, encoding=0, ccsid=0) for pair in both for one in pair]
    got = put_together(messages)
    assert got.codes == []
    assert {one.conventions["byte_order"] for one in got.closed.sets} == {"little", "big"}
    assert [one.attachments[0].handed_on for one in got.closed.sets] == ["all", "all"]


def test_two_sets_with_the_same_id(sent, put_together) -> None:
    """Neither is chosen."""
    got = put_together([*sent.whole(1, sent.data_set()), *sent.whole(2, sent.file())])
    assert {"F HEADER_DUPLICATE", "F SEQ_DUPLICATE_DIFFERENT"} <= set(got.codes)
    assert got.one.handed_on == "nothing"


def test_a_capture_of_which_the_first_third_is_missing(sent, put_together) -> None:
    """Of sets one after another some are lost and one is cut; of interleaved ones all have lost their headers."""
    sets = [renamed(sent.whole(1, sent.data_set()), number) for number in range(9)]
    in_turn = [one for messages in sets for one in messages]
    got = put_together(in_turn[len(in_turn) // 3 + 3 :])
    complete = [one.is_complete for one in got.closed.sets]
    assert (complete.count(True), complete.count(False)) == (5, 1)
    assert "W HEADER_MISSING" in got.codes
    interleaved = [one for messages in zip(*sets, strict=True) for one in messages]
    got = put_together(interleaved[len(interleaved) // 3 :])
    assert got.codes == ["W HEADER_MISSING"] * 9
    assert [one.attachments[0].handed_on for one in got.closed.sets] == ["all"] * 9


def test_one_message_of_a_set_that_is_not_there_fails_nothing(sent, put_together) -> None:
    """Whichever it is."""
    for number, body in sent.data_set().items():
        got = put_together([*sent.whole(2, sent.file()), sent.message(b"\x77" * 16, number, body)])
        assert (got.codes, got.set.is_complete) == (["N ORPHAN_MESSAGE"], True)


def test_a_refused_header_hands_nothing_on(sent, put_together) -> None:
    """Wherever it ends behind the id of its attachment, which is shown."""
    header, *messages = sent.whole(1, sent.data_set())
    for end in range(108, len(header.body), 5):
        got = put_together([replace(header, body=header.body[:end]), *messages])
        assert got.report("LENGTH_PAST_END").severity == "F"
        assert (got.one.handed_on, got.one.content.num_rows, got.one.entry["kind"]) == ("nothing", 3, "data_set")


def test_a_header_cut_before_its_ids_hands_nothing_on(sent, put_together) -> None:
    """Messages that no header lists may be those of its attachment."""
    header, *messages = sent.whole(1, sent.data_set())
    for end in range(0, 108, 9):
        got = put_together([*messages, replace(header, body=header.body[:end])])
        assert got.report("LENGTH_PAST_END").severity == "F"
        assert got.report("HEADER_MISSING").found.endswith("ends before the ids of its attachments: this may be one")
        handed_on = {one.handed_on for each in got.closed.sets for one in each.attachments}
        assert (got.report("HEADER_MISSING").severity, handed_on) == ("F", {"nothing"})
