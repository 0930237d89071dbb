"""Write messages to files in a framing, so that a read with the same options gives them back."""

import binascii
import json
from collections.abc import Callable, Mapping
from functools import partial

from ksyspark.decoder import ParamValue
from ksyspark.errors import OptionError
from ksyspark.io.mqsc_dump import dumped
from ksyspark.layout import Layout
from ksyspark.options.read_options import FramingOptions

Values = Mapping[str, ParamValue]
Framed = Callable[[bytes, Values], bytes]
"""Return a message, with the values of its parameters, as it stands in a file."""


def framed_by(options: FramingOptions, layout: Layout, params: Values) -> Framed:
    """Return the function that gives messages of a layout as they stand in files that are read with these parameters.

    It raises OptionError for a message that the framing cannot hold, BadContainer for one of which it cannot tell all.
    Raises OptionError for framings that are only read.
    """
    match options.kind:
        case "jsonl":
            return _json_line
        case "mqsc-dump":
            return partial(dumped, layout=layout, options=params)
        case "file" | "fixed" | "length-prefixed" | "stream":
            return _prefixed(options)
    raise OptionError(f"Messages cannot be written with framing={options.kind}.")


def _prefixed(options: FramingOptions) -> Framed:
    size, width = options.record_length, options.length_bytes
    overhead = width if options.length_includes_itself else 0
    held = list[int]()

    def framed(message: bytes, _values: Values) -> bytes:
        length = len(message)
        match options.kind:
            case "file" if held:
                raise OptionError("framing=file holds one message, and there are more: choose another framing.")
            case "file":
                held.append(length)
            case "fixed" if length != size:
                raise OptionError(f"framing=fixed with recordLength={size} cannot hold a message of {length} bytes.")
            case "length-prefixed" if length + overhead >= 1 << 8 * width:
                raise OptionError(f"lengthBytes={width} cannot tell the length of a message of {length} bytes.")
            case "length-prefixed":
                return (length + overhead).to_bytes(width, options.length_order) + message
        return message

    return framed


def _json_line(message: bytes, values: Values) -> bytes:
    """Return a message with its parameters as framing=jsonl reads them: the body in base64."""
    texts = {name: value.hex() if isinstance(value, bytes) else value for name, value in values.items()}
    told = b", " + json.dumps(texts, ensure_ascii=False).encode()[1:] if texts else b"}"
    return b'{"body": "%b"%b\n' % (binascii.b2a_base64(message, newline=False), told)
