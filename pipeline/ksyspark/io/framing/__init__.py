"""Cut the bytes of a file into messages: one module a framing, all with the two methods of `Framing`."""

from ksyspark.io.framing.cut import LARGEST_IN_FRONT, Cut, Framing, Spans, limited
from ksyspark.io.framing.make import MakeFraming, framing_maker

__all__ = ["LARGEST_IN_FRONT", "Cut", "Framing", "MakeFraming", "Spans", "framing_maker", "limited"]
