"""Recursive types as types of a finite depth: one set of types a level, and bytes below the last level.

    cycles.py   which types contain themselves, and the fields at which the cycles are cut
    levels.py   which types each level holds, and how they are named
    fitting.py  how many levels fit what a specification may make
    unroll.py   the library without cycles, its levels written as YAML

The levels are types in the innermost type that encloses the cycle: `depth_2::message`, `depth_3::message`. The official
compiler gets the unrolled specification too, so that its parsers have the same levels. Bytes below the last level are
neither checked nor altered.
"""

from ksyspark.spec.recursion.cycles import Cycle, find_cycles, reached_from, uses_of
from ksyspark.spec.recursion.fitting import with_fitting_levels
from ksyspark.spec.recursion.unroll import unroll

__all__ = ["Cycle", "find_cycles", "reached_from", "unroll", "uses_of", "with_fitting_levels"]
