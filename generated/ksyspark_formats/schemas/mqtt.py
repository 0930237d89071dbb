# Generated from ksy/mqtt/mqtt.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqtt: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, ByteType, IntegerType, LongType, ShortType, StringType, StructField, StructType

MQTT_V3__REMAINING_LENGTH = StructType(
    [
        StructField('digits', ArrayType(ShortType(), True), True, {'comment': "One to four bytes, the least significant first. Seven bits of each count; the top bit says that one more byte follows. The document's loop (line 113) has no end after four bytes; line 85 limits them to four.", 'ksy.type': 'u1, repeated', 'ksy.orig_id': 'digit'}),
        StructField('value', LongType(), True, {'comment': "The number that the digits make, 0 to 268 435 455. Line 83 writes 321 as the bytes 130 and 65. By the document's own algorithm those are 8 322, and 321 is 193 and 2; the algorithm holds. [byte]", 'ksy.type': 'value', 'ksy.orig_id': 'value', 'ksy.unit': 'byte'}),
        StructField('is_shortest', BooleanType(), True, {'comment': 'The number is not written with more bytes than it needs.', 'ksy.type': 'value'}),
    ]
)

MQTT_V5__STRING_PAIR = StructType(
    [
        StructField('name', StringType(), True, {'comment': 'The name; the same one may come several times.', 'ksy.type': 'utf8_string', 'ksy.logical_type': 'mqtt_string'}),
        StructField('value', StringType(), True, {'comment': 'The value.', 'ksy.type': 'utf8_string', 'ksy.logical_type': 'mqtt_string'}),
    ]
)

MQTT_V5__PROPERTY = StructType(
    [
        StructField('identifier', StringType(), True, {'comment': 'Which property this is. It tells what kind of value follows.', 'ksy.type': 'u1', 'ksy.enum': {'1': 'payload_format_indicator', '2': 'message_expiry_interval', '3': 'content_type', '8': 'response_topic', '9': 'correlation_data', '11': 'subscription_identifier', '17': 'session_expiry_interval', '18': 'assigned_client_identifier', '19': 'server_keep_alive', '21': 'authentication_method', '22': 'authentication_data', '23': 'request_problem_information', '24': 'will_delay_interval', '25': 'request_response_information', '26': 'response_information', '28': 'server_reference', '31': 'reason_string', '33': 'receive_maximum', '34': 'topic_alias_maximum', '35': 'topic_alias', '36': 'maximum_qos', '37': 'retain_available', '38': 'user_property', '39': 'maximum_packet_size', '40': 'wildcard_subscription_available', '41': 'subscription_identifier_available', '42': 'shared_subscription_available'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'1': '1 where the payload is UTF-8 text', '2': 'Seconds after which the message is void', '3': 'What the payload is, as the application says', '8': 'Topic for the answer to this message', '9': 'Bytes by which the answer is recognised', '11': 'Number of the subscription by which a message came', '17': 'Seconds for which the session outlives the connection', '18': 'Name that the broker gave to a client without one', '19': "Keep alive in seconds that holds instead of the client's", '21': 'Name of the method of authentication', '22': 'Data of the method of authentication', '23': '0 where the client wants no reason strings', '24': 'Seconds before the will is published', '25': '1 where the client asks for response information', '26': 'Where the client may make up response topics', '28': 'The other broker to use', '31': 'The reason in words, for people', '33': 'Most messages with QoS above 0 that may be unacknowledged', '34': 'Highest topic alias that the sender accepts', '35': 'Number that stands for a topic name', '36': 'Highest QoS that the broker accepts, where it is not 2', '37': '0 where the broker keeps no messages', '38': "A name and a value of the application's own", '39': 'Most bytes of a packet that the sender accepts', '40': '0 where the broker refuses wildcards', '41': '0 where the broker refuses subscription identifiers', '42': '0 where the broker refuses shared subscriptions'}, 'ksy.orig_id': 'Identifier'}),
        StructField('value', StructType([StructField('byte', ShortType(), True), StructField('four_byte_integer', LongType(), True), StructField('utf8_string', StringType(), True, {'ksy.logical_type': 'mqtt_string'}), StructField('topic_name', StringType(), True, {'ksy.logical_type': 'mqtt_topic_name'}), StructField('binary_data', BinaryType(), True), StructField('subscription_identifier', LongType(), True), StructField('two_byte_integer', IntegerType(), True), StructField('authentication_data', BinaryType(), True), StructField('string_pair', MQTT_V5__STRING_PAIR, True)]), True, {'comment': 'The value, in the member that is named after its type.', 'ksy.type': 'switch on identifier: byte, four_byte_integer, utf8_string, topic_name, binary_data, subscription_identifier, two_byte_integer, authentication_data, string_pair'}),
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

MQTT_V5__CONNECT = StructType(
    [
        StructField('len_protocol_name', IntegerType(), True, {'comment': 'Number of bytes of the protocol name, 4. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('protocol_name', StringType(), True, {'comment': 'Always MQTT.', 'ksy.type': 'str UTF-8', 'ksy.orig_id': 'Protocol Name'}),
        StructField('protocol_level', ShortType(), True, {'comment': 'Version of the protocol, 5.', 'ksy.type': 'u1', 'ksy.orig_id': 'Protocol Version'}),
        StructField('has_user_name', BooleanType(), True, {'comment': 'The client names its user.', 'ksy.type': 'b1', 'ksy.orig_id': 'User Name Flag'}),
        StructField('has_password', BooleanType(), True, {'comment': 'The client sends a password, with a user name or without one.', 'ksy.type': 'b1', 'ksy.orig_id': 'Password Flag'}),
        StructField('will_retain', BooleanType(), True, {'comment': 'The broker shall keep the will as the last value of its topic.', 'ksy.type': 'b1', 'ksy.orig_id': 'Will Retain'}),
        StructField('will_qos', StringType(), True, {'comment': 'How surely the will is delivered.', 'ksy.type': 'b2', 'ksy.enum': {'0': 'at_most_once', '1': 'at_least_once', '2': 'exactly_once', '3': 'reserved'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'At most once, fire and forget', '1': 'At least once, acknowledged', '2': 'Exactly once, assured', '3': 'Reserved. Refused in a PUBLISH, as the QoS of a will and as a requested QoS; in the first byte of other packets only by the rule on flags at level 4.'}, 'ksy.orig_id': 'Will QoS'}),
        StructField('has_will', BooleanType(), True, {'comment': 'The client leaves a will: a message that the broker publishes when the connection ends without a normal DISCONNECT.', 'ksy.type': 'b1', 'ksy.orig_id': 'Will Flag'}),
        StructField('clean_start', BooleanType(), True, {'comment': 'The broker shall forget what it kept for this client before.', 'ksy.type': 'b1', 'ksy.orig_id': 'Clean Start'}),
        StructField('reserved', BooleanType(), True, {'comment': 'Must be 0.', 'ksy.type': 'b1', 'ksy.orig_id': 'Reserved'}),
        StructField('keep_alive', IntegerType(), True, {'comment': 'Longest silence of the client; 0 switches the watch off. [s]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Keep Alive', 'ksy.unit': 's'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the connection.', 'ksy.type': 'properties'}),
        StructField('len_client_id', IntegerType(), True, {'comment': 'Number of bytes of the client identifier; 0 asks the broker for one. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('client_id', StringType(), True, {'comment': 'Name of the client. Where it is empty, the CONNACK has the property assigned_client_identifier.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_string', 'ksy.orig_id': 'Client Identifier'}),
        StructField('will_properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the will.', 'ksy.type': 'properties'}),
        StructField('len_will_topic', IntegerType(), True, {'comment': 'Number of bytes of the will topic. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('will_topic', StringType(), True, {'comment': 'Topic under which the will is published.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_name', 'ksy.orig_id': 'Will Topic'}),
        StructField('len_will_payload', IntegerType(), True, {'comment': "Number of bytes of the will's payload; may be 0. [byte]", 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('will_payload', BinaryType(), True, {'comment': "Bytes of the application's own kind, as the payload of a PUBLISH.", 'ksy.type': 'bytes', 'ksy.orig_id': 'Will Payload'}),
        StructField('user_name', MQTT_V3__USER_NAME, True, {'comment': 'Name of the user who connects.', 'ksy.type': 'mqtt_v3::user_name'}),
        StructField('password', MQTT_V3__PASSWORD, True, {'comment': 'Password, or any other secret.', 'ksy.type': 'mqtt_v3::password'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed. They may be the password, where its flag or its length is spoilt.', 'ksy.type': 'bytes', 'ksy.sensitive': True}),
    ]
)

MQTT_V5__CONNACK = StructType(
    [
        StructField('reserved', ByteType(), True, {'comment': 'Must be 0.', 'ksy.type': 'b7', 'ksy.orig_id': 'Reserved'}),
        StructField('session_present', BooleanType(), True, {'comment': 'The broker still knows this client.', 'ksy.type': 'b1', 'ksy.orig_id': 'Session Present'}),
        StructField('reason_code', StringType(), True, {'comment': 'success accepts the connection; any other code refuses it.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'success', '128': 'unspecified_error', '129': 'malformed_packet', '130': 'protocol_error', '131': 'implementation_specific_error', '132': 'unsupported_protocol_version', '133': 'client_identifier_not_valid', '134': 'bad_user_name_or_password', '135': 'not_authorized', '136': 'server_unavailable', '137': 'server_busy', '138': 'banned', '140': 'bad_authentication_method', '144': 'topic_name_invalid', '149': 'packet_too_large', '151': 'quota_exceeded', '153': 'payload_format_invalid', '154': 'retain_not_supported', '155': 'qos_not_supported', '156': 'use_another_server', '157': 'server_moved', '159': 'connection_rate_exceeded'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'The connection is accepted', '128': 'The sender does not tell why, or no other code fits', '129': 'A packet could not be read', '130': 'A packet was out of order, or its content not allowed', '131': 'Valid, but not for this implementation', '132': 'The broker does not speak this protocol level', '133': 'The broker does not allow this client identifier', '134': 'The broker does not accept user name or password', '135': 'The client may not do this', '136': 'The broker is not available', '137': 'The broker is busy; try again later', '138': 'An administrator has banned this client', '140': 'The method of authentication is not known or not the agreed one', '144': 'The topic name is well formed but not accepted', '149': 'The packet is larger than allowed', '151': 'A limit set by the receiver is exceeded', '153': 'The payload is not what its format indicator says', '154': 'The broker keeps no messages', '155': 'The QoS is above the maximum that the broker stated', '156': 'For now, the client shall use another broker', '157': 'From now on, the client shall use another broker', '159': 'Connections are opened too fast'}, 'ksy.orig_id': 'Connect Reason Code'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'What the broker allows, and what it tells the client.', 'ksy.type': 'properties'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
    ]
)

MQTT_V5__PUBLISH = StructType(
    [
        StructField('len_topic_name', IntegerType(), True, {'comment': 'Number of bytes of the topic name; 0 where a topic alias stands for it. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('topic_name', StringType(), True, {'comment': 'What the message is about; levels are separated by `/`. Where it is empty, an earlier packet in the same direction has it beside the same alias.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_name', 'ksy.orig_id': 'Topic Name'}),
        StructField('message_id', IntegerType(), True, {'comment': 'Number under which the message is acknowledged.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the message.', 'ksy.type': 'properties'}),
        StructField('payload', BinaryType(), True, {'comment': "The message itself, in the application's own format; may be empty.", 'ksy.type': 'bytes', 'ksy.orig_id': 'Payload'}),
        StructField('topic_alias', LongType(), True, {'comment': 'Number that stands for the topic. With a topic name it is defined anew, with an empty one used; it holds for one direction of one connection.', 'ksy.type': 'value', 'ksy.orig_id': 'Topic Alias'}),
    ]
)

MQTT_V5__ACKNOWLEDGEMENT = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number of the PUBLISH that is acknowledged, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the answer; may be left out where there are none.', 'ksy.type': 'properties'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
        StructField('reason_code', StringType(), True, {'comment': 'What became of the message; success where the packet does not say it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'success', '16': 'no_matching_subscribers', '128': 'unspecified_error', '131': 'implementation_specific_error', '135': 'not_authorized', '144': 'topic_name_invalid', '145': 'packet_identifier_in_use', '151': 'quota_exceeded', '153': 'payload_format_invalid'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'The message is accepted', '16': 'The message is accepted, but there is no subscriber', '128': 'The sender does not tell why, or no other code fits', '131': 'Valid, but not for this implementation', '135': 'The client may not do this', '144': 'The topic name is well formed but not accepted', '145': 'The identifier of the packet is in use already', '151': 'A limit set by the receiver is exceeded', '153': 'The payload is not what its format indicator says'}, 'ksy.orig_id': 'Reason Code'}),
    ]
)

MQTT_V5__RELEASE = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number of the PUBLISH that is released or complete, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the answer; may be left out where there are none.', 'ksy.type': 'properties'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
        StructField('reason_code', StringType(), True, {'comment': 'Whether the message was known; success where the packet does not say it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'success', '146': 'packet_identifier_not_found'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'The message is released, or complete', '146': 'No message with this identifier is on its way'}, 'ksy.orig_id': 'Reason Code'}),
    ]
)

MQTT_V5__SUBSCRIPTION = StructType(
    [
        StructField('len_topic_filter', IntegerType(), True, {'comment': 'Number of bytes of the topic filter. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('topic_filter', StringType(), True, {'comment': 'Topics wanted. `+` stands for any one level, `#` at the end for all levels below; `$share/NAME/` before the filter shares it with others.', 'ksy.type': 'topic_filter', 'ksy.logical_type': 'mqtt_topic_filter', 'ksy.orig_id': 'Topic Filter'}),
        StructField('reserved', ByteType(), True, {'comment': 'Must be 0.', 'ksy.type': 'b2', 'ksy.orig_id': 'Reserved'}),
        StructField('retain_handling', StringType(), True, {'comment': 'Whether the broker sends the messages that it keeps.', 'ksy.type': 'b2', 'ksy.enum': {'0': 'send', '1': 'send_if_new', '2': 'do_not_send'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'Kept messages are sent whenever the client subscribes', '1': 'Kept messages are sent if the subscription is new', '2': 'Kept messages are not sent'}, 'ksy.orig_id': 'Retain Handling'}),
        StructField('retain_as_published', BooleanType(), True, {'comment': 'The broker passes RETAIN on as it was sent.', 'ksy.type': 'b1', 'ksy.orig_id': 'Retain As Published'}),
        StructField('no_local', BooleanType(), True, {'comment': 'The client does not want the messages that it published itself. A subscription that is shared cannot ask for that.', 'ksy.type': 'b1', 'ksy.orig_id': 'No Local'}),
        StructField('requested_qos', StringType(), True, {'comment': 'The best delivery that the client wants for these topics.', 'ksy.type': 'b2', 'ksy.enum': {'0': 'at_most_once', '1': 'at_least_once', '2': 'exactly_once', '3': 'reserved'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'At most once, fire and forget', '1': 'At least once, acknowledged', '2': 'Exactly once, assured', '3': 'Reserved. Refused in a PUBLISH, as the QoS of a will and as a requested QoS; in the first byte of other packets only by the rule on flags at level 4.'}, 'ksy.orig_id': 'Maximum QoS'}),
    ]
)

MQTT_V5__SUBSCRIBE = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number under which the SUBACK answers, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of all subscriptions of the packet.', 'ksy.type': 'properties'}),
        StructField('requests', ArrayType(MQTT_V5__SUBSCRIPTION, True), True, {'comment': 'At least one, up to the end of the packet; there is no count.', 'ksy.type': 'subscription, repeated'}),
    ]
)

MQTT_V5__SUBACK = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number of the SUBSCRIBE that is answered, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the answer.', 'ksy.type': 'properties'}),
        StructField('reason_codes', ArrayType(StringType(), True), True, {'comment': 'One for each topic filter of the SUBSCRIBE, in the same order.', 'ksy.type': 'u1, repeated', 'ksy.enum': {'0': 'granted_qos_0', '1': 'granted_qos_1', '2': 'granted_qos_2', '128': 'unspecified_error', '131': 'implementation_specific_error', '135': 'not_authorized', '143': 'topic_filter_invalid', '145': 'packet_identifier_in_use', '151': 'quota_exceeded', '158': 'shared_subscriptions_not_supported', '161': 'subscription_identifiers_not_supported', '162': 'wildcard_subscriptions_not_supported'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Granted with QoS 0', '1': 'Granted with QoS 1 at most', '2': 'Granted with QoS 2 at most', '128': 'The sender does not tell why, or no other code fits', '131': 'Valid, but not for this implementation', '135': 'The client may not do this', '143': 'The topic filter is well formed but not accepted', '145': 'The identifier of the packet is in use already', '151': 'A limit set by the receiver is exceeded', '158': 'The broker has no shared subscriptions', '161': 'The broker has no subscription identifiers', '162': 'The broker has no subscriptions with wildcards'}, 'ksy.orig_id': 'Reason Code'}),
    ]
)

MQTT_V5__UNSUBSCRIPTION = StructType(
    [
        StructField('len_topic_filter', IntegerType(), True, {'comment': 'Number of bytes of the topic filter. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('topic_filter', StringType(), True, {'comment': 'As it was written in the SUBSCRIBE, character by character.', 'ksy.type': 'topic_filter', 'ksy.logical_type': 'mqtt_topic_filter', 'ksy.orig_id': 'Topic Filter'}),
    ]
)

MQTT_V5__UNSUBSCRIBE = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number under which the UNSUBACK answers, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the request.', 'ksy.type': 'properties'}),
        StructField('requests', ArrayType(MQTT_V5__UNSUBSCRIPTION, True), True, {'comment': 'At least one, up to the end of the packet; there is no count.', 'ksy.type': 'unsubscription, repeated'}),
    ]
)

MQTT_V5__UNSUBACK = StructType(
    [
        StructField('message_id', IntegerType(), True, {'comment': 'Number of the UNSUBSCRIBE that is answered, never 0.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Packet Identifier'}),
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the answer.', 'ksy.type': 'properties'}),
        StructField('reason_codes', ArrayType(StringType(), True), True, {'comment': 'One for each topic filter of the UNSUBSCRIBE, in the same order.', 'ksy.type': 'u1, repeated', 'ksy.enum': {'0': 'success', '17': 'no_subscription_existed', '128': 'unspecified_error', '131': 'implementation_specific_error', '135': 'not_authorized', '143': 'topic_filter_invalid', '145': 'packet_identifier_in_use'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'The subscription is deleted', '17': 'The client had no such subscription', '128': 'The sender does not tell why, or no other code fits', '131': 'Valid, but not for this implementation', '135': 'The client may not do this', '143': 'The topic filter is well formed but not accepted', '145': 'The identifier of the packet is in use already'}, 'ksy.orig_id': 'Reason Code'}),
    ]
)

MQTT_V3__EMPTY_BODY = StructType(
    [
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
    ]
)

MQTT_V5__DISCONNECT = StructType(
    [
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the end; may be left out where there are none.', 'ksy.type': 'properties'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
        StructField('reason_code', StringType(), True, {'comment': 'Why the connection ends; normal where the packet does not say it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'normal_disconnection', '4': 'disconnect_with_will_message', '128': 'unspecified_error', '129': 'malformed_packet', '130': 'protocol_error', '131': 'implementation_specific_error', '135': 'not_authorized', '137': 'server_busy', '139': 'server_shutting_down', '140': 'bad_authentication_method', '141': 'keep_alive_timeout', '142': 'session_taken_over', '143': 'topic_filter_invalid', '144': 'topic_name_invalid', '147': 'receive_maximum_exceeded', '148': 'topic_alias_invalid', '149': 'packet_too_large', '150': 'message_rate_too_high', '151': 'quota_exceeded', '152': 'administrative_action', '153': 'payload_format_invalid', '154': 'retain_not_supported', '155': 'qos_not_supported', '156': 'use_another_server', '157': 'server_moved', '158': 'shared_subscriptions_not_supported', '159': 'connection_rate_exceeded', '160': 'maximum_connect_time', '161': 'subscription_identifiers_not_supported', '162': 'wildcard_subscriptions_not_supported'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'The end; the will is not published', '4': 'The end; the will shall be published all the same', '128': 'The sender does not tell why, or no other code fits', '129': 'A packet could not be read', '130': 'A packet was out of order, or its content not allowed', '131': 'Valid, but not for this implementation', '135': 'The client may not do this', '137': 'The broker is busy; try again later', '139': 'The broker is about to stop', '140': 'The method of authentication is not known or not the agreed one', '141': 'Nothing came for one and a half times the keep alive', '142': 'Another connection uses the same client identifier', '143': 'The topic filter is well formed but not accepted', '144': 'The topic name is well formed but not accepted', '147': 'More messages are unacknowledged than were allowed', '148': 'The topic alias is above the agreed maximum, or unknown', '149': 'The packet is larger than allowed', '150': 'Messages come too fast', '151': 'A limit set by the receiver is exceeded', '152': 'An administrator closed the connection', '153': 'The payload is not what its format indicator says', '154': 'The broker keeps no messages', '155': 'The QoS is above the maximum that the broker stated', '156': 'For now, the client shall use another broker', '157': 'From now on, the client shall use another broker', '158': 'The broker has no shared subscriptions', '159': 'Connections are opened too fast', '160': 'The time granted to this connection is over', '161': 'The broker has no subscription identifiers', '162': 'The broker has no subscriptions with wildcards'}, 'ksy.orig_id': 'Disconnect Reason Code'}),
    ]
)

MQTT_V5__AUTH = StructType(
    [
        StructField('properties', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'Properties of the step; the authentication method is one of them.', 'ksy.type': 'properties'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Always empty; bytes here mean that the packet is malformed.', 'ksy.type': 'bytes'}),
        StructField('reason_code', StringType(), True, {'comment': 'Which step this is; success where the packet does not say it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'success', '24': 'continue_authentication', '25': 're_authenticate'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Authentication is successful', '24': 'One more step is needed', '25': 'The client begins a new authentication'}, 'ksy.orig_id': 'Authenticate Reason Code'}),
    ]
)

MQTT_V5 = StructType(
    [
        StructField('message_type', StringType(), True, {'comment': 'What kind of packet this is. The first four bits, most significant first.', 'ksy.type': 'b4', 'ksy.enum': {'0': 'reserved', '1': 'connect', '2': 'connack', '3': 'publish', '4': 'puback', '5': 'pubrec', '6': 'pubrel', '7': 'pubcomp', '8': 'subscribe', '9': 'suback', '10': 'unsubscribe', '11': 'unsuback', '12': 'pingreq', '13': 'pingresp', '14': 'disconnect', '15': 'auth'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'Never used; refused.', '1': 'Client asks the broker for a connection', '2': 'Acknowledgement of a connection', '3': 'Message', '4': 'Acknowledgement of a message with QoS 1', '5': 'Message with QoS 2 received, part 1 of assured delivery', '6': 'Message with QoS 2 released, part 2 of assured delivery', '7': 'Assured delivery complete', '8': 'Client asks for a subscription', '9': 'Acknowledgement of a subscription', '10': 'Client asks to end a subscription', '11': 'Acknowledgement that a subscription ended', '12': 'Is the other side alive?', '13': 'Answer to PINGREQ', '14': 'Client is disconnecting', '15': 'Reserved, and refused, at levels 3 and 4; authentication at level 5.'}, 'ksy.orig_id': 'MQTT Control Packet type'}),
        StructField('dup', BooleanType(), True, {'comment': 'The PUBLISH may be a second attempt to deliver the same message.', 'ksy.type': 'b1', 'ksy.orig_id': 'DUP'}),
        StructField('qos', StringType(), True, {'comment': 'How surely a PUBLISH is delivered. Other packets only carry fixed bits here.', 'ksy.type': 'b2', 'ksy.enum': {'0': 'at_most_once', '1': 'at_least_once', '2': 'exactly_once', '3': 'reserved'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'At most once, fire and forget', '1': 'At least once, acknowledged', '2': 'Exactly once, assured', '3': 'Reserved. Refused in a PUBLISH, as the QoS of a will and as a requested QoS; in the first byte of other packets only by the rule on flags at level 4.'}, 'ksy.orig_id': 'QoS'}),
        StructField('retain', BooleanType(), True, {'comment': 'To the broker: keep this message as the last value of its topic. To a subscriber: this is such a kept value. The four flag bits are free in PUBLISH alone; they must be 0010 in PUBREL, SUBSCRIBE and UNSUBSCRIBE and 0000 in all other packets.', 'ksy.type': 'b1', 'ksy.orig_id': 'RETAIN'}),
        StructField('remaining_length', MQTT_V3__REMAINING_LENGTH, True, {'comment': 'Number of bytes that follow in this packet, itself not counted.', 'ksy.type': 'mqtt_v3::remaining_length'}),
        StructField('body', StructType([StructField('connect', MQTT_V5__CONNECT, True), StructField('connack', MQTT_V5__CONNACK, True), StructField('publish', MQTT_V5__PUBLISH, True), StructField('acknowledgement', MQTT_V5__ACKNOWLEDGEMENT, True), StructField('release', MQTT_V5__RELEASE, True), StructField('subscribe', MQTT_V5__SUBSCRIBE, True), StructField('suback', MQTT_V5__SUBACK, True), StructField('unsubscribe', MQTT_V5__UNSUBSCRIBE, True), StructField('unsuback', MQTT_V5__UNSUBACK, True), StructField('empty_body', MQTT_V3__EMPTY_BODY, True), StructField('disconnect', MQTT_V5__DISCONNECT, True), StructField('auth', MQTT_V5__AUTH, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'Variable header and payload, as the standard calls them.', 'ksy.type': 'switch on message_type: connect, connack, publish, acknowledgement, release, subscribe, suback, unsubscribe, unsuback, mqtt_v3::empty_body, disconnect, auth'}),
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

MQTT = StructType(
    [
        StructField('packet', StructType([StructField('mqtt_v5', MQTT_V5, True), StructField('mqtt_v3', MQTT_V3, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'The packet, in the member of the specification that reads it.', 'ksy.type': 'switch on is_level_5: mqtt_v5, mqtt_v3'}),
        StructField('is_level_5', BooleanType(), True, {'comment': 'The packet is read as one of level 5. A CONNECT says its level; a CONNACK of level 5 is longer than the two bytes that it has at other levels.', 'ksy.type': 'value'}),
        StructField('packet_type', StringType(), True, {'comment': 'What kind of packet this is, at any level.', 'ksy.type': 'value', 'ksy.enum': {'0': 'reserved', '1': 'connect', '2': 'connack', '3': 'publish', '4': 'puback', '5': 'pubrec', '6': 'pubrel', '7': 'pubcomp', '8': 'subscribe', '9': 'suback', '10': 'unsubscribe', '11': 'unsuback', '12': 'pingreq', '13': 'pingresp', '14': 'disconnect', '15': 'auth'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'Never used; refused.', '1': 'Client asks the broker for a connection', '2': 'Acknowledgement of a connection', '3': 'Message', '4': 'Acknowledgement of a message with QoS 1', '5': 'Message with QoS 2 received, part 1 of assured delivery', '6': 'Message with QoS 2 released, part 2 of assured delivery', '7': 'Assured delivery complete', '8': 'Client asks for a subscription', '9': 'Acknowledgement of a subscription', '10': 'Client asks to end a subscription', '11': 'Acknowledgement that a subscription ended', '12': 'Is the other side alive?', '13': 'Answer to PINGREQ', '14': 'Client is disconnecting', '15': 'Reserved, and refused, at levels 3 and 4; authentication at level 5.'}, 'ksy.orig_id': 'MQTT Control Packet type'}),
        StructField('topic_name', StringType(), True, {'comment': 'Topic of a PUBLISH of any level; empty where a topic alias stands for it.', 'ksy.type': 'value', 'ksy.orig_id': 'Topic Name'}),
        StructField('payload', BinaryType(), True, {'comment': "Bytes of a PUBLISH of any level, of the application's own kind.", 'ksy.type': 'value', 'ksy.orig_id': 'Payload'}),
        StructField('connection_level', LongType(), True, {'comment': 'The protocol level that this packet reveals; 0 begins a connection of level 3 or 4 without saying which. Null for all but CONNECT and CONNACK, and for those that are not sound.', 'ksy.type': 'value'}),
    ]
)

MQTT_V5__PROPERTIES = StructType(
    [
        StructField('block', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'The properties, one behind the other, without a count.', 'ksy.type': 'property_list'}),
        StructField('topic_alias', LongType(), True, {'comment': 'The topic alias; 0, which is not allowed as one, where there is none.', 'ksy.type': 'value'}),
        StructField('has_authentication_method', BooleanType(), True, {'comment': 'There is an authentication method.', 'ksy.type': 'value'}),
    ]
)

MQTT_V5__VARIABLE_BYTE_INTEGER = StructType(
    [
        StructField('written', MQTT_V3__REMAINING_LENGTH, True, {'comment': 'The bytes, as few as the number needs.', 'ksy.type': 'mqtt_v3::remaining_length'}),
        StructField('value', LongType(), True, {'comment': 'The number, 0 to 268 435 455.', 'ksy.type': 'value', 'ksy.orig_id': 'Variable Byte Integer'}),
    ]
)

MQTT_V5__PROPERTY_LIST = StructType(
    [
        StructField('entries', ArrayType(MQTT_V5__PROPERTY, True), True, {'comment': 'In any order; may be none.', 'ksy.type': 'property, repeated'}),
        StructField('identifiers', LongType(), True, {'comment': 'Which properties there are, each a bit, counted by its identifier.', 'ksy.type': 'value'}),
        StructField('has_authentication_method', BooleanType(), True, {'comment': 'There is an authentication method.', 'ksy.type': 'value'}),
        StructField('has_authentication_data', BooleanType(), True, {'comment': 'There is data of an authentication, which needs a method.', 'ksy.type': 'value'}),
    ]
)

MQTT_V5__BYTE = StructType(
    [
        StructField('value', ShortType(), True, {'comment': '0 or 1.', 'ksy.type': 'u1', 'ksy.orig_id': 'Byte'}),
    ]
)

MQTT_V5__FOUR_BYTE_INTEGER = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The number.', 'ksy.type': 'u4be', 'ksy.orig_id': 'Four Byte Integer'}),
    ]
)

MQTT_V5__UTF8_STRING = StructType(
    [
        StructField('len_value', IntegerType(), True, {'comment': 'Number of bytes of the text; may be 0. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('value', StringType(), True, {'comment': 'The text.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_string', 'ksy.orig_id': 'UTF-8 Encoded String'}),
    ]
)

MQTT_V5__TOPIC_NAME = StructType(
    [
        StructField('len_value', IntegerType(), True, {'comment': 'Number of bytes of the topic name, at least 1. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('value', StringType(), True, {'comment': 'The topic name, without wildcards.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_name', 'ksy.orig_id': 'UTF-8 Encoded String'}),
    ]
)

MQTT_V5__BINARY_DATA = StructType(
    [
        StructField('len_value', IntegerType(), True, {'comment': 'Number of bytes; may be 0. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('value', BinaryType(), True, {'comment': "The bytes, of the application's own kind.", 'ksy.type': 'bytes', 'ksy.orig_id': 'Binary Data'}),
    ]
)

MQTT_V5__SUBSCRIPTION_IDENTIFIER = StructType(
    [
        StructField('number', LongType(), True, {'comment': '1 to 268 435 455, chosen by the client.', 'ksy.type': 'variable_byte_integer'}),
    ]
)

MQTT_V5__TWO_BYTE_INTEGER = StructType(
    [
        StructField('value', IntegerType(), True, {'comment': 'The number.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Two Byte Integer'}),
    ]
)

MQTT_V5__AUTHENTICATION_DATA = StructType(
    [
        StructField('len_value', IntegerType(), True, {'comment': 'Number of bytes; may be 0. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('value', BinaryType(), True, {'comment': 'What they mean depends on the authentication method.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Binary Data', 'ksy.sensitive': True}),
    ]
)

MQTT_V5__TOPIC_FILTER = StructType(
    [
        StructField('text', StringType(), True, {'comment': 'The filter, with what stands before it.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_filter', 'ksy.orig_id': 'Topic Filter'}),
    ]
)

MQTT_V5__SHARE = StructType(
    [
        StructField('name', StringType(), True, {'comment': 'Name of those who share the messages, up to a slash.', 'ksy.type': 'str UTF-8', 'ksy.logical_type': 'mqtt_topic_name', 'ksy.orig_id': 'ShareName'}),
        StructField('filter', BinaryType(), True, {'comment': 'The topic filter.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Topic Filter'}),
    ]
)

MQTT__BEGINNING = StructType(
    [
        StructField('message_type', StringType(), True, {'comment': 'What kind of packet this is.', 'ksy.type': 'b4', 'ksy.enum': {'0': 'reserved', '1': 'connect', '2': 'connack', '3': 'publish', '4': 'puback', '5': 'pubrec', '6': 'pubrel', '7': 'pubcomp', '8': 'subscribe', '9': 'suback', '10': 'unsubscribe', '11': 'unsuback', '12': 'pingreq', '13': 'pingresp', '14': 'disconnect', '15': 'auth'}, 'ksy.enum.base': 'int8', 'ksy.enum.doc': {'0': 'Never used; refused.', '1': 'Client asks the broker for a connection', '2': 'Acknowledgement of a connection', '3': 'Message', '4': 'Acknowledgement of a message with QoS 1', '5': 'Message with QoS 2 received, part 1 of assured delivery', '6': 'Message with QoS 2 released, part 2 of assured delivery', '7': 'Assured delivery complete', '8': 'Client asks for a subscription', '9': 'Acknowledgement of a subscription', '10': 'Client asks to end a subscription', '11': 'Acknowledgement that a subscription ended', '12': 'Is the other side alive?', '13': 'Answer to PINGREQ', '14': 'Client is disconnecting', '15': 'Reserved, and refused, at levels 3 and 4; authentication at level 5.'}, 'ksy.orig_id': 'MQTT Control Packet type'}),
        StructField('flags', ByteType(), True, {'comment': 'DUP, QoS and RETAIN.', 'ksy.type': 'b4', 'ksy.orig_id': 'Flags specific to each MQTT Control Packet type'}),
        StructField('remaining_length', MQTT_V3__REMAINING_LENGTH, True, {'comment': 'Number of bytes that follow in this packet, itself not counted.', 'ksy.type': 'mqtt_v3::remaining_length'}),
        StructField('body', BinaryType(), True, {'comment': 'The first bytes of the body, up to the level of a CONNECT.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Variable Header'}),
    ]
)

SCHEMA = MQTT

TYPES = {
    'mqtt_v3::remaining_length': MQTT_V3__REMAINING_LENGTH,
    'mqtt_v5::string_pair': MQTT_V5__STRING_PAIR,
    'mqtt_v5::property': MQTT_V5__PROPERTY,
    'mqtt_v3::user_name': MQTT_V3__USER_NAME,
    'mqtt_v3::password': MQTT_V3__PASSWORD,
    'mqtt_v5::connect': MQTT_V5__CONNECT,
    'mqtt_v5::connack': MQTT_V5__CONNACK,
    'mqtt_v5::publish': MQTT_V5__PUBLISH,
    'mqtt_v5::acknowledgement': MQTT_V5__ACKNOWLEDGEMENT,
    'mqtt_v5::release': MQTT_V5__RELEASE,
    'mqtt_v5::subscription': MQTT_V5__SUBSCRIPTION,
    'mqtt_v5::subscribe': MQTT_V5__SUBSCRIBE,
    'mqtt_v5::suback': MQTT_V5__SUBACK,
    'mqtt_v5::unsubscription': MQTT_V5__UNSUBSCRIPTION,
    'mqtt_v5::unsubscribe': MQTT_V5__UNSUBSCRIBE,
    'mqtt_v5::unsuback': MQTT_V5__UNSUBACK,
    'mqtt_v3::empty_body': MQTT_V3__EMPTY_BODY,
    'mqtt_v5::disconnect': MQTT_V5__DISCONNECT,
    'mqtt_v5::auth': MQTT_V5__AUTH,
    'mqtt_v5': MQTT_V5,
    'mqtt_v3::connect': MQTT_V3__CONNECT,
    'mqtt_v3::connack': MQTT_V3__CONNACK,
    'mqtt_v3::publish': MQTT_V3__PUBLISH,
    'mqtt_v3::acknowledgement': MQTT_V3__ACKNOWLEDGEMENT,
    'mqtt_v3::subscription': MQTT_V3__SUBSCRIPTION,
    'mqtt_v3::subscribe': MQTT_V3__SUBSCRIBE,
    'mqtt_v3::suback': MQTT_V3__SUBACK,
    'mqtt_v3::unsubscription': MQTT_V3__UNSUBSCRIPTION,
    'mqtt_v3::unsubscribe': MQTT_V3__UNSUBSCRIBE,
    'mqtt_v3': MQTT_V3,
    'mqtt': MQTT,
    'mqtt_v5::properties': MQTT_V5__PROPERTIES,
    'mqtt_v5::variable_byte_integer': MQTT_V5__VARIABLE_BYTE_INTEGER,
    'mqtt_v5::property_list': MQTT_V5__PROPERTY_LIST,
    'mqtt_v5::byte': MQTT_V5__BYTE,
    'mqtt_v5::four_byte_integer': MQTT_V5__FOUR_BYTE_INTEGER,
    'mqtt_v5::utf8_string': MQTT_V5__UTF8_STRING,
    'mqtt_v5::topic_name': MQTT_V5__TOPIC_NAME,
    'mqtt_v5::binary_data': MQTT_V5__BINARY_DATA,
    'mqtt_v5::subscription_identifier': MQTT_V5__SUBSCRIPTION_IDENTIFIER,
    'mqtt_v5::two_byte_integer': MQTT_V5__TWO_BYTE_INTEGER,
    'mqtt_v5::authentication_data': MQTT_V5__AUTHENTICATION_DATA,
    'mqtt_v5::topic_filter': MQTT_V5__TOPIC_FILTER,
    'mqtt_v5::share': MQTT_V5__SHARE,
    'mqtt::beginning': MQTT__BEGINNING,
}
