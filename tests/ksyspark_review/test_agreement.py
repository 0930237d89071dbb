"""The page's decoder and the interpreter agree: values, their bytes, and the field and byte of each refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from ksyspark.compiler.build import load_folder
from ksyspark.spec.inference import Typer
from ksyspark_codegen.checks.suite import cached_validation
from ksyspark_codegen.synthesis.samples import make_samples
from ksyspark_review.javascript import script_of, script_parsers

KSY = Path(__file__).parents[2] / "ksy"
SAMPLES = KSY.parent / "tests" / "samples"
MQ = "mqmde mq_message mqmd mqxqh mqdlh mqcih mqiih mqrfh mqrfh2 mqrmh mqdh mqwih"
SAS_MQ = (
    "attachment_count attachment_header correlation_id data_set_definition data_set_message file_descriptor "
    "file_records indexes message string variable_definitions"
)
DOCUMENTS = {
    "mqmde": MQ.split(),
    "mqtt_v3": ["mqtt_v3"],
    "sas_mq": [f"sas_mq_{name}" for name in SAS_MQ.split()],
    "sas_tibrv": ["sas_tibrv", "tibrv_msg"],
    "maxdb_packet": ["maxdb_packet", "maxdb_tcp"],
}
MESSAGES_OF_A_DOCUMENT = 10_000

Decoder = Callable[[Sequence[str]], Path]
Apart = Callable[[Typer, Path, Sequence[Any]], list[str]]


@pytest.fixture(scope="module")
def typer() -> Typer:
    return load_folder(KSY)


@pytest.fixture(scope="module")
def decoder(typer: Typer, tmp_path_factory: pytest.TempPathFactory) -> Decoder:
    """Return the function that writes the decoder of specifications to a file."""

    def write(ids: Sequence[str]) -> Path:
        path = tmp_path_factory.mktemp("decoder") / "decoder.js"
        path.write_text(script_of(typer, ids, script_parsers(typer.library, ids)), encoding="utf-8")
        return path

    return write


def made(asked: Any, specification: str, count: int, share: int) -> Iterable[Any]:
    """Yield messages that obey, break a rule, are cut off or changed; then obeying ones in any number."""
    [path] = KSY.rglob(f"{specification}.ksy")
    found = cached_validation(path, 1, count, (), SAMPLES / specification)
    kinds = (found.obeying, found.broken, found.extremes, found.beginnings, found.mutated)
    validated = [one for kind in kinds for one in kind]
    varied = chain.from_iterable(make_samples(path).batches(share)) if len(validated) < share else ()
    for one in chain(validated, varied):
        yield asked(specification, one.data, {name: value for name, value in one.params.items() if value is not None})


@pytest.mark.slow
def test_mqmde_messages_are_read_alike(typer: Typer, decoder: Decoder, asked: Any, apart: Apart) -> None:
    messages = list(made(asked, "mqmde", 40, 0))
    assert len(messages) > 500
    assert apart(typer, decoder(["mqmde"]), messages) == []


@pytest.mark.slow
@pytest.mark.parametrize("document", DOCUMENTS)
def test_messages_of_a_document_are_read_alike(
    typer: Typer, decoder: Decoder, document: str, asked: Any, apart: Apart
) -> None:
    ids = DOCUMENTS[document]
    share = -(-MESSAGES_OF_A_DOCUMENT // len(ids))
    messages = [one for name in ids for one in made(asked, name, 200, share)]
    assert len(messages) >= MESSAGES_OF_A_DOCUMENT
    assert apart(typer, decoder(ids), messages) == []


@pytest.mark.slow
def test_a_difference_is_noticed(typer: Typer, decoder: Decoder, tmp_path: Path, asked: Any, apart: Apart) -> None:
    script = decoder(["mqmde"])
    wrong = tmp_path / "wrong.js"
    text = script.read_text("utf-8")
    assert "readS4le" in text
    wrong.write_text(text.replace("this._io.readS4le()", "this._io.readS4be()"), encoding="utf-8")
    assert apart(typer, wrong, list(made(asked, "mqmde", 40, 0)))


@pytest.mark.slow
def test_two_builds_are_equal(typer: Typer) -> None:
    first, second = (script_of(typer, ["mqtt_v3"], script_parsers(typer.library, ["mqtt_v3"])) for _ in range(2))
    assert first == second
