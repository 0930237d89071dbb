"""Code generation for fields: how a type's seq and instances are read into cells.

`seq` reads the fields of a type in order, and the cases of switches: `runs` of fixed size by one instruction, `spans`
of bytes, `repeats`, types that contain themselves by subroutines (`recursion`); `arguments` prepares a type, `checks`
emits the rules of a field, `instances` the columns that are computed behind the seq.
"""
