# Generated from ksy/sas/sas_mq_attachment_count.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_attachment_count: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, LongType, ShortType, StringType, StructField, StructType

SAS_MQ_ATTACHMENT_COUNT__PRINTED = StructType(
    [
        StructField('digits', ArrayType(LongType(), True), True, {'comment': 'The digits, the highest first.', 'ksy.type': 'digit, repeated'}),
        StructField('value', LongType(), True, {'comment': 'The number that the digits make.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_ATTACHMENT_COUNT__BINARY = StructType(
    [
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Bytes behind the number; normally none (TRAILING_BYTES).', 'ksy.type': 'bytes'}),
        StructField('value', LongType(), True, {'comment': 'The number.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_ATTACHMENT_COUNT = StructType(
    [
        StructField('body', StructType([StructField('printed', SAS_MQ_ATTACHMENT_COUNT__PRINTED, True), StructField('binary', SAS_MQ_ATTACHMENT_COUNT__BINARY, True)]), True, {'comment': 'The number, in one of its three forms.', 'ksy.type': 'switch on form: printed, binary'}),
        StructField('form', StringType(), True, {'comment': 'How the number is written. Digits are known by their first and last byte.', 'ksy.type': 'value', 'ksy.enum': {'1': 'narrow', '2': 'wide', '3': 'printed'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'A number of 4 bytes', '2': 'A number of 8 bytes', '3': 'Eight printed digits'}}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether the number was read with its most significant byte first: as `byte_order` says, else as `encoding` says, else the order that makes the smaller number.', 'ksy.type': 'value'}),
        StructField('num_messages', LongType(), True, {'comment': 'How many numbered messages the attachment has.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_ATTACHMENT_COUNT__DIGIT = StructType(
    [
        StructField('code', ShortType(), True, {'comment': "The digit's character: 0 to 9 and A to F, of either case, in ASCII or EBCDIC.", 'ksy.type': 'u1', 'ksy.orig_id': 'single numeric integer'}),
        StructField('value', LongType(), True, {'comment': 'What the digit is worth, 0 to 15.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = SAS_MQ_ATTACHMENT_COUNT

TYPES = {
    'sas_mq_attachment_count::printed': SAS_MQ_ATTACHMENT_COUNT__PRINTED,
    'sas_mq_attachment_count::binary': SAS_MQ_ATTACHMENT_COUNT__BINARY,
    'sas_mq_attachment_count': SAS_MQ_ATTACHMENT_COUNT,
    'sas_mq_attachment_count::digit': SAS_MQ_ATTACHMENT_COUNT__DIGIT,
}
