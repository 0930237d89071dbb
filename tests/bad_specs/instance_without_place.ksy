# expect: 8:3: /instances/code: expected `pos` or `value`: an instance at the stream's current place is not covered
# only ours: legal, but what is read depends on who asks first
meta:
  id: instance_without_place
  encoding: UTF-8
  endian: be
instances:
  code:
    type: u1
