"""Rules that people wrote (`-rule`), each held to the generated sentences that it stands for.

`-rule-for` has the digest of these. When the rule changes in the specification it no longer fits, and the page is not
built until a person has read the words again: the page must not say what was true once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ksyspark.spec.problems import Problem
from ksyspark.spec.types.inference import Typer
from ksyspark_codegen.review.fingerprints import digest, written_types
from ksyspark_codegen.review.sentences.naming import parts_of
from ksyspark_codegen.review.sentences.rules import generated_sentences


def check_written_rules(typer: Typer, names: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem for each `-rule` of specifications whose `-rule-for` is not that of the generated sentences."""
    for name in names:
        for owner in written_types(typer.library, name):
            for part in parts_of(owner):
                extensions = part.about.extensions
                if "-rule" not in extensions:
                    continue
                found = f"r{digest([one.text.en for one in generated_sentences(part, owner, typer)])}"
                if extensions.get("-rule-for") != found:
                    yield part.place.problem(
                        "`-rule` was written for another rule: read it beside what the specification says now, "
                        f"then put `-rule-for: {found}` behind it"
                    )
