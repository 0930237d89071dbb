"""Data sets whose messages do not fit together: every entry of the document's list that concerns them."""

from __future__ import annotations

import pytest


def bodies_of(sent, *, variables: bytes | None = None, rows: bytes | None = None, **stated: int) -> dict[int, bytes]:
    """Return definition, variables and rows; the latter two as given."""
    bodies = sent.data_set(**stated)
    if variables is not None:
        bodies[2] = sent.by.int(2) + variables
    if rows is not None:
        bodies[3] = sent.by.int(3) + rows
    return bodies


def test_type_order(sent, put_together) -> None:
    """Contents are put together by type all the same."""
    one, two, three = sent.data_set().values()
    got = put_together(sent.whole(1, {1: one, 2: three, 3: two}))
    report = got.report("TYPE_ORDER")
    assert (got.codes, report.number, report.found) == (["W TYPE_ORDER"], 3, "variables")
    assert (got.items, got.one.handed_on) == (sent.rows, "all")


def test_type_id_unknown_as_number_1(sent, put_together) -> None:
    """The definition is lost with it; rows are cut by the variables alone."""
    got = put_together(sent.whole(1, {**sent.data_set(), 1: bytes.fromhex("09000000 4142")}))
    report = got.report("TYPE_ID_UNKNOWN")
    assert (report.severity, report.number, report.offset, report.found) == ("F", 1, 0, "9")
    assert (got.codes, got.one.handed_on) == (["F TYPE_ID_UNKNOWN", "W DATASET_DEF_MISSING"], "all")
    assert got.items == sent.rows


def test_type_id_unknown_without_a_definition(sent, put_together) -> None:
    """What is lost may be variables."""
    _, two, three = sent.data_set().values()
    unknown = bytes.fromhex("09000000 4142")
    for bodies in ({1: two, 2: unknown, 3: three}, {1: unknown, 2: three}, {1: unknown, 2: two, 3: unknown, 4: three}):
        got = put_together(sent.whole(1, bodies))
        assert got.one.handed_on == "nothing"


@pytest.mark.parametrize("first", ["0900", "09000000", "09000000 01000000", "00000009 6a756e6b 6a756e6b"])
@pytest.mark.parametrize("how", [{}, {"order": ">"}])
def test_a_first_message_of_unknown_type_without_header(sent_by, put_together, first, how) -> None:
    """The others are a data set all the same; three records that look like typed messages are none."""
    sent = sent_by(**how)
    bodies = {1: bytes.fromhex(first), **{number + 1: body for number, body in sent.data_set().items()}}
    got = put_together(sent.numbered(bodies))
    assert (got.one.kind, got.one.handed_on, len(got.items)) == ("data_set", "all", 3)
    assert got.report("TYPE_ID_UNKNOWN").number == 1
    records = sent.numbered(sent.file(b"aa", b"bbb", lrecl=80, size=7))
    assert put_together(records).one.kind == "file"


def test_type_id_unknown_leaves_the_others_usable(sent, put_together) -> None:
    got = put_together(sent.whole(1, {**sent.data_set(), 4: bytes.fromhex("06000000 4142")}))
    assert (got.codes, got.one.handed_on, got.items) == (["F TYPE_ID_UNKNOWN"], "all", sent.rows)


def test_a_message_shorter_than_its_type(sent, put_together) -> None:
    got = put_together(sent.whole(1, {**sent.data_set(), 4: b"\3\0"}))
    report = got.report("TYPE_ID_UNKNOWN")
    assert (report.number, report.expected, report.found) == (4, "1 to 5", "2 bytes in all")
    assert (got.one.handed_on, got.items) == ("all", sent.rows)


def test_dataset_def_missing(sent, put_together) -> None:
    """Rows are cut by the variables alone."""
    _, two, three = sent.data_set().values()
    got = put_together(sent.whole(1, {1: two, 2: three}))
    assert (got.codes, got.items, got.one.handed_on) == (["W DATASET_DEF_MISSING"], sent.rows, "all")


def test_var_defs_missing(sent, put_together) -> None:
    one, _, three = sent.data_set().values()
    got = put_together(sent.whole(1, {1: one, 2: three}))
    assert "F VAR_DEFS_MISSING" in got.codes
    assert got.one.handed_on == "nothing"


@pytest.mark.parametrize("stated", [2, 4, 2**31 - 1, -1])
def test_var_count_mismatch(sent, put_together, stated) -> None:
    got = put_together(sent.whole(1, sent.data_set(variables=stated)))
    report = got.report("VAR_COUNT_MISMATCH")
    assert (got.codes, report.expected, report.found) == (["F VAR_COUNT_MISMATCH"], f"{stated} variables", "3")
    assert got.one.handed_on == "nothing"


@pytest.mark.parametrize("stated", [2, 4, 2**31 - 1])
def test_obs_count_mismatch(sent, put_together, stated) -> None:
    got = put_together(sent.whole(1, sent.data_set(rows=stated)))
    report = got.report("OBS_COUNT_MISMATCH")
    assert (got.codes, report.expected) == (["W OBS_COUNT_MISMATCH"], f"{stated} rows of 17 bytes")
    assert (got.items, got.one.handed_on) == (sent.rows, "all")


def test_a_number_of_rows_that_is_not_known(sent, put_together) -> None:
    got = put_together(sent.whole(1, sent.data_set(rows=-1)))
    assert (got.codes, got.items) == ([], sent.rows)


def test_obs_length_mismatch(sent, put_together) -> None:
    """The variables' lengths fit the bytes, the definition's does not."""
    got = put_together(sent.whole(1, sent.data_set(row_bytes=16)))
    report = got.report("OBS_LENGTH_MISMATCH")
    assert (got.codes, report.expected, got.items) == (["W OBS_LENGTH_MISMATCH"], "16 bytes", sent.rows)


def test_obs_partial_row(sent, put_together) -> None:
    """Whole rows only; the message and byte are where the rest begins."""
    got = put_together(sent.whole(1, bodies_of(sent, rows=b"".join(sent.rows)[:40])))
    report = got.report("OBS_PARTIAL_ROW")
    assert got.codes == ["W OBS_COUNT_MISMATCH", "W OBS_PARTIAL_ROW"]
    assert (report.number, report.offset, report.expected, report.found) == (3, 4 + 34, "17 bytes", "6")
    assert (got.items, got.one.handed_on) == (sent.rows[:2], "all")


def test_rows_and_definitions_go_on_in_the_next_message(sent, put_together) -> None:
    """Cut anywhere, in the middle of a variable and of a row."""
    one, two, three = sent.data_set().values()
    fragments = [one, two[:70], sent.by.int(2) + two[70:], three[:30], sent.by.int(3) + three[30:]]
    got = put_together(sent.whole(1, dict(enumerate(fragments, 1))))
    assert (got.codes, got.items, len(got.one.content.variables)) == ([], sent.rows, 3)


def test_bare_continuations(sent, put_together) -> None:
    one, two, three = sent.data_set().values()
    cut = two.index(b"ORN")
    fragments = [one, two[:cut], two[cut:], three[:30], three[30:]]
    got = put_together(sent.whole(1, dict(enumerate(fragments, 1))), continuation="bare")
    assert (got.codes, got.items) == ([], sent.rows)
    first = put_together(sent.whole(1, {1: b"\0\0\0?", **{number + 1: one for number, one in sent.data_set().items()}}),
                         continuation="bare")  # fmt: skip
    assert (first.codes, first.one.handed_on) == (["F TYPE_ID_UNKNOWN"], "all")


SHORT = 3


@pytest.mark.parametrize(
    ("row", "stated", "switches", "codes"),
    [
        (b"abcF", 4, {}, []),
        (b"\0\0\0\0\0abcF", 9, {}, []),
        (b"abcF....", 8, {}, []),
        (b"abcF", 1, {}, ["W OBS_LENGTH_MISMATCH"]),
        (b"\0\0\0\0\0abcF", 1, {}, ["W OBS_LENGTH_MISMATCH"]),
        (b"\0\0\0\0\0abcF", 1, {"short_numeric": "always_8"}, ["W OBS_LENGTH_MISMATCH"]),
    ],
    ids=["short", "always 8", "filler", "short, other length", "always 8, other length", "always 8 by switch"],
)
def test_the_length_of_rows_by_arithmetic(sent, put_together, row, stated, switches, codes) -> None:
    """A number of 3 bytes and a character: rows of 4 bytes, of 9 where numbers have 8, or with filler bytes behind."""
    number, text = (sent.module.Variable("N", 1, SHORT), sent.module.Variable("C", 2, 1))
    variables = sent.by.variable(number) + sent.by.variable(text)
    bodies = {
        1: sent.by.int(1) + sent.by.definition(rows=3, variables=2, row_bytes=stated),
        2: sent.by.int(2) + variables,
        3: sent.by.int(3) + row * 3,
    }
    got = put_together(sent.whole(1, bodies), **switches)
    assert (got.codes, got.items) == (codes, [row] * 3)


def test_numbers_always_of_8_bytes_without_another_statement(sent, put_together) -> None:
    variables = sent.by.int(2) + sent.by.variable(sent.module.Variable("N", 1, SHORT))
    messages = sent.whole(1, {1: variables, 2: sent.by.int(3) + bytes(24)})
    assert len(put_together(messages).items) == 8
    assert len(put_together(messages, short_numeric="always_8").items) == 3


def test_a_data_set_without_rows(sent, put_together) -> None:
    bodies = sent.data_set(rows=0)
    del bodies[3]
    got = put_together(sent.whole(1, bodies))
    assert (got.codes, got.items, got.one.content.num_rows) == ([], [], 0)


def test_a_data_set_without_variables(sent, put_together) -> None:
    got = put_together(sent.whole(1, {1: sent.data_set(rows=0, variables=0, row_bytes=0)[1]}))
    assert (got.codes, got.one.handed_on) == ([], "all")


def test_a_name_past_the_end(sent, put_together) -> None:
    """Number and offset are those of the message, not of the joined content."""
    got = put_together(sent.whole(1, bodies_of(sent, variables=bytes.fromhex("88130000 41"), rows=b"")))
    report = got.report("LENGTH_PAST_END")
    assert (report.number, report.offset, report.expected, report.found) == (
        2,
        4,
        "5000 bytes",
        "1 byte left",
    )
    assert got.one.handed_on == "nothing"


def test_a_name_past_the_end_in_the_second_message(sent, put_together) -> None:
    one, two, three = sent.data_set().values()
    bodies = {1: one, 2: two, 3: sent.by.int(2) + b"\x32\0\0\0AB", 4: three}
    report = put_together(sent.whole(1, bodies)).report("LENGTH_PAST_END")
    assert (report.number, report.offset, report.expected, report.found) == (
        3,
        4,
        "50 bytes",
        "2 bytes left",
    )


def test_a_negative_length(sent, put_together) -> None:
    got = put_together(sent.whole(1, bodies_of(sent, variables=bytes.fromhex("fdffffff"), rows=b"")))
    report = got.report("LENGTH_NEGATIVE")
    assert (report.severity, report.number, report.offset, report.found) == ("F", 2, 4, "-3")


@pytest.mark.parametrize("where", ["row", "variable"])
def test_other_negative_lengths(sent, put_together, where) -> None:
    variable = sent.by.variable(sent.module.Variable("C", 2, -1))
    bodies = sent.data_set(row_bytes=-1) if where == "row" else bodies_of(sent, variables=variable)
    got = put_together(sent.whole(1, bodies))
    assert got.report("LENGTH_NEGATIVE").found == "-1"
    assert got.one.handed_on == "nothing"


def test_string_not_terminated(sent, put_together) -> None:
    """The counted bytes are used."""
    bodies = sent.data_set()
    bodies[1] = bodies[1].replace(b"\3\0\0\0NO\0N", b"\3\0\0\0NOON")
    got = put_together(sent.whole(1, bodies))
    report = got.report("STRING_NOT_TERMINATED")
    assert (got.codes, report.number, report.offset) == (
        ["W STRING_NOT_TERMINATED"],
        1,
        bodies[1].index(b"NOON"),
    )
    assert (got.one.content.definition["compress"], got.one.handed_on) == ("NOO", "all")


def test_string_not_terminated_where_no_header_tells_the_reading(sent, put_together) -> None:
    """Lengths without the NUL are tried first, and do not fit either."""
    bodies = sent.data_set()
    bodies[1] = bodies[1].replace(b"\3\0\0\0NO\0N", b"\3\0\0\0NOON")
    got = put_together(sent.numbered(bodies))
    assert got.codes == ["W HEADER_MISSING", "W READING_UNDECIDED", "W STRING_NOT_TERMINATED"]
    assert (got.set.conventions["string_length"], got.items) == ("includes_nul", sent.rows)


def test_a_string_not_terminated_of_a_variable(sent, put_together) -> None:
    bodies = sent.data_set()
    bodies[2] = bodies[2].replace(b"Age\0", b"Ages")
    got = put_together(sent.whole(1, bodies))
    report = got.report("STRING_NOT_TERMINATED")
    assert (report.number, report.offset, report.found) == (
        2,
        bodies[2].index(b"Ages"),
        "variables[0].label without it",
    )
    assert got.one.content.variables[0]["label"] == "Ages"


def test_a_string_not_terminated_in_long_definitions(sent, put_together) -> None:
    """Where there are many, the place of the string is not looked for."""
    bodies = sent.data_set(variables=603)
    bodies[2] = bodies[2].replace(b"Age\0", b"Ages") + sent.by.variables() * 200
    got = put_together(sent.whole(1, bodies))
    report = got.report("STRING_NOT_TERMINATED")
    assert (report.number, report.offset, report.found) == (2, 4, "a string without it")


def test_bytes_behind_a_definition(sent, put_together) -> None:
    bodies = sent.data_set()
    length = len(bodies[1])
    bodies[1] += b"12345"
    got = put_together(sent.whole(1, bodies))
    assert (got.codes, got.report("TRAILING_BYTES").offset, got.one.handed_on) == (
        ["W TRAILING_BYTES"],
        length,
        "all",
    )


def test_four_bytes_behind_a_definition_are_the_limit_of_generations(sent, put_together) -> None:
    bodies = sent.data_set()
    bodies[1] += sent.by.int(7)
    got = put_together(sent.whole(1, bodies))
    assert (got.codes, got.one.content.definition["generations_limit"]) == ([], 7)


def test_indexes_that_cannot_be_read_are_kept_and_reported(sent, put_together) -> None:
    bodies = {**sent.data_set(), 4: sent.by.int(4) + b"?", 5: sent.by.int(5) + b"whatever"}
    got = put_together(sent.whole(1, bodies))
    assert (got.codes, got.report("LENGTH_PAST_END").number) == (["W LENGTH_PAST_END"], 4)
    assert (got.one.handed_on, got.items, got.one.content.indexes) == ("all", sent.rows, ())
    assert got.one.content.raw == {"indexes": b"?", "constraints": b"whatever"}


@pytest.mark.parametrize("nul_counted", [True, False])
@pytest.mark.parametrize("names_counted", [True, False])
def test_indexes_where_the_sum_of_lengths_counts_nuls_or_not(sent_by, put_together, nul_counted, names_counted) -> None:
    """The number of names tells which it is."""
    sent = sent_by(nul_counted=nul_counted)
    indexes = b""
    for names in (("ABC", "D"), ("AGE",)):
        keys = b"".join(one.encode() + b"\0" for one in names)
        total = len(keys) if names_counted else len(keys) - len(names)
        numbers = sent.by.long(1) + sent.by.long(len(names)) + sent.by.long(total)
        indexes += sent.by.long(5) + sent.by.text("IX") + numbers + keys
    got = put_together(sent.whole(1, {**sent.data_set(), 4: sent.by.int(4) + indexes}))
    assert (got.codes, [one["names"] for one in got.one.content.indexes]) == ([], [["ABC", "D"], ["AGE"]])


def test_indexes_with_another_number_of_names(sent, put_together) -> None:
    index = sent.by.index("IX", ("AGE",))
    wrong = index.replace(sent.by.long(1) + sent.by.long(4), sent.by.long(2) + sent.by.long(4))
    got = put_together(sent.whole(1, {**sent.data_set(), 4: sent.by.int(4) + wrong}))
    report = got.report("LENGTH_DISAGREES")
    assert (got.codes, report.number, report.expected, report.found) == (
        ["W LENGTH_DISAGREES"],
        4,
        "2 names of IX",
        "1",
    )
    assert got.one.handed_on == "all"


def test_passwords_are_hidden(sent, put_together) -> None:
    got = put_together(sent.whole(1, sent.data_set()))
    assert got.one.content.definition["read_password"] == b"***"


def test_a_data_set_of_which_nothing_is_there(sent, put_together) -> None:
    got = put_together(sent.whole(1, {}))
    assert (got.codes, got.one.handed_on, got.one.usable) == (["W DATASET_DEF_MISSING"], "nothing", None)


def test_definitions_that_are_longer_than_any(sent, put_together) -> None:
    """Megabytes of names would become many times as much."""
    long = sent.by.int(2) + bytes(17 << 20)
    got = put_together(sent.whole(1, {**sent.data_set(), 2: long}))
    assert got.codes[:2] == ["N MESSAGE_OVER_32K", "F MESSAGE_REFUSED"]
    assert (got.report("MESSAGE_REFUSED").found[:8], got.one.handed_on) == ("17825792", "nothing")


def test_a_length_of_rows_that_is_too_short_is_never_taken(sent, put_together) -> None:
    """Three rows of 2 bytes would fit, but the variables have 17."""
    bodies = bodies_of(sent, rows=bytes(6), row_bytes=2)
    got = put_together(sent.whole(1, bodies))
    assert got.codes == ["W OBS_LENGTH_MISMATCH", "W OBS_COUNT_MISMATCH", "W OBS_PARTIAL_ROW"]
    assert (got.report("OBS_PARTIAL_ROW").found, got.items) == ("6", [])


def test_a_wide_name_past_the_end(sent_by, put_together) -> None:
    sent = sent_by(long_bytes=8)
    report = put_together(sent.whole(1, bodies_of(sent, variables=sent.by.long(5000) + b"A"))).report("LENGTH_PAST_END")
    assert (report.number, report.offset, report.expected, report.found) == (
        2,
        4,
        "5000 bytes",
        "1 byte left",
    )
