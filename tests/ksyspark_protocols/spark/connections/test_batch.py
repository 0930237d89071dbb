"""Connections with Spark: the rows of the direct way, of captures that are shared out over tasks."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

sys.path.insert(0, str(Path(__file__).parents[3]))
from capture_bytes import connect
from mqtt_bytes import C2S, CONNACK, S2C, capture, publish

from ksyspark.errors import FormatError, OptionError, SourceError
from ksyspark_protocols.connections.read import connection_tables, open_source
from ksyspark_protocols.spark.connections import connections, query_tables, write_connections

CAPTURE = str(Path(__file__).parents[3] / "samples" / "captures" / "ethernet.pcap")
QUERIED = ["clients", "topics", "requests", "deliveries"]
TABLES = ["connections", "exchanges", "rejects", *QUERIED]


def direct(src):
    """Return the rows of all tables by the way without Spark."""
    found = {name: [] for name in TABLES}
    for tables in connection_tables(open_source("mqtt", src)):
        for name, table in tables.items():
            found[name] += table.to_pylist()
    return found


def comparable(rows):
    return sorted(map(repr, rows))


def written(folder, name):
    return comparable(pq.read_table(folder / name).to_pylist())


@pytest.mark.slow
def test_dataframes_have_the_rows_of_the_direct_way(spark) -> None:
    tables = connections(spark, "mqtt", CAPTURE, {"partitionBytes": "4k"})
    try:
        assert list(tables) == TABLES
        there = direct(CAPTURE)
        assert [tables[name].count() for name in TABLES] == [len(there[name]) for name in TABLES]
        found = tables["connections"].select("connection.number", "client_id", "c2s.kinds").collect()
        assert sorted((row["number"], row["client_id"], sorted(row["kinds"].items())) for row in found) == sorted(
            (row["connection"]["number"], row["client_id"], sorted(row["c2s"]["kinds"])) for row in there["connections"]
        )
        with pytest.raises(KeyError, match="there are connections, exchanges, rejects, clients"):
            tables["packets"]
    finally:
        tables.unpersist()


def test_tables_are_written_as_without_spark(spark, tmp_path) -> None:
    result = write_connections(spark, "mqtt", CAPTURE, str(tmp_path / "out"), {"partitionBytes": "4k", "batch": "one"})
    there = direct(CAPTURE)
    assert {name: written(tmp_path / "out", name) for name in TABLES} == {
        name: comparable(rows) for name, rows in there.items()
    }
    assert (result.counts.messages, result.counts.rows) == (
        95,
        {"connections": 10, "exchanges": 31, "clients": 10, "topics": 4, "deliveries": 21},
    )
    kept = {name: spark.read.parquet(str(tmp_path / "out" / name)) for name in ("connections", "exchanges")}
    assert query_tables(spark, "mqtt", kept)["topics"].count() == 4
    again = write_connections(spark, "mqtt", CAPTURE, str(tmp_path / "out"), {"batch": "one", "saveMode": "append"})
    assert (again.is_repeated, again.counts) == (True, result.counts)
    assert len(written(tmp_path / "out", "connections")) == 10


def test_payloads_are_tables_as_without_spark(spark, tmp_path) -> None:
    sent = [
        (C2S, publish("a/b", body)) for body in (b'{"n": 1, "x": [true]}', b'{"N": 2}', b"{", bytes.fromhex("c000"))
    ]
    (tmp_path / "a.pcap").write_bytes(capture([(C2S, connect()), (S2C, CONNACK), *sent]))
    options = {"payload": ["a/+:json", "a/+:mqtt_v3 as packets"]}
    source = open_source("mqtt", str(tmp_path / "a.pcap"), options)
    there = [(name, row) for one in connection_tables(source) for name in one for row in one[name].to_pylist()]
    write_connections(spark, "mqtt", str(tmp_path / "a.pcap"), str(tmp_path / "out"), options)
    names = ("json", "packets", "rejects")
    assert {name: written(tmp_path / "out", name) for name in names} == {
        name: comparable([row for table, row in there if table == name]) for name in names
    }
    tables = connections(spark, "mqtt", str(tmp_path / "a.pcap"), options)
    assert [(row["n"], row["more"]) for row in tables["json"].select("record.n", "more").collect()] == [
        (1, None), (None, '{"N": 2}'),
    ]  # fmt: skip
    tables.unpersist()


@pytest.fixture
def many_partitions(spark):
    """Give the session the number of shuffle partitions that clusters have."""
    before = spark.conf.get("spark.sql.shuffle.partitions")
    spark.conf.set("spark.sql.shuffle.partitions", 200)
    yield
    spark.conf.set("spark.sql.shuffle.partitions", before)


def test_tasks_follow_the_data(spark, tmp_path, many_partitions) -> None:
    for number in range(8):
        shutil.copy(CAPTURE, tmp_path / f"{number}.pcap")
    few = connections(spark, "mqtt", str(tmp_path))
    more = connections(spark, "mqtt", str(tmp_path), {"partitionBytes": "300k"})
    assert [one["connections"].rdd.getNumPartitions() for one in (few, more)] == [1, 8]
    assert [one["connections"].count() for one in (few, more)] == [80, 80]
    for one in (few, more):
        one.unpersist()


def test_both_directions_of_a_connection_are_in_one_task(spark, tmp_path) -> None:
    for number in range(3):
        (tmp_path / f"{number}.c2s").write_bytes(connect(client_id=b"%d" % number))
        (tmp_path / f"{number}.s2c").write_bytes(CONNACK)
    tables = connections(spark, "mqtt", str(tmp_path), {"partitionBytes": "1k"})
    rows = tables["connections"].collect()
    assert sorted((row["client_id"], row["return_code"]) for row in rows) == [(str(n), "accepted") for n in range(3)]
    assert tables["connections"].rdd.getNumPartitions() == 3
    tables.unpersist()


def test_plain_streams(spark, tmp_path) -> None:
    (tmp_path / "a.c2s").write_bytes(connect())
    (tmp_path / "a.s2c").write_bytes(CONNACK)
    tables = connections(spark, "mqtt", str(tmp_path))
    assert [(row["client_id"], row["return_code"]) for row in tables["connections"].collect()] == [("ks", "accepted")]
    tables.unpersist()


def test_mistakes_leave_nothing(spark, tmp_path) -> None:
    (tmp_path / "a.pcap").write_bytes(capture([(C2S, connect()), (S2C, CONNACK), (C2S, bytes.fromhex("36020000"))]))
    with pytest.raises(FormatError, match="make no connection that is known"):
        connections(spark, "mqmde", CAPTURE)
    with pytest.raises(OptionError, match="DROPMALFORMED"):
        connections(spark, "mqtt", CAPTURE, {"mode": "DROPMALFORMED"})
    with pytest.raises(Exception, match="QoS 3 is reserved"):
        write_connections(spark, "mqtt", str(tmp_path / "a.pcap"), str(tmp_path / "out"), {"mode": "FAILFAST"})
    assert not (tmp_path / "out").exists()
    (tmp_path / "other" / "exchanges").mkdir(parents=True)
    pq.write_table(pq.ParquetFile(_parquet(tmp_path)).read(), tmp_path / "other" / "exchanges" / "a.parquet")
    with pytest.raises(SourceError, match="has other columns than would be appended"):
        write_connections(spark, "mqtt", CAPTURE, str(tmp_path / "other"), {"saveMode": "append"})


def _parquet(folder):
    import pyarrow as pa

    pq.write_table(pa.table({"a": [1]}), folder / "one.parquet")
    return folder / "one.parquet"
