"""How bytes become messages, and which options belong to which framing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark.errors import OptionError

FramingKind = Literal["file", "stream", "fixed", "length-prefixed", "jsonl", "mqsc-dump"]
# In these a message lies among other things, which tell parameters of it.
CONTAINERS: tuple[FramingKind, ...] = ("jsonl", "mqsc-dump")
MAX_MESSAGE_BYTES = 512 << 20

_BELONGS_TO: dict[str, FramingKind] = {
    "recordLength": "fixed",
    "lengthBytes": "length-prefixed",
    "lengthOrder": "length-prefixed",
    "lengthIncludesItself": "length-prefixed",
}


@dataclass(frozen=True, slots=True)
class FramingOptions:
    """How bytes become messages.

    `record_length` is the size of a message with framing fixed; the three length options describe the number in front
    of a message with framing length-prefixed: its bytes (1, 2, 4 or 8), its byte order, and whether it counts itself.
    """

    kind: FramingKind = "file"
    record_length: int = 0
    length_bytes: int = 4
    length_order: Literal["big", "little"] = "big"
    length_includes_itself: bool = False
    max_message_bytes: int = MAX_MESSAGE_BYTES


def check_framing(options: FramingOptions, given: frozenset[str], self_delimiting: bool, format_name: str) -> None:
    """Refuse a framing that lacks an option, an option of another framing, and a stream that cannot be cut.

    `given` are the names of the options that the caller set. Raises OptionError.
    """
    for name in sorted(given & _BELONGS_TO.keys()):
        if _BELONGS_TO[name] != options.kind:
            raise OptionError(f"{name} belongs to framing={_BELONGS_TO[name]}, but the framing is {options.kind}.")
    if options.kind == "fixed" and not options.record_length:
        raise OptionError("framing=fixed needs recordLength, the bytes of one message.")
    if options.kind == "fixed" and options.record_length > options.max_message_bytes:
        raise OptionError(f"recordLength is {options.record_length}, more than maxMessageBytes allows.")
    if options.kind == "stream" and not self_delimiting:
        raise OptionError(
            f"framing=stream cannot cut {format_name}: its messages do not tell where they end. "
            "Use framing=file, fixed, length-prefixed or jsonl."
        )
