"""Check that every text has an encoding that exists."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.checks.attributes import read_attributes
from ksyspark.spec.encodings import is_known
from ksyspark.spec.model import Attribute, StringUse, SwitchUse
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.uses import simple_uses
from ksyspark.spec.yaml import Place


def check_encodings(typer: Typer) -> Iterator[Problem]:
    """Report texts without encoding, unknown encodings, and an encoding on something that is no text."""
    for owner, attribute in read_attributes(typer.library):
        if attribute.encoding and isinstance(attribute.use, SwitchUse):
            yield attribute.place_of("encoding").problem("`encoding` has no meaning beside a switch; set it in `meta`")
            continue
        is_text = any(isinstance(use, StringUse) for use, _ in simple_uses(attribute))
        encoding = attribute.encoding or owner.encoding
        if not is_text and attribute.encoding:
            yield attribute.place_of("encoding").problem(
                "`encoding` has no meaning here: the field is not `str` or `strz`"
            )
        elif is_text and not encoding:
            yield attribute.place_of("type").problem("text needs an encoding: add `encoding` to the field or to `meta`")
        elif is_text and encoding and not is_known(encoding):
            yield _place(attribute).problem(f"there is no encoding `{encoding}`")


def _place(attribute: Attribute) -> Place:
    return attribute.place_of("encoding" if attribute.encoding else "type")
