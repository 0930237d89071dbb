"""Samples with expectations."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from ksyspark.errors import SourceError
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.checks.samples import (
    Case,
    cases_in,
    check_listed,
    check_sample,
    decoded_json,
    messages_of,
    samples_in,
)


@pytest.fixture
def folder(tmp_path):
    """Return a folder with one sample of two PINGREQ."""
    (tmp_path / "pings.bin").write_bytes(b"\xc0\x00\xc0\x00")
    (tmp_path / "expected").mkdir()
    expected = {"options": {"framing": "stream"}, "messages": []}
    (tmp_path / "expected" / "pings.bin.json").write_text(json.dumps(expected))
    return tmp_path


def test_a_sample_is_read_with_its_options(folder, mqtt) -> None:
    (sample,) = samples_in(folder)
    found = decoded_json(mqtt, sample.file, sample.options)
    assert [row["message_type"] for row in found] == ["pingreq", "pingreq"]
    assert found[1]["_source"] == {"offset": 2, "length": 2, "index": 1}
    assert [one.data for one in messages_of(mqtt, sample.file, sample.options)] == [b"\xc0\x00"] * 2


def test_an_expectation_without_its_file_is_named(folder) -> None:
    (folder / "pings.bin").unlink()
    with pytest.raises(SourceError, match=r"pings\.bin\.json expects something of pings\.bin"):
        samples_in(folder)


def test_no_malformed_list_is_an_empty_one(folder, mqtt) -> None:
    assert cases_in(folder, mqtt.layout) == []


def test_malformed_messages_are_told_bytes_in_hexadecimal(tmp_path, format_of) -> None:
    fmt = format_of("""
        meta: {id: keyed}
        params: [{id: key, type: bytes}]
        seq: [{id: lock, size: key.length}]
    """)
    case = {"name": "one", "hex": "05", "params": {"key": "0607"}, "field": "lock", "reason_contains": None}
    (tmp_path / "malformed.json").write_text(json.dumps([case]))
    (found,) = cases_in(tmp_path, fmt.layout)
    assert (found.data, found.params, found.refused_at) == (b"\5", {"key": b"\6\7"}, "lock")


def test_what_a_sample_decodes_to_is_compared(folder, mqtt) -> None:
    (sample,) = samples_in(folder)
    assert report(check_sample(mqtt, sample)) == "pings.bin: expected 0 messages, found 2 messages"
    found = decoded_json(mqtt, sample.file, sample.options)
    assert check_sample(mqtt, replace(sample, messages=tuple(found))) == []
    wrong = [found[0], {**found[1], "qos": 9}]
    assert "pings.bin, message 1, qos: expected 9, found " in report(
        check_sample(mqtt, replace(sample, messages=wrong))
    )


@pytest.mark.parametrize(
    ("case", "words"),
    [
        (Case("sound", b"\xc0\0", refused_at=None, reason=""), ""),
        (Case("cut", b"\xc0", refused_at="remaining_length.digits[0]", reason="end of data"), ""),
        (Case("elsewhere", b"\xc0", refused_at="body", reason=""), "to be refused at body"),
        (Case("for another reason", b"\xc0", refused_at="remaining_length.digits[0]", reason="zero"), "end of data"),
        (Case("none", b"\xc0", refused_at=None, reason=""), "expected to be read"),
        (Case("read", b"\xc0\0", refused_at="body", reason=""), "found it is read"),
    ],
    ids=str,
)
def test_a_malformed_message_is_refused_as_the_list_says(mqtt, case, words) -> None:
    found = report(check_listed(mqtt, [case]))
    assert words in found
    assert bool(found) == bool(words)
    assert found.startswith(f"{case.name}: ") or not found
