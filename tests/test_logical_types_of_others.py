"""Logical types of another package join by an entry point: checks, both decoders, Spark's schema, messages made."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

import pyarrow as pa
import pytest

from ksyspark.errors import FormatError
from ksyspark.formats import find_format
from ksyspark.inspect.annotate import annotate
from ksyspark.logical import converter, families, logical_type, value_reader
from ksyspark.logical.families import functions_of
from ksyspark.spark import schema_of_ksy
from ksyspark.spec import logical_types
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.synthesis.samples import make_samples

# What `pip install` of a package leaves behind.
METADATA = "Metadata-Version: 2.1\nName: clock-types\nVersion: 1.0\n"
ENTRIES = "[ksyspark.logical_types]\nclock = clock_types:FAMILIES\nlost = clock_types:LOST\n"
# Loaded when specifications are checked.
FAMILIES = """
from ksyspark.spec.logical_types import Family

FAMILIES = {
    "unix_seconds": Family(("int64",), "timestamp[us, tz=UTC]", functions="clock_functions:UNIX_SECONDS"),
    "hex_text": Family(("string",), "binary", functions="clock_functions:HEX_TEXT"),
    "hex_drawn": Family(("string",), "binary", functions="clock_functions:HEX_DRAWN"),
}
LOST = Family(("string",), "string", functions="clock_functions:NOWHERE")
"""
# Loaded when values are read.
FUNCTIONS = """
from dataclasses import replace
from datetime import UTC, datetime

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.logical import Converted, Functions, InvalidValue

def to_instants(values):
    return Converted(pc.multiply(values, 1_000_000).cast(pa.timestamp("us", "UTC")), np.zeros(len(values), np.bool_))

def read_instant(seconds):
    return datetime.fromtimestamp(seconds, UTC)

def read_hex(text):
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise InvalidValue("hexadecimal digits", repr(text)) from None

def to_bytes(values):
    read, faults = [], []
    for value in values.to_pylist():
        try:
            read.append(None if value is None else read_hex(value))
            faults.append(False)
        except InvalidValue:
            read.append(None)
            faults.append(True)
    return Converted(pa.array(read, pa.binary()), np.array(faults, np.bool_))

UNIX_SECONDS = Functions(lambda arguments: to_instants, lambda arguments: read_instant)
HEX_TEXT = Functions(lambda arguments: to_bytes, lambda arguments: read_hex)
HEX_DRAWN = replace(HEX_TEXT, draw=lambda arguments, size, chance: chance.randbytes((size or 8) // 2).hex().encode())
"""
SPEC = """
meta: {id: clock, endian: be, encoding: ASCII}
seq:
  - {id: at, type: u4, -logical-type: unix_seconds}
  - {id: digits, type: str, size: 4, -logical-type: hex_drawn}
"""
CACHES = (logical_types.families, functions_of, logical_type, converter, value_reader)


@pytest.fixture(autouse=True)
def installed(tmp_path, monkeypatch):
    """Install the package for a test."""
    (tmp_path / "clock_types-1.0.dist-info").mkdir()
    (tmp_path / "clock_types-1.0.dist-info" / "METADATA").write_text(METADATA)
    (tmp_path / "clock_types-1.0.dist-info" / "entry_points.txt").write_text(ENTRIES)
    (tmp_path / "clock_types.py").write_text(FAMILIES)
    (tmp_path / "clock_functions.py").write_text(FUNCTIONS)
    monkeypatch.syspath_prepend(tmp_path)
    for function in CACHES:
        function.cache_clear()
    yield
    for function in CACHES:
        function.cache_clear()
    for name in ("clock_types", "clock_functions"):
        sys.modules.pop(name, None)


def test_both_decoders_read_them(format_of) -> None:
    fmt = format_of(SPEC)
    assert fmt.decoder_name == "machine"
    messages = pa.array([b"\0\0\0\1" + b"beef", b"\xff\xff\xff\xff" + b"0x0x"], pa.binary())
    for decoder in (fmt.decoder(), fmt.reference_decoder()):
        decoded = decoder.decode(messages, {})
        first = datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC)
        assert decoded.columns.to_pylist()[0] == {"at": first, "digits": b"\xbe\xef"}
        assert decoded.failures[1].reason == "expected hexadecimal digits, found '0x0x'"


def test_a_dump_shows_what_values_mean(format_of) -> None:
    notes = annotate(format_of(SPEC), b"\0\0\0\1" + b"beef", full=True).notes
    assert [note.value for note in notes] == ["1970-01-01T00:00:01+00:00", "beef"]


def test_their_columns_are_of_their_types(format_of) -> None:
    schema = schema_of_ksy(format_of(SPEC))
    assert schema.simpleString().startswith("struct<at:timestamp,digits:binary,_source:")
    assert schema["at"].metadata["ksy.logical_type"] == "unix_seconds"


@pytest.mark.parametrize("name", ["hex_drawn", "hex_text"])
def test_messages_made_hold_values_of_them(tmp_path, name) -> None:
    path = tmp_path / "clock.ksy"
    path.write_text(SPEC.replace("hex_drawn", name))
    messages = [message.data for batch in make_samples(path).batches(50) for message in batch]
    decoded = find_format(str(path)).decoder().decode(pa.array(messages, pa.binary()), {})
    assert decoded.failures == {}
    assert decoded.columns.column("digits").null_count == 0


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("hex_txt", "there is no logical type `hex_txt`; did you mean `hex_text`?"),
        ("hex_text(2)", "`hex_text` takes no arguments, found `(2)`"),
        ("unix_seconds", "`unix_seconds` is made of `u4` or `s8`, found text"),
    ],
)
def test_specifications_are_checked_by_them(format_of, written, sentence) -> None:
    with pytest.raises(SpecError) as refused:
        format_of(SPEC.replace("hex_drawn", f"'{written}'"))
    assert [problem.sentence for problem in refused.value.problems] == [sentence]


def test_functions_that_are_not_there(format_of) -> None:
    fmt = format_of(SPEC.replace("hex_drawn", "lost"))
    with pytest.raises(FormatError, match=r"The logical type lost has no functions at 'clock_functions:NOWHERE'"):
        fmt.reference_decoder().decode(pa.array([b"\0\0\0\0beef"], pa.binary()), {})


def test_a_family_that_does_not_say_where_its_functions_stand(format_of, monkeypatch) -> None:
    fmt = format_of(SPEC.replace("hex_drawn", "hex_text"))
    known = {**families.families(), "hex_text": logical_types.Family(("string",), "binary")}
    monkeypatch.setattr(families, "families", lambda: known)
    with pytest.raises(FormatError, match="hex_text has no functions: its Family must say `functions`, as module:NAME"):
        fmt.reference_decoder().decode(pa.array([b"\0\0\0\0beef"], pa.binary()), {})


def test_a_name_is_offered_once(tmp_path) -> None:
    (tmp_path / "clock_types.py").write_text(FAMILIES.replace("hex_text", "mq_date"))
    with pytest.raises(FormatError, match="Two installed packages offer a logical type named mq_date; uninstall one"):
        logical_types.families()


def test_the_shipped_ones_come_first() -> None:
    assert list(logical_types.families()) == [*logical_types.SHIPPED, "unix_seconds", "hex_text", "hex_drawn", "lost"]
