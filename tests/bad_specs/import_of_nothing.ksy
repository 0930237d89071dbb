# expect: 5:7: /meta/imports/0: there is no file parts/nowhere.ksy to import
meta:
  id: import_of_nothing
  imports:
    - parts/nowhere
