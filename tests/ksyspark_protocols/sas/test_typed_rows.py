"""Rows as tables: the rows of the worked example as each machine sends them, short numbers, notices."""

from __future__ import annotations

import base64
import datetime as dt
import json

import pyarrow as pa
import pytest

from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.mq.queue_sets import QueueSets
from ksyspark_protocols.sas.result import DataSet, RowEncoding
from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets
from ksyspark_protocols.sas.typed_rows import typed_rows

WORKED = [
    {"AGE": 30.0, "AGE__missing": None, "BORN": dt.date(2001, 1, 25), "BORN__missing": None, "SEX": "F"},
    {"AGE": None, "AGE__missing": ".", "BORN": dt.date(1959, 12, 31), "BORN__missing": None, "SEX": "M"},
    {"AGE": None, "AGE__missing": ".B", "BORN": None, "BORN__missing": "._", "SEX": ""},
]


def variable(name: str, length: int, fmt: str = "", *, is_numeric: bool = True) -> dict[str, object]:
    return {"name": name, "format": fmt, "label": "", "informat": "", "len_value": length, "is_numeric": is_numeric}


def data_set(form: RowEncoding, *rows: str, variables: list[dict[str, object]]) -> DataSet:
    data = [bytes.fromhex(row) for row in rows]
    width = len(data[0]) if data else 0
    return DataSet(None, tuple(variables), pa.array(data, pa.binary(width)), width, form)


@pytest.mark.parametrize("sender", ["queue", "queue_told", "host_told", "unix64_told", "msmq_told"])
def test_the_worked_example_of_every_machine(samples, sender) -> None:
    queue = QueueSets(MqSwitches())
    for line in (samples / "sas_mq_message" / f"{sender}.jsonl").read_text().splitlines():
        one = json.loads(line)
        body, correl_id = base64.b64decode(one["body"]), bytes.fromhex(one["correl_id"])
        queue.add([QueuedMessage(one["msg_type"], correl_id, body, one["encoding"] or 0, one["ccsid"] or 0)])
    (found,) = [
        attachment.usable
        for one in queue.finish().sets
        for attachment in one.attachments
        if attachment.kind == "data_set"
    ]
    made = typed_rows(found, keep_missing=True)
    assert (made.table.to_pylist(), dict(made.notices)) == (WORKED, {})
    assert made.table.schema.field("AGE").metadata == about(label=b"Age", sort_position=b"1", format_width=b"0")
    assert made.table.schema.field("BORN").metadata == about(format=b"DATE", sort_position=b"0", format_width=b"9")


def about(**stated: bytes) -> dict[bytes, bytes]:
    return {b"len_value": b"8", b"format_decimals": b"0", **{name.encode(): value for name, value in stated.items()}}


def test_rows_of_rendezvous(samples) -> None:
    sets = RendezvousSets(RvSwitches())
    data, messages = (samples / "sas_tibrv" / "data_set.stream").read_bytes(), []
    while data:
        size = int.from_bytes(data[:4], "big")
        messages, data = [*messages, RendezvousMessage(data[:size])], data[size:]
    closed = sets.add(messages)
    (found,) = [one.usable for one in (*closed.sets, *sets.finish().sets)[0].attachments]
    made = typed_rows(found, keep_missing=True)
    assert made.table.to_pylist() == [
        {"AGE": 30.0, "AGE__missing": None, "SEX": "F"},
        {"AGE": None, "AGE__missing": ".", "SEX": "M"},
    ]
    assert made.table.schema.field("AGE").metadata[b"format"] == b"BEST"


@pytest.mark.parametrize(
    ("numbers", "row"), [("be", "40bfff 61"), ("le", "ffbf40 61"), ("ibm", "441fff 61")], ids=["be", "le", "ibm"]
)
def test_numbers_that_are_cut_to_their_length(numbers, row) -> None:
    variables = [variable("N", 3), variable("C", 1, "$", is_numeric=False)]
    found = data_set(RowEncoding(numbers, 819), row.replace(" ", ""), variables=variables)
    assert typed_rows(found).table.to_pylist() == [{"N": 8191.0, "C": "a"}]


def test_numbers_of_eight_bytes_whatever_their_length_is() -> None:
    variables = [variable("N", 3), variable("C", 1, "$", is_numeric=False)]
    found = data_set(RowEncoding("be", 819), "40bfff000000000061", variables=variables)
    assert typed_rows(found).table.to_pylist() == [{"N": 8191.0, "C": "a"}]


def test_filler_behind_the_values_is_left_out() -> None:
    found = data_set(RowEncoding("be", 819), "6162ffff", variables=[variable("C", 2, "$", is_numeric=False)])
    assert typed_rows(found).table.to_pylist() == [{"C": "ab"}]


@pytest.mark.parametrize(
    ("fmt", "expected"),
    [
        ("", 90000.0),
        ("DATE", dt.date(1960, 1, 1) + dt.timedelta(90000)),
        ("DATETIME", dt.datetime.fromisoformat("1960-01-02T01:00")),
        ("TIME", dt.timedelta(hours=25)),
        ("TOD", dt.time(1)),
    ],
)
def test_formats(fmt, expected) -> None:
    found = data_set(RowEncoding("be", 819), "40f5f90000000000", variables=[variable("N", 8, fmt)])
    assert typed_rows(found).table.to_pylist() == [{"N": expected}]


def test_what_is_said_of_values() -> None:
    variables = [variable("D", 8, "DATE"), variable("T", 2)]
    found = data_set(RowEncoding("be", 819), "7fefffffffffffff4000", "7ff80000000000004000", variables=variables)
    made = typed_rows(found)
    assert made.table.to_pylist() == [{"D": None, "T": None}] * 2
    assert made.notices == {"D": {"OUT_OF_RANGE": 1, "NAN_NOT_MISSING": 1}, "T": {"UNREADABLE": 2}}


@pytest.mark.parametrize(
    ("ccsid", "rows", "texts"),
    [
        (1252, ("8161", "6162"), ["\ufffda", "ab"]),
        (1386, ("d6d0", "ff61"), ["中", "\ufffda"]),
        (1208, ("e697", "6120"), ["\ufffd", "a"]),
    ],
)
def test_texts_with_bytes_of_no_character_are_counted(ccsid, rows, texts) -> None:
    made = typed_rows(data_set(RowEncoding("be", ccsid), *rows, variables=[variable("C", 2, "$", is_numeric=False)]))
    assert (made.table.column("C").to_pylist(), made.notices) == (texts, {"C": {"UNREADABLE": 1}})


@pytest.mark.parametrize(("codes", "row"), [("ascii", "41"), ("ebcdic", "c1"), ("complement", "be")])
def test_missing_values_of_a_system_390(codes, row) -> None:
    found = data_set(RowEncoding("ibm", 500), row + "00" * 7, variables=[variable("N", 8)])
    assert typed_rows(found, keep_missing=True, ibm_missing=codes).table.to_pylist() == [
        {"N": None, "N__missing": ".A"}
    ]


@pytest.mark.parametrize(
    ("ccsid", "data", "text"),
    [
        (819, "e920", "é"),
        (1208, "c3a9", "é"),
        (0, "c3a9", "é"),
        (0, "e920", "é"),
        (500, "5140", "é"),
        (1047, "ad40", "["),
    ],
)
def test_character_sets(ccsid, data, text) -> None:
    found = data_set(RowEncoding("be", ccsid), data, variables=[variable("C", 2, "$", is_numeric=False)])
    assert typed_rows(found).table.to_pylist() == [{"C": text}]


@pytest.mark.parametrize(
    ("order", "encoding", "ccsid", "numbers"),
    [
        ("little", 546, 819, "le"),
        ("big", 273, 819, "be"),
        ("big", 785, 500, "ibm"),
        ("big", 0, 1047, "ibm"),
        ("big", 0, 0, "be"),
        ("big", 273, 500, "be"),
    ],
)
def test_the_form_of_numbers(order, encoding, ccsid, numbers) -> None:
    assert RowEncoding.from_descriptor(order, encoding, ccsid).numbers == numbers


@pytest.mark.parametrize("form", [None, RowEncoding("be", 819)])
def test_no_rows(form) -> None:
    about = [variable("N", 8, "DATE"), variable("C", 1, "$", is_numeric=False)]
    table = typed_rows(DataSet(None, tuple(about), None, None, form), keep_missing=True).table
    assert (table.num_rows, table.schema.types) == (0, [pa.date32(), pa.string(), pa.string()])
    assert typed_rows(DataSet(None, (), None, None, form)).table.num_columns == 0


def test_a_part_of_the_rows() -> None:
    found = data_set(RowEncoding("be", 819), "61", "62", "63", variables=[variable("C", 1, "$", is_numeric=False)])
    part = DataSet(None, found.variables, found.rows.slice(1), 1, found.encoding)
    assert typed_rows(part).table.to_pylist() == [{"C": "b"}, {"C": "c"}]
