# Generated from ksy/net/ip_packet.ksy by `ksyspark generate`; do not edit.
"""Validation tests of ip_packet: Packet of IPv4 or IPv6.

The messages are made from ksy/net/ip_packet.ksy when the tests run, the same ones each time; `ksyspark test ip_packet`
makes the same checks and tells more. RULES are those of the specification: the name of each is the name of its test.
`unmade.json` beside the samples lists those that no message is made for.
"""

from pathlib import Path

import pytest

from ksyspark_codegen.checks import agreement, samples
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.checks.official import parser_class
from ksyspark_codegen.checks.spark import check_in_spark, check_schema, mixed
from ksyspark_formats import FORMATS

FORMAT = FORMATS["ip_packet"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/net/ip_packet.ksy"
FOLDER = ROOT / "tests" / "samples" / "ip_packet"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'ip_packet.payload-size': 'ip_packet.payload must not reach behind the end, as far as `len_declared < len_header or len_rest > _io.size - _io.pos ? _io.size - _io.pos : len_rest` tells',
    'ip_packet.payload-negative-size': 'ip_packet.payload must not have a negative size `len_declared < len_header or len_rest > _io.size - _io.pos ? _io.size - _io.pos : len_rest`',
    'ip_packet.payload-end': 'ip_packet.payload must not be cut off',
    'ip_packet.first_byte-end': 'ip_packet.first_byte must not be cut off',
    'ip_packet.ipv4.version-end': 'ip_packet::ipv4.version must not be cut off',
    'ip_packet.ipv4.ihl-min': 'ip_packet::ipv4.ihl must be at least 5',
    'ip_packet.ipv4.type_of_service-end': 'ip_packet::ipv4.type_of_service must not be cut off',
    'ip_packet.ipv4.total_length-end': 'ip_packet::ipv4.total_length must not be cut off',
    'ip_packet.ipv4.total_length-expr': 'ip_packet::ipv4.total_length must fulfil _ == 0 or _ >= ihl * 4',
    'ip_packet.ipv4.identification-end': 'ip_packet::ipv4.identification must not be cut off',
    'ip_packet.ipv4.reserved-end': 'ip_packet::ipv4.reserved must not be cut off',
    'ip_packet.ipv4.fragment_offset-end': 'ip_packet::ipv4.fragment_offset must not be cut off',
    'ip_packet.ipv4.time_to_live-end': 'ip_packet::ipv4.time_to_live must not be cut off',
    'ip_packet.ipv4.protocol-end': 'ip_packet::ipv4.protocol must not be cut off',
    'ip_packet.ipv4.header_checksum-end': 'ip_packet::ipv4.header_checksum must not be cut off',
    'ip_packet.ipv4.source-end': 'ip_packet::ipv4.source must not be cut off',
    'ip_packet.ipv4.destination-end': 'ip_packet::ipv4.destination must not be cut off',
    'ip_packet.ipv4.options-size': 'ip_packet::ipv4.options must not reach behind the end, as far as `ihl * 4 - 20` tells',
    'ip_packet.ipv4.options-negative-size': 'ip_packet::ipv4.options must not have a negative size `ihl * 4 - 20`',
    'ip_packet.ipv4.options-end': 'ip_packet::ipv4.options must not be cut off',
    'ip_packet.ipv6.version-end': 'ip_packet::ipv6.version must not be cut off',
    'ip_packet.ipv6.traffic_class-end': 'ip_packet::ipv6.traffic_class must not be cut off',
    'ip_packet.ipv6.flow_label-end': 'ip_packet::ipv6.flow_label must not be cut off',
    'ip_packet.ipv6.payload_length-end': 'ip_packet::ipv6.payload_length must not be cut off',
    'ip_packet.ipv6.next_header-end': 'ip_packet::ipv6.next_header must not be cut off',
    'ip_packet.ipv6.hop_limit-end': 'ip_packet::ipv6.hop_limit must not be cut off',
    'ip_packet.ipv6.source-end': 'ip_packet::ipv6.source must not be cut off',
    'ip_packet.ipv6.destination-end': 'ip_packet::ipv6.destination must not be cut off',
    'ip_packet.unknown.header-expr': 'ip_packet::unknown.header must fulfil _.size != 0',
    'ip_packet.extension.next_header-end': 'ip_packet::extension.next_header must not be cut off',
    'ip_packet.extension.len_extension-end': 'ip_packet::extension.len_extension must not be cut off',
    'ip_packet.extension.body-size': 'ip_packet::extension.body must not reach behind the end, as far as `kind == 44 ? 6 : kind == 51 ? len_extension * 4 + 6 : len_extension * 8 + 6` tells',
    'ip_packet.extension.body-negative-size': 'ip_packet::extension.body must not have a negative size `kind == 44 ? 6 : kind == 51 ? len_extension * 4 + 6 : len_extension * 8 + 6`',
    'ip_packet.extension.body-end': 'ip_packet::extension.body must not be cut off',
}


@pytest.fixture(scope="module")
def made(make):
    """Return messages that obey, break a rule each, are cut off, are mutated, or hold the ends of a range."""
    return make(SPECIFICATION, FOLDER)


@pytest.fixture(scope="module")
def refused(made):
    """Return what is wrong with the way in which broken messages are refused, in each mode and officially."""
    by_mode = [agreement.check_broken(FORMAT, made.broken, mode) for mode in MODES]
    return [*agreement.check_officially_broken(FORMAT, made.broken), *(one for found in by_mode for one in found)]


@pytest.fixture(scope="module")
def unlisted(made):
    """Return the rules that no message was found for and that `unmade.json` does not list."""
    return samples.unlisted_in(FOLDER, made)


def test_all_who_read_obeying_messages_find_the_same(made):
    """The official parser, the reference decoder and the machine: none refuses a message, and all values are equal."""
    assert report(agreement.check_obeying(FORMAT, made.obeying)) == ""


def test_obeying_messages_in_a_row_are_cut_where_they_end(made):
    assert report(agreement.check_streams(FORMAT, made.obeying)) == ""


def test_every_beginning_of_a_message_lacks_what_it_lacks(made):
    """Cut off at every byte, messages are refused at the field that lacks bytes, or obey."""
    assert report(agreement.check_mutated(FORMAT, made.beginnings)) == ""


def test_all_who_read_changed_messages_find_the_same(made):
    """The official parser, the reference decoder and the machine: all refuse a message, or read equal values."""
    assert report(agreement.check_mutated(FORMAT, made.mutated)) == ""


def test_all_who_read_the_ends_of_ranges_find_the_same(made):
    assert report(agreement.check_mutated(FORMAT, made.extremes)) == ""


def test_every_rule_was_tried(made, record_property):
    record_property("rules", samples.outcomes_of(made))
    assert {outcome.breach.name for outcome in (*made.broken, *made.not_broken)} == set(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_a_message_that_breaks(refused, unlisted, rule):
    """It is refused at the field and byte of the rule: kept with its error, dropped, or ending the read, by the mode."""
    assert report(one for one in refused if one.rule_name == rule) == ""
    assert unlisted.get(rule, "") == ""


def test_arrow_columns_have_the_types_of_the_spark_schema():
    assert report(check_schema(FORMAT)) == ""


@pytest.mark.parametrize("mode", MODES)
def test_spark_gives_what_the_direct_way_gives(spark, made, mode):
    """Obeying and broken messages: equal rows, equal errors."""
    assert report(check_in_spark(FORMAT, spark, mixed(made), mode)) == ""


@pytest.mark.parametrize(
    ("record", "parser", "fields"),
    [
        ('ip_packet', 'ip_packet:IpPacket', ('header', 'payload')),
        ('ip_packet::ipv4', 'ip_packet:IpPacket.Ipv4', ('ihl', 'type_of_service', 'total_length', 'identification', 'reserved', 'dont_fragment', 'more_fragments', 'fragment_offset', 'time_to_live', 'protocol', 'header_checksum', 'source', 'destination', 'options')),
        ('ip_packet::ipv6', 'ip_packet:IpPacket.Ipv6', ('traffic_class', 'flow_label', 'payload_length', 'next_header', 'hop_limit', 'source', 'destination', 'extensions')),
        ('ip_packet::extension', 'ip_packet:IpPacket.Extension', ('next_header', 'len_extension', 'body')),
        ('ip_packet::unknown', 'ip_packet:IpPacket.Unknown', ()),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('ip_packet:IpPacket.Protocol', {1: 'icmp', 6: 'tcp', 17: 'udp', 58: 'icmp_v6'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == []



def test_there_are_samples():
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_sample_decodes_to_what_is_expected(sample):
    assert report(samples.check_sample(FORMAT, sample)) == ""


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_all_who_read_the_messages_of(sample):
    """The official parser, the reference decoder and the machine find the same in them."""
    assert report(samples.check_sample_alike(FORMAT, sample)) == ""


def test_all_who_read_malformed_messages_find_the_same():
    assert report(agreement.check_alike(FORMAT, MALFORMED)) == ""


@pytest.mark.parametrize("case", MALFORMED, ids=str)
def test_malformed(case):
    assert report(samples.check_listed(FORMAT, [case])) == ""
