# Generated from ksy/ibm_mq/mqrmh.ksy by `ksyspark generate`; do not edit.
"""Columns of mqrmh."""

from ksyspark.layout import Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'mqrmh',
    'IBM MQ reference message header (MQRMH)',
    {
        'mqrmh': Record(
            'mqrmh',
            'mqrmh:Mqrmh',
            (
                Column('header', Struct('mqrmh::rmh')),
                Column('following', Struct('mqmd::data_context')),
                Column('remainder', Scalar('binary')),
                Column('used_encoding', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('start', Scalar('binary'), origin='pos'),
            ),
            params=('encoding', 'ccsid'),
        ),
        'mqrmh::rmh': Record(
            'mqrmh::rmh',
            'mqrmh:Mqrmh.Rmh',
            (
                Column('struc_id', Scalar('binary'), reason='wrong StrucId, or charset mismatch with the context CCSID (RMH and blanks is 524d4820 in ASCII, d9d4c840 in EBCDIC)'),
                Column('version', Scalar('int32'), reason='unsupported MQRMH version (16777216: byte order mismatch with the context encoding)'),
                Column('struc_length', Scalar('int32'), reason='StrucLength of an MQRMH is at least 108'),
                Column('encoding', Scalar('int32')),
                Column('coded_char_set_id', Scalar('int32')),
                Column('format', Struct('mqmd::format_name', shown='value')),
                Column('flags', Scalar('int32')),
                Column('object_type', Struct('mqmd::text', shown='value')),
                Column('object_instance_id', Scalar('binary')),
                Column('len_src_env', Scalar('int32')),
                Column('ofs_src_env', Scalar('int32')),
                Column('len_src_name', Scalar('int32')),
                Column('ofs_src_name', Scalar('int32')),
                Column('len_dest_env', Scalar('int32')),
                Column('ofs_dest_env', Scalar('int32')),
                Column('len_dest_name', Scalar('int32')),
                Column('ofs_dest_name', Scalar('int32')),
                Column('data_logical_length', Scalar('int32')),
                Column('data_logical_offset', Scalar('int32')),
                Column('data_logical_offset2', Scalar('int32')),
                Column('strings', Struct('mqrmh::rmh::strings')),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
                Column('is_last', Scalar('bool'), origin='value'),
                Column('logical_offset', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('context', Struct('mqmd::data_context')),
                Column('len_src_env_inside', Scalar('int64'), origin='value'),
                Column('len_src_name_inside', Scalar('int64'), origin='value'),
                Column('len_dest_env_inside', Scalar('int64'), origin='value'),
                Column('len_dest_name_inside', Scalar('int64'), origin='value'),
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
        'mqrmh::rmh::strings': Record(
            'mqrmh::rmh::strings',
            'mqrmh:Mqrmh.Rmh.Strings',
            (
                Column('src_env', Struct('mqmd::text', shown='value'), origin='pos'),
                Column('src_name', Struct('mqmd::text', shown='value'), origin='pos'),
                Column('dest_env', Struct('mqmd::text', shown='value'), origin='pos'),
                Column('dest_name', Struct('mqmd::text', shown='value'), origin='pos'),
                Column('has_string_outside', Scalar('bool'), origin='value'),
            ),
            params=('len_src_env', 'len_src_name', 'len_dest_env', 'len_dest_name'),
        ),
    },
    params=(
        Param('encoding', Scalar('int32'), default=0, doc='Encoding told by the structure in front. Its last hexadecimal digit gives the byte order of this one: 1 most significant byte first (273, 785), 2 least significant byte first (546). Any other digit, as in 0: not known.'),
        Param('ccsid', Scalar('int32'), default=0, doc="CodedCharSetId told by the structure in front, in which this one writes its names. 0: not known, the structure's first letters decide."),
    ),
    frame=False,
)
