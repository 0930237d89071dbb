# Generated from ksy/ibm_mq/mqiih.ksy by `ksyspark generate`; do not edit.
"""Columns of mqiih."""

from ksyspark.layout import Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'mqiih',
    'IBM MQ IMS bridge header (MQIIH)',
    {
        'mqiih': Record(
            'mqiih',
            'mqiih:Mqiih',
            (
                Column('header', Struct('mqiih::iih')),
                Column('following', Struct('mqmd::data_context')),
                Column('remainder', Scalar('binary')),
                Column('used_encoding', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('start', Scalar('binary'), origin='pos'),
            ),
            params=('encoding', 'ccsid'),
        ),
        'mqiih::iih': Record(
            'mqiih::iih',
            'mqiih:Mqiih.Iih',
            (
                Column('struc_id', Scalar('binary'), reason='wrong StrucId, or charset mismatch with the context CCSID (IIH and blanks is 49494820 in ASCII, c9c9c840 in EBCDIC)'),
                Column('version', Scalar('int32'), reason='unsupported MQIIH version (16777216: byte order mismatch with the context encoding)'),
                Column('struc_length', Scalar('int32'), reason='StrucLength does not fit version: an MQIIH has 84'),
                Column('encoding', Scalar('int32')),
                Column('coded_char_set_id', Scalar('int32')),
                Column('format', Struct('mqmd::format_name', shown='value')),
                Column('flags', Scalar('int32')),
                Column('l_term_override', Struct('mqmd::text', shown='value')),
                Column('mfs_map_name', Struct('mqmd::text', shown='value')),
                Column('reply_to_format', Struct('mqmd::text', shown='value')),
                Column('authenticator', Struct('mqmd::text', shown='value'), sensitive=True),
                Column('tran_instance_id', Scalar('binary')),
                Column('tran_state', Struct('mqmd::text', shown='value')),
                Column('commit_mode', Struct('mqmd::text', shown='value')),
                Column('security_scope', Struct('mqmd::text', shown='value')),
                Column('reserved', Struct('mqmd::text', shown='value')),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
                Column('pass_expiration', Scalar('bool'), origin='value'),
                Column('reply_format_none', Scalar('bool'), origin='value'),
                Column('ignore_purg', Scalar('bool'), origin='value'),
                Column('cm0_request_response', Scalar('bool'), origin='value'),
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
    },
    params=(
        Param('encoding', Scalar('int32'), default=0, doc='Encoding told by the structure in front. Its last hexadecimal digit gives the byte order of this one: 1 most significant byte first (273, 785), 2 least significant byte first (546). Any other digit, as in 0: not known.'),
        Param('ccsid', Scalar('int32'), default=0, doc="CodedCharSetId told by the structure in front, in which this one writes its names. 0: not known, the structure's first letters decide."),
    ),
    frame=False,
)
