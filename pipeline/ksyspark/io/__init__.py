"""Files and the messages in them: listing, opening, reading through windows, and the framings that cut messages.

`files` finds the file system of a path and lists its files, `windows` opens and reads them. `framings` chooses how a
window is cut: as one message, as equal pieces, by lengths in front of messages, by `containers` (jsonl), `mqsc_dump`,
`amqsbcg` or `stream`; it does the reverse too.
"""
