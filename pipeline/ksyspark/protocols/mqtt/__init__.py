"""Both directions of one MQTT connection held against each other: what no packet shows on its own."""

from ksyspark.protocols.mqtt.order import check_order
from ksyspark.protocols.mqtt.order_error import OrderError
from ksyspark.protocols.mqtt.packet import Packet, Side

__all__ = ["OrderError", "Packet", "Side", "check_order"]
