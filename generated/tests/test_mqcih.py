# Generated from ksy/ibm_mq/mqcih.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqcih: IBM MQ CICS bridge header (MQCIH).

The messages are made from ksy/ibm_mq/mqcih.ksy when the tests run, the same ones each time; `ksyspark test mqcih`
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

FORMAT = FORMATS["mqcih"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/ibm_mq/mqcih.ksy"
FOLDER = ROOT / "tests" / "samples" / "mqcih"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'mqcih.start-size': 'mqcih.start must not reach behind the end, as far as `_io.size < 8 ? _io.size : 8` tells',
    'mqcih.start-end': 'mqcih.start must not be cut off',
    'mqcih.cih.struc_id-end': 'mqcih::cih.struc_id must not be cut off',
    'mqcih.cih.struc_id-any-of': 'mqcih::cih.struc_id must be one of [0x43, 0x49, 0x48, 0x20], [0xc3, 0xc9, 0xc8, 0x40]',
    'mqcih.cih.charset-expr': 'mqcih::cih.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqcih.cih.version-end': 'mqcih::cih.version must not be cut off',
    'mqcih.cih.version-any-of': 'mqcih::cih.version must be one of 1, 2',
    'mqcih.cih.struc_length-end': 'mqcih::cih.struc_length must not be cut off',
    'mqcih.cih.struc_length-expr': 'mqcih::cih.struc_length must fulfil _ == (version == 1 ? 164 : 180)',
    'mqcih.cih.encoding-end': 'mqcih::cih.encoding must not be cut off',
    'mqcih.cih.coded_char_set_id-end': 'mqcih::cih.coded_char_set_id must not be cut off',
    'mqcih.cih.flags-end': 'mqcih::cih.flags must not be cut off',
    'mqcih.cih.return_code-end': 'mqcih::cih.return_code must not be cut off',
    'mqcih.cih.comp_code-end': 'mqcih::cih.comp_code must not be cut off',
    'mqcih.cih.reason-end': 'mqcih::cih.reason must not be cut off',
    'mqcih.cih.uow_control-end': 'mqcih::cih.uow_control must not be cut off',
    'mqcih.cih.get_wait_interval-end': 'mqcih::cih.get_wait_interval must not be cut off',
    'mqcih.cih.link_type-end': 'mqcih::cih.link_type must not be cut off',
    'mqcih.cih.output_data_length-end': 'mqcih::cih.output_data_length must not be cut off',
    'mqcih.cih.facility_keep_time-end': 'mqcih::cih.facility_keep_time must not be cut off',
    'mqcih.cih.ads_descriptor-end': 'mqcih::cih.ads_descriptor must not be cut off',
    'mqcih.cih.conversational_task-end': 'mqcih::cih.conversational_task must not be cut off',
    'mqcih.cih.task_end_status-end': 'mqcih::cih.task_end_status must not be cut off',
    'mqcih.cih.facility-end': 'mqcih::cih.facility must not be cut off',
    'mqmd.format_name.ascii-end': 'mqmd::format_name.ascii must not be cut off',
    'mqmd.format_name.ebcdic-end': 'mqmd::format_name.ebcdic must not be cut off',
    'mqmd.text.ascii-end': 'mqmd::text.ascii must not be cut off',
    'mqmd.text.ebcdic-end': 'mqmd::text.ebcdic must not be cut off',
    'mqcih.cih.screen.cursor_position-end': 'mqcih::cih::screen.cursor_position must not be cut off',
    'mqcih.cih.screen.error_offset-end': 'mqcih::cih::screen.error_offset must not be cut off',
    'mqcih.cih.screen.input_item-end': 'mqcih::cih::screen.input_item must not be cut off',
    'mqcih.cih.screen.reserved4-end': 'mqcih::cih::screen.reserved4 must not be cut off',
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
        ('mqcih', 'mqcih:Mqcih', ('header', 'following', 'remainder')),
        ('mqcih::cih', 'mqcih:Mqcih.Cih', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'return_code', 'comp_code', 'reason', 'uow_control', 'get_wait_interval', 'link_type', 'output_data_length', 'facility_keep_time', 'ads_descriptor', 'conversational_task', 'task_end_status', 'facility', 'function', 'abend_code', 'authenticator', 'reserved1', 'reply_to_format', 'remote_sys_id', 'remote_trans_id', 'transaction_id', 'facility_like', 'attention_id', 'start_code', 'cancel_code', 'next_transaction_id', 'reserved2', 'reserved3', 'screen')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::ascii_name', 'mqmd:Mqmd.AsciiName', ()),
        ('mqmd::ebcdic_name', 'mqmd:Mqmd.EbcdicName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqmd::ascii_octets', 'mqmd:Mqmd.AsciiOctets', ()),
        ('mqmd::ebcdic_octets', 'mqmd:Mqmd.EbcdicOctets', ()),
        ('mqcih::cih::screen', 'mqcih:Mqcih.Cih.Screen', ('cursor_position', 'error_offset', 'input_item', 'reserved4')),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('mqcih:Mqcih.AdsDescriptor', {0: 'none', 1: 'send', 16: 'recv', 17: 'send_and_recv', 256: 'msg_format'}),
        ('mqcih:Mqcih.LinkType', {1: 'program', 2: 'transaction'}),
        ('mqcih:Mqcih.ReturnCode', {0: 'ok', 1: 'cics_exec_error', 2: 'mq_api_error', 3: 'bridge_error', 4: 'bridge_abend', 5: 'application_abend', 6: 'security_error', 7: 'program_not_available', 8: 'bridge_timeout', 9: 'transid_not_available'}),
        ('mqcih:Mqcih.UowControl', {16: 'middle', 17: 'first', 256: 'commit', 272: 'last', 273: 'only', 4352: 'backout', 65536: 'continued'}),
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
