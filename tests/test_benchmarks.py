"""Benchmarks say what they leave out; what they measure is not a matter of tests."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pyarrow as pa
import pytest
from rich.console import Console

from ksyspark.formats import find_format
from ksyspark_protocols.connections.read import Counts, connection_tables, open_source


def test_benchmarks_find_what_they_import() -> None:
    # A process of its own: what other tests have put on the path must not help.
    folder = Path(__file__).parent / "benchmarks"
    names = ", ".join(sorted(path.stem for path in folder.glob("*.py")))
    subprocess.run([sys.executable, "-c", f"import {names}"], cwd=folder, check=True)


@pytest.mark.parametrize(
    ("compiler", "runtime", "missing"),
    [(None, "/runtime", "there is no C++ compiler"), ("/c++", "", "KAITAI_CPP_RUNTIME names no runtime")],
)
def test_the_parser_in_cpp_is_left_out_where_it_cannot_be_built(
    monkeypatch, tmp_path, compiler, runtime, missing
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "benchmarks"))
    cpp = importlib.import_module("cpp")
    monkeypatch.setattr(shutil, "which", lambda _: compiler)
    monkeypatch.setenv(cpp.RUNTIME, runtime)
    assert cpp.compared([], float, tmp_path) == f"the official parser in C++ is left out: {missing}"


def test_an_enum_that_a_class_hides_is_written_out(monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "benchmarks"))
    cpp = importlib.import_module("cpp")
    header = """
class packet_t : public kaitai::kstruct {
    enum feature_t {
    enum switch_t {
    class part_t : public kaitai::kstruct {
        class feature_t : public kaitai::kstruct {
            feature_t(kaitai::kstream* p__io);
            feature_t m_feature;
            switch_t m_is_on;
            feature_t feature() const { return m_feature; }
        std::vector<feature_t*>* m_features;
        feature_t* first() const { return m_first; }
"""
    expected = header.replace("feature_t m_feature", "packet_t::feature_t m_feature")
    assert cpp.written_out(header) == expected.replace("feature_t feature()", "packet_t::feature_t feature()")


def test_the_parser_in_cpp_gets_parameters_of_each_message(monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "benchmarks"))
    cpp, messages = importlib.import_module("cpp"), importlib.import_module("messages")
    told = messages.Messages([b"ab", b""], {"is_size_78_next_byte": [False, True]}).repeated(3)
    assert cpp.written(find_format("tibrv_msg"), told) == b"2 ab1 11 00 1 11 12 ab1 11 0"
    different = messages.Messages([b"ab"], {"correl_id": [b"\0 1"], "byte_order": ["big"], "encoding": [-1]})
    texts = cpp.written(find_format("sas_mq_message"), different)
    assert texts.startswith(b"2 ab1 03 \0 11 01 03 big1 412 includes_nul2 -11 0")


def test_tshark_is_left_out_where_it_is_not_installed(monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "benchmarks"))
    many_connections = importlib.import_module("many_connections")
    monkeypatch.setattr(shutil, "which", lambda _: None)
    console = Console(file=StringIO(), width=200)
    many_connections.measure(console)
    assert console.file.getvalue() == "captures with many connections are left out: tshark is not installed\n"


def test_captures_with_many_connections_are_the_same_each_time(monkeypatch, tmp_path) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "benchmarks"))
    many_connections = importlib.import_module("many_connections")
    written = []
    for name in ("one", "two"):
        frames = many_connections.write_conversations(tmp_path / name, 5, 2)
        assert frames == 5 * (many_connections.STEPS + 4)
        assert many_connections.write_scan(tmp_path / f"{name}.scan", 7) == 14
        written.append([(tmp_path / one).read_bytes() for one in (name, f"{name}.scan")])
    assert written[0] == written[1]
    counts = Counts()
    for tables in connection_tables(open_source("mqtt", str(tmp_path / "one")), counts):
        rows = {name: table.to_pylist() for name, table in tables.items()}
        assert [row["missing"] for row in rows.get("exchanges", ()) if row["missing"]] == []
        assert {row["num_order_errors"] for row in rows.get("connections", ())} <= {0}
    assert (counts.messages, counts.rows["connections"]) == (5 * many_connections.STEPS, 5)


def test_a_parser_by_hand_reads_what_ksyspark_reads(monkeypatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "benchmarks"))
    peers = importlib.import_module("peers")
    bodies = peers.MADE[0].different().bodies[:200]
    decoded = pa.Table.from_batches([peers._own(bodies, peers.OWN_COLUMNS, None)()])
    columns = decoded.flatten().flatten().columns
    assert pa.table(columns, peers.COLUMNS).to_pylist() == peers._by_struct(bodies).to_pylist()
