"""Whether bit fields always fill whole bytes, so that every other field begins where the one before ends."""

from __future__ import annotations

from ksyspark.spec.model import Attribute, BitsUse, BytesUse, FloatUse, IntegerUse, StringUse, TypeSpec
from ksyspark.spec.switch_cases import simple_uses


def fills_bytes(spec: TypeSpec) -> bool:
    """Tell whether each run of bits of a type fills whole bytes, and whether it reads no bits otherwise."""
    if any(_has_bits(one) for one in spec.attributes() if one.is_instance):
        return False
    bits = 0
    for one in spec.seq:
        if isinstance(one.use, BitsUse) and one.repeat is None and one.condition is None:
            bits += one.use.width
        elif bits % 8 or _has_bits(one):
            return False
    return bits % 8 == 0


def is_inside_a_byte(owner: TypeSpec, attribute: Attribute, *, are_whole: bool) -> bool:
    """Tell whether bits always lie in a byte that fields before have begun; `are_whole` if all types fill bytes."""
    assert isinstance(attribute.use, BitsUse)
    if attribute.is_instance:
        return False
    begun = {0}
    for one in owner.seq[: owner.seq.index(attribute)]:
        if not isinstance(one.use, BitsUse):
            ends = (
                {0} if are_whole or isinstance(one.use, IntegerUse | FloatUse | BytesUse | StringUse) else set(range(8))
            )
            begun = ends if one.condition is None and one.repeat is None else begun | ends
            continue
        behind = {(bit + one.use.width) % 8 for bit in begun} if one.repeat is None else set(range(8))
        begun = behind if one.condition is None else begun | behind
    return all(bit and bit + attribute.use.width <= 8 for bit in begun)


def run_around(owner: TypeSpec, attribute: Attribute) -> tuple[Attribute, int]:
    """Return the first field of a run of bits, and how many bytes the run takes up to a field, with its bits."""
    first, bits = attribute, 0
    for one in reversed(owner.seq[: owner.seq.index(attribute) + 1]):
        if not isinstance(one.use, BitsUse):
            break
        first, bits = one, bits + one.use.width
    return first, -(-bits // 8)


def _has_bits(attribute: Attribute) -> bool:
    return any(isinstance(use, BitsUse) for use, _ in simple_uses(attribute))
