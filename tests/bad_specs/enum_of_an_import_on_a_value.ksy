# expect: 9:11: /instances/kind/enum: the official compiler finds no imported enum for a value; copy it here
meta:
  id: enum_of_an_import_on_a_value
  imports:
    - parts/labelled
instances:
  kind:
    value: 1
    enum: labelled::kind
