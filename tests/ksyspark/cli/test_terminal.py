"""Nothing that a terminal obeys reaches it from a message, a specification, a file's name or an argument."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hostile_texts import TEXTS, write_specifications

from ksyspark.display import show_plain
from ksyspark.escaping import json_text, visible

EVIL = "a\x1b]0;b\x07c\x9bd\u202ee\x7ff\rg"
OBEYED = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
# A specification cannot hold control characters; these can still change the direction of text.
TURNED = "\u202eback\u2066"
KSY = f"""
meta: {{id: evil, title: "title {TURNED}", encoding: UTF-8}}
doc: "doc {TURNED}"
seq:
  - {{id: text, type: strz, doc: "field {TURNED}", valid: {{expr: "_.length > 2", -reason: "reason {TURNED}"}}}}
  - {{id: kind, type: u1, enum: kind}}
  - {{id: rest, type: str, size-eos: true}}
enums: {{kind: {{1: {{id: one, doc: "label {TURNED}"}}}}}}
"""


@pytest.fixture
def evil(tmp_path: Path) -> Path:
    """Return the specification; a message that is read and one that is refused lie beside it."""
    (tmp_path / "evil.ksy").write_text(KSY)
    (tmp_path / f"good{EVIL}.bin").write_bytes(EVIL.encode() + b"\0\1" + EVIL.encode())
    (tmp_path / f"bad{EVIL}.bin").write_bytes(b"\x1b\0\1" + EVIL.encode())
    (tmp_path / "cut.bin").write_bytes(EVIL.encode())
    return tmp_path / "evil.ksy"


@pytest.mark.parametrize(
    "command",
    [
        ("inspect", "{ksy}", "{folder}"),
        ("inspect", "{ksy}", "{folder}", "--full", "--option", "framing=stream"),
        ("decode", "{ksy}", "{folder}"),
        ("decode", "{ksy}", f"{{folder}}/no {EVIL}"),
        ("schema", "{ksy}"),
        ("schema", "{ksy}", "--as", "ddl"),
        ("schema", "{ksy}", "--as", "json"),
        ("formats", "{ksy}"),
        ("formats", EVIL),
        ("decode", "{ksy}", "--framing", EVIL, "{folder}"),
        ("inspect", "{ksy}", "--hex", EVIL),
        ("decode", "{ksy}", f"--no{EVIL}"),
        (EVIL,),
    ],
)
def test_no_command_prints_it(ksyspark, evil: Path, command: tuple[str, ...]) -> None:
    outcome = ksyspark(*(part.format(ksy=evil, folder=evil.parent) for part in command))
    assert outcome.output or outcome.errors
    assert OBEYED.findall(outcome.text) == OBEYED.findall(outcome.errors) == []


def test_with_colours_only_colours_are_obeyed(ksyspark, evil: Path, monkeypatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    text = ksyspark("inspect", str(evil), str(evil.parent)).text
    assert "\x1b[" in text
    assert OBEYED.findall(re.sub(r"\x1b\[[0-9;]*m", "", text)) == []


def test_json_says_the_same_in_escapes(ksyspark, evil: Path) -> None:
    rows = [json.loads(line) for line in ksyspark("decode", str(evil), str(evil.parent)).text.splitlines()]
    assert {row["rest"] for row in rows} == {EVIL, None}
    assert {Path(row["_source"]["path"]).name for row in rows} == {
        f"good{EVIL}.bin",
        f"bad{EVIL}.bin",
        "cut.bin",
        "evil.ksy",
    }


def test_texts_are_shown_in_the_same_length() -> None:
    assert visible(EVIL) == "a␛]0;b␇c�d�e␡f␍g"
    assert visible("a\tb\nc é 漢") == "a\tb\nc é 漢"
    assert show_plain(EVIL) == r'"a\u001b]0;b\u0007c\u009bd\u202ee\u007ff\rg"'
    assert json.loads(json_text({EVIL: EVIL})) == {EVIL: EVIL}
    assert json_text("é 漢") == '"é 漢"'


def test_numbers_are_shown_within_bounds() -> None:
    assert show_plain(-(1 << 64)) == "-18446744073709551616"
    assert show_plain(1 << 20_000) == "a number of 20001 bits"


@pytest.mark.parametrize("name", TEXTS)
def test_no_text_of_a_specification_is_obeyed_or_makes_lines_of_its_own(ksyspark, tmp_path: Path, name: str) -> None:
    path = next(write_specifications(tmp_path, {name: TEXTS[name]}))
    plain = next(write_specifications(tmp_path, {"hostile_plain": TEXTS["hostile_plain"]}))
    for command in (("formats",), ("schema",), ("schema", "--as", "json"), ("inspect", "--hex", "01")):
        first, *rest = command
        told, expected = (ksyspark(first, one, *rest) for one in (path, plain))
        assert OBEYED.findall(told.text + told.errors) == []
        assert told.status == expected.status
        assert _beginnings(told.text) == _beginnings(expected.text).replace(plain.stem, path.stem), command
    json.loads(ksyspark("schema", path, "--as", "json").text)


def _beginnings(text: str) -> str:
    """Return the first word of each line that goes on none."""
    return "\n".join(re.split(r"[ :]", line)[0] for line in text.splitlines() if line[:1].strip())


LATIN = {"PYTHONIOENCODING": "latin-1"}
ASCII = {"PYTHONIOENCODING": "ascii"}
C_LOCALE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""}
# A sentence with signs of ours and characters that neither encoding has.
WORDS = "漢 — “é” \U0001f600"


COMMANDS = [
    ("inspect", "{ksy}", "--hex", "c3a900"),
    ("decode", "{ksy}", "{message}"),
    ("schema", "{ksy}", "--as", "json"),
    ("inspect", "mqtt_v3", "--hex", "c001"),
    ("schema", "{ksy}"),
    ("schema", "{ksy}", "--as", "ddl"),
    ("formats",),
    ("diff", "{ksy}", "{other}", "--no-messages"),
    ("diff", "{ksy}", "{other}", "--no-messages", "--json"),
    ("diff", "{ksy}", "{other}", "--no-messages", "--language", "zh"),
    ("decode", "--help"),
]


@pytest.mark.parametrize(
    ("command", "encoding"),
    [
        *((one, LATIN) for one in COMMANDS),
        *((one, other) for one in COMMANDS[:3] for other in (ASCII, C_LOCALE)),
        (COMMANDS[0], LATIN | {"FORCE_COLOR": "1"}),
    ],
)
def test_output_of_other_encodings(child, tmp_path: Path, command: tuple[str, ...], encoding: dict[str, str]) -> None:
    ksy, other, message = (tmp_path / name for name in ("demo.ksy", "other/demo.ksy", "message.bin"))
    other.parent.mkdir()
    ksy.write_text(f"meta: {{id: demo, encoding: UTF-8, title: {WORDS}}}\nseq: [{{id: a, type: strz, doc: {WORDS}}}]\n")
    other.write_text(ksy.read_text().replace("strz, doc", "strz, if: true, doc"))
    message.write_bytes(f"{WORDS}\0".encode())
    ended = child(*(part.format(ksy=ksy, other=other, message=message) for part in command), env=encoding)
    assert "Traceback" not in ended.errors
    assert ended.status == 0
    text = ended.output.decode(encoding.get("PYTHONIOENCODING") or "ascii")
    if command[0] == "decode" and "--help" not in command:
        assert json.loads(text)["a"] == WORDS
    if "json" in command or "--json" in command:
        assert "“" in json.dumps(json.loads(text), ensure_ascii=False)
