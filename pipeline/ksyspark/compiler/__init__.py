"""From a specification to a plan: the program that the columnar machine runs, and where it leaves each column.

    Spec --assembler, reading, expressions, instances--> Plan (instructions, constants, tables, columns)

Types are expanded where they are used, so every column has a place of its own. What a plan cannot do raises
`Unsupported`; then the messages that reach that type go to the reference decoder, and the plan says so by name.
"""

from ksyspark.compiler.make_plan import Plan, make_plan

__all__ = ["Plan", "make_plan"]
