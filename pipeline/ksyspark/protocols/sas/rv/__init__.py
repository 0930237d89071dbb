"""SAS attachments as TIB/Rendezvous delivers them."""

from ksyspark.protocols.sas.rv.collecting import RendezvousSets
from ksyspark.protocols.sas.rv.message import RendezvousMessage
from ksyspark.protocols.sas.rv.switches import RvSwitches

__all__ = ["RendezvousMessage", "RendezvousSets", "RvSwitches"]
