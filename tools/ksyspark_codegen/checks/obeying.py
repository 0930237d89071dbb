"""Messages that obey the specification: nobody refuses one, and all who read them find the same."""

from __future__ import annotations

from collections.abc import Sequence

from ksyspark.formats import Format
from ksyspark_codegen.checks.alike import REFERENCE, compared
from ksyspark_codegen.checks.finding import Finding, finding_in
from ksyspark_codegen.checks.made import Made


def check_obeying(fmt: Format, messages: Sequence[Made]) -> list[Finding]:
    """Decode messages with the official parser, the reference decoder and the machine.

    Finds messages that one of them refuses (the machine: hands over), and the first value of each message that is
    another than somebody else's.
    """
    failures, found = compared(fmt, messages)
    refused = (
        finding_in(messages[number], one.field, "to be read", f"{REFERENCE}: {one.reason}", one.offset)
        for number, one in failures.items()
    )
    return [*refused, *found]
