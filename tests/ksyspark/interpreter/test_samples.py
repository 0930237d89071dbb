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
        one = decode_one(fmt, case["hex"], **case["params"])
        field, reason = (one.failure.field, one.failure.reason) if one.failure else (None, "")
        if field != case["field"] or (case["reason_contains"] or "") not in reason:
            wrong.append((case["name"], field, reason))
    assert listed
    assert not wrong


def test_an_ebcdic_header_of_the_samples_decodes(mqmde, samples, decode_one):
    one = decode_one(mqmde, (samples / "mqmde" / "example_c.bin").read_bytes().hex(), encoding=785, ccsid=500)
    assert one.failure is None
    header = one.row["header"]
    assert (header["format"], header["is_ebcdic"]) == ("MQSTR", True)
    assert (header["version"], header["encoding"], header["coded_char_set_id"]) == (2, 785, 500)
    assert (one.row["byte_order"], one.row["context_charset"]) == ("big", "ebcdic")


def test_a_connect_of_the_list_decodes(mqtt, samples, decode_one):
    listed = json.loads((samples / "mqtt_v3" / "malformed.json").read_text())
    case = next(one for one in listed if one["name"] == "CONNECT level 4")
    one = decode_one(mqtt, case["hex"], **case["params"])
    assert one.failure is None
    assert one.row["message_type"] == "connect"
    assert one.row["body"]["connect"]["protocol_name"] == "MQTT"
    assert one.row["connection_level"] == 4
    assert [name for name, value in one.row["body"].items() if value is not None] == ["connect"]
