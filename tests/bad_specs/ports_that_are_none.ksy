# expect: 5:11: /meta/-ports: expected a list of port numbers from 1 to 65535
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: ports_that_are_none
  -ports: [1883, 0]
seq:
  - id: octet
    type: u1
