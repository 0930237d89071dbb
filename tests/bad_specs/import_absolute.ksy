# expect: 6:7: /meta/imports/0: absolute imports are not covered; name the file from this one's folder
# only ours: it searches a path that only it is given
meta:
  id: import_absolute
  imports:
    - /parts/sound
