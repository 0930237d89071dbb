"""Pictures of structures: maps of bytes and bits, nested boxes, the order of messages."""
