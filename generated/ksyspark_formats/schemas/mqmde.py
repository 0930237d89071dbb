# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqmde: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, StringType, StructField, StructType

MQMDE__HEADER = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters MDE and one blank, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'The document gives the numbers no width. Nine of 4 bytes, with 4, 8 and 24 bytes for the others, make the 72 bytes of line 79.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure in bytes, always 72. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows. Read it in hexadecimal: the last digit is for integers (1 most significant byte first, 2 reversed), the one before for packed decimals (1, 2), the one before that for floating point (1 IEEE, 2 IEEE reversed, 3 System/390, 4 TNS).', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'CCSID of the text in what follows. 0 and -1 leave it open, -2 means the character set of this header.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format_ascii', StringType(), True, {'comment': 'Format, where this header is in ASCII.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'Format'}),
        StructField('format_ebcdic', StringType(), True, {'comment': 'Format, where this header is in EBCDIC.', 'ksy.type': 'str IBM037', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': 'General flags. None is defined, 0 is usual.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('group_id', BinaryType(), True, {'comment': 'Identifier of the group that the message belongs to; all zero for none. Bytes, never converted, though two of the five declarations (lines 139 and 163) show characters.', 'ksy.type': 'bytes', 'ksy.orig_id': 'GroupId'}),
        StructField('msg_seq_number', IntegerType(), True, {'comment': "The range is from IBM's page of reason code 2250.", 'ksy.type': 's4', 'ksy.orig_id': 'MsgSeqNumber'}),
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
    ]
)

MQMDE = StructType(
    [
        StructField('header', MQMDE__HEADER, True, {'comment': 'The message descriptor extension itself, 72 bytes.', 'ksy.type': 'header', 'ksy.orig_id': 'MQMDE'}),
        StructField('remainder', BinaryType(), True, {'comment': 'What follows: the header that `format` announces, else data, in the byte order and character set that this header says. May be empty.', 'ksy.type': 'bytes'}),
        StructField('version_bytes', BinaryType(), True, {'comment': 'The four bytes of Version as they lie. Version is 2, so that a first byte above zero before a last byte of zero shows the reversed byte order.', 'ksy.type': 'bytes'}),
        StructField('byte_order', StringType(), True, {'comment': 'Byte order of this header, as told, else as Version shows it.', 'ksy.type': 'value', 'ksy.enum': {'1': 'big', '2': 'little'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'Most significant byte first', '2': 'Least significant byte first'}}),
        StructField('context_charset', StringType(), True, {'comment': 'Kind of character set that `ccsid` tells.', 'ksy.type': 'value', 'ksy.enum': {'0': 'unknown', '1': 'ascii', '2': 'ebcdic'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not told', '1': 'Names are written as in ASCII', '2': 'Names are written as in EBCDIC'}}),
    ]
)

SCHEMA = MQMDE

TYPES = {
    'mqmde::header': MQMDE__HEADER,
    'mqmde': MQMDE,
}
