"""Data types of values.

data_types.py   the types, and the Arrow types that hold them
declared.py     what fields, parameters and casts declare
operators.py    what operators and methods take and give
parents.py      types of `_parent`
sizes.py        static sizes
inference.py    types of expressions and of the fields of a library
"""
