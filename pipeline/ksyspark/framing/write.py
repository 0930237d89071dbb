"""Messages to files: what the framings read, written."""

from __future__ import annotations

import binascii
import json
from collections.abc import Callable, Mapping, Sequence
from struct import Struct

from ksyspark.decoder import ParamValue
from ksyspark.errors import OptionError
from ksyspark.options import FramingOptions

Message = tuple[bytes, Mapping[str, ParamValue]]
Write = Callable[[Sequence[Message]], bytes]

_CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


def writer_of(options: FramingOptions) -> Write:
    """Return what makes bytes of messages and their parameters, so that a read with the same options gives them back.

    Only framing=jsonl writes parameters. The writer raises OptionError for a message that the framing cannot hold.
    """
    match options.kind:
        case "fixed":
            return lambda messages: b"".join(_of_size(message, options.record_length) for message, _ in messages)
        case "length-prefixed":
            return _length_prefixed(options)
        case "jsonl":
            return lambda messages: b"".join(map(_line, messages))
        case "file":
            return _alone()
    return lambda messages: b"".join(message for message, _ in messages)


def _of_size(message: bytes, size: int) -> bytes:
    if len(message) != size:
        raise OptionError(f"framing=fixed with recordLength={size} cannot hold a message of {len(message)} bytes.")
    return message


def _length_prefixed(options: FramingOptions) -> Write:
    width = options.length_bytes
    pack = Struct((">" if options.length_order == "big" else "<") + _CODES[width]).pack
    counted = width if options.length_includes_itself else 0
    most = (1 << 8 * width) - 1 - counted

    def write(messages: Sequence[Message]) -> bytes:
        longest = max((len(message) for message, _ in messages), default=0)
        if longest > most:
            raise OptionError(f"lengthBytes={width} cannot tell the length of a message of {longest} bytes.")
        return b"".join(part for message, _ in messages for part in (pack(len(message) + counted), message))

    return write


def _alone() -> Write:
    written = 0

    def write(messages: Sequence[Message]) -> bytes:
        nonlocal written
        written += len(messages)
        if written > 1:
            raise OptionError("framing=file holds one message; choose another framing, or --count 1.")
        return b"".join(message for message, _ in messages)

    return write


def _line(message: Message) -> bytes:
    data, params = message
    told = {name: value.hex() if isinstance(value, bytes) else value for name, value in params.items()}
    body = binascii.b2a_base64(data, newline=False).decode("ascii")
    return json.dumps({"body": body, **told}, ensure_ascii=False).encode() + b"\n"
