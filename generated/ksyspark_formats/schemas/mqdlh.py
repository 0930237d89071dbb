# Generated from ksy/ibm_mq/mqdlh.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqdlh: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

MQDLH__DLH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters DLH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 1 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('reason', IntegerType(), True, {'comment': 'Why the message came to the dead-letter queue: an MQ reason code (2000 and more) or a feedback code.', 'ksy.type': 's4', 'ksy.orig_id': 'Reason'}),
        StructField('dest_q_name', StringType(), True, {'comment': 'Queue for which the message was meant.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'DestQName'}),
        StructField('dest_q_mgr_name', StringType(), True, {'comment': 'Queue manager of that queue.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'DestQMgrName'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows the MQDLH; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'CCSID of the text in what follows. 0 and -1 leave it open, -2 means the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQDLH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('put_appl_type', StringType(), True, {'comment': "Kind of application that put the message on the dead-letter queue. 65536 and more are users' own.", 'ksy.type': 's4', 'ksy.enum': {'-1': 'unknown', '0': 'no_context', '1': 'cics', '2': 'zos', '3': 'ims', '4': 'os2', '5': 'dos', '6': 'unix', '7': 'qmgr', '8': 'os400', '9': 'windows', '10': 'cics_vse', '11': 'windows_nt', '12': 'vms', '13': 'nsk', '14': 'vos', '15': 'open_tp1', '18': 'vm', '19': 'ims_bridge', '20': 'xcf', '21': 'cics_bridge', '22': 'notes_agent', '23': 'tpf', '25': 'user', '26': 'broker', '28': 'java', '29': 'dqm', '30': 'channel_initiator', '31': 'wlm', '32': 'batch', '33': 'rrs_batch', '34': 'sib', '35': 'system_extension', '36': 'mcast_publish', '37': 'amqp'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'-1': 'Not known', '0': 'No context', '1': 'CICS transaction', '2': 'z/OS, MVS, OS/390', '3': 'IMS', '4': 'OS/2', '5': 'DOS', '6': 'UNIX, AIX', '7': 'Queue manager', '8': 'OS/400, IBM i', '9': 'Windows 16 bit', '10': 'CICS on VSE', '11': 'Windows', '12': 'VMS', '13': 'Guardian, NonStop Kernel', '14': 'VOS', '15': 'OpenTP1', '18': 'VM', '19': 'IMS bridge', '20': 'XCF', '21': 'CICS bridge', '22': 'Notes agent', '23': 'TPF', '25': 'User application', '26': 'Publish and subscribe of the queue manager', '28': 'Java', '29': 'Distributed queue management', '30': 'Channel initiator', '31': 'Workload manager', '32': 'Batch', '33': 'RRS batch', '34': 'Service integration bus', '35': 'System extension', '36': 'Multicast publish', '37': 'AMQP'}, 'ksy.orig_id': 'PutApplType'}),
        StructField('put_appl_name', StringType(), True, {'comment': 'Name of that application.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'PutApplName'}),
        StructField('put_date', StringType(), True, {'comment': 'Date of the put, YYYYMMDD, Greenwich mean time.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'PutDate'}),
        StructField('put_time', StringType(), True, {'comment': 'Time of the put, HHMMSSTH with tenths and hundredths of a second, Greenwich mean time.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'PutTime'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
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

MQDLH = StructType(
    [
        StructField('header', MQDLH__DLH, True, {'comment': 'The dead-letter header, 172 bytes.', 'ksy.type': 'dlh', 'ksy.orig_id': 'MQDLH'}),
        StructField('following', MQMD__DATA_CONTEXT, True, {'comment': 'What the header says of that which follows it; no bytes.', 'ksy.type': 'mqmd::data_context'}),
        StructField('remainder', BinaryType(), True, {'comment': 'What follows. The header that `header.format` announces, else data. May be empty.', 'ksy.type': 'bytes'}),
        StructField('used_encoding', LongType(), True, {'comment': 'The encoding by which this header is read. As stated, else as the bytes of Version show it; versions are small numbers.', 'ksy.type': 'value'}),
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

SCHEMA = MQDLH

TYPES = {
    'mqdlh::dlh': MQDLH__DLH,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mqdlh': MQDLH,
    'mqmd::text': MQMD__TEXT,
    'mqmd::ascii_octets': MQMD__ASCII_OCTETS,
    'mqmd::ebcdic_octets': MQMD__EBCDIC_OCTETS,
    'mqmd::format_name': MQMD__FORMAT_NAME,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
    'mqmd::known_format': MQMD__KNOWN_FORMAT,
}
