"""Write messages: rows, as readers give them, back to bytes. The inverse of the interpreter, which judges the result.

rows       rows as values to be written, and where what was read differs from them
octets     the bytes of a stream while they are written
encoding   numbers, texts, what ends them, and processes undone
inversion  what fields must be so that an expression has a value
draft      one walk over the model, which writes every field
message    draft after draft, then the reading of the result
encoder    rows of whole batches
"""

from ksyspark.writer.encoder import Encoded, EncodeOptions, Encoder
from ksyspark.writer.message import DERIVE, Derive, MessageWriter, Written

__all__ = ["DERIVE", "Derive", "EncodeOptions", "Encoded", "Encoder", "MessageWriter", "Written"]
