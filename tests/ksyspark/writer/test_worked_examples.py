"""The three jobs of `pipeline/docs/writing.md`, run as they stand there."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ksyspark import decode
from ksyspark.formats import find_format

CHAPTER = (Path(__file__).parents[3] / "pipeline" / "docs" / "writing.md").read_text(encoding="utf-8")


def _block(heading: str, kind: str) -> str:
    part = CHAPTER.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    found = re.search(rf"```{kind}\n(.*?)```", part, re.DOTALL)
    assert found, f"{heading}: there is no block of {kind}"
    return found[1]


def _run(ksyspark, text: str) -> str:
    """Run the lines of a shell; return what they said on standard error."""
    said = ""
    for line in text.splitlines():
        words = shlex.split(line)
        if words[0] == "sed":
            pattern, replacement = words[1].split("/")[1:3]
            old = Path(words[2]).read_text(encoding="utf-8")
            new = re.sub(pattern, replacement.replace("&", r"\g<0>"), old)
            Path(words[4]).write_text(new, encoding="utf-8")
            continue
        if words[0] == "python":
            with Path(words[3]).open() as rows, Path(words[5]).open("w") as repaired:
                subprocess.run([sys.executable, words[1]], stdin=rows, stdout=repaired, check=True)
            continue
        into = words.index(">") if ">" in words else len(words)
        ended = ksyspark(*words[1:into])
        assert ended.status == 0, ended.errors
        said += ended.errors
        if into < len(words):
            Path(words[into + 1]).write_bytes(ended.output)
    return said


def _letters(samples: Path) -> list[dict[str, object]]:
    """Return rows of a dead-letter queue: of two reasons, one with another header behind the first."""
    queue = find_format("mq_message")
    [row] = decode([(samples / "mq_message" / "plain.bin").read_bytes()], queue).to_pylist()
    md = {**row["md"], "format": "MQDEAD", "encoding": 273, "coded_char_set_id": 819}
    letter = {"dest_q_name": "ORDERS", "encoding": 546, "coded_char_set_id": 1208, "format": "MQSTR"}
    rules = {"rfh2": {"encoding": 546, "coded_char_set_id": 1208, "format": "", "name_value_ccsid": 1208}}
    dead = [
        {"md": md, "links": [{"header": {"dlh": {**letter, "reason": reason}}}], "data": data}
        for reason, data in ((2053, b"first"), (2085, b"second"))
    ]
    both = [{"header": {"dlh": {**letter, "format": "MQHRF2", "reason": 2053}}}, {"header": rules}]
    return [*dead, {"md": md, "links": both, "data": b"third"}, {"md": {**md, "format": ""}, "data": b"no letter"}]


def test_a_dead_letter_queue_is_repaired(ksyspark, samples, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    heading = "A dead-letter queue repaired"
    Path("repair.py").write_text(_block(heading, "python"), encoding="utf-8")
    lines = [json.dumps(one, default=bytes.hex) for one in _letters(samples)]
    Path("dead.jsonl").write_text("\n".join(lines), encoding="utf-8")
    dumped = "encode mq_message dead.jsonl dead.dump --framing mqsc-dump"
    assert ksyspark(*dumped.split()).errors.startswith("4 messages, 4 records, 0 rejects\n")
    said = _run(ksyspark, _block(heading, "sh"))
    assert said.endswith("2 messages, 2 records, 0 rejects\n")
    ended = ksyspark("decode", "mq_message", "repaired.dump", "--framing", "mqsc-dump")
    first, third = map(json.loads, ended.text.splitlines())
    assert (first["md"]["format"], first["links"], first["text"]) == ("MQSTR", None, "first")
    assert [third["md"][name] for name in ("format", "encoding", "coded_char_set_id")] == ["MQHRF2", 546, 1208]
    [link] = third["links"]
    assert (link["outcome"], link["encoding"], third["data"]) == ("read", 546, b"third".hex())


def test_a_stream_has_other_payloads_and_no_names(ksyspark, samples, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    original = (samples / "mqtt_v3" / "will_v311.c2s.bin").read_bytes()
    Path("client.bin").write_bytes(original + b"\x30\x06\x00\x01tabc")
    _run(ksyspark, _block("A stream of MQTT with other payloads and without names", "sh"))
    before = [json.loads(line) for line in Path("rows.jsonl").read_text().splitlines()]
    after = ksyspark("decode", "mqtt_v3", "masked.bin", "--framing", "stream", "--show-sensitive").text.splitlines()
    assert len(after) == len(before)
    names = [json.loads(line)["body"].get("connect", {}).get("user_name", {}).get("value") for line in after]
    secret = before[0]["body"]["connect"]["user_name"]["value"]
    assert names[0] == "x" * len(secret)
    assert json.loads(after[-1])["body"]["publish"]["payload"] == "21" + b"abc".hex()
    assert json.loads(after[-1])["remaining_length"]["value"] == 7


def test_messages_are_made_from_a_table(ksyspark, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    heading = "Messages of one's own from a table"
    Path("customer.ksy").write_text(_block(heading, "yaml"), encoding="utf-8")
    Path("customers.jsonl").write_text(_block(heading, "json"), encoding="utf-8")
    assert _run(ksyspark, _block(heading, "sh")) == "2 messages, 2 records, 0 rejects\n"
    expected = b"CUST\0\0\0\x11\4Zo\xc3\xab\0\2\0\0\x12\x67\0\0\x12\x68" + b"CUST\0\0\0\x12\2Li\0\0"
    assert Path("customers.bin").read_bytes() == expected


def test_columns_that_no_row_tells_are_named(ksyspark, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("customer.ksy").write_text(_block("Messages of one's own from a table", "yaml"), encoding="utf-8")
    Path("rows.jsonl").write_text('{"name": "Li", "orders": []}\n{"number": 1}\n', encoding="utf-8")
    ended = ksyspark("encode", "customer.ksy", "rows.jsonl", "out.bin", "--framing", "stream")
    columns = "number (1 row), name (1 row), orders (1 row)"
    told = f"3 columns that no row tells, so zero, empty, or the first allowed: {columns}"
    assert (ended.status, ended.errors) == (0, f"2 messages, 2 records, 0 rejects\n{told}\n")


@pytest.mark.parametrize("line", ['{"name": 5}', "{broken", "[1]"])
def test_bad_rows_are_named(ksyspark, tmp_path, monkeypatch, line) -> None:
    monkeypatch.chdir(tmp_path)
    Path("customer.ksy").write_text(_block("Messages of one's own from a table", "yaml"), encoding="utf-8")
    Path("rows.jsonl").write_text('{"number": 1}\n' + line + "\n", encoding="utf-8")
    ended = ksyspark("encode", "customer.ksy", "rows.jsonl", "out.bin", "--framing", "stream", "--max-rejects", "0")
    assert ended.status == 1
    expected = {
        '{"name": 5}': "row 2: name: expected a text, found 5",
        "{broken": "ksyspark: rows.jsonl, line 2: this is no JSON",
        "[1]": "ksyspark: rows.jsonl, line 2: expected a JSON object.",
    }
    assert expected[line] in ended.errors
