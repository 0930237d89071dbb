"""Write messages: rows, as readers give them, back to bytes. The inverse of the interpreter, which judges the result.

rows       rows as values to be written, and where what was read differs from them
encoding   the bytes of a stream: numbers, texts, what ends them, logical types, and processes undone
inversion  what fields must be so that an expression has a value
draft      one walk over the model, which writes every field
encoder    rows of whole batches: drafts until nothing changes, then the reading of the result
columns    rows as Arrow columns: of the reader's types, their shapes, and which were read as given
by_example many rows at once, of which a draft writes one; `example` says what it shows
"""

from ksyspark.writer.encoder import DERIVE, Derive, Encoded, Encoder, told_of
from ksyspark.writer.rows import Written

__all__ = ["DERIVE", "Derive", "Encoded", "Encoder", "Written", "told_of"]
