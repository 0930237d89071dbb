"""Compile a specification to a plan: the program that the machine runs, and where it leaves each column.

    Spec --fields, expressions--> instructions --assembler, optimiser--> program
         slots --make_plan--> where each column lies

`build` makes everything that a format needs, `make_plan` one plan (`plan`, in the operations of `instructions`);
`skeleton` reduces a specification to what finds message ends in a stream. Types are expanded where they are used, so
every column has a place of its own; one that contains itself, and is a flat list, is a subroutine that calls itself
(`fields/recursion.py`). A construct that has no instructions raises `Unsupported`; messages that reach such a type fall
back to the reference decoder, and the plan names it with the reason.
"""
