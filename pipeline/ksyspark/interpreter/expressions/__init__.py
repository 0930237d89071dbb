"""Expressions as closures (`closures`); what they (`operations`) and `process` (`processes`) make, within bounds."""

from ksyspark.interpreter.expressions.closures import LITERALS, Evaluate, ExpressionCompiler, constant, member
from ksyspark.interpreter.expressions.operations import compared, decode

__all__ = ["LITERALS", "Evaluate", "ExpressionCompiler", "compared", "constant", "decode", "member"]
