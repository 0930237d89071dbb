# Generated from ksy/ibm_mq/mqcih.ksy by `ksyspark generate`; do not edit.
"""Columns of mqcih."""

from ksyspark.layout import Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'mqcih',
    'IBM MQ CICS bridge header (MQCIH)',
    {
        'mqcih': Record(
            'mqcih',
            'mqcih:Mqcih',
            (
                Column('header', Struct('mqcih::cih')),
                Column('following', Struct('mqmd::data_context')),
                Column('remainder', Scalar('binary')),
                Column('used_encoding', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('start', Scalar('binary'), origin='pos'),
            ),
            params=('encoding', 'ccsid'),
        ),
        'mqcih::cih': Record(
            'mqcih::cih',
            'mqcih:Mqcih.Cih',
            (
                Column('struc_id', Scalar('binary'), reason='wrong StrucId, or charset mismatch with the context CCSID (CIH and blanks is 43494820 in ASCII, c3c9c840 in EBCDIC)'),
                Column('version', Scalar('int32'), reason='unsupported MQCIH version (16777216 or 33554432: byte order mismatch with the context encoding)'),
                Column('struc_length', Scalar('int32'), reason='StrucLength does not fit version: 164 for version 1, 180 for version 2'),
                Column('encoding', Scalar('int32')),
                Column('coded_char_set_id', Scalar('int32')),
                Column('format', Struct('mqmd::format_name', shown='value')),
                Column('flags', Scalar('int32')),
                Column('return_code', Enum(Scalar('int32'), {0: 'ok', 1: 'cics_exec_error', 2: 'mq_api_error', 3: 'bridge_error', 4: 'bridge_abend', 5: 'application_abend', 6: 'security_error', 7: 'program_not_available', 8: 'bridge_timeout', 9: 'transid_not_available'})),
                Column('comp_code', Scalar('int32')),
                Column('reason', Scalar('int32')),
                Column('uow_control', Enum(Scalar('int32'), {16: 'middle', 17: 'first', 256: 'commit', 272: 'last', 273: 'only', 4352: 'backout', 65536: 'continued'})),
                Column('get_wait_interval', Scalar('int32')),
                Column('link_type', Enum(Scalar('int32'), {1: 'program', 2: 'transaction'})),
                Column('output_data_length', Scalar('int32')),
                Column('facility_keep_time', Scalar('int32')),
                Column('ads_descriptor', Enum(Scalar('int32'), {0: 'none', 1: 'send', 16: 'recv', 17: 'send_and_recv', 256: 'msg_format'})),
                Column('conversational_task', Scalar('int32')),
                Column('task_end_status', Scalar('int32')),
                Column('facility', Scalar('binary')),
                Column('function', Struct('mqmd::text', shown='value')),
                Column('abend_code', Struct('mqmd::text', shown='value')),
                Column('authenticator', Struct('mqmd::text', shown='value'), sensitive=True),
                Column('reserved1', Struct('mqmd::text', shown='value')),
                Column('reply_to_format', Struct('mqmd::text', shown='value')),
                Column('remote_sys_id', Struct('mqmd::text', shown='value')),
                Column('remote_trans_id', Struct('mqmd::text', shown='value')),
                Column('transaction_id', Struct('mqmd::text', shown='value')),
                Column('facility_like', Struct('mqmd::text', shown='value')),
                Column('attention_id', Struct('mqmd::text', shown='value')),
                Column('start_code', Struct('mqmd::text', shown='value')),
                Column('cancel_code', Struct('mqmd::text', shown='value')),
                Column('next_transaction_id', Struct('mqmd::text', shown='value')),
                Column('reserved2', Struct('mqmd::text', shown='value')),
                Column('reserved3', Struct('mqmd::text', shown='value')),
                Column('screen', Struct('mqcih::cih::screen'), nullable=True),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
                Column('pass_expiration', Scalar('bool'), origin='value'),
                Column('reply_without_nulls', Scalar('bool'), origin='value'),
                Column('sync_on_return', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('context', Struct('mqmd::data_context')),
            ),
            params=('context_encoding', 'context_ccsid'),
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
        'mqcih::cih::screen': Record(
            'mqcih::cih::screen',
            'mqcih:Mqcih.Cih.Screen',
            (
                Column('cursor_position', Scalar('int32')),
                Column('error_offset', Scalar('int32')),
                Column('input_item', Scalar('int32')),
                Column('reserved4', Scalar('int32')),
            ),
        ),
    },
    params=(
        Param('encoding', Scalar('int32'), default=0, doc='Encoding told by the structure in front. Its last hexadecimal digit gives the byte order of this one: 1 most significant byte first (273, 785), 2 least significant byte first (546). Any other digit, as in 0: not known.'),
        Param('ccsid', Scalar('int32'), default=0, doc="CodedCharSetId told by the structure in front, in which this one writes its names. 0: not known, the structure's first letters decide."),
    ),
    frame=False,
)
