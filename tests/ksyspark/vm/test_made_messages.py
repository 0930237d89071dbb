"""Messages made from small specifications: no decoder refuses one, and all decoders agree on them.

The generated tests do the same for the shipped formats.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark.spec.load import load_library
from ksyspark_codegen.synthesis.growth import grow
from ksyspark_codegen.synthesis.samples import Samples

ROOT = Path(__file__).parents[3]
SPECIFICATIONS = sorted((ROOT / "tests" / "golden").glob("*/*.ksy"))
NOT_MADE = {
    "absent_fields_asked_for",
    "bytes_of_fields",
    "cast_to_another_type",
    "inflated",
    "inflated_bytes",
    "items_asked_for",
    "literal_text_arguments",
    "one_in_another",
    "parents_of_items_that_are_looked_at_again",
    "text_arguments",
    "with_a_byte_order",
}
"""Constructs that no message is grown of."""


@pytest.fixture(params=SPECIFICATIONS, ids=lambda path: path.stem, scope="module")
def made(request):
    """Return the format of a specification, what was grown of it, and some messages."""
    path = request.param
    library = load_library([path])
    growth = grow(library, library.specs[path.stem], 7, {})
    others = list(islice(growth.others(), 30)) if growth.messages else []
    messages = [*(grown.sample for grown in growth.messages), *others]
    assert len(messages) >= 5, growth.rewriter.last
    return find_format(str(path)), growth, messages


def test_made_messages_decode_everywhere(made, differential) -> None:
    fmt, _, samples = made
    params = {param.id: [one.params[param.id] for one in samples] for param in fmt.layout.params}
    messages = [one.data for one in samples]
    outcome = differential.both(fmt, messages, params, DecodeOptions())
    assert not outcome.reference.failures
    assert outcome.difference(messages) == ""


def test_many_variations_obey(made) -> None:
    fmt, growth, _ = made
    varied = [one for batch in islice(Samples(growth, 8, effort=0).variations(), 2) for one in batch]
    messages = [one.data for one in varied]
    params = {param.id: [one.params[param.id] for one in varied] for param in fmt.layout.params}
    decoded = fmt.decoder().decode(pa.array(messages, pa.binary()), params)
    assert not decoded.failures


@pytest.fixture(scope="module")
def messages_in(tmp_path_factory):
    """Return the maker of messages for a file of constructs; those of a file are made once."""
    made: dict[str, list[bytes]] = {}

    def messages(name: str, text: str) -> list[bytes]:
        if name not in made:
            path = tmp_path_factory.mktemp("constructs") / f"{name}.ksy"
            path.write_text(text)
            library = load_library([path])
            growth = grow(library, library.specs[name], 1, {})
            made[name] = [grown.sample.data for grown in growth.messages]
        return made[name]

    return messages


@pytest.mark.slow
def test_messages_of_every_construct(construct, construct_text, construct_format, messages_in, differential) -> None:
    begin = bytes([construct.number, 1])
    made = [data for data in messages_in(construct.file, construct_text) if data.startswith(begin)]
    assert bool(made) == (construct.name not in NOT_MADE)
    outcome = differential.both(construct_format, made, {}, DecodeOptions())
    assert not outcome.reference.failures
    assert outcome.difference(made) == ""
