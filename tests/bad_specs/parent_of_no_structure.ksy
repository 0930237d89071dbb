# expect: 11:13: /seq/1/parent: `parent` has no meaning here: the field is no type of its own
# expect: 14:13: /seq/2/parent: expected a structure or false for `parent`, found a whole number in `code`
# expect: 17:13: /seq/3/parent: expected a structure or false for `parent`, found true or false in `true`
meta:
  id: parent_of_no_structure
seq:
  - id: code
    type: u1
  - id: number
    type: u1
    parent: _root
  - id: body
    type: body
    parent: code
  - id: other
    type: body
    parent: true
types:
  body:
    seq:
      - id: code
        type: u1
