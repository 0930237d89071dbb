"""Write the MQMDE samples: `python make_examples.py [FOLDER]`. README.md says what each file holds."""

from __future__ import annotations

import json
import struct
import sys
from base64 import b64encode
from dataclasses import dataclass
from pathlib import Path

BIG, LITTLE = ">", "<"
GROUP = b"GRP-0001"
CORREL_ID = b"MADE-UP-CORREL-ID".ljust(24, b"\0")


@dataclass(frozen=True)
class Header:
    """An MQMDE; the defaults are the document's initial values, in an ASCII character set."""

    order: str
    encoding: int
    ccsid: int
    charset: str = "ascii"
    format: str = ""
    group_id: bytes = b""
    msg_seq_number: int = 1
    offset: int = 0
    msg_flags: int = 0
    original_length: int = -1

    def text(self, value: str, width: int) -> bytes:
        """Give `value` in the header's character set, filled up with blanks."""
        return value.ljust(width).encode(self.charset)

    def to_bytes(self) -> bytes:
        """Give the 72 bytes."""
        head = struct.pack(self.order + "4s4i", self.text("MDE", 4), 2, 72, self.encoding, self.ccsid)
        group = struct.pack(self.order + "8si24s", self.text(self.format, 8), 0, self.group_id)
        numbers = (self.msg_seq_number, self.offset, self.msg_flags, self.original_length)
        return head + group + struct.pack(self.order + "4i", *numbers)


def in_group(order: str, encoding: int, ccsid: int, charset: str = "ascii") -> bytes:
    """Give a worked example: the third message of a group, followed by text."""
    header = Header(order, encoding, ccsid, charset, "MQSTR", GROUP, msg_seq_number=3, msg_flags=8)
    return header.to_bytes()


def dead_letter_header() -> bytes:
    """Give an MQDLH of 172 bytes, big-endian and EBCDIC, that announces text in encoding 546 and CCSID 1208."""

    def text(value: str, width: int) -> bytes:
        return value.ljust(width).encode("cp500")

    front = text("DLH", 4) + struct.pack(">2i", 1, 2085) + text("NO.SUCH.QUEUE", 48) + text("QM1", 48)
    what = struct.pack(">2i", 546, 1208) + text("MQSTR", 8) + struct.pack(">i", 6)
    return front + what + text("made.up.program", 28) + text("20060901", 8) + text("12000000", 8)


SEGMENT = Header(BIG, 273, 819, format="MQSTR", group_id=GROUP, offset=1000, msg_flags=0x07, original_length=1018)
DEAD = Header(LITTLE, 785, 500, format="MQDEAD", group_id=GROUP, msg_seq_number=999_999_999, msg_flags=0x18)

FILES = {
    "example_a": in_group(LITTLE, 546, 1208),
    "example_b": in_group(BIG, 273, 819),
    "example_c": in_group(BIG, 785, 500, "cp500"),
    "made_little_ascii": in_group(LITTLE, 546, 1208) + "Straße 7".encode(),
    "made_big_ascii_segment": SEGMENT.to_bytes() + b"end of a long text",
    "made_big_ebcdic": in_group(BIG, 785, 500, "cp500") + "Guten Tag".encode("cp500"),
    "made_little_ebcdic": in_group(LITTLE, 785, 37, "cp037") + "Hello".encode("cp037"),
    "made_initial_values": Header(LITTLE, 546, 0).to_bytes(),
    "made_dead_letter": DEAD.to_bytes() + dead_letter_header() + b"undelivered",
}

# Sample name and what the structure in front says; None is "not known".
MESSAGES: list[tuple[str, int | None, int | None]] = [
    ("made_little_ascii", 546, 1208),
    ("made_big_ascii_segment", 273, 819),
    ("made_big_ebcdic", 785, 500),
    ("made_little_ebcdic", 546, 37),
    ("made_dead_letter", None, None),
    ("example_a", 546, None),
    ("example_c", None, 1047),
    ("example_b", 546, 819),
    ("example_b", 273, 500),
    ("example_b", 273, 0),
]


def captured(name: str, encoding: int | None, ccsid: int | None) -> str:
    """Give one line of the capture container."""
    body = b64encode(FILES[name]).decode("ascii")
    line = {"transport": "mq", "msg_type": 8, "correl_id": CORREL_ID.hex(), "encoding": encoding, "ccsid": ccsid}
    return json.dumps({**line, "body": body})


def main(folder: Path) -> None:
    """Write every sample into `folder`."""
    for name, content in FILES.items():
        (folder / f"{name}.bin").write_bytes(content)
    lines = "".join(captured(*message) + "\n" for message in MESSAGES)
    (folder / "messages.jsonl").write_text(lines, encoding="ascii", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
