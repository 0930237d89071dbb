"""Read messages by their specification in plain Python: the reference for every other reader.

types               how objects of a type are read: fields in sequence, byte order, instances
values              how one value is read: numbers, bits, bytes, text, objects, switches
rules, expressions  closures of `valid` rules and expressions, compiled once for each type
objects, stream     what was read and where it lies, field by field; the bytes of a message
skipping            items that the machine has read before
message             one message: its objects, its row, its first fault
problems, faults    what is wrong, as values; the same with its place
failures, wording   the sentences that the user reads
rows, decoder       columns of whole batches
sensitive           which bytes of a refused message may hold a secret
"""

from ksyspark.interpreter.decoder import ReferenceDecoder
from ksyspark.interpreter.message import ExtentReader, Interpreter, Message
from ksyspark.interpreter.objects import Fault

__all__ = ["ExtentReader", "Fault", "Interpreter", "Message", "ReferenceDecoder"]
