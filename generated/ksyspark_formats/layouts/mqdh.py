# Generated from ksy/ibm_mq/mqdh.ksy by `ksyspark generate`; do not edit.
"""Columns of mqdh."""

from ksyspark.layout import Array, Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'mqdh',
    'IBM MQ distribution header (MQDH)',
    {
        'mqdh': Record(
            'mqdh',
            'mqdh:Mqdh',
            (
                Column('header', Struct('mqdh::dh')),
                Column('following', Struct('mqmd::data_context')),
                Column('remainder', Scalar('binary')),
                Column('used_encoding', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('start', Scalar('binary'), origin='pos'),
            ),
            params=('encoding', 'ccsid'),
        ),
        'mqdh::dh': Record(
            'mqdh::dh',
            'mqdh:Mqdh.Dh',
            (
                Column('struc_id', Scalar('binary'), reason='wrong StrucId, or charset mismatch with the context CCSID (DH and blanks is 44482020 in ASCII, c4c84040 in EBCDIC)'),
                Column('version', Scalar('int32'), reason='unsupported MQDH version (16777216: byte order mismatch with the context encoding)'),
                Column('struc_length', Scalar('int32'), reason='StrucLength of an MQDH is at least 48'),
                Column('encoding', Scalar('int32')),
                Column('coded_char_set_id', Scalar('int32')),
                Column('format', Struct('mqmd::format_name', shown='value')),
                Column('flags', Scalar('int32')),
                Column('put_msg_rec_fields', Scalar('int32')),
                Column('recs_present', Scalar('int32')),
                Column('object_rec_offset', Scalar('int32')),
                Column('put_msg_rec_offset', Scalar('int32')),
                Column('records', Struct('mqdh::dh::records')),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
                Column('new_msg_ids', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('context', Struct('mqmd::data_context')),
                Column('len_put_msg_rec', Scalar('int64'), origin='value'),
                Column('num_object_records', Scalar('int64'), origin='value'),
                Column('num_put_msg_records', Scalar('int64'), origin='value'),
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
        'mqdh::dh::records': Record(
            'mqdh::dh::records',
            'mqdh:Mqdh.Dh.Records',
            (
                Column('object_records', Array(Struct('mqdh::dh::object_record')), origin='pos'),
                Column('put_msg_records', Array(Struct('mqdh::dh::put_msg_record')), origin='pos'),
                Column('has_array_outside', Scalar('bool'), origin='value'),
            ),
            params=('num_object_records', 'num_put_msg_records'),
        ),
        'mqdh::dh::object_record': Record(
            'mqdh::dh::object_record',
            'mqdh:Mqdh.Dh.ObjectRecord',
            (
                Column('object_name', Struct('mqmd::text', shown='value')),
                Column('object_q_mgr_name', Struct('mqmd::text', shown='value')),
            ),
            params=('context_ccsid', 'is_ebcdic'),
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
        'mqdh::dh::put_msg_record': Record(
            'mqdh::dh::put_msg_record',
            'mqdh:Mqdh.Dh.PutMsgRecord',
            (
                Column('msg_id', Scalar('binary'), nullable=True),
                Column('correl_id', Scalar('binary'), nullable=True),
                Column('group_id', Scalar('binary'), nullable=True),
                Column('feedback', Scalar('int32'), nullable=True),
                Column('accounting_token', Scalar('binary'), nullable=True),
            ),
            params=('fields',),
        ),
    },
    params=(
        Param('encoding', Scalar('int32'), default=0, doc='Encoding told by the structure in front. Its last hexadecimal digit gives the byte order of this one: 1 most significant byte first (273, 785), 2 least significant byte first (546). Any other digit, as in 0: not known.'),
        Param('ccsid', Scalar('int32'), default=0, doc="CodedCharSetId told by the structure in front, in which this one writes its names. 0: not known, the structure's first letters decide."),
    ),
    frame=False,
)
