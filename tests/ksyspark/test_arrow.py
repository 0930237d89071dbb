"""The doors to Arrow: what people have beside Spark."""

from __future__ import annotations

import pickle
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import ksyspark
from ksyspark.errors import DecodeError, FormatError, OptionError
from ksyspark.formats import find_format

PINGREQ, BAD, DISCONNECT = bytes.fromhex("c000"), b"\x00\x00", bytes.fromhex("e000")
BODIES = [PINGREQ, None, BAD, DISCONNECT]
KINDS = ["pingreq", None, "reserved", "disconnect"]


class ArrayOnly:
    """What hands over one array by Arrow's interface in C, as an array of nanoarrow does."""

    def __init__(self, array: pa.Array) -> None:
        self._array = array

    def __arrow_c_array__(self, requested_schema: object = None) -> object:
        return self._array.__arrow_c_array__(requested_schema)


class StreamOnly(ArrayOnly):
    """What hands over chunks by Arrow's interface in C, as a Series of Polars does."""

    __arrow_c_array__ = None  # type: ignore[assignment]

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return pa.chunked_array([self._array.slice(0, 1), self._array.slice(1)]).__arrow_c_stream__(requested_schema)


def dictionary() -> pa.Array:
    return pa.array(BODIES, pa.binary()).dictionary_encode()


INPUTS = {
    "list": lambda: BODIES,
    "binary": lambda: pa.array(BODIES, pa.binary()),
    "large_binary": lambda: pa.array(BODIES, pa.large_binary()),
    "binary_view": lambda: pa.array(BODIES, pa.binary_view()),
    "fixed size": lambda: pa.array(BODIES, pa.binary(2)),
    "dictionary": dictionary,
    "chunks": lambda: pa.chunked_array([BODIES[:1], BODIES[1:]], pa.binary()),
    "chunks of dictionaries": lambda: pa.chunked_array([dictionary(), dictionary().slice(0, 0)]),
    "pandas": lambda: pd.Series(BODIES),
    "pandas with Arrow": lambda: pd.Series(BODIES, dtype=pd.ArrowDtype(pa.binary())),
    "interface for arrays": lambda: ArrayOnly(pa.array(BODIES, pa.binary())),
    "table of one column": lambda: pa.table({"body": pa.array(BODIES, pa.binary_view())}),
    "interface for streams": lambda: StreamOnly(pa.array(BODIES, pa.binary())),
}


@pytest.mark.parametrize("name", INPUTS)
def test_every_binary_column_is_taken(name: str) -> None:
    table = ksyspark.decode(INPUTS[name](), "mqtt_v3", level=4)
    assert table["message_type"].to_pylist() == KINDS
    assert [reason is not None for reason in table["_error"].to_pylist()] == [False, False, True, False]
    decoded = find_format("mqtt_v3").decoder().decode(INPUTS[name](), {"level": 4})
    assert decoded.columns["message_type"].to_pylist() == KINDS
    assert list(decoded.failures) == [2]


@pytest.mark.parametrize("count", [0, 3])
def test_nulls_and_nothing(count: int) -> None:
    for values in (pa.nulls(count), pa.chunked_array([], pa.binary()) if not count else pa.nulls(count)):
        table = ksyspark.decode(values, "mqtt_v3", level=4)
        assert table["message_type"].to_pylist() == [None] * count
        assert table.schema == ksyspark.decode([PINGREQ], "mqtt_v3", level=4).schema


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        (pa.array(["c000"]), "string"),
        (pa.array([192]), "int64"),
        (pa.array([[192]]), "list<"),
        (pa.chunked_array([["c000"]]), "string"),
        (["c0", 1], "int"),
        (["c000"], "string"),
        (pd.Series(["c000"]), "string"),
        (192, "int"),
    ],
)
def test_other_types_are_refused_by_name(values: object, kind: str) -> None:
    with pytest.raises(OptionError, match=f"Messages are bytes: expected .* found .*{kind}"):
        ksyspark.decode(values, "mqtt_v3", level=4)
    with pytest.raises(OptionError, match="Messages are bytes"):
        find_format("mqtt_v3").decoder().decode(values, {"level": 4})


@pytest.mark.parametrize(
    "levels",
    [
        [4, 4, 5],
        np.array([4, 4, 5]),
        pa.array([4, 4, 5], pa.int8()),
        pa.chunked_array([[4], [4, 5]]),
        pd.Series([4, 4, 5]),
        StreamOnly(pa.array([4, 4, 5])),
    ],
)
def test_parameters_are_columns_of_any_kind(levels: object) -> None:
    # A reason code and properties are there from level 5 on.
    bodies = [DISCONNECT, bytes.fromhex("e0020400"), bytes.fromhex("e0020400")]
    table = ksyspark.decode(pa.chunked_array([bodies[:2], bodies[2:]]), "mqtt_v3", level=levels)
    assert [error is None for error in table["_error"].to_pylist()] == [True, False, True]


def test_parameters_of_a_decoder_are_arrays_too() -> None:
    decoder = find_format("mqtt_v3").decoder()
    bodies = [bytes.fromhex("e0020400")] * 2
    for levels in ([4, 5], np.array([4, 5]), pa.array([4, 5]), pa.chunked_array([[4], [5]])):
        assert list(decoder.decode(bodies, {"level": levels}).failures) == [0]


@pytest.mark.parametrize("none", [None, 5, b"mqtt_v3"])
def test_what_is_no_format_is_named(none: object) -> None:
    with pytest.raises(FormatError, match=r"A format is a name, the path of a \.ksy or a Format, not "):
        ksyspark.decode([b"\xc0\0"], none)


def test_a_column_of_another_length_is_refused() -> None:
    with pytest.raises(OptionError, match=r"param\.level has 1 values for 2 messages\."):
        ksyspark.decode([PINGREQ, PINGREQ], "mqtt_v3", level=[4])


def test_several_messages_in_a_value_and_options() -> None:
    table = ksyspark.decode([PINGREQ + DISCONNECT, BAD], "mqtt_v3", {"framing": "stream", "enumsAsInts": True}, level=4)
    assert table["message_type"].to_pylist()[:2] == [12, 14]
    with pytest.raises(DecodeError):
        ksyspark.decode([BAD], "mqtt_v3", {"mode": "FAILFAST"}, level=4)
    with pytest.raises(OptionError, match="framing=pcap reads capture files"):
        ksyspark.decode([BAD], "mqtt_v3", {"framing": "pcap"}, level=4)


def test_a_column_of_a_parquet_file(tmp_path: Path) -> None:
    pq.write_table(pa.table({"body": pa.array(BODIES, pa.binary())}), tmp_path / "a.parquet")
    assert (
        ksyspark.decode(pq.read_table(tmp_path / "a.parquet")["body"], "mqtt_v3", level=4)["message_type"].to_pylist()
        == KINDS
    )


def test_files_are_a_stream_of_batches(tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(PINGREQ * 5)
    (tmp_path / "b.bin").write_bytes(DISCONNECT)
    options = {"framing": "stream", "batchRows": 2, "param.level": 4}
    reader = ksyspark.read(tmp_path, "mqtt_v3", **options)
    assert "_source" in reader.schema.names
    batches = list(reader)
    assert [len(batch) for batch in batches] == [2, 2, 1, 1]
    kinds = ["pingreq"] * 5 + ["disconnect"]
    for paths in (str(tmp_path), [tmp_path / "a.bin", str(tmp_path / "b.bin")]):
        table = pa.RecordBatchReader.from_stream(ksyspark.read(paths, "mqtt_v3", **options)).read_all()
        assert table["message_type"].to_pylist() == kinds


@pytest.mark.parametrize("make", ["decoder", "reference_decoder"])
def test_a_decoder_pickles(make: str) -> None:
    decoder = getattr(find_format("mqtt_v3"), make)()
    again = pickle.loads(pickle.dumps(decoder))
    assert type(again) is type(decoder)
    assert again.decode(BODIES, {"level": 4}).columns == decoder.decode(BODIES, {"level": 4}).columns


def test_nothing_else_is_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'reed'"):
        ksyspark.reed  # noqa: B018
