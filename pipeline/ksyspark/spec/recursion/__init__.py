"""Recursive types as types of a finite depth: copies of them, one set a level, and bytes below the last.

    Library --circles--> which types contain themselves, and where the circle is cut --unroll--> Library without circles

The official compiler reads the unrolled specification like us, so both decoders know the same levels. What lies deeper
is neither checked nor altered. The levels are types in the type around
the circle: `depth_2::message`, `depth_3::message`.
"""

from ksyspark.spec.recursion.circles import Circle, Use, find_circles, reached_from
from ksyspark.spec.recursion.depth import DEPTH_KEY, levels_of, problems_of_levels
from ksyspark.spec.recursion.unroll import unroll

__all__ = ["DEPTH_KEY", "Circle", "Use", "find_circles", "levels_of", "problems_of_levels", "reached_from", "unroll"]
