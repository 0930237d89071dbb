"""Parameters of a structure or of a whole message, in words."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.model import BitsUse, FloatUse, IntegerUse, Parameter, StringUse, TypeSpec, UserTypeUse
from ksyspark.spec.types.data_types import EnumType
from ksyspark.spec.types.declared import default_of, type_of_parameter
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.review.sentences.expressions.literals import bytes_phrase, code_of, text_phrase
from ksyspark_codegen.review.sentences.naming import type_name, words_of
from ksyspark_codegen.review.sentences.phrases import Phrase, name, number, say, value

_WORDS = {
    "bool": "yes or no",
    "bytes": "plain bytes",
    "struct": "any structure",
    "io": "bytes of a part",
    "any": "anything",
}


def parameter_phrases(typer: Typer, owner: TypeSpec, parameter: Parameter) -> Iterator[Phrase]:
    """Yield who gives the value, what it is, and which default holds."""
    of = _type(typer, owner, parameter)
    if parameter.is_array:
        of = value("list of", of=of)
    yield say("given from outside" if len(owner.path) == 1 else "told by the structure around", of=of)
    default = _default(typer, owner, parameter)
    if default is not None:
        yield say("where not given", of=default)
    stream = parameter.about.extensions.get("-stream-value")
    if isinstance(stream, str):
        yield say("from first message", of=name(words_of(stream)))


def _type(typer: Typer, owner: TypeSpec, parameter: Parameter) -> Phrase:
    if parameter.enum:
        return value("code of", of=name(words_of(parameter.enum[-1])))
    match parameter.use:
        case IntegerUse() | BitsUse():
            return value("whole number")
        case FloatUse():
            return value("fraction")
        case StringUse():
            return value("some text")
        case UserTypeUse(reference) if not parameter.word:
            found = typer.library.find_type(owner, reference.path, reference.is_absolute)
            return value("structure", of=name(type_name(found) if found else words_of(reference.path[-1])))
        case _:
            return value(_WORDS.get(parameter.word, "plain bytes"))


def _default(typer: Typer, owner: TypeSpec, parameter: Parameter) -> Phrase | None:
    declared = type_of_parameter(typer.library, owner, parameter)
    match default_of(declared, parameter):
        case bool() as found:
            return value("yes" if found else "no")
        case int() as found:
            return code_of(declared.spec, found) if isinstance(declared, EnumType) else number(found)
        case float() as found:
            return value("decimal number", number=repr(found))
        case bytes() as found:
            return bytes_phrase(found)
        case str() as found:
            return text_phrase(found)
        case _:
            return None
