# Generated from ksy/ibm_mq/mqrfh.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqrfh: IBM MQ rules and formatting header, version 1 (MQRFH).

The messages are made from ksy/ibm_mq/mqrfh.ksy when the tests run, the same ones each time; `ksyspark test mqrfh`
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

FORMAT = FORMATS["mqrfh"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/ibm_mq/mqrfh.ksy"
FOLDER = ROOT / "tests" / "samples" / "mqrfh"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'mqrfh.start-size': 'mqrfh.start must not reach behind the end, as far as `_io.size < 8 ? _io.size : 8` tells',
    'mqrfh.start-end': 'mqrfh.start must not be cut off',
    'mqrfh.rfh.struc_id-end': 'mqrfh::rfh.struc_id must not be cut off',
    'mqrfh.rfh.struc_id-any-of': 'mqrfh::rfh.struc_id must be one of [0x52, 0x46, 0x48, 0x20], [0xd9, 0xc6, 0xc8, 0x40]',
    'mqrfh.rfh.charset-expr': 'mqrfh::rfh.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqrfh.rfh.version-end': 'mqrfh::rfh.version must not be cut off',
    'mqrfh.rfh.version-eq': 'mqrfh::rfh.version must be 1',
    'mqrfh.rfh.struc_length-end': 'mqrfh::rfh.struc_length must not be cut off',
    'mqrfh.rfh.struc_length-min': 'mqrfh::rfh.struc_length must be at least 32',
    'mqrfh.rfh.encoding-end': 'mqrfh::rfh.encoding must not be cut off',
    'mqrfh.rfh.coded_char_set_id-end': 'mqrfh::rfh.coded_char_set_id must not be cut off',
    'mqrfh.rfh.flags-end': 'mqrfh::rfh.flags must not be cut off',
    'mqmd.format_name.ascii-end': 'mqmd::format_name.ascii must not be cut off',
    'mqmd.format_name.ebcdic-end': 'mqmd::format_name.ebcdic must not be cut off',
    'mqmd.text.ascii-size': 'mqmd::text.ascii must not reach behind the end, as far as `len` tells',
    'mqmd.text.ascii-negative-size': 'mqmd::text.ascii must not have a negative size `len`',
    'mqmd.text.ascii-content': 'mqmd::text.ascii must not need more bytes than `len` tells',
    'mqmd.text.ascii-end': 'mqmd::text.ascii must not be cut off',
    'mqmd.text.ebcdic-size': 'mqmd::text.ebcdic must not reach behind the end, as far as `len` tells',
    'mqmd.text.ebcdic-negative-size': 'mqmd::text.ebcdic must not have a negative size `len`',
    'mqmd.text.ebcdic-content': 'mqmd::text.ebcdic must not need more bytes than `len` tells',
    'mqmd.text.ebcdic-end': 'mqmd::text.ebcdic must not be cut off',
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
        ('mqrfh', 'mqrfh:Mqrfh', ('header', 'following', 'remainder')),
        ('mqrfh::rfh', 'mqrfh:Mqrfh.Rfh', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'name_value_string')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::ascii_name', 'mqmd:Mqmd.AsciiName', ()),
        ('mqmd::ebcdic_name', 'mqmd:Mqmd.EbcdicName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqmd::ascii_octets', 'mqmd:Mqmd.AsciiOctets', ()),
        ('mqmd::ebcdic_octets', 'mqmd:Mqmd.EbcdicOctets', ()),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('mqmd:Mqmd.Charset', {0: 'unspecified', 1: 'ascii', 2: 'ebcdic', 3: 'inherited', 4: 'other'}),
        ('mqmd:Mqmd.Environment', {-1: 'as_published', 17: 'micro_focus_cobol', 273: 'normal', 546: 'reversed', 785: 's390', 1041: 'tns'}),
        ('mqmd:Mqmd.FloatFormat', {0: 'undefined', 1: 'ieee_normal', 2: 'ieee_reversed', 3: 's390', 4: 'tns'}),
        ('mqmd:Mqmd.FormatKind', {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}),
        ('mqmd:Mqmd.Order', {0: 'undefined', 1: 'normal', 2: 'reversed'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('encoding', 0), ('ccsid', 0)]



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
