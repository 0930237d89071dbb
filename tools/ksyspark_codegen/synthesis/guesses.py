"""Changes found by trying, where an expression cannot be turned round."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ksyspark_codegen.synthesis.choices import Change, exactly
from ksyspark_codegen.synthesis.demand import Demand
from ksyspark_codegen.synthesis.parts import Key
from ksyspark_codegen.synthesis.supposing import Supposing

_GUESSES = 150
_USUAL_SIZE = 256


def guesses(look: Supposing, demand: Demand, chance: Random) -> Iterator[Change]:
    """Yield changes that meet a demand: numbers of all kinds for the choices that its expression asks for."""
    keys = [key for key in look.evaluator.uses(demand.tree, demand.frame) if look.range(key)]
    if demand.frame.item_key in keys:
        keys.remove(demand.frame.item_key)
        keys.append(demand.frame.item_key)
    for _ in range(_GUESSES if keys else 0):
        some = chance.sample(keys, chance.randint(1, min(len(keys), 3)))
        change: Change = {key: exactly(_guessed(look, key, chance)) for key in some}
        if look.holds(demand.tree, demand.frame, demand.sign, demand.value, change):
            yield change


def _guessed(look: Supposing, key: Key, chance: Random) -> int:
    numbers = look.range(key)
    assert numbers
    if key[-1] == "#size":
        return chance.randrange(_USUAL_SIZE)
    small = range(max(numbers[0], -2), min(numbers[-1], 12) + 1)
    return chance.choice(
        (chance.choice(small or numbers), numbers[0], numbers[-1], chance.randint(numbers[0], numbers[-1]))
    )
