"""Rules in people's own words fit the specification, or the page is not built."""

from __future__ import annotations

import re
from collections.abc import Callable

from ksyspark.spec.library import Library
from ksyspark.spec.load import check_and_unroll
from ksyspark_review.documents.page import check_written_rules

FIELD = "seq:\n  - id: height\n    -rule: {en: Not high., zh: 不高。, pt: Não é alto.}\n"


def test_a_rule_that_changed_is_to_be_read_again(library_of: Callable[..., Library]) -> None:
    def problems(rest: str) -> list[str]:
        typer = check_and_unroll(library_of(f"{FIELD}    type: u1\n{rest}"))
        return [one.sentence for one in check_written_rules(typer, ["demo"])]

    [missing] = problems("    valid: {max: 9}\n")
    found = re.search(r"`(-rule-for: r\w{12})`", missing)
    assert found
    told = f"    {found[1]}\n"
    assert problems(f"    valid: {{max: 9}}\n{told}") == []
    assert problems(f"    valid: {{max: 9}}\n{told}    doc: How high it is.\n") == []
    [changed] = problems(f"    valid: {{max: 8}}\n{told}")
    assert changed.startswith("`-rule` was written for another rule")
