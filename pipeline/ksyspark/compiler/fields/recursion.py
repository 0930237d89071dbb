"""Types that contain themselves: each is read by one subroutine, which calls itself for the levels below.

Its values are rows of one table, in the order in which they begin. What a call inside needs again afterwards is kept in
a frame: a row of another table, which the call adds and removes. For example, where a node is a value, a number of
nodes and these nodes, `01 02 02 00 03 00` is node 1 with the nodes 2 and 3 in it:

    call        row 0: value 1, 2 nodes; before each call a frame keeps row 0 and how many of them are left
      call      row 1: value 2, 0 nodes; it returns, and the frame gives back row 0 and that 1 is left
      call      row 2: value 3, 0 nodes; it returns, and none is left: row 0 is complete
    the rows 0, 1, 2 are the flat list: that they lie on levels 1, 2, 2 is known from what refers to them
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from ksyspark.compiler.assembler import FUEL_PER_FIELD, Assembler, InUse
from ksyspark.compiler.context import WHOLE_BYTE, Build, Context, new_row
from ksyspark.compiler.expressions import Evaluator
from ksyspark.compiler.instructions import Label, Unsupported
from ksyspark.compiler.plan import Computed
from ksyspark.compiler.slots import Bytes, Cell, Part, Row, Scalar, Slot, TreeRow
from ksyspark.compiler.values import Value, copy_cells, kind_of, place, store
from ksyspark.layout import MOST_LEVELS
from ksyspark.spec.data_types import show
from ksyspark.spec.declared_types import type_of_parameter
from ksyspark.spec.model import Attribute, CalculatedEndian, Parameter, TypeSpec, UserTypeUse
from ksyspark.spec.recursion import Cycle


@dataclass
class TreeTable:
    """The rows of types that contain each other.

    The register `first` has the number of a message's first row, `number` that of a new one, plus 1, `calls` how many
    calls of subroutines are open. `kinds` are the types that are read, with the cell that is not 0 in their rows.
    `level` is the cell with the level of a row if instances are read behind all fields, or None if the level is the
    number of open calls.
    """

    cycle: Cycle
    table: int
    first: int
    number: int
    calls: int
    level: int | None
    kinds: dict[tuple[str, ...], tuple[Cell, Part]]


@dataclass(frozen=True)
class _Routine:
    """The subroutine of a type. Who calls it makes the row `new`, whose number plus 1 is in the register `number`."""

    part: Part
    kind: Cell
    new: Row
    number: int
    link: int
    entry: Label


class RecursionReader:
    """Emit the subroutines of recursive types, and their calls. `read` emits the fields of a type."""

    def __init__(self, build: Build, cycles: Sequence[Cycle], read: Callable[[Part], None]) -> None:
        self._build = build
        self._asm = build.assembler
        self._read = read
        self.trees = [self._tree(cycle) for cycle in cycles]
        self._of_head = {head: tree for tree in self.trees for head in tree.cycle.heads}
        self._routines: dict[tuple[str, ...], _Routine] = {}
        self._open = set[tuple[str, ...]]()

    def _tree(self, cycle: Cycle) -> TreeTable:
        types = self._build.library.types
        seeks = any(use.attribute >= len(types[use.owner].seq) for use in cycle.uses)
        asm = self._asm
        table, first = asm.table(f"{'::'.join(cycle.heads[0])}[]"), asm.register()
        asm.emit("ROWS", first, table, note="its first row")
        level = asm.cells(table) if seeks else None
        calls = asm.register()
        asm.emit("MOVE", calls, asm.preset(0))
        return TreeTable(cycle, table, first, asm.register(), calls, level, {})

    def is_recursive(self, spec: TypeSpec) -> bool:
        """Tell whether the values of a type are rows of a flat list."""
        return spec.path in self._of_head

    def is_open(self, spec: TypeSpec) -> bool:
        """Tell whether values of a type may hold one of a type whose subroutine is being emitted."""
        return any(spec.path in self._of_head[path].cycle.paths for path in self._open)

    def read(
        self, parent: Part, attribute: Attribute, use: UserTypeUse, spec: TypeSpec, context: Context, row: Row,
        window: Bytes | None,
    ) -> TreeRow:  # fmt: skip
        """Emit the reading of a value whose row's number goes to a cell of `row`. Raises Unsupported."""
        if self._build.taken != WHOLE_BYTE and window is None:
            raise Unsupported("a recursive type behind a bit field that ends inside a byte")
        asm, routine = self._asm, self._routine(spec, parent)
        at, new = self._build.flag(row), routine.new
        with asm.temporaries():
            evaluator = Evaluator(self._build, context)
            values = [evaluator.value(tree) for tree in use.reference.arguments]
            asm.emit("ROW", new.table, new.address, routine.number, note=attribute.id)
            asm.emit("STORE", *place(at), routine.number)
            asm.emit("STORE", new.address, routine.kind.index, asm.preset(1))
            for slot, value in zip(routine.part.params.values(), values, strict=True):
                self._give(new, slot, value)
            self._give_stream(routine.part, new, window or (parent.other or parent).io)
            self._give_byte_order(routine.part, new, parent)
            self._give_level(self._of_head[spec.path].level, new, parent)
        saved = asm.register(2) if window is not None else 0
        if window is not None:
            asm.emit("OPEN", saved, *place(window.at), note=f"{spec.id} begins")
        asm.call(routine.link, routine.entry, spec.id)
        asm.fuel += FUEL_PER_FIELD
        if window is not None:
            asm.emit("CLOSE", saved, note=f"{spec.id} ends")
        return TreeRow(at, routine.part)

    def _give(self, new: Row, slot: Slot, value: Value) -> None:
        assert isinstance(slot, Scalar | Bytes)
        kind = slot.source.kind if isinstance(slot, Scalar) and isinstance(slot.source, Computed) else "bytes"
        if kind != value.kind:
            raise Unsupported(f"an argument that is {value.kind}, for a recursive type that declares {kind}")
        store(self._build, value, Cell(new, slot.at.index))

    def _give_stream(self, part: Part, new: Row, stream: Bytes | None) -> None:
        """Emit start and length of the stream that the value is in; None stands for that of the message."""
        assert part.io is not None
        to = Cell(new, part.io.at.index)
        if stream is not None:
            copy_cells(self._build, stream.at, to, 2)
            return
        register = self._asm.register()
        for number, operation in enumerate(("ROOTSTART", "ROOTSIZE")):
            self._asm.emit(operation, register)
            self._asm.emit("STORE", new.address, to.index + number, register)

    def _give_byte_order(self, part: Part, new: Row, parent: Part) -> None:
        if part.endian is None or part.spec.has_own_endian:
            return
        if parent.endian is None:
            raise Unsupported("a byte order that no type around decides")
        copy_cells(self._build, parent.endian, Cell(new, part.endian.index), 1)

    def _give_level(self, level: int | None, new: Row, parent: Part) -> None:
        """Emit the store of the level, by that of the value around; a message with more than are read ends."""
        if level is None:
            return
        around: Part | None = parent
        while around is not None and around.row.table != new.table:
            around = around.holder or around.parent
        register = self._asm.register()
        if around is None:
            self._asm.emit("MOVE", register, self._asm.preset(1))
        else:
            self._asm.emit("LOAD", register, around.row.address, level)
            self._asm.emit("ADD", register, register, self._asm.preset(1))
            self._asm.emit("JGT", register, self._asm.preset(MOST_LEVELS), self._build.fail)
        self._asm.emit("STORE", new.address, level, register)

    def _routine(self, spec: TypeSpec, parent: Part) -> _Routine:
        """Return the subroutine of a type, emitted at the first call, and again where that was rolled back."""
        routine = self._routines.get(spec.path)
        if routine is None or not (spec.path in self._open or self._asm.is_placed(routine.entry)):
            routine = self._routines[spec.path] = self._declared(spec, parent)
            self._open.add(spec.path)
            self._emit(routine)
            self._open.remove(spec.path)
        return routine

    def _declared(self, spec: TypeSpec, parent: Part) -> _Routine:
        asm, tree = self._asm, self._of_head[spec.path]
        row, new = (Row(tree.table, asm.address(tree.table)) for _ in range(2))
        link = asm.link()
        part = Part(spec, row, None, self._root(spec, parent), Bytes(self._build.cell(row, 2), None), call=link)
        if isinstance(spec.endian, CalculatedEndian) and not spec.has_own_endian:
            part.endian = self._build.cell(row)
        part.params = {one.id: self._parameter(part, one) for one in spec.params}
        kind = self._build.flag(row)
        tree.kinds[spec.path] = kind, part
        return _Routine(part, kind, new, tree.number, link, asm.label())

    def _root(self, spec: TypeSpec, parent: Part) -> Part:
        """Return what expressions call `_root`: a part that they cannot name, if it is not the same at all levels."""
        root, library = parent.root or parent, self._build.library
        uses = (use for uses in library.uses.values() for use in uses if use.target == spec.path)
        if root.row.table == 0 and all(use.owner[0] == root.spec.path[0] == spec.path[0] for use in uses):
            return root
        return Part(replace(spec, path=("", "")), root.row, None, None, None)

    def _parameter(self, part: Part, parameter: Parameter) -> Scalar | Bytes:
        declared = type_of_parameter(self._build.library, part.spec, parameter)
        kind = kind_of(declared)
        if kind in ("int", "bool", "float"):
            return Scalar(part.row, Computed(self._build.cell(part.row).index, kind))
        if kind == "bytes":
            return Bytes(self._build.cell(part.row, 2), None)
        raise Unsupported(f"the parameter {parameter.id} of a recursive type is {show(declared)}")

    def _emit(self, routine: _Routine) -> None:
        """Emit a subroutine, jumped over: the fields, the return, and the entry, which is complete behind them."""
        asm, part, tree = self._asm, routine.part, self._of_head[routine.part.spec.path]
        body, end = asm.label(), asm.label()
        asm.emit("JUMP", end, note=f"{part.spec.id}, where it is read")
        asm.place(body)
        first, fuel = len(asm.addresses), asm.fuel
        with asm.recursive_subroutine() as in_use:
            number = asm.register()
            self._read(part)
            if self._build.taken != WHOLE_BYTE:
                reason = "a recursive type that ends inside a byte"
                self._build.unsupported.setdefault("::".join(part.spec.path), reason)
                asm.emit("JUMP", self._build.fail, note=f"{part.spec.id}: {reason}")
                self._build.taken = WHOLE_BYTE
            # Instances are read when all fields are: then any row may be the one that is looked at.
            addresses = set(range(first, len(asm.addresses))) if tree.level is not None else in_use.addresses
            frame = _Frame(asm, new_row(self._build, f"{part.spec.id} is being read"), routine, addresses, in_use)
            asm.emit("SUB", tree.calls, tree.calls, asm.preset(1), note=f"{part.spec.id} is read")
            frame.leave(number)
            asm.place(routine.entry)
            asm.emit("ADD", tree.calls, tree.calls, asm.preset(1), note=f"{part.spec.id} begins")
            asm.emit("JGT", tree.calls, asm.preset(MOST_LEVELS), self._build.fail)
            frame.enter(number)
            asm.emit("ROWAT", part.row.address, part.row.table, routine.number)
            asm.emit("LOOP", number, FUEL_PER_FIELD + asm.fuel - fuel)
            asm.emit("JUMP", body)
        asm.fuel = fuel
        asm.place(end)


class _Frame:
    """What the calls of a subroutine that are not finished need again: operations and operands, a cell each."""

    def __init__(self, asm: Assembler, row: Row, routine: _Routine, addresses: Iterable[int], in_use: InUse) -> None:
        self._asm, self._row, self._link = asm, row, routine.link
        self._kept = [
            *(("SAVE", "RESTORE", address) for address in sorted({routine.link, routine.part.row.address, *addresses})),
            *(("STORE", "LOAD", register) for register in sorted(in_use.registers)),
        ]
        asm.cells(row.table, len(self._kept))

    def enter(self, number: int) -> None:
        """Emit the new frame; a register gets its number plus 1."""
        self._asm.emit("ROW", self._row.table, self._row.address, number)
        for cell, (keep, _, operand) in enumerate(self._kept):
            self._asm.emit(keep, self._row.address, cell, operand)

    def leave(self, number: int) -> None:
        """Emit the return to what the last frame was made for, and its removal; a register gets its number plus 1."""
        self._asm.emit("ROWS", number, self._row.table)
        self._asm.emit("ROWAT", self._row.address, self._row.table, number)
        for cell, (_, give_back, operand) in enumerate(self._kept):
            self._asm.emit(give_back, operand, self._row.address, cell)
        self._asm.emit("DROP", self._row.table)
        self._asm.emit("RETURN", self._link)
