"""Sender conventions that the document leaves open: chosen by parameters, or detected from the bytes."""

from __future__ import annotations

import json
from base64 import b64decode

import pytest

SENDERS = ["windows", "big_unix", "unix64", "linux64", "excluding", "host"]
LONG = {"windows": 4, "big_unix": 4, "unix64": 8, "linux64": 8, "excluding": 4, "host": 4}
IS_BE = {"windows": False, "big_unix": True, "unix64": True, "linux64": False, "excluding": False, "host": True}


@pytest.fixture(params=SENDERS)
def sender(request) -> str:
    return request.param


@pytest.fixture
def sent(samples, sender):
    """Return the function that returns a sender's message of a format, and its parameters for strings."""

    def one(name: str):
        line = (samples / name / "senders.jsonl").read_text().splitlines()[SENDERS.index(sender)]
        strings = "excludes_nul" if sender == "excluding" else "includes_nul"
        return b64decode(json.loads(line)["body"]), {"string_length": strings, "ccsid": 0}

    return one


@pytest.mark.parametrize(
    "name",
    ["sas_mq_attachment_header", "sas_mq_data_set_definition", "sas_mq_variable_definitions", "sas_mq_indexes"],
)
@pytest.mark.parametrize("given", ["long", "order", "nothing"])
def test_byte_order_width_and_charset_are_found(decoded, sent, sender, name, given) -> None:
    """The byte order of a lone index with a `long` of 8 bytes needs that width, or the type identifier in front."""
    data, params = sent(name)
    width = LONG[sender] if given == "long" or (name == "sas_mq_indexes" and given == "nothing") else 0
    order = ("big" if IS_BE[sender] else "little") if given == "order" else "auto"
    row = decoded(name, data, long_bytes=width, byte_order=order, **params)
    assert (row["is_be"], row["long_used"]) == (IS_BE[sender], LONG[sender])
    assert (row["nul_counted"], row["ccsid_used"]) == (sender != "excluding", 1047 if sender == "host" else 819)


def test_detected_conventions_give_the_same_header(decoded, sent) -> None:
    data, params = sent("sas_mq_attachment_header")
    row = decoded("sas_mq_attachment_header", data, long_bytes=0, **params)
    (one,) = row["attachments"]
    assert (one["kind"], one["qualifier_1"], one["qualifier_2"]) == ("text_file", "FILENAME", "a.txt")
    assert (row["header"]["original_message_type"], one["major_version"], row["trailing_bytes"]) == (8, 1, b"")


@pytest.mark.parametrize(("encoding", "conflict"), [(0, False), (546, False), (273, True), (785, True)])
def test_bytes_win_over_the_descriptor(decoded, samples, encoding, conflict) -> None:
    """Where bytes and descriptor disagree, that is READING_CONFLICT."""
    data = (samples / "sas_mq_attachment_header" / "example.bin").read_bytes()
    row = decoded("sas_mq_attachment_header", data, encoding=encoding)
    assert (row["is_be"], row["is_reading_conflict"]) == (False, conflict)
    row = decoded("sas_mq_data_set_message", b"\3\0\0\0", encoding=encoding)
    assert (row["head"]["type_id"], row["is_reading_conflict"]) == ("observations", conflict)


@pytest.mark.parametrize(
    ("data", "params", "number", "form"),
    [
        ("02 00 00 00", {}, 2, "narrow"),
        ("00 00 00 02", {}, 2, "narrow"),
        ("00 00 01 00", {}, 256, "narrow"),
        ("00 00 01 00", {"encoding": 546}, 65536, "narrow"),
        ("00 00 01 00", {"encoding": 546, "byte_order": "big"}, 256, "narrow"),
        ("02 00 00 00 00 00 00 00", {}, 2, "wide"),
        ("00 00 00 00 00 00 00 02", {}, 2, "wide"),
        ("30 30 30 30 30 30 30 33", {}, 3, "printed"),
        ("30 30 30 30 30 31 41 62", {}, 0x1AB, "printed"),
        ("F0 F0 F0 F0 F0 F1 C1 82", {}, 0x1AB, "printed"),
    ],
)
def test_counts(decoded, octets, data, params, number, form) -> None:
    row = decoded("sas_mq_attachment_count", octets(data), **params)
    assert (row["num_messages"], row["form"]) == (number, form)


@pytest.mark.parametrize(
    ("data", "params", "held"),
    [
        ("50 00 00 00 0B 00 00 00", {}, (80, 11)),
        ("00 00 00 50 00 00 00 0B", {}, (80, 11)),
        ("00 00 00 50 00 00 00 0B", {"byte_order": "little"}, (0x50000000, 0x0B000000)),
        ("00 00 00 00 00 00 00 50 00 00 00 00 00 00 00 0B", {"descriptor": "long"}, (80, 11)),
        ("50 00 00 00 00 00 00 00 0B 00 00 00 00 00 00 00", {"descriptor": "int"}, (80, 0)),
        ("50 00 00 00 0B 00 00 00", {"descriptor": "long"}, (80, 11)),
    ],
)
def test_file_descriptors(decoded, octets, data, params, held) -> None:
    row = decoded("sas_mq_file_descriptor", octets(data), **params)
    assert (row["file"]["logical_record_length"], row["file"]["file_size"]) == held


@pytest.mark.parametrize(
    ("ccsid", "characters", "text"),
    [
        (819, "53 74 72 61 DF 65", "Straße"),
        (1252, "80 35", "€5"),
        (1208, "53 74 72 61 C3 9F 65", "Straße"),
        (437, "53 74 72 61 E1 65", "Straße"),
        (850, "53 74 72 61 E1 65", "Straße"),
        (37, "5A 4A B0", "!¢^"),
        (500, "5A 4A B0", "][¢"),
        (1047, "5A 4A AD BD", "!¢[]"),
        (1140, "9F F5", "€5"),
        (500, "C1 40 C2 40 40", "A B"),
    ],
)
def test_character_sets(decoded, ccsid, characters, text) -> None:
    data = bytes.fromhex(characters)
    assert decoded("sas_mq_string", (len(data) + 1).to_bytes(4, "little") + data + b"\0", ccsid=ccsid)["text"] == text


def test_a_bare_continuation_is_kept(decoded) -> None:
    row = decoded("sas_mq_data_set_message", b"\0\0\0ABC", continuation="bare")
    assert (row["is_continuation"], row["head"], row["content"]["raw"]) == (True, None, b"\0\0\0ABC")
    row = decoded("sas_mq_data_set_message", b"\3\0\0\0ABC", continuation="bare")
    assert (row["is_continuation"], row["head"]["type_id"], row["content"]["raw"]) == (False, "observations", b"ABC")


@pytest.mark.parametrize("number", [1, 255, 256, 300])
@pytest.mark.parametrize("order", ["little", "big"])
@pytest.mark.parametrize("long_bytes", [4, 8])
def test_the_number_of_attachments_decides_the_byte_order(refused, decoded, number, order, long_bytes) -> None:
    """Names of length 0 without NUL are the shortest entries; a truncated body fails where the conventions lead."""
    entry = (2).to_bytes(4, order) + bytes(24 + 4 * 5)
    data = bytes(72 + long_bytes) + number.to_bytes(4, order) + entry * number
    row = decoded("sas_mq_attachment_header", data, long_bytes=0)
    assert (row["is_be"], row["long_used"], len(row["attachments"])) == (order == "big", long_bytes, number)
    field, offset, _ = refused("sas_mq_attachment_header", data[:-4], long_bytes=0)
    assert (field, offset) == (f"attachments[{number - 1}].major_version", len(data) - 4)
