"""Code generation for fields: how a type's seq and instances are read into cells.

`seq` prepares a type and reads its fields in order, bytes and the cases of switches: `runs` of fixed size by one
instruction, `repeats`, types that contain themselves by subroutines (`recursion`); `checks` emits the rules of a field,
`instances` the columns that are computed behind the seq.
"""
