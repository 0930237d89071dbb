# expect: 5:7: /meta/imports/0: expected the path of a specification without `.ksy`, such as `common/header`
meta:
  id: import_of_nothing_at_all
  imports:
    - null
