# Generated from ksy/ibm_mq/mqmd.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqmd: IBM MQ message descriptor (MQMD), version 1 and 2.

The messages are made from ksy/ibm_mq/mqmd.ksy when the tests run, the same ones each time; `ksyspark test mqmd`
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

FORMAT = FORMATS["mqmd"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/ibm_mq/mqmd.ksy"
FOLDER = ROOT / "tests" / "samples" / "mqmd"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'mqmd.start-size': 'mqmd.start must not reach behind the end, as far as `_io.size < 8 ? _io.size : 8` tells',
    'mqmd.start-end': 'mqmd.start must not be cut off',
    'mqmd.md.struc_id-end': 'mqmd::md.struc_id must not be cut off',
    'mqmd.md.struc_id-any-of': 'mqmd::md.struc_id must be one of [0x4d, 0x44, 0x20, 0x20], [0xd4, 0xc4, 0x40, 0x40]',
    'mqmd.md.charset-expr': 'mqmd::md.charset must fulfil is_ebcdic ? not context.is_ascii : not context.is_ebcdic',
    'mqmd.md.version-end': 'mqmd::md.version must not be cut off',
    'mqmd.md.version-expr': 'mqmd::md.version must fulfil is_embedded or _ == 1 or _ == 2',
    'mqmd.md.msg_type-end': 'mqmd::md.msg_type must not be cut off',
    'mqmd.md.expiry-end': 'mqmd::md.expiry must not be cut off',
    'mqmd.md.feedback-end': 'mqmd::md.feedback must not be cut off',
    'mqmd.md.encoding-end': 'mqmd::md.encoding must not be cut off',
    'mqmd.md.coded_char_set_id-end': 'mqmd::md.coded_char_set_id must not be cut off',
    'mqmd.md.priority-end': 'mqmd::md.priority must not be cut off',
    'mqmd.md.persistence-end': 'mqmd::md.persistence must not be cut off',
    'mqmd.md.msg_id-end': 'mqmd::md.msg_id must not be cut off',
    'mqmd.md.correl_id-end': 'mqmd::md.correl_id must not be cut off',
    'mqmd.md.backout_count-end': 'mqmd::md.backout_count must not be cut off',
    'mqmd.md.accounting_token-end': 'mqmd::md.accounting_token must not be cut off',
    'mqmd.md.put_appl_type-end': 'mqmd::md.put_appl_type must not be cut off',
    'mqmd.md.report.bits-end': 'mqmd::md::report.bits must not be cut off',
    'mqmd.format_name.ascii-end': 'mqmd::format_name.ascii must not be cut off',
    'mqmd.format_name.ebcdic-end': 'mqmd::format_name.ebcdic must not be cut off',
    'mqmd.text.ascii-end': 'mqmd::text.ascii must not be cut off',
    'mqmd.text.ebcdic-end': 'mqmd::text.ebcdic must not be cut off',
    'mqmd.md.extension.group_id-end': 'mqmd::md::extension.group_id must not be cut off',
    'mqmd.md.extension.msg_seq_number-end': 'mqmd::md::extension.msg_seq_number must not be cut off',
    'mqmd.md.extension.offset-end': 'mqmd::md::extension.offset must not be cut off',
    'mqmd.md.extension.original_length-end': 'mqmd::md::extension.original_length must not be cut off',
    'mqmd.md.msg_flags.bits-end': 'mqmd::md::msg_flags.bits must not be cut off',
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
        ('mqmd', 'mqmd:Mqmd', ('header', 'following', 'remainder')),
        ('mqmd::md', 'mqmd:Mqmd.Md', ('struc_id', 'version', 'report', 'msg_type', 'expiry', 'feedback', 'encoding', 'coded_char_set_id', 'format', 'priority', 'persistence', 'msg_id', 'correl_id', 'backout_count', 'reply_to_q', 'reply_to_q_mgr', 'user_identifier', 'accounting_token', 'appl_identity_data', 'put_appl_type', 'put_appl_name', 'put_date', 'put_time', 'appl_origin_data', 'extension')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::md::report', 'mqmd:Mqmd.Md.Report', ('bits',)),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::ascii_name', 'mqmd:Mqmd.AsciiName', ()),
        ('mqmd::ebcdic_name', 'mqmd:Mqmd.EbcdicName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqmd::ascii_octets', 'mqmd:Mqmd.AsciiOctets', ()),
        ('mqmd::ebcdic_octets', 'mqmd:Mqmd.EbcdicOctets', ()),
        ('mqmd::md::extension', 'mqmd:Mqmd.Md.Extension', ('group_id', 'msg_seq_number', 'offset', 'msg_flags', 'original_length')),
        ('mqmd::md::msg_flags', 'mqmd:Mqmd.Md.MsgFlags', ('bits',)),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('mqmd:Mqmd.ApplType', {-1: 'unknown', 0: 'no_context', 1: 'cics', 2: 'zos', 3: 'ims', 4: 'os2', 5: 'dos', 6: 'unix', 7: 'qmgr', 8: 'os400', 9: 'windows', 10: 'cics_vse', 11: 'windows_nt', 12: 'vms', 13: 'nsk', 14: 'vos', 15: 'open_tp1', 18: 'vm', 19: 'ims_bridge', 20: 'xcf', 21: 'cics_bridge', 22: 'notes_agent', 23: 'tpf', 25: 'user', 26: 'broker', 28: 'java', 29: 'dqm', 30: 'channel_initiator', 31: 'wlm', 32: 'batch', 33: 'rrs_batch', 34: 'sib', 35: 'system_extension', 36: 'mcast_publish', 37: 'amqp'}),
        ('mqmd:Mqmd.Charset', {0: 'unspecified', 1: 'ascii', 2: 'ebcdic', 3: 'inherited', 4: 'other'}),
        ('mqmd:Mqmd.Environment', {-1: 'as_published', 17: 'micro_focus_cobol', 273: 'normal', 546: 'reversed', 785: 's390', 1041: 'tns'}),
        ('mqmd:Mqmd.Feedback', {0: 'none', 256: 'quit', 258: 'expiration', 259: 'coa', 260: 'cod', 262: 'channel_completed', 263: 'channel_fail_retry', 264: 'channel_fail', 265: 'appl_cannot_be_started', 266: 'tm_error', 267: 'appl_type_error', 268: 'stopped_by_msg_exit', 269: 'activity', 271: 'xmit_q_msg_error', 275: 'pan', 276: 'nan', 277: 'stopped_by_chad_exit', 279: 'stopped_by_pubsub_exit', 280: 'not_a_repository_msg', 281: 'bind_open_clusrcvr_del', 282: 'max_activities', 283: 'not_forwarded', 284: 'not_delivered', 285: 'unsupported_forwarding', 286: 'unsupported_delivery', 291: 'data_length_zero', 292: 'data_length_negative', 293: 'data_length_too_big', 294: 'buffer_overflow', 295: 'length_off_by_one', 296: 'iih_error', 298: 'not_authorized_for_ims', 300: 'ims_error', 401: 'cics_internal_error', 402: 'cics_not_authorized', 403: 'cics_bridge_failure', 404: 'cics_correl_id_error', 405: 'cics_ccsid_error', 406: 'cics_encoding_error', 407: 'cics_cih_error', 408: 'cics_uow_error', 409: 'cics_commarea_error', 410: 'cics_appl_not_started', 411: 'cics_appl_abended', 412: 'cics_dlq_error', 413: 'cics_uow_backed_out', 501: 'publications_on_request', 502: 'subscriber_is_publisher', 503: 'msg_scope_mismatch', 504: 'selector_mismatch', 505: 'not_a_groupur_msg'}),
        ('mqmd:Mqmd.FloatFormat', {0: 'undefined', 1: 'ieee_normal', 2: 'ieee_reversed', 3: 's390', 4: 'tns'}),
        ('mqmd:Mqmd.FormatKind', {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}),
        ('mqmd:Mqmd.MsgType', {1: 'request', 2: 'reply', 4: 'report', 8: 'datagram', 112: 'mqe_fields_from_mqe', 113: 'mqe_fields'}),
        ('mqmd:Mqmd.Order', {0: 'undefined', 1: 'normal', 2: 'reversed'}),
        ('mqmd:Mqmd.Persistence', {0: 'not_persistent', 1: 'persistent', 2: 'as_queue_def'}),
        ('mqmd:Mqmd.ReportKind', {0: 'none', 1: 'without_data', 3: 'with_data', 7: 'with_full_data'}),
        ('mqmd:Mqmd.UndefinedFlags', {0: 'none', 1: 'reject', 2: 'accept_if_xmit', 3: 'accept'}),
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
