"""MaxDB connections with Spark, and rows of one statement with their own types."""

from __future__ import annotations

import sys
from datetime import timedelta
from decimal import Decimal
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "maxdb"))
import maxdb_session as made

from ksyspark.errors import OptionError
from ksyspark_protocols.connections.read import connection_tables, open_source
from ksyspark_protocols.spark.connections import connections, statement_rows

VALUES = [
    (2, b" abc", "s", "abc"),
    (0, b"\0\xc3\x12\x34\x50", "n", Decimal("123.45")),
    (11, b" 25:02:03", "t", timedelta(hours=25, minutes=2, seconds=3)),
    (4, b"\0\xff\0", "b", b"\xff\0"),
]


@pytest.mark.slow
def test_statements_of_many_connections(spark, tmp_path) -> None:
    entries, at = [], 1
    for data_type, value, _, _ in VALUES:
        entries.append(
            made.column(data_type, 9 if data_type == 0 else len(value) - 1, len(value), at, frac=2 * (data_type == 0))
        )
        at += len(value)
    row = b"".join(value for _, value, _, _ in VALUES)
    names = made.names(*(name for _, _, name, _ in VALUES))
    own = (
        made.asks(made.request(2, made.Part(3, b"SELECT * FROM KINDS"))),
        made.answers(made.reply(made.shortinfo(*entries), names, made.Part(5, row, 1), function=4)),
    )
    turns = [*made.SESSION[:-1], own, made.RELEASE]
    frames = [frame for port in range(40001, 40009) for frame in made.frames(turns, port=port)]
    path = tmp_path / "a.pcap"
    path.write_bytes(made.net.pcap(frames))
    tables = connections(spark, "maxdb_tcp", str(path), {"partitionBytes": "4k"})
    try:
        direct: dict[str, int] = {}
        for given in connection_tables(open_source("maxdb_tcp", str(path))):
            for name, table in given.items():
                direct[name] = direct.get(name, 0) + table.num_rows
        assert {name: tables[name].count() for name in direct} == direct
        assert direct["sessions"] == 8
        typed = statement_rows(tables["results"], made.SELECT.decode())
        assert typed.dtypes[1:] == [("NAME", "string"), ("AMOUNT", "decimal(9,2)"), ("BORN", "date")]
        assert typed.where("AMOUNT < 0").select("NAME", "_source.command").distinct().collect() == [("Bert", 2)]
        (kinds,) = statement_rows(tables["results"], "SELECT * FROM KINDS").drop("_source").distinct().collect()
        assert list(kinds) == [value for _, _, _, value in VALUES]
        with pytest.raises(OptionError, match="There are no rows"):
            statement_rows(tables["results"], "SELECT 1")
    finally:
        tables.unpersist()
