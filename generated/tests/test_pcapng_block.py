# Generated from ksy/net/pcapng_block.ksy by `ksyspark generate`; do not edit.
"""Validation tests of pcapng_block: Block of a capture file (pcapng).

The messages are made from ksy/net/pcapng_block.ksy when the tests run, the same ones each time; `ksyspark test pcapng_block`
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

FORMAT = FORMATS["pcapng_block"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/net/pcapng_block.ksy"
FOLDER = ROOT / "tests" / "samples" / "pcapng_block"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'pcapng_block.type_bytes-end': 'pcapng_block.type_bytes must not be cut off',
    'pcapng_block.magic_bytes-size': 'pcapng_block.magic_bytes must not reach behind the end, as far as `is_section_header ? 4 : 0` tells',
    'pcapng_block.magic_bytes-end': 'pcapng_block.magic_bytes must not be cut off',
    'pcapng_block.block.block_type-end': 'pcapng_block::block.block_type must not be cut off',
    'pcapng_block.block.len_block-end': 'pcapng_block::block.len_block must not be cut off',
    'pcapng_block.block.len_block-expr': 'pcapng_block::block.len_block must fulfil _ >= 12 and _ % 4 == 0',
    'pcapng_block.block.body-size': 'pcapng_block::block.body must not reach behind the end, as far as `len_block - 12` tells',
    'pcapng_block.block.body-negative-size': 'pcapng_block::block.body must not have a negative size `len_block - 12`',
    'pcapng_block.block.body-content': 'pcapng_block::block.body must not need more bytes than `len_block - 12` tells',
    'pcapng_block.block.body-end': 'pcapng_block::block.body must not be cut off',
    'pcapng_block.block.len_block_again-end': 'pcapng_block::block.len_block_again must not be cut off',
    'pcapng_block.block.len_block_again-expr': 'pcapng_block::block.len_block_again must fulfil _ == len_block',
    'pcapng_block.block.section_header.magic-end': 'pcapng_block::block::section_header.magic must not be cut off',
    'pcapng_block.block.section_header.magic-expr': 'pcapng_block::block::section_header.magic must fulfil _ == 0x1a2b3c4d',
    'pcapng_block.block.section_header.version_major-end': 'pcapng_block::block::section_header.version_major must not be cut off',
    'pcapng_block.block.section_header.version_major-eq': 'pcapng_block::block::section_header.version_major must be 1',
    'pcapng_block.block.section_header.version_minor-end': 'pcapng_block::block::section_header.version_minor must not be cut off',
    'pcapng_block.block.section_header.section_len-end': 'pcapng_block::block::section_header.section_len must not be cut off',
    'pcapng_block.block.interface_description.link_type-end': 'pcapng_block::block::interface_description.link_type must not be cut off',
    'pcapng_block.block.interface_description.reserved-end': 'pcapng_block::block::interface_description.reserved must not be cut off',
    'pcapng_block.block.interface_description.snap_len-end': 'pcapng_block::block::interface_description.snap_len must not be cut off',
    'pcapng_block.block.packet.interface_id-end': 'pcapng_block::block::packet.interface_id must not be cut off',
    'pcapng_block.block.packet.num_drops-end': 'pcapng_block::block::packet.num_drops must not be cut off',
    'pcapng_block.block.packet.time_high-end': 'pcapng_block::block::packet.time_high must not be cut off',
    'pcapng_block.block.packet.time_low-end': 'pcapng_block::block::packet.time_low must not be cut off',
    'pcapng_block.block.packet.len_data-end': 'pcapng_block::block::packet.len_data must not be cut off',
    'pcapng_block.block.packet.original_len-end': 'pcapng_block::block::packet.original_len must not be cut off',
    'pcapng_block.block.packet.data-size': 'pcapng_block::block::packet.data must not reach behind the end, as far as `len_data` tells',
    'pcapng_block.block.packet.data-end': 'pcapng_block::block::packet.data must not be cut off',
    'pcapng_block.block.simple_packet.original_len-end': 'pcapng_block::block::simple_packet.original_len must not be cut off',
    'pcapng_block.block.simple_packet.data-size': 'pcapng_block::block::simple_packet.data must not reach behind the end, as far as `original_len < _io.size - 4 ? original_len : _io.size - 4` tells',
    'pcapng_block.block.simple_packet.data-negative-size': 'pcapng_block::block::simple_packet.data must not have a negative size `original_len < _io.size - 4 ? original_len : _io.size - 4`',
    'pcapng_block.block.simple_packet.data-end': 'pcapng_block::block::simple_packet.data must not be cut off',
    'pcapng_block.block.enhanced_packet.interface_id-end': 'pcapng_block::block::enhanced_packet.interface_id must not be cut off',
    'pcapng_block.block.enhanced_packet.time_high-end': 'pcapng_block::block::enhanced_packet.time_high must not be cut off',
    'pcapng_block.block.enhanced_packet.time_low-end': 'pcapng_block::block::enhanced_packet.time_low must not be cut off',
    'pcapng_block.block.enhanced_packet.len_data-end': 'pcapng_block::block::enhanced_packet.len_data must not be cut off',
    'pcapng_block.block.enhanced_packet.original_len-end': 'pcapng_block::block::enhanced_packet.original_len must not be cut off',
    'pcapng_block.block.enhanced_packet.data-size': 'pcapng_block::block::enhanced_packet.data must not reach behind the end, as far as `len_data` tells',
    'pcapng_block.block.enhanced_packet.data-end': 'pcapng_block::block::enhanced_packet.data must not be cut off',
    'pcapng_block.block.option.code-end': 'pcapng_block::block::option.code must not be cut off',
    'pcapng_block.block.option.len_value-end': 'pcapng_block::block::option.len_value must not be cut off',
    'pcapng_block.block.option.value-size': 'pcapng_block::block::option.value must not reach behind the end, as far as `len_value` tells',
    'pcapng_block.block.option.value-end': 'pcapng_block::block::option.value must not be cut off',
    'pcapng_block.block.option.padding-size': 'pcapng_block::block::option.padding must not reach behind the end, as far as `(4 - len_value % 4) % 4` tells',
    'pcapng_block.block.option.padding-negative-size': 'pcapng_block::block::option.padding must not have a negative size `(4 - len_value % 4) % 4`',
    'pcapng_block.block.option.padding-end': 'pcapng_block::block::option.padding must not be cut off',
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
        ('pcapng_block', 'pcapng_block:PcapngBlock', ('block',)),
        ('pcapng_block::block', 'pcapng_block:PcapngBlock.Block', ('block_type', 'len_block', 'body', 'len_block_again')),
        ('pcapng_block::block::section_header', 'pcapng_block:PcapngBlock.Block.SectionHeader', ('magic', 'version_major', 'version_minor', 'section_len', 'options')),
        ('pcapng_block::block::interface_description', 'pcapng_block:PcapngBlock.Block.InterfaceDescription', ('link_type', 'reserved', 'snap_len', 'options')),
        ('pcapng_block::block::option', 'pcapng_block:PcapngBlock.Block.Option', ('code', 'len_value', 'value', 'padding')),
        ('pcapng_block::block::packet', 'pcapng_block:PcapngBlock.Block.Packet', ('interface_id', 'num_drops', 'time_high', 'time_low', 'len_data', 'original_len', 'data', 'options')),
        ('pcapng_block::block::simple_packet', 'pcapng_block:PcapngBlock.Block.SimplePacket', ('original_len', 'data', 'padding')),
        ('pcapng_block::block::enhanced_packet', 'pcapng_block:PcapngBlock.Block.EnhancedPacket', ('interface_id', 'time_high', 'time_low', 'len_data', 'original_len', 'data', 'options')),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('pcapng_block:PcapngBlock.BlockType', {1: 'interface_description', 2: 'packet', 3: 'simple_packet', 4: 'name_resolution', 5: 'interface_statistics', 6: 'enhanced_packet', 10: 'decryption_secrets', 168627466: 'section_header'}),
        ('pcapng_block:PcapngBlock.ByteOrder', {1: 'big', 2: 'little'}),
        ('pcapng_block:PcapngBlock.OptionCode', {0: 'end', 2: 'name', 9: 'time_resolution', 14: 'time_offset'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('byte_order', 0)]



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
