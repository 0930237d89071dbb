"""Cut the bytes of a file into messages: one module a framing, all with the two methods of `Framing`."""

from ksyspark.framing.cut import LARGEST_IN_FRONT, Cut, Framing, Spans, limited
from ksyspark.framing.make import make_framing

__all__ = ["LARGEST_IN_FRONT", "Cut", "Framing", "Spans", "limited", "make_framing"]
