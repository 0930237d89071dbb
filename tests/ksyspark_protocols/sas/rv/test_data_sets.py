"""Data sets whose messages do not fit together: every entry of the document's list that concerns them."""

from __future__ import annotations

import pytest


@pytest.fixture
def together(made, lst, put_together):
    """Return the function that puts a set together of a header, some messages and the last one."""
    return lambda *messages, **switches: put_together([made.HDR, *messages, lst(len(messages) + 1)], **switches)


def values(made, *rows) -> list:
    """Return the fields of rows of a number and a text."""
    return [
        part
        for number, text in rows
        for part in (made.i32(1), made.f64(number), made.i32(2), made.txt(text))
    ]  # fmt: skip


def ato(made, *parts, stated: int = 2) -> bytes:
    return made.sent("ATO", made.i32(stated), made.i32(3), *parts)


def test_dataset_def_missing(made, together) -> None:
    """Rows are cut by the variables."""
    got = together(made.VAR, made.ATO)
    assert (got.codes, len(got.items), got.one.handed_on) == (["W DATASET_DEF_MISSING"], 2, "all")


def test_var_defs_missing(made, dat, together) -> None:
    got = together(dat(), made.ATO)
    assert (got.codes[0], got.one.handed_on) == ("F VAR_DEFS_MISSING", "nothing")


@pytest.mark.parametrize("stated", [1, 3, 2**31 - 1])
def test_var_count_mismatch(made, dat, together, stated) -> None:
    got = together(dat(variables=stated), made.VAR, made.ATO)
    report = got.report("VAR_COUNT_MISMATCH")
    assert (report.severity, report.expected, report.found) == ("F", f"{stated} variables", "2")
    assert got.one.handed_on == "nothing"


def test_var_count_mismatch_that_the_fields_mend(made, dat, together) -> None:
    """The message tells another number than its fields make; the fields count."""
    got = together(dat(), made.sent("VAR", made.i32(7), made.i32(2), *made.AGE, *made.SEX), made.ATO)
    report = got.report("VAR_COUNT_MISMATCH")
    assert (got.codes, report.number, report.expected, report.found) == (
        ["W VAR_COUNT_MISMATCH"],
        3,
        "7",
        "2",
    )
    assert (len(got.items), got.one.handed_on) == (2, "all")


def test_a_message_that_tells_the_total_and_has_fewer(made, dat, together) -> None:
    """The only message with variables lacks some: no notice, but a mismatch twice."""
    var = made.sent("VAR", made.i32(3), made.i32(2), *made.AGE, *made.SEX)
    got = together(dat(variables=3), var, made.ATO)
    assert (got.codes, got.one.handed_on) == (["W VAR_COUNT_MISMATCH", "F VAR_COUNT_MISMATCH"], "nothing")


def test_variables_in_two_messages_that_tell_the_total(made, dat, together) -> None:
    """A notice: the number may be that of all variables."""
    age, sex = (made.sent("VAR", made.i32(2), made.i32(2), *one) for one in (made.AGE, made.SEX))
    got = together(dat(), age, sex, made.ATO)
    assert (got.codes, len(got.items)) == (["N VAR_COUNT", "N VAR_COUNT"], 2)


def test_var_type_unknown(made, dat, together) -> None:
    """Not 1, so characters."""
    sex = [*made.SEX[:8], made.txt("7"), *made.SEX[9:]]
    got = together(dat(), made.sent("VAR", *made.HEADS, *made.AGE, *sex), made.ATO)
    assert (got.codes, got.report("VAR_TYPE_UNKNOWN").found) == (["W VAR_TYPE_UNKNOWN"], "'7' for SEX")
    assert got.one.handed_on == "all"


def test_vtype_conflict(made, dat, together) -> None:
    """The second row begins with a text; the first row is in the content, none is handed on."""
    parts = [*values(made, (1.0, "F")), made.i32(2), made.txt("1"), made.i32(2), made.txt("M")]
    got = together(dat(), made.VAR, ato(made, *parts))
    report = got.report("VTYPE_CONFLICT")
    assert (report.severity, report.number, report.expected) == ("F", 4, "numeric for AGE")
    assert (report.found, got.one.handed_on, got.one.content.num_rows) == ("character in row 2", "metadata", 2)


def test_a_value_of_another_type_on_the_wire(made, dat, together) -> None:
    bad = ato(made, made.i32(1), made.txt("F"), made.i32(2), made.txt("F"))
    got = together(dat(), made.VAR, made.ATO, bad)
    assert (got.report("VTYPE_CONFLICT").number, got.one.handed_on) == (5, "metadata")


@pytest.mark.parametrize("stated", [1, 3, 2**31 - 1])
def test_obs_count_mismatch(made, dat, together, stated) -> None:
    got = together(dat(rows=stated), made.VAR, made.ATO)
    report = got.report("OBS_COUNT_MISMATCH")
    assert (got.codes, report.expected, report.found) == (["W OBS_COUNT_MISMATCH"], f"{stated} rows", "2")
    assert (len(got.items), got.one.handed_on) == (2, "all")


def test_obs_count_mismatch_with_the_message(made, dat, together) -> None:
    got = together(dat(), made.VAR, ato(made, *values(made, (1.0, "F"), (2.0, "M")), stated=5))
    assert (got.codes, len(got.items)) == (["W OBS_COUNT_MISMATCH"], 2)


def test_obs_partial_row(made, dat, together) -> None:
    """Whole rows only."""
    parts = [*values(made, (1.0, "F"), (2.0, "M")), made.i32(1), made.f64(3.0)]
    got = together(dat(), made.VAR, ato(made, *parts))
    report = got.report("OBS_PARTIAL_ROW")
    assert (got.codes, report.number, report.expected, report.found) == (
        ["W OBS_PARTIAL_ROW"],
        4,
        "2 values",
        "1",
    )
    assert (len(got.items), got.one.handed_on) == (2, "all")


def test_rows_go_on_in_the_next_message(made, dat, together) -> None:
    """Cut in the middle of a row: values of all messages are put together first."""
    parts = values(made, (1.0, "F"), (2.0, "M"))
    got = together(dat(), made.VAR, ato(made, *parts[:2], stated=1), ato(made, *parts[2:], stated=1))
    assert (got.codes, [row[1]["text"] for row in got.items]) == ([], ["F", "M"])


@pytest.mark.parametrize("reading", [1, 2, 3, 4, 5])
def test_all_layouts_of_repeated_observation_fields(made, dat, together, reading) -> None:
    got = together(dat(), made.VAR, made.observations(reading))
    assert (got.codes, len(got.items)) == ([], 2)


def test_record_count_mismatch_of_indexes_and_constraints(made, dat, together) -> None:
    indexes = made.sent("ATI", made.i32(4), made.i32(3), *made.INDEXES[2:])
    constraints = made.sent("ATC", made.i32(5), made.i32(9), *made.PLAIN)
    got = together(dat(), made.VAR, made.ATO, indexes, constraints)
    assert got.codes == ["W RECORD_COUNT_MISMATCH"] * 2
    assert (len(got.one.content.indexes), len(got.one.content.constraints), got.one.handed_on) == (2, 1, "all")


@pytest.mark.parametrize(
    ("kind", "code", "handed_on"),
    [
        ("DAT", "FIELD_COUNT", "nothing"),
        ("VAR", "FIELD_TYPE_UNEXPECTED", "nothing"),
        ("ATO", "FIELD_COUNT", "metadata"),
    ],
)
def test_a_refused_message_breaks_its_section(made, dat, together, kind, code, handed_on) -> None:
    """Rows that are lost leave what describes them usable."""
    bad = {
        "DAT": made.sent("DAT", *made.DEFINITION[:20]),
        "VAR": made.sent("VAR", *made.HEADS, *made.AGE, *made.SEX[1:]),
        "ATO": made.sent("ATO", made.i32(1), made.i32(3), made.i32(1)),
    }
    sound = {"DAT": dat(), "VAR": made.VAR, "ATO": made.ATO}
    got = together(*{**sound, kind: bad[kind]}.values())
    assert f"F {code}" in got.codes
    assert (got.one.handed_on, got.one.is_complete) == (handed_on, False)


def test_a_data_set_without_rows(made, dat, together) -> None:
    got = together(dat(rows=0), made.VAR)
    assert (got.codes, got.items, got.one.handed_on) == ([], [], "all")


def test_passwords_are_hidden(dat, made, together) -> None:
    assert together(dat(), made.VAR, made.ATO).one.content.definition["read_password"]["value"] == b"***"
