# Generated from ksy/ibm_mq/mq_message.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mq_message: IBM MQ message, its descriptor, chain of headers and data."""

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

FORMAT = FORMATS["mq_message"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "mq_message"
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
        ('mq_message', 'mq_message:MqMessage', ('md', 'links', 'data')),
        ('mqmd::md', 'mqmd:Mqmd.Md', ('struc_id', 'version', 'report', 'msg_type', 'expiry', 'feedback', 'encoding', 'coded_char_set_id', 'format', 'priority', 'persistence', 'msg_id', 'correl_id', 'backout_count', 'reply_to_q', 'reply_to_q_mgr', 'user_identifier', 'accounting_token', 'appl_identity_data', 'put_appl_type', 'put_appl_name', 'put_date', 'put_time', 'appl_origin_data', 'extension')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::md::report', 'mqmd:Mqmd.Md.Report', ('bits',)),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqmd::md::extension', 'mqmd:Mqmd.Md.Extension', ('group_id', 'msg_seq_number', 'offset', 'msg_flags', 'original_length')),
        ('mqmd::md::msg_flags', 'mqmd:Mqmd.Md.MsgFlags', ('bits',)),
        ('mq_message::announcement', 'mq_message:MqMessage.Announcement', ()),
        ('mq_message::link', 'mq_message:MqMessage.Link', ('header', 'following')),
        ('mq_message::spelling', 'mq_message:MqMessage.Spelling', ()),
        ('mq_message::verdict', 'mq_message:MqMessage.Verdict', ()),
        ('mqxqh::xqh', 'mqxqh:Mqxqh.Xqh', ('struc_id', 'version', 'remote_q_name', 'remote_q_mgr_name', 'msg_desc')),
        ('mqmde::mde', 'mqmde:Mqmde.Mde', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'flags', 'group_id', 'msg_seq_number', 'offset', 'msg_flags', 'original_length')),
        ('mqdlh::dlh', 'mqdlh:Mqdlh.Dlh', ('struc_id', 'version', 'reason', 'dest_q_name', 'dest_q_mgr_name', 'encoding', 'coded_char_set_id', 'format', 'put_appl_type', 'put_appl_name', 'put_date', 'put_time')),
        ('mqdh::dh', 'mqdh:Mqdh.Dh', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'put_msg_rec_fields', 'recs_present', 'object_rec_offset', 'put_msg_rec_offset', 'records')),
        ('mqdh::dh::records', 'mqdh:Mqdh.Dh.Records', ()),
        ('mqdh::dh::object_record', 'mqdh:Mqdh.Dh.ObjectRecord', ('object_name', 'object_q_mgr_name')),
        ('mqdh::dh::put_msg_record', 'mqdh:Mqdh.Dh.PutMsgRecord', ('msg_id', 'correl_id', 'group_id', 'feedback', 'accounting_token')),
        ('mqrfh::rfh', 'mqrfh:Mqrfh.Rfh', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'name_value_string')),
        ('mqrfh2::rfh2', 'mqrfh2:Mqrfh2.Rfh2', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'name_value_ccsid', 'name_values')),
        ('mqrfh2::rfh2::name_values', 'mqrfh2:Mqrfh2.Rfh2.NameValues', ('folders', 'stray')),
        ('mqrfh2::rfh2::folder', 'mqrfh2:Mqrfh2.Rfh2.Folder', ('len_data', 'raw')),
        ('mqcih::cih', 'mqcih:Mqcih.Cih', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'return_code', 'comp_code', 'reason', 'uow_control', 'get_wait_interval', 'link_type', 'output_data_length', 'facility_keep_time', 'ads_descriptor', 'conversational_task', 'task_end_status', 'facility', 'function', 'abend_code', 'authenticator', 'reserved1', 'reply_to_format', 'remote_sys_id', 'remote_trans_id', 'transaction_id', 'facility_like', 'attention_id', 'start_code', 'cancel_code', 'next_transaction_id', 'reserved2', 'reserved3', 'screen')),
        ('mqcih::cih::screen', 'mqcih:Mqcih.Cih.Screen', ('cursor_position', 'error_offset', 'input_item', 'reserved4')),
        ('mqiih::iih', 'mqiih:Mqiih.Iih', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'l_term_override', 'mfs_map_name', 'reply_to_format', 'authenticator', 'tran_instance_id', 'tran_state', 'commit_mode', 'security_scope', 'reserved')),
        ('mqwih::wih', 'mqwih:Mqwih.Wih', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'service_name', 'service_step', 'msg_token', 'reserved')),
        ('mqrmh::rmh', 'mqrmh:Mqrmh.Rmh', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'object_type', 'object_instance_id', 'len_src_env', 'ofs_src_env', 'len_src_name', 'ofs_src_name', 'len_dest_env', 'ofs_dest_env', 'len_dest_name', 'ofs_dest_name', 'data_logical_length', 'data_logical_offset', 'data_logical_offset2', 'strings')),
        ('mqrmh::rmh::strings', 'mqrmh:Mqrmh.Rmh.Strings', ()),
        ('mq_message::front', 'mq_message:MqMessage.Front', ('words',)),
        ('mq_message::words', 'mq_message:MqMessage.Words', ('struc_id', 'version', 'struc_length', 'encoding', 'ccsid')),
        ('mq_message::four_bytes', 'mq_message:MqMessage.FourBytes', ('number',)),
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
        ('mq_message:MqMessage.Ending', {0: 'data', 1: 'truncated', 2: 'wrong_struc_id', 3: 'charset_mismatch', 4: 'byte_order_mismatch', 5: 'unsupported_version', 6: 'version_format_disagreement', 7: 'bad_struc_length', 8: 'integer_order_undefined', 9: 'wrong_embedded_struc_id', 20: 'too_many_headers'}),
        ('mq_message:MqMessage.FormatKind', {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}),
        ('mq_message:MqMessage.Letters', {0: 'neither', 1: 'ascii', 2: 'ebcdic'}),
        ('mq_message:MqMessage.MqmdeAction', {1: 'honoured', 2: 'message_data', 3: 'call_fails', 4: 'elsewhere', 5: 'unknown'}),
        ('mq_message:MqMessage.Outcome', {0: 'read', 1: 'truncated', 2: 'wrong_struc_id', 3: 'charset_mismatch', 4: 'byte_order_mismatch', 5: 'unsupported_version', 6: 'version_format_disagreement', 7: 'bad_struc_length', 8: 'integer_order_undefined', 9: 'wrong_embedded_struc_id'}),
        ('mqcih:Mqcih.AdsDescriptor', {0: 'none', 1: 'send', 16: 'recv', 17: 'send_and_recv', 256: 'msg_format'}),
        ('mqcih:Mqcih.LinkType', {1: 'program', 2: 'transaction'}),
        ('mqcih:Mqcih.ReturnCode', {0: 'ok', 1: 'cics_exec_error', 2: 'mq_api_error', 3: 'bridge_error', 4: 'bridge_abend', 5: 'application_abend', 6: 'security_error', 7: 'program_not_available', 8: 'bridge_timeout', 9: 'transid_not_available'}),
        ('mqcih:Mqcih.UowControl', {16: 'middle', 17: 'first', 256: 'commit', 272: 'last', 273: 'only', 4352: 'backout', 65536: 'continued'}),
        ('mqdlh:Mqdlh.ApplType', {-1: 'unknown', 0: 'no_context', 1: 'cics', 2: 'zos', 3: 'ims', 4: 'os2', 5: 'dos', 6: 'unix', 7: 'qmgr', 8: 'os400', 9: 'windows', 10: 'cics_vse', 11: 'windows_nt', 12: 'vms', 13: 'nsk', 14: 'vos', 15: 'open_tp1', 18: 'vm', 19: 'ims_bridge', 20: 'xcf', 21: 'cics_bridge', 22: 'notes_agent', 23: 'tpf', 25: 'user', 26: 'broker', 28: 'java', 29: 'dqm', 30: 'channel_initiator', 31: 'wlm', 32: 'batch', 33: 'rrs_batch', 34: 'sib', 35: 'system_extension', 36: 'mcast_publish', 37: 'amqp'}),
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
        ('mqmde:Mqmde.UndefinedFlags', {0: 'none', 1: 'reject', 2: 'accept_if_xmit', 3: 'accept'}),
        ('mqrfh2:Mqrfh2.Ending', {0: 'complete', 1: 'bad_length', 2: 'stray_bytes'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in FORMAT.parser_class("parsers", enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('has_md', True), ('encoding', 0), ('ccsid', 0), ('md_format', ''), ('md_version', 0), ('md_extension_is_default', True)]



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
