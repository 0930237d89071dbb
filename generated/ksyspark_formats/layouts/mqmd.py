# Generated from ksy/ibm_mq/mqmd.ksy by `ksyspark generate`; do not edit.
"""Columns of mqmd."""

from ksyspark.layout import Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'mqmd',
    'IBM MQ message descriptor (MQMD), version 1 and 2',
    {
        'mqmd': Record(
            'mqmd',
            'mqmd:Mqmd',
            (
                Column('header', Struct('mqmd::md')),
                Column('following', Struct('mqmd::data_context')),
                Column('remainder', Scalar('binary')),
                Column('used_encoding', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('start', Scalar('binary'), origin='pos'),
            ),
            params=('encoding', 'ccsid'),
        ),
        'mqmd::md': Record(
            'mqmd::md',
            'mqmd:Mqmd.Md',
            (
                Column('struc_id', Scalar('binary'), reason='wrong StrucId (MQ reason code 2026), or charset mismatch with the context CCSID (MD and blanks is 4d442020 in ASCII, d4c44040 in EBCDIC)'),
                Column('version', Scalar('int32'), reason='unsupported MQMD version (16777216 or 33554432: byte order mismatch with the context encoding)'),
                Column('report', Struct('mqmd::md::report')),
                Column('msg_type', Enum(Scalar('int32'), {1: 'request', 2: 'reply', 4: 'report', 8: 'datagram', 112: 'mqe_fields_from_mqe', 113: 'mqe_fields'})),
                Column('expiry', Scalar('int32')),
                Column('feedback', Enum(Scalar('int32'), {0: 'none', 256: 'quit', 258: 'expiration', 259: 'coa', 260: 'cod', 262: 'channel_completed', 263: 'channel_fail_retry', 264: 'channel_fail', 265: 'appl_cannot_be_started', 266: 'tm_error', 267: 'appl_type_error', 268: 'stopped_by_msg_exit', 269: 'activity', 271: 'xmit_q_msg_error', 275: 'pan', 276: 'nan', 277: 'stopped_by_chad_exit', 279: 'stopped_by_pubsub_exit', 280: 'not_a_repository_msg', 281: 'bind_open_clusrcvr_del', 282: 'max_activities', 283: 'not_forwarded', 284: 'not_delivered', 285: 'unsupported_forwarding', 286: 'unsupported_delivery', 291: 'data_length_zero', 292: 'data_length_negative', 293: 'data_length_too_big', 294: 'buffer_overflow', 295: 'length_off_by_one', 296: 'iih_error', 298: 'not_authorized_for_ims', 300: 'ims_error', 401: 'cics_internal_error', 402: 'cics_not_authorized', 403: 'cics_bridge_failure', 404: 'cics_correl_id_error', 405: 'cics_ccsid_error', 406: 'cics_encoding_error', 407: 'cics_cih_error', 408: 'cics_uow_error', 409: 'cics_commarea_error', 410: 'cics_appl_not_started', 411: 'cics_appl_abended', 412: 'cics_dlq_error', 413: 'cics_uow_backed_out', 501: 'publications_on_request', 502: 'subscriber_is_publisher', 503: 'msg_scope_mismatch', 504: 'selector_mismatch', 505: 'not_a_groupur_msg'})),
                Column('encoding', Scalar('int32')),
                Column('coded_char_set_id', Scalar('int32')),
                Column('format', Struct('mqmd::format_name', shown='value')),
                Column('priority', Scalar('int32')),
                Column('persistence', Enum(Scalar('int32'), {0: 'not_persistent', 1: 'persistent', 2: 'as_queue_def'})),
                Column('msg_id', Scalar('binary')),
                Column('correl_id', Scalar('binary')),
                Column('backout_count', Scalar('int32')),
                Column('reply_to_q', Struct('mqmd::text', shown='value')),
                Column('reply_to_q_mgr', Struct('mqmd::text', shown='value')),
                Column('user_identifier', Struct('mqmd::text', shown='value')),
                Column('accounting_token', Scalar('binary')),
                Column('appl_identity_data', Struct('mqmd::text', shown='value')),
                Column('put_appl_type', Enum(Scalar('int32'), {-1: 'unknown', 0: 'no_context', 1: 'cics', 2: 'zos', 3: 'ims', 4: 'os2', 5: 'dos', 6: 'unix', 7: 'qmgr', 8: 'os400', 9: 'windows', 10: 'cics_vse', 11: 'windows_nt', 12: 'vms', 13: 'nsk', 14: 'vos', 15: 'open_tp1', 18: 'vm', 19: 'ims_bridge', 20: 'xcf', 21: 'cics_bridge', 22: 'notes_agent', 23: 'tpf', 25: 'user', 26: 'broker', 28: 'java', 29: 'dqm', 30: 'channel_initiator', 31: 'wlm', 32: 'batch', 33: 'rrs_batch', 34: 'sib', 35: 'system_extension', 36: 'mcast_publish', 37: 'amqp'})),
                Column('put_appl_name', Struct('mqmd::text', shown='value')),
                Column('put_date', Struct('mqmd::text', shown='value')),
                Column('put_time', Struct('mqmd::text', shown='value')),
                Column('appl_origin_data', Struct('mqmd::text', shown='value')),
                Column('extension', Struct('mqmd::md::extension'), nullable=True),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('context', Struct('mqmd::data_context')),
            ),
            params=('context_encoding', 'context_ccsid', 'is_embedded'),
        ),
        'mqmd::data_context': Record(
            'mqmd::data_context',
            'mqmd:Mqmd.DataContext',
            (
                Column('integers', Enum(Scalar('int64'), {0: 'undefined', 1: 'normal', 2: 'reversed'}), origin='value'),
                Column('decimals', Enum(Scalar('int64'), {0: 'undefined', 1: 'normal', 2: 'reversed'}), origin='value'),
                Column('floats', Enum(Scalar('int64'), {0: 'undefined', 1: 'ieee_normal', 2: 'ieee_reversed', 3: 's390', 4: 'tns'}), origin='value'),
                Column('has_reserved_bits', Scalar('bool'), origin='value'),
                Column('environment', Enum(Scalar('int32'), {-1: 'as_published', 17: 'micro_focus_cobol', 273: 'normal', 546: 'reversed', 785: 's390', 1041: 'tns'}), origin='value'),
                Column('charset', Enum(Scalar('int64'), {0: 'unspecified', 1: 'ascii', 2: 'ebcdic', 3: 'inherited', 4: 'other'}), origin='value'),
            ),
            technical=(
                Column('kind', Enum(Scalar('int32'), {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}), origin='value'),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
                Column('is_ascii', Scalar('bool'), origin='value'),
            ),
            params=('told_kind', 'encoding', 'ccsid'),
        ),
        'mqmd::md::report': Record(
            'mqmd::md::report',
            'mqmd:Mqmd.Md.Report',
            (
                Column('bits', Scalar('int32')),
                Column('exception', Enum(Scalar('int64'), {0: 'none', 1: 'without_data', 3: 'with_data', 7: 'with_full_data'}), origin='value'),
                Column('expiration', Enum(Scalar('int64'), {0: 'none', 1: 'without_data', 3: 'with_data', 7: 'with_full_data'}), origin='value'),
                Column('confirm_on_arrival', Enum(Scalar('int64'), {0: 'none', 1: 'without_data', 3: 'with_data', 7: 'with_full_data'}), origin='value'),
                Column('confirm_on_delivery', Enum(Scalar('int64'), {0: 'none', 1: 'without_data', 3: 'with_data', 7: 'with_full_data'}), origin='value'),
                Column('positive_action', Scalar('bool'), origin='value'),
                Column('negative_action', Scalar('bool'), origin='value'),
                Column('activity', Scalar('bool'), origin='value'),
                Column('pass_correl_id', Scalar('bool'), origin='value'),
                Column('pass_msg_id', Scalar('bool'), origin='value'),
                Column('pass_discard_and_expiry', Scalar('bool'), origin='value'),
                Column('discard_msg', Scalar('bool'), origin='value'),
                Column('undefined_bits', Scalar('int64'), origin='value'),
            ),
        ),
        'mqmd::format_name': Record(
            'mqmd::format_name',
            'mqmd:Mqmd.FormatName',
            (
                Column('value', Scalar('string'), origin='value'),
                Column('kind', Enum(Scalar('int32'), {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}), origin='value'),
            ),
            technical=(
                Column('ascii', Scalar('string'), nullable=True),
                Column('ebcdic', Scalar('string'), nullable=True),
                Column('known', Struct('mqmd::known_format')),
                Column('ascii_kind', Scalar('int64'), nullable=True, origin='value'),
                Column('ebcdic_kind', Scalar('int64'), nullable=True, origin='value'),
            ),
            params=('is_ebcdic',),
        ),
        'mqmd::known_format': Record(
            'mqmd::known_format',
            'mqmd:Mqmd.KnownFormat',
            (
            ),
            technical=(
                Column('number', Scalar('int32'), origin='value'),
            ),
            params=('code',),
        ),
        'mqmd::text': Record(
            'mqmd::text',
            'mqmd:Mqmd.Text',
            (
                Column('value', Scalar('string'), origin='value'),
            ),
            technical=(
                Column('ascii', Scalar('binary'), nullable=True),
                Column('ebcdic', Scalar('binary'), nullable=True),
            ),
            params=('len', 'ccsid', 'is_ebcdic'),
        ),
        'mqmd::md::extension': Record(
            'mqmd::md::extension',
            'mqmd:Mqmd.Md.Extension',
            (
                Column('group_id', Scalar('binary')),
                Column('msg_seq_number', Scalar('int32')),
                Column('offset', Scalar('int32')),
                Column('msg_flags', Struct('mqmd::md::msg_flags')),
                Column('original_length', Scalar('int32')),
                Column('is_default', Scalar('bool'), origin='value'),
            ),
        ),
        'mqmd::md::msg_flags': Record(
            'mqmd::md::msg_flags',
            'mqmd:Mqmd.Md.MsgFlags',
            (
                Column('bits', Scalar('int32')),
                Column('segmentation_allowed', Scalar('bool'), origin='value'),
                Column('segment', Scalar('bool'), origin='value'),
                Column('last_segment', Scalar('bool'), origin='value'),
                Column('msg_in_group', Scalar('bool'), origin='value'),
                Column('last_msg_in_group', Scalar('bool'), origin='value'),
                Column('undefined', Enum(Scalar('int64'), {0: 'none', 1: 'reject', 2: 'accept_if_xmit', 3: 'accept'}), origin='value'),
            ),
        ),
    },
    params=(
        Param('encoding', Scalar('int32'), default=0, doc='Encoding of the queue manager. Its last hexadecimal digit gives the byte order of this one: 1 most significant byte first (273, 785), 2 least significant byte first (546). Any other digit, as in 0: not known.'),
        Param('ccsid', Scalar('int32'), default=0, doc="CodedCharSetId of the queue manager, in which the descriptor writes its names. 0: not known, the structure's first letters decide."),
    ),
    frame=False,
)
