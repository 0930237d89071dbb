"""What checks read and say: messages as columns, the decoders each alone, findings as sentences."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, cast

import pyarrow as pa

from ksyspark.compiler.plan import Plan
from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params, ParamValue
from ksyspark.errors import Failure
from ksyspark.formats import Format
from ksyspark.layout import Layout, show_value
from ksyspark.layout.arrow import arrow_schema

HANDED_OVER = Failure("", 0, "is handed over to the reference decoder")
"""What the machine alone says of a message that it does not finish."""


def strictly(fmt: Format) -> Format:
    """Return a format that refuses messages of which an instance fails, as the official parser does."""
    return replace(fmt, instance_errors="refuse")


def decoders_of(fmt: Format, options: DecodeOptions | None = None) -> dict[str, Decoder]:
    """Return the reference decoder, and the machine if it has a plan: alone unless it says that it leaves messages."""
    options = options or DecodeOptions()
    decoders: dict[str, Decoder] = {"reference": fmt.reference_decoder(options)}
    if fmt.decoder_name == "machine":
        is_alone = not fmt.left_to_reference
        decoders["machine"] = machine_alone(fmt, fmt.plan, options) if is_alone else fmt.decoder(options)
    return decoders


def machine_alone(fmt: Format, plan: Plan, options: DecodeOptions) -> Decoder:
    """Return the machine running a plan of a format, without a decoder for the messages that it does not finish."""
    from ksyspark.vm import PlanDecoder  # noqa: PLC0415 (loads the compiled machine)

    return PlanDecoder(fmt.layout, plan, options, lambda: _NoFallback(fmt.layout, options))


class _NoFallback(Decoder):
    """Answer for the messages that a machine hands over: with HANDED_OVER for each, and no values."""

    name = "nobody"

    def __init__(self, layout: Layout, options: DecodeOptions) -> None:
        self.layout = layout
        self.schema = arrow_schema(layout, enums_as_ints=options.enums_as_ints)

    def pieces(
        self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params, read_before: object = None
    ) -> Iterator[Decoded]:
        nothing = [pa.nulls(len(messages), field.type) for field in self.schema]
        failures = dict.fromkeys(range(len(messages)), HANDED_OVER)
        yield Decoded(pa.RecordBatch.from_arrays(nothing, schema=self.schema), len(messages), failures)


class Made(Protocol):
    """A message and the parameters of the top type under which it is one."""

    @property
    def data(self) -> bytes: ...

    @property
    def params(self) -> Mapping[str, object]: ...


def octets_of(messages: Sequence[Made]) -> pa.BinaryArray:
    """Return messages as a column."""
    return pa.array([one.data for one in messages], pa.binary())


def params_of(fmt: Format, messages: Sequence[Made]) -> Params:
    """Return the parameters of messages, one value a message; what a message does not tell is None: the default."""
    names = [param.id for param in fmt.layout.params if any(param.id in one.params for one in messages)]
    return {name: [cast(ParamValue | None, one.params.get(name)) for one in messages] for name in names}


def given_params(message: Made) -> Mapping[str, ParamValue]:
    """Return the parameters that a message tells."""
    return {name: cast(ParamValue, value) for name, value in message.params.items() if value is not None}


_LONGEST_HEX = 160
_LONGEST_SIDE = 300


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not as it must be.

    `about` says which field or what else, `rule` the rule that was to be held, with its name; `offset` is the byte in
    the message, or None if there is none; `data` and `params` are the message, or None if the finding is about none.
    """

    about: str
    expected: str
    found: str
    offset: int | None = None
    data: bytes | None = None
    params: Mapping[str, ParamValue] = field(default_factory=dict)
    rule: str = ""
    rule_name: str = ""

    def __str__(self) -> str:
        place = "" if self.offset is None else f" at byte {self.offset}"
        sides = f"expected {_cut(self.expected, _LONGEST_SIDE)}, found {_cut(self.found, _LONGEST_SIDE)}"
        return f"{f'{self.rule}: ' if self.rule else ''}{self.about}{place}: {sides}{self._message()}"

    def _message(self) -> str:
        if self.data is None:
            return ""
        params = " ".join(f"{name}={show_value(value)}" for name, value in self.params.items())
        return (
            f"; message {_cut(self.data.hex(), _LONGEST_HEX) or 'without a byte'}{f' with {params}' if params else ''}"
        )


def finding_in(
    message: Made, about: str, expected: str, actual: str, offset: int | None = None, rule: object = None
) -> Finding:
    """Return a finding about a message; `rule` is what it was made for (with a `name`), if anything."""
    name = getattr(rule, "name", "")
    text = "" if rule is None else str(rule)
    return Finding(about or "the message", expected, actual, offset, message.data, given_params(message), text, name)


def report(findings: Iterable[Finding]) -> str:
    """Return findings as text, one a line; empty where there is none. What a test shows."""
    return "\n".join(map(str, findings))


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}… ({len(text)} characters)"


@dataclass(frozen=True, slots=True)
class Difference:
    """Two values that should be equal, and the path that leads to them (empty: the whole)."""

    path: str
    left: object
    right: object


class _Nothing:
    """What stands on the side that lacks a key."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING = _Nothing()


def difference_of(left: object, right: object, path: str = "") -> Difference | None:
    """Return where two values differ first, or None. A floating-point number that is none equals itself here."""
    match left, right:
        case dict(), dict():
            inside = ((f".{key}", left.get(key, NOTHING), right.get(key, NOTHING)) for key in {**left, **right})
        case list(), list() if len(left) == len(right):
            inside = ((f"[{index}]", *pair) for index, pair in enumerate(zip(left, right, strict=True)))
        case float(), float() if math.isnan(left) and math.isnan(right):
            return None
        case _:
            return None if left == right else Difference(path.removeprefix("."), left, right)
    differences = (difference_of(before, after, path + step) for step, before, after in inside)
    return next((difference for difference in differences if difference is not None), None)
