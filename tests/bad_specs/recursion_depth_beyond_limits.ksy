# expect: 7:25: /meta/-max-recursion-depth: expected a whole number from 1 to 16 for `-max-recursion-depth`, found `17`
# only ours: the official compiler knows no such key
meta:
  id: recursion_depth_beyond_limits
  encoding: UTF-8
  endian: be
  -max-recursion-depth: 17
seq:
  - id: len_inner
    type: u1
  - id: inner
    type: recursion_depth_beyond_limits
    size: len_inner
    if: len_inner > 0
