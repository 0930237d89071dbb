"""The collected broken and sound messages of the shipped formats fail exactly where their lists say."""

from __future__ import annotations

import json

import pytest


@pytest.mark.parametrize("name", ["mqtt", "mqmde"])
def test_malformed_messages_fail_where_the_list_says(request, samples, decode_one, name):
    fmt = request.getfixturevalue(name)
    listed = json.loads((samples / fmt.name / "malformed.json").read_text())
    wrong = []
    for case in listed:
        reading = decode_one(fmt, case["hex"], **case["params"])
        field, reason = (reading.failure.field, reading.failure.reason) if reading.failure else (None, "")
        if field != case["field"] or (case["reason_contains"] or "") not in reason:
            wrong.append((case["name"], field, reason))
    assert listed
    assert not wrong


def test_an_ebcdic_header_of_the_samples_decodes(mqmde, samples, decode_one):
    reading = decode_one(mqmde, (samples / "mqmde" / "example_c.bin").read_bytes().hex(), encoding=785, ccsid=500)
    assert reading.failure is None
    header = reading.row["header"]
    assert (header["format"], header["is_ebcdic"]) == ("MQSTR", True)
    assert (header["version"], header["encoding"], header["coded_char_set_id"]) == (2, 785, 500)
    assert (reading.row["byte_order"], reading.row["context_charset"]) == ("big", "ebcdic")


def test_a_connect_of_the_list_decodes(mqtt, samples, decode_one):
    listed = json.loads((samples / "mqtt_v3" / "malformed.json").read_text())
    case = next(one for one in listed if one["name"] == "CONNECT level 4")
    reading = decode_one(mqtt, case["hex"], **case["params"])
    assert reading.failure is None
    assert reading.row["message_type"] == "connect"
    assert reading.row["body"]["connect"]["protocol_name"] == "MQTT"
    assert reading.row["connection_level"] == 4
    assert [name for name, value in reading.row["body"].items() if value is not None] == ["connect"]
