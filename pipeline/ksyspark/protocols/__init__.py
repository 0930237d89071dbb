"""Above single messages: what several of them tell together, one room a protocol."""
