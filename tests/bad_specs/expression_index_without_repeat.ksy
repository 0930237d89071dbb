# expect: 11:11: /seq/0/size: `_index` exists only in a repeated field in `_index + 1`
# expect: 14:9: /seq/1/if: `_index` exists only in a repeated field in `_index > 1`
# expect: 18:12: /instances/index/value: `_index` exists only in a repeated field in `_index`
# only ours: its parser names a variable that is not there
meta:
  id: expression_index_without_repeat
  encoding: UTF-8
  endian: be
seq:
  - id: body
    size: _index + 1
  - id: items
    type: u1
    if: _index > 1
    repeat: eos
instances:
  index:
    value: _index
