# Generated from ksy/net/pcap_header.ksy by `ksyspark generate`; do not edit.
"""Spark schema of pcap_header: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

PCAP_HEADER__FIELDS = StructType(
    [
        StructField('version_major', IntegerType(), True, {'comment': 'Version of the file format; the only one in use is 2.4.', 'ksy.type': 'u2', 'ksy.orig_id': 'Major Version'}),
        StructField('version_minor', IntegerType(), True, {'comment': 'The second number of the version, 4. Others are read alike.', 'ksy.type': 'u2', 'ksy.orig_id': 'Minor Version'}),
        StructField('reserved', BinaryType(), True, {'comment': 'Once time zone and accuracy, which no program fills. Ignored.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Reserved1, Reserved2'}),
        StructField('snap_len', LongType(), True, {'comment': 'The most bytes of a packet that were kept. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'SnapLen', 'ksy.unit': 'byte'}),
        StructField('link', LongType(), True, {'comment': 'The low 16 bits are the link type, the top bits tell of check sums.', 'ksy.type': 'u4', 'ksy.orig_id': 'LinkType and additional information'}),
        StructField('link_type', LongType(), True, {'comment': 'What each packet begins with, a number of the registry of link types.', 'ksy.type': 'value', 'ksy.orig_id': 'LinkType'}),
    ]
)

PCAP_HEADER = StructType(
    [
        StructField('magic', StringType(), True, {'comment': 'Byte order of the file and unit of its times, read as a big-endian number.', 'ksy.type': 'u4be', 'ksy.enum': {'2712847316': 'microseconds_big', '3569595041': 'microseconds_little', '2712812621': 'nanoseconds_big', '1295823521': 'nanoseconds_little'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'2712847316': 'Microseconds, most significant byte first.', '3569595041': 'Microseconds, least significant byte first.', '2712812621': 'Nanoseconds, most significant byte first.', '1295823521': 'Nanoseconds, least significant byte first.'}, 'ksy.orig_id': 'Magic Number'}),
        StructField('fields', PCAP_HEADER__FIELDS, True, {'comment': "The numbers behind the magic number, in the file's byte order.", 'ksy.type': 'fields'}),
        StructField('byte_order', StringType(), True, {'comment': 'Byte order of all numbers that follow in the file.', 'ksy.type': 'value', 'ksy.enum': {'1': 'big', '2': 'little'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'Most significant byte first.', '2': 'Least significant byte first.'}}),
        StructField('has_nanoseconds', BooleanType(), True, {'comment': 'The fractions of seconds of all packets are nanoseconds, not microseconds.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = PCAP_HEADER

TYPES = {
    'pcap_header::fields': PCAP_HEADER__FIELDS,
    'pcap_header': PCAP_HEADER,
}
