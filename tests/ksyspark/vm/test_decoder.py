"""The machine behind the contract of decoders."""

from __future__ import annotations

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions

PING, PUBLISH = b"\xc0\x00", bytes.fromhex("300400027461")


def test_shipped_formats_use_the_machine(mqtt, mqmde) -> None:
    for fmt in (mqtt, mqmde):
        assert fmt.decoder_name == "machine"
        assert not fmt.plan.unsupported
        assert fmt.decoder().name == "machine"


def test_a_type_by_itself_goes_to_the_reference_decoder(mqtt) -> None:
    assert mqtt.decoder(DecodeOptions(type="publish")).name == "reference"


def test_an_earlier_batch_keeps_its_values(format_of) -> None:
    fmt = format_of("""
        meta: {id: doubled}
        seq: [{id: one, type: u1}]
        instances: {twice: {value: one * 2}}
        """)
    decoder = fmt.decoder()
    first = decoder.decode(pa.array([b"\x08"]), {}).columns
    decoder.decode(pa.array([b"\x01"]), {})
    assert first.to_pylist() == [{"one": 8, "twice": 16}]


@pytest.mark.parametrize("kind", [pa.binary(), pa.large_binary()])
def test_nulls_and_slices(mqtt, kind) -> None:
    whole = pa.array([b"lost", PING, None, PUBLISH, b"", PING], kind)
    decoded = mqtt.decoder().decode(whole.slice(1, 4), {})
    assert decoded.columns["message_type"].to_pylist() == ["pingreq", None, "publish", None]
    assert list(decoded.failures) == [3]
    assert decoded.columns.equals(mqtt.reference_decoder().decode(whole.slice(1, 4), {}).columns)


def test_no_messages(mqtt) -> None:
    decoded = mqtt.decoder().decode(pa.array([], pa.binary()), {})
    assert decoded.columns.num_rows == 0
    assert decoded.columns.schema == mqtt.decoder().schema


def test_columns_in_the_order_of_the_projection(mqtt) -> None:
    decoder = mqtt.decoder(DecodeOptions(columns=("retain", "message_type")))
    decoded = decoder.decode(pa.array([PING, b"\x00\x00"]), {})
    assert decoded.columns.to_pylist() == [
        {"retain": False, "message_type": "pingreq"},
        {"retain": None, "message_type": "reserved"},
    ]
    assert list(decoded.failures) == [1]


def test_parameters_of_each_message(mqtt) -> None:
    flagged = bytes.fromhex("800700010002746101")
    decoded = mqtt.decoder().decode(pa.array([flagged] * 3), {"level": [3, 4, None]})
    assert list(decoded.failures) == [1]
    assert decoded.failures[1].field == "retain"


def test_a_type_that_a_plan_cannot_read_is_named_and_the_others_stay_fast(format_of) -> None:
    fmt = format_of("""
        meta: {id: mixed, encoding: ASCII}
        seq:
          - {id: kind, type: u1}
          - {id: body, type: {switch-on: kind, cases: {1: plain, 2: reversed}}}
        types:
          plain: {seq: [{id: word, type: str, size: 2}]}
          reversed:
            seq: [{id: word, type: str, size: 2}]
            instances: {back: {value: word.reverse}}
        """)
    assert list(fmt.plan.unsupported) == ["mixed::reversed"]
    assert fmt.decoder_name == "machine"
    decoded = fmt.decoder().decode(pa.array([b"\x01ab", b"\x02cd"]), {})
    assert not decoded.failures
    assert decoded.columns["body"].to_pylist() == [
        {"plain": {"word": "ab"}, "reversed": None},
        {"plain": None, "reversed": {"word": "cd", "back": "dc"}},
    ]
