# Generated from ksy/tibco/tibrv_msg.ksy by `ksyspark generate`; do not edit.
"""Columns of tibrv_msg."""

from ksyspark.layout import Array, Case, Column, Enum, Layout, Param, Raw, Record, Scalar, Struct, Union

LAYOUT = Layout(
    'tibrv_msg',
    'TIB/Rendezvous message (tibrvMsg) as bytes',
    {
        'tibrv_msg': Record(
            'tibrv_msg',
            'tibrv_msg:TibrvMsg',
            (
                Column('len_message', Scalar('int64'), reason='message shorter than its own header'),
                Column('body', Struct('tibrv_msg::fields')),
            ),
            technical=(
                Column('magic', Scalar('binary')),
            ),
            params=('has_identifiers', 'is_size_78_next_byte'),
        ),
        'tibrv_msg::fields': Record(
            'tibrv_msg::fields',
            'tibrv_msg:TibrvMsg.Fields',
            (
                Column('fields', Array(Struct('tibrv_msg::field'))),
            ),
        ),
        'tibrv_msg::field': Record(
            'tibrv_msg::field',
            'tibrv_msg:TibrvMsg.Field',
            (
                Column('wire_type', Enum(Scalar('int16'), {0: 'bad', 1: 'message', 2: 'subject', 3: 'datetime', 7: 'opaque', 8: 'string', 9: 'boolean', 10: 'ip_data', 11: 'signed', 12: 'unsigned', 13: 'real', 14: 'api_i8', 15: 'api_u8', 16: 'api_i16', 17: 'api_u16', 18: 'api_i32', 19: 'api_u32', 20: 'api_i64', 21: 'api_u64', 24: 'api_f32', 25: 'api_f64', 26: 'api_ip_port', 27: 'api_ip_address', 32: 'encrypted', 34: 'i8_array', 35: 'u8_array', 36: 'i16_array', 37: 'u16_array', 38: 'i32_array', 39: 'u32_array', 40: 'i64_array', 41: 'u64_array', 44: 'f32_array', 45: 'f64_array', 47: 'xml', 48: 'string_array', 49: 'message_array'})),
                Column('data', Union((Case('message_list', Struct('tibrv_msg::message_list')), Case('subject', Struct('tibrv_msg::subject')), Case('datetime', Struct('tibrv_msg::datetime')), Case('text', Struct('tibrv_msg::text')), Case('boolean', Struct('tibrv_msg::boolean')), Case('ip_data', Struct('tibrv_msg::ip_data')), Case('signed', Struct('tibrv_msg::signed')), Case('unsigned', Struct('tibrv_msg::unsigned')), Case('real', Struct('tibrv_msg::real')), Case('i8_array', Struct('tibrv_msg::i8_array')), Case('u8_array', Struct('tibrv_msg::u8_array')), Case('i16_array', Struct('tibrv_msg::i16_array')), Case('u16_array', Struct('tibrv_msg::u16_array')), Case('i32_array', Struct('tibrv_msg::i32_array')), Case('u32_array', Struct('tibrv_msg::u32_array')), Case('i64_array', Struct('tibrv_msg::i64_array')), Case('u64_array', Struct('tibrv_msg::u64_array')), Case('f32_array', Struct('tibrv_msg::f32_array')), Case('f64_array', Struct('tibrv_msg::f64_array')), Case('xml', Struct('tibrv_msg::xml')), Case('string_array', Struct('tibrv_msg::string_array')), Case('raw', Scalar('binary')),), selector='ksyspark_case_of_data')),
                Column('name', Scalar('string'), origin='value'),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'type_unknown', 2: 'api_type_on_wire', 3: 'size_form_unknown'}), origin='value'),
            ),
            technical=(
                Column('len_name', Scalar('int16')),
                Column('label', Struct('tibrv_msg::field_name')),
                Column('len_data', Struct('tibrv_msg::field_size'), reason='nested message without the size form 7A'),
            ),
        ),
        'tibrv_msg::field_name': Record(
            'tibrv_msg::field_name',
            'tibrv_msg:TibrvMsg.FieldName',
            (
                Column('name', Scalar('string')),
                Column('identifier', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('behind_name', Scalar('binary')),
            ),
            params=('has_identifiers',),
        ),
        'tibrv_msg::field_size': Record(
            'tibrv_msg::field_size',
            'tibrv_msg:TibrvMsg.FieldSize',
            (
                Column('form', Scalar('int16')),
                Column('len_8', Scalar('int16'), nullable=True, reason='size smaller than its own byte'),
                Column('len_16', Scalar('int32'), nullable=True, reason='size smaller than its own 2 bytes'),
                Column('len_32', Scalar('int64'), nullable=True, reason='size smaller than its own 4 bytes'),
                Column('value', Scalar('int64'), origin='value'),
            ),
            params=('is_size_78_next_byte',),
        ),
        'tibrv_msg::message_list': Record(
            'tibrv_msg::message_list',
            'tibrv_msg:TibrvMsg.MessageList',
            (
                Column('num_messages', Scalar('int64'), nullable=True),
                Column('messages', Array(Struct('tibrv_msg::inner_message'))),
            ),
            params=('is_array',),
        ),
        'tibrv_msg::inner_message': Record(
            'tibrv_msg::inner_message',
            'tibrv_msg:TibrvMsg.InnerMessage',
            (
                Column('body', Struct('tibrv_msg::depth_2::fields')),
            ),
            technical=(
                Column('len_message', Scalar('int64'), nullable=True, reason='message shorter than its own header'),
                Column('magic', Scalar('binary')),
            ),
            params=('is_array',),
        ),
        'tibrv_msg::depth_2::fields': Record(
            'tibrv_msg::depth_2::fields',
            'tibrv_msg:TibrvMsg.Depth2.Fields',
            (
                Column('fields', Array(Struct('tibrv_msg::depth_2::field'))),
            ),
            depth=2,
        ),
        'tibrv_msg::depth_2::field': Record(
            'tibrv_msg::depth_2::field',
            'tibrv_msg:TibrvMsg.Depth2.Field',
            (
                Column('wire_type', Enum(Scalar('int16'), {0: 'bad', 1: 'message', 2: 'subject', 3: 'datetime', 7: 'opaque', 8: 'string', 9: 'boolean', 10: 'ip_data', 11: 'signed', 12: 'unsigned', 13: 'real', 14: 'api_i8', 15: 'api_u8', 16: 'api_i16', 17: 'api_u16', 18: 'api_i32', 19: 'api_u32', 20: 'api_i64', 21: 'api_u64', 24: 'api_f32', 25: 'api_f64', 26: 'api_ip_port', 27: 'api_ip_address', 32: 'encrypted', 34: 'i8_array', 35: 'u8_array', 36: 'i16_array', 37: 'u16_array', 38: 'i32_array', 39: 'u32_array', 40: 'i64_array', 41: 'u64_array', 44: 'f32_array', 45: 'f64_array', 47: 'xml', 48: 'string_array', 49: 'message_array'})),
                Column('data', Union((Case('message_list', Struct('tibrv_msg::depth_2::message_list')), Case('subject', Struct('tibrv_msg::subject')), Case('datetime', Struct('tibrv_msg::datetime')), Case('text', Struct('tibrv_msg::text')), Case('boolean', Struct('tibrv_msg::boolean')), Case('ip_data', Struct('tibrv_msg::ip_data')), Case('signed', Struct('tibrv_msg::signed')), Case('unsigned', Struct('tibrv_msg::unsigned')), Case('real', Struct('tibrv_msg::real')), Case('i8_array', Struct('tibrv_msg::i8_array')), Case('u8_array', Struct('tibrv_msg::u8_array')), Case('i16_array', Struct('tibrv_msg::i16_array')), Case('u16_array', Struct('tibrv_msg::u16_array')), Case('i32_array', Struct('tibrv_msg::i32_array')), Case('u32_array', Struct('tibrv_msg::u32_array')), Case('i64_array', Struct('tibrv_msg::i64_array')), Case('u64_array', Struct('tibrv_msg::u64_array')), Case('f32_array', Struct('tibrv_msg::f32_array')), Case('f64_array', Struct('tibrv_msg::f64_array')), Case('xml', Struct('tibrv_msg::xml')), Case('string_array', Struct('tibrv_msg::string_array')), Case('raw', Scalar('binary')),), selector='ksyspark_case_of_data')),
                Column('name', Scalar('string'), origin='value'),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'type_unknown', 2: 'api_type_on_wire', 3: 'size_form_unknown'}), origin='value'),
            ),
            technical=(
                Column('len_name', Scalar('int16')),
                Column('label', Struct('tibrv_msg::field_name')),
                Column('len_data', Struct('tibrv_msg::field_size'), reason='nested message without the size form 7A'),
            ),
            depth=2,
        ),
        'tibrv_msg::depth_2::message_list': Record(
            'tibrv_msg::depth_2::message_list',
            'tibrv_msg:TibrvMsg.Depth2.MessageList',
            (
                Column('num_messages', Scalar('int64'), nullable=True),
                Column('messages', Array(Struct('tibrv_msg::depth_2::inner_message'))),
            ),
            params=('is_array',),
            depth=2,
        ),
        'tibrv_msg::depth_2::inner_message': Record(
            'tibrv_msg::depth_2::inner_message',
            'tibrv_msg:TibrvMsg.Depth2.InnerMessage',
            (
                Column('body', Struct('tibrv_msg::depth_3::fields')),
            ),
            technical=(
                Column('len_message', Scalar('int64'), nullable=True, reason='message shorter than its own header'),
                Column('magic', Scalar('binary')),
            ),
            params=('is_array',),
            depth=2,
        ),
        'tibrv_msg::depth_3::fields': Record(
            'tibrv_msg::depth_3::fields',
            'tibrv_msg:TibrvMsg.Depth3.Fields',
            (
                Column('fields', Array(Struct('tibrv_msg::depth_3::field'))),
            ),
            depth=3,
        ),
        'tibrv_msg::depth_3::field': Record(
            'tibrv_msg::depth_3::field',
            'tibrv_msg:TibrvMsg.Depth3.Field',
            (
                Column('wire_type', Enum(Scalar('int16'), {0: 'bad', 1: 'message', 2: 'subject', 3: 'datetime', 7: 'opaque', 8: 'string', 9: 'boolean', 10: 'ip_data', 11: 'signed', 12: 'unsigned', 13: 'real', 14: 'api_i8', 15: 'api_u8', 16: 'api_i16', 17: 'api_u16', 18: 'api_i32', 19: 'api_u32', 20: 'api_i64', 21: 'api_u64', 24: 'api_f32', 25: 'api_f64', 26: 'api_ip_port', 27: 'api_ip_address', 32: 'encrypted', 34: 'i8_array', 35: 'u8_array', 36: 'i16_array', 37: 'u16_array', 38: 'i32_array', 39: 'u32_array', 40: 'i64_array', 41: 'u64_array', 44: 'f32_array', 45: 'f64_array', 47: 'xml', 48: 'string_array', 49: 'message_array'})),
                Column('data', Union((Case('message_list', Struct('tibrv_msg::depth_3::message_list')), Case('subject', Struct('tibrv_msg::subject')), Case('datetime', Struct('tibrv_msg::datetime')), Case('text', Struct('tibrv_msg::text')), Case('boolean', Struct('tibrv_msg::boolean')), Case('ip_data', Struct('tibrv_msg::ip_data')), Case('signed', Struct('tibrv_msg::signed')), Case('unsigned', Struct('tibrv_msg::unsigned')), Case('real', Struct('tibrv_msg::real')), Case('i8_array', Struct('tibrv_msg::i8_array')), Case('u8_array', Struct('tibrv_msg::u8_array')), Case('i16_array', Struct('tibrv_msg::i16_array')), Case('u16_array', Struct('tibrv_msg::u16_array')), Case('i32_array', Struct('tibrv_msg::i32_array')), Case('u32_array', Struct('tibrv_msg::u32_array')), Case('i64_array', Struct('tibrv_msg::i64_array')), Case('u64_array', Struct('tibrv_msg::u64_array')), Case('f32_array', Struct('tibrv_msg::f32_array')), Case('f64_array', Struct('tibrv_msg::f64_array')), Case('xml', Struct('tibrv_msg::xml')), Case('string_array', Struct('tibrv_msg::string_array')), Case('raw', Scalar('binary')),), selector='ksyspark_case_of_data')),
                Column('name', Scalar('string'), origin='value'),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'type_unknown', 2: 'api_type_on_wire', 3: 'size_form_unknown'}), origin='value'),
            ),
            technical=(
                Column('len_name', Scalar('int16')),
                Column('label', Struct('tibrv_msg::field_name')),
                Column('len_data', Struct('tibrv_msg::field_size'), reason='nested message without the size form 7A'),
            ),
            depth=3,
        ),
        'tibrv_msg::depth_3::message_list': Record(
            'tibrv_msg::depth_3::message_list',
            'tibrv_msg:TibrvMsg.Depth3.MessageList',
            (
                Column('num_messages', Scalar('int64'), nullable=True),
                Column('messages', Array(Struct('tibrv_msg::depth_3::inner_message'))),
            ),
            params=('is_array',),
            depth=3,
        ),
        'tibrv_msg::depth_3::inner_message': Record(
            'tibrv_msg::depth_3::inner_message',
            'tibrv_msg:TibrvMsg.Depth3.InnerMessage',
            (
                Column('body', Raw('tibrv_msg::depth_4::fields')),
            ),
            technical=(
                Column('len_message', Scalar('int64'), nullable=True, reason='message shorter than its own header'),
                Column('magic', Scalar('binary')),
            ),
            params=('is_array',),
            depth=3,
        ),
        'tibrv_msg::depth_4::fields': Record(
            'tibrv_msg::depth_4::fields',
            'tibrv_msg:TibrvMsg.Depth4.Fields',
            (
                Column('raw', Scalar('binary')),
            ),
            depth=4,
        ),
        'tibrv_msg::subject': Record(
            'tibrv_msg::subject',
            'tibrv_msg:TibrvMsg.Subject',
            (
                Column('num_elements', Scalar('int16')),
                Column('elements', Array(Struct('tibrv_msg::subject_element'))),
            ),
        ),
        'tibrv_msg::subject_element': Record(
            'tibrv_msg::subject_element',
            'tibrv_msg:TibrvMsg.SubjectElement',
            (
                Column('value', Scalar('string')),
            ),
            technical=(
                Column('len_element', Scalar('int16'), reason='subject element shorter than its length byte and its end'),
            ),
        ),
        'tibrv_msg::datetime': Record(
            'tibrv_msg::datetime',
            'tibrv_msg:TibrvMsg.Datetime',
            (
                Column('microseconds', Scalar('int32'), bits=24),
                Column('seconds', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('width', Scalar('binary'), reason='a date and time has 8 bytes'),
                Column('seconds_low', Scalar('int64')),
                Column('seconds_high', Scalar('int8')),
            ),
        ),
        'tibrv_msg::text': Record(
            'tibrv_msg::text',
            'tibrv_msg:TibrvMsg.Text',
            (
                Column('value', Scalar('string')),
                Column('is_terminated', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('ending', Scalar('binary')),
            ),
        ),
        'tibrv_msg::boolean': Record(
            'tibrv_msg::boolean',
            'tibrv_msg:TibrvMsg.Boolean',
            (
                Column('value', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('width', Scalar('binary'), reason='a boolean has 1 byte'),
                Column('code', Scalar('int16')),
            ),
        ),
        'tibrv_msg::ip_data': Record(
            'tibrv_msg::ip_data',
            'tibrv_msg:TibrvMsg.IpData',
            (
                Column('address', Array(Scalar('int16')), nullable=True),
                Column('port', Scalar('int32'), nullable=True),
            ),
            technical=(
                Column('width', Scalar('binary'), reason='an address has 4 bytes and a port 2'),
            ),
        ),
        'tibrv_msg::signed': Record(
            'tibrv_msg::signed',
            'tibrv_msg:TibrvMsg.Signed',
            (
                Column('value', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('width', Scalar('binary'), reason='a whole number has 1, 2, 4 or 8 bytes'),
                Column('int8', Scalar('int8'), nullable=True),
                Column('int16', Scalar('int16'), nullable=True),
                Column('int32', Scalar('int32'), nullable=True),
                Column('int64', Scalar('int64'), nullable=True),
            ),
        ),
        'tibrv_msg::unsigned': Record(
            'tibrv_msg::unsigned',
            'tibrv_msg:TibrvMsg.Unsigned',
            (
                Column('long_value', Scalar('decimal128(20, 0)'), nullable=True),
                Column('value', Scalar('int64'), nullable=True, origin='value'),
            ),
            technical=(
                Column('width', Scalar('binary'), reason='a whole number has 1, 2, 4 or 8 bytes'),
                Column('uint8', Scalar('int16'), nullable=True),
                Column('uint16', Scalar('int32'), nullable=True),
                Column('uint32', Scalar('int64'), nullable=True),
            ),
        ),
        'tibrv_msg::real': Record(
            'tibrv_msg::real',
            'tibrv_msg:TibrvMsg.Real',
            (
                Column('value', Scalar('float64'), origin='value'),
            ),
            technical=(
                Column('width', Scalar('binary'), reason='a floating-point number has 4 or 8 bytes'),
                Column('float32', Scalar('float32'), nullable=True),
                Column('float64', Scalar('float64'), nullable=True),
            ),
        ),
        'tibrv_msg::i8_array': Record(
            'tibrv_msg::i8_array',
            'tibrv_msg:TibrvMsg.I8Array',
            (
                Column('values', Array(Scalar('int8'))),
            ),
        ),
        'tibrv_msg::u8_array': Record(
            'tibrv_msg::u8_array',
            'tibrv_msg:TibrvMsg.U8Array',
            (
                Column('values', Array(Scalar('int16'))),
            ),
        ),
        'tibrv_msg::i16_array': Record(
            'tibrv_msg::i16_array',
            'tibrv_msg:TibrvMsg.I16Array',
            (
                Column('values', Array(Scalar('int16'))),
            ),
        ),
        'tibrv_msg::u16_array': Record(
            'tibrv_msg::u16_array',
            'tibrv_msg:TibrvMsg.U16Array',
            (
                Column('values', Array(Scalar('int32'))),
            ),
        ),
        'tibrv_msg::i32_array': Record(
            'tibrv_msg::i32_array',
            'tibrv_msg:TibrvMsg.I32Array',
            (
                Column('values', Array(Scalar('int32'))),
            ),
        ),
        'tibrv_msg::u32_array': Record(
            'tibrv_msg::u32_array',
            'tibrv_msg:TibrvMsg.U32Array',
            (
                Column('values', Array(Scalar('int64'))),
            ),
        ),
        'tibrv_msg::i64_array': Record(
            'tibrv_msg::i64_array',
            'tibrv_msg:TibrvMsg.I64Array',
            (
                Column('values', Array(Scalar('int64'))),
            ),
        ),
        'tibrv_msg::u64_array': Record(
            'tibrv_msg::u64_array',
            'tibrv_msg:TibrvMsg.U64Array',
            (
                Column('values', Array(Scalar('decimal128(20, 0)'))),
            ),
        ),
        'tibrv_msg::f32_array': Record(
            'tibrv_msg::f32_array',
            'tibrv_msg:TibrvMsg.F32Array',
            (
                Column('values', Array(Scalar('float32'))),
            ),
        ),
        'tibrv_msg::f64_array': Record(
            'tibrv_msg::f64_array',
            'tibrv_msg:TibrvMsg.F64Array',
            (
                Column('values', Array(Scalar('float64'))),
            ),
        ),
        'tibrv_msg::xml': Record(
            'tibrv_msg::xml',
            'tibrv_msg:TibrvMsg.Xml',
            (
                Column('compressed', Scalar('binary')),
                Column('len_document', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('len_plain', Struct('tibrv_msg::field_size')),
            ),
            params=('is_size_78_next_byte',),
        ),
        'tibrv_msg::string_array': Record(
            'tibrv_msg::string_array',
            'tibrv_msg:TibrvMsg.StringArray',
            (
                Column('num_values', Scalar('int64')),
                Column('values', Array(Scalar('string'))),
            ),
        ),
    },
    params=(
        Param('has_identifiers', Scalar('bool'), default=True, doc="Whether two bytes behind the end of a name are the field's identifier. If not, they are ignored, and fields are told apart by name and position."),
        Param('is_size_78_next_byte', Scalar('bool'), default=False, doc='How the size form 78 is read: as the number 120 like those below it, or as a mark behind which one byte tells the size and counts itself.'),
    ),
    frame=True,
    mark=(4, b'\x99U\xee\xaa'),
)
