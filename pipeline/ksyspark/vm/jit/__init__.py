"""Compile one plan's program to machine code, by translating `run` itself.

    source of `run` + program --plan_function--> LLVM IR --runner--> object code, kept on disk

The machine runs any plan at once; a program that has run over many messages is worth compiling (`runner` decides). Then
`run` is translated with its program known: a basic block an instruction, registers as variables, no decoding of
operands. What an operation does is defined in `run` only. `translation` and `values`
translate the subset of Python that the machine's functions use; a program that needs more stays with the machine.
"""
