# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
"""Columns of mqtt_v3."""

from ksyspark.layout import Array, Case, Column, Enum, Layout, Logical, Param, Record, Scalar, Struct, Union

LAYOUT = Layout(
    'mqtt_v3',
    'MQTT packet, protocol levels 3 (MQIsdp) and 4 (MQTT 3.1.1)',
    {
        'mqtt_v3': Record(
            'mqtt_v3',
            'mqtt_v3:MqttV3',
            (
                Column('message_type', Enum(Scalar('int8'), {0: 'reserved', 1: 'connect', 2: 'connack', 3: 'publish', 4: 'puback', 5: 'pubrec', 6: 'pubrel', 7: 'pubcomp', 8: 'subscribe', 9: 'suback', 10: 'unsubscribe', 11: 'unsuback', 12: 'pingreq', 13: 'pingresp', 14: 'disconnect', 15: 'auth'}), bits=4, reason='reserved packet type'),
                Column('dup', Scalar('bool'), bits=1),
                Column('qos', Enum(Scalar('int8'), {0: 'at_most_once', 1: 'at_least_once', 2: 'exactly_once', 3: 'reserved'}), bits=2, reason='QoS 3 is reserved; body not decoded'),
                Column('retain', Scalar('bool'), bits=1, reason='malformed flags for this packet type at level 4'),
                Column('remaining_length', Struct('mqtt_v3::remaining_length')),
                Column('body', Union((Case('connect', Struct('mqtt_v3::connect')), Case('connack', Struct('mqtt_v3::connack')), Case('publish', Struct('mqtt_v3::publish')), Case('acknowledgement', Struct('mqtt_v3::acknowledgement')), Case('subscribe', Struct('mqtt_v3::subscribe')), Case('suback', Struct('mqtt_v3::suback')), Case('unsubscribe', Struct('mqtt_v3::unsubscribe')), Case('empty_body', Struct('mqtt_v3::empty_body')), Case('raw', Scalar('binary')),), selector='ksyspark_case_of_body')),
                Column('connection_level', Scalar('int64'), origin='value'),
                Column('has_idle_flags', Scalar('bool'), origin='value'),
                Column('is_dup_idle', Scalar('bool'), origin='value'),
                Column('likely_protocol', Enum(Scalar('int64'), {0: 'mqtt', 1: 'tls', 2: 'http'}), origin='value'),
            ),
            params=('level',),
        ),
        'mqtt_v3::remaining_length': Record(
            'mqtt_v3::remaining_length',
            'mqtt_v3:MqttV3.RemainingLength',
            (
                Column('digits', Array(Scalar('int16')), reason='remaining length longer than 4 bytes'),
                Column('value', Scalar('int64'), origin='value'),
                Column('is_shortest', Scalar('bool'), origin='value'),
            ),
        ),
        'mqtt_v3::connect': Record(
            'mqtt_v3::connect',
            'mqtt_v3:MqttV3.Connect',
            (
                Column('len_protocol_name', Scalar('int32')),
                Column('protocol_name', Scalar('string'), reason='unknown protocol name'),
                Column('bridge', Scalar('bool'), bits=1),
                Column('protocol_level', Scalar('int8'), bits=7, reason='MQIsdp has level 3 and MQTT has level 4; MQTT 5 is not supported'),
                Column('has_user_name', Scalar('bool'), bits=1),
                Column('has_password', Scalar('bool'), bits=1, reason='password without user name'),
                Column('will_retain', Scalar('bool'), bits=1),
                Column('will_qos', Enum(Scalar('int8'), {0: 'at_most_once', 1: 'at_least_once', 2: 'exactly_once', 3: 'reserved'}), bits=2, reason='will QoS 3 is reserved'),
                Column('has_will', Scalar('bool'), bits=1, reason='will QoS or will RETAIN without a will at level 4'),
                Column('clean_session', Scalar('bool'), bits=1),
                Column('reserved', Scalar('bool'), bits=1, reason='reserved connect flag must be 0 at level 4'),
                Column('keep_alive', Scalar('int32')),
                Column('len_client_id', Scalar('int32')),
                Column('client_id', Logical('mqtt_string', Scalar('string'))),
                Column('len_will_topic', Scalar('int32'), nullable=True, reason='empty will topic'),
                Column('will_topic', Logical('mqtt_topic_name', Scalar('string')), nullable=True),
                Column('len_will_message', Scalar('int32'), nullable=True),
                Column('will_message', Scalar('binary'), nullable=True),
                Column('user_name', Struct('mqtt_v3::user_name'), nullable=True),
                Column('password', Struct('mqtt_v3::password'), nullable=True),
                Column('trailing_bytes', Scalar('binary'), sensitive=True, reason='trailing bytes after the last field'),
                Column('has_idle_will_flags', Scalar('bool'), origin='value'),
                Column('is_client_id_doubtful', Scalar('bool'), origin='value'),
            ),
        ),
        'mqtt_v3::user_name': Record(
            'mqtt_v3::user_name',
            'mqtt_v3:MqttV3.UserName',
            (
                Column('len_value', Scalar('int32')),
                Column('value', Logical('mqtt_string', Scalar('string'))),
            ),
        ),
        'mqtt_v3::password': Record(
            'mqtt_v3::password',
            'mqtt_v3:MqttV3.Password',
            (
                Column('len_value', Scalar('int32')),
                Column('value', Scalar('binary'), sensitive=True),
            ),
        ),
        'mqtt_v3::connack': Record(
            'mqtt_v3::connack',
            'mqtt_v3:MqttV3.Connack',
            (
                Column('reserved', Scalar('int8'), bits=7, reason='reserved acknowledge flags must be 0 at level 4'),
                Column('session_present', Scalar('bool'), bits=1),
                Column('return_code', Enum(Scalar('int16'), {0: 'accepted', 1: 'unacceptable_protocol_version', 2: 'identifier_rejected', 3: 'server_unavailable', 4: 'bad_user_name_or_password', 5: 'not_authorized'}), reason='return code above 5, or session present in a refusal at level 4'),
                Column('trailing_bytes', Scalar('binary'), reason='trailing bytes, a CONNACK has 2'),
            ),
        ),
        'mqtt_v3::publish': Record(
            'mqtt_v3::publish',
            'mqtt_v3:MqttV3.Publish',
            (
                Column('len_topic_name', Scalar('int32'), reason='empty topic'),
                Column('topic_name', Logical('mqtt_topic_name', Scalar('string'))),
                Column('message_id', Scalar('int32'), nullable=True, reason='message id 0'),
                Column('payload', Scalar('binary')),
            ),
        ),
        'mqtt_v3::acknowledgement': Record(
            'mqtt_v3::acknowledgement',
            'mqtt_v3:MqttV3.Acknowledgement',
            (
                Column('message_id', Scalar('int32'), reason='message id 0'),
                Column('trailing_bytes', Scalar('binary'), reason='trailing bytes after the message id'),
            ),
        ),
        'mqtt_v3::subscribe': Record(
            'mqtt_v3::subscribe',
            'mqtt_v3:MqttV3.Subscribe',
            (
                Column('message_id', Scalar('int32'), reason='message id 0'),
                Column('requests', Array(Struct('mqtt_v3::subscription'))),
            ),
            technical=(
                Column('filters_begin', Scalar('binary'), reason='no topic filter'),
            ),
        ),
        'mqtt_v3::subscription': Record(
            'mqtt_v3::subscription',
            'mqtt_v3:MqttV3.Subscription',
            (
                Column('len_topic_filter', Scalar('int32'), reason='empty topic filter'),
                Column('topic_filter', Logical('mqtt_topic_filter', Scalar('string'))),
                Column('reserved', Scalar('int8'), bits=6, reason='bad requested QoS, its upper 6 bits are reserved'),
                Column('requested_qos', Enum(Scalar('int8'), {0: 'at_most_once', 1: 'at_least_once', 2: 'exactly_once', 3: 'reserved'}), bits=2, reason='bad requested QoS, 3 is reserved'),
            ),
        ),
        'mqtt_v3::suback': Record(
            'mqtt_v3::suback',
            'mqtt_v3:MqttV3.Suback',
            (
                Column('message_id', Scalar('int32'), reason='message id 0'),
                Column('return_codes', Array(Enum(Scalar('int16'), {0: 'at_most_once', 1: 'at_least_once', 2: 'exactly_once', 128: 'failure'})), reason='bad return code, only 0, 1, 2 and 128 are defined'),
            ),
        ),
        'mqtt_v3::unsubscribe': Record(
            'mqtt_v3::unsubscribe',
            'mqtt_v3:MqttV3.Unsubscribe',
            (
                Column('message_id', Scalar('int32'), reason='message id 0'),
                Column('requests', Array(Struct('mqtt_v3::unsubscription'))),
            ),
            technical=(
                Column('filters_begin', Scalar('binary'), reason='no topic filter'),
            ),
        ),
        'mqtt_v3::unsubscription': Record(
            'mqtt_v3::unsubscription',
            'mqtt_v3:MqttV3.Unsubscription',
            (
                Column('len_topic_filter', Scalar('int32'), reason='empty topic filter'),
                Column('topic_filter', Logical('mqtt_topic_filter', Scalar('string'))),
            ),
        ),
        'mqtt_v3::empty_body': Record(
            'mqtt_v3::empty_body',
            'mqtt_v3:MqttV3.EmptyBody',
            (
                Column('trailing_bytes', Scalar('binary'), reason='trailing bytes, this packet has no body'),
            ),
        ),
    },
    params=(
        Param('level', Scalar('int16'), default=0, stream_value='connection_level', doc="Protocol level of the connection: 3, 4 or 5, as its CONNECT says; 0 when not known. Only the client's first packet carries it, so a single packet, or the stream from the broker, has to be told.", limits=(0, 255)),
    ),
    frame=True,
)
