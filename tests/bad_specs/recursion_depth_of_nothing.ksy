# expect: 7:25: /meta/-max-recursion-depth: `-max-recursion-depth` has no meaning here: no type contains itself
# only ours: the official compiler knows no such key
meta:
  id: recursion_depth_of_nothing
  encoding: UTF-8
  endian: be
  -max-recursion-depth: 3
seq:
  - id: number
    type: u1
