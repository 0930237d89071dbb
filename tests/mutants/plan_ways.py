"""The ways through a plan, told apart by what is known on them of a few terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from held import KEEPING, SETTING, Term, lasts, moved, range_of, term_of
from operands import COMPARING_JUMPS
from ranges import OTHERWISE, Range, exactly
from registers import constant_in

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.vm.flow import following, written

_MOST_STEPS, _MOST_WAYS = 40_000, 64
_SOME_ROW, _ANY_ROW = exactly(1), exactly(2)
Known = Mapping[Term, Range]
Held = tuple[Mapping[int, Term], Known]
"""What registers hold, and what is known of terms."""


@dataclass
class PlanWays:
    """The ways through one plan, as far as some terms go.

    Of a row that is come back to is known what was known of any row of its table when it was left; a table's rows must
    have one address for that. Whether an address means such a row is known of the term (`row`, address).
    """

    plan: Plan
    terms: frozenset[Term]
    _rows: dict[int, set[frozenset[tuple[Term, Range]]]] = field(default_factory=dict)
    _coming: dict[int, list[tuple[int, Held]]] = field(default_factory=dict)
    _waiting: list[tuple[int, Held]] = field(default_factory=list)
    _called: dict[int, tuple[set[tuple[int, int]], set[int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        tables = self.plan.addresses
        followed = {one[1] for one in self.terms if one[0] in ("cell", "bits", "number")}
        self._own = {one for one in followed if isinstance(one, int) and tables.count(tables[one]) == 1}

    def answers(self, line: int) -> set[int]:
        """Return the lines that come behind a line, on whatever way; none where there are too many ways."""
        found: set[int] = set()
        for at, _, behind in self._all_ways():
            if behind is None:
                return set()
            found |= {one for one, _ in behind} if at == line else set()
        return found

    def ranges(self, line: int, term: Term) -> set[Range]:
        """Return what a term can be before a line, on each way; none where there are too many ways."""
        found: set[Range] = set()
        for at, held, behind in self._all_ways():
            if behind is None:
                return set()
            found |= {held[1].get(term, range_of(term))} if at == line else set()
        return found

    def _all_ways(self) -> Iterator[tuple[int, Held, list[tuple[int, Held]] | None]]:
        """Yield each line as each kind of way comes to it, with what comes behind; None where there are too many."""
        unknown: Held = ({}, {("row", one): _ANY_ROW for one in self._own})
        self._waiting = [(0, ({}, {})), *((one[2], unknown) for one in self.plan.program if one[0] == op.CALL)]
        seen: dict[int, set[object]] = {}
        for _ in range(_MOST_STEPS):
            if not self._waiting:
                return
            at, held = self._waiting.pop()
            mark = (frozenset(held[0].items()), frozenset(held[1].items()))
            known = seen.setdefault(at, set())
            if len(known) > _MOST_WAYS:
                break
            if mark not in known:
                known.add(mark)
                behind = list(self._behind(at, held))
                yield at, held, behind
                self._waiting += behind
        yield 0, ({}, {}), None

    def _behind(self, line: int, held: Held) -> Iterator[tuple[int, Held]]:
        instruction = self.plan.program[line]
        if instruction[0] in op.TARGETS:
            yield from self._of_jump(line, held)
            return
        after = self._after(instruction, held)
        address = moved(instruction)
        if address in self._own:
            self._leave(address, held[1])
            after = after[0], {**after[1], ("row", address): _SOME_ROW}
            if instruction[0] != op.ROW:
                self._coming.setdefault(address, []).append((line + 1, after))
                for row in self._rows.get(address, ()):
                    yield line + 1, (after[0], {**after[1], **dict(row)})
                return
        yield from ((one, after) for one in following(self.plan.program, line))

    def _leave(self, address: int, known: Known) -> None:
        """Note what is known of a row that is left, for those who come back to one."""
        mark = known.get(("row", address))
        if mark is None:
            return
        row = frozenset(one for one in known.items() if one[0][1:2] == (address,) and one[0][0] != "row")
        row = row if mark == _SOME_ROW else frozenset()
        rows = self._rows.setdefault(address, set())
        if row not in rows:
            rows.add(row)
            self._waiting += [(at, (one[0], {**one[1], **dict(row)})) for at, one in self._coming.get(address, ())]

    def _of_jump(self, line: int, held: Held) -> Iterator[tuple[int, Held]]:
        """Yield where a jump leads to, with what is known there; ways that contradict what is known are none."""
        instruction = self.plan.program[line]
        registers, known = held
        asked = self._question(instruction, registers)
        if asked is None:
            yield from ((one, held) for one in following(self.plan.program, line))
            return
        term, code, number = asked
        before, target = known.get(term, range_of(term)), instruction[1 + op.TARGETS[instruction[0]]]
        for holds, follower in ((code, target), (OTHERWISE[code], line + 1)):
            after = before.where(holds, number)
            if after is not None:
                yield follower, (registers, {**known, term: after})

    def _question(self, instruction: tuple[int, ...], registers: Mapping[int, Term]) -> tuple[Term, int, int] | None:
        """Return what a jump asks of what is followed: the comparison and the number."""
        code = instruction[0]
        if code in (op.JBITS, op.JBITSN):
            bits: Term = ("bits", *instruction[1:5])
            return (bits, op.JEQ if code == op.JBITS else op.JNE, instruction[5]) if bits in self.terms else None
        term = registers.get(instruction[1]) if code in (op.JZ, op.JNZ, *COMPARING_JUMPS) else None
        if term is None:
            return None
        if code in (op.JZ, op.JNZ):
            return term, op.JEQ if code == op.JZ else op.JNE, 0
        number = constant_in(self.plan, instruction[2])
        return None if number is None else (term, code, number)

    def _after(self, line: tuple[int, ...], held: Held) -> Held:
        """Return what is held behind an instruction that is no jump."""
        registers, known = held
        if line[0] == op.CALL:
            return {}, self._kept(known, *self._of_call(line[2]), mark=_ANY_ROW)
        address = moved(line)
        cells, addresses = set(written(self.plan, line)), set() if address is None else {address}
        if cells or addresses:
            news = list(self._news(line, held))
            known = {**self._kept(known, cells, addresses), **{term: one for term, one in news if term in self.terms}}
            registers = {one: term for one, term in registers.items() if lasts(self.plan, term, cells, addresses)}
        if line[0] in SETTING:
            term = registers.get(line[2]) if line[0] == op.MOVE else term_of(line)
            registers = {one: before for one, before in registers.items() if one != line[1]}
            if term in self.terms and term is not None:
                registers[line[1]] = term
        elif line[0] not in KEEPING:
            registers = {}
        return registers, known

    def _news(self, line: tuple[int, ...], held: Held) -> Iterator[tuple[Term, Range]]:
        """Yield what an instruction tells of cells: the one that it stores, those of a new row that are 0."""
        if line[0] == op.STORE:
            term, number = held[0].get(line[3]), constant_in(self.plan, line[3])
            value = exactly(number) if number is not None else held[1].get(term) if term else None
            if value is not None:
                yield ("cell", line[1], line[2]), value
        if line[0] == op.ROW:
            yield from ((("cell", line[2], flag), exactly(0)) for flag in self.plan.tables[line[1]].flags)

    def _kept(
        self, known: Known, cells: set[tuple[int, int]], addresses: set[int], mark: Range | None = None
    ) -> dict[Term, Range]:
        marks: dict[Term, Range] = {("row", one): mark for one in self._own & addresses} if mark else {}
        kept = {
            term: one
            for term, one in known.items()
            if (term[0] == "row" and term[1] not in addresses)
            or (term[0] != "row" and lasts(self.plan, term, cells, addresses))
        }
        return {**kept, **marks}

    def _of_call(self, start: int) -> tuple[set[tuple[int, int]], set[int]]:
        """Return the cells that lines which are called may write, and the addresses that they may move."""
        if start not in self._called:
            waiting, seen = [start], set[int]()
            while waiting:
                line = waiting.pop()
                if line not in seen:
                    seen.add(line)
                    called = [self.plan.program[line][2]] if self.plan.program[line][0] == op.CALL else []
                    waiting += [*called, *following(self.plan.program, line)]
            lines = [self.plan.program[one] for one in seen]
            cells = {cell for one in lines for cell in written(self.plan, one)}
            self._called[start] = cells, {at for one in lines if (at := moved(one)) is not None}
        return self._called[start]
