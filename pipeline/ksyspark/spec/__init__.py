"""The front end: from the text of `.ksy` files to a checked, typed model. No construct is silently ignored.

The passes, in order:

    load_yaml.py          text -> trees in which every value knows its line and YAML path (`yaml.py`)
    expressions/          text of an expression -> tree
    read_type.py          trees -> the parts of a specification (`model.py`), with `read_attribute.py`, `read_map.py`
    library.py            specifications with their imports; resolution of names
    declared_types.py     data types (`data_types.py`) as they are declared; sizes that never vary
    inference.py          data types of expressions
    checks/               the list of checks; all problems are collected and raised together (`problems.py`)
    recursion.py          recursive types: their cycles and levels; `unroll.py` writes the levels out

A caller uses one function and a few classes:

    load.py               `load_specifications(paths)` does all of the above and returns a `Typer`
    library.py            `Library`: the specifications and types; it can be pickled
    inference.py          `Typer`: a library with `type_of(formula, scope)`; `Scope`: the place of an expression
    model.py              `Spec`, `TypeSpec`, `Attribute` ... as read
    problems.py           `SpecError` with its `Problem`s

What several later packages derive from the model stands beside it:

    columns.py            which fields have a column, and which are sensitive
    logical_types.py      the logical types that there are
    python_names.py       names in the official compiler's Python
"""
