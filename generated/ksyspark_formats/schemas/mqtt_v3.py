# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqtt_v3: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, ByteType, IntegerType, LongType, ShortType, StringType, StructField, StructType

MQTT_V3__REMAINING_LENGTH = StructType(
    [
        StructField('digits', ArrayType(ShortType(), True), True, {'comment': "One to four bytes, the least significant first. Seven bits of each count; the top bit says that one more byte follows. The document's loop (line 113) has no end after four bytes; line 85 limits them to four.", 'ksy.type': 'u1, repeated', 'ksy.orig_id': 'digit'}),
        StructField('value', LongType(), True, {'comment': "The number that the digits make, 0 to 268 435 455. Line 83 writes 321 as the bytes 130 and 65. By the document's own algorithm those are 8 322, and 321 is 193 and 2; the algorithm holds. [byte]", 'ksy.type': 'value', 'ksy.orig_id': 'value', 'ksy.unit': 'byte'}),
        StructField('is_shortest', BooleanType(), True, {'comment': 'The number is not written with more bytes than it needs.', 'ksy.type': 'value'}),
    ]
)

MQTT_V3__USER_NAME = StructType(
    [
        StructField('len_value', IntegerType(), True, {'comment': 'Number of bytes of the user name; may be 0. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('value', StringType(), True, {'comment': 'Name of the user who connects.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_string', 'ksy.orig_id': 'User Name'}),
    ]
)

MQTT_V3__PASSWORD = StructType(
    [
        StructField('len_value', IntegerType(), True, {'comment': 'Number of bytes of the password; may be 0. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('value', BinaryType(), True, {'comment': 'Text at level 3, any bytes at level 4.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Password', 'ksy.sensitive': True}),
    ]
)

MQTT_V3__CONNECT = StructType(
    [
        StructField('len_protocol_name', IntegerType(), True, {'comment': 'Number of bytes of the protocol name, 6 or 4. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('protocol_name', StringType(), True, {'comment': 'MQIsdp up to MQTT 3.1, MQTT since 3.1.1.', 'ksy.type': 'str UTF-8', 'ksy.orig_id': 'Protocol Name'}),
        StructField('bridge', BooleanType(), True, {'comment': 'The client is a broker that bridges two systems. An extension of brokers outside the standards, accepted here.', 'ksy.type': 'b1', 'ksy.orig_id': 'bridge bit'}),
        StructField('protocol_level', ByteType(), True, {'comment': 'Version of the protocol. 3 is MQTT 3.1, 4 is MQTT 3.1.1.', 'ksy.type': 'b7', 'ksy.orig_id': 'Protocol Level'}),
        StructField('has_user_name', BooleanType(), True, {'comment': 'The client names its user.', 'ksy.type': 'b1', 'ksy.orig_id': 'User Name Flag'}),
        StructField('has_password', BooleanType(), True, {'comment': 'The client sends a password; only together with a user name.', 'ksy.type': 'b1', 'ksy.orig_id': 'Password Flag'}),
        StructField('will_retain', BooleanType(), True, {'comment': 'The broker shall keep the will as the last value of its topic.', 'ksy.type': 'b1', 'ksy.orig_id': 'Will Retain'}),
        StructField('will_qos', StringType(), True, {'comment': 'How surely the will is delivered.', 'ksy.type': 'b2', 'ksy.enum': {'0': 'at_most_once', '1': 'at_least_once', '2': 'exactly_once', '3': 'reserved'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'At most once, fire and forget', '1': 'At least once, acknowledged', '2': 'Exactly once, assured', '3': 'Reserved. Refused in a PUBLISH, as the QoS of a will and as a requested QoS; in the first byte of other packets only by the rule on flags at level 4.'}, 'ksy.orig_id': 'Will QoS'}),
        StructField('has_will', BooleanType(), True, {'comment': 'The client leaves a will: a message that the broker publishes when the connection ends without DISCONNECT.', 'ksy.type': 'b1', 'ksy.orig_id': 'Will Flag'}),
        StructField('clean_session', BooleanType(), True, {'comment': 'The broker shall forget what it kept for this client, before and after.', 'ksy.type': 'b1', 'ksy.orig_id': 'Clean Session'}),
        StructField('reserved', BooleanType(), True, {'comment': 'Must be 0 at level 4; without meaning at level 3.', 'ksy.type': 'b1', 'ksy.orig_id': 'Reserved'}),
        StructField('keep_alive', IntegerType(), True, {'comment': 'Longest silence of the client; 0 switches the watch off. [s]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Keep Alive', 'ksy.unit': 's'}),
        StructField('len_client_id', IntegerType(), True, {'comment': 'Number of bytes of the client identifier. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('client_id', StringType(), True, {'comment': 'Name of the client. Level 3 allows 1 to 23 characters, level 4 an empty name as well; brokers accept more, so nothing is refused here.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_string', 'ksy.orig_id': 'Client Identifier'}),
        StructField('len_will_topic', IntegerType(), True, {'comment': 'Number of bytes of the will topic. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('will_topic', StringType(), True, {'comment': 'Topic under which the will is published.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_name', 'ksy.orig_id': 'Will Topic'}),
        StructField('len_will_message', IntegerType(), True, {'comment': 'Number of bytes of the will message; may be 0. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('will_message', BinaryType(), True, {'comment': "Bytes of the application's own kind, as the payload of a PUBLISH.", 'ksy.type': 'bytes', 'ksy.orig_id': 'Will Message'}),
        StructField('user_name', MQTT_V3__USER_NAME, True, {'comment': 'At level 3 the remaining length overrules the flag: where the packet ends here, the user name is absent and the packet is sound.', 'ksy.type': 'user_name', 'ksy.orig_id': 'User Name'}),
        StructField('password', MQTT_V3__PASSWORD, True, {'comment': 'May be absent at level 3, as the user name may.', 'ksy.type': 'password', 'ksy.orig_id': 'Password'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed. They may be the password, where its flag or its length is spoilt.', 'ksy.type': 'bytes', 'ksy.sensitive': True}),
        StructField('has_idle_will_flags', BooleanType(), True, {'comment': 'Will QoS or will RETAIN are set without a will. A note at level 3; level 4 refuses them.', 'ksy.type': 'value'}),
        StructField('is_client_id_doubtful', BooleanType(), True, {'comment': 'A broker may refuse the client identifier: at level 3 an empty one or one of more than 23 bytes, at level 4 an empty one for a session to be kept.', 'ksy.type': 'value'}),
    ]
)

MQTT_V3__CONNACK = StructType(
    [
        StructField('reserved', ByteType(), True, {'comment': 'Must be 0 at level 4; without meaning at level 3.', 'ksy.type': 'b7', 'ksy.orig_id': 'Reserved'}),
        StructField('session_present', BooleanType(), True, {'comment': 'The broker still knows this client. Without meaning at level 3.', 'ksy.type': 'b1', 'ksy.orig_id': 'Session Present'}),
        StructField('return_code', StringType(), True, {'comment': '0 accepts the connection; any other code refuses it.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'accepted', '1': 'unacceptable_protocol_version', '2': 'identifier_rejected', '3': 'server_unavailable', '4': 'bad_user_name_or_password', '5': 'not_authorized'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'The connection is accepted', '1': 'The broker does not speak this protocol level', '2': 'The broker refuses the client identifier', '3': 'The broker is not available', '4': 'User name or password are malformed or wrong', '5': 'The client may not connect'}, 'ksy.orig_id': 'Connect Return Code'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
    ]
)

MQTT_V3__PUBLISH = StructType(
    [
        StructField('len_topic_name', IntegerType(), True, {'comment': 'Number of bytes of the topic name, at least 1. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('topic_name', StringType(), True, {'comment': 'What the message is about; levels are separated by `/`.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_name', 'ksy.orig_id': 'Topic Name'}),
        StructField('message_id', IntegerType(), True, {'comment': 'Number under which the message is acknowledged. Line 54 ties it to the DUP flag; the standards tie it to a QoS above 0, and so do real packets.', 'ksy.type': 'u2be', 'ksy.orig_id': 'ID de Mensagem'}),
        StructField('payload', BinaryType(), True, {'comment': "The message itself, in the application's own format; may be empty.", 'ksy.type': 'bytes', 'ksy.orig_id': 'Payload'}),
    ]
)

MQTT_V3__ACKNOWLEDGEMENT = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number of the packet that is acknowledged, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
    ]
)

MQTT_V3__SUBSCRIPTION = StructType(
    [
        StructField('len_topic_filter', IntegerType(), True, {'comment': 'Number of bytes of the topic filter. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('topic_filter', StringType(), True, {'comment': 'Topics wanted. `+` stands for any one level, `#` at the end for all levels below.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_filter', 'ksy.orig_id': 'Topic Filter'}),
        StructField('reserved', ByteType(), True, {'comment': 'Upper bits of the requested QoS. Must be 0, at level 3 without meaning.', 'ksy.type': 'b6', 'ksy.orig_id': 'Reserved'}),
        StructField('requested_qos', StringType(), True, {'comment': 'The best delivery that the client wants for these topics.', 'ksy.type': 'b2', 'ksy.enum': {'0': 'at_most_once', '1': 'at_least_once', '2': 'exactly_once', '3': 'reserved'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'At most once, fire and forget', '1': 'At least once, acknowledged', '2': 'Exactly once, assured', '3': 'Reserved. Refused in a PUBLISH, as the QoS of a will and as a requested QoS; in the first byte of other packets only by the rule on flags at level 4.'}, 'ksy.orig_id': 'Requested QoS'}),
    ]
)

MQTT_V3__SUBSCRIBE = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number under which the SUBACK answers, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('requests', ArrayType(MQTT_V3__SUBSCRIPTION, True), True, {'comment': 'At least one, up to the end of the packet; there is no count.', 'ksy.type': 'subscription, repeated'}),
    ]
)

MQTT_V3__SUBACK = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number of the SUBSCRIBE that is answered, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('return_codes', ArrayType(StringType(), True), True, {'comment': 'One for each topic filter of the SUBSCRIBE, in the same order. At level 3 only the low two bits count and 128 does not occur.', 'ksy.type': 'u1, repeated', 'ksy.enum': {'0': 'at_most_once', '1': 'at_least_once', '2': 'exactly_once', '128': 'failure'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Granted with QoS 0', '1': 'Granted with QoS 1', '2': 'Granted with QoS 2', '128': 'Not granted'}, 'ksy.orig_id': 'Return Code'}),
    ]
)

MQTT_V3__UNSUBSCRIPTION = StructType(
    [
        StructField('len_topic_filter', IntegerType(), True, {'comment': 'Number of bytes of the topic filter. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('topic_filter', StringType(), True, {'comment': 'As it was written in the SUBSCRIBE, character by character.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_filter', 'ksy.orig_id': 'Topic Filter'}),
    ]
)

MQTT_V3__UNSUBSCRIBE = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number under which the UNSUBACK answers, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('requests', ArrayType(MQTT_V3__UNSUBSCRIPTION, True), True, {'comment': 'At least one, up to the end of the packet; there is no count.', 'ksy.type': 'unsubscription, repeated'}),
    ]
)

MQTT_V3__EMPTY_BODY = StructType(
    [
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
    ]
)

MQTT_V3 = StructType(
    [
        StructField('message_type', StringType(), True, {'comment': 'What kind of packet this is. The first four bits, most significant first.', 'ksy.type': 'b4', 'ksy.enum': {'0': 'reserved', '1': 'connect', '2': 'connack', '3': 'publish', '4': 'puback', '5': 'pubrec', '6': 'pubrel', '7': 'pubcomp', '8': 'subscribe', '9': 'suback', '10': 'unsubscribe', '11': 'unsuback', '12': 'pingreq', '13': 'pingresp', '14': 'disconnect', '15': 'auth'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'Never used; refused.', '1': 'Client asks the broker for a connection', '2': 'Acknowledgement of a connection', '3': 'Message', '4': 'Acknowledgement of a message with QoS 1', '5': 'Message with QoS 2 received, part 1 of assured delivery', '6': 'Message with QoS 2 released, part 2 of assured delivery', '7': 'Assured delivery complete', '8': 'Client asks for a subscription', '9': 'Acknowledgement of a subscription', '10': 'Client asks to end a subscription', '11': 'Acknowledgement that a subscription ended', '12': 'Is the other side alive?', '13': 'Answer to PINGREQ', '14': 'Client is disconnecting', '15': 'Reserved, and refused, at levels 3 and 4; authentication at level 5.'}, 'ksy.orig_id': 'Tipo de Mensagem'}),
        StructField('dup', BooleanType(), True, {'comment': 'The packet is a second attempt to deliver the same message.', 'ksy.type': 'b1', 'ksy.orig_id': 'DUP'}),
        StructField('qos', StringType(), True, {'comment': 'How surely a PUBLISH is delivered. Other packets only carry fixed bits here.', 'ksy.type': 'b2', 'ksy.enum': {'0': 'at_most_once', '1': 'at_least_once', '2': 'exactly_once', '3': 'reserved'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'At most once, fire and forget', '1': 'At least once, acknowledged', '2': 'Exactly once, assured', '3': 'Reserved. Refused in a PUBLISH, as the QoS of a will and as a requested QoS; in the first byte of other packets only by the rule on flags at level 4.'}, 'ksy.orig_id': 'QoS'}),
        StructField('retain', BooleanType(), True, {'comment': 'To the broker: keep this message as the last value of its topic. To a subscriber: this is such a kept value, not a live message. At level 4 the four flag bits are free in PUBLISH alone; they must be 0010 in PUBREL, SUBSCRIBE and UNSUBSCRIBE and 0000 in all other packets. At level 3 those three may have DUP, and the unused flags carry no meaning.', 'ksy.type': 'b1', 'ksy.orig_id': 'RETAIN'}),
        StructField('remaining_length', MQTT_V3__REMAINING_LENGTH, True, {'comment': 'Number of bytes that follow in this packet, itself not counted.', 'ksy.type': 'remaining_length', 'ksy.orig_id': 'Comprimento Restante'}),
        StructField('body', StructType([StructField('connect', MQTT_V3__CONNECT, True), StructField('connack', MQTT_V3__CONNACK, True), StructField('publish', MQTT_V3__PUBLISH, True), StructField('acknowledgement', MQTT_V3__ACKNOWLEDGEMENT, True), StructField('subscribe', MQTT_V3__SUBSCRIBE, True), StructField('suback', MQTT_V3__SUBACK, True), StructField('unsubscribe', MQTT_V3__UNSUBSCRIBE, True), StructField('empty_body', MQTT_V3__EMPTY_BODY, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'Variable header and payload, as the document calls them. At level 5 only a CONNECT is looked into, so that it can be refused.', 'ksy.type': 'switch on level == 5 and message_type != message_type::connect ? message_type::reserved : message_type: connect, connack, publish, acknowledgement, subscribe, suback, unsubscribe, empty_body'}),
        StructField('connection_level', LongType(), True, {'comment': 'The protocol level that this packet reveals. A CONNECT says it; a CONNACK with properties is one of level 5; one of two bytes begins a connection of level 3 or 4, it does not say which: 0. Null for all other packets, and for those whose fixed bytes are not as the level asks for.', 'ksy.type': 'value'}),
        StructField('has_idle_flags', BooleanType(), True, {'comment': 'Flags are set that have no meaning in a packet of this type. A note at level 3 and where the level is not known; level 4 refuses them. DUP has a meaning in PUBREL, SUBSCRIBE and UNSUBSCRIBE: at level 3 they are sent again with it.', 'ksy.type': 'value'}),
        StructField('is_dup_idle', BooleanType(), True, {'comment': 'A PUBLISH with QoS 0 says that it is a second attempt, which QoS 0 does not have. It has no message identifier, though line 54 ties one to DUP.', 'ksy.type': 'value'}),
        StructField('likely_protocol', StringType(), True, {'comment': 'What the first byte looks like: 22 begins a record of TLS, as MQTT a CONNECT with flags 6; the letter G begins a GET of HTTP, as MQTT a PUBACK with flags 7. No client sends such flags.', 'ksy.type': 'value', 'ksy.enum': {'0': 'mqtt', '1': 'tls', '2': 'http'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing speaks against MQTT', '1': 'A record of TLS', '2': 'A request of HTTP'}}),
    ]
)

SCHEMA = MQTT_V3

TYPES = {
    'mqtt_v3::remaining_length': MQTT_V3__REMAINING_LENGTH,
    'mqtt_v3::user_name': MQTT_V3__USER_NAME,
    'mqtt_v3::password': MQTT_V3__PASSWORD,
    'mqtt_v3::connect': MQTT_V3__CONNECT,
    'mqtt_v3::connack': MQTT_V3__CONNACK,
    'mqtt_v3::publish': MQTT_V3__PUBLISH,
    'mqtt_v3::acknowledgement': MQTT_V3__ACKNOWLEDGEMENT,
    'mqtt_v3::subscription': MQTT_V3__SUBSCRIPTION,
    'mqtt_v3::subscribe': MQTT_V3__SUBSCRIBE,
    'mqtt_v3::suback': MQTT_V3__SUBACK,
    'mqtt_v3::unsubscription': MQTT_V3__UNSUBSCRIPTION,
    'mqtt_v3::unsubscribe': MQTT_V3__UNSUBSCRIBE,
    'mqtt_v3::empty_body': MQTT_V3__EMPTY_BODY,
    'mqtt_v3': MQTT_V3,
}
