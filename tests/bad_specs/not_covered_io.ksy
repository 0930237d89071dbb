# expect: 13:5: /instances/first/io: `io` (an instance on another stream) is not covered
# only ours: legal
meta:
  id: not_covered_io
  encoding: UTF-8
  endian: be
seq:
  - id: body
    size: 16
    type: body
instances:
  first:
    io: body._io
    pos: 0
    type: u1
types:
  body:
    seq:
      - id: code
        type: u1
