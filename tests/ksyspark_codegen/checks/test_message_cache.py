"""Made messages are taken from the cache while the specification stays the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark_codegen.checks import suite
from ksyspark_codegen.checks.samples import seeds_in

SPECIFICATION = "meta: {id: kept, endian: be}\nseq: [{id: a, type: u1, valid: {max: 7}}]\n"


@pytest.fixture
def calls(monkeypatch, tmp_path) -> list[Path]:
    """Return the specifications that messages are made of, one after the other."""
    found: list[Path] = []

    def make(path: Path, *arguments):
        found.append(path)
        return make_validation(path, *arguments)

    make_validation = suite.make_validation
    monkeypatch.setenv("KSYSPARK_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(suite, "make_validation", make)
    return found


def test_messages_are_made_once_for_each_text_and_count(calls, tmp_path) -> None:
    path = tmp_path / "kept.ksy"
    path.write_text(SPECIFICATION)
    first = suite.cached_validation(path, 1, 10)
    assert suite.cached_validation(path, 1, 10) == first
    assert len(calls) == 1
    suite.cached_validation(path, 1, 11)
    path.write_text(SPECIFICATION.replace("7", "8"))
    assert suite.cached_validation(path, 1, 10) != first
    assert len(calls) == 3


def test_a_spoilt_entry_and_a_folder_that_cannot_be_written_do_no_harm(calls, monkeypatch, tmp_path) -> None:
    path = tmp_path / "kept.ksy"
    path.write_text(SPECIFICATION)
    first = suite.cached_validation(path, 1, 10)
    (entry,) = (tmp_path / "cache" / "messages").iterdir()
    entry.write_bytes(entry.read_bytes()[:-10])
    assert suite.cached_validation(path, 1, 10) == first
    monkeypatch.setenv("KSYSPARK_CACHE", str(path / "below_a_file"))
    assert suite.cached_validation(path, 1, 10) == first
    assert len(calls) == 3


def test_messages_are_made_anew_for_other_samples(calls, tmp_path) -> None:
    path, samples = tmp_path / "kept.ksy", tmp_path / "samples" / "kept"
    path.write_text(SPECIFICATION)
    (samples / "expected").mkdir(parents=True)
    (samples / "five.bin").write_bytes(b"\5")
    (samples / "expected" / "five.bin.json").write_text('{"options": {"framing": "file"}, "messages": []}')
    first = suite.cached_validation(path, 1, 10, (), samples)
    assert first.obeying[0].data == b"\5"
    (samples / "five.bin").write_bytes(b"\6")
    assert suite.cached_validation(path, 1, 10, (), samples).obeying[0].data == b"\6"
    assert len(calls) == 2


def test_messages_of_imported_specifications_are_at_hand_too() -> None:
    root = Path(__file__).parents[3]
    seeds = seeds_in(root / "ksy" / "mqtt" / "mqtt.ksy", root / "tests" / "samples" / "mqtt")
    assert {name for name, samples in seeds.items() if samples} == {"mqtt", "mqtt_v3", "mqtt_v5"}
