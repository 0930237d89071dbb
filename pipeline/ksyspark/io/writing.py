"""Write messages to files in a framing, so that a read with the same options gives them back."""

import binascii
import json
from collections.abc import Callable, Mapping, Sequence
from itertools import count

from ksyspark.decoder import ParamValue
from ksyspark.errors import OptionError
from ksyspark.options.read_options import FramingOptions

Message = tuple[bytes, Mapping[str, ParamValue]]
Prefix = Callable[[bytes], bytes]
"""Return the bytes in front of a message in a file. They depend on the length of the message only."""


def prefix_for(options: FramingOptions) -> Prefix:
    """Return the function that gives the bytes in front of each message.

    It raises OptionError for a message that the framing cannot hold. Raises OptionError for framings with containers;
    `json_lines` writes jsonl.
    """
    if options.kind not in ("file", "fixed", "length-prefixed", "stream"):
        raise OptionError(f"Messages cannot be written with framing={options.kind}.")
    size, width = options.record_length, options.length_bytes
    overhead = width if options.length_includes_itself else 0
    numbers = count(1)

    def prefix(message: bytes) -> bytes:
        length = len(message)
        match options.kind:
            case "file" if next(numbers) > 1:
                raise OptionError("framing=file holds one message; choose another framing, or --count 1.")
            case "fixed" if length != size:
                raise OptionError(f"framing=fixed with recordLength={size} cannot hold a message of {length} bytes.")
            case "length-prefixed" if length + overhead >= 1 << 8 * width:
                raise OptionError(f"lengthBytes={width} cannot tell the length of a message of {length} bytes.")
            case "length-prefixed":
                return (length + overhead).to_bytes(width, options.length_order)
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
