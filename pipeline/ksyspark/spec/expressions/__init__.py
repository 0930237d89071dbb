"""The Kaitai expression language: text to tree. Types are worked out in `ksyspark.spec.types`."""

from ksyspark.spec.expressions.nodes import Expression, names_in, walk
from ksyspark.spec.expressions.parse import BadExpression, parse_expression, parse_type_reference

__all__ = ["BadExpression", "Expression", "names_in", "parse_expression", "parse_type_reference", "walk"]
