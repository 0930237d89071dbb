# expect: 11:3: /types/part1: `part1` would become the class Part1, as the type `part_1` on line 9 does; rename one
# expect: 14:3: /enums/part_1: `part_1` would become the class Part1, as the type `part_1` on line 9 does; rename one
# only ours: its second class hides the first
meta:
  id: types_of_one_class
  encoding: UTF-8
  endian: be
types:
  part_1:
    doc: The first part.
  part1:
    doc: The same class in Python.
enums:
  part_1:
    0: first
