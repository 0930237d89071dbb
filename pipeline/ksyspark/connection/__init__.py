"""Both directions of one MQTT connection held against each other: what no packet shows on its own."""

from ksyspark.connection.order import check_order
from ksyspark.connection.order_error import OrderError
from ksyspark.connection.packet import Packet, Side

__all__ = ["OrderError", "Packet", "Side", "check_order"]
