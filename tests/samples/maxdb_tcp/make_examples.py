"""Write the sample messages: `python make_examples.py`. The packets in them are the samples of maxdb_packet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

FOLDER = Path(__file__).resolve().parent
PACKETS = FOLDER.parent / "maxdb_packet"
HEADER = 24
ARGUMENTS = b"\x04P\x1c\x2a\x07I4711\0\x03R\1\x0aaSCRAM..\0\x04>no"


@dataclass(frozen=True)
class Piece:
    """A message, or a piece of one: `swap_type` tells the sender's byte order, `whole` the length in all."""

    mess_class: int
    payload: bytes = b""
    order: Literal["little", "big"] = "little"
    swap_type: int = 0
    left: int = 0
    whole: int = 0

    def to_bytes(self) -> bytes:
        length = HEADER + len(self.payload)
        head = self._number(length, 4) + bytes([3, self.mess_class, 0, self.left])
        head += self._number(7, 4) + self._number(9, 4) + bytes(2) + bytes([self.swap_type, 0])
        return head + self._number(self.whole or length, 4) + self.payload

    def _number(self, value: int, width: int) -> bytes:
        return value.to_bytes(width, self.order)


def connect(service: int, order: Literal["little", "big"] = "little", code: int = 0, arguments: bytes = b"") -> bytes:
    """Return a connect packet from Unix for the database HOTEL."""
    names = "HOTEL".ljust(8).encode("cp037") + b"\x40" * 8 if code else b"HOTEL\0\0\0" + b" " * 8
    head = bytes([code, 2 if order == "little" else 1]) + (40 + len(arguments)).to_bytes(2, order)
    sizes = b"".join(one.to_bytes(4, order) for one in (16384, 32320, 36864, 4096))
    return head + bytes([service, 11, 0, 0]) + sizes + names + arguments


def packet(name: str) -> bytes:
    """Return a sample packet."""
    return (PACKETS / f"{name}.bin").read_bytes()


def messages() -> dict[str, Piece]:
    """Return single messages, by file name."""
    request = packet("example_1_request")
    return {
        "made_connect_request": Piece(61, connect(0, arguments=ARGUMENTS), swap_type=4),
        "made_connect_reply": Piece(62, connect(0)),
        "made_connect_big_endian_ebcdic": Piece(61, connect(2, "big", 1), "big"),
        "example_1_request": Piece(63, request),
        "example_1_reply": Piece(64, packet("example_1_reply"), swap_type=4),
        "made_big_endian_reply": Piece(64, packet("made_big_endian_parse_reply"), "big"),
        "made_release": Piece(66),
        "made_cancel_big_endian": Piece(65, order="big"),
        "made_piece_1": Piece(63, request[:100], left=1, whole=HEADER + len(request)),
        "made_piece_2": Piece(63, request[100:], swap_type=4, whole=HEADER + len(request)),
        "made_control_connect": Piece(61, connect(4)),
    }


def main() -> None:
    """Write single messages, both directions of a connection, and a control connection, whose data are no packets."""
    made = messages()
    for name, piece in made.items():
        (FOLDER / f"{name}.bin").write_bytes(piece.to_bytes())
    second = replace(made["made_piece_2"], swap_type=0)
    streams = {
        "client": ("made_connect_request", "example_1_request", "made_piece_1", second, "made_release"),
        "server": ("made_connect_reply", "example_1_reply"),
        "control": ("made_control_connect", Piece(63, b"db_state\n"), "made_release"),
    }
    for name, pieces in streams.items():
        written = (one if isinstance(one, Piece) else made[one] for one in pieces)
        (FOLDER / f"{name}.stream").write_bytes(b"".join(one.to_bytes() for one in written))


if __name__ == "__main__":
    main()
