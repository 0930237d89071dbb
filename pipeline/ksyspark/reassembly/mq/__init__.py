"""SAS attachments as a queue of IBM MQ or MSMQ delivers them."""

from ksyspark.reassembly.mq.collecting import QueueSets
from ksyspark.reassembly.mq.message import QueuedMessage
from ksyspark.reassembly.mq.switches import MqSwitches

__all__ = ["MqSwitches", "QueueSets", "QueuedMessage"]
