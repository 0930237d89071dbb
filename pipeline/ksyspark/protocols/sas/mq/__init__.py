"""SAS attachments as a queue of IBM MQ or MSMQ delivers them."""

from ksyspark.protocols.sas.mq.collecting import QueueSets
from ksyspark.protocols.sas.mq.message import QueuedMessage
from ksyspark.protocols.sas.mq.switches import MqSwitches

__all__ = ["MqSwitches", "QueueSets", "QueuedMessage"]
