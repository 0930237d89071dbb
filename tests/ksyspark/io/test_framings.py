"""framing=file and framing=fixed, and the longest message of any framing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.io.containers import JsonLines
from ksyspark.io.framings import Fixed, WholeFile
from ksyspark.io.windows import Window
from ksyspark.layout import Layout, Record
from ksyspark.options.read_options import FramingKind

TOO_LONG = "the message has more than the 10 bytes that maxMessageBytes allows"
ROOT = Path(__file__).parents[3]
# Files that list all framings: help, documents, and the fuzz that damages files of each.
LISTS = {
    "pipeline/docs/options.md": r"^\| `{}` \|",
    "pipeline/ksyspark/cli/formats.py": r"framings.*\b{}\b",
    "pipeline/ksyspark/cli/reading.py": r"How files become messages:.*\b{}\b",
    "tests/fuzz/damaged_files.py": r'^    .*"{}"',
}
LINES = JsonLines(Layout("m", "", {"m": Record("m", "m:M", ())}))


def test_messages_share_the_bytes_of_the_window(cut) -> None:
    messages = cut(Fixed(3), b"abcdef")
    assert messages.messages == [b"abc", b"def"]
    assert messages.places == [(0, 3), (3, 3)]
    assert messages.consumed == 6


def test_the_rest_waits_for_more_bytes(cut) -> None:
    messages = cut(Fixed(3), b"abcde", is_last=False)
    assert (messages.messages, messages.consumed) == ([b"abc"], 3)


def test_a_short_last_record_is_a_reject(cut) -> None:
    messages = cut(Fixed(3), b"abcde")
    assert messages.messages == [b"abc", None]
    assert messages.places == [(0, 3), (3, 2)]
    failure = messages.failures[1]
    assert failure.reason == "end of data: needs 3 bytes, 2 left"
    assert (failure.expected, failure.found) == ("3 bytes", "2 bytes")


def test_no_bytes_are_no_messages(cut) -> None:
    assert cut(Fixed(3), b"").messages == []


def test_no_copy_is_made(cut) -> None:
    data = np.frombuffer(bytes(range(30)), np.uint8)
    framing = Fixed(10)
    window = Window(data, 0)
    bodies: pa.BinaryArray = framing.cut(window, framing.spans(window, True, {}), {}).bodies
    assert bodies.buffers()[2].address == data.ctypes.data


def test_a_whole_file_is_one_message(cut) -> None:
    assert cut(WholeFile(), b"abc").messages == [b"abc"]
    assert cut(WholeFile(), b"").messages == [b""]
    assert cut(WholeFile(), b"abc", is_last=False).messages == []


@pytest.mark.parametrize("is_last", [True, False])
def test_too_long_a_message_loses_the_framing(cut, is_last: bool) -> None:
    assert cut(WholeFile(), bytes(30), is_last, most=10).lost == TOO_LONG


def test_too_long_a_line_is_a_failure_alone(cut) -> None:
    messages = cut(LINES, b"[]\n" + b"x" * 30 + b"\n[]\n", most=10)
    assert (messages.lost, len(messages.messages), messages.failures[1].reason) == (None, 3, TOO_LONG)
    assert cut(LINES, b"x" * 30, is_last=False, most=10).lost == TOO_LONG


def test_a_message_of_just_that_length_is_fine(cut) -> None:
    assert cut(WholeFile(), bytes(10), most=10).lost is None


@pytest.mark.parametrize("kind", get_args(FramingKind))
def test_a_framing_is_listed_wherever_framings_are(kind: str) -> None:
    lists = {path: re.compile(pattern.format(re.escape(kind)), re.MULTILINE) for path, pattern in LISTS.items()}
    missing = [path for path, pattern in lists.items() if not pattern.search((ROOT / path).read_text(encoding="utf-8"))]
    assert not missing, f"framing={kind} is not listed in {', '.join(missing)}"
