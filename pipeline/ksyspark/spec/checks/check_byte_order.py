"""Check that every number of several bytes has a byte order."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.checks.attributes import read_attributes
from ksyspark.spec.model import FloatUse, IntegerUse
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.uses import simple_uses


def check_byte_order(typer: Typer) -> Iterator[Problem]:
    """Report integers and floats of several bytes without byte order in type or `meta/endian`."""
    for owner, attribute in read_attributes(typer.library):
        for use, place in simple_uses(attribute):
            if isinstance(use, IntegerUse | FloatUse) and use.width > 1 and not use.endian and not owner.endian:
                yield place.problem("expected a byte order: `le` or `be` behind the type, or `endian` in `meta`")
