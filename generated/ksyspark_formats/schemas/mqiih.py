# Generated from ksy/ibm_mq/mqiih.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqiih: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

MQIIH__IIH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters IIH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 1 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure, always 84. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'Reserved in this structure and without meaning. What follows keeps the encoding of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'Reserved in this structure and without meaning. What follows keeps the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQIIH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': 'General flags; the columns below take them apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('l_term_override', StringType(), True, {'comment': 'Logical terminal that takes the place of the usual one.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'LTermOverride'}),
        StructField('mfs_map_name', StringType(), True, {'comment': 'Message format service map.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'MFSMapName'}),
        StructField('reply_to_format', StringType(), True, {'comment': 'Format name of the reply.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ReplyToFormat'}),
        StructField('authenticator', StringType(), True, {'comment': 'Password or PassTicket.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Authenticator', 'ksy.sensitive': True}),
        StructField('tran_instance_id', BinaryType(), True, {'comment': 'Identifier of a conversation.', 'ksy.type': 'bytes', 'ksy.orig_id': 'TranInstanceId'}),
        StructField('tran_state', StringType(), True, {'comment': 'State of the conversation: C in conversation, blank not, A architected.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'TranState'}),
        StructField('commit_mode', StringType(), True, {'comment': '0 commit, then send; 1 send, then commit.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'CommitMode'}),
        StructField('security_scope', StringType(), True, {'comment': 'C the region checks, F the dependent region checks too.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'SecurityScope'}),
        StructField('reserved', StringType(), True, {'comment': 'Without meaning.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Reserved'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('pass_expiration', BooleanType(), True, {'comment': 'Replies take over what is left of the expiry time.', 'ksy.type': 'value', 'ksy.orig_id': 'MQIIH_PASS_EXPIRATION'}),
        StructField('reply_format_none', BooleanType(), True, {'comment': 'The reply has no format name.', 'ksy.type': 'value', 'ksy.orig_id': 'MQIIH_REPLY_FORMAT_NONE'}),
        StructField('ignore_purg', BooleanType(), True, {'comment': 'Calls of PURG have no effect.', 'ksy.type': 'value', 'ksy.orig_id': 'MQIIH_IGNORE_PURG'}),
        StructField('cm0_request_response', BooleanType(), True, {'comment': 'A response is wanted in commit mode 0.', 'ksy.type': 'value', 'ksy.orig_id': 'MQIIH_CM0_REQUEST_RESPONSE'}),
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

MQIIH = StructType(
    [
        StructField('header', MQIIH__IIH, True, {'comment': 'The IMS bridge header, 84 bytes.', 'ksy.type': 'iih', 'ksy.orig_id': 'MQIIH'}),
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

SCHEMA = MQIIH

TYPES = {
    'mqiih::iih': MQIIH__IIH,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mqiih': MQIIH,
    'mqmd::format_name': MQMD__FORMAT_NAME,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
    'mqmd::known_format': MQMD__KNOWN_FORMAT,
    'mqmd::text': MQMD__TEXT,
    'mqmd::ascii_octets': MQMD__ASCII_OCTETS,
    'mqmd::ebcdic_octets': MQMD__EBCDIC_OCTETS,
}
