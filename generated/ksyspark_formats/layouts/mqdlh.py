# Generated from ksy/ibm_mq/mqdlh.ksy by `ksyspark generate`; do not edit.
"""Columns of mqdlh."""

from ksyspark.layout import Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'mqdlh',
    'IBM MQ dead-letter header (MQDLH)',
    {
        'mqdlh': Record(
            'mqdlh',
            'mqdlh:Mqdlh',
            (
                Column('header', Struct('mqdlh::dlh')),
                Column('following', Struct('mqmd::data_context')),
                Column('remainder', Scalar('binary')),
                Column('used_encoding', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('start', Scalar('binary'), origin='pos'),
            ),
            params=('encoding', 'ccsid'),
        ),
        'mqdlh::dlh': Record(
            'mqdlh::dlh',
            'mqdlh:Mqdlh.Dlh',
            (
                Column('struc_id', Scalar('binary'), reason='wrong StrucId, or charset mismatch with the context CCSID (DLH and blanks is 444c4820 in ASCII, c4d3c840 in EBCDIC)'),
                Column('version', Scalar('int32'), reason='unsupported MQDLH version (16777216: byte order mismatch with the context encoding)'),
                Column('reason', Scalar('int32')),
                Column('dest_q_name', Struct('mqmd::text', shown='value')),
                Column('dest_q_mgr_name', Struct('mqmd::text', shown='value')),
                Column('encoding', Scalar('int32')),
                Column('coded_char_set_id', Scalar('int32')),
                Column('format', Struct('mqmd::format_name', shown='value')),
                Column('put_appl_type', Enum(Scalar('int32'), {-1: 'unknown', 0: 'no_context', 1: 'cics', 2: 'zos', 3: 'ims', 4: 'os2', 5: 'dos', 6: 'unix', 7: 'qmgr', 8: 'os400', 9: 'windows', 10: 'cics_vse', 11: 'windows_nt', 12: 'vms', 13: 'nsk', 14: 'vos', 15: 'open_tp1', 18: 'vm', 19: 'ims_bridge', 20: 'xcf', 21: 'cics_bridge', 22: 'notes_agent', 23: 'tpf', 25: 'user', 26: 'broker', 28: 'java', 29: 'dqm', 30: 'channel_initiator', 31: 'wlm', 32: 'batch', 33: 'rrs_batch', 34: 'sib', 35: 'system_extension', 36: 'mcast_publish', 37: 'amqp'})),
                Column('put_appl_name', Struct('mqmd::text', shown='value')),
                Column('put_date', Struct('mqmd::text', shown='value')),
                Column('put_time', Struct('mqmd::text', shown='value')),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
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
    },
    params=(
        Param('encoding', Scalar('int32'), default=0, doc='Encoding told by the structure in front. Its last hexadecimal digit gives the byte order of this one: 1 most significant byte first (273, 785), 2 least significant byte first (546). Any other digit, as in 0: not known.'),
        Param('ccsid', Scalar('int32'), default=0, doc="CodedCharSetId told by the structure in front, in which this one writes its names. 0: not known, the structure's first letters decide."),
    ),
    frame=False,
)
