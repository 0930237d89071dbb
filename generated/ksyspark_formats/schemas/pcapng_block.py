# Generated from ksy/net/pcapng_block.ksy by `ksyspark generate`; do not edit.
"""Spark schema of pcapng_block: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, IntegerType, LongType, StringType, StructField, StructType

PCAPNG_BLOCK__BLOCK__SECTION_HEADER = StructType(
    [
        StructField('magic', LongType(), True, {'comment': '1A2B3C4D in the byte order of the section.', 'ksy.type': 'u4', 'ksy.orig_id': 'Byte-Order Magic'}),
        StructField('version_major', IntegerType(), True, {'comment': 'Version of the format, 1.', 'ksy.type': 'u2', 'ksy.orig_id': 'Major Version'}),
        StructField('version_minor', IntegerType(), True, {'comment': 'The second number of the version, 0 or 2.', 'ksy.type': 'u2', 'ksy.orig_id': 'Minor Version'}),
        StructField('section_len', LongType(), True, {'comment': 'Bytes of the blocks of this section; -1 where the writer did not know. [byte]', 'ksy.type': 's8', 'ksy.orig_id': 'Section Length', 'ksy.unit': 'byte'}),
        StructField('options', BinaryType(), True, {'comment': 'Remarks about machine and program, not looked into.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Options'}),
    ]
)

PCAPNG_BLOCK__BLOCK__OPTION = StructType(
    [
        StructField('code', StringType(), True, {'comment': 'What the value means.', 'ksy.type': 'u2', 'ksy.enum': {'0': 'end', '2': 'name', '9': 'time_resolution', '14': 'time_offset'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'The last option.', '2': 'Name of the interface.', '9': 'Unit of times; a power of 10, or of 2 where the top bit is set.', '14': 'Seconds to add to all times.'}, 'ksy.orig_id': 'Option Code'}),
        StructField('len_value', IntegerType(), True, {'comment': 'Bytes of the value, without those that pad it. [byte]', 'ksy.type': 'u2', 'ksy.orig_id': 'Option Length', 'ksy.unit': 'byte'}),
        StructField('value', BinaryType(), True, {'comment': 'The value, in a form that the code decides.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Option Value'}),
        StructField('padding', BinaryType(), True, {'comment': 'Up to three bytes without meaning.', 'ksy.type': 'bytes', 'ksy.orig_id': 'padding'}),
    ]
)

PCAPNG_BLOCK__BLOCK__INTERFACE_DESCRIPTION = StructType(
    [
        StructField('link_type', IntegerType(), True, {'comment': 'What each packet begins with, a number of the registry of link types.', 'ksy.type': 'u2', 'ksy.orig_id': 'LinkType'}),
        StructField('reserved', IntegerType(), True, {'comment': 'Without meaning.', 'ksy.type': 'u2', 'ksy.orig_id': 'Reserved'}),
        StructField('snap_len', LongType(), True, {'comment': 'The most bytes of a packet that were kept; 0 for all. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'SnapLen', 'ksy.unit': 'byte'}),
        StructField('options', ArrayType(PCAPNG_BLOCK__BLOCK__OPTION, True), True, {'comment': 'Among others the unit of times and an offset of them.', 'ksy.type': 'option, repeated', 'ksy.orig_id': 'Options'}),
    ]
)

PCAPNG_BLOCK__BLOCK__PACKET = StructType(
    [
        StructField('interface_id', IntegerType(), True, {'comment': 'Number of the interface in its section, from 0.', 'ksy.type': 'u2', 'ksy.orig_id': 'Interface ID'}),
        StructField('num_drops', IntegerType(), True, {'comment': 'Packets that were lost before this one; 65535 where they were not counted.', 'ksy.type': 'u2', 'ksy.orig_id': 'Drops Count'}),
        StructField('time_high', LongType(), True, {'comment': 'The upper 32 bits of the time.', 'ksy.type': 'u4', 'ksy.orig_id': 'Timestamp (Upper)'}),
        StructField('time_low', LongType(), True, {'comment': 'The lower 32 bits of the time.', 'ksy.type': 'u4', 'ksy.orig_id': 'Timestamp (Lower)'}),
        StructField('len_data', LongType(), True, {'comment': 'Number of bytes that were kept. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Captured Packet Length', 'ksy.unit': 'byte'}),
        StructField('original_len', LongType(), True, {'comment': 'Number of bytes that the packet had on the wire. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Original Packet Length', 'ksy.unit': 'byte'}),
        StructField('data', BinaryType(), True, {'comment': 'The packet from its link header on; see link_frame.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Packet Data'}),
        StructField('options', BinaryType(), True, {'comment': 'Padding and remarks, not looked into.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Options'}),
    ]
)

PCAPNG_BLOCK__BLOCK__SIMPLE_PACKET = StructType(
    [
        StructField('original_len', LongType(), True, {'comment': 'Number of bytes that the packet had on the wire. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Original Packet Length', 'ksy.unit': 'byte'}),
        StructField('data', BinaryType(), True, {'comment': 'The packet from its link header on, as many bytes as there are.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Packet Data'}),
        StructField('padding', BinaryType(), True, {'comment': 'Up to three bytes without meaning.', 'ksy.type': 'bytes', 'ksy.orig_id': 'padding'}),
    ]
)

PCAPNG_BLOCK__BLOCK__ENHANCED_PACKET = StructType(
    [
        StructField('interface_id', LongType(), True, {'comment': 'Number of the interface in its section, from 0.', 'ksy.type': 'u4', 'ksy.orig_id': 'Interface ID'}),
        StructField('time_high', LongType(), True, {'comment': 'The upper 32 bits of the time.', 'ksy.type': 'u4', 'ksy.orig_id': 'Timestamp (Upper)'}),
        StructField('time_low', LongType(), True, {'comment': 'The lower 32 bits of the time, which is counted since 1970-01-01 00:00 UTC in the unit of the interface, microseconds unless it says otherwise.', 'ksy.type': 'u4', 'ksy.orig_id': 'Timestamp (Lower)'}),
        StructField('len_data', LongType(), True, {'comment': 'Number of bytes that were kept. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Captured Packet Length', 'ksy.unit': 'byte'}),
        StructField('original_len', LongType(), True, {'comment': 'Number of bytes that the packet had on the wire. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Original Packet Length', 'ksy.unit': 'byte'}),
        StructField('data', BinaryType(), True, {'comment': 'The packet from its link header on; see link_frame.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Packet Data'}),
        StructField('options', BinaryType(), True, {'comment': 'Padding and remarks, not looked into.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Options'}),
    ]
)

PCAPNG_BLOCK__BLOCK = StructType(
    [
        StructField('block_type', StringType(), True, {'comment': 'What the body is.', 'ksy.type': 'u4', 'ksy.enum': {'1': 'interface_description', '2': 'packet', '3': 'simple_packet', '4': 'name_resolution', '5': 'interface_statistics', '6': 'enhanced_packet', '10': 'decryption_secrets', '168627466': 'section_header'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'An interface.', '2': 'A packet, in the older form.', '3': 'A packet without a time.', '4': 'Names of addresses.', '5': 'Counts of an interface.', '6': 'A packet.', '10': 'Keys of encrypted connections.', '168627466': 'The beginning of a section.'}, 'ksy.orig_id': 'Block Type'}),
        StructField('len_block', LongType(), True, {'comment': 'Length of the block, this number and the one behind the body included. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Block Total Length', 'ksy.unit': 'byte'}),
        StructField('body', StructType([StructField('section_header', PCAPNG_BLOCK__BLOCK__SECTION_HEADER, True), StructField('interface_description', PCAPNG_BLOCK__BLOCK__INTERFACE_DESCRIPTION, True), StructField('packet', PCAPNG_BLOCK__BLOCK__PACKET, True), StructField('simple_packet', PCAPNG_BLOCK__BLOCK__SIMPLE_PACKET, True), StructField('enhanced_packet', PCAPNG_BLOCK__BLOCK__ENHANCED_PACKET, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'What the block says; raw bytes where it is no packet, interface or section.', 'ksy.type': 'switch on block_type: section_header, interface_description, packet, simple_packet, enhanced_packet'}),
        StructField('len_block_again', LongType(), True, {'comment': 'The length once more, so that a file can be read backwards. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Block Total Length', 'ksy.unit': 'byte'}),
    ]
)

PCAPNG_BLOCK = StructType(
    [
        StructField('block', PCAPNG_BLOCK__BLOCK, True, {'comment': 'All of the block.', 'ksy.type': 'block'}),
        StructField('order', StringType(), True, {'comment': 'Byte order of this block.', 'ksy.type': 'value', 'ksy.enum': {'1': 'big', '2': 'little'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'Most significant byte first.', '2': 'Least significant byte first.'}}),
        StructField('section_order', LongType(), True, {'comment': 'The byte order that a section header sets for all blocks behind it.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = PCAPNG_BLOCK

TYPES = {
    'pcapng_block::block::section_header': PCAPNG_BLOCK__BLOCK__SECTION_HEADER,
    'pcapng_block::block::option': PCAPNG_BLOCK__BLOCK__OPTION,
    'pcapng_block::block::interface_description': PCAPNG_BLOCK__BLOCK__INTERFACE_DESCRIPTION,
    'pcapng_block::block::packet': PCAPNG_BLOCK__BLOCK__PACKET,
    'pcapng_block::block::simple_packet': PCAPNG_BLOCK__BLOCK__SIMPLE_PACKET,
    'pcapng_block::block::enhanced_packet': PCAPNG_BLOCK__BLOCK__ENHANCED_PACKET,
    'pcapng_block::block': PCAPNG_BLOCK__BLOCK,
    'pcapng_block': PCAPNG_BLOCK,
}
