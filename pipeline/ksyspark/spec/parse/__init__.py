"""From YAML trees to the parts of a specification. Problems are collected in `Reader.problems`, not raised.

keys.py             the keys that may stand in each map
reader.py           typed look-ups in a map
read_use.py         values of `type`
read_attribute.py   entries of `seq`, `instances` and `params`
read_type.py        types, enums and whole specifications
"""
