"""Names and short texts that targets show."""

from __future__ import annotations

from ksyspark.spec.model import Attribute, SimpleUse, StringUse, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.recursion.levels import without_level
from ksyspark.spec.switch_cases import case_key


def type_words(owner: TypeSpec, attribute: Attribute) -> str:
    """Return the type of a field as the specification writes it, with byte order and encoding filled in."""
    if attribute.value is not None:
        return "value"
    if isinstance(attribute.use, SwitchUse):
        names = dict.fromkeys(_words(owner, attribute, case.use) for case in attribute.use.cases)
        one = f"switch on {attribute.use.on.text}: {', '.join(names)}"
    else:
        one = _words(owner, attribute, attribute.use)
    return f"{one}, repeated" if attribute.repeat else one


def _words(owner: TypeSpec, attribute: Attribute, use: SimpleUse) -> str:
    key = case_key(use)
    if isinstance(use, UserTypeUse):
        return without_level(key)
    if isinstance(use, StringUse):
        return f"{key} {attribute.encoding or owner.encoding}"
    is_number = key[0] in "usf" and key[1:] in ("2", "4", "8")
    return f"{key}{owner.endian}" if is_number and isinstance(owner.endian, str) else key
