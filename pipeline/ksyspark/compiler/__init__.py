"""From a specification to a plan: the program that the columnar machine runs, and where it leaves each column.

    Spec --reading, expressions, instances, assembler--> Plan (program, constants, tables, columns)

Types are expanded where they are used, so every column has a place of its own. What a plan cannot do raises
`Unsupported`; then the messages that reach that type go to the reference decoder, and the plan says so by name.
"""
