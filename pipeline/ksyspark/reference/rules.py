"""The sentence of a broken `valid` rule, from the exception and the line of the traced parser that judged it."""

from __future__ import annotations

import ast
import re
import sys

import kaitaistruct as kaitai

from ksyspark import sentences
from ksyspark.display import HIDDEN
from ksyspark.layout import Column
from ksyspark.layout.display import show_value
from ksyspark.reference.expressions import readable, snake_case
from ksyspark.reference.locate import Fault
from ksyspark.reference.traced import Traced
from ksyspark.reference.wording import in_words
from ksyspark.sentences import Sentence

_MEMBER_OF = re.compile(r"isinstance\(.*?, (?:\w+\.)*(\w+)\)$")


def broken_rule(fault: Fault, column: Column | None, *, is_sensitive: bool) -> Sentence:
    """Return what a rule wants and what the message has; values of sensitive columns as `***`."""
    reason = column.reason if column else None
    actual = getattr(fault.error, "actual", None)
    found = HIDDEN if is_sensitive else _show(actual, column)
    if isinstance(fault.error, kaitai.ValidationExprError):
        told = found if _tells(actual) else None
        return sentences.broken_expression(in_words(_rule(fault), fault.name), told, reason)
    # Another field of the message, which may be sensitive as well, can be what this one has to equal.
    is_wanted_hidden = is_sensitive and isinstance(fault.error, kaitai.ValidationNotEqualError)
    wanted = HIDDEN if is_wanted_hidden else _wanted(fault, column)
    return sentences.expected_found(wanted, found).because(reason)


def _wanted(fault: Fault, column: Column | None) -> str:
    match fault.error:
        case kaitai.ValidationNotEqualError(expected=expected):
            return _show(expected, column)
        case kaitai.ValidationLessThanError(min=bound):
            return f"at least {_show(bound, column)}"
        case kaitai.ValidationGreaterThanError(max=bound):
            return f"at most {_show(bound, column)}"
        case kaitai.ValidationNotAnyOfError():
            return sentences.one_of(_listed(fault, column))
        case kaitai.ValidationNotInEnumError():
            found = _MEMBER_OF.search(_rule(fault))
            return f"a code of {snake_case(found[1]) if found else 'the enum'}"
    return "another value"


def _tells(value: object) -> bool:
    """Tell whether a value can be the fault: a rule of a structure, or of no bytes, speaks of something else."""
    return value != b"" and not isinstance(value, kaitai.KaitaiStruct)


def _show(value: object, column: Column | None) -> str:
    return show_value(value, column.type if column else None)


def _rule(fault: Fault) -> str:
    return fault.line.rule() if fault.line else ""


def _listed(fault: Fault, column: Column | None) -> list[str]:
    """Return the values of an `any-of` rule: the right sides of `(a == 1) or (a == 2)`."""
    try:
        tree = ast.parse(_rule(fault), mode="eval").body
    except SyntaxError:
        return ["the listed values"]
    parts = tree.values if isinstance(tree, ast.BoolOp) else [tree]
    return [_shown(part.comparators[0], fault, column) for part in parts if isinstance(part, ast.Compare)]


def _shown(tree: ast.expr, fault: Fault, column: Column | None) -> str:
    try:
        return _show(_evaluated(tree, fault), column)
    except (ValueError, AttributeError, KeyError, TypeError):
        return readable(ast.unparse(tree))


def _evaluated(tree: ast.expr, fault: Fault) -> object:
    """Return the value of a literal, an enum's label, or a field that was read. Raises ValueError for all else."""
    match tree:
        case ast.Attribute(inner, name):
            return _member(_evaluated(inner, fault), name)
        case ast.Name("self"):
            return fault.holder
        case ast.Name(name) if fault.line:
            return vars(sys.modules[fault.line.module])[name]
    return ast.literal_eval(tree)


def _member(owner: Traced, name: str) -> object:
    """Look a name up without starting an instance, which could fail on its own."""
    return owner.__members__[name] if name in getattr(owner, "__members__", ()) else vars(owner)[name]
