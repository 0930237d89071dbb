"""Read messages by their specification in plain Python: the reference for every other reader.

types              how objects of a type are read: fields in sequence, byte order, instances
values             how one value is read: numbers, bits, bytes, text, objects, switches; its `valid` rules
expressions        closures of expressions, compiled once for each type
processes          bytes that `process` changes before they are read
objects, stream    what was read and where it lies, field by field; the bytes of a message
message            one message: its objects, its row, its first fault; batches of them as Arrow columns; which
                   lists need not be read again: `read_before` says which the machine has read
problems           what is wrong, as values
failures           the place of a fault, and the sentences that the user reads
rows               columns of whole batches
sensitive          which bytes of a refused message may hold a secret
"""
