"""What MQTT gives: formats, tables, and the conversation of a connection."""

from __future__ import annotations

from ksyspark.protocols.conversation import Family, Protocol
from ksyspark.protocols.mqtt.conversation import MqttConversations
from ksyspark.protocols.mqtt.order import LEVEL_5 as LEVEL
from ksyspark.protocols.mqtt.packets import LEVEL_3, LEVEL_5
from ksyspark.protocols.mqtt.tables import CONNECTIONS, EXCHANGES

MQTT = Protocol(
    "MQTT",
    formats={"mqtt_v3": LEVEL_3, "mqtt_v5": LEVEL_5},
    tables={"connections": CONNECTIONS, "exchanges": EXCHANGES},
    conversations=MqttConversations,
    families={"mqtt": Family("mqtt_v3", "level", {LEVEL: "mqtt_v5"})},
)
"""The format `mqtt` is `mqtt_v5` for connections of level 5, and `mqtt_v3` for all others."""
