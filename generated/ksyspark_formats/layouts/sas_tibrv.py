# Generated from ksy/sas/sas_tibrv.ksy by `ksyspark generate`; do not edit.
"""Columns of sas_tibrv."""

from ksyspark.layout import Array, Case, Column, Enum, Layout, Logical, Param, Record, Scalar, Struct, Union

LAYOUT = Layout(
    'sas_tibrv',
    'SAS attachment, one message of it over TIB/Rendezvous',
    {
        'sas_tibrv': Record(
            'sas_tibrv',
            'sas_tibrv:SasTibrv',
            (
                Column('len_message', Scalar('int64'), reason='message shorter than its own header'),
                Column('body', Union((Case('header', Struct('sas_tibrv::header')), Case('message_data', Struct('sas_tibrv::message_data')), Case('data_set', Struct('sas_tibrv::data_set')), Case('variables', Struct('sas_tibrv::variables')), Case('observations', Struct('sas_tibrv::observations')), Case('indexes', Struct('sas_tibrv::indexes')), Case('constraints', Struct('sas_tibrv::constraints')), Case('file_descriptor', Struct('sas_tibrv::file_descriptor')), Case('text_records', Struct('sas_tibrv::text_records')), Case('binary_records', Struct('sas_tibrv::binary_records')), Case('last', Struct('sas_tibrv::last')), Case('raw', Scalar('binary')),), selector='ksyspark_case_of_body')),
                Column('kind', Scalar('string'), origin='value'),
            ),
            technical=(
                Column('magic', Scalar('binary')),
                Column('first_field', Struct('sas_tibrv::first_field'), origin='pos'),
            ),
            params=('has_identifiers', 'is_size_78_next_byte'),
        ),
        'sas_tibrv::header': Record(
            'sas_tibrv::header',
            'sas_tibrv:SasTibrv.Header',
            (
                Column('header_id', Struct('sas_tibrv::text')),
                Column('reserved_number', Struct('sas_tibrv::unsigned')),
                Column('reserved_text', Struct('sas_tibrv::text')),
                Column('message_id', Struct('sas_tibrv::text')),
                Column('num_attachments', Struct('sas_tibrv::integer')),
                Column('attachments', Array(Struct('sas_tibrv::attachment'))),
                Column('count_differs', Scalar('bool'), origin='value'),
            ),
        ),
        'sas_tibrv::text': Record(
            'sas_tibrv::text',
            'sas_tibrv:SasTibrv.Text',
            (
                Column('value', Scalar('string'), origin='value'),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('head', Struct('sas_tibrv::field_head')),
                Column('data', Struct('tibrv_msg::text')),
            ),
            params=('number',),
        ),
        'sas_tibrv::field_head': Record(
            'sas_tibrv::field_head',
            'sas_tibrv:SasTibrv.FieldHead',
            (
                Column('len_name', Scalar('int16')),
                Column('label', Struct('tibrv_msg::field_name')),
                Column('wire_type', Enum(Scalar('int16'), {0: 'bad', 1: 'message', 2: 'subject', 3: 'datetime', 7: 'opaque', 8: 'string', 9: 'boolean', 10: 'ip_data', 11: 'signed', 12: 'unsigned', 13: 'real', 14: 'api_i8', 15: 'api_u8', 16: 'api_i16', 17: 'api_u16', 18: 'api_i32', 19: 'api_u32', 20: 'api_i64', 21: 'api_u64', 24: 'api_f32', 25: 'api_f64', 26: 'api_ip_port', 27: 'api_ip_address', 32: 'encrypted', 34: 'i8_array', 35: 'u8_array', 36: 'i16_array', 37: 'u16_array', 38: 'i32_array', 39: 'u32_array', 40: 'i64_array', 41: 'u64_array', 44: 'f32_array', 45: 'f64_array', 47: 'xml', 48: 'string_array', 49: 'message_array'}), reason='the field is not of the type that the document has here'),
                Column('len_data', Struct('tibrv_msg::field_size')),
                Column('remark', Scalar('int64'), origin='value'),
            ),
            params=('expected', 'number'),
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
        'sas_tibrv::unsigned': Record(
            'sas_tibrv::unsigned',
            'sas_tibrv:SasTibrv.Unsigned',
            (
                Column('value', Scalar('int64'), nullable=True, origin='value'),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('head', Struct('sas_tibrv::field_head')),
                Column('data', Struct('tibrv_msg::unsigned')),
            ),
            params=('number',),
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
        'sas_tibrv::integer': Record(
            'sas_tibrv::integer',
            'sas_tibrv:SasTibrv.Integer',
            (
                Column('value', Scalar('int64'), origin='value'),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('head', Struct('sas_tibrv::field_head')),
                Column('data', Struct('tibrv_msg::signed')),
            ),
            params=('number',),
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
        'sas_tibrv::attachment': Record(
            'sas_tibrv::attachment',
            'sas_tibrv:SasTibrv.Attachment',
            (
                Column('attachment_id', Struct('sas_tibrv::text')),
                Column('qualifier_1', Struct('sas_tibrv::counted_text')),
                Column('qualifier_2', Struct('sas_tibrv::counted_text')),
                Column('description', Struct('sas_tibrv::counted_text')),
                Column('minor_version', Struct('sas_tibrv::integer')),
                Column('major_version', Struct('sas_tibrv::integer')),
                Column('kind', Enum(Scalar('int64'), {1: 'data_set', 2: 'text_file', 3: 'binary_file'}), origin='value'),
            ),
            technical=(
                Column('attachment_type', Struct('sas_tibrv::integer')),
            ),
            params=('first',),
        ),
        'sas_tibrv::counted_text': Record(
            'sas_tibrv::counted_text',
            'sas_tibrv:SasTibrv.CountedText',
            (
                Column('value', Scalar('string'), origin='value'),
                Column('told_length', Scalar('int64'), origin='value'),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('length', Struct('sas_tibrv::integer')),
                Column('text', Struct('sas_tibrv::text')),
            ),
            params=('number',),
        ),
        'sas_tibrv::message_data': Record(
            'sas_tibrv::message_data',
            'sas_tibrv:SasTibrv.MessageData',
            (
                Column('num_values', Struct('sas_tibrv::integer')),
                Column('values', Array(Struct('sas_tibrv::message_value'))),
                Column('count_differs', Scalar('bool'), origin='value'),
            ),
        ),
        'sas_tibrv::message_value': Record(
            'sas_tibrv::message_value',
            'sas_tibrv:SasTibrv.MessageValue',
            (
                Column('map_type', Enum(Scalar('int64'), {1: 'short', 2: 'long', 3: 'double', 4: 'char'}), origin='value'),
                Column('integer', Scalar('int64'), nullable=True, origin='value'),
                Column('number', Scalar('float64'), nullable=True, origin='value'),
                Column('text', Scalar('string'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('value_type', Struct('sas_tibrv::integer')),
                Column('field', Struct('sas_tibrv::scalar')),
            ),
            params=('first',),
        ),
        'sas_tibrv::scalar': Record(
            'sas_tibrv::scalar',
            'sas_tibrv:SasTibrv.Scalar',
            (
                Column('head', Struct('sas_tibrv::field_head')),
                Column('integer', Struct('tibrv_msg::signed'), nullable=True),
                Column('real', Struct('tibrv_msg::real'), nullable=True),
                Column('text', Struct('tibrv_msg::text'), nullable=True),
                Column('remark', Scalar('int64'), origin='value'),
            ),
            params=('expected', 'number'),
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
        'sas_tibrv::data_set': Record(
            'sas_tibrv::data_set',
            'sas_tibrv:SasTibrv.DataSet',
            (
                Column('record_type', Struct('sas_tibrv::integer')),
                Column('version', Struct('sas_tibrv::integer')),
                Column('data_set_type', Struct('sas_tibrv::counted_text')),
                Column('label', Struct('sas_tibrv::counted_text')),
                Column('num_observations', Struct('sas_tibrv::integer')),
                Column('num_variables', Struct('sas_tibrv::integer')),
                Column('len_observation', Struct('sas_tibrv::integer')),
                Column('compress', Struct('sas_tibrv::counted_text')),
                Column('reuse', Struct('sas_tibrv::text')),
                Column('encrypt', Struct('sas_tibrv::counted_text')),
                Column('num_sort_variables', Struct('sas_tibrv::integer')),
                Column('collating_sequence', Struct('sas_tibrv::counted_text')),
                Column('sort_flags', Struct('sas_tibrv::integer')),
                Column('read_password_flag', Struct('sas_tibrv::integer')),
                Column('read_password', Struct('sas_tibrv::password')),
                Column('write_password_flag', Struct('sas_tibrv::integer')),
                Column('write_password', Struct('sas_tibrv::password')),
                Column('alter_password_flag', Struct('sas_tibrv::integer')),
                Column('alter_password', Struct('sas_tibrv::password')),
                Column('max_generations', Struct('sas_tibrv::integer'), nullable=True),
            ),
            technical=(
                Column('trailing_fields', Scalar('binary'), reason='more fields than a data set definition has'),
            ),
        ),
        'sas_tibrv::password': Record(
            'sas_tibrv::password',
            'sas_tibrv:SasTibrv.Password',
            (
                Column('value', Scalar('binary'), sensitive=True),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('head', Struct('sas_tibrv::field_head')),
            ),
            params=('number',),
        ),
        'sas_tibrv::variables': Record(
            'sas_tibrv::variables',
            'sas_tibrv:SasTibrv.Variables',
            (
                Column('num_variables', Struct('sas_tibrv::integer')),
                Column('record_type', Struct('sas_tibrv::integer')),
                Column('variables', Array(Struct('sas_tibrv::variable'))),
                Column('count_differs', Scalar('bool'), origin='value'),
            ),
        ),
        'sas_tibrv::variable': Record(
            'sas_tibrv::variable',
            'sas_tibrv:SasTibrv.Variable',
            (
                Column('name', Struct('sas_tibrv::counted_text')),
                Column('format_name', Struct('sas_tibrv::counted_text')),
                Column('informat_name', Struct('sas_tibrv::counted_text')),
                Column('label', Struct('sas_tibrv::counted_text')),
                Column('variable_type', Struct('sas_tibrv::text')),
                Column('len_value', Struct('sas_tibrv::integer')),
                Column('format_width', Struct('sas_tibrv::integer')),
                Column('format_decimals', Struct('sas_tibrv::integer')),
                Column('informat_width', Struct('sas_tibrv::integer')),
                Column('informat_decimals', Struct('sas_tibrv::integer')),
                Column('nsort', Struct('sas_tibrv::text')),
                Column('reading', Enum(Scalar('int64'), {0: 'first_of_message', 1: 'from_name', 2: 'from_record_type', 3: 'from_count'}), origin='value'),
                Column('kind', Enum(Scalar('int64'), {1: 'numeric', 2: 'character', 3: 'unknown'}), origin='value'),
            ),
            technical=(
                Column('ahead', Struct('sas_tibrv::numbers_ahead')),
                Column('repeated_fields', Array(Struct('sas_tibrv::integer'))),
                Column('first', Scalar('int64'), origin='value'),
                Column('next', Scalar('int64'), origin='value'),
            ),
            params=('index', 'start'),
        ),
        'sas_tibrv::numbers_ahead': Record(
            'sas_tibrv::numbers_ahead',
            'sas_tibrv:SasTibrv.NumbersAhead',
            (
                Column('fields', Array(Struct('sas_tibrv::field_ahead')), origin='pos'),
                Column('count', Scalar('int64'), origin='value'),
            ),
            params=('ofs_fields',),
        ),
        'sas_tibrv::field_ahead': Record(
            'sas_tibrv::field_ahead',
            'sas_tibrv:SasTibrv.FieldAhead',
            (
                Column('len_name', Scalar('int16')),
                Column('label', Scalar('binary')),
                Column('wire_type', Scalar('int16')),
                Column('len_data', Struct('tibrv_msg::field_size')),
                Column('data', Scalar('binary')),
                Column('is_integer', Scalar('bool'), origin='value'),
            ),
        ),
        'sas_tibrv::observations': Record(
            'sas_tibrv::observations',
            'sas_tibrv:SasTibrv.Observations',
            (
                Column('num_observations', Struct('sas_tibrv::integer')),
                Column('record_type', Struct('sas_tibrv::integer')),
                Column('values', Array(Struct('sas_tibrv::observation_value'))),
            ),
        ),
        'sas_tibrv::observation_value': Record(
            'sas_tibrv::observation_value',
            'sas_tibrv:SasTibrv.ObservationValue',
            (
                Column('vtype', Enum(Scalar('int64'), {1: 'numeric', 2: 'character', 3: 'unknown'}), origin='value'),
                Column('number', Logical('sas_numeric', Scalar('float64')), nullable=True, origin='value'),
                Column('missing', Logical('sas_missing', Scalar('float64')), nullable=True, origin='value'),
                Column('text', Scalar('string'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('ahead', Struct('sas_tibrv::numbers_ahead')),
                Column('repeated_fields', Array(Struct('sas_tibrv::integer'))),
                Column('value_type', Struct('sas_tibrv::integer')),
                Column('field', Struct('sas_tibrv::scalar')),
                Column('next', Scalar('int64'), origin='value'),
            ),
            params=('start',),
        ),
        'sas_tibrv::indexes': Record(
            'sas_tibrv::indexes',
            'sas_tibrv:SasTibrv.Indexes',
            (
                Column('record_type', Struct('sas_tibrv::integer')),
                Column('num_records', Struct('sas_tibrv::integer')),
                Column('records', Array(Struct('sas_tibrv::index_record'))),
                Column('count_differs', Scalar('bool'), origin='value'),
            ),
        ),
        'sas_tibrv::index_record': Record(
            'sas_tibrv::index_record',
            'sas_tibrv:SasTibrv.IndexRecord',
            (
                Column('upercmx', Struct('sas_tibrv::integer')),
                Column('name', Struct('sas_tibrv::counted_text')),
                Column('flags', Struct('sas_tibrv::integer')),
                Column('num_variables', Struct('sas_tibrv::integer')),
                Column('num_keys', Struct('sas_tibrv::integer')),
                Column('keys', Array(Struct('sas_tibrv::text'))),
            ),
            technical=(
                Column('next', Scalar('int64'), origin='value'),
            ),
            params=('first',),
        ),
        'sas_tibrv::constraints': Record(
            'sas_tibrv::constraints',
            'sas_tibrv:SasTibrv.Constraints',
            (
                Column('record_type', Struct('sas_tibrv::integer')),
                Column('num_records', Struct('sas_tibrv::integer')),
                Column('records', Array(Struct('sas_tibrv::constraint'))),
                Column('count_differs', Scalar('bool'), origin='value'),
            ),
        ),
        'sas_tibrv::constraint': Record(
            'sas_tibrv::constraint',
            'sas_tibrv:SasTibrv.Constraint',
            (
                Column('constraint_type', Struct('sas_tibrv::integer')),
                Column('max_length', Struct('sas_tibrv::integer')),
                Column('name', Struct('sas_tibrv::text')),
                Column('num_variables', Struct('sas_tibrv::integer')),
                Column('num_names', Struct('sas_tibrv::integer')),
                Column('names', Array(Struct('sas_tibrv::text'))),
                Column('tail', Union((Case('check_tail', Struct('sas_tibrv::check_tail')), Case('plain_tail', Struct('sas_tibrv::plain_tail')), Case('foreign_key_tail', Struct('sas_tibrv::foreign_key_tail')),), selector='ksyspark_case_of_tail')),
                Column('shape', Enum(Scalar('int64'), {1: 'check', 2: 'plain', 3: 'foreign_key'}), origin='value'),
                Column('count_differs', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('names_ahead', Struct('sas_tibrv::texts_ahead')),
                Column('tail_ahead', Struct('sas_tibrv::tail_ahead')),
                Column('next', Scalar('int64'), origin='value'),
            ),
            params=('first',),
        ),
        'sas_tibrv::texts_ahead': Record(
            'sas_tibrv::texts_ahead',
            'sas_tibrv:SasTibrv.TextsAhead',
            (
                Column('fields', Array(Struct('sas_tibrv::field_ahead')), origin='pos'),
                Column('count', Scalar('int64'), origin='value'),
            ),
            params=('ofs_fields',),
        ),
        'sas_tibrv::tail_ahead': Record(
            'sas_tibrv::tail_ahead',
            'sas_tibrv:SasTibrv.TailAhead',
            (
                Column('fields', Array(Struct('sas_tibrv::field_ahead')), origin='pos'),
                Column('shape', Scalar('int64'), origin='value'),
            ),
            params=('ofs_fields',),
        ),
        'sas_tibrv::check_tail': Record(
            'sas_tibrv::check_tail',
            'sas_tibrv:SasTibrv.CheckTail',
            (
                Column('whlen', Struct('sas_tibrv::integer')),
                Column('num_buffers', Struct('sas_tibrv::integer')),
                Column('buffers', Array(Struct('sas_tibrv::opaque'))),
            ),
            params=('number',),
        ),
        'sas_tibrv::opaque': Record(
            'sas_tibrv::opaque',
            'sas_tibrv:SasTibrv.Opaque',
            (
                Column('value', Scalar('binary')),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('head', Struct('sas_tibrv::field_head')),
            ),
            params=('number',),
        ),
        'sas_tibrv::plain_tail': Record(
            'sas_tibrv::plain_tail',
            'sas_tibrv:SasTibrv.PlainTail',
            (
                Column('filler', Struct('sas_tibrv::integer')),
            ),
            params=('number',),
        ),
        'sas_tibrv::foreign_key_tail': Record(
            'sas_tibrv::foreign_key_tail',
            'sas_tibrv:SasTibrv.ForeignKeyTail',
            (
                Column('total_length', Struct('sas_tibrv::integer')),
                Column('on_delete', Struct('sas_tibrv::integer')),
                Column('on_update', Struct('sas_tibrv::integer')),
                Column('primary_key', Struct('sas_tibrv::counted_text')),
                Column('libref', Struct('sas_tibrv::text')),
                Column('member_name', Struct('sas_tibrv::counted_text')),
                Column('attributes', Struct('sas_tibrv::integer')),
            ),
            params=('number',),
        ),
        'sas_tibrv::file_descriptor': Record(
            'sas_tibrv::file_descriptor',
            'sas_tibrv:SasTibrv.FileDescriptor',
            (
                Column('len_record', Struct('sas_tibrv::integer')),
                Column('file_size', Struct('sas_tibrv::integer')),
            ),
            technical=(
                Column('trailing_fields', Scalar('binary'), reason='more fields than a file descriptor has'),
            ),
        ),
        'sas_tibrv::text_records': Record(
            'sas_tibrv::text_records',
            'sas_tibrv:SasTibrv.TextRecords',
            (
                Column('num_records', Struct('sas_tibrv::integer')),
                Column('records', Array(Struct('sas_tibrv::counted_text'))),
                Column('count_differs', Scalar('bool'), origin='value'),
            ),
        ),
        'sas_tibrv::binary_records': Record(
            'sas_tibrv::binary_records',
            'sas_tibrv:SasTibrv.BinaryRecords',
            (
                Column('num_records', Struct('sas_tibrv::integer')),
                Column('records', Array(Struct('sas_tibrv::binary_record'))),
                Column('count_differs', Scalar('bool'), origin='value'),
            ),
        ),
        'sas_tibrv::binary_record': Record(
            'sas_tibrv::binary_record',
            'sas_tibrv:SasTibrv.BinaryRecord',
            (
                Column('value', Scalar('binary')),
                Column('told_length', Scalar('int64'), origin='value'),
                Column('identifier', Scalar('int64'), nullable=True, origin='value'),
                Column('remark', Enum(Scalar('int64'), {0: 'none', 1: 'other_name', 2: 'other_identifier', 3: 'api_type_on_wire', 4: 'size_form_unknown', 5: 'not_terminated', 6: 'length_disagrees'}), origin='value'),
            ),
            technical=(
                Column('length', Struct('sas_tibrv::integer')),
                Column('head', Struct('sas_tibrv::field_head')),
            ),
            params=('number',),
        ),
        'sas_tibrv::last': Record(
            'sas_tibrv::last',
            'sas_tibrv:SasTibrv.Last',
            (
                Column('num_messages', Struct('sas_tibrv::integer')),
            ),
            technical=(
                Column('trailing_fields', Scalar('binary'), reason='more fields than a last message has'),
            ),
        ),
        'sas_tibrv::first_field': Record(
            'sas_tibrv::first_field',
            'sas_tibrv:SasTibrv.FirstField',
            (
                Column('len_name', Scalar('int16')),
                Column('label', Struct('tibrv_msg::field_name')),
            ),
        ),
    },
    params=(
        Param('has_identifiers', Scalar('bool'), default=True, doc="Whether two bytes behind the end of a name are the field's identifier. If not, they are ignored and no remark is made about identifiers."),
        Param('is_size_78_next_byte', Scalar('bool'), default=False, doc='How the size form 78 is read: as the number 120, or as a mark behind which one byte tells the size and counts itself.'),
    ),
    frame=True,
    mark=(4, b'\x99U\xee\xaa'),
)
