# Generated from ksy/ibm_mq/mq_message.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mq_message: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

MQMD__MD__REPORT = StructType(
    [
        StructField('bits', IntegerType(), True, {'comment': 'The number as it is stored.', 'ksy.type': 's4', 'ksy.orig_id': 'Report'}),
        StructField('exception', StringType(), True, {'comment': 'Report that the message cannot be delivered, and how much of its data comes with it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'without_data', '3': 'with_data', '7': 'with_full_data'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'No report', '1': 'Report without data', '3': 'Report with the first bytes of the data', '7': 'Report with all data'}, 'ksy.orig_id': 'MQRO_EXCEPTION'}),
        StructField('expiration', StringType(), True, {'comment': 'Report that the message expired, and how much of its data comes with it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'without_data', '3': 'with_data', '7': 'with_full_data'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'No report', '1': 'Report without data', '3': 'Report with the first bytes of the data', '7': 'Report with all data'}, 'ksy.orig_id': 'MQRO_EXPIRATION'}),
        StructField('confirm_on_arrival', StringType(), True, {'comment': 'Report that the message arrived on its queue, and how much of its data comes with it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'without_data', '3': 'with_data', '7': 'with_full_data'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'No report', '1': 'Report without data', '3': 'Report with the first bytes of the data', '7': 'Report with all data'}, 'ksy.orig_id': 'MQRO_COA'}),
        StructField('confirm_on_delivery', StringType(), True, {'comment': 'Report that the message was read, and how much of its data comes with it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'without_data', '3': 'with_data', '7': 'with_full_data'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'No report', '1': 'Report without data', '3': 'Report with the first bytes of the data', '7': 'Report with all data'}, 'ksy.orig_id': 'MQRO_COD'}),
        StructField('positive_action', BooleanType(), True, {'comment': 'The application shall report success.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_PAN'}),
        StructField('negative_action', BooleanType(), True, {'comment': 'The application shall report failure.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_NAN'}),
        StructField('activity', BooleanType(), True, {'comment': 'Programs on the way shall report what they do.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_ACTIVITY'}),
        StructField('pass_correl_id', BooleanType(), True, {'comment': 'Reports take over CorrelId; without it they get the MsgId there.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_PASS_CORREL_ID'}),
        StructField('pass_msg_id', BooleanType(), True, {'comment': 'Reports take over MsgId; without it they get a new one.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_PASS_MSG_ID'}),
        StructField('pass_discard_and_expiry', BooleanType(), True, {'comment': 'Reports take over the options to discard and the expiry.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_PASS_DISCARD_AND_EXPIRY'}),
        StructField('discard_msg', BooleanType(), True, {'comment': 'A message that cannot be delivered is thrown away.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_DISCARD_MSG'}),
        StructField('undefined_bits', LongType(), True, {'comment': 'The bits that none of the other columns is about. Of unknown ones those in 0x101C0000 are refused by a queue manager.', 'ksy.type': 'value'}),
    ]
)

MQMD__MD__MSG_FLAGS = StructType(
    [
        StructField('bits', IntegerType(), True, {'comment': 'The number as it is stored.', 'ksy.type': 's4', 'ksy.orig_id': 'MsgFlags'}),
        StructField('segmentation_allowed', BooleanType(), True, {'comment': 'The queue manager may cut the message into segments.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_SEGMENTATION_ALLOWED'}),
        StructField('segment', BooleanType(), True, {'comment': 'The message is a segment of a longer one.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_SEGMENT'}),
        StructField('last_segment', BooleanType(), True, {'comment': 'The message is the last segment of a longer one.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_LAST_SEGMENT'}),
        StructField('msg_in_group', BooleanType(), True, {'comment': 'The message is one of a group.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_MSG_IN_GROUP'}),
        StructField('last_msg_in_group', BooleanType(), True, {'comment': 'The message is the last one of its group.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_LAST_MSG_IN_GROUP'}),
        StructField('undefined', StringType(), True, {'comment': 'Whether there are bits without meaning, and what a queue manager does with them.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'reject', '2': 'accept_if_xmit', '3': 'accept'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'All bits have a meaning', '1': 'Bits in mask 0x00000FFF, refused with MQ reason code 2249', '2': 'Bits in mask 0x000FF000, accepted for a remote destination only', '3': 'Bits in mask 0xFFF00000, accepted'}}),
    ]
)

MQMD__MD__EXTENSION = StructType(
    [
        StructField('group_id', BinaryType(), True, {'comment': 'Identifier of the group that the message belongs to; all zero for none.', 'ksy.type': 'bytes', 'ksy.orig_id': 'GroupId'}),
        StructField('msg_seq_number', IntegerType(), True, {'comment': 'Number of the message within its group, from 1.', 'ksy.type': 's4', 'ksy.orig_id': 'MsgSeqNumber'}),
        StructField('offset', IntegerType(), True, {'comment': 'Where the data of this segment begins in the whole message. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'Offset', 'ksy.unit': 'byte'}),
        StructField('msg_flags', MQMD__MD__MSG_FLAGS, True, {'comment': 'Bits that say whether the message is a segment or one of a group.', 'ksy.type': 'msg_flags', 'ksy.orig_id': 'MsgFlags'}),
        StructField('original_length', IntegerType(), True, {'comment': 'Length of the message before it was cut into segments; -1 if not defined. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'OriginalLength', 'ksy.unit': 'byte'}),
        StructField('is_default', BooleanType(), True, {'comment': 'All five fields have their initial values, so that an MQMDE in front of the data is honoured.', 'ksy.type': 'value'}),
    ]
)

MQMD__MD = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters MD and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure, 1 or 2.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('report', MQMD__MD__REPORT, True, {'comment': 'Which reports the sender asks for, and what becomes of a message that is not delivered.', 'ksy.type': 'report', 'ksy.orig_id': 'Report'}),
        StructField('msg_type', StringType(), True, {'comment': 'What kind of message this is. 1 to 65535 belong to the system, higher numbers to applications.', 'ksy.type': 's4', 'ksy.enum': {'1': 'request', '2': 'reply', '4': 'report', '8': 'datagram', '112': 'mqe_fields_from_mqe', '113': 'mqe_fields'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'1': 'A reply is wanted', '2': 'Reply to a request', '4': 'Report on another message', '8': 'No reply is wanted', '112': 'From MQ Everyplace', '113': 'For MQ Everyplace'}, 'ksy.orig_id': 'MsgType'}),
        StructField('expiry', IntegerType(), True, {'comment': 'How long the message lives, in tenths of a second; -1 for ever. [0.1 s]', 'ksy.type': 's4', 'ksy.orig_id': 'Expiry', 'ksy.unit': '0.1 s'}),
        StructField('feedback', StringType(), True, {'comment': 'Why a report was made. Reason codes of MQ (2000 and more) occur too; 65536 and more belong to applications.', 'ksy.type': 's4', 'ksy.enum': {'0': 'none', '256': 'quit', '258': 'expiration', '259': 'coa', '260': 'cod', '262': 'channel_completed', '263': 'channel_fail_retry', '264': 'channel_fail', '265': 'appl_cannot_be_started', '266': 'tm_error', '267': 'appl_type_error', '268': 'stopped_by_msg_exit', '269': 'activity', '271': 'xmit_q_msg_error', '275': 'pan', '276': 'nan', '277': 'stopped_by_chad_exit', '279': 'stopped_by_pubsub_exit', '280': 'not_a_repository_msg', '281': 'bind_open_clusrcvr_del', '282': 'max_activities', '283': 'not_forwarded', '284': 'not_delivered', '285': 'unsupported_forwarding', '286': 'unsupported_delivery', '291': 'data_length_zero', '292': 'data_length_negative', '293': 'data_length_too_big', '294': 'buffer_overflow', '295': 'length_off_by_one', '296': 'iih_error', '298': 'not_authorized_for_ims', '300': 'ims_error', '401': 'cics_internal_error', '402': 'cics_not_authorized', '403': 'cics_bridge_failure', '404': 'cics_correl_id_error', '405': 'cics_ccsid_error', '406': 'cics_encoding_error', '407': 'cics_cih_error', '408': 'cics_uow_error', '409': 'cics_commarea_error', '410': 'cics_appl_not_started', '411': 'cics_appl_abended', '412': 'cics_dlq_error', '413': 'cics_uow_backed_out', '501': 'publications_on_request', '502': 'subscriber_is_publisher', '503': 'msg_scope_mismatch', '504': 'selector_mismatch', '505': 'not_a_groupur_msg'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Nothing to report', '256': 'The application shall end', '258': 'The message expired', '259': 'The message arrived', '260': 'The message was read', '262': 'The channel ended as it should', '263': 'The channel failed and will be tried again', '264': 'The channel failed', '265': 'The application of a trigger message cannot be started', '266': 'A trigger message is not in the right format', '267': 'A trigger message names an unknown kind of application', '268': 'A message exit of a channel stopped the message', '269': 'Report of an activity', '271': 'A message on a transmission queue is not in the right format', '275': 'The application reports success', '276': 'The application reports failure', '277': 'An exit for automatic channel definitions stopped the channel', '279': 'An exit of publish and subscribe stopped the message', '280': 'A message on the repository queue is not one for it', '281': 'The cluster channel to which the message was bound was deleted', '282': 'As many activities were recorded as are allowed', '283': 'The message was not forwarded', '284': 'The message was not delivered', '285': 'The message asks for a kind of forwarding that is not supported', '286': 'The message asks for a kind of delivery that is not supported', '291': 'IMS bridge, a data length is 0', '292': 'IMS bridge, a data length is negative', '293': 'IMS bridge, a data length is too large', '294': 'IMS bridge, a data length exceeds the buffer', '295': 'IMS bridge, a data length is off by one byte', '296': 'IMS bridge, the MQIIH is not valid', '298': 'IMS bridge, the user has no authority', '300': 'IMS bridge, unexpected error of IMS', '401': 'CICS bridge, internal error', '402': 'CICS bridge, the user has no authority', '403': 'CICS bridge, it ended unexpectedly', '404': 'CICS bridge, the correlation identifier is not right', '405': 'CICS bridge, the character set is not right', '406': 'CICS bridge, the encoding is not right', '407': 'CICS bridge, the MQCIH is not valid', '408': 'CICS bridge, the unit of work is not right', '409': 'CICS bridge, the communication area is not right', '410': 'CICS bridge, the application was not started', '411': 'CICS bridge, the application ended abnormally', '412': 'CICS bridge, the dead-letter queue cannot be used', '413': 'CICS bridge, the unit of work was backed out', '501': 'Publications are made only on request', '502': 'The publisher is the subscriber itself', '503': 'The scope of the message does not fit the subscription', '504': 'The selection string does not fit the message', '505': 'The message belongs to no group unit of recovery'}, 'ksy.orig_id': 'Feedback'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in the message data; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': "CCSID of the text in the message data. 0 is the queue manager's own, -1 says that the data tells it itself, -2 that of the descriptor.", 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of the message data.', 'ksy.type': 'format_name', 'ksy.orig_id': 'Format'}),
        StructField('priority', IntegerType(), True, {'comment': '0 lowest to 9 highest; -1 leaves it to the queue.', 'ksy.type': 's4', 'ksy.orig_id': 'Priority'}),
        StructField('persistence', StringType(), True, {'comment': 'Whether the message survives a restart of the queue manager.', 'ksy.type': 's4', 'ksy.enum': {'0': 'not_persistent', '1': 'persistent', '2': 'as_queue_def'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Lost when the queue manager stops', '1': 'Survives a restart', '2': 'As the queue says'}, 'ksy.orig_id': 'Persistence'}),
        StructField('msg_id', BinaryType(), True, {'comment': 'Identifier of the message, bytes that are never converted. Those that a queue manager makes begin with AMQ or CSQ and a blank in its character set.', 'ksy.type': 'bytes', 'ksy.orig_id': 'MsgId'}),
        StructField('correl_id', BinaryType(), True, {'comment': 'Identifier that relates the message to another one; all zero for none.', 'ksy.type': 'bytes', 'ksy.orig_id': 'CorrelId'}),
        StructField('backout_count', IntegerType(), True, {'comment': 'How often the message was read and put back.', 'ksy.type': 's4', 'ksy.orig_id': 'BackoutCount'}),
        StructField('reply_to_q', StringType(), True, {'comment': 'Queue for replies and reports.', 'ksy.type': 'text', 'ksy.orig_id': 'ReplyToQ'}),
        StructField('reply_to_q_mgr', StringType(), True, {'comment': 'Queue manager of that queue.', 'ksy.type': 'text', 'ksy.orig_id': 'ReplyToQMgr'}),
        StructField('user_identifier', StringType(), True, {'comment': 'User on whose behalf the message was put.', 'ksy.type': 'text', 'ksy.orig_id': 'UserIdentifier'}),
        StructField('accounting_token', BinaryType(), True, {'comment': 'What the work is charged to; the last byte tells the kind of token.', 'ksy.type': 'bytes', 'ksy.orig_id': 'AccountingToken'}),
        StructField('appl_identity_data', StringType(), True, {'comment': 'Data of the application about the identity.', 'ksy.type': 'text', 'ksy.orig_id': 'ApplIdentityData'}),
        StructField('put_appl_type', StringType(), True, {'comment': "Kind of application that put the message. 65536 and more are users' own.", 'ksy.type': 's4', 'ksy.enum': {'-1': 'unknown', '0': 'no_context', '1': 'cics', '2': 'zos', '3': 'ims', '4': 'os2', '5': 'dos', '6': 'unix', '7': 'qmgr', '8': 'os400', '9': 'windows', '10': 'cics_vse', '11': 'windows_nt', '12': 'vms', '13': 'nsk', '14': 'vos', '15': 'open_tp1', '18': 'vm', '19': 'ims_bridge', '20': 'xcf', '21': 'cics_bridge', '22': 'notes_agent', '23': 'tpf', '25': 'user', '26': 'broker', '28': 'java', '29': 'dqm', '30': 'channel_initiator', '31': 'wlm', '32': 'batch', '33': 'rrs_batch', '34': 'sib', '35': 'system_extension', '36': 'mcast_publish', '37': 'amqp'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'-1': 'Not known', '0': 'No context', '1': 'CICS transaction', '2': 'z/OS, MVS, OS/390', '3': 'IMS', '4': 'OS/2', '5': 'DOS', '6': 'UNIX, AIX', '7': 'Queue manager', '8': 'OS/400, IBM i', '9': 'Windows 16 bit', '10': 'CICS on VSE', '11': 'Windows', '12': 'VMS', '13': 'Guardian, NonStop Kernel', '14': 'VOS', '15': 'OpenTP1', '18': 'VM', '19': 'IMS bridge', '20': 'XCF', '21': 'CICS bridge', '22': 'Notes agent', '23': 'TPF', '25': 'User application', '26': 'Publish and subscribe of the queue manager', '28': 'Java', '29': 'Distributed queue management', '30': 'Channel initiator', '31': 'Workload manager', '32': 'Batch', '33': 'RRS batch', '34': 'Service integration bus', '35': 'System extension', '36': 'Multicast publish', '37': 'AMQP'}, 'ksy.orig_id': 'PutApplType'}),
        StructField('put_appl_name', StringType(), True, {'comment': 'Name of that application.', 'ksy.type': 'text', 'ksy.orig_id': 'PutApplName'}),
        StructField('put_date', StringType(), True, {'comment': 'Date of the put, YYYYMMDD, Greenwich mean time.', 'ksy.type': 'text', 'ksy.orig_id': 'PutDate'}),
        StructField('put_time', StringType(), True, {'comment': 'Time of the put, HHMMSSTH with tenths and hundredths of a second, Greenwich mean time.', 'ksy.type': 'text', 'ksy.orig_id': 'PutTime'}),
        StructField('appl_origin_data', StringType(), True, {'comment': 'Data of the application about the origin.', 'ksy.type': 'text', 'ksy.orig_id': 'ApplOriginData'}),
        StructField('extension', MQMD__MD__EXTENSION, True, {'comment': 'The five fields that version 2 has and version 1 lacks.', 'ksy.type': 'extension'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
    ]
)

MQXQH__XQH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters XQH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 1 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('remote_q_name', StringType(), True, {'comment': 'Queue for which the message is meant.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'RemoteQName'}),
        StructField('remote_q_mgr_name', StringType(), True, {'comment': 'Queue manager of that queue.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'RemoteQMgrName'}),
        StructField('msg_desc', MQMD__MD, True, {'comment': "The message's own descriptor, 324 bytes, in the byte order and character set of this header.", 'ksy.type': 'mqmd::md', 'ksy.orig_id': 'MsgDesc'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('embedded_version_is_wrong', BooleanType(), True, {'comment': 'The embedded descriptor does not say version 1, though its 324 bytes are all there is.', 'ksy.type': 'value'}),
    ]
)

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

MQDH__DH__OBJECT_RECORD = StructType(
    [
        StructField('object_name', StringType(), True, {'comment': 'Queue.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ObjectName'}),
        StructField('object_q_mgr_name', StringType(), True, {'comment': 'Queue manager of that queue.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ObjectQMgrName'}),
    ]
)

MQDH__DH__PUT_MSG_RECORD = StructType(
    [
        StructField('msg_id', BinaryType(), True, {'comment': 'Identifier of the message.', 'ksy.type': 'bytes', 'ksy.orig_id': 'MsgId'}),
        StructField('correl_id', BinaryType(), True, {'comment': 'Identifier that relates the message to another one.', 'ksy.type': 'bytes', 'ksy.orig_id': 'CorrelId'}),
        StructField('group_id', BinaryType(), True, {'comment': 'Identifier of the group.', 'ksy.type': 'bytes', 'ksy.orig_id': 'GroupId'}),
        StructField('feedback', IntegerType(), True, {'comment': 'Feedback code.', 'ksy.type': 's4', 'ksy.orig_id': 'Feedback'}),
        StructField('accounting_token', BinaryType(), True, {'comment': 'What the work is charged to.', 'ksy.type': 'bytes', 'ksy.orig_id': 'AccountingToken'}),
    ]
)

MQDH__DH__RECORDS = StructType(
    [
        StructField('object_records', ArrayType(MQDH__DH__OBJECT_RECORD, True), True, {'comment': 'The destinations; none where the array does not lie inside the structure.', 'ksy.type': 'object_record, repeated', 'ksy.orig_id': 'MQOR'}),
        StructField('put_msg_records', ArrayType(MQDH__DH__PUT_MSG_RECORD, True), True, {'comment': 'What is particular to each destination; none where the array does not lie inside the structure.', 'ksy.type': 'put_msg_record, repeated', 'ksy.orig_id': 'MQPMR'}),
        StructField('has_array_outside', BooleanType(), True, {'comment': 'At least one array does not lie inside the structure, or has a negative number of records.', 'ksy.type': 'value'}),
    ]
)

MQDH__DH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters DH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 1 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure with its records. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows the MQDH; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'CCSID of the text in what follows. 0 and -1 leave it open, -2 means the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQDH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': '1 where every message gets a new identifier, else 0.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('put_msg_rec_fields', IntegerType(), True, {'comment': 'Which fields a put message record has: 1 MsgId, 2 CorrelId, 4 GroupId, 8 Feedback, 16 AccountingToken.', 'ksy.type': 's4', 'ksy.orig_id': 'PutMsgRecFields'}),
        StructField('recs_present', IntegerType(), True, {'comment': 'How many records each array has: one a destination.', 'ksy.type': 's4', 'ksy.orig_id': 'RecsPresent'}),
        StructField('object_rec_offset', IntegerType(), True, {'comment': 'Where the object records begin, counted from the start of this structure; 0 where there are none. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'ObjectRecOffset', 'ksy.unit': 'byte'}),
        StructField('put_msg_rec_offset', IntegerType(), True, {'comment': 'Where the put message records begin, counted from the start of this structure; 0 where there are none. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'PutMsgRecOffset', 'ksy.unit': 'byte'}),
        StructField('records', MQDH__DH__RECORDS, True, {'comment': 'Bytes up to the end that StrucLength says, and the two arrays in them.', 'ksy.type': 'records'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('new_msg_ids', BooleanType(), True, {'comment': 'A new identifier for each destination.', 'ksy.type': 'value', 'ksy.orig_id': 'MQDHF_NEW_MSG_IDS'}),
    ]
)

MQRFH__RFH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters RFH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 1 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure with its string. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows the MQRFH; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'CCSID of the text in what follows. 0 and -1 leave it open, -2 means the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQRFH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': 'General flags. None is defined, 0 is usual.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('name_value_string', StringType(), True, {'comment': 'Names and values in turn, with blanks between them. Quotation marks hold values with blanks together; one inside is doubled.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'NameValueString'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('is_unaligned', BooleanType(), True, {'comment': 'StrucLength is no multiple of 4, as it should be.', 'ksy.type': 'value'}),
    ]
)

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

MQCIH__CIH__SCREEN = StructType(
    [
        StructField('cursor_position', IntegerType(), True, {'comment': 'Where the cursor stands.', 'ksy.type': 's4', 'ksy.orig_id': 'CursorPosition'}),
        StructField('error_offset', IntegerType(), True, {'comment': 'Where the program found an error in the data.', 'ksy.type': 's4', 'ksy.orig_id': 'ErrorOffset'}),
        StructField('input_item', IntegerType(), True, {'comment': 'Reserved.', 'ksy.type': 's4', 'ksy.orig_id': 'InputItem'}),
        StructField('reserved4', IntegerType(), True, {'comment': 'Without meaning.', 'ksy.type': 's4', 'ksy.orig_id': 'Reserved4'}),
    ]
)

MQCIH__CIH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters CIH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure, 1 or 2.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure: 164 in version 1, 180 in version 2. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'Reserved in this structure and without meaning. What follows keeps the encoding of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'Reserved in this structure and without meaning. What follows keeps the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQCIH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': 'General flags; the columns below take them apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('return_code', StringType(), True, {'comment': 'What became of the request.', 'ksy.type': 's4', 'ksy.enum': {'0': 'ok', '1': 'cics_exec_error', '2': 'mq_api_error', '3': 'bridge_error', '4': 'bridge_abend', '5': 'application_abend', '6': 'security_error', '7': 'program_not_available', '8': 'bridge_timeout', '9': 'transid_not_available'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'No error', '1': 'A CICS command failed', '2': 'A call of MQ failed', '3': 'The bridge found an error', '4': 'The bridge ended abnormally', '5': 'The application ended abnormally', '6': 'Not authorised', '7': 'There is no such program', '8': 'The next message did not come in time', '9': 'There is no such transaction'}, 'ksy.orig_id': 'ReturnCode'}),
        StructField('comp_code', IntegerType(), True, {'comment': 'Completion code, whose meaning depends on ReturnCode.', 'ksy.type': 's4', 'ksy.orig_id': 'CompCode'}),
        StructField('reason', IntegerType(), True, {'comment': 'Reason or feedback code, whose meaning depends on ReturnCode.', 'ksy.type': 's4', 'ksy.orig_id': 'Reason'}),
        StructField('uow_control', StringType(), True, {'comment': 'Which place the message has in its unit of work.', 'ksy.type': 's4', 'ksy.enum': {'16': 'middle', '17': 'first', '256': 'commit', '272': 'last', '273': 'only', '4352': 'backout', '65536': 'continued'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'16': 'In the middle of the unit of work', '17': 'First of the unit of work', '256': 'Commit the unit of work', '272': 'Last of the unit of work', '273': 'The only one of its unit of work', '4352': 'Back out the unit of work', '65536': 'Go on with the conversation'}, 'ksy.orig_id': 'UOWControl'}),
        StructField('get_wait_interval', IntegerType(), True, {'comment': 'How long the bridge waits for a message, in milliseconds; -2 leaves it to the bridge.', 'ksy.type': 's4', 'ksy.orig_id': 'GetWaitInterval'}),
        StructField('link_type', StringType(), True, {'comment': 'Whether a program or a transaction is started.', 'ksy.type': 's4', 'ksy.enum': {'1': 'program', '2': 'transaction'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'1': 'A program', '2': 'A transaction'}, 'ksy.orig_id': 'LinkType'}),
        StructField('output_data_length', IntegerType(), True, {'comment': 'Bytes that the program gives back; -1 as many as it got.', 'ksy.type': 's4', 'ksy.orig_id': 'OutputDataLength'}),
        StructField('facility_keep_time', IntegerType(), True, {'comment': 'Seconds that the bridge facility is kept.', 'ksy.type': 's4', 'ksy.orig_id': 'FacilityKeepTime'}),
        StructField('ads_descriptor', StringType(), True, {'comment': 'Whether descriptors of the screen data are sent, received, or in message format.', 'ksy.type': 's4', 'ksy.enum': {'0': 'none', '1': 'send', '16': 'recv', '17': 'send_and_recv', '256': 'msg_format'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'No descriptors', '1': 'Descriptors are sent', '16': 'Descriptors are received', '17': 'Descriptors are sent and received', '256': 'Descriptors are in message format'}, 'ksy.orig_id': 'ADSDescriptor'}),
        StructField('conversational_task', IntegerType(), True, {'comment': 'Not 0 where the task may ask for more input.', 'ksy.type': 's4', 'ksy.orig_id': 'ConversationalTask'}),
        StructField('task_end_status', IntegerType(), True, {'comment': 'How the task ended.', 'ksy.type': 's4', 'ksy.orig_id': 'TaskEndStatus'}),
        StructField('facility', BinaryType(), True, {'comment': 'Token of the bridge facility.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Facility'}),
        StructField('function', StringType(), True, {'comment': 'Name of the call or command that failed.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Function'}),
        StructField('abend_code', StringType(), True, {'comment': 'Code with which the program ended abnormally.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'AbendCode'}),
        StructField('authenticator', StringType(), True, {'comment': 'Password or PassTicket.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Authenticator', 'ksy.sensitive': True}),
        StructField('reserved1', StringType(), True, {'comment': 'Without meaning.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Reserved1'}),
        StructField('reply_to_format', StringType(), True, {'comment': 'Format name of the reply.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ReplyToFormat'}),
        StructField('remote_sys_id', StringType(), True, {'comment': 'CICS system that does the work.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'RemoteSysId'}),
        StructField('remote_trans_id', StringType(), True, {'comment': 'Transaction to be attached there.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'RemoteTransId'}),
        StructField('transaction_id', StringType(), True, {'comment': 'Transaction to be attached.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'TransactionId'}),
        StructField('facility_like', StringType(), True, {'comment': 'Terminal that the bridge facility is like.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'FacilityLike'}),
        StructField('attention_id', StringType(), True, {'comment': 'Key that the terminal user is taken to have pressed.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'AttentionId'}),
        StructField('start_code', StringType(), True, {'comment': 'How the transaction is started.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'StartCode'}),
        StructField('cancel_code', StringType(), True, {'comment': 'Code with which the task is to be ended.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'CancelCode'}),
        StructField('next_transaction_id', StringType(), True, {'comment': 'Transaction that is to come next.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'NextTransactionId'}),
        StructField('reserved2', StringType(), True, {'comment': 'Without meaning.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Reserved2'}),
        StructField('reserved3', StringType(), True, {'comment': 'Without meaning.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Reserved3'}),
        StructField('screen', MQCIH__CIH__SCREEN, True, {'comment': 'What version 2 has in addition, 16 bytes.', 'ksy.type': 'screen'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('pass_expiration', BooleanType(), True, {'comment': 'Replies take over what is left of the expiry time.', 'ksy.type': 'value', 'ksy.orig_id': 'MQCIH_PASS_EXPIRATION'}),
        StructField('reply_without_nulls', BooleanType(), True, {'comment': 'Zeros at the end of the reply are left out.', 'ksy.type': 'value', 'ksy.orig_id': 'MQCIH_REPLY_WITHOUT_NULLS'}),
        StructField('sync_on_return', BooleanType(), True, {'comment': "The program's work is committed when it returns.", 'ksy.type': 'value', 'ksy.orig_id': 'MQCIH_SYNC_ON_RETURN'}),
    ]
)

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

MQWIH__WIH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters WIH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure; only 1 exists.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure, always 120. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in what follows the MQWIH; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'CCSID of the text in what follows. 0 and -1 leave it open, -2 means the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQWIH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': 'General flags. None is defined, 0 is usual.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('service_name', StringType(), True, {'comment': 'Service of the workload manager that shall do the work.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ServiceName'}),
        StructField('service_step', StringType(), True, {'comment': 'Step of that service.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ServiceStep'}),
        StructField('msg_token', BinaryType(), True, {'comment': 'Token that tells messages apart.', 'ksy.type': 'bytes', 'ksy.orig_id': 'MsgToken'}),
        StructField('reserved', StringType(), True, {'comment': 'Without meaning.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Reserved'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
    ]
)

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

MQ_MESSAGE__LINK = StructType(
    [
        StructField('header', StructType([StructField('xqh', MQXQH__XQH, True), StructField('mde', MQMDE__MDE, True), StructField('dlh', MQDLH__DLH, True), StructField('dh', MQDH__DH, True), StructField('rfh', MQRFH__RFH, True), StructField('rfh2', MQRFH2__RFH2, True), StructField('cih', MQCIH__CIH, True), StructField('iih', MQIIH__IIH, True), StructField('wih', MQWIH__WIH, True), StructField('rmh', MQRMH__RMH, True)]), True, {'comment': 'The header itself; absent where it cannot be read.', 'ksy.type': 'switch on told_kind: mqxqh::xqh, mqmde::mde, mqdlh::dlh, mqdh::dh, mqrfh::rfh, mqrfh2::rfh2, mqcih::cih, mqiih::iih, mqwih::wih, mqrmh::rmh'}),
        StructField('following', MQMD__DATA_CONTEXT, True, {'comment': 'What the header says of that which follows it, taken apart; no bytes. Where it cannot be read, what was said of it.', 'ksy.type': 'mqmd::data_context'}),
        StructField('announced', StringType(), True, {'comment': 'The header that the format name in front announces.', 'ksy.type': 'value', 'ksy.enum': {'0': 'application', '1': 'none', '10': 'xmit_q_header', '11': 'md_extension', '12': 'dead_letter_header', '13': 'dist_header', '14': 'rf_header_1', '15': 'rf_header_2', '16': 'cics', '17': 'ims', '18': 'work_info_header', '19': 'ref_msg_header', '30': 'admin', '31': 'amqp', '32': 'channel_completed', '33': 'command_1', '34': 'command_2', '35': 'embedded_pcf', '36': 'event', '37': 'ims_var_string', '38': 'pcf', '39': 'string', '40': 'trigger'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Name that is not built in', '1': 'Blank. The data has no format name', '10': 'Transmission queue header MQXQH', '11': 'Message descriptor extension MQMDE', '12': 'Dead-letter header MQDLH', '13': 'Distribution header MQDH', '14': 'Rules and formatting header MQRFH', '15': 'Rules and formatting header MQRFH2', '16': 'CICS bridge header MQCIH', '17': 'IMS bridge header MQIIH', '18': 'Work information header MQWIH', '19': 'Reference message header MQRMH', '30': 'Administration in programmable command format', '31': 'Message of the AMQP protocol', '32': 'A channel has ended', '33': 'Reply to a command, first form', '34': 'Reply to a command, second form', '35': 'Embedded programmable command format header, which could chain too and is not taken apart here', '36': 'Event of a queue manager', '37': 'Text for IMS', '38': 'Programmable command format', '39': 'Text', '40': 'Trigger message MQTM, 684 bytes'}, 'ksy.orig_id': 'Format'}),
        StructField('encoding', IntegerType(), True, {'comment': 'Encoding of this header, as the structure in front says; only the last hexadecimal digit counts.', 'ksy.type': 'value', 'ksy.orig_id': 'Encoding'}),
        StructField('ccsid', IntegerType(), True, {'comment': "CCSID of this header's names, as the structure in front says; 0 where nobody said so.", 'ksy.type': 'value', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('offset', IntegerType(), True, {'comment': 'Where this header begins in the message. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
        StructField('outcome', StringType(), True, {'comment': 'Whether the header can be read, and if not, why.', 'ksy.type': 'value', 'ksy.enum': {'0': 'read', '1': 'truncated', '2': 'wrong_struc_id', '3': 'charset_mismatch', '4': 'byte_order_mismatch', '5': 'unsupported_version', '6': 'version_format_disagreement', '7': 'bad_struc_length', '8': 'integer_order_undefined', '9': 'wrong_embedded_struc_id'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'The header is read', '1': 'Fewer bytes are left than the header has', '2': 'Does not begin with the letters of the announced header', '3': 'Begins with the letters in the other character set than the CCSID says', '4': 'Its Version makes sense in the other byte order than the encoding says', '5': 'There is no such version', '6': 'An MQRFH of one version is announced by the format name of the other', '7': 'StrucLength does not fit the version', '8': 'The encoding does not say the byte order of whole numbers', '9': 'The descriptor in an MQXQH does not begin with MD'}}),
        StructField('reason', LongType(), True, {'comment': 'Reason code of MQ for a header that cannot be read: that of its kind, or 2142 where it is not in the byte order or character set told. Of an MQMDE `mqmde_reason` says it.', 'ksy.type': 'value'}),
        StructField('letters', StringType(), True, {'comment': 'The character set that the first four letters of the header are in.', 'ksy.type': 'value', 'ksy.enum': {'0': 'neither', '1': 'ascii', '2': 'ebcdic'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Neither', '1': 'ASCII', '2': 'EBCDIC'}}),
        StructField('mqmde_action', StringType(), True, {'comment': 'What a queue manager does with this MQMDE when it is put with its descriptor, by table 1 of the document. Behind an MQXQH the embedded descriptor counts, which has version 1.', 'ksy.type': 'value', 'ksy.enum': {'1': 'honoured', '2': 'message_data', '3': 'call_fails', '4': 'elsewhere', '5': 'unknown'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'The MQMDE is honoured: its fields become those of the message', '2': 'The MQMDE is treated as message data', '3': 'The call fails with a reason code', '4': 'The MQMDE does not stand at the front of the data: the table does not speak of it. Of several only the first can have been honoured', '5': 'The version of the descriptor is not known'}}),
        StructField('mqmde_reason', LongType(), True, {'comment': 'Reason code with which the call fails; 2248 is a bad MQMDE or CCSID, 2249 bad MsgFlags, 2250 a bad MsgSeqNumber, 2251 a bad Offset, 2252 a bad OriginalLength.', 'ksy.type': 'value'}),
    ]
)

MQ_MESSAGE = StructType(
    [
        StructField('md', MQMD__MD, True, {'comment': 'The message descriptor.', 'ksy.type': 'mqmd::md', 'ksy.orig_id': 'MQMD'}),
        StructField('links', ArrayType(MQ_MESSAGE__LINK, True), True, {'comment': 'The headers in their order, each with what the structure in front said of it. There are at most 64; what follows then stays data.', 'ksy.type': 'link, repeated'}),
        StructField('data', BinaryType(), True, {'comment': 'The data of the application, or all bytes from the first header on that cannot be read.', 'ksy.type': 'bytes', 'ksy.orig_id': 'application message data'}),
        StructField('headers', BinaryType(), True, {'comment': 'The bytes of all headers in `links` that are read, as they lie between the descriptor and `data`.', 'ksy.type': 'bytes'}),
        StructField('ending', StringType(), True, {'comment': 'Why the chain of headers ends.', 'ksy.type': 'value', 'ksy.enum': {'0': 'data', '1': 'truncated', '2': 'wrong_struc_id', '3': 'charset_mismatch', '4': 'byte_order_mismatch', '5': 'unsupported_version', '6': 'version_format_disagreement', '7': 'bad_struc_length', '8': 'integer_order_undefined', '9': 'wrong_embedded_struc_id', '20': 'too_many_headers'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'The format name announces no header: the data of the application', '1': 'Fewer bytes are left than the header has', '2': 'Does not begin with the letters of the announced header', '3': 'Begins with the letters in the other character set than the CCSID says', '4': 'Its Version makes sense in the other byte order than the encoding says', '5': 'There is no such version', '6': 'An MQRFH of one version is announced by the format name of the other', '7': 'StrucLength does not fit the version', '8': 'The encoding does not say the byte order of whole numbers', '9': 'The descriptor in an MQXQH does not begin with MD', '20': 'After 64 headers one more is announced'}}),
        StructField('data_kind', StringType(), True, {'comment': 'What the data is, by its format name; for a header that cannot be read, that header.', 'ksy.type': 'value', 'ksy.enum': {'0': 'application', '1': 'none', '10': 'xmit_q_header', '11': 'md_extension', '12': 'dead_letter_header', '13': 'dist_header', '14': 'rf_header_1', '15': 'rf_header_2', '16': 'cics', '17': 'ims', '18': 'work_info_header', '19': 'ref_msg_header', '30': 'admin', '31': 'amqp', '32': 'channel_completed', '33': 'command_1', '34': 'command_2', '35': 'embedded_pcf', '36': 'event', '37': 'ims_var_string', '38': 'pcf', '39': 'string', '40': 'trigger'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Name that is not built in', '1': 'Blank. The data has no format name', '10': 'Transmission queue header MQXQH', '11': 'Message descriptor extension MQMDE', '12': 'Dead-letter header MQDLH', '13': 'Distribution header MQDH', '14': 'Rules and formatting header MQRFH', '15': 'Rules and formatting header MQRFH2', '16': 'CICS bridge header MQCIH', '17': 'IMS bridge header MQIIH', '18': 'Work information header MQWIH', '19': 'Reference message header MQRMH', '30': 'Administration in programmable command format', '31': 'Message of the AMQP protocol', '32': 'A channel has ended', '33': 'Reply to a command, first form', '34': 'Reply to a command, second form', '35': 'Embedded programmable command format header, which could chain too and is not taken apart here', '36': 'Event of a queue manager', '37': 'Text for IMS', '38': 'Programmable command format', '39': 'Text', '40': 'Trigger message MQTM, 684 bytes'}}),
        StructField('data_encoding', IntegerType(), True, {'comment': 'How numbers are written in the data, as the last structure said.', 'ksy.type': 'value', 'ksy.orig_id': 'Encoding'}),
        StructField('data_ccsid', IntegerType(), True, {'comment': 'CCSID of the text in the data, as the last structure said; 0 where nobody said so.', 'ksy.type': 'value', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('text', StringType(), True, {'comment': 'The data as text, where its format is MQSTR and its CCSID one of those that are read; UTF-16 has the byte order of `data_encoding`.', 'ksy.type': 'value'}),
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

MQ_MESSAGE__ANNOUNCEMENT = StructType(
    [
        StructField('is_header', BooleanType(), True, {'comment': 'A header comes next.', 'ksy.type': 'value'}),
    ]
)

MQ_MESSAGE__SPELLING = StructType(
    [
    ]
)

MQ_MESSAGE__VERDICT = StructType(
    [
        StructField('code', IntegerType(), True, {'comment': 'Number of what is wrong, 0 for nothing.', 'ksy.type': 'value'}),
    ]
)

MQ_MESSAGE__WORDS = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'Letters of the header.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version of the header.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of the header, where it has one. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'Encoding of what follows, where it stands here.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('ccsid', IntegerType(), True, {'comment': 'CCSID of what follows, where it stands here.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
    ]
)

MQ_MESSAGE__FRONT = StructType(
    [
        StructField('words', MQ_MESSAGE__WORDS, True, {'comment': 'The first 20 bytes.', 'ksy.type': 'words'}),
    ]
)

MQ_MESSAGE__FOUR_BYTES = StructType(
    [
        StructField('number', LongType(), True, {'comment': 'The four bytes, the first one the most significant.', 'ksy.type': 'u4be', 'ksy.orig_id': 'StrucId'}),
    ]
)

SCHEMA = MQ_MESSAGE

TYPES = {
    'mqmd::md::report': MQMD__MD__REPORT,
    'mqmd::md::msg_flags': MQMD__MD__MSG_FLAGS,
    'mqmd::md::extension': MQMD__MD__EXTENSION,
    'mqmd::md': MQMD__MD,
    'mqxqh::xqh': MQXQH__XQH,
    'mqmde::mde': MQMDE__MDE,
    'mqdlh::dlh': MQDLH__DLH,
    'mqdh::dh::object_record': MQDH__DH__OBJECT_RECORD,
    'mqdh::dh::put_msg_record': MQDH__DH__PUT_MSG_RECORD,
    'mqdh::dh::records': MQDH__DH__RECORDS,
    'mqdh::dh': MQDH__DH,
    'mqrfh::rfh': MQRFH__RFH,
    'mqrfh2::rfh2::folder': MQRFH2__RFH2__FOLDER,
    'mqrfh2::rfh2::name_values': MQRFH2__RFH2__NAME_VALUES,
    'mqrfh2::rfh2': MQRFH2__RFH2,
    'mqcih::cih::screen': MQCIH__CIH__SCREEN,
    'mqcih::cih': MQCIH__CIH,
    'mqiih::iih': MQIIH__IIH,
    'mqwih::wih': MQWIH__WIH,
    'mqrmh::rmh::strings': MQRMH__RMH__STRINGS,
    'mqrmh::rmh': MQRMH__RMH,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mq_message::link': MQ_MESSAGE__LINK,
    'mq_message': MQ_MESSAGE,
    'mqmd::format_name': MQMD__FORMAT_NAME,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
    'mqmd::known_format': MQMD__KNOWN_FORMAT,
    'mqmd::text': MQMD__TEXT,
    'mqmd::ascii_octets': MQMD__ASCII_OCTETS,
    'mqmd::ebcdic_octets': MQMD__EBCDIC_OCTETS,
    'mq_message::announcement': MQ_MESSAGE__ANNOUNCEMENT,
    'mq_message::spelling': MQ_MESSAGE__SPELLING,
    'mq_message::verdict': MQ_MESSAGE__VERDICT,
    'mq_message::words': MQ_MESSAGE__WORDS,
    'mq_message::front': MQ_MESSAGE__FRONT,
    'mq_message::four_bytes': MQ_MESSAGE__FOUR_BYTES,
}
