"""SAS attachments as TIB/Rendezvous delivers them.

`arrivals` takes `messages` out of the envelopes of daemons, and says what is unusual about their fields;
`rendezvous_sets` collects them by subject and sender and puts a set together; `contents` splits it into the sections of
its attachments and reads them.
"""

from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches, unreadable
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets

__all__ = ["RendezvousMessage", "RendezvousSets", "RvSwitches", "unreadable"]
