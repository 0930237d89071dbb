"""Print a plan as text, for people and golden tests."""

from collections.abc import Iterator, Mapping

from ksyspark.compiler import instructions
from ksyspark.compiler import plan as plans

_NAMES: Mapping[int, str] = {
    code: name for name, code in vars(instructions).items() if name.isupper() and isinstance(code, int)
}


def listing(plan: plans.Plan) -> str:
    """Return a plan as text.

    First the program, an instruction a line: number, operation, operands, what it is for. Then constants, tables and
    registers, and where each column lies: `u2be at 3 + 4` is four bytes behind the position in cell 3 of the row.
    """
    lines = [
        "program",
        *_program(plan),
        "constants",
        f"  bytes {plan.constants!r}",
        f"  registers {plan.registers}, behind them {_words(plan.numbers)}",
        f"  tables of addresses {_words(plan.addresses)}",
        f"  encodings {_words(plan.encodings)}",
        "tables",
        *(
            f"  {number}: {one.name}, {one.width} cells, 0 in a new row: {_words(one.flags)}"
            for number, one in enumerate(plan.tables)
        ),
        "columns",
        *_inline(plan.root, "  "),
        *(line for tree in plan.trees for line in _tree(tree)),
        "checks",
        *(f"  {_operand(check)}" for check in plan.checks),
        "not supported",
        *(f"  {name}: {reason}" for name, reason in plan.unsupported.items()),
    ]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def _program(plan: plans.Plan) -> Iterator[str]:
    notes = [*plan.notes, *[""] * (len(plan.program) - len(plan.notes))]
    for number, ((code, *operands), note) in enumerate(zip(plan.program, notes, strict=True)):
        yield f"{number:6}  {_NAMES[code]:8} {' '.join(map(str, operands)):24} {note}"


def _words(values: tuple[object, ...]) -> str:
    return " ".join(map(str, values)) or "none"


def _inline(inline: plans.Inline, indent: str) -> Iterator[str]:
    if inline.whole is not None:
        yield f"{indent}(whole) {_scalar(inline.whole)}"
    for name, source in inline.columns.items():
        yield from _source(name, source, indent)


def _source(name: str, source: plans.Source, indent: str) -> Iterator[str]:
    """Yield the lines of one column; the sources inside a list, switch or optional column are indented below it."""
    deeper = f"{indent}  "
    match source:
        case plans.Inline():
            yield f"{indent}{name}"
            yield from _inline(source, deeper)
        case plans.Items(cell, table, item):
            yield f"{indent}{name}: rows of table {table}, first and number in {cell}"
            yield from _source("item", item, deeper)
        case plans.TreeRow(cell, table):
            yield f"{indent}{name}: row of tree {table}, number + 1 in {cell}, and those below it"
        case plans.Rows(cell, table, inner):
            yield f"{indent}{name}: row of table {table}, number + 1 in {cell}"
            yield from _source("row", inner, deeper)
        case plans.Present(cell, inner):
            yield f"{indent}{name}: where {cell} is not 0"
            yield from _source("value", inner, deeper)
        case plans.OneOf(cases):
            yield f"{indent}{name}: one of"
            for case, rows in cases.items():
                yield from _source(case, rows, deeper)
        case plans.Formula(kind, operand):
            yield f"{indent}{name}: {kind} {_operand(operand)}"
        case plans.ComputedText(operand):
            yield f"{indent}{name}: text {_operand(operand)}"
        case _:
            yield f"{indent}{name}: {_scalar(source)}"


def _tree(tree: plans.Tree) -> Iterator[str]:
    for name, cell, inline in tree.kinds:
        yield f"tree {tree.table}: {name}, rows in which {cell} is not 0"
        yield from _inline(inline, "  ")
    for way in tree.inside:
        yield f"  below in {_way(way)}"
    for table, way in tree.outside:
        yield f"  from table {table} in {_way(way)}"


def _way(way: plans.Way) -> str:
    return ", ".join(f"{one.path}{'[]' * one.is_list} (table {one.table} by {one.cell})" for one in way)


def _scalar(source: plans.Number | plans.Bits | plans.Fixed | plans.Computed | plans.Span) -> str:
    match source:
        case plans.Number(cell, offset, width, is_signed, is_float, order, endian):
            letter = "f" if is_float else "s" if is_signed else "u"
            return f"{letter}{width}{order if endian < 0 else f' in the order of {endian},'} at {cell} + {offset}"
        case plans.Bits(cell, offset, bit, width, order):
            return f"b{width}{order} at {cell} + {offset}, bit {bit}"
        case plans.Fixed(cell, offset, length, encoding):
            return f"{encoding or 'bytes'}[{length}] at {cell} + {offset}"
        case plans.Span(cell, encoding):
            return f"{encoding or 'bytes'}, start and length in {cell}"
        case plans.Computed(cell, kind):
            return f"{kind} in {cell}"


def _operand(operand: plans.Operand) -> str:
    match operand:
        case plans.Apply("?", (condition, then, otherwise)):
            return f"({_operand(condition)} ? {_operand(then)} : {_operand(otherwise)})"
        case plans.Apply(operator, (left, right)):
            return f"({_operand(left)} {operator} {_operand(right)})"
        case plans.Apply(operator, operands):
            return f"{operator} {' '.join(map(_operand, operands))}"
        case plans.Parameter(number):
            return f"parameter {number}"
        case int() | bytes() | str():
            return repr(operand)
    return f"[{_scalar(operand)}]"
