"""SAS attachments as TIB/Rendezvous delivers them.

`rendezvous_sets` collects messages by subject and sender; `assembly` puts a set together: `sections` splits it into
attachments, which `data_sets` and `files` read from the messages that `messages` decodes.
"""

from ksyspark.protocols.sas.rv.messages import RendezvousMessage, RvSwitches
from ksyspark.protocols.sas.rv.rendezvous_sets import RendezvousSets

__all__ = ["RendezvousMessage", "RendezvousSets", "RvSwitches"]
