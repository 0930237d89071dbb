"""Every message of `written.json` is read as it was written, by the reference decoder and by the machine."""

from __future__ import annotations

import importlib

import pytest
from written_samples import SAMPLES, WRITTEN_FILE, written_in, written_text

from ksyspark.decoder import DecodeOptions, Decoder
from ksyspark.formats import find_format
from ksyspark.layout.json_text import rows_json
from ksyspark_codegen.checks.finding import octets_of, params_of, strictly

SCRIPTS = sorted(path.stem for path in SAMPLES.glob("*_written.py"))
FORMATS = sorted(path.parent.name for path in SAMPLES.glob(f"*/{WRITTEN_FILE}"))


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("decoder_name", ["machine", "reference"])
def test_messages_are_read_as_they_were_written(name: str, decoder_name: str) -> None:
    fmt = strictly(find_format(name))
    decoder: Decoder = fmt.decoder() if decoder_name == "machine" else fmt.reference_decoder(DecodeOptions())
    messages = written_in(SAMPLES / name, fmt.layout)
    decoded = decoder.decode(octets_of(messages), params_of(fmt, messages))
    rows = rows_json(decoded.columns, fmt.layout)
    findings = []
    for at, message in enumerate(messages):
        failure = decoded.failures.get(at)
        if (failure.field if failure else None) != message.refused_at or (
            failure and message.reason not in failure.reason
        ):
            findings.append(f"{message}: {failure or 'is read'}, expected at {message.refused_at}")
        else:
            differences = message.differences(rows[at])
            findings.extend(
                f"{message}: {path}: expected {told!r}, found {actual!r}" for path, told, actual in differences
            )
    assert not findings, "\n".join(findings)


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_write_what_is_there(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SAMPLES))
    for name, messages in importlib.import_module(script).messages().items():
        assert written_text(messages) == (SAMPLES / name / WRITTEN_FILE).read_text(encoding="utf-8"), name
