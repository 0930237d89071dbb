"""Read messages by their specification in plain Python: the reference for every other reader.

types              how objects of a type are read: fields in sequence, byte order, instances
values             how one value is read: numbers, bits, bytes, text, objects, switches; its `valid` rules
expressions        closures of expressions, compiled once for each type
processes          bytes that `process` changes before they are read
objects, stream    what was read and where it lies, field by field; the bytes of a message
skipping           lists of which items need not be read again; `read_before` says which the machine has read
message            one message: its objects, its row, its first fault
problems           what is wrong, as values
failures           the place of a fault, and the sentences that the user reads
rows, decoder      columns of whole batches
sensitive          which bytes of a refused message may hold a secret
"""
