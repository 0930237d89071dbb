"""Check for legal constructs that are not covered, so that nothing is silently ignored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ksyspark.spec.cases import case_ids, needs_selector
from ksyspark.spec.checks.attributes import read_attributes
from ksyspark.spec.expressions import names_in
from ksyspark.spec.model import Attribute, SwitchUse
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.infer import Typer


def check_coverage(typer: Typer) -> Iterator[Problem]:
    """Report switches whose column cannot be told from the message.

    1. `enum` on a field with a switched type.
    2. A repeated switch whose cases give values of one kind (`u1` and `u2`): the case of an item cannot be told.
    3. Two types of the same name in one switch: their columns would share the name.
    4. A switch on a place of the stream, where the case must be worked out again later.
    """
    for _, attribute in read_attributes(typer.library):
        if isinstance(attribute.use, SwitchUse):
            yield from _switch(attribute, attribute.use)


def _switch(attribute: Attribute, use: SwitchUse) -> Iterator[Problem]:
    place = attribute.place_of("type")
    if attribute.enum is not None:
        yield attribute.place_of("enum").problem("`enum` on a field with a switched type is not covered")
    if attribute.repeat and needs_selector(use):
        yield place.problem("a repeated switch between plain types of one kind is not covered; wrap the cases in types")
    if needs_selector(use) and "_io" in names_in(use.on.tree):
        yield use.on.problem(0, "a switch on a place of the stream between plain types of one kind is not covered")
    for name, count in Counter(case_ids(attribute, use).values()).items():
        if count > 1:
            yield place.problem(f"two cases of the switch would share the column `{name}`; rename a type")
