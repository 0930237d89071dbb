# Generated from ksy/ibm_mq/mqrmh.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqrmh: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

MQRMH__RMH__STRINGS = StructType(
    [
        StructField('src_env', StringType(), True, {'comment': 'Environment of the source; empty where there is none, or where it does not lie inside the structure.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'SrcEnv'}),
        StructField('src_name', StringType(), True, {'comment': 'Name of the source; empty where there is none, or where it does not lie inside the structure.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'SrcName'}),
        StructField('dest_env', StringType(), True, {'comment': 'Environment of the destination; empty where there is none, or where it does not lie inside the structure.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'DestEnv'}),
        StructField('dest_name', StringType(), True, {'comment': 'Name of the destination; empty where there is none, or where it does not lie inside the structure.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'DestName'}),
        StructField('has_string_outside', BooleanType(), True, {'comment': 'At least one string does not lie inside the structure.', 'ksy.type': 'value'}),
    ]
)

MQRMH__RMH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters RMH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 1 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure with its strings. The data of the object, if any is there, begins behind it. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows the MQRMH; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'CCSID of the text in what follows. 0 and -1 leave it open, -2 means the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQRMH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': '1 where the message is the last of its object, else 0.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('object_type', StringType(), True, {'comment': 'Kind of object, by which exits know theirs.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ObjectType'}),
        StructField('object_instance_id', BinaryType(), True, {'comment': 'Identifier of the object.', 'ksy.type': 'bytes', 'ksy.orig_id': 'ObjectInstanceId'}),
        StructField('len_src_env', IntegerType(), True, {'comment': 'Environment of the source: length in bytes, 0 for none. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'SrcEnvLength', 'ksy.unit': 'byte'}),
        StructField('ofs_src_env', IntegerType(), True, {'comment': 'Environment of the source: where it begins, counted from the start of this structure. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'SrcEnvOffset', 'ksy.unit': 'byte'}),
        StructField('len_src_name', IntegerType(), True, {'comment': 'Name of the source: length in bytes, 0 for none. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'SrcNameLength', 'ksy.unit': 'byte'}),
        StructField('ofs_src_name', IntegerType(), True, {'comment': 'Name of the source: where it begins, counted from the start of this structure. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'SrcNameOffset', 'ksy.unit': 'byte'}),
        StructField('len_dest_env', IntegerType(), True, {'comment': 'Environment of the destination: length in bytes, 0 for none. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'DestEnvLength', 'ksy.unit': 'byte'}),
        StructField('ofs_dest_env', IntegerType(), True, {'comment': 'Environment of the destination: where it begins, counted from the start of this structure. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'DestEnvOffset', 'ksy.unit': 'byte'}),
        StructField('len_dest_name', IntegerType(), True, {'comment': 'Name of the destination: length in bytes, 0 for none. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'DestNameLength', 'ksy.unit': 'byte'}),
        StructField('ofs_dest_name', IntegerType(), True, {'comment': 'Name of the destination: where it begins, counted from the start of this structure. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'DestNameOffset', 'ksy.unit': 'byte'}),
        StructField('data_logical_length', IntegerType(), True, {'comment': 'Bytes of the object that this message stands for; 0 all of it. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'DataLogicalLength', 'ksy.unit': 'byte'}),
        StructField('data_logical_offset', IntegerType(), True, {'comment': 'Where they begin in the object: the low nine decimal digits.', 'ksy.type': 's4', 'ksy.orig_id': 'DataLogicalOffset'}),
        StructField('data_logical_offset2', IntegerType(), True, {'comment': 'Where they begin in the object: the digits above, in thousand millions.', 'ksy.type': 's4', 'ksy.orig_id': 'DataLogicalOffset2'}),
        StructField('strings', MQRMH__RMH__STRINGS, True, {'comment': 'Bytes up to the end that StrucLength says, and the four strings in them.', 'ksy.type': 'strings'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('is_last', BooleanType(), True, {'comment': 'The message is the last, or the only one, of its object.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRMHF_LAST'}),
        StructField('logical_offset', LongType(), True, {'comment': 'Where the bytes begin in the object. It is not the place of the data in the message. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
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

MQRMH = StructType(
    [
        StructField('header', MQRMH__RMH, True, {'comment': 'The reference message header, as long as its StrucLength says.', 'ksy.type': 'rmh', 'ksy.orig_id': 'MQRMH'}),
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

SCHEMA = MQRMH

TYPES = {
    'mqrmh::rmh::strings': MQRMH__RMH__STRINGS,
    'mqrmh::rmh': MQRMH__RMH,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mqrmh': MQRMH,
    'mqmd::format_name': MQMD__FORMAT_NAME,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
    'mqmd::known_format': MQMD__KNOWN_FORMAT,
    'mqmd::text': MQMD__TEXT,
    'mqmd::ascii_octets': MQMD__ASCII_OCTETS,
    'mqmd::ebcdic_octets': MQMD__EBCDIC_OCTETS,
}
