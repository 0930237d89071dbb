"""The keys that may stand in each map of a specification. Keys that begin with `-` are free in all of them."""

from __future__ import annotations

from collections.abc import Collection

from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark.spec.yaml import MapNode

META = frozenset(
    "id title application file-extension xref tags license ks-version imports encoding endian bit-endian".split()
    + "ks-debug ks-opaque-types ks-zero-copy-substream".split()
)
INNER_META = frozenset("encoding endian bit-endian".split())
TYPE = frozenset("meta doc doc-ref to-string params seq instances types enums".split())
_DOC = frozenset("doc doc-ref".split())
PARAM = frozenset("id type enum".split()) | _DOC
_READ = (
    frozenset(
        "type size size-eos enum terminator include consume eos-error pad-right encoding process valid contents".split()
        + "repeat repeat-expr repeat-until if parent".split()
    )
    | _DOC
)
SEQ = _READ | {"id"}
PARSE_INSTANCE = _READ | {"io", "pos"}
VALUE_INSTANCE = frozenset("value enum if".split()) | _DOC
VALID = frozenset("eq min max any-of in-enum expr".split())
SWITCH = frozenset("switch-on cases".split())
ENUM_VALUE = frozenset("id doc doc-ref".split())
RECURSION_DEPTH = "-max-recursion-depth"
PORTS = "-ports"
INSTANCE_ERRORS = "-instance-errors"
PIECES = "-pieces"
PIECES_KEYS = ("len-header", "length", "whole", "rest", "param")


def check_keys(node: MapNode, allowed: Collection[str], what: str) -> list[Problem]:
    """Report every key of a map that has no meaning there, with the likely correction."""
    return [
        entry.key.place.problem(_sentence(key, allowed, what))
        for key, entry in node.entries.items()
        if key not in allowed and not key.startswith("-")
    ]


def _sentence(key: str, allowed: Collection[str], what: str) -> str:
    if key in PARSE_INSTANCE | VALUE_INSTANCE and allowed == SEQ:
        return f"`{key}` has no meaning in {what}; an instance can have it"
    hint = did_you_mean(key, allowed, f"expected one of {', '.join(sorted(allowed))}")
    return f"`{key}` has no meaning in {what}{hint}"
