"""Load eight bytes at once from anywhere in the data."""

from __future__ import annotations

import numpy as np
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from ksyspark.vm.compiling import compiled


@intrinsic
def _load(typing, data, at):  # type: ignore[no-untyped-def] # noqa: ARG001 (numba calls it so)
    """Load 64 bits, however they lie; the caller has checked the bounds."""

    def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        place = builder.bitcast(
            builder.gep(array.data, [arguments[1]]), context.get_value_type(types.uint64).as_pointer()
        )
        return builder.load(place, align=1)

    return types.uint64(data, types.int64), generate


@compiled()
def eight_bytes(data: NDArray[np.uint8], at: int) -> np.uint64:
    """Return eight bytes from `at` on as one number, in the order of this machine."""
    return _load(data, at)
