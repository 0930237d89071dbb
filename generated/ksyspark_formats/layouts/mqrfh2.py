# Generated from ksy/ibm_mq/mqrfh2.ksy by `ksyspark generate`; do not edit.
"""Columns of mqrfh2."""

from ksyspark.layout import Array, Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'mqrfh2',
    'IBM MQ rules and formatting header, version 2 (MQRFH2)',
    {
        'mqrfh2': Record(
            'mqrfh2',
            'mqrfh2:Mqrfh2',
            (
                Column('header', Struct('mqrfh2::rfh2')),
                Column('following', Struct('mqmd::data_context')),
                Column('remainder', Scalar('binary')),
                Column('used_encoding', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('start', Scalar('binary'), origin='pos'),
            ),
            params=('encoding', 'ccsid'),
        ),
        'mqrfh2::rfh2': Record(
            'mqrfh2::rfh2',
            'mqrfh2:Mqrfh2.Rfh2',
            (
                Column('struc_id', Scalar('binary'), reason='wrong StrucId, or charset mismatch with the context CCSID (RFH and blanks is 52464820 in ASCII, d9c6c840 in EBCDIC)'),
                Column('version', Scalar('int32'), reason='unsupported MQRFH2 version (33554432: byte order mismatch with the context encoding)'),
                Column('struc_length', Scalar('int32'), reason='StrucLength of an MQRFH2 is at least 36'),
                Column('encoding', Scalar('int32')),
                Column('coded_char_set_id', Scalar('int32')),
                Column('format', Struct('mqmd::format_name', shown='value')),
                Column('flags', Scalar('int32')),
                Column('name_value_ccsid', Scalar('int32')),
                Column('name_values', Struct('mqrfh2::rfh2::name_values')),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
                Column('is_unaligned', Scalar('bool'), origin='value'),
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
        'mqrfh2::rfh2::name_values': Record(
            'mqrfh2::rfh2::name_values',
            'mqrfh2:Mqrfh2.Rfh2.NameValues',
            (
                Column('folders', Array(Struct('mqrfh2::rfh2::folder')), nullable=True),
                Column('stray', Scalar('binary')),
                Column('ending', Enum(Scalar('int64'), {0: 'complete', 1: 'bad_length', 2: 'stray_bytes'}), origin='value'),
            ),
        ),
        'mqrfh2::rfh2::folder': Record(
            'mqrfh2::rfh2::folder',
            'mqrfh2:Mqrfh2.Rfh2.Folder',
            (
                Column('len_data', Scalar('int32')),
                Column('raw', Scalar('binary'), nullable=True),
                Column('is_sound', Scalar('bool'), origin='value'),
                Column('data', Scalar('string'), nullable=True, origin='value'),
            ),
            technical=(
                Column('utf8', Scalar('string'), nullable=True),
                Column('utf16le', Scalar('string'), nullable=True),
                Column('utf16be', Scalar('string'), nullable=True),
            ),
            params=('ccsid', 'len_left', 'is_reversed'),
        ),
    },
    params=(
        Param('encoding', Scalar('int32'), default=0, doc='Encoding told by the structure in front. Its last hexadecimal digit gives the byte order of this one: 1 most significant byte first (273, 785), 2 least significant byte first (546). Any other digit, as in 0: not known.'),
        Param('ccsid', Scalar('int32'), default=0, doc="CodedCharSetId told by the structure in front, in which this one writes its names. 0: not known, the structure's first letters decide."),
    ),
    frame=False,
)
