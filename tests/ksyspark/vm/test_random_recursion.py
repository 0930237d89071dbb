"""Random types that contain themselves and each other: the machine reads their flat lists as the interpreter does."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format

SPECIFICATIONS, MESSAGES = 8, 60
BYTES = [0, 0, 1, 1, 2, 3, 4, 5, 8, 255]


class Specification:
    """A specification of a seed: its types have numbers, conditions, lists, switches, streams and instances."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._names = [f"t{number}" for number in range(self._chance.randrange(1, 5))]
        top, *types = (self._type() for _ in range(len(self._names) + 1))
        whole = {**top, "types": dict(zip(self._names, types, strict=True))}
        # Keys of cases are numbers, which JSON has not as keys.
        parts = [f"{key}: " + re.sub(r'"(\d+)": ', r"\1: ", json.dumps(part)) for key, part in whole.items()]
        self.text = "\n".join(["meta: {id: demo, endian: be}", *parts])

    def messages(self) -> list[bytes]:
        return [bytes(self._chance.choices(BYTES, k=self._chance.randrange(30))) for _ in range(MESSAGES)]

    def _number(self, numbers: list[str]) -> str:
        return self._chance.choice(numbers) if self._chance.random() < 0.8 else str(self._chance.randrange(3))

    def _type(self) -> dict[str, Any]:
        chance, seq, numbers = self._chance, [{"id": "n", "type": "u1"}], ["n"]
        for index in range(chance.randrange(1, 4)):
            field = self._field(f"f{index}", numbers)
            if field.get("type") == "u1" and not {"if", "repeat"} & field.keys():
                numbers.append(field["id"])
            seq.append(field)
        instances: dict[str, Any] = {}
        if chance.random() < 0.4:
            instances["v"] = {"value": f"{chance.choice(numbers)} * 2 + {chance.choice(numbers)}"}
        for name, read in (("p", {}), ("q", {"repeat": "expr", "repeat-expr": "n % 3"}), ("r", {"io": "_root._io"})):
            if chance.random() < 0.25:
                kind = chance.choice(["u1", *self._names])
                condition = f"{chance.choice(numbers)} > {chance.randrange(4)}"
                instances[name] = {"pos": f"{chance.choice(numbers)} % 9", "type": kind, "if": condition, **read}
        if chance.random() < 0.2 and instances.get("p", {}).get("type") == "u1":
            del instances["p"]["if"]
            seq.append({"id": "g", "type": "u1", "if": "p > 4 and _root.n < 9"})
        return {"seq": seq, "instances": instances}

    def _field(self, name: str, numbers: list[str]) -> dict[str, Any]:
        chance, field = self._chance, {"id": name}
        draw = chance.randrange(10)
        if draw < 3:
            field["type"] = "u1"
        elif draw < 4:
            field["size"] = f"{self._number(numbers)} % 4"
        else:
            first, second, third = (chance.choice(self._names) for _ in range(3))
            cases = {0: first, 1: second, 2: chance.choice(["u1", third]), "_": third}
            field["type"] = first if draw < 7 else {"switch-on": self._number(numbers), "cases": cases}
            if chance.random() < 0.35 and (draw < 7 or cases[2] != "u1"):
                field["size"] = f"{self._number(numbers)} % 16"
        if chance.random() < 0.25:
            field["if"] = f"{self._number(numbers)} % 2 == {chance.randrange(2)}"
        if chance.random() < 0.35:
            count = self._number(numbers)
            until = chance.choice([f"_index >= {count} % 3", "_io.eof"])
            repeats = [{"repeat": "eos"}, {"repeat": "expr", "repeat-expr": f"{count} % 4"}]
            field |= chance.choice([*repeats, {"repeat": "until", "repeat-until": until}])
        return field


@pytest.mark.parametrize("block", [0, *(pytest.param(block, marks=pytest.mark.slow) for block in range(1, 20))])
def test_random_types(block, tmp_path, differential, request) -> None:
    request.getfixturevalue("own_code" if block % 4 == 3 else "no_own_code")
    flat = read = 0
    for seed in range(SPECIFICATIONS * block, SPECIFICATIONS * (block + 1)):
        specification, path = Specification(seed), tmp_path / f"{seed}" / "demo.ksy"
        path.parent.mkdir()
        path.write_text(specification.text)
        fmt, messages = find_format(str(path), is_flat=True), specification.messages()
        outcome = differential.both(fmt, messages, {}, DecodeOptions())
        assert outcome.difference(messages) == "", specification.text
        assert (dict(fmt.plan.unsupported), outcome.needlessly) == ({}, frozenset()), specification.text
        flat += bool(fmt.layout.cuts)
        read += len(messages) - len(outcome.fallback_rows)
    assert flat >= SPECIFICATIONS / 2
    assert read
