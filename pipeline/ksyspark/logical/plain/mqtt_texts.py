"""Texts of MQTT, one at a time. Source: MQTT 3.1.1, 1.5.3 (strings) and 4.7 (topic names and filters)."""

from __future__ import annotations

from ksyspark.display import show_plain
from ksyspark.logical.plain.not_logical import NotLogical


def read_string(text: str) -> str:
    """Return a text without U+0000. Raises NotLogical."""
    if "\0" in text:
        raise NotLogical("a text without U+0000", show_plain(text))
    return text


def read_topic_name(text: str) -> str:
    """Return the name of a topic: no wildcard, no U+0000. Raises NotLogical."""
    if set(text) & set("\0#+"):
        raise NotLogical("a topic name: no wildcard # or +, no U+0000", show_plain(text))
    return text


def read_topic_filter(text: str) -> str:
    """Return a filter of topics: a wildcard is all of its level, # is the last one; no U+0000. Raises NotLogical."""
    levels = text.split("/")
    is_whole = all(level in ("#", "+") or not set(level) & set("\0#+") for level in levels)
    if not is_whole or "#" in levels[:-1]:
        raise NotLogical("a topic filter: wildcards # (last) and + as whole levels, no U+0000", show_plain(text))
    return text
