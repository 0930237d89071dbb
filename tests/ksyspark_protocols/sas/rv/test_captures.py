"""Captures of other sizes than the samples: wide, empty, long, begun too late."""

from __future__ import annotations

from ksyspark_protocols.sas.rv.messages import RendezvousMessage


def definition(made, rows: int, variables: int, row_bytes: int) -> bytes:
    parts = [*made.DEFINITION]
    parts[6:9] = made.i32(rows), made.i32(variables), made.i32(row_bytes)
    return made.sent("DAT", *parts)


def test_2000_variables(made, lst, put_together) -> None:
    variables = [made.variable(f"V{number:04}", "1", 8, "", ("BEST", 12, 0)) for number in range(2000)]
    messages = [made.HDR, definition(made, 2, 2000, 16_000)]
    for at in range(0, 2000, 100):
        fields = (part for one in variables[at : at + 100] for part in one)
        messages.append(made.sent("VAR", made.i32(100), made.i32(2), *fields))
    messages.append(made.sent("ATO", made.i32(2), made.i32(3), *(made.i32(1), made.f64(1.5)) * 4000))
    got = put_together([*messages, lst(len(messages))])
    assert (got.codes, len(got.one.content.variables), got.one.content.num_rows) == ([], 2000, 2)


def test_no_rows(made, lst, put_together) -> None:
    got = put_together([made.HDR, definition(made, 0, 2, 9), made.VAR, lst(3)])
    assert (got.codes, got.one.content.num_rows, got.one.handed_on) == ([], 0, "all")


def test_a_text_file_of_megabytes(made, lst, put_together) -> None:
    """Messages of one record longer than the usual, and of very many that are empty."""
    records = [[b"x" * 500_000], [b""], [b"y" * 10]] * 20 + [[b""] * 700, [b"z" * 50] * 700] * 10
    size = sum(len(one) + 1 for group in records for one in group)
    messages = [made.header(1, made.entry(2, "FILENAME", "a.txt", "", 0, 1))]
    messages.append(made.sent("FDC", made.i32(500_000), made.i32(size)))
    for group in records:
        parts = (part for one in group for part in (made.i32(len(one)), (8, one + b"\0")))
        messages.append(made.sent("ATX", made.i32(len(group)), *parts))
    got = put_together([*messages, lst(len(messages))])
    assert (got.codes, got.one.handed_on) == ([], "all")
    assert got.items == [one for group in records for one in group]


def test_captures_that_begin_too_late(made, lst, put_together) -> None:
    """Each sender's first third is missing."""
    rest = [made.VAR, made.ATO, lst(4)]
    got = put_together([RendezvousMessage(one, "s", str(number)) for number in range(20) for one in rest])
    assert len(got.closed.sets) == 20
    assert sorted(set(got.codes)) == ["W DATASET_DEF_MISSING", "W HEADER_MISSING", "W LST_COUNT_MISMATCH"]
