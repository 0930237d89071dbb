"""Read a message under construction forward, as a parser does, and choose values wherever the parser would take bytes.

state         one reading: the bytes so far, and what was noticed on the way
message       the whole message: parameters, sequence, instances
objects       objects of user types, their streams and arguments; fields: conditions, repeats, cases
numbers, texts, text_values   which value a field takes; value_checks: the rules it must obey
look_ahead    what is read before the fields at its place
truncation    streams that are ended inside a field on purpose
"""
