"""Checks that hold a format against its specification: one room a kind, each gives what it found.

The generated test modules and `ksyspark test` ask the same functions. Messages come in from outside: samples with
expected values, and messages made from the specification, which says what must become of each.

    finding, differences  what a check says, and where two values differ
    made, decoders        messages and who reads them
    obeying, official     messages that obey: read by all, with equal values
    refusing              messages that break a rule: refused for it in each mode
    alike                 messages of which nothing is known: all find the same in them, or refuse them
    beginnings            messages that are cut off
    mutated             messages in which something was changed
    extremes, paths       the ends of ranges, codes without a label
    streams               messages in a row
    samples               bytes beside what they must decode to
    sample_readers        samples before all who read messages
    unmade                rules and numbers that no message is expected for

What holds Spark against the direct way is in `ksyspark_codegen.checks.spark`.
"""

from ksyspark_codegen.checks.agreement import check_alike, check_beginnings, check_mutated, check_obeying
from ksyspark_codegen.checks.extremes import check_extremes
from ksyspark_codegen.checks.finding import Finding, report
from ksyspark_codegen.checks.refusing import MODES, check_broken, check_officially_broken
from ksyspark_codegen.checks.samples import (
    Sample,
    check_malformed,
    check_sample,
    check_sample_alike,
    decoded_json,
    malformed_in,
    messages_of,
    samples_in,
)
from ksyspark_codegen.checks.streams import check_streams
from ksyspark_codegen.checks.unmade import Outcomes, outcomes_of, unlisted_in, unmade_text
from ksyspark_codegen.synthesis.validation import Validation

__all__ = [
    "MODES",
    "Finding",
    "Outcomes",
    "Sample",
    "Validation",
    "check_alike",
    "check_beginnings",
    "check_broken",
    "check_extremes",
    "check_malformed",
    "check_mutated",
    "check_obeying",
    "check_officially_broken",
    "check_sample",
    "check_sample_alike",
    "check_streams",
    "decoded_json",
    "malformed_in",
    "messages_of",
    "outcomes_of",
    "report",
    "samples_in",
    "unlisted_in",
    "unmade_text",
]
