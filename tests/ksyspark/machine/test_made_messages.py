"""Messages made from specifications: no decoder refuses one, and all decoders agree on them."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.formats import find_format
from ksyspark_codegen.making import make_samples

ROOT = Path(__file__).parents[3]
SPECIFICATIONS = [ROOT / "ksy" / "ibm_mq" / "mqmde.ksy", ROOT / "ksy" / "mqtt" / "mqtt_v3.ksy"]
SPECIFICATIONS += sorted((ROOT / "tests" / "golden").glob("*/*.ksy"))


@pytest.mark.parametrize("path", SPECIFICATIONS, ids=lambda path: path.stem)
def test_made_messages_decode_everywhere(path, differential) -> None:
    fmt = find_format(str(path))
    samples = list(chain.from_iterable(make_samples(path, seed=7).batches(400)))
    params = {param.id: [one.params[param.id] for one in samples] for param in fmt.layout.params}
    outcome = differential.both(fmt, [one.data for one in samples], params, DecodeOptions())
    assert not outcome.reference.failures
    assert outcome.difference([one.data for one in samples]) == ""


@pytest.mark.parametrize("path", SPECIFICATIONS[:2], ids=lambda path: path.stem)
def test_many_variations_obey(path) -> None:
    fmt = find_format(str(path))
    samples = list(chain.from_iterable(make_samples(path, seed=8).batches(20_000)))
    params = {param.id: [one.params[param.id] for one in samples] for param in fmt.layout.params}
    decoded = make_decoder(fmt, DecodeOptions()).decode(pa.array([one.data for one in samples], pa.binary()), params)
    assert not decoded.failures
