"""The option `where`: the rows that filtering afterwards would keep, and every reject that could be one of them."""

from __future__ import annotations

import random
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.errors import DecodeError
from ksyspark.formats import find_format
from ksyspark.layout.condition_parser import parse_condition
from ksyspark.layout.conditions import evaluate
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder

CONDITIONS = [
    "kind = 'head'",
    "len_text > 3 and len_text != 7",
    "text >= 'm'",
    "scaled in (2, 4, 6) or told_scale is not null",
    "kind is null",
    "len_text < 0",
    "len_text >= 0",
]


@pytest.fixture
def mixed(tmp_path: Path, note_of) -> Path:
    """Return a file of notes: heads, texts of all lengths, and texts that are none."""
    chance = random.Random(3)
    notes = [
        note_of(b"\xff" if chance.random() < 0.1 else "".join(chance.choices("abcxyz", k=chance.randrange(9))), kind)
        for kind in chance.choices([0, 0, 0, 1], k=300)
    ]
    (tmp_path / "mixed.bin").write_bytes(b"".join(notes) + b"no note")
    return tmp_path / "mixed.bin"


@pytest.mark.parametrize("where", CONDITIONS)
@pytest.mark.parametrize("rows", [7, 1000])
def test_the_same_as_filtering_afterwards(read, notes, mixed: Path, where: str, rows: int) -> None:
    whole = read(notes, mixed, framing="stream", batchRows=rows)
    chosen = read(notes, mixed, framing="stream", batchRows=rows, where=where)
    expected = []
    for batch in (one.batch for one in whole.batches):
        holds = evaluate(parse_condition(where), batch).to_pylist()
        pairs = zip(batch.to_pylist(), holds, strict=True)
        expected += [row for row, true in pairs if true or (true is None and row["_error"])]
    assert chosen.rows == expected
    assert sum(one.messages for one in chosen.batches) == 301
    assert sum(one.messages - one.left_out for one in chosen.batches) == len(expected)
    assert all(len(one.rows) == one.batch.num_rows for one in chosen.batches)


CODES = {"at_most_once": 0, "at_least_once": 1, "exactly_once": 2}
TYPES = {"connect": 1, "publish": 3, "puback": 4, "pubrec": 5}


@pytest.mark.parametrize("as_ints", [False, True])
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("message_type = 'publish' and qos > 0", lambda kind, qos: kind == "publish" and CODES[qos] > 0),
        ("message_type = 3 and qos >= 'at_least_once'", lambda kind, qos: kind == "publish" and CODES[qos] > 0),
        ("qos < 'exactly_once' and qos != 'at_most_once'", lambda _, qos: CODES[qos] == 1),
        ("qos <> 0", lambda _, qos: CODES[qos] != 0),
        ("qos <= '1'", lambda _, qos: CODES[qos] <= 1),
        ("message_type in ('connect', 3)", lambda kind, _: kind in ("connect", "publish")),
        ("not message_type in (1, 'publish')", lambda kind, _: kind not in ("connect", "publish")),
    ],
)
def test_labels_and_codes_of_enums(mqtt, condition: str, holds, as_ints: bool) -> None:
    """Labels sort otherwise than their codes: at_least_once, at_most_once, exactly_once."""
    octets = ["30050001610000", "32050001610001", "34050001610002", "40020001", "50020002"]
    messages = [bytes.fromhex(one) for one in octets]
    options = {"columns": "message_type,qos", "enumsAsInts": as_ints, "param.level": 4}
    kinds, levels = ({code: label for label, code in names.items()} for names in (TYPES, CODES))

    def rows(**more: str) -> list[tuple[str, str]]:
        decoder = ColumnDecoder(mqtt, ReadOptions.from_mapping({**options, **more}, mqtt.layout))
        rows_read = [row for batch, _ in decoder.decode(pa.array(messages), {}) for row in batch.to_pylist()]
        pairs = [(row["message_type"], row["qos"]) for row in rows_read]
        return [(kinds[kind], levels[qos]) for kind, qos in pairs] if as_ints else pairs

    whole = rows()
    assert {qos for _, qos in whole} == set(CODES)
    assert rows(where=condition) == [row for row in whole if holds(*row)]


def test_a_code_without_label_is_its_digits(format_of) -> None:
    fmt = format_of("meta: {id: coded}\nseq: [{id: kind, type: s1, enum: kind}]\nenums: {kind: {1: one, 2: two}}")
    for condition, expected in (("kind = '7' or kind = '-1'", ["7", "-1"]), ("kind > 'one'", ["two", "7"])):
        decoder = ColumnDecoder(fmt, ReadOptions.from_mapping({"where": condition}, fmt.layout))
        ((batch, _),) = decoder.decode(pa.array([b"\1", b"\2", b"\7", b"\xff"]), {})
        assert batch["kind"].to_pylist() == expected


def test_modes_and_columns(read, notes, mixed: Path) -> None:
    whole = read(notes, mixed, framing="stream", where="len_text = 2", columns=["text"], mode="DROPMALFORMED")
    assert {len(row["text"]) for row in whole.rows} == {2}
    with pytest.raises(DecodeError, match="text at byte 3"):
        read(notes, mixed, framing="stream", where="len_text = 1", mode="FAILFAST")


def test_what_decides_lies_in_front_of_a_failure(read, notes, tmp_path: Path, note_of) -> None:
    (tmp_path / "two.bin").write_bytes(note_of(b"\xff\xff") + note_of(b"\xff\xff", 1))
    (row,) = read(notes, tmp_path, framing="stream", where="kind = 'head'").rows
    assert (row["_source"]["index"], row["_error"]["field"]) == (1, "text")


def test_values_of_a_column_and_their_parameters(notes, note_of) -> None:
    values = [note_of("a") + note_of("bc"), None, note_of("de", 1) + note_of("f") + note_of("ghi")]
    for framing, rows in (("stream", 1), ("stream", 100)):
        options = ReadOptions.from_mapping(
            {"framing": framing, "batchRows": rows, "where": "len_text > 1"}, notes.layout, per_message=["scale"]
        )
        rows_read = []
        for batch, of_value in ColumnDecoder(notes, options).decode(
            pa.array(values, pa.binary()), {"scale": [5, 6, 7]}
        ):
            rows_read += [
                (row["text"], row["scaled"], of)
                for row, of in zip(batch.to_pylist(), of_value.to_pylist(), strict=True)
            ]
        assert rows_read == [("bc", 10, 0), ("de", 14, 2), ("ghi", 21, 2)]


def test_captures(read, mqtt, samples: Path) -> None:
    file = samples / "captures" / "ethernet.pcap"
    whole = read(mqtt, file, framing="pcap")
    chosen = read(mqtt, file, framing="pcap", where="message_type in ('publish', 'pingreq')")
    assert chosen.rows == [row for row in whole.rows if row["message_type"] in ("publish", "pingreq")]
    assert len(chosen.rows) > 2


def test_a_format_whose_messages_tell_no_parameters(read, samples: Path) -> None:
    messages = find_format("tibrv_msg")
    path = samples / "tibrv_msg" / "in_a_row.stream"
    whole = read(messages, path, framing="stream").rows
    length = whole[0]["len_message"]
    kept = read(messages, path, framing="stream", where=f"len_message = {length}").rows
    assert 0 < len(kept) < len(whole)
    assert kept == [row for row in whole if row["len_message"] == length]
