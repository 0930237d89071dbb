"""The front end: from the text of `.ksy` files to a checked, typed model. No construct is silently ignored.

The passes, in order:

    yaml/           text -> trees in which every value knows its line and YAML path
    expressions/    text of an expression -> tree
    parse/          trees -> the parts of a specification (`model.py`)
    library.py      specifications with their imports; resolution of names
    types/          data types: static inference, operators and methods, static sizes
    checks/         the list of checks; all problems are collected and raised together (`problems.py`)
    recursion/      recursive types are unrolled to a finite depth (`unrolled.py` tells which type a level stands for)

A caller uses one function and a few classes:

    load.py         `load_specifications(paths)` does all of the above and returns a `Typer`
    library.py      `Library`: the specifications and types; it can be pickled
    types/inference.py   `Typer`: a library with `type_of(formula, scope)`; `Scope`: the place of an expression
    model.py        `Spec`, `TypeSpec`, `Attribute` ... as read
    problems.py     `SpecError` with its `Problem`s

What several later packages derive from the model stands beside it:

    switch_cases.py    the types that a field may take; cases of a switch as columns
    columns.py         which fields have a column, and which are sensitive
    logical_types.py   the table of logical types
    python_names.py    names in the official compiler's Python
"""
