"""Checks that hold a format against its specification: one room a kind, each gives what it found.

The generated test modules and `ksyspark test` ask the same functions. Messages come in from outside: samples with
expected values, and messages made from the specification, which says what must become of each.

    finding, differences  what a check says, and where two values differ
    made, decoders        messages and who reads them
    obeying, official     messages that obey: read by all, with equal values
    samples               bytes beside what they must decode to
"""

from ksyspark.conformance.finding import Finding, told
from ksyspark.conformance.obeying import check_obeying
from ksyspark.conformance.samples import (
    decoded_json,
    failure_of,
    failures_of_prefixes,
    malformed_in,
    messages_of,
    samples_in,
)

__all__ = [
    "Finding",
    "check_obeying",
    "decoded_json",
    "failure_of",
    "failures_of_prefixes",
    "malformed_in",
    "messages_of",
    "samples_in",
    "told",
]
