"""All checks of a format in their order, with what each holds, in words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ksyspark.display import show_count
from ksyspark.formats import Format
from ksyspark_codegen.checks import agreement, cases, finding, official, samples
from ksyspark_codegen.synthesis.validation import Validation


@dataclass(frozen=True, slots=True)
class Check:
    """A check to be run, and what it holds."""

    what: str
    run: Callable[[], list[finding.Finding]]


def checks_of_made(fmt: Format, made: Validation) -> Iterator[Check]:
    """Yield the checks with messages made from the specification: each rule that is broken must be found."""
    strict, alike = finding.strictly(fmt), partial(agreement.check_mutated, fmt)
    obeying, broken = show_count(len(made.obeying), "obeying message"), f"{_messages(made.broken)} that break a rule"
    yield Check(f"{obeying}: all who read them find the same", partial(agreement.check_obeying, fmt, made.obeying))
    has_parser = not official.no_official_parser(fmt)
    if fmt.layout.is_self_delimiting and has_parser:
        check = partial(agreement.check_streams, strict, made.obeying)
        yield Check(f"{obeying} in a row are cut where they end", check)
    for mode in agreement.MODES:
        check = partial(agreement.check_broken, strict, made.broken, mode)
        yield Check(f"{broken}: each is refused for it, {mode}", check)
    if has_parser:
        check = partial(agreement.check_officially_broken, strict, made.broken)
        yield Check(f"{broken}: the official parser refuses them too", check)
    for messages, words in (
        (made.beginnings, "that are cut off: the field that lacks bytes is reported"),
        (made.mutated, "in which something was changed: all who read them find the same"),
        (made.extremes, "with the end of a range: all who read them find the same"),
    ):
        yield Check(f"{_messages(messages)} {words}", partial(alike, messages))


def checks_of_samples(fmt: Format, folder: Path) -> Iterator[Check]:
    """Yield the checks of a folder of samples. Raises SourceError for an expectation without its file."""
    files, strict = samples.samples_in(folder), finding.strictly(fmt)
    words = f"{show_count(len(files), 'sample')}: the messages are as expected"
    yield Check(words, lambda: [one for sample in files for one in samples.check_sample(fmt, sample)])
    words = f"{show_count(len(files), 'sample')}: all who read the messages find the same"
    yield Check(words, lambda: [one for sample in files for one in samples.check_sample_alike(fmt, sample)])
    if any(attribute.inverse for spec in fmt.library.types.values() for attribute in spec.attributes()):
        words = f"{show_count(len(files), 'sample')}: each -inverse gives what the messages have"
        yield Check(words, lambda: list(samples.check_inverses(fmt, files)))
    for name, words in _CASES.items():
        listed = cases.cases_in(folder, fmt.layout, [name])
        if listed:
            yield Check(f"{_messages(listed)} of {words}", partial(samples.check_listed, strict, listed))
            alike = f"{_messages(listed)} of that list: all who read them find the same"
            yield Check(alike, partial(agreement.check_alike, fmt, listed))


_CASES = {
    cases.MALFORMED_FILE: "the list of malformed ones: refused as it says",
    cases.WRITTEN_FILE: "the list of written ones: read as they were written",
    cases.DECIDED_FILE: "the list of decided ones: read as it was decided",
}


def check_unmade(made: Validation, folder: Path) -> list[finding.Finding]:
    """Find rules that no message was found for although the list of the folder does not expect that."""
    return [
        finding.Finding("a message that breaks the rule", "to be made", why, rule=name, rule_name=name)
        for name, why in samples.unlisted_in(folder, made).items()
    ]


def _messages(messages: Sequence[object]) -> str:
    return show_count(len(messages), "message")
