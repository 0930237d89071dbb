# expect: 17:14: /types/long/-column: `-column` of a type names the field or instance that stands for it; did you mean `value`?
# expect: 22:14: /types/named/-column: `whole` has no column, so that it cannot stand for `named`
# expect: 26:14: /types/tree/-column: `tree` contains itself: no member can stand for it
# only ours: keys that begin with a hyphen are not the compiler's
meta:
  id: column_of_no_member
  endian: be
seq:
  - {id: n, type: long}
  - {id: m, type: named}
  - {id: t, type: tree}
types:
  long:
    seq: [{id: wide, type: s8}]
    instances: {value: {value: wide}}
    # The instance is called `value`.
    -column: valeu
  named:
    seq: [{id: part, type: long}]
    instances: {whole: {value: part}}
    # Another name for `part`, which has the column.
    -column: whole
  tree:
    seq: [{id: below, size: 1, type: tree}]
    # On the last level there are bytes.
    -column: below
