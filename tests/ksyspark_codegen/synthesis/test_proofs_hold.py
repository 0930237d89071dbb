"""Nothing is proven that a message contradicts: for random small specifications, and for shipped formats."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest

from ksyspark.spec.load import check_and_unroll, load_specifications
from ksyspark_codegen.synthesis import Broken, Judge, breaches_of, broken_messages, make_samples
from ksyspark_codegen.synthesis.breaking.breaches import attribute_of
from ksyspark_codegen.synthesis.breaking.meant import is_meant
from ksyspark_codegen.synthesis.excluded import Excluded
from ksyspark_codegen.synthesis.proving import Never
from ksyspark_codegen.synthesis.solver import Solver

ROOT = Path(__file__).resolve().parents[3]
BYTES = (0, 1, 2, 3, 4, 5, 6, 8, 16, 128, 255)
FORMATS = ("ibm_mq/mqmde", "ibm_mq/mqrfh2", "ibm_mq/mqrmh", "mqtt/mqtt_v3", "sas/sas_mq_string", "tibco/tibrv_msg")


class Writer:
    """Write random specifications whose fields depend on each other."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self._number = 0

    def specification(self) -> str:
        parts = [self._fields(["p"], 3), self._fields([], 2)]
        look = self.random.choice(["type: u1", "type: u2", "size: 2"])
        names = ["look"] if look != "size: 2" else []
        types = f"part: {{params: [{{id: p, type: s4}}], seq: [{parts[0]}]}}, other: {{seq: [{parts[1]}]}}"
        return (
            f"seq: [{self._fields(names, 4, has_parts=True)}]\n"
            f"instances: {{look: {{pos: {self.random.randrange(3)}, {look}}}}}\ntypes: {{{types}}}\n"
        )

    def _fields(self, names: list[str], most: int, *, has_parts: bool = False) -> str:
        names = list(names)
        return ", ".join(self._field(names, has_parts=has_parts) for _ in range(self.random.randint(1, most)))

    def _field(self, names: list[str], *, has_parts: bool) -> str:
        self._number += 1
        name, chance = f"f{self._number}", self.random
        kind = chance.choice(["number"] * 5 + ["bytes", "rest"] + ["part"] * 3 * has_parts)
        keys = [f"id: {name}"]
        if kind == "number":
            keys += [f"type: {chance.choice(['u1', 'u1', 's1', 'u2', 'b4', 'b8'])}", *self._valid(names)]
        elif kind == "part":
            keys += [f"type: {chance.choice(['other', f'part({self._sum(names)})'])!r}".replace("'", '"')]
            keys += [f'size: "{self._sum(names)}"'] * chance.randrange(2)
        else:
            keys += ["size-eos: true"] if kind == "rest" else [f'size: "{self._sum(names)}"']
        keys += [f'if: "{self._test(names)}"'] * (chance.random() < 0.25)
        is_repeated = chance.random() < 0.15
        keys += ["repeat: eos"] * is_repeated
        if kind == "number" and not is_repeated:
            names.append(name)
        return f"{{{', '.join(keys)}}}"

    def _valid(self, names: list[str]) -> list[str]:
        chance = self.random
        least, rule = f"{{min: {chance.randrange(5)}}}", f'{{expr: "{self._test([*names, "_", "_"])}"}}'
        return [f"valid: {chance.choice([least, f'{{any-of: [1, {chance.randrange(9)}]}}', rule])}"] * chance.randrange(
            2
        )

    def _sum(self, names: list[str], depth: int = 0) -> str:
        chance = self.random
        one = chance.choice([*names, *names, "_io.size", "_io.pos", *map(str, range(5))])
        if depth == 2 or chance.random() < 0.6:
            return one
        other = self._sum(names, depth + 1)
        if chance.random() < 0.2:
            return f"({self._test(names, depth + 1)} ? {one} : {other})"
        return f"({one} {chance.choice(['+', '-', '-', '*'])} {other}) {chance.choice(['', '', '% 3', '/ 2', '& 2'])}"

    def _test(self, names: list[str], depth: int = 0) -> str:
        chance = self.random
        if depth == 0 and chance.random() < 0.4:
            return f"({self._test(names, 1)}) {chance.choice(['and', 'or', 'and not'])} ({self._test(names, 1)})"
        return f"{self._sum(names, 1)} {chance.choice(['==', '!=', '<', '<=', '>', '>='])} {self._sum(names, 1)}"


def messages(seed: int) -> list[bytes]:
    """Return all messages of few bytes and small numbers, and longer ones at random."""
    chance = Random(seed)
    short = [bytes(one) for size in range(4) for one in product(range(4), repeat=size)]
    return short + [bytes(chance.choices(BYTES, k=chance.randint(1, 12))) for _ in range(150)]


@pytest.mark.parametrize("seed", range(40))
def test_no_message_breaks_what_is_proven_of_a_random_specification(library_of, seed) -> None:
    library = check_and_unroll(library_of(Writer(seed).specification())).library
    root = library.specs["demo"].root
    never, judge = Never(library, root), Judge(library, root)
    # Which item is one too many is not told by a message alone.
    rules = [one for one in breaches_of(library, library.specs["demo"]) if one.kind != "count"]
    proven = [
        one for one in rules if never.proof(library.types[one.owner], attribute_of(library, one), one.kind) is not None
    ]
    verdicts = [(data, judge.read(data, {})) for data in (messages(seed) if proven else ())]
    assert [(data.hex(), str(one)) for data, found in verdicts for one in proven if is_meant(one, found, None)] == []


@pytest.mark.parametrize("name", FORMATS)
def test_nothing_is_proven_of_a_rule_that_a_message_breaks(name) -> None:
    path = ROOT / "ksy" / f"{name}.ksy"
    library = load_specifications([path]).library
    spec = library.specs[path.stem]
    never = Never(library, spec.root)
    rules = {one.breach for one in broken_messages(library, spec, 1) if isinstance(one, Broken)}
    proofs = {
        rule.name: never.proof(library.types[rule.owner], attribute_of(library, rule), rule.kind) for rule in rules
    }
    assert {name: proof for name, proof in proofs.items() if proof is not None} == {}


@pytest.mark.parametrize("name", ["mqtt/mqtt_v3", "tibco/tibrv_msg", "sas/sas_mq_string"])
def test_nothing_is_excluded_that_a_message_shows(name) -> None:
    path = ROOT / "ksy" / f"{name}.ksy"
    shown = make_samples(path, 1).coverage.shown
    library = load_specifications([path]).library
    solver = Solver(library, library.specs[path.stem], 1, {})
    attributes = {(owner, attribute.id): attribute for owner, attribute in solver.attributes()}
    excluded = Excluded(solver)
    found = {str(point): excluded.why(attributes.get((point.owner, point.field)), point) for point in shown}
    assert {point: why for point, why in found.items() if why} == {}
