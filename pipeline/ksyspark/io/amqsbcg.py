"""framing=amqsbcg: what IBM MQ's sample program amqsbcg prints of a queue, each message with its descriptor (MQMD)."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.display import show_plain
from ksyspark.io.containers import BadContainer
from ksyspark.io.mqsc_dump import FIELDS, DescribedMessages, Descriptor, byte_order_mark_length, value_of
from ksyspark.io.spans import Spans
from ksyspark.io.windows import Window

_MESSAGE = re.compile(rb"^ ?MQGET (?:of message number )?\d+.*$", re.MULTILINE)
# Lines between messages, and around all of them.
_FRAME = re.compile(
    r"[ *]*|AMQSBCG\w* - starts here| ?MQ(?:OPEN|CLOSE|DISC|CRTMH|DLTMH|CONN)\b.*| ?No more messages\s*"
    r"|\*+ +Summary +\*+| \d+ messages browsed\.| (?:Smallest|Largest|Average) message \d+ bytes\."
)
_GOT = re.compile(r" ?MQGET of message number \d+(?:, CompCode:\d+ Reason:\d+)?\s*")
_SECTION = re.compile(r"\*\*\*\*\s*(Message descriptor|Message properties|Message)\s*\*\*\*\*\s*")
_LENGTH = re.compile(r"\s*length - (\d{1,10})(?: of (\d{1,10}))? bytes\s*")
_HEXADECIMAL = re.compile(r"\s*([0-9A-Fa-f]{8}):([ 0-9A-Fa-f]*)(?:'.*)?")
# Some lines have a second field; a text may hold whatever else stands there.
_FIELD = re.compile(
    r"\s*(\w+)\s*:\s*(.*?)(?:\s+(Version|MsgType|Feedback|CodedCharSetId|Persistence|PutTime)\s*:\s*(.*?))?\s*"
)
_VALUE = re.compile(r"(X?)'(.*)'|(-?\d+)")
_CODES = {field.name.replace("_", ""): code for code, field in FIELDS.items()}
_LONGEST_FIELD = 400


@dataclass(frozen=True, slots=True)
class BrowsedQueue(DescribedMessages):
    """Cut messages from one line `MQGET of message number` to the next."""

    end = re.compile(rb"\n(?= ?MQGET )")

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        """Return runs of lines, each from the first of a message on; what else stands in front is a message too."""
        text_at = byte_order_mark_length(window)
        text = memoryview(window.data)[text_at:]  # type: ignore[arg-type]
        begins = [text_at + match.start() for match in _MESSAGE.finditer(text)]
        if not begins and not is_last:
            return Spans(np.zeros(0, np.int64), np.zeros(0, np.int64), 0)
        front = window.slice(text_at, (begins[0] if begins else len(window)) - text_at)
        if any(_FRAME.fullmatch(line.rstrip()) is None for line in _lines(front)):
            begins = [text_at, *begins]
        starts = np.array(begins, np.int64)
        if is_last:
            return Spans(starts, np.diff(np.append(starts, len(window))), len(window))
        # More lines of the last message may follow.
        return Spans(starts[:-1], np.diff(starts), begins[-1])

    def parts(self, entry: bytes) -> tuple[Descriptor, bytes, str]:
        return _Browsed(entry).parts()


def _lines(data: bytes) -> list[str]:
    return data.decode("latin-1").replace("\r\n", "\n").split("\n")


class _Browsed:
    """One message as it is printed; a sentence of what is wrong with it has the number of the line, from 1."""

    def __init__(self, entry: bytes) -> None:
        self._lines = _lines(entry)
        self._at = 0

    def parts(self) -> tuple[Descriptor, bytes, str]:
        """Return the descriptor, the data, and that properties are printed beside them. Raises BadContainer."""
        self._at = 1
        if _GOT.fullmatch(self._lines[0]) is None:
            raise self._bad("MQGET of message number N", self._lines[0])
        sections = self._sections()
        for name in ("Message descriptor", "Message"):
            if name not in sections:
                raise BadContainer(f"the message has no part {name!r}; it ends in line {self._end()}")
        attributes = self._attributes(sections["Message descriptor"])
        data = self._data(sections["Message"])
        properties = [line.strip() for _, line in sections.get("Message properties", ())]
        told = "" if properties in ([], ["None"]) else f"properties beside the message: {'; '.join(properties)}"
        return Descriptor(attributes), data, told

    def _sections(self) -> dict[str, list[tuple[int, str]]]:
        """Return the lines of each part with their numbers, without blank ones."""
        sections: dict[str, list[tuple[int, str]]] = {}
        own: list[tuple[int, str]] | None = None
        for at, line in enumerate(self._lines[1:], start=2):
            self._at = at
            section = _SECTION.fullmatch(line)
            if section is not None and section[1] not in sections:
                own = sections[section[1]] = []
            elif line.strip():
                if own is None:
                    raise self._bad("a part of the message", line)
                own.append((at, line))
        return sections

    def _end(self) -> int:
        return max(at for at, line in enumerate(self._lines, start=1) if line.strip())

    def _attributes(self, lines: list[tuple[int, str]]) -> dict[str, int | str | bytes]:
        attributes: dict[str, int | str | bytes] = {}
        for name, written in self._fields(lines):
            value, code = _VALUE.fullmatch(written), _CODES.get(name.lower())
            if name == "StrucId" and value and (value[2] or "").strip() == "MD":
                continue
            if code is None or value is None or code in attributes:
                raise self._bad("each field of the message descriptor once", f"{name} : {written}")
            field, is_bytes = FIELDS[code], isinstance(FIELDS[code].initial, bytes)
            digits = value[2] if value[3] is None else value[3]
            is_whole = len(digits) == 2 * field.size if is_bytes else bool(digits) or isinstance(field.initial, str)
            if bool(value[1]) != is_bytes or not is_whole:
                raise self._bad(f"a whole value of {name}", f"{name} : {written}")
            known = value_of(code, digits)
            attributes[code] = field.initial if known is None else known
        lacking = [FIELDS[code].name for code in FIELDS if code not in attributes]
        if lacking:
            raise BadContainer(f"the message descriptor lacks {', '.join(lacking)}; it ends in line {self._at}")
        return attributes

    def _fields(self, lines: list[tuple[int, str]]) -> Iterator[tuple[str, str]]:
        """Yield names and values; the value of an accounting token stands in a line of its own."""
        waiting = ""
        for self._at, line in lines:
            match = _FIELD.fullmatch(line) if len(line) < _LONGEST_FIELD else None
            if waiting:
                yield waiting, line.strip()
                waiting = ""
            elif match is not None:
                pairs = [(match[1], match[2]), *([(match[3], match[4])] if match[3] else [])]
                waiting = "" if pairs[-1][1] else pairs.pop()[0]
                yield from pairs
            elif not line.strip().startswith("** "):
                raise self._bad("a field of the message descriptor", line)
        if waiting:
            raise self._bad(f"the value of {waiting}", "")

    def _data(self, lines: list[tuple[int, str]]) -> bytes:
        self._at, first = lines[0] if lines else (self._end(), "")
        length = _LENGTH.fullmatch(first)
        if length is None:
            raise self._bad("the length of the message", first)
        printed, total, data = int(length[1]), int(length[2] or length[1]), bytearray()
        for self._at, line in lines[1:]:
            if _FRAME.fullmatch(line.rstrip()):
                continue
            match = _HEXADECIMAL.fullmatch(line)
            digits = match[2].replace(" ", "") if match else ""
            if match is None or len(digits) % 2:
                raise self._bad("bytes in hexadecimal digits", line)
            if int(match[1], 16) != len(data):
                raise self._bad(f"the bytes from {len(data):08X} on", line)
            data += bytes.fromhex(digits)
        if len(data) != printed or printed != total:
            raise BadContainer(f"the message has {total} bytes, the dump {len(data)} of it; it ends in line {self._at}")
        return bytes(data)

    def _bad(self, expected: str, line: str) -> BadContainer:
        text = show_plain(line.strip()[:60])
        return BadContainer(f"line {self._at} of the message: expected {expected}, found {text}")
