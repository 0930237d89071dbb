"""The Kaitai expression language: `grammar.lark` and `parse.py` make the trees of `nodes.py` from text."""

from ksyspark.spec.expressions.nodes import Expression, names_in, walk
from ksyspark.spec.expressions.parse import BadExpression, parse_expression, parse_type_reference

__all__ = ["BadExpression", "Expression", "names_in", "parse_expression", "parse_type_reference", "walk"]
