"""Write messages to files in a framing, so that a read with the same options gives them back."""

import binascii
import json
from collections.abc import Callable, Mapping, Sequence
from struct import Struct

from ksyspark.decoder import ParamValue
from ksyspark.errors import OptionError
from ksyspark.options.read_options import FramingOptions

Message = tuple[bytes, Mapping[str, ParamValue]]
Prefix = Callable[[bytes], bytes]
"""Return the bytes in front of a message in a file. They depend on the length of the message only."""

_CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


def prefix_for(options: FramingOptions) -> Prefix:
    """Return the function that gives the bytes in front of each message.

    It raises OptionError for a message that the framing cannot hold. Raises OptionError for framings with containers;
    `json_lines` writes jsonl.
    """
    match options.kind:
        case "fixed":
            return _fixed(options.record_length)
        case "length-prefixed":
            return _length_prefixed(options)
        case "file":
            return _single()
        case "stream":
            return lambda _: b""
    raise OptionError(f"Messages cannot be written with framing={options.kind}.")


def _fixed(size: int) -> Prefix:
    def prefix(message: bytes) -> bytes:
        if len(message) != size:
            words = f"framing=fixed with recordLength={size} cannot hold a message of {len(message)} bytes."
            raise OptionError(words)
        return b""

    return prefix


def _length_prefixed(options: FramingOptions) -> Prefix:
    width = options.length_bytes
    pack = Struct((">" if options.length_order == "big" else "<") + _CODES[width]).pack
    overhead = width if options.length_includes_itself else 0
    longest = (1 << 8 * width) - 1 - overhead

    def prefix(message: bytes) -> bytes:
        if len(message) > longest:
            raise OptionError(f"lengthBytes={width} cannot tell the length of a message of {len(message)} bytes.")
        return pack(len(message) + overhead)

    return prefix


def _single() -> Prefix:
    written = 0

    def prefix(_message: bytes) -> bytes:
        nonlocal written
        written += 1
        if written > 1:
            raise OptionError("framing=file holds one message; choose another framing, or --count 1.")
        return b""

    return prefix


def json_lines(messages: Sequence[Message]) -> bytes:
    """Return messages with their parameters as framing=jsonl reads them: one JSON object a line, the body in base64."""
    encode = binascii.b2a_base64
    tails = {id(params): _tail(params) for _, params in messages}
    return b"".join(
        [b'{"body": "%b"%b' % (encode(data, newline=False), tails[id(params)]) for data, params in messages]
    )


def _tail(params: Mapping[str, ParamValue]) -> bytes:
    values = {name: value.hex() if isinstance(value, bytes) else value for name, value in params.items()}
    written = json.dumps(values, ensure_ascii=False).encode()
    return (b", " + written[1:] if values else b"}") + b"\n"
