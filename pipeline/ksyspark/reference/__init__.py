"""The reference decoder: walks the objects of the official Kaitai parser, in its debug mode, into Arrow columns.

Slow, total, and the judge of every other decoder.
"""

from ksyspark.reference.decoder import ReferenceDecoder

__all__ = ["ReferenceDecoder"]
