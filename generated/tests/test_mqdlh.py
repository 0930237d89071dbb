# Generated from ksy/ibm_mq/mqdlh.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqdlh: IBM MQ dead-letter header (MQDLH).

The messages are made from ksy/ibm_mq/mqdlh.ksy when the tests run, the same ones each time; `ksyspark test mqdlh`
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

FORMAT = FORMATS["mqdlh"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/ibm_mq/mqdlh.ksy"
FOLDER = ROOT / "tests" / "samples" / "mqdlh"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'mqdlh.start-size': 'mqdlh.start must not reach behind the end, as far as `_io.size < 8 ? _io.size : 8` tells',
    'mqdlh.start-end': 'mqdlh.start must not be cut off',
    'mqdlh.dlh.struc_id-end': 'mqdlh::dlh.struc_id must not be cut off',
    'mqdlh.dlh.struc_id-any-of': 'mqdlh::dlh.struc_id must be one of [0x44, 0x4c, 0x48, 0x20], [0xc4, 0xd3, 0xc8, 0x40]',
    'mqdlh.dlh.charset-expr': 'mqdlh::dlh.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqdlh.dlh.version-end': 'mqdlh::dlh.version must not be cut off',
    'mqdlh.dlh.version-eq': 'mqdlh::dlh.version must be 1',
    'mqdlh.dlh.reason-end': 'mqdlh::dlh.reason must not be cut off',
    'mqdlh.dlh.encoding-end': 'mqdlh::dlh.encoding must not be cut off',
    'mqdlh.dlh.coded_char_set_id-end': 'mqdlh::dlh.coded_char_set_id must not be cut off',
    'mqdlh.dlh.put_appl_type-end': 'mqdlh::dlh.put_appl_type must not be cut off',
    'mqmd.text.ascii-end': 'mqmd::text.ascii must not be cut off',
    'mqmd.text.ebcdic-end': 'mqmd::text.ebcdic must not be cut off',
    'mqmd.format_name.ascii-end': 'mqmd::format_name.ascii must not be cut off',
    'mqmd.format_name.ebcdic-end': 'mqmd::format_name.ebcdic must not be cut off',
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
        ('mqdlh', 'mqdlh:Mqdlh', ('header', 'following', 'remainder')),
        ('mqdlh::dlh', 'mqdlh:Mqdlh.Dlh', ('struc_id', 'version', 'reason', 'dest_q_name', 'dest_q_mgr_name', 'encoding', 'coded_char_set_id', 'format', 'put_appl_type', 'put_appl_name', 'put_date', 'put_time')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqmd::ascii_octets', 'mqmd:Mqmd.AsciiOctets', ()),
        ('mqmd::ebcdic_octets', 'mqmd:Mqmd.EbcdicOctets', ()),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::ascii_name', 'mqmd:Mqmd.AsciiName', ()),
        ('mqmd::ebcdic_name', 'mqmd:Mqmd.EbcdicName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('mqdlh:Mqdlh.ApplType', {-1: 'unknown', 0: 'no_context', 1: 'cics', 2: 'zos', 3: 'ims', 4: 'os2', 5: 'dos', 6: 'unix', 7: 'qmgr', 8: 'os400', 9: 'windows', 10: 'cics_vse', 11: 'windows_nt', 12: 'vms', 13: 'nsk', 14: 'vos', 15: 'open_tp1', 18: 'vm', 19: 'ims_bridge', 20: 'xcf', 21: 'cics_bridge', 22: 'notes_agent', 23: 'tpf', 25: 'user', 26: 'broker', 28: 'java', 29: 'dqm', 30: 'channel_initiator', 31: 'wlm', 32: 'batch', 33: 'rrs_batch', 34: 'sib', 35: 'system_extension', 36: 'mcast_publish', 37: 'amqp'}),
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
