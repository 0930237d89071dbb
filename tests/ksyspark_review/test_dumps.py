"""What people paste as a message: spellings of the shipped examples, read in Node as the page does, or refused."""

from __future__ import annotations

import base64
import json
import random
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from ksyspark_codegen.kaitai import find_node
from ksyspark_review.javascript import script_files

KSY = Path(__file__).parents[2] / "ksy"
SCRIPT = "\n".join(script_files(["dumps"]))
RUN = """
const given = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const hex = (read) => (read.bytes ? { ...read, bytes: Buffer.from(read.bytes).toString('hex') } : read);
process.stdout.write(JSON.stringify(given.map((one) => (
  hex(one.file === undefined ? readPasted(one) : readFile(Uint8Array.from(Buffer.from(one.file, 'hex'))))
))));
"""
# Text at the side that looks like digits, repeated lines, every byte.
MADE = (
    b"abcd ef" * 9,
    bytes(100) + b"\xff" + bytes(64) + b"1",
    bytes(range(256)),
    "MDE é".encode("cp037") * 7,
    b" " * 40,
)


def read_all(given: Iterable[object]) -> list[dict[str, Any]]:
    """Return what the page makes of texts, and of files ({"file": hexadecimal digits})."""
    done = subprocess.run(
        [find_node().node, "-e", SCRIPT + RUN],
        input=json.dumps(list(given)),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def read(given: object) -> dict[str, Any]:
    return read_all([given])[0]


def messages() -> list[bytes]:
    entries = [json.loads(path.read_text("utf-8")) for path in sorted(KSY.glob("*/*.messages.json"))]
    shipped = dict.fromkeys(bytes.fromhex(entry["hex"]) for each in entries for entry in each)
    return [one for one in [*shipped, *MADE] if one]


def dump(
    address: str,
    cell: str = "{:02x}",
    cells: int = 16,
    side: str = "{}",
    gap: Callable[[int], str] = lambda _: " ",
    is_short: bool = False,
    end: str = "",
) -> Callable[[bytes], str]:
    """Return the function that dumps bytes: `gap` stands before each of them, `side` holds characters."""

    def made(data: bytes) -> str:
        lines: list[str] = []
        width = sum(len(gap(number) + cell.format(0)) for number in range(cells))
        rows = [data[at : at + cells] for at in range(0, len(data), cells)]
        for number, row in enumerate(rows):
            if is_short and number and row == rows[number - 1]:
                lines += ["*"] if lines[-1] != "*" else []
                continue
            held = "".join(gap(at) + cell.format(byte) for at, byte in enumerate(row))
            text = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in row)
            lines.append(address.format(number * cells) + (held.ljust(width) + side.format(text) if side else held))
        return "\n".join([*lines, *([end.format(len(data))] if end else [])]) + "\n"

    return made


def pairs(number: int) -> str:
    return " " * (number % 2 == 0)


def halves(number: int) -> str:
    return " " * (1 + (number % 8 == 0))


def wrapped(text: str, width: int) -> str:
    return "".join(text[at : at + width] + "\n" for at in range(0, len(text), width))


def xxd_i(data: bytes) -> str:
    rows = [", ".join(f"0x{byte:02x}" for byte in data[at : at + 12]) for at in range(0, len(data), 12)]
    body = ",\n  ".join(rows)
    return f"unsigned char message[] = {{\n  {body}\n}};\nunsigned int message_len = {len(data)};\n"


def escapes(data: bytes) -> str:
    return "".join(f"\\x{byte:02x}" for byte in data)


XXD = dump("{:08x}:", gap=pairs, side="  {}")
HEXDUMP = dump("{:08x}", gap=halves, side="  |{}|", is_short=True, end="{:08x}")
OD_X = dump("{:06x}", side="  >{}<", is_short=True, end="{:06x}")
OD = dump("{:07o}", side="", is_short=True, end="{:07o}")
DUMPS: dict[str, Callable[[bytes], str]] = {
    "xxd": XXD,
    "xxd of 8 bytes a line": dump("{:08x}:", gap=pairs, side="  {}", cells=8),
    "hexdump -C": HEXDUMP,
    "od -A x -t x1z": OD_X,
    "od -t x1": OD,
    "od -A d -v -t x1": dump("{:07d}", side="", end="{:07d}"),
    "od -b": dump("{:07o}", "{:03o}", side="", end="{:07o}"),
    "Wireshark": dump("{:04x} ", side="   {}"),
    "Wireshark without text": dump("{:04x} ", side=""),
    "tcpdump": dump("\t0x{:04x}: ", gap=pairs, side="  {}"),
    "amqsbcg": dump("{:08x}: ", "{:02X}", gap=pairs, side=" '{:16}'"),
}
OTHERS: dict[str, Callable[[bytes], str]] = {
    "digits": lambda data: data.hex(),
    "pairs": lambda data: data.hex(" ").upper(),
    "pairs with colons": lambda data: data.hex(":"),
    "pairs between brackets": lambda data: f"<{data.hex(' ', 4)}>",
    "xxd -p": lambda data: wrapped(data.hex(), 60),
    "xxd -i": xxd_i,
    "array": lambda data: f"static const uint8_t x[{len(data)}] = {{ /* it's */ {', '.join(map(str, data))}, }};",
    "numbers": lambda data: ", ".join(f"0x{byte:02X}" for byte in data),
    "numbers of Basic": lambda data: ", ".join(f"&H{byte:02X}" for byte in data),
    "decimal": lambda data: str(list(data)),
    "escapes": escapes,
    "string": lambda data: "".join(f'"{escapes(data[at : at + 8])}" \\\n' for at in range(0, len(data), 8)),
    "bytes of Python": repr,
    "literal": lambda data: f"X'{data.hex().upper()}'",
    "literal of a query": lambda data: f"0x{data.hex()}",
    "dmpmqmsg": lambda data: "A PER 1\n" + "".join(f"X {one}\n" for one in wrapped(data.hex(), 50).split()),
    "base64": lambda data: base64.b64encode(data).decode(),
    "base64 in lines": lambda data: wrapped(base64.b64encode(data).decode(), 76),
    "data: address": lambda data: f"data:application/octet-stream;base64,{base64.b64encode(data).decode()}",
}  # fmt: skip
SPELLINGS = DUMPS | OTHERS
HEXADECIMAL = frozenset("0123456789abcdefABCDEF\n")
# Numbers that may be octal, decimal or characters, and base64 that may be digits.
UNCLEAR = {"od -b", "decimal", "base64", "base64 in lines", "bytes of Python"}


@pytest.mark.parametrize("name", SPELLINGS)
def test_every_example_is_read_from_its_spelling(name: str) -> None:
    # Base64 of some bytes is hexadecimal digits, too.
    every = [item for item in messages() if "base64" not in name or set(SPELLINGS[name](item)) - HEXADECIMAL]
    answers = read_all(SPELLINGS[name](message) for message in every)
    readings = [(message, answer) for message, answer in zip(every, answers, strict=True) if "bytes" in answer]
    assert [message.hex() for message, answer in readings] == [answer["bytes"] for _, answer in readings]
    refused = [message for message, answer in zip(every, answers, strict=True) if "bytes" not in answer]
    assert name in UNCLEAR or not refused
    # A few numbers below 256 may all be digits of another base as well.
    longer = [message for message in every if len(message) >= 16]
    assert sum(len(message) >= 16 for message in refused) < len(longer) // 16
    assert all(answer.get("start") is None for answer in answers)


@pytest.mark.parametrize(
    ("program", "made"),
    [
        (["xxd"], XXD),
        (["xxd", "-p"], OTHERS["xxd -p"]),
        (["hexdump", "-C"], HEXDUMP),
        (["od", "-A", "x", "-t", "x1z"], OD_X),
        (["od", "-t", "x1"], OD),
        (["od", "-v", "-b"], DUMPS["od -b"]),
    ],
)
def test_the_spellings_are_those_of_the_programs(program: Sequence[str], made: Callable[[bytes], str]) -> None:
    if shutil.which(program[0]) is None:
        pytest.skip(f"{program[0]} is not installed")
    for one in MADE:
        written = subprocess.run(program, input=one, capture_output=True, check=True).stdout.decode()
        assert _without_padding(written) == _without_padding(made(one))


def _without_padding(text: str) -> list[str]:
    # od does not pad before the characters of a short line as hexdump does.
    return [line.replace("  >", " >").split(" >")[0].rstrip() for line in text.splitlines()]


def damaged(lines: list[str], at: int) -> dict[str, list[str]]:
    """Return a dump with damage in a line that is neither the first nor the last, by the kind of damage."""
    line = lines[at]
    head, colon, body = line.partition(":") if ":" in line[:12] else line.partition(" ")
    digit = next(number for number, character in enumerate(body) if character in "0123456789abcdefABCDEF")
    address = head[:-2] + ("7" if head[-2] != "7" else "5") + head[-1]
    return {
        "address": [*lines[:at], address + colon + body, *lines[at + 1 :]],
        "line lost": [*lines[:at], *lines[at + 1 :]],
        "line doubled": [*lines[: at + 1], *lines[at:]],
        "digit lost": [*lines[:at], head + colon + body[:digit] + body[digit + 1 :], *lines[at + 1 :]],
        "no digit": [*lines[:at], head + colon + body[:digit] + "x" + body[digit + 1 :], *lines[at + 1 :]],
    }  # fmt: skip


# A decimal dump of od may be an octal one of fewer lines.
@pytest.mark.parametrize("name", [name for name in DUMPS if name != "od -A d -v -t x1"])
def test_a_damaged_dump_is_refused_whole_with_its_line(name: str) -> None:
    chosen = random.Random(name)
    cases: list[tuple[str, int]] = []
    for one in messages():
        lines = DUMPS[name](one).splitlines()
        # Beside a `*`, another number of lines would be as good.
        places = [at for at in range(1, len(lines) - 1) if "*" not in (line.strip() for line in lines[at - 1 : at + 2])]
        if places:
            at = chosen.choice(places)
            cases += [("\n".join(text), at + 1) for text in damaged(lines, at).values()]
    assert len(cases) > 1000
    for (text, line), answer in zip(cases, read_all(text for text, _ in cases), strict=True):
        assert "problem" in answer, text
        assert answer["line"] <= line + 1
        assert answer["line"] >= line or answer["problem"] == "js-unclear-number", (answer, text)
        assert answer["place"] >= 1


def test_characters_at_the_side_are_held_against_the_bytes() -> None:
    text = XXD(b"Nothing but characters of ASCII")
    assert read(text.replace("4e6f", "4c6f")) == {"problem": "js-dump-text", "line": 1, "place": 52, "found": "N"}
    in_ebcdic = dump("{:08x}:", gap=pairs, side="  Ana Lua")
    assert read(in_ebcdic("Ana Lua".encode("cp037")))["bytes"] == "c1958140d3a481"


@pytest.mark.parametrize(
    ("text", "problem", "line", "place"),
    [
        ("", "js-nothing", 1, 1),
        ("30 05\n00 0x 61", "js-not-hexadecimal", 2, 5),
        ("30 05\n00 3 61", "js-half-byte", 2, 4),
        ("3005 00 0361 2F6", "js-half-byte", 1, 14),
        ("30,05,,00", "js-not-a-byte", 1, 6),
        ("0x30, 0x5, 0x00", "js-not-a-byte", 1, 7),
        ("0x3005 0x0003", "js-not-a-byte", 1, 1),
        ("{ 0x30, 256 }", "js-not-a-byte", 1, 9),
        ("x[3] = {0x30, 0x05};", "js-dump-count", 1, 3),
        ("{0x30}, {0x05}", "js-array", 1, 7),
        (r"b'MDE \x0'", "js-not-a-byte", 1, 7),
        ("b'3005'", "js-unclear-literal", 1, 1),
        ("77, 68, 69", "js-unclear-number", 1, 1),
        ("[115, 104, 105]", "js-unclear-number", 1, 2),
        ("01001101 01000100", "js-unclear-number", 1, 1),
        ("TURFIAAAAAIAAABIAAADM\n", "js-base64", 1, 1),
        ("TURFIAAA\nAAIAAA\nBIAAADMw==", "js-base64", 2, 1),
        ("0000 00 00 00 50", "js-unclear-address", 1, 1),
        ("0000 4d44\n0002 4520", "js-unclear-address", 1, 1),
        ("0000  3d: 0a 00", "js-unclear-address", 1, 7),
        ("0000000 444d 2045 0000 0200\n0000008\n", "js-dump-words", 1, 9),
        ("0000000 042115 020105\n0000004\n", "js-dump-words", 1, 9),
        ("00000000: 2045444d 02000000  MDE ....\n", "js-dump-words", 1, 11),
        ("0000000   M   D   E      \\0  \\0\n0000006\n", "js-dump-characters", 1, 11),
        ("0000  00 01\n0002  02 03 04\n0004  05 06", "js-dump-address", 3, 1),
        ("0000  00 01\n02 03", "js-dump-no-address", 2, 1),
        ("*\n00000000  00 01\n00000002\n", "js-dump-star", 1, 1),
        ("00000000  00 00  |..|\n*\n", "js-dump-star", 2, 1),
        ("00000000  00 00  |..|\n*\nffffff00\n", "js-too-long", 1, 1),
        ("****   Message      ****\n\n length - 3 of 3 bytes\n\n00000000:  4D44 'MD'\n", "js-dump-count", 3, 1),
    ],
)  # fmt: skip
def test_what_is_not_plain_is_refused_with_its_place(text: str, problem: str, line: int, place: int) -> None:
    answer = read(text)
    assert (answer.get("problem"), answer.get("line"), answer.get("place")) == (problem, line, place)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0000  00 00 00 50", {"bytes": "00000050", "spelling": "js-read-dump", "program": "Wireshark"}),
        ("00000010: 4d44 4520  MDE \n", {"bytes": "4d444520", "start": "00000010"}),
        ("00000000  00 00  |..|\n*\n00000006\n", {"bytes": "00" * 6, "repeated": 2}),
        ("0000000  77  68  69  32   0\n0000005\n", {"bytes": "4d44452000", "program": "od"}),
        ("0000  4d 44  MD\n0002  61 62  ab\n", {"bytes": "4d446162"}),
        ("4d 44 61 62  MDab\n", {"bytes": "4d446162", "spelling": "js-read-beside"}),
        ("0x4D444520", {"bytes": "4d444520", "spelling": "js-read-digits"}),
        ("[77, -1]", {"bytes": "4dff", "spelling": "js-read-decimal"}),
        ("\ufeff30 05\r\n00\u00a003", {"bytes": "30050003"}),
        (XXD(b"MDE \0\0\0\2" * 3).rstrip(), {"program": "xxd"}),
    ],
)
def test_what_is_read_is_told(text: str, said: dict[str, object]) -> None:
    answer = read(text)
    assert said.items() <= answer.items(), answer


def test_a_file_is_taken_by_its_content() -> None:
    binary = bytes.fromhex("30050003612f62")
    contents = [
        binary,
        HEXDUMP(binary).encode(),
        b"\xff\xfe" + XXD(binary).encode("utf-16le"),
        b"<order>\n  <id>7</id>\n</order>",
    ]
    answers = read_all({"file": one.hex()} for one in contents)
    assert [answer["spelling"] for answer in answers] == [
        "js-read-file",
        "js-read-dump",
        "js-read-dump",
        "js-read-file",
    ]
    assert [answer["bytes"] for answer in answers] == [binary.hex()] * 3 + [contents[3].hex()]
    assert read({"file": b"30 05 00 0".hex()})["problem"] == "js-half-byte"
    assert read({"file": bytes((1 << 20) + 1).hex()})["problem"] == "js-too-long"
