"""SAS attachments as TIB/Rendezvous delivers them.

`arrivals` looks at messages as they come, `rendezvous_sets` collects them by subject and sender; `assembly` puts a set
together: `sections` splits it into attachments, which `data_sets` and `files` read from the messages that `messages`
decodes. `observations` are what is known of rows without them, `row_splitter` cuts their values. `envelopes` takes
messages out of those of daemons, `field_remarks` and `texts` say what is unusual about fields that can be read.
"""

from ksyspark_protocols.sas.rv.messages import RendezvousMessage, RvSwitches, unreadable
from ksyspark_protocols.sas.rv.rendezvous_sets import RendezvousSets

__all__ = ["RendezvousMessage", "RendezvousSets", "RvSwitches", "unreadable"]
