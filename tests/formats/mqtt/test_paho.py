"""The reason codes and properties that samples of MQTT 5 are written with, held against paho-mqtt."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

PACKETS = {
    "connack": "CONNACK", "puback": "PUBACK", "pubrec": "PUBREC", "pubrel": "PUBREL", "pubcomp": "PUBCOMP",
    "suback": "SUBACK", "unsuback": "UNSUBACK", "disconnect": "DISCONNECT", "auth": "AUTH", "connect": "CONNECT",
    "publish": "PUBLISH", "subscribe": "SUBSCRIBE", "unsubscribe": "UNSUBSCRIBE", "will": "WILLMESSAGE",
}  # fmt: skip
# paho's names where they are not the standard's.
SPELT = {
    17: "nosubscriptionfound", 158: "sharedsubscriptionnotsupported", 162: "wildcardsubscriptionnotsupported",
}  # fmt: skip
reasoncodes = pytest.importorskip("paho.mqtt.reasoncodes", reason="paho-mqtt is not installed")
properties = pytest.importorskip("paho.mqtt.properties")
packettypes = pytest.importorskip("paho.mqtt.packettypes")


@pytest.fixture(scope="module")
def writer():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(Path(__file__).parents[2] / "samples"))
        yield importlib.import_module("mqtt_written")


def _plain(name: str) -> str:
    return re.sub(r"\W|_", "", name).lower()


def test_reason_codes_are_those_of_paho(writer) -> None:
    different = {}
    for kind, codes in writer.CODES_OF.items():
        number = getattr(packettypes.PacketTypes, PACKETS[kind])
        for code in codes:
            if (kind, code) == ("connack", 153):  # in the standard's table of CONNACK, and not in paho's
                continue
            theirs = _plain(reasoncodes.ReasonCode(number, identifier=code).getName())
            ours = _plain(writer.OTHERWISE.get((kind, code), writer.REASONS[code]))
            if theirs != SPELT.get(code, ours):
                different[kind, code] = theirs
    assert different == {}


def test_properties_are_those_of_paho(writer) -> None:
    table = properties.Properties(packettypes.PacketTypes.CONNECT)
    theirs = {code: (_plain(name), set(table.properties[code][1])) for name, code in table.names.items()}
    ours = {
        code: (_plain(name), {getattr(packettypes.PacketTypes, PACKETS[kind]) for kind in packets.split()})
        for code, name, _, packets in writer.PROPERTIES
    }
    assert ours == theirs
