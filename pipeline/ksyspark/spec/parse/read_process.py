"""Read `process:` values."""

from __future__ import annotations

import re
from dataclasses import replace

from ksyspark.spec.expressions.nodes import ListLiteral
from ksyspark.spec.model import Formula, Process
from ksyspark.spec.parse.reader import Reader
from ksyspark.spec.yaml import Node, ScalarNode

_PROCESS = re.compile(
    r"\s*(?P<name>[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*)\s*(?:\((?P<arguments>.*)\)\s*)?\Z", re.DOTALL
)
_COUNTS = {"xor": 1, "rol": 1, "ror": 1, "zlib": 0}


def read_process(reader: Reader, node: Node | None) -> Process | None:
    """Read the name of a process and its arguments: `xor(key)`, `zlib`, `my.custom(1, 2)`."""
    if node is None:
        return None
    match = _PROCESS.match(node.text) if isinstance(node, ScalarNode) else None
    if match is None or not isinstance(node, ScalarNode):
        reader.say(node.place, "expected the name of a process with its arguments, such as `xor(key)` or `zlib`")
        return None
    formula = _arguments(reader, node, match)
    found = Process(match["name"], formula) if formula else None
    wanted = _COUNTS.get(match["name"])
    if found and wanted is not None and len(found.arguments) != wanted:
        words = f"{wanted} argument" if wanted else "no arguments"
        reader.say(node.place, f"`{found.name}` takes {words}, found {len(found.arguments) or 'none'}")
        return None
    if found and wanted is None:
        sentence = f"a parser in Python needs the custom process `{found.name}`"
        reader.no_parser.append(node.place.problem(sentence))
    return found


def _arguments(reader: Reader, node: ScalarNode, match: re.Match[str]) -> Formula | None:
    """Return the arguments as one list, at the same columns."""
    if not (match["arguments"] or "").strip():
        return Formula(ListLiteral((), 0), node)
    text = f"{' ' * (match.start('arguments') - 1)}[{match['arguments']}]"
    formula = reader.formula(replace(node, text=text, value=text))
    return None if formula is None else replace(formula, node=node)
