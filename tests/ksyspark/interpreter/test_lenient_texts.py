"""Texts that need not be decodable (`-encoding-errors: note`): null, with a note; every decoder agrees."""

from __future__ import annotations

from collections.abc import Callable

import pyarrow as pa
import pytest

from ksyspark.errors import Note
from ksyspark.formats import Format
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder, envelope_schema
from ksyspark_codegen.checks.official import OfficialParser

NAMES = """
meta: {id: names, endian: be}
seq:
  - {id: named, type: u1}
  - {id: names, type: name, repeat: eos}
types:
  name:
    -column: text
    seq:
      - {id: octets, size: 2, -column: false}
      - {id: pin, size: 1, -sensitive: true}
    instances:
      text: {value: "octets.to_s('UTF-8')", -encoding-errors: note}
      code: {value: "pin.to_s('ASCII')", -encoding-errors: note}
"""
PLAIN = """
meta: {id: plain, endian: be}
seq:
  - {id: octets, size-eos: true}
instances:
  text: {value: "octets.to_s('UTF-8')", -encoding-errors: note}
  is_ab: {value: text == 'ab', if: octets.size == 2}
"""
MESSAGES = [b"ab", b"\xc3\xa9", b"\xff\xfex", None, b""]


@pytest.fixture
def plain(format_of: Callable[[str], Format]) -> Format:
    return format_of(PLAIN)


def test_a_text_that_cannot_be_decoded_is_null_and_noted(plain: Format) -> None:
    for decoder in (plain.decoder(), plain.reference_decoder()):
        decoded = decoder.decode(pa.array(MESSAGES, pa.binary()), {})
        assert decoded.columns["text"].to_pylist() == ["ab", "é", None, None, ""]
        assert decoded.columns["octets"].to_pylist() == MESSAGES
        reason = "bytes are not valid UTF-8: invalid start byte at byte 0"
        assert (decoded.failures, decoded.notes) == ({}, {2: (Note("text", 0, reason, b"\xff\xfex"),)})


def test_what_uses_the_text_refuses_the_message(plain: Format) -> None:
    for decoder in (plain.decoder(), plain.reference_decoder()):
        decoded = decoder.decode(pa.array([b"\xff\xfe"]), {})
        assert decoded.failures[0].field == "text"
        assert "not valid UTF-8" in decoded.failures[0].reason


def test_the_official_parser_has_no_such_text(plain: Format) -> None:
    official = OfficialParser(plain)
    parsed = official.read(b"\xff\xfex", {})
    assert official.difference(parsed, {"octets": b"\xff\xfex", "text": None, "is_ab": None}) is None
    assert official.difference(parsed, {"octets": b"\xff\xfex", "text": "x", "is_ab": None}) is not None
    with pytest.raises(UnicodeDecodeError):
        parsed.text  # noqa: B018 (it is computed)


@pytest.mark.parametrize(("shows", "pin"), [(False, None), (True, b"\xf0")])
def test_rows_have_notes_with_sensitive_bytes_hidden(
    format_of: Callable[[str], Format], shows: bool, pin: bytes
) -> None:
    fmt = format_of(NAMES.replace("-column: text", "-source: []"))
    options = ReadOptions.from_mapping({"showSensitive": shows}, fmt.layout)
    assert envelope_schema(fmt, options).names == ["_source", "_notes", "_error", "_corrupt_record"]
    ((batch, _),) = ColumnDecoder(fmt, options).decode(pa.array([b"\0ab\xf0\xffcx", b"\0abx"]), {})
    first, second = batch.to_pylist()
    assert [(note["field"], note["offset"], note["bytes"]) for note in first["_notes"]] == [
        ("names[0].code", 3, pin),
        ("names[1].text", 4, b"\xffc"),
    ]
    assert (second["_notes"], first["_error"]) == (None, None)


def test_formats_without_such_texts_have_no_column_of_notes(mqtt: Format) -> None:
    assert "_notes" not in envelope_schema(mqtt, ReadOptions.from_mapping({}, mqtt.layout)).names


@pytest.mark.parametrize(
    ("field", "says"),
    [
        ("instances: {text: {value: 'octets', -encoding-errors: note}}", "belongs to a value instance that makes text"),
        ("instances: {text: {value: octets.to_s('UTF-8'), -encoding-errors: ignore}}", "can only be `note`"),
        (
            "instances: {text: {value: octets.to_s('UTF-8'), -encoding-errors: note, -column: false}}",
            "is about a column, and this instance has none",
        ),
    ],
)
def test_wrong_uses(problems_of: Callable[..., list[str]], field: str, says: str) -> None:
    (problem,) = problems_of("seq:\n  - {id: octets, size: 2}\n" + field + "\n")
    assert says in problem
