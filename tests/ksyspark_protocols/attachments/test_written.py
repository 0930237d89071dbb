"""What stands in the folder: tables with the sender's definitions, files byte for byte, and what is said of them."""

from __future__ import annotations

import json
import re
import struct
import sys
from base64 import b64encode
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pyreadstat
import pytest

from ksyspark.errors import OptionError, SourceError
from ksyspark_protocols.attachments.capture import AttachmentOptions
from ksyspark_protocols.attachments.contents import ContentOptions
from ksyspark_protocols.attachments.write import write_attachments

LinesOf = Callable[..., list[str]]
ROW = bytes.fromhex("0000000000003e40 00000000004ccd40 46")


def data_set(by: Any, variables: list[Any], rows: bytes, num_rows: int) -> list[bytes]:
    row_bytes = sum(one.value_bytes for one in variables)
    definition = by.definition(rows=num_rows, variables=len(variables), row_bytes=row_bytes)
    described = b"".join(map(by.variable, variables))
    bodies = [by.int(1) + definition]
    bodies += [by.int(2) + described[at : at + 30_000] for at in range(0, len(described), 30_000)]
    return bodies + ([by.int(3) + rows] if rows else [])


def file(by: Any, records: list[bytes], size: int) -> list[bytes]:
    data = by.records(*records)
    return [by.int(80) + by.int(size), *(data[at : at + 30_000] for at in range(0, len(data), 30_000))]


def test_columns_carry_the_definition(sender: Any, lines_of: LinesOf, written: Any) -> None:
    variables = [sender.AGE, sender.BORN, sender.SEX]
    (row,), out = written(
        lines_of(sender.Sender(), 1, ("LIB", "ONE", "words"), data_set(sender.Sender(), variables, ROW, 1))
    )
    assert (row["path"], row["description"], row["major_version"], row["minor_version"]) == (
        "data_sets/LIB.ONE", "words", 1, 2,
    )  # fmt: skip
    schema = pq.read_schema(next((out / "data_sets" / "LIB.ONE").iterdir()))
    assert [str(field.type) for field in schema] == ["double", "date32[day]", "string"]
    assert schema.field("AGE").metadata[b"label"] == b"Age"
    assert schema.field("BORN").metadata[b"format"] == b"DATE"
    definition = json.loads(schema.metadata[b"ksyspark.definition"])
    assert (definition["sort_key"], definition["collating_sequence"]) == (["AGE"], "ASCII")
    assert json.loads(definition["definition"])["read_password"] == "***"
    (described,) = pq.read_table(out / "definitions").to_pylist()
    assert [one["name"] for one in described["variables"]] == ["AGE", "BORN", "SEX"]


def test_two_thousand_variables_and_no_rows(sender: Any, lines_of: LinesOf, written: Any) -> None:
    kinds = cycle([(1, 8, "DATETIME"), (1, 3, ""), (2, 4, "$")])
    variables = [sender.Variable(f"V{number}", *next(kinds), label="l" * 40) for number in range(2000)]
    (row,), out = written(
        lines_of(sender.Sender(), 1, ("LIB", "WIDE", ""), data_set(sender.Sender(), variables, b"", 0))
    )
    assert (row["status"], row["rows"]) == ("complete", 0)
    table = pq.read_table(out / "data_sets" / "LIB.WIDE")
    assert (table.num_columns, table.num_rows) == (2000, 0)
    assert table.schema.field("V0").type == pa.timestamp("us")


def test_names_of_columns_that_are_alike(sender: Any, lines_of: LinesOf, written: Any) -> None:
    variables = [sender.Variable(name, 1, 8) for name in ("X", "x", "", "X")]
    _, out = written(lines_of(sender.Sender(), 1, ("A", "B", ""), data_set(sender.Sender(), variables, ROW[:8] * 4, 1)))
    assert pq.read_table(out / "data_sets" / "A.B").column_names == ["X", "x_2", "VAR3", "X_4"]


def test_two_senders_on_one_queue(sender: Any, lines_of: LinesOf, written: Any) -> None:
    """A mainframe in EBCDIC with the other byte order, and Windows; what both call the same gets two names."""
    host = sender.Sender(order=">", charset="cp037", encoding=785, ccsid=37)
    windows = sender.Sender()
    name = sender.Variable("NAME", 2, 4)
    lines = [
        *lines_of(host, 1, ("LIB", "SAME", ""), data_set(host, [name], "Zoë ".encode("cp037"), 1)),
        *lines_of(windows, 1, ("lib", "same", ""), data_set(windows, [name], b"Ann ", 1), 4),
    ]
    rows, out = written([line for pair in zip(lines[::2], lines[1::2], strict=True) for line in reversed(pair)])
    assert [(row["path"], row["status"]) for row in rows] == [
        ("data_sets/LIB.SAME", "complete"),
        ("data_sets/lib.same-2", "complete"),
    ]
    assert [pq.read_table(out / row["path"])["NAME"].to_pylist() for row in rows] == [["Zoë"], ["Ann"]]


@pytest.mark.parametrize(
    ("seconds", "times", "kind", "texts"),
    [
        ((3600.5, 86399), "time", "time64[us]", ["01:00:00.500000", "23:59:59"]),
        ((3600.5, 86400), "time", "duration[us]", ["01:00:00.500000", "24:00:00"]),
        ((-1, 0), "time", "duration[us]", ["-00:00:01", "00:00:00"]),
        ((3600.5, 86399), "interval", "duration[us]", ["01:00:00.500000", "23:59:59"]),
        ((3600.5, 86400), "seconds", "double", ["3600.5", "86400"]),
        ((3600.5, 86400), "text", "string", ["01:00:00.500000", "24:00:00"]),
    ],
)
def test_times(
    sender: Any, lines_of: LinesOf, written: Any, seconds: tuple[float, ...], times: str, kind: str, texts: list[str]
) -> None:
    """Times of day where all are; else the column says its unit. A time out of 25 hours (TOD) is one of the day."""
    rows = b"".join(struct.pack("<2d", one, one + 90000) for one in seconds)
    variables = [sender.Variable("T", 1, 8, "TIME"), sender.Variable("D", 1, 8, "TOD")]
    _, out = written(
        lines_of(sender.Sender(), 1, ("A", "B", ""), data_set(sender.Sender(), variables, rows, 2)),
        times=times, csv=True,
    )  # fmt: skip
    schema = pq.read_schema(next((out / "data_sets" / "A.B").iterdir()))
    unit = {"duration[us]": b"microseconds", "double": b"seconds"}.get(kind)
    assert (str(schema.field("T").type), schema.field("T").metadata.get(b"unit")) == (kind, unit)
    assert str(schema.field("D").type) == ("time64[us]" if times == "time" else kind)
    csv = next((out / "csv" / "A.B").iterdir()).read_text().splitlines()[1:]
    assert [line.partition(",")[0].strip('"') for line in csv] == texts


@pytest.mark.parametrize(("line_end", "octets"), [("lf", b"\n"), ("crlf", b"\r\n"), ("none", b"")])
def test_text_files(sender: Any, lines_of: LinesOf, written: Any, line_end: str, octets: bytes) -> None:
    """Long records that go through several messages, and very many empty ones."""
    records = [b"\xff" * 100_000, *[b""] * 20_000, b"end"]
    size = sum(map(len, records)) + len(records)
    (row,), out = written(
        lines_of(sender.Sender(), 2, ("FILENAME", "t", ""), file(sender.Sender(), records, size)), lineEnd=line_end
    )
    assert (out / "files" / "t").read_bytes() == b"".join(one + octets for one in records)
    assert (row["records"], row["bytes"]) == (len(records), (out / "files" / "t").stat().st_size)


def test_binary_files_and_unsafe_names(sender: Any, lines_of: LinesOf, written: Any) -> None:
    by = sender.Sender()
    lines = [
        *lines_of(by, 3, ("FILENAME", "../../../etc/passwd", ""), file(by, [b"\0\n" * 40, b"\r\n"], 82)),
        *lines_of(by, 3, ("FILENAME", "C:\\tmp\\PASSWD", ""), file(by, [b"2"], 1), 4),
    ]
    rows, out = written(lines)
    assert [row["path"] for row in rows] == ["files/passwd", "files/PASSWD-2"]
    assert (out / "files" / "passwd").read_bytes() == b"\0\n" * 40 + b"\r\n"


def test_a_capture_without_its_first_third(written: Any, samples: Path) -> None:
    lines = (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines(keepends=True)
    rows, _ = written(lines[4:])
    assert [(row["kind"], row["status"], row["path"]) for row in rows] == [
        ("data_set", "complete", "data_sets/data_set-44444444"),
    ]
    assert {row["set_status"] for row in rows} == {"incomplete"}
    codes = {one["code"] for row in rows for one in row["set_diagnostics"]}
    assert "HEADER_MISSING" in codes


def test_diagnostics_tell_where_the_message_is(written: Any, samples: Path, tmp_path: Path) -> None:
    lines = (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines(keepends=True)
    rows, _ = written([*lines, lines[3]])
    (found,) = rows[0]["diagnostics"]
    assert (found["code"], found["path"], found["index"]) == ("SEQ_DUPLICATE_SAME", f"{tmp_path}/in.jsonl", 3)


@pytest.mark.parametrize(("lost", "status"), [((3,), "incomplete"), ((), "damaged"), ((7,), "damaged")])
def test_what_a_missing_number_explains(
    sender: Any, lines_of: LinesOf, written: Any, lost: tuple[int, ...], status: str
) -> None:
    """Definitions of variables that go on in a message which is missing; or that end early, whatever is missing."""
    by = sender.Sender()
    bodies = data_set(by, [sender.AGE, sender.BORN, sender.SEX], ROW, 1)
    bodies = [bodies[0], bodies[1][:60], by.int(2) + bodies[1][60:90], by.int(2) + bodies[1][90:], bodies[2], bodies[2]]
    cut = bodies if lost == (3,) else [*bodies[:3], bodies[3][:20], *bodies[4:]]
    lines = lines_of(by, 1, ("LIB", "ONE", ""), [*cut, bodies[2]])
    # In front of the first numbered message are a header and the application's.
    (row,), _ = written([line for at, line in enumerate(lines) if at - 1 not in lost])
    assert (row["status"], row["missing"]) == (status, [{"first": one, "last": one} for one in lost])


@pytest.mark.parametrize(("kept", "rows", "code"), [(5, 2, "OBS_PARTIAL_ROW"), (0, 2, "OBS_COUNT_MISMATCH")])
@pytest.mark.parametrize("has_count", [True, False])
def test_fewer_bytes_than_the_definition_states(
    sender: Any, lines_of: LinesOf, written: Any, kept: int, rows: int, code: str, has_count: bool
) -> None:
    """Rows behind a cut are wrong: damaged, unless it is not known whether all messages are there."""
    by = sender.Sender()
    bodies = data_set(by, [sender.AGE, sender.BORN, sender.SEX], ROW, 3)
    lines = lines_of(by, 1, ("LIB", "ONE", ""), [*bodies[:2], by.int(3) + ROW[:kept], by.int(3) + ROW * 2])
    (row,), out = written(lines if has_count else lines[:-1])
    codes = {one["code"] for one in row["diagnostics"]}
    assert (row["status"], code in codes) == ("damaged" if has_count else "incomplete", True)
    if has_count:
        assert (row["handed_on"], row["rows"]) == ("all", rows)
        assert pq.read_table(out / row["path"]).num_rows == rows


def test_a_message_that_ends_within_a_row(sender: Any, lines_of: LinesOf, written: Any) -> None:
    by = sender.Sender()
    bodies = data_set(by, [sender.AGE, sender.BORN, sender.SEX], ROW, 2)
    (row,), _ = written(
        lines_of(by, 1, ("LIB", "ONE", ""), [*bodies[:2], by.int(3) + ROW[:5], by.int(3) + ROW[5:] + ROW])
    )
    assert (row["status"], row["rows"], row["diagnostics"]) == ("complete", 2, [])


def test_constraints_and_what_both_transports_say_alike(samples: Path, tmp_path: Path, written: Any) -> None:
    write_attachments(str(samples / "sas_tibrv" / "data_set.stream"), str(tmp_path / "rv"))
    (row,) = pq.read_table(tmp_path / "rv" / "definitions").to_pylist()
    check, unique, foreign = row["constraints"]
    assert (check["kind"], check["name"], check["expression"]) == ("check", "old_enough", [b"\1\2\3", b"\4"])
    assert (unique["kind"], unique["type"], unique["variables"]) == ("plain", 3, ["AGE", "SEX"])
    assert (foreign["library"], foreign["member"], foreign["primary_key"]) == ("SASUSER", "SEXES", "sex_key")
    assert (foreign["on_delete"], foreign["on_update"], foreign["attributes"]) == (1, 2, 0)
    _, out = written((samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines(keepends=True))
    (other,) = pq.read_table(out / "definitions").to_pylist()
    names = ("version", "compress", "reuse", "encrypt", "sort_flags")
    assert [[one[name] for name in names] for one in (row, other)] == [[0, "NO", "R", "NO", 0], [0, "NO", "N", "NO", 0]]


def test_messages_of_applications(sender: Any, lines_of: LinesOf, written: Any) -> None:
    """Text in EBCDIC with the character set of its header, and bytes that are no text."""
    by = sender.Sender(order=">", charset="cp037", encoding=785, ccsid=37)
    lines = lines_of(by, 3, ("FILENAME", "a", ""), file(by, [b"1"], 1))
    lines += lines_of(by, 3, ("FILENAME", "b", ""), file(by, [b"2"], 1), 4)
    for at, (body, ccsid, name) in {1: ("Zoë 1", 0, "MQSTR"), 6: ("\0\1", 37, None)}.items():
        told = {**json.loads(lines[at]), "ccsid": ccsid, "format": name}
        lines[at] = json.dumps({**told, "body": b64encode(body.encode("cp037")).decode()}) + "\n"
    _, out = written(lines)
    rows = pq.read_table(out / "messages").to_pylist()
    names = ("set", "message_id", "original_message_type", "encoding", "ccsid", "format", "bytes", "text", "index")
    assert [tuple(row[name] for name in names) for row in rows] == [
        ("11" * 16 + "00" * 8, "22" * 16 + "00" * 8, 8, 785, 37, "MQSTR", 5, "Zoë 1", 1),
        ("15" * 16 + "00" * 8, "26" * 16 + "00" * 8, 8, 785, 37, None, 2, None, 6),
    ]
    assert [row["data"] for row in rows] == ["Zoë 1".encode("cp037"), b"\0\1"]


def test_the_example_of_the_page(samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    page = (Path(__file__).parents[3] / "pipeline" / "docs" / "attachments.md").read_text()
    (example,) = (one for one in re.findall("```python\n(.*?)```", page, re.DOTALL) if "out/messages" in one)
    (tmp_path / "queue.jsonl").write_bytes((samples / "sas_mq_message" / "queue.jsonl").read_bytes())
    monkeypatch.chdir(tmp_path)
    exec(example, {})
    assert capsys.readouterr().out == f"{'22' * 16 + '00' * 8} 39 This is the actual application message.\n"


def test_values_of_a_map(samples: Path, tmp_path: Path) -> None:
    write_attachments(str(samples / "sas_tibrv" / "data_set.stream"), str(tmp_path / "out"))
    (row,) = pq.read_table(tmp_path / "out" / "messages").to_pylist()
    assert [tuple(value.values()) for value in row["values"]] == [
        ("short", 100, None, None),
        ("long", 9999, None, None),
        ("double", None, 9999.1234, None),
        ("char", None, None, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    ]
    assert (row["text"], row["index"], row["bytes"]) == (None, 1, len(row["data"]))


def test_transport_files(sender: Any, lines_of: LinesOf, written: Any) -> None:
    """Back to SAS with values, labels and formats; of missing values all kinds are one."""
    by = sender.Sender()
    at, around = (sender.Variable(name, 1, 8, format=name, width=20) for name in ("DATETIME", "TIME"))
    variables = [sender.AGE, sender.BORN, at, around, sender.SEX]
    missing = bytes.fromhex("0000000000fdffff")
    rows = struct.pack("<4d", 30, 15000, 1.5e9 + 0.25, 3661.5) + b"F" + missing * 4 + b" "
    _, out = written(
        lines_of(by, 1, ("WORK", "PEOPLE", ""), data_set(by, variables, rows, 2)), xpt=True, keepMissing=True
    )
    path = str(out / "xpt" / "WORK.PEOPLE.xpt")
    frame, described = pyreadstat.read_xport(path, disable_datetime_conversion=True)
    assert list(frame.columns) == ["AGE", "BORN", "DATETIME", "TIME", "SEX"]
    assert frame.iloc[0].tolist() == [30.0, 15000.0, 1.5e9 + 0.25, 3661.5, "F"]
    assert frame.iloc[1].isna().tolist() == [True, True, True, True, False]
    assert described.table_name == "PEOPLE"
    assert described.column_names_to_labels["AGE"] == "Age"
    formats = {"AGE": None, "BORN": "DATE9", "DATETIME": "DATETIME20", "TIME": "TIME20", "SEX": "$1"}
    assert described.original_variable_types == formats


def test_times_of_all_years_in_transport_files(sender: Any, lines_of: LinesOf, written: Any) -> None:
    by = sender.Sender()
    variables = [sender.Variable(name, 1, 8, format=name) for name in ("DATETIME", "TIME", "DATE")]
    rows = [(253_717_747_199.25, -1e10 - 0.25, 2_936_547), (-59_011_459_200.0, 86_399.5, -678_000), (-0.5, 9e9, 0.0)]
    data = b"".join(struct.pack("<3d", *row) for row in rows)
    _, out = written(lines_of(by, 1, ("WORK", "YEARS", ""), data_set(by, variables, data, 3)), xpt=True)
    frame, _ = pyreadstat.read_xport(str(out / "xpt" / "WORK.YEARS.xpt"), disable_datetime_conversion=True)
    assert list(frame.itertuples(index=False, name=None)) == rows


def test_values_that_transport_files_cannot_hold(sender: Any, lines_of: LinesOf, written: Any) -> None:
    by = sender.Sender()
    variables = [sender.Variable("N", 1, 8), sender.Variable("C", 2, 3)]
    numbers = [1e100, -(2.0**249), 2.0**249 * (1 - 2**-53), 2.0**-260, 2.0**-260 * (1 - 2**-53), -1e-100, -0.0]
    texts = [b"\0\1z", b"a\0b", b"abc", *[b"xy "] * 4]
    data = b"".join(struct.pack("<d3s", *row) for row in zip(numbers, texts, strict=True))
    lines = lines_of(by, 1, ("WORK", "ODD", ""), data_set(by, variables, data, 7))
    (row,), out = written(lines, xpt=True)
    assert row["notices"] == [
        {"variable": "N", "code": "NOT_IN_XPT", "values": 4},
        {"variable": "C", "code": "NOT_IN_XPT", "values": 2},
    ]
    frame, _ = pyreadstat.read_xport(str(out / "xpt" / "WORK.ODD.xpt"))
    assert frame.N.isna().tolist() == [True, True, False, False, False, False, False]
    assert frame.N.tolist()[2:] == [numbers[2], numbers[3], 0.0, 0.0, 0.0]
    assert frame.C.tolist()[:3] == [" \1z", "a b", "abc"]
    (row,), _ = written(lines)
    assert row["notices"] == []


def test_transport_files_without_rows(sender: Any, lines_of: LinesOf, written: Any) -> None:
    by = sender.Sender()
    _, out = written(lines_of(by, 1, ("WORK", "NONE", ""), data_set(by, [sender.AGE, sender.SEX], b"", 0)), xpt=True)
    frame, _ = pyreadstat.read_xport(str(out / "xpt" / "WORK.NONE.xpt"))
    assert (list(frame.columns), len(frame)) == (["AGE", "SEX"], 0)


def test_names_of_transport_files(sender: Any, lines_of: LinesOf, written: Any) -> None:
    """Two data sets of one name are told apart; a variable whose name SAS would not take ends it."""
    by = sender.Sender()
    lines = [
        line
        for base in (1, 4)
        for line in lines_of(by, 1, ("WORK", "2024", ""), data_set(by, [sender.AGE], b"", 0), base)
    ]
    _, out = written(lines, xpt=True)
    tables = [pyreadstat.read_xport(str(path))[1].table_name for path in sorted((out / "xpt").iterdir())]
    assert tables == ["_2024_2", "_2024"]
    odd = sender.Variable("A B", 1, 8)
    with pytest.raises(SourceError, match=r"WORK.ODD.xpt: cannot be written: variable name 'A B' contains a space"):
        written(lines_of(by, 1, ("WORK", "ODD", ""), data_set(by, [odd], b"", 0)), xpt=True)
    assert len(list((out / "xpt").iterdir())) == 2


def test_transport_files_need_a_library(samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyreadstat", None)
    source = str(samples / "sas_mq_message" / "queue.jsonl")
    with pytest.raises(OptionError, match=r"transport files need pyreadstat: pip install 'ksyspark\[xpt\]'"):
        write_attachments(source, str(tmp_path / "out"), options={"xpt": True})
    assert not (tmp_path / "out" / "attachments").exists()


def test_tables_of_a_catalog_need_spark(samples: Path, tmp_path: Path) -> None:
    source = str(samples / "sas_mq_message" / "queue.jsonl")
    with pytest.raises(OptionError, match="catalog: tables of a catalog are written with Spark"):
        write_attachments(source, str(tmp_path / "out"), options={"catalog": "shop"})


def test_settings_are_checked() -> None:
    with pytest.raises(OptionError, match="lineEnd: expected one of lf, crlf, none, found 'cr'"):
        AttachmentOptions({"lineEnd": "cr"}, ContentOptions)
