"""MQTT: the order of control packets in both directions of a connection."""

from ksyspark.protocols.mqtt.order import OrderError, Packet, Side, check_order

__all__ = ["OrderError", "Packet", "Side", "check_order"]
