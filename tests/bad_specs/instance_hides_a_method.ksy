# expect: 8:3: /instances/close: an instance cannot be named `close`: the parser in Python has a method of that name
# only ours: its parser cannot be closed
meta:
  id: instance_hides_a_method
  encoding: UTF-8
  endian: be
instances:
  close:
    value: 1
