# expect: 10:5: /seq/1/io: `io` has no meaning in a field of `seq`; an instance can have it
# expect: 14:9: /instances/first/io: expected a stream for `io`, such as `_root._io`, found the type body in `body`
meta:
  id: io_is_no_stream
  endian: be
seq:
  - id: body
    size: 16
    type: body
  - io: _io
    type: u1
instances:
  first:
    io: body
    pos: 0
    type: u1
types:
  body:
    seq:
      - id: code
        type: u1
