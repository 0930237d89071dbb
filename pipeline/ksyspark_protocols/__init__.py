"""Protocols above single messages: what several messages of a conversation mean together, one package a protocol."""
