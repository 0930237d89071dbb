# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Columns of mqmde."""

from ksyspark.layout import Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'mqmde',
    'IBM MQ message descriptor extension (MQMDE) at the start of message data',
    {
        'mqmde': Record(
            'mqmde',
            'mqmde:Mqmde',
            (
                Column('header', Struct('mqmde::mde')),
                Column('following', Struct('mqmd::data_context')),
                Column('remainder', Scalar('binary')),
                Column('version_bytes', Scalar('binary'), origin='pos'),
                Column('byte_order', Enum(Scalar('int64'), {1: 'big', 2: 'little'}), origin='value'),
                Column('context_charset', Enum(Scalar('int64'), {0: 'unknown', 1: 'ascii', 2: 'ebcdic'}), origin='value'),
            ),
            params=('encoding', 'ccsid'),
        ),
        'mqmde::mde': Record(
            'mqmde::mde',
            'mqmde:Mqmde.Mde',
            (
                Column('struc_id', Scalar('binary'), reason='wrong StrucId, or charset mismatch with the context CCSID (MDE and a blank is 4d444520 in ASCII, d4c4c540 in EBCDIC)'),
                Column('version', Scalar('int32'), reason='unsupported MQMDE version, only 2 exists (33554432: byte order mismatch with the context encoding)'),
                Column('struc_length', Scalar('int32'), reason='version 2 requires StrucLength 72'),
                Column('encoding', Scalar('int32')),
                Column('coded_char_set_id', Scalar('int32')),
                Column('flags', Scalar('int32')),
                Column('group_id', Scalar('binary')),
                Column('msg_seq_number', Scalar('int32'), reason='MsgSeqNumber out of range (MQ reason code 2250)'),
                Column('offset', Scalar('int32'), reason='Offset out of range (MQ reason code 2251)'),
                Column('msg_flags', Scalar('int32')),
                Column('original_length', Scalar('int32'), reason='OriginalLength out of range (MQ reason code 2252)'),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
                Column('format', Scalar('string'), origin='value'),
                Column('segmentation_allowed', Scalar('bool'), origin='value'),
                Column('segment', Scalar('bool'), origin='value'),
                Column('last_segment', Scalar('bool'), origin='value'),
                Column('msg_in_group', Scalar('bool'), origin='value'),
                Column('last_msg_in_group', Scalar('bool'), origin='value'),
                Column('has_lone_last', Scalar('bool'), origin='value'),
                Column('undefined_msg_flags', Enum(Scalar('int64'), {0: 'none', 1: 'reject', 2: 'accept_if_xmit', 3: 'accept'}), origin='value'),
            ),
            technical=(
                Column('context', Struct('mqmd::data_context')),
                Column('format_ascii', Scalar('string'), nullable=True),
                Column('format_ebcdic', Scalar('string'), nullable=True),
                Column('ascii_kind', Scalar('int64'), nullable=True, origin='value'),
                Column('ebcdic_kind', Scalar('int64'), nullable=True, origin='value'),
                Column('format_kind', Scalar('int64'), origin='value'),
                Column('refusal', Scalar('int64'), origin='value'),
            ),
            params=('context_encoding', 'context_ccsid', 'keeps_bad_values'),
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
    },
    params=(
        Param('encoding', Scalar('int32'), default=0, doc='Encoding told by the structure in front. Its last hexadecimal digit gives the byte order of this header: 1 most significant byte first (273, 785), 2 least significant byte first (546). Any other digit, as in 0: not known.'),
        Param('ccsid', Scalar('int32'), default=0, doc='CodedCharSetId told by the structure in front. 37, 273, 277, 500, 1047 and 1140 are EBCDIC; 437, 819, 850, 1208 and 1252 write names as ASCII does. Any other number, as 0: not known.'),
    ),
    frame=False,
)
