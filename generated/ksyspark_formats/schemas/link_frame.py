# Generated from ksy/net/link_frame.ksy by `ksyspark generate`; do not edit.
"""Spark schema of link_frame: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, ByteType, IntegerType, LongType, ShortType, StructField, StructType

LINK_FRAME__VLAN_TAG = StructType(
    [
        StructField('priority', ByteType(), True, {'comment': 'Priority, 0 to 7.', 'ksy.type': 'b3', 'ksy.orig_id': 'PCP'}),
        StructField('may_drop', BooleanType(), True, {'comment': 'The frame may be dropped before others.', 'ksy.type': 'b1', 'ksy.orig_id': 'DEI'}),
        StructField('vlan', ShortType(), True, {'comment': 'Number of the VLAN.', 'ksy.type': 'b12', 'ksy.orig_id': 'VID'}),
        StructField('inner_type', IntegerType(), True, {'comment': 'What follows, another tag or the content.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Type'}),
    ]
)

LINK_FRAME__ETHERNET = StructType(
    [
        StructField('destination', BinaryType(), True, {'comment': 'Address of the station that the frame is for.', 'ksy.type': 'bytes', 'ksy.orig_id': 'destination address'}),
        StructField('source', BinaryType(), True, {'comment': 'Address of the station that sent the frame.', 'ksy.type': 'bytes', 'ksy.orig_id': 'source address'}),
        StructField('outer_type', IntegerType(), True, {'comment': 'What follows; 8100, 88A8 or 9100 is the tag of a VLAN.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Type'}),
        StructField('tags', ArrayType(LINK_FRAME__VLAN_TAG, True), True, {'comment': 'Tags of VLANs, the outermost first.', 'ksy.type': 'vlan_tag, repeated'}),
        StructField('ether_type', IntegerType(), True, {'comment': 'What the frame carries behind all tags.', 'ksy.type': 'value'}),
    ]
)

LINK_FRAME__NULL_LOOPBACK = StructType(
    [
        StructField('family', LongType(), True, {'comment': 'Address family, read with its least significant byte first.', 'ksy.type': 'u4le', 'ksy.orig_id': 'protocol type'}),
        StructField('ether_type', LongType(), True, {'comment': '2 is IPv4; 24, 28 and 30 are IPv6 on one BSD or another.', 'ksy.type': 'value'}),
    ]
)

LINK_FRAME__OPENBSD_LOOPBACK = StructType(
    [
        StructField('family', LongType(), True, {'comment': 'Address family of OpenBSD.', 'ksy.type': 'u4be', 'ksy.orig_id': 'protocol type'}),
        StructField('ether_type', LongType(), True, {'comment': '2 is IPv4, 24 IPv6.', 'ksy.type': 'value'}),
    ]
)

LINK_FRAME__LINUX_COOKED = StructType(
    [
        StructField('packet_type', IntegerType(), True, {'comment': '0 to this machine, 1 to all, 2 to some, 3 to others, 4 sent by this machine.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet type'}),
        StructField('device_type', IntegerType(), True, {'comment': 'Kind of the device, a number of Linux.', 'ksy.type': 'u2be', 'ksy.orig_id': 'ARPHRD_ type'}),
        StructField('len_address', IntegerType(), True, {'comment': "Bytes of the sender's address; above 8 only 8 are kept. [byte]", 'ksy.type': 'u2be', 'ksy.orig_id': 'Link-layer address length', 'ksy.unit': 'byte'}),
        StructField('address', BinaryType(), True, {'comment': "The sender's address, filled up to 8 bytes.", 'ksy.type': 'bytes', 'ksy.orig_id': 'Link-layer address'}),
        StructField('outer_type', IntegerType(), True, {'comment': 'What follows, as Ethernet numbers it.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Protocol type'}),
        StructField('tags', ArrayType(LINK_FRAME__VLAN_TAG, True), True, {'comment': 'Tags of VLANs, the outermost first.', 'ksy.type': 'vlan_tag, repeated'}),
        StructField('ether_type', IntegerType(), True, {'comment': 'What the frame carries behind all tags.', 'ksy.type': 'value'}),
    ]
)

LINK_FRAME__LINUX_COOKED_2 = StructType(
    [
        StructField('protocol', IntegerType(), True, {'comment': 'What follows, as Ethernet numbers it.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Protocol type'}),
        StructField('reserved', IntegerType(), True, {'comment': 'Without meaning, 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Reserved (MBZ)'}),
        StructField('interface_index', LongType(), True, {'comment': 'Number of the interface on its machine.', 'ksy.type': 'u4be', 'ksy.orig_id': 'Interface index'}),
        StructField('device_type', IntegerType(), True, {'comment': 'Kind of the device, a number of Linux.', 'ksy.type': 'u2be', 'ksy.orig_id': 'ARPHRD_ type'}),
        StructField('packet_type', ShortType(), True, {'comment': '0 to this machine, 1 to all, 2 to some, 3 to others, 4 sent by this machine.', 'ksy.type': 'u1', 'ksy.orig_id': 'Packet type'}),
        StructField('len_address', ShortType(), True, {'comment': "Bytes of the sender's address; above 8 only 8 are kept. [byte]", 'ksy.type': 'u1', 'ksy.orig_id': 'Link-layer address length', 'ksy.unit': 'byte'}),
        StructField('address', BinaryType(), True, {'comment': "The sender's address, filled up to 8 bytes.", 'ksy.type': 'bytes', 'ksy.orig_id': 'Link-layer address'}),
    ]
)

LINK_FRAME__RAW = StructType(
    [
        StructField('ether_type', LongType(), True, {'comment': 'Which of the two it is.', 'ksy.type': 'value'}),
    ]
)

LINK_FRAME__UNKNOWN = StructType(
    [
    ]
)

LINK_FRAME = StructType(
    [
        StructField('header', StructType([StructField('ethernet', LINK_FRAME__ETHERNET, True), StructField('null_loopback', LINK_FRAME__NULL_LOOPBACK, True), StructField('openbsd_loopback', LINK_FRAME__OPENBSD_LOOPBACK, True), StructField('linux_cooked', LINK_FRAME__LINUX_COOKED, True), StructField('linux_cooked_2', LINK_FRAME__LINUX_COOKED_2, True), StructField('raw', LINK_FRAME__RAW, True), StructField('unknown', LINK_FRAME__UNKNOWN, True)]), True, {'comment': 'The header of the link.', 'ksy.type': 'switch on link_type: ethernet, null_loopback, openbsd_loopback, linux_cooked, linux_cooked_2, raw, unknown'}),
        StructField('payload', BinaryType(), True, {'comment': 'What the frame carries, and bytes that pad a short frame.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Payload'}),
        StructField('ether_type', LongType(), True, {'comment': 'What the payload is, as the number that Ethernet has for it; 0 not known.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = LINK_FRAME

TYPES = {
    'link_frame::vlan_tag': LINK_FRAME__VLAN_TAG,
    'link_frame::ethernet': LINK_FRAME__ETHERNET,
    'link_frame::null_loopback': LINK_FRAME__NULL_LOOPBACK,
    'link_frame::openbsd_loopback': LINK_FRAME__OPENBSD_LOOPBACK,
    'link_frame::linux_cooked': LINK_FRAME__LINUX_COOKED,
    'link_frame::linux_cooked_2': LINK_FRAME__LINUX_COOKED_2,
    'link_frame::raw': LINK_FRAME__RAW,
    'link_frame::unknown': LINK_FRAME__UNKNOWN,
    'link_frame': LINK_FRAME,
}
