"""The interpreter and the official parser, without the machine: two independent readers of messages."""

from collections.abc import Sequence

from ksyspark.formats import Format
from ksyspark_codegen.checks.agreement import compared
from ksyspark_codegen.checks.finding import Finding, Made


def check_interpreter(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Return where the two are at odds on messages of which nothing is known."""
    return compared(fmt, messages, lambda fmt: {"reference": fmt.reference_decoder()})[1]
