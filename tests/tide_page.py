"""A small page: a specification of two fields and a code list, its document of six lines, its review file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import pytest

from ksyspark.spec.problems import SpecError
from ksyspark_review.documents.assemble import assemble
from ksyspark_review.documents.page import trace_page

TEXT = "A tide table\n\nStation: one byte\nHeight: two bytes\n1 means harbour\nPrinted in 1970\n"
SPECIFICATION = """\
meta:
  id: tide
  title: Tide
  endian: be
  -version: 1.2.0
  -source:
    - {id: D1, title: A tide table, lang: en, file: tide.txt, sha256: SHA}
    - {id: D2, title: The almanac, lang: en, url: "https://almanac.example"}
params:
  - id: zero
    -status: assumed
    type: s4
seq:
  - id: station
    -source: [D1:3]
    -status: stated
    type: u1
    enum: station
  - id: height
    -source: [D1:4]
    -status: stated
    type: u2
    valid: {max: 900}
instances:
  level:
    -source: [D2]
    -status: derived
    value: height - zero
    doc-ref: Almanac, page 7
enums:
  station:
    1: {id: harbour, -source: [D1:5]}
"""
REVIEW = """\
title: {en: Tide, zh: 潮, pt: Maré}
introduction: {en: A table, zh: 表, pt: Uma tabela}
specifications: [tide]
roles: [protocol owner, independent reader]
documents:
  - id: TIDE
    title: A tide table
    lang: en
    file: tide.txt
    sha256: SHA
    total-lines: 6
    blank: [2]
    lines:
      3: "Station: one byte"
      4: "Height: two bytes"
      5: "1 means harbour"
    fates: {heading: [1], behaviour: [6]}
  - {id: ALMANAC, title: The almanac, lang: en, url: "https://almanac.example"}
decisions:
  - id: DEC-1
    kind: silent
    title: {en: Zero, zh: 零, pt: Zero}
    citations: [TIDE:4]
    document-says: {en: Nothing, zh: 无, pt: Nada}
    specification-says: {en: A number, zh: 数, pt: Um número}
    because: {en: It is usual, zh: 通常, pt: É usual}
    if-wrong: {en: Wrong levels, zh: 错误, pt: Níveis errados}
    items: [tide.zero, "tide.station.*"]
    status: decided
calculations:
  - {id: CALC-1, citations: [TIDE:4], statement: {en: Sum, zh: 和, pt: Soma}, printed: "3", expression: 1 + 2}
examples:
  - id: EX-1
    title: {en: One, zh: 一, pt: Um}
    specification: tide
    citations: [TIDE:3]
    hex: "01 0064"
    parameters: {zero: 90}
    values: {station: harbour, height: 100, level: 10}
"""


@dataclass
class SmallPage:
    """The folder of a page whose files a test changes before it is compared."""

    folder: Path

    @property
    def ksy(self) -> Path:
        return self.folder / "ksy"

    @property
    def specification(self) -> Path:
        return self.ksy / "tide.ksy"

    @property
    def review(self) -> Path:
        return self.ksy / "tide.review.yaml"

    @property
    def document(self) -> Path:
        return self.folder / "tide.txt"

    def change(self, path: Path, old: str, new: str) -> None:
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def problems(self) -> list[str]:
        """Return what is wrong, each as `file: sentence`; nothing where all fits."""
        try:
            trace_page(self.ksy, self.review)
        except SpecError as error:
            return [f"{problem.file}: {problem.sentence}" for problem in error.problems]
        return []

    def untied(self) -> list[str]:
        """Return what words were written for other rules than those of today."""
        try:
            assemble(self.ksy, self.review)
        except SpecError as error:
            return [problem.sentence for problem in error.problems]
        return []

    def tie(self) -> None:
        """Put the digest behind the decision that the build asks for."""
        digest = next(re.search(r'put `for: "(\w{12})"` behind it', one) for one in self.untied() if "`DEC-1`" in one)
        assert digest
        said = f'  - id: DEC-1\n    for: "{digest[1]}"\n'
        self.review.write_text(re.sub(r"  - id: DEC-1\n(    for: .*\n)?", said, self.review.read_text()))


@pytest.fixture
def small_page(tmp_path: Path) -> SmallPage:
    page = SmallPage(tmp_path)
    page.ksy.mkdir()
    fingerprint = sha256(TEXT.encode()).hexdigest()
    page.document.write_text(TEXT, encoding="utf-8")
    page.specification.write_text(SPECIFICATION.replace("SHA", fingerprint), encoding="utf-8")
    page.review.write_text(REVIEW.replace("SHA", fingerprint), encoding="utf-8")
    page.tie()
    return page
