"""Programs that are on the machine, and packets and encodings that tests make, read in the manner of known formats."""

from __future__ import annotations

import struct
import sys
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pyarrow as pa
import pyspark
import pytest
from two_readers import check_interpreter

from ksyspark_codegen.checks.finding import report

ELF = """
    meta: {id: program, encoding: ASCII}
    seq:
      - {id: magic, contents: [0x7f, ELF]}
      - {id: bits, type: u1, enum: bits}
      - {id: order, type: u1, enum: order}
      - {id: others, size: 10}
      - {id: header, type: header}
    types:
      header:
        meta: {endian: {switch-on: _root.order, cases: {'order::little': le, 'order::big': be}}}
        seq:
          - {id: kind, type: u2, enum: kind}
          - {id: machine, type: u2}
          - {id: version, type: u4}
          - {id: entry, type: word}
          - {id: ofs_segments, type: word}
          - {id: ofs_sections, type: word}
          - {id: flags, type: u4}
          - {id: lengths, size: 6}
          - {id: len_section, type: u2}
          - {id: num_sections, type: u2}
          - {id: number_of_names, type: u2}
        instances:
          sections:
            pos: ofs_sections.value
            size: len_section
            type: section
            repeat: expr
            repeat-expr: num_sections
          names: {pos: 'sections[number_of_names].ofs.value', size: 'sections[number_of_names].len.value', type: names}
        types:
          word:
            seq:
              - {id: narrow, type: u4, if: _root.bits == bits::b32}
              - {id: wide, type: s8, if: _root.bits == bits::b64}
            instances: {value: {value: '_root.bits == bits::b64 ? wide : narrow'}}
          section:
            seq:
              - {id: ofs_name, type: u4}
              - {id: kind, type: u4}
              - {id: flags, type: word}
              - {id: address, type: word}
              - {id: ofs, type: word}
              - {id: len, type: word}
            instances:
              name: {io: _parent.names._io, pos: ofs_name, type: strz}
          names: {seq: [{id: all, size-eos: true}]}
    enums:
      bits: {1: b32, 2: b64}
      order: {1: little, 2: big}
      kind: {2: executable, 3: shared}
"""
JAVA = """
    meta: {id: code, endian: be, encoding: UTF-8}
    seq:
      - {id: magic, contents: [0xca, 0xfe, 0xba, 0xbe]}
      - {id: minor, type: u2}
      - {id: major, type: u2}
      - {id: num_constants, type: u2}
      - id: constants
        type: 'constant(_index == 0 ? false : constants[_index - 1].is_wide)'
        repeat: expr
        repeat-expr: num_constants - 1
      - {id: flags, type: u2}
      - {id: this_class, type: u2}
      - {id: super_class, type: u2}
    instances:
      own_name: {value: 'constants[constants[this_class - 1].of.as<link>.to - 1].of.as<text>.value'}
    types:
      constant:
        params: [{id: is_second_half, type: bool}]
        seq:
          - {id: tag, type: u1, enum: tag, if: not is_second_half}
          - id: of
            if: not is_second_half
            type:
              switch-on: tag
              cases:
                'tag::text': text
                'tag::klass': link
                'tag::string': link
                'tag::method_type': link
                'tag::module': link
                'tag::packet': link
                'tag::number': four
                'tag::float': four
                'tag::field': four
                'tag::method': four
                'tag::interface_method': four
                'tag::name_and_type': four
                'tag::dynamic': four
                'tag::invoke_dynamic': four
                'tag::method_handle': three
                'tag::long': eight
                'tag::double': eight
        instances: {is_wide: {value: 'not is_second_half and (tag == tag::long or tag == tag::double)'}}
      text: {seq: [{id: len, type: u2}, {id: value, type: str, size: len}]}
      link: {seq: [{id: to, type: u2}]}
      three: {seq: [{id: data, size: 3}]}
      four: {seq: [{id: data, size: 4}]}
      eight: {seq: [{id: data, size: 8}]}
    enums:
      tag: {
        1: text, 3: number, 4: float, 5: long, 6: double, 7: klass, 8: string, 9: field, 10: method,
        11: interface_method, 12: name_and_type, 15: method_handle, 16: method_type, 17: dynamic, 18: invoke_dynamic,
        19: module, 20: packet
      }
"""
CAPTURE = """
    meta: {id: trace}
    seq:
      - {id: magic, type: u4be, enum: magic, valid: {in-enum: true}}
      - {id: rest, type: rest}
    types:
      rest:
        meta: {endian: {switch-on: _root.magic, cases: {'magic::little': le, 'magic::big': be}}}
        seq: [{id: others, size: 16}, {id: link, type: u4}, {id: packets, type: packet, repeat: eos}]
        types:
          packet:
            seq:
              - {id: seconds, type: u4}
              - {id: micros, type: u4}
              - {id: len, type: u4}
              - {id: len_whole, type: u4}
              - {id: data, size: len}
    enums: {magic: {0xd4c3b2a1: little, 0xa1b2c3d4: big}}
"""
DNS = """
    meta: {id: lookup, endian: be, encoding: ASCII, -max-recursion-depth: 3}
    seq:
      - {id: number, type: u2}
      - {id: is_answer, type: b1}
      - {id: others, type: b15}
      - {id: num_questions, type: u2}
      - {id: num_answers, type: u2}
      - {id: counts, size: 4}
      - {id: questions, type: question, repeat: expr, repeat-expr: num_questions}
      - {id: answers, type: answer, repeat: expr, repeat-expr: num_answers}
    types:
      question: {seq: [{id: name, type: name}, {id: kind, type: u2}, {id: klass, type: u2}]}
      answer:
        seq:
          - {id: name, type: name}
          - {id: kind, type: u2}
          - {id: klass, type: u2}
          - {id: seconds, type: u4}
          - {id: len, type: u2}
          - {id: data, size: len}
      name: {seq: [{id: labels, type: label, repeat: until, repeat-until: _.len == 0 or _.len >= 192}]}
      label:
        seq:
          - {id: len, type: u1}
          - {id: text, type: str, size: len, if: len < 64}
          - {id: low, type: u1, if: len >= 192}
        instances: {pointed: {io: _root._io, pos: 'len % 64 * 256 + low', type: name, if: len >= 192}}
"""
DER = """
    meta: {id: encoded, endian: be, -max-recursion-depth: 4}
    seq: [{id: whole, type: element}]
    types:
      element:
        seq:
          - {id: kind, type: b2}
          - {id: is_made_of_others, type: b1}
          - {id: tag, type: b5}
          - {id: short_len, type: u1}
          - {id: wide_len, type: u2, if: short_len == 0x82}
          - id: body
            size: 'short_len == 0x82 ? wide_len : short_len'
            type: {switch-on: is_made_of_others, cases: {true: elements}}
      elements: {seq: [{id: items, type: element, repeat: eos}]}
"""


@dataclass(frozen=True)
class Message:
    data: bytes
    params: dict[str, object] = field(default_factory=dict)


def program() -> bytes:
    data = Path(sys.executable).read_bytes()
    if data[:4] != b"\x7fELF":
        pytest.skip("the Python of this machine is no ELF file")
    return data


def java_class() -> bytes:
    jars = sorted((Path(pyspark.__file__).parent / "jars").glob("*.jar"), key=lambda path: path.stat().st_size)
    for jar in jars:
        with zipfile.ZipFile(jar) as archive:
            names = [one for one in archive.namelist() if one.endswith(".class") and "$" not in one]
            if names:
                return archive.read(names[0])
    pytest.skip("Spark has no jar with a class")


def capture(order: str = "<") -> bytes:
    head = struct.pack(f"{order}IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, 1)
    return head + b"".join(struct.pack(f"{order}IIII", 7, at, at, at) + bytes(at) for at in (0, 3, 60))


def lookup() -> bytes:
    head = struct.pack(">HHHHHH", 5, 0x8180, 1, 2, 0, 0)
    question = b"\3www\7example\3org\0" + struct.pack(">HH", 1, 1)
    first = b"\xc0\x0c" + struct.pack(">HHIH", 5, 1, 60, 6) + b"\3ftp\xc0\x10"
    second = b"\4mail\xc0\x0c" + struct.pack(">HHIH", 1, 1, 60, 4) + bytes([192, 0, 2, 1])
    return head + question + first + second


def encoded() -> bytes:
    def element(tag: int, body: bytes) -> bytes:
        length = bytes([len(body)]) if len(body) < 128 else b"\x82" + struct.pack(">H", len(body))
        return bytes([tag]) + length + body

    name = element(0x30, element(0x06, b"\x55\x04\x03") + element(0x0C, b"name"))
    return element(0x30, element(0x02, b"\1") + element(0x30, element(0x31, name)) + element(0x04, bytes(200)))


FILES: dict[str, tuple[str, Callable[[], bytes]]] = {
    "elf": (ELF, program),
    "class": (JAVA, java_class),
    "pcap": (CAPTURE, capture),
    "dns": (DNS, lookup),
    "der": (DER, encoded),
}


def row(fmt, data: bytes) -> dict:
    """Read a file by both decoders, which have to agree; cut short or changed it is refused or read, alike."""
    changed = [data[: len(data) // 2], data[:-1], data[:20] + b"?" + data[21:]]
    batch = pa.array([data, *changed], pa.binary())
    decoded, reference = fmt.decoder().decode(batch, {}), fmt.reference_decoder().decode(batch, {})
    assert decoded.columns.equals(reference.columns)
    assert decoded.failures == reference.failures
    assert 0 not in decoded.failures, decoded.failures[0]
    return decoded.columns.to_pylist()[0]


def names_of(name: dict) -> Iterator[str]:
    for label in name["labels"]:
        yield from [label["text"]] if label["text"] else ()
        yield from names_of(label["pointed"]) if label.get("pointed") else ()


@pytest.mark.slow
@pytest.mark.parametrize("kind", FILES)
def test_the_official_parser_reads_the_same(format_of, kind) -> None:
    text, make = FILES[kind]
    data = make()
    assert report(check_interpreter(format_of(text), [Message(data), Message(data[:-1]), Message(data[:40])])) == ""


def test_the_sections_of_a_program(format_of) -> None:
    fmt = format_of(ELF)
    header = row(fmt, program())["header"]
    assert header["kind"] in ("executable", "shared")
    names = {one["name"] for one in header["sections"]}
    assert {".text", ".dynamic", ".shstrtab"} <= names


def test_the_constants_of_a_class_file(format_of) -> None:
    data = java_class()
    columns = row(format_of(JAVA), data)
    assert columns["major"] == struct.unpack(">H", data[6:8])[0]
    assert len(columns["constants"]) == columns["num_constants"] - 1
    assert columns["own_name"].replace("/", "").replace("_", "").isalnum()


@pytest.mark.parametrize("order", ["<", ">"])
def test_the_packets_of_a_capture(format_of, order) -> None:
    fmt = format_of(CAPTURE)
    assert not fmt.plan.unsupported
    packets = row(fmt, capture(order))["rest"]["packets"]
    assert [(one["seconds"], one["len"], len(one["data"])) for one in packets] == [(7, 0, 0), (7, 3, 3), (7, 60, 60)]


def test_names_of_which_the_end_is_elsewhere(format_of) -> None:
    fmt = format_of(DNS)
    first, second = row(fmt, lookup())["answers"]
    assert list(names_of(first["name"])) == ["www", "example", "org"]
    assert list(names_of(second["name"])) == ["mail", "www", "example", "org"]


def test_elements_in_each_other(format_of) -> None:
    fmt = format_of(DER)
    assert not fmt.plan.unsupported
    outer = row(fmt, encoded())["whole"]["body"]["elements"]["items"]
    assert [(one["tag"], one["is_made_of_others"]) for one in outer] == [(2, False), (16, True), (4, False)]
    [attribute] = outer[1]["body"]["elements"]["items"]
    [pair] = attribute["body"]["elements"]["items"]
    assert (pair["tag"], pair["is_made_of_others"]) == (16, True)
