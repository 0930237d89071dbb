"""Read Kaitai Struct specifications and write everything that follows from them, as text.

    .ksy --yaml_tree, spec, library--> Library --passes--> problems, or --lowering--> Model --targets--> {path: text}

Imports run that way only. The runtime is not known here: what is generated is text.
"""

from ksyspark.spec.problems import Problem, SpecError
from ksyspark_codegen.generate import PACKAGE, BuiltFormat, build_format, generate
from ksyspark_codegen.output import Difference, compare, write
from ksyspark_codegen.synthesis import CannotMake, Sample, Samples, Validation, make_samples, make_validation

__all__ = [
    "PACKAGE",
    "BuiltFormat",
    "CannotMake",
    "Difference",
    "Problem",
    "Sample",
    "Samples",
    "SpecError",
    "Validation",
    "build_format",
    "compare",
    "generate",
    "make_samples",
    "make_validation",
    "write",
]
