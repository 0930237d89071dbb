# Generated from ksy/ibm_mq/mqxqh.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqxqh: IBM MQ transmission queue header (MQXQH)."""

from pathlib import Path

import pytest

from ksyspark.arrow import arrow_schema
from ksyspark.conformance import (
    decoded_json,
    failure_of,
    failures_of_prefixes,
    malformed_in,
    messages_of,
    samples_in,
)
from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.spark.schema import canonical, schema_of_ksy
from ksyspark_formats import FORMATS

FORMAT = FORMATS["mqxqh"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "mqxqh"
SAMPLES = samples_in(FOLDER)
MALFORMED = malformed_in(FOLDER, FORMAT.layout)


@pytest.mark.parametrize("enums_as_ints", [False, True])
def test_arrow_columns_have_the_types_of_the_spark_schema(enums_as_ints):
    spark = canonical(schema_of_ksy(FORMAT, options={"enumsAsInts": enums_as_ints}))
    arrow = arrow_schema(FORMAT.layout, enums_as_ints=enums_as_ints)
    assert [spark.field(name).type for name in arrow.names] == arrow.types


@pytest.mark.parametrize(
    ("record", "parser", "fields"),
    [
        ('mqxqh', 'mqxqh:Mqxqh', ('header', 'following', 'remainder')),
        ('mqxqh::xqh', 'mqxqh:Mqxqh.Xqh', ('struc_id', 'version', 'remote_q_name', 'remote_q_mgr_name', 'msg_desc')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqmd::md', 'mqmd:Mqmd.Md', ('struc_id', 'version', 'report', 'msg_type', 'expiry', 'feedback', 'encoding', 'coded_char_set_id', 'format', 'priority', 'persistence', 'msg_id', 'correl_id', 'backout_count', 'reply_to_q', 'reply_to_q_mgr', 'user_identifier', 'accounting_token', 'appl_identity_data', 'put_appl_type', 'put_appl_name', 'put_date', 'put_time', 'appl_origin_data', 'extension')),
        ('mqmd::md::report', 'mqmd:Mqmd.Md.Report', ('bits',)),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
        ('mqmd::md::extension', 'mqmd:Mqmd.Md.Extension', ('group_id', 'msg_seq_number', 'offset', 'msg_flags', 'original_length')),
        ('mqmd::md::msg_flags', 'mqmd:Mqmd.Md.MsgFlags', ('bits',)),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    found = FORMAT.parser_class("traced", parser).SEQ_FIELDS
    technical = {column.id for column in FORMAT.layout.records[record].technical}
    assert tuple(name for name in found if not name.startswith("_unnamed") and name not in technical) == fields
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
    assert {int(member): member.name for member in FORMAT.parser_class("parsers", enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('encoding', 0), ('ccsid', 0)]



def test_there_are_samples():
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_sample_decodes_to_what_is_expected(sample):
    assert decoded_json(FORMAT, sample.file, sample.options) == list(sample.messages)


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_every_beginning_of_a_message_is_refused_by_a_field_or_decodes(sample):
    message = min(messages_of(FORMAT, sample.file, sample.options), key=len)
    for failure in failures_of_prefixes(FORMAT, message[:256]):
        assert failure is None or (failure.reason and 0 <= failure.offset <= len(message))


@pytest.mark.parametrize("case", MALFORMED, ids=str)
def test_malformed(case):
    failure = failure_of(make_decoder(FORMAT, DecodeOptions()), case.data, case.params)
    assert (failure.field if failure else None) == case.refused_at
    assert case.reason in (failure.reason if failure else "")
