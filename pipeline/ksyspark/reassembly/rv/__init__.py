"""SAS attachments as TIB/Rendezvous delivers them."""

from ksyspark.reassembly.rv.collecting import RendezvousSets
from ksyspark.reassembly.rv.message import RendezvousMessage
from ksyspark.reassembly.rv.switches import RvSwitches

__all__ = ["RendezvousMessage", "RendezvousSets", "RvSwitches"]
