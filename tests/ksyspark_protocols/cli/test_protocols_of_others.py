"""A protocol of another package joins by an entry point: its tables, and one sentence for each mistake in it."""

from __future__ import annotations

import json
import sys

import pytest

from ksyspark import formats
from ksyspark_protocols import conversation

# What `pip install` of a package leaves behind.
METADATA = "Metadata-Version: 2.1\nName: knocking\nVersion: 1.0\n"
ENTRIES = "[ksyspark.formats]\nknock = knock_formats:FORMATS\n[ksyspark.protocols]\nknock = knock_protocol:KNOCK\n"
SPEC = """
meta: {id: knock, endian: be, -ports: [7]}
seq:
  - {id: kind, type: u1, enum: kind}
  - {id: number, type: u1}
enums:
  kind: {1: knock, 2: answer}
"""
# A package that is installed has what `ksyspark generate --package` wrote instead.
FORMATS = """
from pathlib import Path
from ksyspark.formats import find_format

FORMATS = {"knock": find_format(str(Path(__file__).with_name("knock.ksy")))}
"""
PROTOCOL = """
import pyarrow as pa

from ksyspark_protocols.conversation import WHICH, Conversations, Protocol, Reading

KNOCKS = pa.schema([("number", pa.int16()), ("knock", pa.int64()), ("answer", pa.int64())])

class Knocks(Conversations):
    def __init__(self, connections):
        self._waiting = {}

    def add(self, messages, which, *, is_whole=False):
        answered = []
        for at, row in zip(which.tolist(), messages.to_pylist(), strict=True):
            key = (at, row["number"])
            if row["error"] is None and row["kind"] == "knock":
                self._waiting[key] = row["index"]
            elif row["error"] is None:
                answered.append((*key, self._waiting.pop(key, None), row["index"]))
        return {"knocks": table(answered)}

    def close(self):
        return {"knocks": table([(*key, index, None) for key, index in self._waiting.items()])}

def table(rows):
    schema = pa.schema([(WHICH, pa.int64()), *KNOCKS])
    return pa.Table.from_pylist([dict(zip(schema.names, row, strict=True)) for row in rows], schema)

KNOCK = Protocol("Knock", {"knock": Reading(("kind", "number"))}, {"knocks": KNOCKS}, Knocks)
"""
CACHES = (formats.installed_formats, conversation._protocols)


@pytest.fixture
def connections(tmp_path, monkeypatch, ksyspark):
    """Return what installs the package, with some words for others, and reads a connection of it."""

    def run(old: str = "", new: str = ""):
        (tmp_path / "knocking-1.0.dist-info").mkdir()
        texts = {
            "knocking-1.0.dist-info/METADATA": METADATA,
            "knocking-1.0.dist-info/entry_points.txt": ENTRIES,
            "knock.ksy": SPEC,
            "knock_formats.py": FORMATS,
            "knock_protocol.py": PROTOCOL,
            "door.c2s": "\1\1\1\2\1\3",
            "door.s2c": "\2\1\2\4\2",
        }
        for name, text in texts.items():
            (tmp_path / name).write_text(text.replace(old, new) if old else text)
        for function in CACHES:
            function.cache_clear()
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.chdir(tmp_path)
        return ksyspark("connections", "knock", "door.c2s", "door.s2c", "--framing", "stream", "--json")

    yield run
    for function in CACHES:
        function.cache_clear()
    for name in ("knock_formats", "knock_protocol"):
        sys.modules.pop(name, None)


def test_its_tables_have_rows_and_rejects(connections) -> None:
    ended = connections()
    rows = [json.loads(line) for line in ended.text.splitlines()]
    assert {row.pop("connection")["path"].rpartition("/")[2] for row in rows} == {"door"}
    assert [row for row in rows if row["table"] == "knocks"] == [
        {"table": "knocks", "number": 1, "knock": 0, "answer": 0},
        {"table": "knocks", "number": 4, "answer": 1},
        {"table": "knocks", "number": 2, "knock": 1},
        {"table": "knocks", "number": 3, "knock": 2},
    ]
    assert [(row["offset"], row["bytes"]) for row in rows if row["table"] == "rejects"] == [(4, "02")]
    assert (ended.status, ended.errors) == (0, "6 messages; rows: knocks 4, rejects 1\n")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            ":KNOCK",
            ":NOCK",
            "The entry point knock of ksyspark.protocols cannot be loaded: module 'knock_protocol' has",
        ),
        (":KNOCK", ":KNOCKS", "The entry point knock of ksyspark.protocols offers no Protocol as knock."),
        ('"kind", "number"', '"kind", "nmber"', "knock has no column 'nmber'. Did you mean number?"),
        (
            'return {"knocks"',
            'return {"nocks"',
            "Knock: the columns of the table 'nocks' are connection, number, knock, ",
        ),
        (
            ": KNOCKS}",
            ": pa.schema([])}",
            "table 'knocks' are connection, number, knock, answer, declared are connection.",
        ),
    ],
    ids=["nothing", "no protocol", "unknown column", "unknown table", "undeclared column"],
)
def test_each_mistake_of_it_is_one_sentence(connections, old, new, sentence) -> None:
    ended = connections(old, new)
    assert ended.status
    assert sentence in ended.sentence
