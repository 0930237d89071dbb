# Generated from ksy/ibm_mq/mqrfh2.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqrfh2: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

MQRFH2__RFH2__FOLDER = StructType(
    [
        StructField('len_data', IntegerType(), True, {'comment': 'Bytes of text that follow; a multiple of 4. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'NameValueLength', 'ksy.unit': 'byte'}),
        StructField('raw', BinaryType(), True, {'comment': 'The bytes, where the CCSID is none that folders have.', 'ksy.type': 'bytes', 'ksy.orig_id': 'NameValueData'}),
        StructField('is_sound', BooleanType(), True, {'comment': 'The length is not negative, a multiple of 4, and stays within the structure. Otherwise nothing is read.', 'ksy.type': 'value'}),
        StructField('data', StringType(), True, {'comment': 'The text; blanks at the end are left out of UTF-8.', 'ksy.type': 'value', 'ksy.orig_id': 'NameValueData'}),
    ]
)

MQRFH2__RFH2__NAME_VALUES = StructType(
    [
        StructField('folders', ArrayType(MQRFH2__RFH2__FOLDER, True), True, {'comment': 'The folders; usual ones are mcd, jms, usr, psc, pscr, mqext and mqps.', 'ksy.type': 'folder, repeated'}),
        StructField('stray', BinaryType(), True, {'comment': 'What is left behind the last folder: fewer than 4 bytes, or what stands behind a bad length. Usually empty.', 'ksy.type': 'bytes'}),
        StructField('ending', StringType(), True, {'comment': 'How the folders end.', 'ksy.type': 'value', 'ksy.enum': {'0': 'complete', '1': 'bad_length', '2': 'stray_bytes'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Exactly behind the last folder', '1': 'At a NameValueLength that is negative, too long or no multiple of 4', '2': 'Fewer than 4 bytes are left over'}}),
    ]
)

MQRFH2__RFH2 = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters RFH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 2 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure with all its folders. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows the MQRFH2; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'CCSID of the text in what follows. 0 and -1 leave it open, -2 means the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQRFH2.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': "General flags. Applications use 0; the bits of 0xFFFF0000 are the queue manager's.", 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('name_value_ccsid', IntegerType(), True, {'comment': "CCSID of the folders: 1208 UTF-8; 1200, 13488 and 17584 UTF-16 in the byte order of this header. Theirs is not the header's character set.", 'ksy.type': 's4', 'ksy.orig_id': 'NameValueCCSID'}),
        StructField('name_values', MQRFH2__RFH2__NAME_VALUES, True, {'comment': 'The folders, up to the end that StrucLength says.', 'ksy.type': 'name_values', 'ksy.orig_id': 'NameValueData'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('is_unaligned', BooleanType(), True, {'comment': 'StrucLength is no multiple of 4, as it should be.', 'ksy.type': 'value'}),
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

MQRFH2 = StructType(
    [
        StructField('header', MQRFH2__RFH2, True, {'comment': 'The rules and formatting header, as long as its StrucLength says.', 'ksy.type': 'rfh2', 'ksy.orig_id': 'MQRFH2'}),
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

SCHEMA = MQRFH2

TYPES = {
    'mqrfh2::rfh2::folder': MQRFH2__RFH2__FOLDER,
    'mqrfh2::rfh2::name_values': MQRFH2__RFH2__NAME_VALUES,
    'mqrfh2::rfh2': MQRFH2__RFH2,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mqrfh2': MQRFH2,
    'mqmd::format_name': MQMD__FORMAT_NAME,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
    'mqmd::known_format': MQMD__KNOWN_FORMAT,
}
