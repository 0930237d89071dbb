"""SAS attachments put together from their messages: data sets and files, on both transports.

`mq` and `rv` collect and assemble the messages of their transport and know nothing of each other. Modules here are
what both use: `result` and diagnostics, `settings` (limits, switches), `parts` (their decoding), `character_sets`.
`typed_rows` turns the rows of a data set into an Arrow table.
"""
