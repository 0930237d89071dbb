"""The Kaitai expression language: text to tree. Types are worked out in `ksyspark.spec.types`."""

from ksyspark.spec.expressions.nodes import Expression
from ksyspark.spec.expressions.parse import BadExpression, parse_expression, parse_type_reference
from ksyspark.spec.expressions.walk import names_in, walk

__all__ = ["BadExpression", "Expression", "names_in", "parse_expression", "parse_type_reference", "walk"]
