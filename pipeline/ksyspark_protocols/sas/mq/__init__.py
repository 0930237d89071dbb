"""SAS attachments as a queue of IBM MQ or MSMQ delivers them.

`queue_sets` collects messages by correlation id; `assembly` puts a set together: `headers`, then for each entry
`attachments`, whose `numbering` orders the messages that `data_sets` or `files` read by the sender's `conventions`.
"""

from ksyspark_protocols.sas.mq.conventions import MqSwitches
from ksyspark_protocols.sas.mq.messages import QueuedMessage
from ksyspark_protocols.sas.mq.queue_sets import QueueSets

__all__ = ["MqSwitches", "QueueSets", "QueuedMessage"]
