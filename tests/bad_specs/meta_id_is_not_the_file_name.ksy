# expect: 4:7: /meta/id: expected the id to be the file's name `meta_id_is_not_the_file_name`, found `something_else`
# only ours: it does not know the file's name
meta:
  id: something_else
