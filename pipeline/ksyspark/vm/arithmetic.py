"""Integer and float arithmetic as Python, and so the official parser, has it."""

from __future__ import annotations

from ksyspark.vm.compiling import compiled


@compiled()
def floor_div(left: int, right: int) -> int:
    """Divide and round to minus infinity."""
    return left // right


@compiled()
def floor_mod(left: int, right: int) -> int:
    """Return the rest of `floor_div`; it has the divisor's sign."""
    return left % right


@compiled()
def fits_product(left: int, right: int) -> bool:
    """Tell whether a product surely fits 64 bits; a few that just fit are left to the caller's other way."""
    return abs(float(left) * float(right)) < 9.2e18
