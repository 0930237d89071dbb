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
Front = Callable[[bytes], bytes]
"""What stands in front of a message in a file. It depends on the length of the message only."""

_CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


def front_of(options: FramingOptions) -> Front:
    """Return what a framing puts in front of messages, so that a read with the same options gives them back.

    What is returned raises OptionError for a message that the framing cannot hold. Raises OptionError for a framing
    in which a message lies among other things; `lines` writes jsonl.
    """
    match options.kind:
        case "fixed":
            return _fixed(options.record_length)
        case "length-prefixed":
            return _length_prefixed(options)
        case "file":
            return _alone()
        case "stream":
            return lambda _: b""
    raise OptionError(f"Messages cannot be written with framing={options.kind}.")


def _fixed(size: int) -> Front:
    def front(message: bytes) -> bytes:
        if len(message) != size:
            words = f"framing=fixed with recordLength={size} cannot hold a message of {len(message)} bytes."
            raise OptionError(words)
        return b""

    return front


def _length_prefixed(options: FramingOptions) -> Front:
    width = options.length_bytes
    pack = Struct((">" if options.length_order == "big" else "<") + _CODES[width]).pack
    counted = width if options.length_includes_itself else 0
    most = (1 << 8 * width) - 1 - counted

    def front(message: bytes) -> bytes:
        if len(message) > most:
            raise OptionError(f"lengthBytes={width} cannot tell the length of a message of {len(message)} bytes.")
        return pack(len(message) + counted)

    return front


def _alone() -> Front:
    written = 0

    def front(_message: bytes) -> bytes:
        nonlocal written
        written += 1
        if written > 1:
            raise OptionError("framing=file holds one message; choose another framing, or --count 1.")
        return b""

    return front


def lines(messages: Sequence[Message]) -> bytes:
    """Return messages as framing=jsonl reads them, with their parameters: one JSON object a line, bytes in base64."""
    encode = binascii.b2a_base64
    tails = {id(params): _tail(params) for _, params in messages}
    return b"".join(
        [b'{"body": "%b"%b' % (encode(data, newline=False), tails[id(params)]) for data, params in messages]
    )


def _tail(params: Mapping[str, ParamValue]) -> bytes:
    told = {name: value.hex() if isinstance(value, bytes) else value for name, value in params.items()}
    written = json.dumps(told, ensure_ascii=False).encode()
    return (b", " + written[1:] if told else b"}") + b"\n"
