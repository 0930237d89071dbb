"""Messages in any number: reproducible, varied, with a report of what they show."""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from itertools import chain
from pathlib import Path

import pytest

from ksyspark_codegen.synthesis.samples import CannotMake, make_samples

SPEC = """\
meta: {id: demo, endian: be, encoding: UTF-8}
seq:
  - {id: kind, type: u1, enum: kind, valid: {in-enum: true}}
  - {id: n, type: u1}
  - {id: items, type: u2, repeat: expr, repeat-expr: n}
  - {id: tail, type: strz, if: n > 2}
  - {id: body, type: {switch-on: kind, cases: {'kind::a': one, 'kind::b': two}}}
types:
  one: {seq: [{id: x, type: u4}]}
  two: {seq: [{id: x, type: u1, valid: {max: 9}}, {id: two, contents: [0]}]}
enums: {kind: {1: a, 2: b, 900: c}}
"""


@pytest.fixture
def spec(tmp_path):
    path = tmp_path / "demo.ksy"
    path.write_text(SPEC)
    return path


def _made(samples, count) -> list[bytes]:
    return [one.data for one in chain.from_iterable(samples.batches(count))]


def test_as_many_as_asked_for_and_equal_for_equal_seeds(spec) -> None:
    made = _made(make_samples(spec, 5), 1300)
    assert len(made) == 1300
    assert made == _made(make_samples(spec, 5), 1300)
    assert made != _made(make_samples(spec, 6), 1300)
    assert made[:7] == _made(make_samples(spec, 5), 7)


def test_all_have_the_checksum_of_their_bytes(tmp_path) -> None:
    path = tmp_path / "demo.ksy"
    path.write_text(
        "meta: {id: demo, endian: le}\nseq: [{id: a, type: u2}, {id: sum, type: u4, -checksum: {type: crc32}}]"
    )
    made = _made(make_samples(path, 5), 900)
    assert len(set(made)) > 300
    assert [data for data in made if zlib.crc32(data[:2]) != int.from_bytes(data[2:], "little")] == []


def test_equal_bytes_in_another_process(spec) -> None:
    """Hashes of strings differ from process to process; nothing may depend on their order."""
    script = (
        "import hashlib, sys; from pathlib import Path; from ksyspark_codegen.synthesis.samples import make_samples\n"
        "made = make_samples(Path(sys.argv[1]), 3); data = b''.join(one.data for b in made.batches(900) for one in b)\n"
        "print(hashlib.sha256(data).hexdigest())"
    )
    found = {_output(script, spec, hash_seed) for hash_seed in ("1", "77")}
    assert len(found) == 1


def _output(script: str, spec: Path, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", script, str(spec)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def test_variations_vary(spec) -> None:
    """Lengths and contents differ; what hardly can vary is seldom repeated."""
    made = _made(make_samples(spec), 4000)
    assert len({len(message) for message in made}) > 12
    assert len(set(made)) > 3900


def test_variations_keep_rules_sizes_and_contents(spec) -> None:
    for message in _made(make_samples(spec), 3000):
        kind, count = message[:2]
        rest = message[2 + 2 * count :]
        if count > 2:
            rest = rest.partition(b"\0")[2]
        assert kind in (1, 2)
        assert len(rest) == (4 if kind == 1 else 2)
        assert kind == 1 or (rest[0] <= 9 and rest[1] == 0)


def test_a_report_tells_what_is_shown_and_what_is_in_the_way_of_the_rest(spec) -> None:
    """A code of 900 does not fit a byte, and the rule asks for a code of the enum: no case is not possible."""
    summary, label, case = make_samples(spec).report(10_000).splitlines()
    assert summary == "9 of 11 cases, conditions, counts and labels are shown"
    assert label == "not shown: demo.kind: c: the field cannot hold 900"
    assert case.startswith("not shown: demo.body: no case, nothing: ")
    assert "not among the first 1 messages" in make_samples(spec).report(1)


def test_a_specification_without_any_message(tmp_path) -> None:
    path = tmp_path / "empty.ksy"
    path.write_text("meta: {id: empty}\nseq: [{id: a, type: u1, valid: {expr: _ > 3 and _ < 2}}]\n")
    with pytest.raises(CannotMake, match=r"no message of empty can be made: .*_ > 3 and _ < 2"):
        make_samples(path)


NEEDING = {
    "a number other than 0": "seq: [{id: a, type: u1}, {id: b, type: u1}]\ninstances: {c: {value: a / b}}",
    "an item": (
        "seq: [{id: n, type: u1}, {id: a, type: u1, repeat: expr, repeat-expr: n}]\ninstances: {c: {value: a.max}}"
    ),
    "an object": (
        "seq: [{id: n, type: u1}, {id: a, type: x, repeat: expr, repeat-expr: n}]\n"
        "instances: {c: {value: a.first.b}}\ntypes: {x: {seq: [{id: b, type: u1}]}}"
    ),
    "a byte order": (
        "seq: [{id: mark, type: u2be}, {id: body, type: body}]\n"
        "types: {body: {meta: {endian: {switch-on: _root.mark, cases: {0x4949: le, 0x4d4d: be}}}, "
        "seq: [{id: x, type: u2}]}}"
    ),
    "bytes behind the rest": "seq: [{id: n, type: u1}]\ninstances: {a: {pos: 4, size: 2}}",
    "a size": (
        "seq: [{id: n, type: u1}]\ninstances: {sub: {pos: 1, size: n, type: sub}}\n"
        "types: {sub: {instances: {own: {pos: 0, type: u2}}}}"
    ),
    "a place": (
        "seq: [{id: text, contents: ['TRK']}, {id: ofs, type: u1}]\ninstances: {index: {pos: ofs, type: entry}}\n"
        "types: {entry: {seq: [{id: at, type: u2}], instances: {target: {io: _root._io, pos: at, type: u1}}}}"
    ),
    "a terminator in front of what follows": "seq: [{id: a, terminator: 0x7c, consume: false}, {id: b, size: 1}]",
}


@pytest.mark.parametrize("name", NEEDING)
def test_a_message_from_no_values_gets_what_it_needs(tmp_path, name) -> None:
    path = tmp_path / "demo.ksy"
    path.write_text(f"meta: {{id: demo, endian: be}}\n{NEEDING[name]}\n")
    samples = make_samples(path)
    assert all(samples.growth.verifier.read(data, {}).fault is None for data in _made(samples, 20))


DEFEATING = {
    "a size that is never": ("seq: [{id: a, type: u1}, {id: b, size: 0 - a - 1}]", "0 - a - 1"),
    "two rules": (
        "seq: [{id: a, type: u1, valid: {max: 3}}, {id: b, type: u1, valid: {expr: a > 5}}]",
        "a > 5",
    ),
    "a text that is no number": ("seq: [{id: a, type: str, size: 2, valid: '\"xy\"'}, {id: b, size: a.to_i}]", "to_i"),
}


@pytest.mark.parametrize("name", DEFEATING)
def test_the_expression_that_defeats_a_specification_is_told(tmp_path, name) -> None:
    text, words = DEFEATING[name]
    path = tmp_path / "demo.ksy"
    path.write_text(f"meta: {{id: demo, endian: be, encoding: ASCII}}\n{text}\n")
    with pytest.raises(CannotMake) as refused:
        make_samples(path)
    assert words in str(refused.value)


def test_what_no_condition_or_rule_allows_is_told_with_what_is_in_the_way(tmp_path) -> None:
    path = tmp_path / "demo.ksy"
    path.write_text("""\
meta: {id: demo, endian: be}
seq:
  - {id: a, type: u1, valid: {max: 3}}
  - {id: b, type: u1, if: a > 5}
  - {id: c, type: inner(4)}
types:
  inner:
    params: [{id: n, type: u1}]
    seq: [{id: x, type: u1, if: n > 4}]
""")
    first, second = make_samples(path).report(50).splitlines()[1:]
    assert first.startswith("not shown: demo.b: present: ")
    assert second.startswith("not shown: demo::inner.x: present: ")
    assert "n > 4" in second


def test_labels_and_cases_of_many_are_all_shown(tmp_path) -> None:
    """A name that is looked up decides the kind, the kind the case, far from each other."""
    path = tmp_path / "demo.ksy"
    names = [f"NAME{number}" for number in range(24)]
    chain_of = " : ".join(f"name == '{name}' ? {number}" for number, name in enumerate(names)) + " : 99"
    labels = ", ".join(f"{number}: n{number}" for number in range(24))
    path.write_text(f"""\
meta: {{id: demo, endian: be, encoding: ASCII}}
seq:
  - {{id: name, type: strz}}
  - {{id: body, size: 3, type: {{switch-on: kind, cases: {{'kind::n3': one, 'kind::n20': two}}}}}}
instances: {{kind: {{value: "{chain_of}", enum: kind}}}}
types:
  one: {{seq: [{{id: x, type: u1, repeat: eos}}]}}
  two: {{seq: [{{id: y, type: u2}}]}}
enums: {{kind: {{{labels}}}}}
""")
    growth = make_samples(path).growth
    assert {kind for *_, kind, _ in growth.points.keys() - growth.covered} <= {"count"}
    assert len(growth.messages) < 60


def test_what_only_a_later_item_shows_is_shown(tmp_path) -> None:
    path = tmp_path / "demo.ksy"
    path.write_text("""\
meta: {id: demo}
seq: [{id: items, type: item(_index), repeat: eos}]
types:
  item:
    params: [{id: number, type: s4}]
    seq: [{id: k, type: u1}]
    instances: {what: {value: 'number == 0 ? 0 : k == 77 ? 2 : 1', enum: what}}
enums: {what: {0: first, 1: other, 2: marked}}
""")
    growth = make_samples(path).growth
    assert growth.points.keys() == growth.covered
