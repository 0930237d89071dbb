"""Rows that are written by example have the messages that drafts make of them, and the others are left to drafts."""

from __future__ import annotations

import random
from unittest.mock import patch

import pyarrow as pa
import pyarrow.compute as pc
import pytest
from tests.ksyspark.writer.test_samples import _messages

from ksyspark.decoder import DecodeOptions
from ksyspark.display import HIDDEN
from ksyspark.formats import Format, installed_formats
from ksyspark.writer import Encoded
from ksyspark.writer import encoder as encoders

FEW = ("mqtt_v3", "mqmde", "pcap_header", "udp_datagram")
FORMATS = [pytest.param(name, marks=[] if name in FEW else pytest.mark.slow) for name in installed_formats()]
_LONGEST, _SAMPLES, _VARIANTS = 2_000, 6, 40


def _variants(fmt: Format, samples, picks: random.Random) -> tuple[list[bytes], list[bytes], list[dict[str, object]]]:
    """Return samples and messages that differ from them by a byte, the sample of each, and the parameters."""
    chosen = [one for one in _messages(fmt, samples) if 0 < len(one[0]) < _LONGEST]
    messages, originals, params = [], [], []
    for data, own in picks.sample(chosen, min(_SAMPLES, len(chosen))):
        for _ in range(_VARIANTS):
            changed = bytearray(data)
            changed[picks.randrange(len(data))] = picks.randrange(256)
            messages += [data, bytes(changed)]
            originals += [data, data]
            params += [own, own]
    return messages, originals, params


@pytest.mark.parametrize("has_templates", [False, True])
@pytest.mark.parametrize("name", FORMATS)
def test_many_rows_are_written_as_each_of_them_is(name, has_templates, samples) -> None:
    fmt, picks = installed_formats()[name], random.Random(name)
    messages, originals, own = _variants(fmt, samples, picks)
    params = {param: [one[param] for one in own] for param in fmt.layout.root.params}
    decoder = fmt.decoder(DecodeOptions(enums_as_ints=picks.random() < 0.5))
    decoded = decoder.decode(pa.array(messages, pa.binary()), params)
    rows = [row for row in range(len(messages)) if row not in decoded.failures]
    columns = decoded.columns.take(pa.array(rows))
    told = pa.array([own[row] for row in rows]) if params else pa.nulls(len(rows))
    columns = columns.append_column("_params", told)
    templates = [originals[row] for row in rows] if has_templates else None
    with patch.object(encoders, "_FEW", 1):
        together = fmt.encoder().encode(columns, {}, templates)
        assert fmt.encoder().encode(columns.to_pylist(), {}, templates) == together
    alone = _each_alone(fmt, columns.to_pylist(), templates)
    assert together.failures.items() <= alone.failures.items()
    assert together.overruled == alone.overruled
    for row, (message, other) in enumerate(zip(together.messages.to_pylist(), alone.messages.to_pylist(), strict=True)):
        if message != other:
            # No column tells some bytes of these; the example has others than a draft, and both are read alike.
            assert name in {"mqrmh", "sas_tibrv", "tibrv_msg"}
            values = {param: own[rows[row]][param] for param in params}
            read = decoder.decode(pa.array([message], pa.binary()), values)
            assert not read.failures
            assert read.columns.to_pylist() == columns.slice(row, 1).drop_columns("_params").to_pylist()


def _each_alone(fmt: Format, rows: list[dict[str, object]], templates: list[bytes] | None = None) -> Encoded:
    """Return the messages of rows that are written by a draft each."""
    with patch.object(encoders, "_FEW", len(rows) + 1):
        return fmt.encoder().encode(rows, {}, templates)


@pytest.fixture
def publishes() -> pa.RecordBatch:
    messages = [_publish(f"line/{number % 7}", str(number) * (number % 40)) for number in range(500)]
    return installed_formats()["mqtt_v3"].decoder().decode(pa.array(messages, pa.binary()), {}).columns


def _publish(topic: str, payload: str) -> bytes:
    body = len(topic).to_bytes(2, "big") + topic.encode() + payload.encode()
    assert len(body) < 128
    return bytes([0x30, len(body)]) + body


def _drafts(columns: pa.RecordBatch | pa.StructArray | list[dict[str, object]]) -> tuple[Encoded, int]:
    """Return the messages of columns, and how many rows drafts wrote."""
    encoder = installed_formats()["mqtt_v3"].encoder()
    with patch.object(encoder, "_drafted_alone", wraps=encoder._drafted_alone) as drafts:
        return encoder.encode(columns, {}), drafts.call_count


def test_one_draft_of_a_shape_writes_all_rows_of_it(publishes) -> None:
    encoded, drafts = _drafts(publishes)
    assert encoded.messages[40].as_py() == _publish("line/5", "")
    assert encoded.messages[499].as_py() == _publish("line/2", "499" * 19)
    assert encoded.messages.null_count == 0
    assert drafts < 10


def test_rows_that_differ_from_others_are_left_to_drafts(publishes) -> None:
    rows = publishes.to_pylist()
    rows[3]["body"]["publish"]["topic_name"] = "a/" + "b" * 90
    rows[5]["remaining_length"]["value"] = 3
    rows[7] = None
    rows[9]["_error"] = {"field": "body", "reason": "it was cut"}
    error = pa.struct({"field": pa.string(), "reason": pa.string()})
    together, _ = _drafts(pa.array(rows, pa.struct([*publishes.schema, pa.field("_error", error)])))
    alone = _each_alone(installed_formats()["mqtt_v3"], rows)
    assert together == alone
    assert set(together.failures) == {3, 5, 9}
    assert together.messages[7].as_py() is None


def _connect(number: int) -> bytes:
    password = str(number) * (number % 9)
    body = (
        "0004 4d515454 04 c2 003c 0002 6162 0001 75" + len(password).to_bytes(2, "big").hex() + password.encode().hex()
    )
    return bytes([0x10, 19 + len(password)]) + bytes.fromhex(body)


def _masked(messages: list[bytes]) -> pa.RecordBatch:
    """Return the columns of messages with masked passwords, as they are shown."""
    columns = installed_formats()["mqtt_v3"].decoder().decode(pa.array(messages, pa.binary()), {}).columns
    rows = columns.to_pylist()
    for row in rows:
        row["body"]["connect"]["password"]["value"] = HIDDEN.encode()
    return pa.RecordBatch.from_pylist(rows, columns.schema)


def test_masked_values_are_not_written_as_they_are_shown() -> None:
    encoded, _ = _drafts(_masked([_connect(number) for number in range(100)]))
    assert len(encoded.failures) == 100
    assert "masked" in encoded.failures[99].reason


def test_masks_are_as_long_as_what_templates_have() -> None:
    messages = [_connect(number) for number in range(200)]
    encoder = installed_formats()["mqtt_v3"].encoder(masks={"password": "x"})
    with patch.object(encoder, "_drafted_alone", wraps=encoder._drafted_alone) as drafts:
        written = encoder.encode(_masked(messages), {}, messages).messages.to_pylist()
    assert written[17] == _connect(17).replace(b"17" * 8, b"x" * 16)
    assert [len(message) for message in written] == list(map(len, messages))
    assert drafts.call_count < 40


def test_lengths_without_a_value_are_computed_for_each_row(publishes) -> None:
    rows = publishes.to_pylist()
    for row in rows:
        row["remaining_length"] = row["body"]["publish"]["len_topic_name"] = None
    encoded, drafts = _drafts(pa.RecordBatch.from_pylist(rows, publishes.schema))
    assert encoded.messages[499].as_py() == _publish("line/2", "499" * 19)
    assert not encoded.failures
    assert drafts < 500


def test_templates_of_rows_that_did_not_change_are_taken(publishes) -> None:
    encoder = installed_formats()["mqtt_v3"].encoder()
    olds = encoder.encode(publishes, {}).messages
    rows = publishes.to_pylist()
    rows[17]["body"]["publish"]["topic_name"] = "line/x"  # as long as it was
    changed = pa.RecordBatch.from_pylist(rows, publishes.schema)
    with patch.object(encoder, "_drafted_alone", wraps=encoder._drafted_alone) as drafts:
        written = encoder.encode(changed, {}, olds).messages
    assert drafts.call_count == 1
    assert written[17].as_py() == _publish("line/x", "17" * 17)
    assert written.filter(pc.not_equal(written, olds)).to_pylist() == [written[17].as_py()]


@pytest.mark.parametrize("has_templates", [False, True])
def test_lengths_that_no_longer_fit_are_computed_for_many_rows(publishes, has_templates) -> None:
    fmt = installed_formats()["mqtt_v3"]
    templates = fmt.encoder().encode(publishes, {}).messages.to_pylist() if has_templates else None
    rows = publishes.to_pylist()
    for number, row in enumerate(rows):
        row["body"]["publish"]["payload"] += b"x" * (number % 3)
        row["body"]["publish"]["len_topic_name"] = number % 5
    encoder = fmt.encoder(derive="lengths")
    with patch.object(encoder, "_drafted_alone", wraps=encoder._drafted_alone) as drafts:
        together = encoder.encode(pa.RecordBatch.from_pylist(rows, publishes.schema), {}, templates)
    assert drafts.call_count < 300
    with patch.object(encoders, "_FEW", len(rows) + 1):
        assert together == encoder.encode(rows, {}, templates)
    assert together.messages[499].as_py() == _publish("line/2", "499" * 19 + "x")
    assert {note.field for note in together.overruled[499]} == {
        "remaining_length.digits[0]",
        "remaining_length.value",
        "body.publish.len_topic_name",
    }


def test_columns_that_no_row_tells_are_named_for_all_rows(publishes) -> None:
    rows = publishes.to_pylist()
    for row in rows:
        row["retain"] = row["remaining_length"] = None
    encoded, drafts = _drafts(pa.RecordBatch.from_pylist(rows, publishes.schema))
    assert encoded.untold[0] == encoded.untold[499] == ("retain",)
    assert drafts < 500


def test_rows_in_json_are_written_together(publishes) -> None:
    rows = publishes.to_pylist()
    for row in rows:
        row["body"]["publish"]["payload"] = row["body"]["publish"]["payload"].hex()
    expected = _drafts(publishes)[0].messages.to_pylist()
    rows[7] = {**rows[7], "topics": 3}
    rows[30] = {**rows[30], "message_type": "publishes"}
    rows[60] = {**rows[60], "_error": {"reason": "it was cut"}}
    rows[100]["remaining_length"] = {"value": 2**70}
    rows[200]["_params"] = {"depth": []}
    rows[300]["retain"] = "no"
    rows[400] = None
    encoded, drafts = _drafts(rows)
    assert encoded == _each_alone(installed_formats()["mqtt_v3"], rows)
    assert sorted(encoded.failures) == [7, 30, 60, 100, 200, 300]
    assert encoded.messages[499].as_py() == expected[499]
    assert drafts < 300


def test_only_numbers_are_computed_for_rows_of_a_shape(format_of) -> None:
    """Fill that one row has is left to its draft, and is no reason to overrule what the others were given."""
    seq = "seq: [{id: len, type: u1}, {id: body, size: len}, {id: fill, size: (4 - _io.pos) % 4}]"
    fmt = format_of("meta:\n  id: demo\n  endian: be\n" + seq)
    rows = [{"len": 1, "body": b"a", "fill": b"xy" if number % 2 else bytes(3)} for number in range(80)]
    encoder = fmt.encoder(derive="lengths")
    together = encoder.encode(rows, {})
    with patch.object(encoders, "_FEW", len(rows) + 1):
        assert together == encoder.encode(rows, {})
    assert together.messages.to_pylist()[:2] == [b"\1a\0\0", b"\1axy"]
