"""Code generation for expressions: values in registers, conditional jumps, and formulas over whole columns.

`evaluator` emits the value of an expression by its nodes, with `operators`; `conditions` emits jumps and choices;
`names` resolves names to slots, parts and streams. `subexpressions` finds common ones, to be computed once.
`formulas` turns expressions that cannot fail into formulas that need no instructions at all.
"""
