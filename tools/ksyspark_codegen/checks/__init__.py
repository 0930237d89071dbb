"""Checks that hold a format against its specification: each returns what it found.

The generated test modules and `ksyspark test` call the same functions. Messages come from `synthesis`, with what must
become of each, or from files with expected values.

    suite         all checks in their order, with their sentences
    finding       messages as columns, the decoders that read them, and what a check says about both
    message_cache messages made before
    agreement     made messages: the decoders agree, broken rules are refused in each mode, extremes are kept,
                  messages in a row are cut where they end
    official      the official parser beside the columns
    samples       files beside what they must decode to; the reviewed list of rules and numbers without a message
    spark         rows and errors of Spark beside those of the direct way
"""

from ksyspark_codegen.checks.agreement import (
    MODES,
    check_alike,
    check_beginnings,
    check_broken,
    check_extremes,
    check_mutated,
    check_obeying,
    check_officially_broken,
    check_streams,
)
from ksyspark_codegen.checks.finding import Finding, report
from ksyspark_codegen.checks.samples import (
    Outcomes,
    Sample,
    check_malformed,
    check_sample,
    check_sample_alike,
    decoded_json,
    malformed_in,
    messages_of,
    outcomes_of,
    samples_in,
    unlisted_in,
    unmade_text,
)
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
