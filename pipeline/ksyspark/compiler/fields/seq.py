"""Emit the reading of types: the fields of their seq in order, and `pos` instances as subroutines."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce

from ksyspark.compiler import assembler, expressions, positions, slots, values
from ksyspark.compiler.context import WHOLE_BYTE, Build, Context, TakenBits, begin_row
from ksyspark.compiler.expressions import jump_on
from ksyspark.compiler.fields import checks, recursion, repeats
from ksyspark.compiler.fields import runs as bit_runs
from ksyspark.compiler.instructions import Label, Unsupported
from ksyspark.compiler.plan import PROCESSES, Computed, Number
from ksyspark.compiler.slots import Bytes, Cell, Choice, Items, Optional, Part, Row, Scalar, Slot, TreeRow
from ksyspark.spec import columns, model
from ksyspark.spec.declared_types import is_plain
from ksyspark.spec.expressions import Expression, names_in, nodes
from ksyspark.spec.model import Attribute, CalculatedEndian, Process, SimpleUse, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.recursion import Cycle, depth_of

_LARGEST_TABLE = 256
_LARGEST_OPERAND = (1 << 31) - 1


class SeqReader:
    """Emit the reading of types. Messages that reach a type that is unsupported end there and fall back."""

    def __init__(self, build: Build, cycles: Sequence[Cycle] = ()) -> None:
        self._build = build
        self._asm = build.assembler
        self._call: int | None = None
        self.recursion = recursion.RecursionReader(build, cycles, self._read_called)

    def read(self, part: Part) -> None:
        """Emit the reading of a type at the current position of its stream, or the end of the message."""
        start, taken = self._asm.checkpoint(), self._build.taken
        try:
            self._seq(part)
        except Unsupported as reason:
            self._asm.roll_back(start)
            self._build.taken = taken
            self._build.unsupported.setdefault("::".join(part.spec.path), str(reason))
            self._asm.emit("JUMP", self._build.fail, note=f"{part.spec.id}: {reason}")
            part.slots.clear()

    def _read_called(self, part: Part) -> None:
        outer_call, self._call = self._call, part.call
        self.read(part)
        self._call = outer_call

    def ensure_instance(self, part: Part, attribute: Attribute) -> Slot:
        """Emit the reading of a `pos` instance, unless a message has read it already; return its slot."""
        if attribute.pos is None and attribute.id in part.slots:
            return part.slots[attribute.id]
        if isinstance(part.spec.endian, model.CalculatedEndian) and part.endian is None:
            raise Unsupported("an instance that is read before the byte order is decided")
        if self._build.taken != WHOLE_BYTE:
            # The first time that it is read, official parsers go on at a whole byte.
            self._build.taken = TakenBits(None)
        if positions.has_fixed_place(part, attribute):
            return bit_runs.read_at_fixed_place(self._build, part, attribute)
        call = part.calls.get(attribute.id)
        if call is None or not self._asm.is_placed(call[1]):
            call = self._declare(part, attribute)
            part.calls[attribute.id] = call
        link, entry = call
        self._asm.call(link, entry, attribute.id)
        self._asm.fuel += assembler.FUEL_PER_FIELD
        return part.slots[attribute.id]

    def _seq(self, part: Part) -> None:
        decide_endian(self._build, part)
        # A checksum does not say where a message ends. With one, fields are read one by one to note where each begins.
        has_checksums = self._build.has_columns and part.spec.checksums
        borders = [checks.note_position(self._build, part)] if has_checksums else []
        for fields in [(field,) for field in part.spec.seq] if has_checksums else [part.spec.seq]:
            for step in bit_runs.runs(self._build.library, fields):
                with self._asm.temporaries():
                    if isinstance(step, tuple):
                        self._run(part, step)
                    else:
                        self._add(part, step, self._field(part, step))
            borders += [checks.note_position(self._build, part)] if has_checksums else []
        checks.note_checksums(self._build, part, borders)
        if self._build.has_columns:
            self._read_behind(part)

    def _read_behind(self, part: Part) -> None:
        """Emit the instances without `pos`, which are read where the stream stands when columns ask for them.

        That is here, if the type has a stream of its own and nothing else asks for them before.
        """
        around, library = part.holder or part.parent, self._build.library
        has_own_stream = part.row.table == 0 if around is None else part.io is not (around.other or around).io
        for attribute in part.spec.instances.values():
            is_elsewhere = attribute.value is not None or attribute.pos is not None
            if is_elsewhere or columns.is_technical(attribute.about):
                continue
            if not has_own_stream or self._build.taken != WHOLE_BYTE or attribute.io is not None:
                return
            if positions.is_asked_for_before(library, part.spec, attribute):
                return
            with self._asm.temporaries():
                self._add(part, attribute, self._field(part, attribute))

    def _add(self, part: Part, attribute: Attribute, slot: Slot) -> None:
        """Note the slot of a field; one without id has a name that no expression can use."""
        part.slots[attribute.id or f"#{len(part.slots)}"] = slot

    def _run(self, part: Part, run: bit_runs.Run) -> None:
        """Emit one instruction for adjacent fields of fixed size, then the checks of each."""
        slots = bit_runs.read_run(self._build, part, run, self._build.cell(part.row))
        self._asm.fuel += assembler.FUEL_PER_FIELD * sum(positions.fixed_length(attribute) == 0 for attribute in run)
        for attribute, slot in slots:
            # A rule cannot use the fields behind its own, although their bytes are known already.
            self._add(part, attribute, slot)
            self._build.taken = bit_runs.taken_behind(slot)
            if self._build.taken != WHOLE_BYTE and positions.rule_seeks(self._build.library, attribute):
                raise Unsupported("a rule inside a byte that asks for an instance read elsewhere")
            with self._asm.temporaries():
                checks.check_field(self._build, Context(part), attribute, slot)

    def _field(self, part: Part, attribute: Attribute) -> Slot:
        if attribute.condition is None:
            self._asm.fuel += assembler.FUEL_PER_FIELD
            return self._repeated(part, attribute, part.row)
        fuel, present = self._asm.fuel, self._build.flag(part.row)
        skip = self._asm.label()
        with self._asm.temporaries():
            expressions.jump_unless(self._build, attribute.condition, Context(part), skip)
        taken = self._build.taken
        slot = self._optional(part, attribute, present)
        self._build.taken = self._build.taken.or_else(taken)
        self._asm.fuel = fuel
        self._asm.place(skip)
        return slot

    def _optional(self, part: Part, attribute: Attribute, present: Cell) -> Optional:
        """Emit a field that may be absent. A structure gets rows of its own: an absent one costs one cell only."""
        is_structure = isinstance(attribute.use, UserTypeUse | SwitchUse)
        if attribute.repeat is None and is_structure and not self._has_own_rows(part, attribute.use):
            row = begin_row(self._build, f"{part.spec.id}.{attribute.id}", present)
            return Optional(present, self._repeated(part, attribute, row), row)
        slot = self._repeated(part, attribute, part.row)
        self._asm.emit("STORE", *values.place(present), self._asm.preset(1))
        return Optional(present, slot)

    def _has_own_rows(self, part: Part, use: model.TypeUse) -> bool:
        return isinstance(use, UserTypeUse) and self.recursion.is_recursive(self._type(part, use))

    def _type(self, part: Part, use: UserTypeUse) -> model.TypeSpec:
        spec = self._build.library.find_type(part.spec, use.reference.path, use.reference.is_absolute)
        assert spec is not None
        return spec

    def _repeated(self, part: Part, attribute: Attribute, row: Row) -> Slot:
        if attribute.repeat is not None:
            return self._items(part, attribute, attribute.repeat)
        is_certain = attribute.condition is None and not attribute.is_instance
        slot = self._once(part, attribute, Context(part, is_certain=is_certain), row)
        checks.check_field(self._build, Context(part), attribute, slot)
        return slot

    def _items(self, part: Part, attribute: Attribute, repeat: model.Repeat) -> Slot:
        repeats.hoist_arguments(self._build, part, attribute)
        # The values may hold another value of the object that is being read.
        is_recursive = any(map(self.recursion.is_open, self._build.library.types_in(part.spec, attribute)))
        loop = repeats.Loop(self._build, part, attribute, repeat, is_recursive=is_recursive)
        loop.begin()
        context = Context(part, index=loop.index)
        if repeats.refers_to_itself(attribute) and not self._has_own_rows(part, attribute.use):
            return repeats.read_linked_items(self._build, context, attribute, loop, self._new_part, self.read)
        with self._asm.temporaries():
            slot = self._once(part, attribute, context, loop.row)
            checks.check_field(self._build, context, attribute, slot)
        loop.finish(slot)
        return Items(loop.at, loop.row, slot, loop.list_cell)

    def _once(self, part: Part, attribute: Attribute, context: Context, row: Row) -> Slot:
        if isinstance(attribute.use, UserTypeUse | SwitchUse):
            return self._structure(part, attribute, context, row)
        if isinstance(attribute.use, model.BytesUse | model.StringUse) and attribute.contents is None:
            is_text = isinstance(attribute.use, model.StringUse)
            encoding = (attribute.encoding or part.spec.encoding) if is_text else None
            return read_bytes(self._build, context, attribute, row, encoding)
        slot = bit_runs.read_run(self._build, part, (attribute,), self._build.cell(row))[0][1]
        match slot:
            case Scalar(_, Number(endian=endian) as number) if endian >= 0 and part.endian and part.endian.row != row:
                copied = copy_byte_order(self._build, part.endian, row)
                return Scalar(row, replace(number, endian=copied.index))
        return slot

    def _structure(self, part: Part, attribute: Attribute, context: Context, row: Row) -> Slot:
        """Emit a user type or a switch, in a stream of its own where the field has a size or terminator."""
        is_switch = isinstance(attribute.use, SwitchUse)
        has_window = _is_in_window(attribute) if is_switch else attribute.delimiter.has_end
        window = read_bytes(self._build, context, attribute, row) if has_window else None
        if isinstance(attribute.use, SwitchUse):
            return self._cases(part, attribute, attribute.use, context, row, window)
        assert isinstance(attribute.use, UserTypeUse)
        return self._part(part, attribute, attribute.use, context, row, window)

    def _cases(
        self, part: Part, attribute: Attribute, use: SwitchUse, context: Context, row: Row, window: Bytes | None
    ) -> Slot:
        """Emit the choice of a case, and all cases, each of which has rows of its own."""
        ids = model.case_ids(attribute, use)
        uses = _types_of_cases(use)
        entries = {key: self._asm.label() for key in ids}
        end = self._asm.label()
        _choose(self._build, use, context, entries, end)
        cases, fuel, inside = {}, self._asm.fuel, context.conditional()
        before, is_complete = self._build.taken, "" in entries or any(case.when is None for case in use.cases)
        ends = [] if is_complete else [before]
        for key, name in ids.items():
            self._asm.place(entries[key])
            self._build.taken = before
            with self._asm.temporaries():
                present = self._build.flag(row)
                case_row = begin_row(self._build, f"{part.spec.id}.{attribute.id}.{name}", present)
                own = self._own_stream(attribute, uses.get(key), inside, case_row) if window is None else window
                slot = self._case(part, attribute, uses.get(key), inside, case_row, own)
            cases[key] = Optional(present, slot, case_row)
            ends.append(self._build.taken)
            self._asm.fuel = fuel
            self._asm.emit("JUMP", end)
        self._asm.place(end)
        self._build.taken = reduce(TakenBits.or_else, ends)
        return Choice(cases, ids)

    def _own_stream(self, attribute: Attribute, use: SimpleUse | None, context: Context, row: Row) -> Bytes | None:
        """Emit the bytes that one case is read from, None for a case that is read from the stream around."""
        if not attribute.delimiter.has_end or (use is not None and model.leaves_size_aside(use)):
            return None
        if use is None:
            attribute = replace(attribute, delimiter=attribute.delimiter.without_marks)
        return read_bytes(self._build, context, attribute, row)

    def _case(
        self, part: Part, attribute: Attribute, use: SimpleUse | None, context: Context, row: Row, window: Bytes | None
    ) -> Slot:
        """Emit a structure, bytes of no case, or a number or text; text in a stream of its own is all of that."""
        if isinstance(use, UserTypeUse):
            return self._part(part, attribute, use, context, row, window)
        if use is None:
            assert window is not None
            return values.copy_span(self._build, window, row)
        is_number = isinstance(use, model.IntegerUse | model.FloatUse)
        is_text = isinstance(use, model.StringUse) and not use.is_zero_terminated
        if not is_number and not (is_text and window is not None):
            raise Unsupported(f"a switch with the plain type {model.case_key(use)}")
        alone = replace(attribute, use=use, valid=None, repeat=None, condition=None)
        if window is None:
            return self._once(part, alone, context, row)
        slot = replace(values.copy_span(self._build, window, row), encoding=attribute.encoding or part.spec.encoding)
        checks.check_field(self._build, context, alone, slot)
        return slot

    def _part(
        self, parent: Part, attribute: Attribute, use: UserTypeUse, context: Context, row: Row, window: Bytes | None
    ) -> Part | TreeRow:
        spec = self._type(parent, use)
        if self.recursion.is_recursive(spec):
            return self.recursion.read(parent, attribute, use, spec, context, row, window)
        part = self._new_part(parent, attribute, use, row, window)
        arguments = {one.id: tree for one, tree in zip(part.spec.params, use.reference.arguments, strict=True)}
        part.holder, part.handed = parent, handed(self._build, part.spec, arguments, context)
        part.params = {
            name: argument(self._build, tree, context, row)
            for name, tree in arguments.items()
            if name not in part.handed
        }
        if window is None:
            self.read(part)
            return part
        saved = self._asm.register(2)
        self._asm.emit("OPEN", saved, *values.place(window.at), note=f"{part.spec.id} begins")
        self._build.taken = WHOLE_BYTE
        self.read(part)
        self._build.taken = WHOLE_BYTE
        self._asm.emit("CLOSE", saved, note=f"{part.spec.id} ends")
        return part

    def _new_part(self, parent: Part, attribute: Attribute, use: UserTypeUse, row: Row, window: Bytes | None) -> Part:
        if attribute.parent is not None and not isinstance(attribute.parent.tree, nodes.BoolLiteral):
            raise Unsupported("`parent`, which names another object")
        spec = self._type(parent, use)
        is_top = len(spec.path) == 1
        root = None if is_top else parent.root or parent
        if window is not None and window.at.row != row and depth_of(spec) > 1:
            window = values.copy_span(self._build, window, row)
        io = window or (parent.other or parent).io
        part = Part(spec, row, None if is_top else parent, root, io, call=self._call)
        part.has_other_parent = attribute.parent is not None
        return part

    def _declare(self, part: Part, attribute: Attribute) -> tuple[int, Label]:
        """Emit the subroutine that reads a `pos` instance, jumped over; every expression that uses it calls it."""
        link, entry, end, done = self._asm.link(), self._asm.label(), self._asm.label(), self._asm.label()
        present = self._build.flag(part.row)
        self._asm.emit("JUMP", end, note=f"{attribute.id}, where it is used")
        self._asm.place(entry)
        with self._asm.subroutine():
            read_already = self._asm.register()
            self._asm.emit("LOAD", read_already, *values.place(present))
            self._asm.emit("JNZ", read_already, done)
            if attribute.condition is not None:
                expressions.jump_unless(self._build, attribute.condition, Context(part, is_reading=False), done)
            outer_call, self._call = self._call, link
            slot = self._at_pos(part, attribute)
            self._call = outer_call
            self._asm.emit("STORE", *values.place(present), self._asm.preset(1))
        self._asm.place(done)
        self._asm.emit("RETURN", link, note=f"{attribute.id} is read")
        self._asm.place(end)
        part.slots[attribute.id] = Optional(present, slot)
        return link, entry

    def _at_pos(self, part: Part, attribute: Attribute) -> Slot:
        """Emit the reading of a field at its `pos` in the part's stream, then the return to the position before."""
        saved = self._asm.register(2)
        context = Context(part, is_reading=False)
        at = expressions.evaluate(self._build, attribute.pos, context).register if attribute.pos else None
        if at is None:
            raise Unsupported("an instance without `pos`")
        other = part if attribute.io is None else expressions.stream_of(self._build, attribute.io, context)
        if other.io is not None and other.io is not part.io:
            # The cells of its stream are in the row of the part that asks.
            other = replace(other, io=values.copy_span(self._build, other.io, part.row))
        if other.io is None:
            self._asm.emit("SEEKROOT", saved, at)
        else:
            self._asm.emit("SEEK", saved, *values.place(other.io.at), at)
        part.other = None if other.io is part.io else other
        taken, self._build.taken = self._build.taken, WHOLE_BYTE
        slot = self._repeated(part, attribute, part.row)
        part.other, self._build.taken = None, taken
        self._asm.emit("CLOSE", saved, note=f"back from {attribute.id}")
        return slot


def _is_in_window(attribute: Attribute) -> bool:
    """Tell whether all cases of a switched field, and bytes without a case, are read from the same stream.

    A size applies even without a matching case, terminator and padding do not; none applies to numbers.
    """
    assert isinstance(attribute.use, SwitchUse)
    delimiter = attribute.delimiter
    if not delimiter.has_size or any(model.leaves_size_aside(case.use) for case in attribute.use.cases):
        return False
    return delimiter == delimiter.without_marks or not model.keeps_raw(attribute, attribute.use)


def _choose(build: Build, use: SwitchUse, context: Context, entries: Mapping[str, Label], end: Label) -> None:
    """Emit the jump to a case, by table or comparisons; `entries` are labels by key, "" that of bytes of no case."""
    otherwise = entries.get("", end)
    with build.assembler.temporaries():
        on = expressions.evaluate(build, use.on, context)
        numbers: dict[int, Label] = {}
        for case in use.cases:
            target = entries[model.case_key(case.use)]
            if case.when is None:
                otherwise = target
                continue
            number = expressions.constant_of(build, case.when.tree, context)
            if number is not None and on.kind == "int":
                numbers.setdefault(number, target)
            else:
                # The first case that matches is taken: those before are compared first.
                _jump_by_comparison(build, on, numbers)
                context = context.conditional() if numbers else context
                numbers.clear()
                with build.assembler.temporaries():
                    jump_on(build, "==", on, expressions.evaluate(build, case.when, context), target, holds=True)
                context = context.conditional()
        _jump_by_table(build, on, numbers, otherwise)
        build.assembler.emit("JUMP", otherwise)


def _jump_by_table(build: Build, on: values.Value, numbers: Mapping[int, Label], otherwise: Label) -> None:
    if not numbers:
        return
    low, high = min(numbers), max(numbers)
    if low < 0 or high > _LARGEST_OPERAND or high - low > _LARGEST_TABLE:
        _jump_by_comparison(build, on, numbers)
        return
    build.assembler.emit("SWITCH", on.register, low, high - low + 1)
    for number in range(low, high + 1):
        build.assembler.emit("JUMP", numbers.get(number, otherwise), note=f"case {number}")


def _jump_by_comparison(build: Build, on: values.Value, numbers: Mapping[int, Label]) -> None:
    for number, target in numbers.items():
        build.assembler.emit("JEQ", on.register, build.assembler.preset(number), target)


def _types_of_cases(use: SwitchUse) -> dict[str, SimpleUse]:
    """Return the types of all cases by their key. Raises Unsupported for a type used with different arguments."""
    types: dict[str, SimpleUse] = {}
    for case in use.cases:
        known = types.setdefault(model.case_key(case.use), case.use)
        if not isinstance(known, UserTypeUse) or not isinstance(case.use, UserTypeUse):
            continue
        if known.reference.arguments != case.use.reference.arguments:
            raise Unsupported(f"cases of one type with different arguments ({known.reference})")
    return types


def process_bytes(build: Build, context: Context, process: Process, taken: Cell, at: Cell) -> None:
    """Emit the change of the bytes in cells `taken` into cells `at`. Raises Unsupported, also without columns."""
    if process.name not in PROCESSES or not build.has_columns:
        raise Unsupported(f"`process: {process.name}`")
    asm = build.assembler
    with asm.temporaries():
        octets, argument, name = values.load(build, Bytes(taken, None)), asm.register(2), process.name
        for tree in process.arguments:
            value = expressions.evaluate(build, replace(process.formula, tree=tree), context)
            asm.emit("MOVE", argument, value.register)
            # A number has no length.
            asm.emit("MOVE", argument + 1, value.register + 1 if value.kind == "bytes" else asm.preset(-1))
        asm.emit("PROCESS", *values.place(at), octets.register, argument, PROCESSES.index(name), note=name)


def read_bytes(build: Build, context: Context, attribute: Attribute, row: Row, encoding: str | None = None) -> Bytes:
    """Emit the reading of bytes into two cells of a row, and their `process`; return their slot. Raises Unsupported."""
    at = build.cell(row, 2)
    plain = at if attribute.process is None else build.cell(row, 2)
    _take_bytes(build, context, attribute, plain)
    build.taken = WHOLE_BYTE
    if attribute.process is not None:
        process_bytes(build, context, attribute.process, plain, at)
    return Bytes(at, encoding)


def _take_bytes(build: Build, context: Context, attribute: Attribute, at: Cell) -> None:
    """Emit the reading of bytes. A terminator of several bytes is that of `strz`: zeros, as wide as a character.

    With a size, padding that is not the terminator is removed first, then everything from the terminator on, as
    official parsers do.
    """
    delimiter, asm = attribute.delimiter, build.assembler
    if not delimiter.has_size:
        assert delimiter.terminator is not None
        flags = delimiter.include + 2 * delimiter.consume + 4 * delimiter.eos_error
        operation, end = _terminator(delimiter.terminator)
        asm.emit(f"UNTIL{operation}", *values.place(at), end, flags, note=attribute.id)
        return
    if delimiter.size is not None:
        size = expressions.evaluate(build, delimiter.size, context)
        asm.emit("BYTES", *values.place(at), size.register, note=attribute.id)
    else:
        asm.emit("REST", *values.place(at), note=attribute.id)
    if delimiter.padding is not None:
        asm.emit("UNPAD", *values.place(at), delimiter.padding)
    if delimiter.terminator is not None:
        operation, end = _terminator(delimiter.terminator)
        asm.emit(f"CUT{operation}", *values.place(at), end, int(delimiter.include))


def _terminator(terminator: bytes) -> tuple[str, int]:
    """Return the end of the operation's name that looks for a terminator, and its operand: the byte, or the zeros."""
    return ("", terminator[0]) if len(terminator) == 1 else ("ZEROS", len(terminator))


def argument(build: Build, tree: Expression, context: Context, row: Row) -> Slot:
    """Return the slot of an argument for a type in this row; emit its computation if it has no slot yet."""
    with build.assembler.temporaries():
        slot = _existing_slot(build, tree, context, row)
        if slot is not None:
            return slot
        value = expressions.Evaluator(build, context).value(tree)
        # Evaluating an instance stores it in cells.
        return _existing_slot(build, tree, context, row) or values.keep(build, value, row)


def handed(
    build: Build, spec: TypeSpec, arguments: Mapping[str, Expression], context: Context
) -> Mapping[str, Expression]:
    """Return the arguments that are structures, lists or streams; emit checks of their presence. Raises Unsupported."""
    trees = {
        one.id: arguments[one.id]
        for one in spec.params
        if not is_plain(build.library, spec, one) and not isinstance(arguments[one.id], nodes.ListLiteral)
    }
    if any("_index" in names_in(tree) for tree in trees.values()):
        raise Unsupported("an argument that is no value, and depends on the number of the item")
    for tree in trees.values():
        with build.assembler.temporaries():
            expressions.Evaluator(build, context).locate(tree)
    return trees


def _existing_slot(build: Build, tree: Expression, context: Context, row: Row) -> Slot | None:
    match tree:
        case nodes.BoolLiteral(value):
            return slots.Constant("bool", int(value))
        case nodes.IntLiteral() | nodes.EnumLabel():
            number = expressions.constant_of(build, tree, context)
            return None if number is None else slots.Constant("int", number)
        case nodes.Member(of, "to_i"):
            slot = _existing_slot(build, of, context, row)
            return slot if _is_integer(slot) else None
    match _named(context.part, tree):
        case slots.Constant() as slot:
            return slot
        case slots.Known() as slot if row.table == 0:
            return slot
        case (Scalar() | Bytes()) as slot if slot.at.row == row:
            return slot
    return None


def _named(part: Part, tree: Expression) -> Slot | None:
    """Return the slot of a parameter, a field, or an instance that was computed."""
    match tree:
        case nodes.Name(name):
            attribute = part.spec.attribute(name)
            is_elsewhere = attribute is not None and attribute.is_instance and attribute.value is None
            return part.params.get(name) or (None if is_elsewhere else part.slots.get(name))
        case nodes.Member(of, name):
            inside = _named(part, of)
            return _named(inside, nodes.Name(name, 0)) if isinstance(inside, Part) else None
    return None


def _is_integer(slot: Slot | None) -> bool:
    match slot:
        case Scalar(_, Number(is_float=is_float)):
            return not is_float
        case Scalar(_, Computed(_, kind)) | slots.Known(_, kind) | slots.Constant(kind):
            return kind == "int"
    return False


def decide_endian(build: Build, part: Part) -> None:
    """Emit the choice of a byte order that is a switch into a cell, 1 for little-endian. Raises Unsupported."""
    endian = part.spec.endian
    if not isinstance(endian, CalculatedEndian) or part.endian is not None:
        return
    if part.spec.has_own_endian:
        part.endian = _decided(build, part, endian)
    elif part.parent is None or part.parent.endian is None:
        raise Unsupported("a byte order that no type around decides")
    elif part.parent.row == part.row:
        part.endian = part.parent.endian
    else:
        part.endian = copy_byte_order(build, part.parent.endian, part.row)


def _decided(build: Build, part: Part, endian: CalculatedEndian) -> Cell:
    asm, cell, context = build.assembler, build.cell(part.row), Context(part, is_certain=True)
    with asm.temporaries():
        on = expressions.evaluate(build, endian.on, context)
        done = asm.label()
        for when, order in endian.cases:
            other = asm.label()
            if when is not None:
                jump_on(build, "==", on, expressions.evaluate(build, when, context), other, holds=False)
            asm.emit("STORE", *values.place(cell), asm.preset(int(order == "le")), note=f"byte order {order}")
            asm.emit("JUMP", done)
            asm.place(other)
        asm.emit("JUMP", build.fail)
        asm.place(done)
    return cell


def copy_byte_order(build: Build, above: Cell, row: Row) -> Cell:
    """Emit the copy of a byte order to a cell of another row."""
    cell = build.cell(row)
    values.copy_cells(build, above, cell, 1)
    return cell
