# expect: 7:5: /params/0: `-stream-alternatives` is a list of whole numbers, beside a `-stream-value`
# expect: 11:5: /params/1: `-stream-alternatives` is a list of whole numbers, beside a `-stream-value`
# only ours: values of streams are ours
meta:
  id: alternatives_without_value
params:
  - id: level
    type: u1
    -default: 0
    -stream-alternatives: [5]
  - id: other
    type: u1
    -default: 0
    -stream-value: told
    -stream-alternatives: five
seq:
  - id: body
    type: u1
instances:
  told:
    value: body
