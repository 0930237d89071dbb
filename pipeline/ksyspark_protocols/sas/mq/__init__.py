"""SAS attachments as a queue of IBM MQ or MSMQ delivers them.

`queue_sets` collects `messages` by correlation id, and puts a set together: its header, then each entry, whose
messages in the order of their numbers `contents` reads by the sender's `conventions`.
"""

from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.mq.queue_sets import QueueSets

__all__ = ["MqSwitches", "QueueSets", "QueuedMessage"]
