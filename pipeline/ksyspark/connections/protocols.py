"""The protocols whose conversations are known, by the formats of their messages."""

from __future__ import annotations

from ksyspark.errors import FormatError
from ksyspark.protocols.conversation import Protocol
from ksyspark.protocols.mqtt.protocol import MQTT

PROTOCOLS = (MQTT,)


def protocol_of(format_name: str) -> Protocol:
    """Return the protocol of a format's messages. Raises FormatError."""
    for protocol in PROTOCOLS:
        if format_name in protocol.names:
            return protocol
    known = ", ".join(name for protocol in PROTOCOLS for name in protocol.names)
    raise FormatError(f"Messages of {format_name} make no connection that is known; those of {known} do.")
