# Generated from ksy/tibco/tibrv_msg.ksy by `ksyspark generate`; do not edit.
"""Spark schema of tibrv_msg: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, ByteType, DecimalType, DoubleType, FloatType, IntegerType, LongType, ShortType, StringType, StructField, StructType

TIBRV_MSG__DEPTH_3__INNER_MESSAGE = StructType(
    [
        StructField('body', BinaryType(), True, {'comment': 'The fields; identifiers count anew in every message.', 'ksy.type': 'fields'}),
    ]
)

TIBRV_MSG__DEPTH_3__MESSAGE_LIST = StructType(
    [
        StructField('num_messages', LongType(), True, {'comment': 'Number of messages of the array.', 'ksy.type': 'u4be', 'ksy.orig_id': 'count'}),
        StructField('messages', ArrayType(TIBRV_MSG__DEPTH_3__INNER_MESSAGE, True), True, {'comment': 'The messages, or the one message.', 'ksy.type': 'inner_message, repeated'}),
    ]
)

TIBRV_MSG__SUBJECT_ELEMENT = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'Characters of the element.', 'ksy.type': 'strz ISO-8859-1', 'ksy.orig_id': 'element'}),
    ]
)

TIBRV_MSG__SUBJECT = StructType(
    [
        StructField('num_elements', ShortType(), True, {'comment': 'Number of elements; dots separate them where people write the subject.', 'ksy.type': 'u1', 'ksy.orig_id': 'count'}),
        StructField('elements', ArrayType(TIBRV_MSG__SUBJECT_ELEMENT, True), True, {'comment': 'The elements in their order.', 'ksy.type': 'subject_element, repeated'}),
    ]
)

TIBRV_MSG__DATETIME = StructType(
    [
        StructField('microseconds', IntegerType(), True, {'comment': 'Microseconds behind the seconds. [us]', 'ksy.type': 'b24', 'ksy.orig_id': 'nsec', 'ksy.unit': 'us'}),
        StructField('seconds', LongType(), True, {'comment': 'Seconds since the beginning of 1970, negative before. [s]', 'ksy.type': 'value', 'ksy.unit': 's'}),
    ]
)

TIBRV_MSG__TEXT = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'The characters up to the zero byte that ends them, read as Latin-1; the bytes are in the character set of the sender.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'tibrvMsg_AddString()'}),
        StructField('is_terminated', BooleanType(), True, {'comment': 'The text ends with its zero byte, as it should. An empty one may lack it.', 'ksy.type': 'value'}),
    ]
)

TIBRV_MSG__BOOLEAN = StructType(
    [
        StructField('value', BooleanType(), True, {'comment': 'Whether it is true.', 'ksy.type': 'value'}),
    ]
)

TIBRV_MSG__IP_DATA = StructType(
    [
        StructField('address', ArrayType(ShortType(), True), True, {'comment': 'The four numbers of the address as people write them, 127.0.0.1.', 'ksy.type': 'u1, repeated', 'ksy.orig_id': 'tibrv_ipaddr32'}),
        StructField('port', IntegerType(), True, {'comment': 'The port.', 'ksy.type': 'u2be', 'ksy.orig_id': 'tibrv_ipport16'}),
    ]
)

TIBRV_MSG__SIGNED = StructType(
    [
        StructField('value', LongType(), True, {'comment': "The number. Its width is the sender's choice and means nothing.", 'ksy.type': 'value', 'ksy.orig_id': 'tibrvMsg_AddI16(), tibrvMsg_AddI32()'}),
    ]
)

TIBRV_MSG__UNSIGNED = StructType(
    [
        StructField('long_value', DecimalType(20, 0), True, {'comment': 'The number, if it has eight bytes.', 'ksy.type': 'u8be', 'ksy.orig_id': 'tibrv_u64'}),
        StructField('value', LongType(), True, {'comment': 'The number, if it has up to four bytes.', 'ksy.type': 'value', 'ksy.orig_id': 'tibrvMsg_AddU32()'}),
    ]
)

TIBRV_MSG__REAL = StructType(
    [
        StructField('value', DoubleType(), True, {'comment': 'The number, bit for bit; SAS marks missing values in bits of it.', 'ksy.type': 'value', 'ksy.orig_id': 'tibrvMsg_AddF64()'}),
    ]
)

TIBRV_MSG__I8_ARRAY = StructType(
    [
        StructField('values', ArrayType(ByteType(), True), True, {'comment': 'The numbers.', 'ksy.type': 's1, repeated', 'ksy.orig_id': 'tibrv_i8[]'}),
    ]
)

TIBRV_MSG__U8_ARRAY = StructType(
    [
        StructField('values', ArrayType(ShortType(), True), True, {'comment': 'The numbers.', 'ksy.type': 'u1, repeated', 'ksy.orig_id': 'tibrv_u8[]'}),
    ]
)

TIBRV_MSG__I16_ARRAY = StructType(
    [
        StructField('values', ArrayType(ShortType(), True), True, {'comment': 'The numbers.', 'ksy.type': 's2be, repeated', 'ksy.orig_id': 'tibrv_i16[]'}),
    ]
)

TIBRV_MSG__U16_ARRAY = StructType(
    [
        StructField('values', ArrayType(IntegerType(), True), True, {'comment': 'The numbers.', 'ksy.type': 'u2be, repeated', 'ksy.orig_id': 'tibrv_u16[]'}),
    ]
)

TIBRV_MSG__I32_ARRAY = StructType(
    [
        StructField('values', ArrayType(IntegerType(), True), True, {'comment': 'The numbers.', 'ksy.type': 's4be, repeated', 'ksy.orig_id': 'tibrv_i32[]'}),
    ]
)

TIBRV_MSG__U32_ARRAY = StructType(
    [
        StructField('values', ArrayType(LongType(), True), True, {'comment': 'The numbers.', 'ksy.type': 'u4be, repeated', 'ksy.orig_id': 'tibrv_u32[]'}),
    ]
)

TIBRV_MSG__I64_ARRAY = StructType(
    [
        StructField('values', ArrayType(LongType(), True), True, {'comment': 'The numbers.', 'ksy.type': 's8be, repeated', 'ksy.orig_id': 'tibrv_i64[]'}),
    ]
)

TIBRV_MSG__U64_ARRAY = StructType(
    [
        StructField('values', ArrayType(DecimalType(20, 0), True), True, {'comment': 'The numbers.', 'ksy.type': 'u8be, repeated', 'ksy.orig_id': 'tibrv_u64[]'}),
    ]
)

TIBRV_MSG__F32_ARRAY = StructType(
    [
        StructField('values', ArrayType(FloatType(), True), True, {'comment': 'The numbers.', 'ksy.type': 'f4be, repeated', 'ksy.orig_id': 'tibrv_f32[]'}),
    ]
)

TIBRV_MSG__F64_ARRAY = StructType(
    [
        StructField('values', ArrayType(DoubleType(), True), True, {'comment': 'The numbers.', 'ksy.type': 'f8be, repeated', 'ksy.orig_id': 'tibrv_f64[]'}),
    ]
)

TIBRV_MSG__XML = StructType(
    [
        StructField('compressed', BinaryType(), True, {'comment': 'The document as a zlib stream, not unpacked here.', 'ksy.type': 'bytes', 'ksy.orig_id': 'tibrvXml'}),
        StructField('len_document', LongType(), True, {'comment': 'Number of bytes of the document when it is unpacked. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
    ]
)

TIBRV_MSG__STRING_ARRAY = StructType(
    [
        StructField('num_values', LongType(), True, {'comment': 'Number of texts.', 'ksy.type': 'u4be', 'ksy.orig_id': 'count'}),
        StructField('values', ArrayType(StringType(), True), True, {'comment': 'The texts, each with its zero byte.', 'ksy.type': 'strz ISO-8859-1, repeated', 'ksy.orig_id': 'string[]'}),
    ]
)

TIBRV_MSG__DEPTH_3__FIELD = StructType(
    [
        StructField('wire_type', StringType(), True, {'comment': 'What kind of data the field holds.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'bad', '1': 'message', '2': 'subject', '3': 'datetime', '7': 'opaque', '8': 'string', '9': 'boolean', '10': 'ip_data', '11': 'signed', '12': 'unsigned', '13': 'real', '14': 'api_i8', '15': 'api_u8', '16': 'api_i16', '17': 'api_u16', '18': 'api_i32', '19': 'api_u32', '20': 'api_i64', '21': 'api_u64', '24': 'api_f32', '25': 'api_f64', '26': 'api_ip_port', '27': 'api_ip_address', '32': 'encrypted', '34': 'i8_array', '35': 'u8_array', '36': 'i16_array', '37': 'u16_array', '38': 'i32_array', '39': 'u32_array', '40': 'i64_array', '41': 'u64_array', '44': 'f32_array', '45': 'f64_array', '47': 'xml', '48': 'string_array', '49': 'message_array'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Bad data', '1': 'A whole message inside the field', '2': 'A subject name', '3': 'Date and time', '7': 'Bytes', '8': 'A text with a zero byte behind it', '9': 'True or false', '10': 'IP address of four bytes, or port of two bytes', '11': 'Whole number with sign', '12': 'Whole number without sign', '13': 'Floating-point number', '14': 'Whole number with sign, 1 byte; the code of the programming interface', '15': 'Whole number without sign, 1 byte; the code of the programming interface', '16': 'Whole number with sign, 2 bytes; the code of the programming interface', '17': 'Whole number without sign, 2 bytes; the code of the programming interface', '18': 'Whole number with sign, 4 bytes; the code of the programming interface', '19': 'Whole number without sign, 4 bytes; the code of the programming interface', '20': 'Whole number with sign, 8 bytes; the code of the programming interface', '21': 'Whole number without sign, 8 bytes; the code of the programming interface', '24': 'Floating-point number of 4 bytes; the code of the programming interface', '25': 'Floating-point number of 8 bytes; the code of the programming interface', '26': 'Port; the code of the programming interface', '27': 'IP address; the code of the programming interface', '32': 'Encrypted bytes, of old releases', '34': 'Whole numbers of 1 byte with sign', '35': 'Whole numbers of 1 byte without sign', '36': 'Whole numbers of 2 bytes with sign', '37': 'Whole numbers of 2 bytes without sign', '38': 'Whole numbers of 4 bytes with sign', '39': 'Whole numbers of 4 bytes without sign', '40': 'Whole numbers of 8 bytes with sign', '41': 'Whole numbers of 8 bytes without sign', '44': 'Floating-point numbers of 4 bytes', '45': 'Floating-point numbers of 8 bytes', '47': 'Compressed XML document', '48': 'Texts', '49': 'Whole messages'}, 'ksy.orig_id': 'type'}),
        StructField('data', StructType([StructField('message_list', TIBRV_MSG__DEPTH_3__MESSAGE_LIST, True), StructField('subject', TIBRV_MSG__SUBJECT, True), StructField('datetime', TIBRV_MSG__DATETIME, True), StructField('text', TIBRV_MSG__TEXT, True), StructField('boolean', TIBRV_MSG__BOOLEAN, True), StructField('ip_data', TIBRV_MSG__IP_DATA, True), StructField('signed', TIBRV_MSG__SIGNED, True), StructField('unsigned', TIBRV_MSG__UNSIGNED, True), StructField('real', TIBRV_MSG__REAL, True), StructField('i8_array', TIBRV_MSG__I8_ARRAY, True), StructField('u8_array', TIBRV_MSG__U8_ARRAY, True), StructField('i16_array', TIBRV_MSG__I16_ARRAY, True), StructField('u16_array', TIBRV_MSG__U16_ARRAY, True), StructField('i32_array', TIBRV_MSG__I32_ARRAY, True), StructField('u32_array', TIBRV_MSG__U32_ARRAY, True), StructField('i64_array', TIBRV_MSG__I64_ARRAY, True), StructField('u64_array', TIBRV_MSG__U64_ARRAY, True), StructField('f32_array', TIBRV_MSG__F32_ARRAY, True), StructField('f64_array', TIBRV_MSG__F64_ARRAY, True), StructField('xml', TIBRV_MSG__XML, True), StructField('string_array', TIBRV_MSG__STRING_ARRAY, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'The value, in the column of its kind. Opaque and encrypted data, and data of types that are not known, stay bytes in `raw`. Of a message inside a field, the size has just been read: it is its first word.', 'ksy.type': 'switch on wire_type: message_list, subject, datetime, text, boolean, ip_data, signed, unsigned, real, i8_array, u8_array, i16_array, u16_array, i32_array, u32_array, i64_array, u64_array, f32_array, f64_array, xml, string_array'}),
        StructField('name', StringType(), True, {'comment': 'Name of the field; empty if it has none. Several fields may share one.', 'ksy.type': 'value', 'ksy.orig_id': 'field name'}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field in its message, 1 to 65535; absent if it has none.', 'ksy.type': 'value', 'ksy.orig_id': 'field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the field, although it can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'type_unknown', '2': 'api_type_on_wire', '3': 'size_form_unknown'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Nobody knows this type; its bytes are kept', '2': 'The code is that of the programming interface, not the one on the wire', '3': 'Nobody is known to write this size form; it is taken as the size itself'}}),
    ]
)

TIBRV_MSG__DEPTH_3__FIELDS = StructType(
    [
        StructField('fields', ArrayType(TIBRV_MSG__DEPTH_3__FIELD, True), True, {'comment': 'All fields of the message in their order.', 'ksy.type': 'field, repeated', 'ksy.orig_id': 'field'}),
    ]
)

TIBRV_MSG__DEPTH_2__INNER_MESSAGE = StructType(
    [
        StructField('body', TIBRV_MSG__DEPTH_3__FIELDS, True, {'comment': 'The fields; identifiers count anew in every message.', 'ksy.type': 'fields'}),
    ]
)

TIBRV_MSG__DEPTH_2__MESSAGE_LIST = StructType(
    [
        StructField('num_messages', LongType(), True, {'comment': 'Number of messages of the array.', 'ksy.type': 'u4be', 'ksy.orig_id': 'count'}),
        StructField('messages', ArrayType(TIBRV_MSG__DEPTH_2__INNER_MESSAGE, True), True, {'comment': 'The messages, or the one message.', 'ksy.type': 'inner_message, repeated'}),
    ]
)

TIBRV_MSG__DEPTH_2__FIELD = StructType(
    [
        StructField('wire_type', StringType(), True, {'comment': 'What kind of data the field holds.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'bad', '1': 'message', '2': 'subject', '3': 'datetime', '7': 'opaque', '8': 'string', '9': 'boolean', '10': 'ip_data', '11': 'signed', '12': 'unsigned', '13': 'real', '14': 'api_i8', '15': 'api_u8', '16': 'api_i16', '17': 'api_u16', '18': 'api_i32', '19': 'api_u32', '20': 'api_i64', '21': 'api_u64', '24': 'api_f32', '25': 'api_f64', '26': 'api_ip_port', '27': 'api_ip_address', '32': 'encrypted', '34': 'i8_array', '35': 'u8_array', '36': 'i16_array', '37': 'u16_array', '38': 'i32_array', '39': 'u32_array', '40': 'i64_array', '41': 'u64_array', '44': 'f32_array', '45': 'f64_array', '47': 'xml', '48': 'string_array', '49': 'message_array'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Bad data', '1': 'A whole message inside the field', '2': 'A subject name', '3': 'Date and time', '7': 'Bytes', '8': 'A text with a zero byte behind it', '9': 'True or false', '10': 'IP address of four bytes, or port of two bytes', '11': 'Whole number with sign', '12': 'Whole number without sign', '13': 'Floating-point number', '14': 'Whole number with sign, 1 byte; the code of the programming interface', '15': 'Whole number without sign, 1 byte; the code of the programming interface', '16': 'Whole number with sign, 2 bytes; the code of the programming interface', '17': 'Whole number without sign, 2 bytes; the code of the programming interface', '18': 'Whole number with sign, 4 bytes; the code of the programming interface', '19': 'Whole number without sign, 4 bytes; the code of the programming interface', '20': 'Whole number with sign, 8 bytes; the code of the programming interface', '21': 'Whole number without sign, 8 bytes; the code of the programming interface', '24': 'Floating-point number of 4 bytes; the code of the programming interface', '25': 'Floating-point number of 8 bytes; the code of the programming interface', '26': 'Port; the code of the programming interface', '27': 'IP address; the code of the programming interface', '32': 'Encrypted bytes, of old releases', '34': 'Whole numbers of 1 byte with sign', '35': 'Whole numbers of 1 byte without sign', '36': 'Whole numbers of 2 bytes with sign', '37': 'Whole numbers of 2 bytes without sign', '38': 'Whole numbers of 4 bytes with sign', '39': 'Whole numbers of 4 bytes without sign', '40': 'Whole numbers of 8 bytes with sign', '41': 'Whole numbers of 8 bytes without sign', '44': 'Floating-point numbers of 4 bytes', '45': 'Floating-point numbers of 8 bytes', '47': 'Compressed XML document', '48': 'Texts', '49': 'Whole messages'}, 'ksy.orig_id': 'type'}),
        StructField('data', StructType([StructField('message_list', TIBRV_MSG__DEPTH_2__MESSAGE_LIST, True), StructField('subject', TIBRV_MSG__SUBJECT, True), StructField('datetime', TIBRV_MSG__DATETIME, True), StructField('text', TIBRV_MSG__TEXT, True), StructField('boolean', TIBRV_MSG__BOOLEAN, True), StructField('ip_data', TIBRV_MSG__IP_DATA, True), StructField('signed', TIBRV_MSG__SIGNED, True), StructField('unsigned', TIBRV_MSG__UNSIGNED, True), StructField('real', TIBRV_MSG__REAL, True), StructField('i8_array', TIBRV_MSG__I8_ARRAY, True), StructField('u8_array', TIBRV_MSG__U8_ARRAY, True), StructField('i16_array', TIBRV_MSG__I16_ARRAY, True), StructField('u16_array', TIBRV_MSG__U16_ARRAY, True), StructField('i32_array', TIBRV_MSG__I32_ARRAY, True), StructField('u32_array', TIBRV_MSG__U32_ARRAY, True), StructField('i64_array', TIBRV_MSG__I64_ARRAY, True), StructField('u64_array', TIBRV_MSG__U64_ARRAY, True), StructField('f32_array', TIBRV_MSG__F32_ARRAY, True), StructField('f64_array', TIBRV_MSG__F64_ARRAY, True), StructField('xml', TIBRV_MSG__XML, True), StructField('string_array', TIBRV_MSG__STRING_ARRAY, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'The value, in the column of its kind. Opaque and encrypted data, and data of types that are not known, stay bytes in `raw`. Of a message inside a field, the size has just been read: it is its first word.', 'ksy.type': 'switch on wire_type: message_list, subject, datetime, text, boolean, ip_data, signed, unsigned, real, i8_array, u8_array, i16_array, u16_array, i32_array, u32_array, i64_array, u64_array, f32_array, f64_array, xml, string_array'}),
        StructField('name', StringType(), True, {'comment': 'Name of the field; empty if it has none. Several fields may share one.', 'ksy.type': 'value', 'ksy.orig_id': 'field name'}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field in its message, 1 to 65535; absent if it has none.', 'ksy.type': 'value', 'ksy.orig_id': 'field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the field, although it can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'type_unknown', '2': 'api_type_on_wire', '3': 'size_form_unknown'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Nobody knows this type; its bytes are kept', '2': 'The code is that of the programming interface, not the one on the wire', '3': 'Nobody is known to write this size form; it is taken as the size itself'}}),
    ]
)

TIBRV_MSG__DEPTH_2__FIELDS = StructType(
    [
        StructField('fields', ArrayType(TIBRV_MSG__DEPTH_2__FIELD, True), True, {'comment': 'All fields of the message in their order.', 'ksy.type': 'field, repeated', 'ksy.orig_id': 'field'}),
    ]
)

TIBRV_MSG__INNER_MESSAGE = StructType(
    [
        StructField('body', TIBRV_MSG__DEPTH_2__FIELDS, True, {'comment': 'The fields; identifiers count anew in every message.', 'ksy.type': 'fields'}),
    ]
)

TIBRV_MSG__MESSAGE_LIST = StructType(
    [
        StructField('num_messages', LongType(), True, {'comment': 'Number of messages of the array.', 'ksy.type': 'u4be', 'ksy.orig_id': 'count'}),
        StructField('messages', ArrayType(TIBRV_MSG__INNER_MESSAGE, True), True, {'comment': 'The messages, or the one message.', 'ksy.type': 'inner_message, repeated'}),
    ]
)

TIBRV_MSG__FIELD = StructType(
    [
        StructField('wire_type', StringType(), True, {'comment': 'What kind of data the field holds.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'bad', '1': 'message', '2': 'subject', '3': 'datetime', '7': 'opaque', '8': 'string', '9': 'boolean', '10': 'ip_data', '11': 'signed', '12': 'unsigned', '13': 'real', '14': 'api_i8', '15': 'api_u8', '16': 'api_i16', '17': 'api_u16', '18': 'api_i32', '19': 'api_u32', '20': 'api_i64', '21': 'api_u64', '24': 'api_f32', '25': 'api_f64', '26': 'api_ip_port', '27': 'api_ip_address', '32': 'encrypted', '34': 'i8_array', '35': 'u8_array', '36': 'i16_array', '37': 'u16_array', '38': 'i32_array', '39': 'u32_array', '40': 'i64_array', '41': 'u64_array', '44': 'f32_array', '45': 'f64_array', '47': 'xml', '48': 'string_array', '49': 'message_array'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Bad data', '1': 'A whole message inside the field', '2': 'A subject name', '3': 'Date and time', '7': 'Bytes', '8': 'A text with a zero byte behind it', '9': 'True or false', '10': 'IP address of four bytes, or port of two bytes', '11': 'Whole number with sign', '12': 'Whole number without sign', '13': 'Floating-point number', '14': 'Whole number with sign, 1 byte; the code of the programming interface', '15': 'Whole number without sign, 1 byte; the code of the programming interface', '16': 'Whole number with sign, 2 bytes; the code of the programming interface', '17': 'Whole number without sign, 2 bytes; the code of the programming interface', '18': 'Whole number with sign, 4 bytes; the code of the programming interface', '19': 'Whole number without sign, 4 bytes; the code of the programming interface', '20': 'Whole number with sign, 8 bytes; the code of the programming interface', '21': 'Whole number without sign, 8 bytes; the code of the programming interface', '24': 'Floating-point number of 4 bytes; the code of the programming interface', '25': 'Floating-point number of 8 bytes; the code of the programming interface', '26': 'Port; the code of the programming interface', '27': 'IP address; the code of the programming interface', '32': 'Encrypted bytes, of old releases', '34': 'Whole numbers of 1 byte with sign', '35': 'Whole numbers of 1 byte without sign', '36': 'Whole numbers of 2 bytes with sign', '37': 'Whole numbers of 2 bytes without sign', '38': 'Whole numbers of 4 bytes with sign', '39': 'Whole numbers of 4 bytes without sign', '40': 'Whole numbers of 8 bytes with sign', '41': 'Whole numbers of 8 bytes without sign', '44': 'Floating-point numbers of 4 bytes', '45': 'Floating-point numbers of 8 bytes', '47': 'Compressed XML document', '48': 'Texts', '49': 'Whole messages'}, 'ksy.orig_id': 'type'}),
        StructField('data', StructType([StructField('message_list', TIBRV_MSG__MESSAGE_LIST, True), StructField('subject', TIBRV_MSG__SUBJECT, True), StructField('datetime', TIBRV_MSG__DATETIME, True), StructField('text', TIBRV_MSG__TEXT, True), StructField('boolean', TIBRV_MSG__BOOLEAN, True), StructField('ip_data', TIBRV_MSG__IP_DATA, True), StructField('signed', TIBRV_MSG__SIGNED, True), StructField('unsigned', TIBRV_MSG__UNSIGNED, True), StructField('real', TIBRV_MSG__REAL, True), StructField('i8_array', TIBRV_MSG__I8_ARRAY, True), StructField('u8_array', TIBRV_MSG__U8_ARRAY, True), StructField('i16_array', TIBRV_MSG__I16_ARRAY, True), StructField('u16_array', TIBRV_MSG__U16_ARRAY, True), StructField('i32_array', TIBRV_MSG__I32_ARRAY, True), StructField('u32_array', TIBRV_MSG__U32_ARRAY, True), StructField('i64_array', TIBRV_MSG__I64_ARRAY, True), StructField('u64_array', TIBRV_MSG__U64_ARRAY, True), StructField('f32_array', TIBRV_MSG__F32_ARRAY, True), StructField('f64_array', TIBRV_MSG__F64_ARRAY, True), StructField('xml', TIBRV_MSG__XML, True), StructField('string_array', TIBRV_MSG__STRING_ARRAY, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'The value, in the column of its kind. Opaque and encrypted data, and data of types that are not known, stay bytes in `raw`. Of a message inside a field, the size has just been read: it is its first word.', 'ksy.type': 'switch on wire_type: message_list, subject, datetime, text, boolean, ip_data, signed, unsigned, real, i8_array, u8_array, i16_array, u16_array, i32_array, u32_array, i64_array, u64_array, f32_array, f64_array, xml, string_array'}),
        StructField('name', StringType(), True, {'comment': 'Name of the field; empty if it has none. Several fields may share one.', 'ksy.type': 'value', 'ksy.orig_id': 'field name'}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field in its message, 1 to 65535; absent if it has none.', 'ksy.type': 'value', 'ksy.orig_id': 'field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the field, although it can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'type_unknown', '2': 'api_type_on_wire', '3': 'size_form_unknown'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Nobody knows this type; its bytes are kept', '2': 'The code is that of the programming interface, not the one on the wire', '3': 'Nobody is known to write this size form; it is taken as the size itself'}}),
    ]
)

TIBRV_MSG__FIELDS = StructType(
    [
        StructField('fields', ArrayType(TIBRV_MSG__FIELD, True), True, {'comment': 'All fields of the message in their order.', 'ksy.type': 'field, repeated', 'ksy.orig_id': 'field'}),
    ]
)

TIBRV_MSG = StructType(
    [
        StructField('len_message', LongType(), True, {'comment': 'Size of the whole message, these four bytes included. [byte]', 'ksy.type': 'u4be', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
        StructField('body', TIBRV_MSG__FIELDS, True, {'comment': 'The fields, up to the end of the message. There may be none.', 'ksy.type': 'fields'}),
    ]
)

TIBRV_MSG__FIELD_NAME = StructType(
    [
        StructField('name', StringType(), True, {'comment': "Characters of the name, in the sender's character set; read as Latin-1. The programming interface allows 127, the bytes allow more.", 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'name'}),
        StructField('identifier', LongType(), True, {'comment': 'The two bytes behind the name as a number; 0 means no identifier.', 'ksy.type': 'value'}),
    ]
)

TIBRV_MSG__FIELD_SIZE = StructType(
    [
        StructField('form', ShortType(), True, {'comment': 'Below 78: the size itself. 79: a number of two bytes follows. 7A: a number of four bytes follows. Nobody is known to write others; they are taken as the size itself.', 'ksy.type': 'u1', 'ksy.orig_id': 'size'}),
        StructField('len_8', ShortType(), True, {'comment': 'Size in one byte, itself counted. [byte]', 'ksy.type': 'u1', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
        StructField('len_16', IntegerType(), True, {'comment': 'Size in two bytes, themselves counted. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
        StructField('len_32', LongType(), True, {'comment': 'Size in four bytes, themselves counted. [byte]', 'ksy.type': 'u4be', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
        StructField('value', LongType(), True, {'comment': 'Number of bytes of the data. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
    ]
)

TIBRV_MSG__DEPTH_4__FIELDS = StructType(
    [
        StructField('raw', BinaryType(), True, {'comment': 'Bytes of a `fields` on level 4: neither checked nor looked into.', 'ksy.type': 'bytes'}),
    ]
)

SCHEMA = TIBRV_MSG

TYPES = {
    'tibrv_msg::depth_3::inner_message': TIBRV_MSG__DEPTH_3__INNER_MESSAGE,
    'tibrv_msg::depth_3::message_list': TIBRV_MSG__DEPTH_3__MESSAGE_LIST,
    'tibrv_msg::subject_element': TIBRV_MSG__SUBJECT_ELEMENT,
    'tibrv_msg::subject': TIBRV_MSG__SUBJECT,
    'tibrv_msg::datetime': TIBRV_MSG__DATETIME,
    'tibrv_msg::text': TIBRV_MSG__TEXT,
    'tibrv_msg::boolean': TIBRV_MSG__BOOLEAN,
    'tibrv_msg::ip_data': TIBRV_MSG__IP_DATA,
    'tibrv_msg::signed': TIBRV_MSG__SIGNED,
    'tibrv_msg::unsigned': TIBRV_MSG__UNSIGNED,
    'tibrv_msg::real': TIBRV_MSG__REAL,
    'tibrv_msg::i8_array': TIBRV_MSG__I8_ARRAY,
    'tibrv_msg::u8_array': TIBRV_MSG__U8_ARRAY,
    'tibrv_msg::i16_array': TIBRV_MSG__I16_ARRAY,
    'tibrv_msg::u16_array': TIBRV_MSG__U16_ARRAY,
    'tibrv_msg::i32_array': TIBRV_MSG__I32_ARRAY,
    'tibrv_msg::u32_array': TIBRV_MSG__U32_ARRAY,
    'tibrv_msg::i64_array': TIBRV_MSG__I64_ARRAY,
    'tibrv_msg::u64_array': TIBRV_MSG__U64_ARRAY,
    'tibrv_msg::f32_array': TIBRV_MSG__F32_ARRAY,
    'tibrv_msg::f64_array': TIBRV_MSG__F64_ARRAY,
    'tibrv_msg::xml': TIBRV_MSG__XML,
    'tibrv_msg::string_array': TIBRV_MSG__STRING_ARRAY,
    'tibrv_msg::depth_3::field': TIBRV_MSG__DEPTH_3__FIELD,
    'tibrv_msg::depth_3::fields': TIBRV_MSG__DEPTH_3__FIELDS,
    'tibrv_msg::depth_2::inner_message': TIBRV_MSG__DEPTH_2__INNER_MESSAGE,
    'tibrv_msg::depth_2::message_list': TIBRV_MSG__DEPTH_2__MESSAGE_LIST,
    'tibrv_msg::depth_2::field': TIBRV_MSG__DEPTH_2__FIELD,
    'tibrv_msg::depth_2::fields': TIBRV_MSG__DEPTH_2__FIELDS,
    'tibrv_msg::inner_message': TIBRV_MSG__INNER_MESSAGE,
    'tibrv_msg::message_list': TIBRV_MSG__MESSAGE_LIST,
    'tibrv_msg::field': TIBRV_MSG__FIELD,
    'tibrv_msg::fields': TIBRV_MSG__FIELDS,
    'tibrv_msg': TIBRV_MSG,
    'tibrv_msg::field_name': TIBRV_MSG__FIELD_NAME,
    'tibrv_msg::field_size': TIBRV_MSG__FIELD_SIZE,
    'tibrv_msg::depth_4::fields': TIBRV_MSG__DEPTH_4__FIELDS,
}
