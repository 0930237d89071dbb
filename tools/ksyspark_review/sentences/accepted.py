"""What of a field is accepted, how often it is repeated, where it ends, in words."""

from collections.abc import Iterator

from ksyspark.spec.data_types import IntegerType
from ksyspark.spec.expressions import nodes
from ksyspark.spec.model import Formula, StringUse, SwitchUse, UserTypeUse
from ksyspark_review.sentences.fields import Field
from ksyspark_review.sentences.idioms import literal
from ksyspark_review.sentences.naming import bytes_phrase, words_of
from ksyspark_review.sentences.phrases import Phrase, condition, name, say, value
from ksyspark_review.sentences.splitting import bare

_BYTES_SHOWN = 8
_VALUES_SHOWN = 8
_THIS = (value("this value"), value("this entry"))


def contents_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on fixed bytes; long ones that spell no text are given in pieces."""
    contents = field.attribute.contents
    if contents is None:
        return
    if len(contents) <= _BYTES_SHOWN or not any(contents):
        yield say("always these", of=bytes_phrase(contents))
        return
    yield say("always as follows", count=len(contents))
    for start in range(0, len(contents), _BYTES_SHOWN):
        piece = contents[start : start + _BYTES_SHOWN]
        yield say("piece", first=start + 1, last=start + len(piece), of=bytes_phrase(piece))


def valid_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on what is accepted. Raises Unsayable."""
    valid = field.attribute.valid
    if valid is None:
        return
    if valid.in_enum:
        yield say("must be a known code", of=name(words_of((field.attribute.enum or ("",))[-1])))
    if valid.any_of is not None:
        yield _any_of(tuple(field.value(one, field.enum, of_item=True) for one in valid.any_of))
    if "expr" in valid.formulas:
        yield _expression(field.condition(valid.formulas["expr"], of_item=True))
    bounds = {key: field.value(formula, of_item=True) for key, formula in valid.formulas.items() if key != "expr"}
    match bounds:
        case {"eq": of}:
            yield say("must be", of=of)
        case {"min": least, "max": most}:
            yield say("must be from to", least=least, most=most)
        case {"min": least}:
            yield say("must be at least", of=least)
        case {"max": most}:
            yield say("must be at most", of=most)


def _any_of(values: tuple[Phrase, ...]) -> Phrase:
    if len(values) == 1:
        return say("must be", of=values[0])
    if len(values) <= _VALUES_SHOWN:
        return say("must be one of", values=values)
    groups = [values[start : start + _VALUES_SHOWN] for start in range(0, len(values), _VALUES_SHOWN)]
    tests = tuple(condition("is one of", of=_THIS[0], values=group) for group in groups)
    return say("accepted only if", condition=condition("or", parts=tests))


def _expression(test: Phrase) -> Phrase:
    """Return the sentence for a condition; the commonest ones have shorter words."""
    is_of_this = bool(test.parts) and test.parts[0][1] in _THIS
    if test.key == "is empty" and is_of_this:
        return say("must be empty")
    if test.key == "more follows":
        return say("more must follow")
    if test.key == "is" and is_of_this:
        return say("must be", of=bare(test.phrase("value")))
    if test.key == "is not" and is_of_this:
        return say("must not be", of=test.parts[1][1])
    if test.key == "is from to" and is_of_this:
        return say("must be from to", least=test.parts[1][1], most=test.parts[2][1])
    return say("accepted only if", condition=test)


def repeat_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentence on how often a field is repeated. Raises Unsayable."""
    repeat = field.attribute.repeat
    if repeat is None:
        return
    if repeat.kind == "eos" or repeat.formula is None:
        yield say("repeated to the end")
    elif repeat.kind == "expr":
        times = literal(repeat.formula.tree)
        if times is not None:
            yield say("repeated often", count=times)
            return
        of = field.value(repeat.formula)
        yield say("repeated as told" if of.key in ("name", "at the top", "levels up") else "repeated", of=of)
    elif _is_top_bit(field, repeat.formula):
        yield say("repeated while top bit")
    else:
        test = field.condition(repeat.formula, of_item=True)
        is_end = test.key == "nothing left"
        yield say("repeated to the end, once at least") if is_end else say("repeated until", condition=test)


def _is_top_bit(field: Field, formula: Formula) -> bool:
    """Recognise `_ < 128` of a byte: its top bit is not set."""
    one_byte = IntegerType(is_signed=False, width=1)
    match formula.tree:
        case nodes.Binary("<", nodes.Name("_"), bound) if literal(bound) == 128:
            return field.typer.item(field.owner, field.attribute) == one_byte
        case _:
            return False


def size_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentence on `size` or `size-eos`; the sentence on the type tells the fixed size of texts and bytes."""
    delimiter, use = field.attribute.delimiter, field.attribute.use
    if delimiter.size_eos:
        yield say("all that is left")
    if delimiter.size is None:
        return
    fixed = literal(delimiter.size.tree)
    if fixed is None:
        of = field.value(delimiter.size)
        yield say("as many bytes as" if of.key in ("name", "at the top", "levels up", "inside") else "size is", of=of)
    elif isinstance(use, UserTypeUse | SwitchUse):
        yield say("fixed size", count=fixed)


def terminator_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentences on `terminator`, `include`, `consume` and `eos-error`."""
    delimiter = field.attribute.delimiter
    if delimiter.terminator is None:
        return
    of = bytes_phrase(delimiter.terminator)
    if delimiter.has_size:
        yield say("cut off behind" if delimiter.include else "cut off from", of=of)
        return
    yield say("ends with, included" if delimiter.include else "ends with", of=of)
    if not delimiter.consume and not delimiter.include:
        yield say("end belongs to next")
    yield say("end required" if delimiter.eos_error else "end may be missing")


def padding_phrases(field: Field) -> Iterator[Phrase]:
    """Yield the sentence on `pad-right`."""
    padding = field.attribute.delimiter.pad_right
    if padding is not None:
        is_text = isinstance(field.attribute.use, StringUse)
        key = "filled with blanks" if is_text and padding in (0x20, 0x40) else "filled with"
        yield say(key, of=bytes_phrase(bytes([padding])))
