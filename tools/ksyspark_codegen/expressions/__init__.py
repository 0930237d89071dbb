"""The Kaitai expression language: text to tree. Types are worked out in `ksyspark_codegen.typing`."""

from ksyspark_codegen.expressions.nodes import Expression
from ksyspark_codegen.expressions.parse import BadExpression, parse_expression, parse_type_reference
from ksyspark_codegen.expressions.walk import names_in, walk

__all__ = ["BadExpression", "Expression", "names_in", "parse_expression", "parse_type_reference", "walk"]
