"""What may be given for a parameter: the official compiler's verdicts on arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from ksyspark.spec.load_yaml import load_tree
from ksyspark.spec.yaml import plain
from ksyspark_codegen.kaitai import Compiled, CompileJob, compile_specs

SPEC = """
seq:
  - {{id: byte, type: u1}}
  - {{id: bit, type: b1}}
  - {{id: text, type: strz}}
  - {{id: part, type: part}}
  - {{id: bytes, type: u1, repeat: expr, repeat-expr: 2}}
  - {{id: parts, type: part, repeat: expr, repeat-expr: 2}}
  - {{id: one_of, type: {{switch-on: byte, cases: {{1: part, 2: tail}}}}}}
  - {{id: given, type: 'wanted({argument})'}}
types:
  wanted: {{params: [{{id: it, type: {type}}}]}}
  part: {{seq: [{{id: value, type: u2}}]}}
  tail: {{seq: [{{id: value, type: u2}}]}}
"""
TYPES = "u1 s8 b3 b1 bool f8 str bytes struct io any part tail 'u1[]' 'part[]' 'struct[]'".split()
ARGUMENTS = 'byte bit text part bytes parts one_of 1 -1 1.5 "a" true [1,2] [1,300] _io _root'.split()


def test_arguments_fit_where_the_official_compiler_says(problems_of: Callable[..., list[str]]) -> None:
    texts = {f"{a} for {t}": SPEC.format(type=t, argument=a) for t in TYPES for a in ARGUMENTS}
    head = {"meta": {"id": "demo", "endian": "be", "encoding": "UTF-8"}}
    jobs = [
        CompileJob("demo", {**head, **cast(Mapping[str, object], plain(load_tree(text, "demo.ksy")))}, {})
        for text in texts.values()
    ]
    official = [isinstance(result, Compiled) for result in compile_specs(jobs)]
    ours = [not problems_of(text) for text in texts.values()]
    assert [name for name, own, other in zip(texts, ours, official, strict=True) if own != other] == []
