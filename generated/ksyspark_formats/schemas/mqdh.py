# Generated from ksy/ibm_mq/mqdh.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqdh: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

MQDH__DH__OBJECT_RECORD = StructType(
    [
        StructField('object_name', StringType(), True, {'comment': 'Queue.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ObjectName'}),
        StructField('object_q_mgr_name', StringType(), True, {'comment': 'Queue manager of that queue.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ObjectQMgrName'}),
    ]
)

MQDH__DH__PUT_MSG_RECORD = StructType(
    [
        StructField('msg_id', BinaryType(), True, {'comment': 'Identifier of the message.', 'ksy.type': 'bytes', 'ksy.orig_id': 'MsgId'}),
        StructField('correl_id', BinaryType(), True, {'comment': 'Identifier that relates the message to another one.', 'ksy.type': 'bytes', 'ksy.orig_id': 'CorrelId'}),
        StructField('group_id', BinaryType(), True, {'comment': 'Identifier of the group.', 'ksy.type': 'bytes', 'ksy.orig_id': 'GroupId'}),
        StructField('feedback', IntegerType(), True, {'comment': 'Feedback code.', 'ksy.type': 's4', 'ksy.orig_id': 'Feedback'}),
        StructField('accounting_token', BinaryType(), True, {'comment': 'What the work is charged to.', 'ksy.type': 'bytes', 'ksy.orig_id': 'AccountingToken'}),
    ]
)

MQDH__DH__RECORDS = StructType(
    [
        StructField('object_records', ArrayType(MQDH__DH__OBJECT_RECORD, True), True, {'comment': 'The destinations; none where the array does not lie inside the structure.', 'ksy.type': 'object_record, repeated', 'ksy.orig_id': 'MQOR'}),
        StructField('put_msg_records', ArrayType(MQDH__DH__PUT_MSG_RECORD, True), True, {'comment': 'What is particular to each destination; none where the array does not lie inside the structure.', 'ksy.type': 'put_msg_record, repeated', 'ksy.orig_id': 'MQPMR'}),
        StructField('has_array_outside', BooleanType(), True, {'comment': 'At least one array does not lie inside the structure, or has a negative number of records.', 'ksy.type': 'value'}),
    ]
)

MQDH__DH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters DH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 1 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure with its records. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows the MQDH; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'CCSID of the text in what follows. 0 and -1 leave it open, -2 means the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQDH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': '1 where every message gets a new identifier, else 0.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('put_msg_rec_fields', IntegerType(), True, {'comment': 'Which fields a put message record has: 1 MsgId, 2 CorrelId, 4 GroupId, 8 Feedback, 16 AccountingToken.', 'ksy.type': 's4', 'ksy.orig_id': 'PutMsgRecFields'}),
        StructField('recs_present', IntegerType(), True, {'comment': 'How many records each array has: one a destination.', 'ksy.type': 's4', 'ksy.orig_id': 'RecsPresent'}),
        StructField('object_rec_offset', IntegerType(), True, {'comment': 'Where the object records begin, counted from the start of this structure; 0 where there are none. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'ObjectRecOffset', 'ksy.unit': 'byte'}),
        StructField('put_msg_rec_offset', IntegerType(), True, {'comment': 'Where the put message records begin, counted from the start of this structure; 0 where there are none. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'PutMsgRecOffset', 'ksy.unit': 'byte'}),
        StructField('records', MQDH__DH__RECORDS, True, {'comment': 'Bytes up to the end that StrucLength says, and the two arrays in them.', 'ksy.type': 'records'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('new_msg_ids', BooleanType(), True, {'comment': 'A new identifier for each destination.', 'ksy.type': 'value', 'ksy.orig_id': 'MQDHF_NEW_MSG_IDS'}),
    ]
)

MQMD__DATA_CONTEXT = StructType(
    [
        StructField('integers', StringType(), True, {'comment': 'Byte order of whole numbers.', 'ksy.type': 'value', 'ksy.enum': {'0': 'undefined', '1': 'normal', '2': 'reversed'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not stated', '1': 'Most significant byte or digit first', '2': 'Least significant byte first'}, 'ksy.orig_id': 'MQENC_INTEGER_MASK'}),
        StructField('decimals', StringType(), True, {'comment': 'Order of the digits of packed decimals.', 'ksy.type': 'value', 'ksy.enum': {'0': 'undefined', '1': 'normal', '2': 'reversed'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not stated', '1': 'Most significant byte or digit first', '2': 'Least significant byte first'}, 'ksy.orig_id': 'MQENC_DECIMAL_MASK'}),
        StructField('floats', StringType(), True, {'comment': 'Floating point numbers.', 'ksy.type': 'value', 'ksy.enum': {'0': 'undefined', '1': 'ieee_normal', '2': 'ieee_reversed', '3': 's390', '4': 'tns'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not stated', '1': 'IEEE, most significant byte first', '2': 'IEEE, least significant byte first', '3': 'System/390 hexadecimal floating point', '4': 'NonStop TNS'}, 'ksy.orig_id': 'MQENC_FLOAT_MASK'}),
        StructField('has_reserved_bits', BooleanType(), True, {'comment': 'The encoding has bits that must be 0.', 'ksy.type': 'value', 'ksy.orig_id': 'MQENC_RESERVED_MASK'}),
        StructField('environment', StringType(), True, {'comment': 'Where the encoding as a whole is native; its number where it has no name.', 'ksy.type': 'value', 'ksy.enum': {'-1': 'as_published', '17': 'micro_focus_cobol', '273': 'normal', '546': 'reversed', '785': 's390', '1041': 'tns'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'-1': 'Request option, no stored value', '17': 'Micro Focus COBOL on Windows, program side', '273': 'IBM i, AIX, Linux on s390x, SPARC', '546': 'Windows, Linux on x86, ARM and POWER LE, macOS', '785': 'z/OS', '1041': 'NonStop'}}),
        StructField('charset', StringType(), True, {'comment': 'Kind of character set that the CCSID tells.', 'ksy.type': 'value', 'ksy.enum': {'0': 'unspecified', '1': 'ascii', '2': 'ebcdic', '3': 'inherited', '4': 'other'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': '0 or -1, left open', '1': 'Names are written as in ASCII', '2': 'Names are written as in EBCDIC', '3': '-2, as the structure that says so', '4': 'A CCSID that is not known here'}}),
    ]
)

MQDH = StructType(
    [
        StructField('header', MQDH__DH, True, {'comment': 'The distribution header, as long as its StrucLength says.', 'ksy.type': 'dh', 'ksy.orig_id': 'MQDH'}),
        StructField('following', MQMD__DATA_CONTEXT, True, {'comment': 'What the header says of that which follows it; no bytes.', 'ksy.type': 'mqmd::data_context'}),
        StructField('remainder', BinaryType(), True, {'comment': 'What follows. The header that `header.format` announces, else data. May be empty.', 'ksy.type': 'bytes'}),
        StructField('used_encoding', LongType(), True, {'comment': 'The encoding by which this header is read. As stated, else as the bytes of Version show it; versions are small numbers.', 'ksy.type': 'value'}),
    ]
)

MQMD__FORMAT_NAME = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'The name without what fills it up; empty for none.', 'ksy.type': 'value', 'ksy.orig_id': 'Format'}),
        StructField('kind', StringType(), True, {'comment': 'What the name means; upper and lower case differ.', 'ksy.type': 'value', 'ksy.enum': {'0': 'application', '1': 'none', '10': 'xmit_q_header', '11': 'md_extension', '12': 'dead_letter_header', '13': 'dist_header', '14': 'rf_header_1', '15': 'rf_header_2', '16': 'cics', '17': 'ims', '18': 'work_info_header', '19': 'ref_msg_header', '30': 'admin', '31': 'amqp', '32': 'channel_completed', '33': 'command_1', '34': 'command_2', '35': 'embedded_pcf', '36': 'event', '37': 'ims_var_string', '38': 'pcf', '39': 'string', '40': 'trigger'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Name that is not built in', '1': 'Blank. The data has no format name', '10': 'Transmission queue header MQXQH', '11': 'Message descriptor extension MQMDE', '12': 'Dead-letter header MQDLH', '13': 'Distribution header MQDH', '14': 'Rules and formatting header MQRFH', '15': 'Rules and formatting header MQRFH2', '16': 'CICS bridge header MQCIH', '17': 'IMS bridge header MQIIH', '18': 'Work information header MQWIH', '19': 'Reference message header MQRMH', '30': 'Administration in programmable command format', '31': 'Message of the AMQP protocol', '32': 'A channel has ended', '33': 'Reply to a command, first form', '34': 'Reply to a command, second form', '35': 'Embedded programmable command format header, which could chain too and is not taken apart here', '36': 'Event of a queue manager', '37': 'Text for IMS', '38': 'Programmable command format', '39': 'Text', '40': 'Trigger message MQTM, 684 bytes'}}),
    ]
)

MQMD__ASCII_NAME = StructType(
    [
    ]
)

MQMD__EBCDIC_NAME = StructType(
    [
    ]
)

MQMD__KNOWN_FORMAT = StructType(
    [
    ]
)

MQMD__TEXT = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'The text without what fills it up.', 'ksy.type': 'value'}),
    ]
)

MQMD__ASCII_OCTETS = StructType(
    [
    ]
)

MQMD__EBCDIC_OCTETS = StructType(
    [
    ]
)

SCHEMA = MQDH

TYPES = {
    'mqdh::dh::object_record': MQDH__DH__OBJECT_RECORD,
    'mqdh::dh::put_msg_record': MQDH__DH__PUT_MSG_RECORD,
    'mqdh::dh::records': MQDH__DH__RECORDS,
    'mqdh::dh': MQDH__DH,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mqdh': MQDH,
    'mqmd::format_name': MQMD__FORMAT_NAME,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
    'mqmd::known_format': MQMD__KNOWN_FORMAT,
    'mqmd::text': MQMD__TEXT,
    'mqmd::ascii_octets': MQMD__ASCII_OCTETS,
    'mqmd::ebcdic_octets': MQMD__EBCDIC_OCTETS,
}
