# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqmde: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, StringType, StructField, StructType

MQMDE__MDE = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters MDE and one blank, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 2 exists. The document gives the numbers no width: nine of 4 bytes, with 4, 8 and 24 bytes for the others, make the 72 bytes of line 79.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure in bytes, always 72. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows. Read it in hexadecimal: the last digit is for integers (1 most significant byte first, 2 reversed), the one before for packed decimals (1, 2), the one before that for floating point (1 IEEE, 2 IEEE reversed, 3 System/390, 4 TNS).', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': "CCSID of the text in what follows. 0, -1 and -3 leave it open, -2 means the character set of this header. That there are no others below 0 is from IBM's page of reason code 2248.", 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('flags', IntegerType(), True, {'comment': 'General flags. None is defined, 0 is usual.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('group_id', BinaryType(), True, {'comment': 'Identifier of the group that the message belongs to; all zero for none. Bytes, never converted, though two of the five declarations (lines 139 and 163) show characters.', 'ksy.type': 'bytes', 'ksy.orig_id': 'GroupId'}),
        StructField('msg_seq_number', IntegerType(), True, {'comment': "Number of the logical message in its group, from 1. The range is from IBM's page of reason code 2250.", 'ksy.type': 's4', 'ksy.orig_id': 'MsgSeqNumber'}),
        StructField('offset', IntegerType(), True, {'comment': "Offset of data in physical message from start of logical message. The range is from IBM's page of reason code 2251. [byte]", 'ksy.type': 's4', 'ksy.orig_id': 'Offset', 'ksy.unit': 'byte'}),
        StructField('msg_flags', IntegerType(), True, {'comment': 'Bits that say whether the message is a segment or one of a group.', 'ksy.type': 's4', 'ksy.orig_id': 'MsgFlags'}),
        StructField('original_length', IntegerType(), True, {'comment': 'Length of the message before it was cut into segments; -1 if not defined. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'OriginalLength', 'ksy.unit': 'byte'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The text of this header is in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows, without the blanks, or the zero and what is behind it, that fill it up to 8 characters. Empty for none.', 'ksy.type': 'value', 'ksy.orig_id': 'Format'}),
        StructField('segmentation_allowed', BooleanType(), True, {'comment': 'The queue manager may cut the message into segments.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_SEGMENTATION_ALLOWED'}),
        StructField('segment', BooleanType(), True, {'comment': 'The message is a segment of a longer one.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_SEGMENT'}),
        StructField('last_segment', BooleanType(), True, {'comment': 'The message is the last segment of a longer one.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_LAST_SEGMENT'}),
        StructField('msg_in_group', BooleanType(), True, {'comment': 'The message is one of a group.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_MSG_IN_GROUP'}),
        StructField('last_msg_in_group', BooleanType(), True, {'comment': 'The message is the last one of its group.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_LAST_MSG_IN_GROUP'}),
        StructField('has_lone_last', BooleanType(), True, {'comment': 'A bit for the last segment stands without the one for segments, or a bit for the last message of a group without the one for groups.', 'ksy.type': 'value'}),
        StructField('undefined_msg_flags', StringType(), True, {'comment': 'Whether MsgFlags has bits without meaning, and what a queue manager does with them.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'reject', '2': 'accept_if_xmit', '3': 'accept'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'All bits have a meaning', '1': 'Bits in mask 0x00000FFF, refused with MQ reason code 2249', '2': 'Bits in mask 0x000FF000, accepted for a remote destination only', '3': 'Bits in mask 0xFFF00000, accepted'}}),
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

MQMDE = StructType(
    [
        StructField('header', MQMDE__MDE, True, {'comment': 'The message descriptor extension itself, 72 bytes.', 'ksy.type': 'mde', 'ksy.orig_id': 'MQMDE'}),
        StructField('following', MQMD__DATA_CONTEXT, True, {'comment': 'What the header says of that which follows it; no bytes.', 'ksy.type': 'mqmd::data_context'}),
        StructField('remainder', BinaryType(), True, {'comment': 'What follows: the header that `format` announces, else data, in the byte order and character set that this header says. May be empty.', 'ksy.type': 'bytes'}),
        StructField('version_bytes', BinaryType(), True, {'comment': 'The four bytes of Version as they lie. Version is 2, so that a first byte above zero before a last byte of zero shows the reversed byte order.', 'ksy.type': 'bytes'}),
        StructField('byte_order', StringType(), True, {'comment': 'Byte order of this header, as stated, else as Version shows it.', 'ksy.type': 'value', 'ksy.enum': {'1': 'big', '2': 'little'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'Most significant byte first', '2': 'Least significant byte first'}}),
        StructField('context_charset', StringType(), True, {'comment': 'Kind of character set that `ccsid` tells.', 'ksy.type': 'value', 'ksy.enum': {'0': 'unknown', '1': 'ascii', '2': 'ebcdic'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not stated', '1': 'Names are written as in ASCII', '2': 'Names are written as in EBCDIC'}}),
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

SCHEMA = MQMDE

TYPES = {
    'mqmde::mde': MQMDE__MDE,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mqmde': MQMDE,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
}
