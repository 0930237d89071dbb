# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqtt_v3
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MqttV5(KaitaiStruct):
    """One packet of a connection between an MQTT 5 client and a broker: a fixed
    header of 2 to 5 bytes, then as many bytes as the remaining length says. A
    connection is two streams of such packets, one in each direction, without gaps.
    
    Names, types of packet and QoS are those of `mqtt_v3`; its rules for levels 3
    and 4 do not apply. New are properties, reason codes and the packet AUTH.
    `properties` is null where the packet ends before them, as short forms do.
    
    Not judged here, because a packet alone does not show it: order and direction
    of packets, what one side allowed the other (QoS, aliases, sizes), and who may
    send a reason code or a property. Not judged either: whether a payload is the
    text that its indicator says.
    
    .. seealso::
       MQTT 5.0 - https://docs.oasis-open.org/mqtt/mqtt/v5.0/os/mqtt-v5.0-os.html
    """

    class AuthReasonCode(IntEnum):
        success = 0
        continue_authentication = 24
        re_authenticate = 25

    class ConnectReasonCode(IntEnum):
        success = 0
        unspecified_error = 128
        malformed_packet = 129
        protocol_error = 130
        implementation_specific_error = 131
        unsupported_protocol_version = 132
        client_identifier_not_valid = 133
        bad_user_name_or_password = 134
        not_authorized = 135
        server_unavailable = 136
        server_busy = 137
        banned = 138
        bad_authentication_method = 140
        topic_name_invalid = 144
        packet_too_large = 149
        quota_exceeded = 151
        payload_format_invalid = 153
        retain_not_supported = 154
        qos_not_supported = 155
        use_another_server = 156
        server_moved = 157
        connection_rate_exceeded = 159

    class DisconnectReasonCode(IntEnum):
        normal_disconnection = 0
        disconnect_with_will_message = 4
        unspecified_error = 128
        malformed_packet = 129
        protocol_error = 130
        implementation_specific_error = 131
        not_authorized = 135
        server_busy = 137
        server_shutting_down = 139
        bad_authentication_method = 140
        keep_alive_timeout = 141
        session_taken_over = 142
        topic_filter_invalid = 143
        topic_name_invalid = 144
        receive_maximum_exceeded = 147
        topic_alias_invalid = 148
        packet_too_large = 149
        message_rate_too_high = 150
        quota_exceeded = 151
        administrative_action = 152
        payload_format_invalid = 153
        retain_not_supported = 154
        qos_not_supported = 155
        use_another_server = 156
        server_moved = 157
        shared_subscriptions_not_supported = 158
        connection_rate_exceeded = 159
        maximum_connect_time = 160
        subscription_identifiers_not_supported = 161
        wildcard_subscriptions_not_supported = 162

    class PropertyIdentifier(IntEnum):
        payload_format_indicator = 1
        message_expiry_interval = 2
        content_type = 3
        response_topic = 8
        correlation_data = 9
        subscription_identifier = 11
        session_expiry_interval = 17
        assigned_client_identifier = 18
        server_keep_alive = 19
        authentication_method = 21
        authentication_data = 22
        request_problem_information = 23
        will_delay_interval = 24
        request_response_information = 25
        response_information = 26
        server_reference = 28
        reason_string = 31
        receive_maximum = 33
        topic_alias_maximum = 34
        topic_alias = 35
        maximum_qos = 36
        retain_available = 37
        user_property = 38
        maximum_packet_size = 39
        wildcard_subscription_available = 40
        subscription_identifier_available = 41
        shared_subscription_available = 42

    class PublishReasonCode(IntEnum):
        success = 0
        no_matching_subscribers = 16
        unspecified_error = 128
        implementation_specific_error = 131
        not_authorized = 135
        topic_name_invalid = 144
        packet_identifier_in_use = 145
        quota_exceeded = 151
        payload_format_invalid = 153

    class ReleaseReasonCode(IntEnum):
        success = 0
        packet_identifier_not_found = 146

    class RetainHandling(IntEnum):
        send = 0
        send_if_new = 1
        do_not_send = 2

    class SubscribeReasonCode(IntEnum):
        granted_qos_0 = 0
        granted_qos_1 = 1
        granted_qos_2 = 2
        unspecified_error = 128
        implementation_specific_error = 131
        not_authorized = 135
        topic_filter_invalid = 143
        packet_identifier_in_use = 145
        quota_exceeded = 151
        shared_subscriptions_not_supported = 158
        subscription_identifiers_not_supported = 161
        wildcard_subscriptions_not_supported = 162

    class UnsubscribeReasonCode(IntEnum):
        success = 0
        no_subscription_existed = 17
        unspecified_error = 128
        implementation_specific_error = 131
        not_authorized = 135
        topic_filter_invalid = 143
        packet_identifier_in_use = 145
    def __init__(self, _io, _parent=None, _root=None):
        super(MqttV5, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_type = KaitaiStream.resolve_enum(mqtt_v3.MqttV3.MessageType, self._io.read_bits_int_be(4))
        _ = self.message_type
        if not _ != mqtt_v3.MqttV3.MessageType.reserved:
            raise kaitaistruct.ValidationExprError(self.message_type, self._io, u"/seq/0")
        self.dup = self._io.read_bits_int_be(1) != 0
        self.qos = KaitaiStream.resolve_enum(mqtt_v3.MqttV3.Qos, self._io.read_bits_int_be(2))
        _ = self.qos
        if not  ((_ != mqtt_v3.MqttV3.Qos.reserved) or (self.message_type != mqtt_v3.MqttV3.MessageType.publish)) :
            raise kaitaistruct.ValidationExprError(self.qos, self._io, u"/seq/2")
        self.retain = self._io.read_bits_int_be(1) != 0
        _ = self.retain
        if not  ((self.message_type == mqtt_v3.MqttV3.MessageType.publish) or ( (((not (self.dup))) and ((not (_))) and (self.qos == (mqtt_v3.MqttV3.Qos.at_least_once if  ((self.message_type == mqtt_v3.MqttV3.MessageType.pubrel) or (self.message_type == mqtt_v3.MqttV3.MessageType.subscribe) or (self.message_type == mqtt_v3.MqttV3.MessageType.unsubscribe))  else mqtt_v3.MqttV3.Qos.at_most_once))) )) :
            raise kaitaistruct.ValidationExprError(self.retain, self._io, u"/seq/3")
        self.flags_end = self._io.read_bytes(0)
        _ = self.flags_end
        if not  (((not (self.dup))) or (self.qos != mqtt_v3.MqttV3.Qos.at_most_once)) :
            raise kaitaistruct.ValidationExprError(self.flags_end, self._io, u"/seq/4")
        self.remaining_length = mqtt_v3.MqttV3.RemainingLength(self._io)
        _ = self.remaining_length
        if not _.is_shortest:
            raise kaitaistruct.ValidationExprError(self.remaining_length, self._io, u"/seq/5")
        _on = self.message_type
        if _on == mqtt_v3.MqttV3.MessageType.auth:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Auth(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.connack:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Connack(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.connect:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Connect(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.disconnect:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Disconnect(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.pingreq:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = mqtt_v3.MqttV3.EmptyBody(_io__raw_body)
        elif _on == mqtt_v3.MqttV3.MessageType.pingresp:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = mqtt_v3.MqttV3.EmptyBody(_io__raw_body)
        elif _on == mqtt_v3.MqttV3.MessageType.puback:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Acknowledgement(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.pubcomp:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Release(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.publish:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Publish(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.pubrec:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Acknowledgement(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.pubrel:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Release(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.suback:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Suback(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.subscribe:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Subscribe(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.unsuback:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Unsuback(_io__raw_body, self, self._root)
        elif _on == mqtt_v3.MqttV3.MessageType.unsubscribe:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV5.Unsubscribe(_io__raw_body, self, self._root)
        else:
            pass
            self.body = self._io.read_bytes(self.remaining_length.value)


    def _fetch_instances(self):
        pass
        self.remaining_length._fetch_instances()
        _on = self.message_type
        if _on == mqtt_v3.MqttV3.MessageType.auth:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.connack:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.connect:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.disconnect:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.pingreq:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.pingresp:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.puback:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.pubcomp:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.publish:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.pubrec:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.pubrel:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.suback:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.subscribe:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.unsuback:
            pass
            self.body._fetch_instances()
        elif _on == mqtt_v3.MqttV3.MessageType.unsubscribe:
            pass
            self.body._fetch_instances()
        else:
            pass

    class Acknowledgement(KaitaiStruct):
        """Body of PUBACK and PUBREC, the first answer to a PUBLISH.
        
        .. seealso::
           MQTT 5.0, 3.4 and 3.5
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Acknowledgement, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/acknowledgement/seq/0")
            if (not (self._io.is_eof())):
                pass
                self.written_reason_code = KaitaiStream.resolve_enum(MqttV5.PublishReasonCode, self._io.read_u1())
                if not isinstance(self.written_reason_code, MqttV5.PublishReasonCode):
                    raise kaitaistruct.ValidationNotInEnumError(self.written_reason_code, self._io, u"/types/acknowledgement/seq/1")

            if (not (self._io.is_eof())):
                pass
                self.properties = MqttV5.Properties(False, self._io, self, self._root)

            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/acknowledgement/seq/3")


        def _fetch_instances(self):
            pass
            if (not (self._io.is_eof())):
                pass

            if (not (self._io.is_eof())):
                pass
                self.properties._fetch_instances()


        @property
        def reason_code(self):
            """What became of the message; success where the packet does not say it.
            
            .. seealso::
               MQTT 5.0, 3.4.2.1
            """
            if hasattr(self, '_m_reason_code'):
                return self._m_reason_code

            self._m_reason_code = (self.written_reason_code if self._io.size() > 2 else MqttV5.PublishReasonCode.success)
            return getattr(self, '_m_reason_code', None)


    class Auth(KaitaiStruct):
        """One step of an authentication that takes several, in either direction.
        
        .. seealso::
           MQTT 5.0, 3.15
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Auth, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            if (not (self._io.is_eof())):
                pass
                self.written_reason_code = KaitaiStream.resolve_enum(MqttV5.AuthReasonCode, self._io.read_u1())
                if not isinstance(self.written_reason_code, MqttV5.AuthReasonCode):
                    raise kaitaistruct.ValidationNotInEnumError(self.written_reason_code, self._io, u"/types/auth/seq/0")

            if self._io.size() > 0:
                pass
                self.properties = MqttV5.Properties(False, self._io, self, self._root)
                _ = self.properties
                if not _.has_authentication_method:
                    raise kaitaistruct.ValidationExprError(self.properties, self._io, u"/types/auth/seq/1")

            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/auth/seq/2")


        def _fetch_instances(self):
            pass
            if (not (self._io.is_eof())):
                pass

            if self._io.size() > 0:
                pass
                self.properties._fetch_instances()


        @property
        def reason_code(self):
            """Which step this is; success where the packet does not say it.
            
            .. seealso::
               MQTT 5.0, 3.15.2.1
            """
            if hasattr(self, '_m_reason_code'):
                return self._m_reason_code

            self._m_reason_code = (self.written_reason_code if self._io.size() > 0 else MqttV5.AuthReasonCode.success)
            return getattr(self, '_m_reason_code', None)


    class AuthenticationData(KaitaiStruct):
        """The property that may hold a secret.
        
        .. seealso::
           MQTT 5.0, 4.12
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.AuthenticationData, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u2be()
            self.value = self._io.read_bytes(self.len_value)


        def _fetch_instances(self):
            pass


    class BinaryData(KaitaiStruct):
        """A property that is bytes.
        
        .. seealso::
           MQTT 5.0, 1.5.6
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.BinaryData, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u2be()
            self.value = self._io.read_bytes(self.len_value)


        def _fetch_instances(self):
            pass


    class Byte(KaitaiStruct):
        """A property of one byte. All of them are yes or no, or a QoS of 0 or 1.
        
        .. seealso::
           MQTT 5.0, 2.2.2.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Byte, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u1()
            if not self.value <= 1:
                raise kaitaistruct.ValidationGreaterThanError(1, self.value, self._io, u"/types/byte/seq/0")


        def _fetch_instances(self):
            pass


    class Connack(KaitaiStruct):
        """The broker answers a CONNECT. The first packet of its stream, but for AUTH.
        
        .. seealso::
           MQTT 5.0, 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Connack, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.reserved = self._io.read_bits_int_be(7)
            if not self.reserved == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.reserved, self._io, u"/types/connack/seq/0")
            self.session_present = self._io.read_bits_int_be(1) != 0
            self.reason_code = KaitaiStream.resolve_enum(MqttV5.ConnectReasonCode, self._io.read_u1())
            if not isinstance(self.reason_code, MqttV5.ConnectReasonCode):
                raise kaitaistruct.ValidationNotInEnumError(self.reason_code, self._io, u"/types/connack/seq/2")
            self.reason_code_end = self._io.read_bytes(0)
            _ = self.reason_code_end
            if not  (((not (self.session_present))) or (self.reason_code == MqttV5.ConnectReasonCode.success)) :
                raise kaitaistruct.ValidationExprError(self.reason_code_end, self._io, u"/types/connack/seq/3")
            self.properties = MqttV5.Properties(False, self._io, self, self._root)
            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/connack/seq/5")


        def _fetch_instances(self):
            pass
            self.properties._fetch_instances()


    class Connect(KaitaiStruct):
        """A client asks for a connection. The first packet of its stream.
        
        .. seealso::
           MQTT 5.0, 3.1
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Connect, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_protocol_name = self._io.read_u2be()
            self.protocol_name = (self._io.read_bytes(self.len_protocol_name)).decode(u"UTF-8")
            if not self.protocol_name == u"MQTT":
                raise kaitaistruct.ValidationNotEqualError(u"MQTT", self.protocol_name, self._io, u"/types/connect/seq/1")
            self.protocol_level = self._io.read_u1()
            if not self.protocol_level == 5:
                raise kaitaistruct.ValidationNotEqualError(5, self.protocol_level, self._io, u"/types/connect/seq/2")
            self.has_user_name = self._io.read_bits_int_be(1) != 0
            self.has_password = self._io.read_bits_int_be(1) != 0
            self.will_retain = self._io.read_bits_int_be(1) != 0
            self.will_qos = KaitaiStream.resolve_enum(mqtt_v3.MqttV3.Qos, self._io.read_bits_int_be(2))
            _ = self.will_qos
            if not _ != mqtt_v3.MqttV3.Qos.reserved:
                raise kaitaistruct.ValidationExprError(self.will_qos, self._io, u"/types/connect/seq/6")
            self.has_will = self._io.read_bits_int_be(1) != 0
            _ = self.has_will
            if not  ((_) or ( (((not (self.will_retain))) and (self.will_qos == mqtt_v3.MqttV3.Qos.at_most_once)) )) :
                raise kaitaistruct.ValidationExprError(self.has_will, self._io, u"/types/connect/seq/7")
            self.clean_start = self._io.read_bits_int_be(1) != 0
            self.reserved = self._io.read_bits_int_be(1) != 0
            if not self.reserved == False:
                raise kaitaistruct.ValidationNotEqualError(False, self.reserved, self._io, u"/types/connect/seq/9")
            self.keep_alive = self._io.read_u2be()
            self.properties = MqttV5.Properties(False, self._io, self, self._root)
            self.len_client_id = self._io.read_u2be()
            self.client_id = (self._io.read_bytes(self.len_client_id)).decode(u"UTF-8")
            if self.has_will:
                pass
                self.will_properties = MqttV5.Properties(True, self._io, self, self._root)

            if self.has_will:
                pass
                self.len_will_topic = self._io.read_u2be()
                if not self.len_will_topic >= 1:
                    raise kaitaistruct.ValidationLessThanError(1, self.len_will_topic, self._io, u"/types/connect/seq/15")

            if self.has_will:
                pass
                self.will_topic = (self._io.read_bytes(self.len_will_topic)).decode(u"UTF-8")

            if self.has_will:
                pass
                self.len_will_payload = self._io.read_u2be()

            if self.has_will:
                pass
                self.will_payload = self._io.read_bytes(self.len_will_payload)

            if self.has_user_name:
                pass
                self.user_name = mqtt_v3.MqttV3.UserName(self._io)

            if self.has_password:
                pass
                self.password = mqtt_v3.MqttV3.Password(self._io)

            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/connect/seq/21")


        def _fetch_instances(self):
            pass
            self.properties._fetch_instances()
            if self.has_will:
                pass
                self.will_properties._fetch_instances()

            if self.has_will:
                pass

            if self.has_will:
                pass

            if self.has_will:
                pass

            if self.has_will:
                pass

            if self.has_user_name:
                pass
                self.user_name._fetch_instances()

            if self.has_password:
                pass
                self.password._fetch_instances()



    class Disconnect(KaitaiStruct):
        """Client or broker ends the connection.
        
        .. seealso::
           MQTT 5.0, 3.14
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Disconnect, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            if (not (self._io.is_eof())):
                pass
                self.written_reason_code = KaitaiStream.resolve_enum(MqttV5.DisconnectReasonCode, self._io.read_u1())
                if not isinstance(self.written_reason_code, MqttV5.DisconnectReasonCode):
                    raise kaitaistruct.ValidationNotInEnumError(self.written_reason_code, self._io, u"/types/disconnect/seq/0")

            if (not (self._io.is_eof())):
                pass
                self.properties = MqttV5.Properties(False, self._io, self, self._root)

            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/disconnect/seq/2")


        def _fetch_instances(self):
            pass
            if (not (self._io.is_eof())):
                pass

            if (not (self._io.is_eof())):
                pass
                self.properties._fetch_instances()


        @property
        def reason_code(self):
            """Why the connection ends; normal where the packet does not say it.
            
            .. seealso::
               MQTT 5.0, 3.14.2.1
            """
            if hasattr(self, '_m_reason_code'):
                return self._m_reason_code

            self._m_reason_code = (self.written_reason_code if self._io.size() > 0 else MqttV5.DisconnectReasonCode.normal_disconnection)
            return getattr(self, '_m_reason_code', None)


    class FourByteInteger(KaitaiStruct):
        """A property that is a number of four bytes, mostly of seconds.
        
        .. seealso::
           MQTT 5.0, 1.5.3
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.FourByteInteger, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u4be()
            _ = self.value
            if not  ((_ > 0) or (self._parent.identifier != MqttV5.PropertyIdentifier.maximum_packet_size)) :
                raise kaitaistruct.ValidationExprError(self.value, self._io, u"/types/four_byte_integer/seq/0")


        def _fetch_instances(self):
            pass


    class Properties(KaitaiStruct):
        """A length and so many bytes of properties. The column is the list of them: each
        has an identifier, and in `value` one value, named after its type. In Spark,
        `filter(properties, p -> p.identifier = 'content_type')[0].value.utf8_string`
        is one of them.
        
        .. seealso::
           MQTT 5.0, 2.2.2
        """
        def __init__(self, is_will, _io, _parent=None, _root=None):
            super(MqttV5.Properties, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_will = is_will
            self._read()

        def _read(self):
            self.len_block = MqttV5.VariableByteInteger(self._io, self, self._root)
            self._raw_block = self._io.read_bytes(self.len_block.value)
            _io__raw_block = KaitaiStream(BytesIO(self._raw_block))
            self.block = MqttV5.PropertyList(self.is_will, _io__raw_block, self, self._root)
            _ = self.block
            if not  (((not (_.has_authentication_data))) or (_.has_authentication_method)) :
                raise kaitaistruct.ValidationExprError(self.block, self._io, u"/types/properties/seq/1")


        def _fetch_instances(self):
            pass
            self.len_block._fetch_instances()
            self.block._fetch_instances()

        @property
        def has_authentication_method(self):
            """There is an authentication method.
            
            .. seealso::
               MQTT 5.0, 4.12
            """
            if hasattr(self, '_m_has_authentication_method'):
                return self._m_has_authentication_method

            self._m_has_authentication_method = self.block.has_authentication_method
            return getattr(self, '_m_has_authentication_method', None)

        @property
        def topic_alias(self):
            """The topic alias; 0, which is not allowed as one, where there is none.
            
            .. seealso::
               MQTT 5.0, 3.3.2.3.4
            """
            if hasattr(self, '_m_topic_alias'):
                return self._m_topic_alias

            self._m_topic_alias = (0 if len(self.block.entries) == 0 else self.block.entries[-1].topic_alias)
            return getattr(self, '_m_topic_alias', None)


    class Property(KaitaiStruct):
        """One property.
        
        .. seealso::
           MQTT 5.0, 2.2.2.2
        """
        def __init__(self, is_will, identifiers_before, topic_alias_before, _io, _parent=None, _root=None):
            super(MqttV5.Property, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_will = is_will
            self.identifiers_before = identifiers_before
            self.topic_alias_before = topic_alias_before
            self._read()

        def _read(self):
            self.identifier = KaitaiStream.resolve_enum(MqttV5.PropertyIdentifier, self._io.read_u1())
            if not isinstance(self.identifier, MqttV5.PropertyIdentifier):
                raise kaitaistruct.ValidationNotInEnumError(self.identifier, self._io, u"/types/property/seq/0")
            self.identifier_end = self._io.read_bytes(0)
            _ = self.identifier_end
            if not self.is_allowed:
                raise kaitaistruct.ValidationExprError(self.identifier_end, self._io, u"/types/property/seq/1")
            self.value_begin = self._io.read_bytes(0)
            _ = self.value_begin
            if not  ((self.identifiers_before & 1 << int(self.identifier) == 0) or (self.identifier == MqttV5.PropertyIdentifier.user_property) or ( ((self.identifier == MqttV5.PropertyIdentifier.subscription_identifier) and (self._root.message_type == mqtt_v3.MqttV3.MessageType.publish)) )) :
                raise kaitaistruct.ValidationExprError(self.value_begin, self._io, u"/types/property/seq/2")
            _on = self.identifier
            if _on == MqttV5.PropertyIdentifier.assigned_client_identifier:
                pass
                self.value = MqttV5.Utf8String(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.authentication_data:
                pass
                self.value = MqttV5.AuthenticationData(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.authentication_method:
                pass
                self.value = MqttV5.Utf8String(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.content_type:
                pass
                self.value = MqttV5.Utf8String(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.correlation_data:
                pass
                self.value = MqttV5.BinaryData(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.maximum_packet_size:
                pass
                self.value = MqttV5.FourByteInteger(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.maximum_qos:
                pass
                self.value = MqttV5.Byte(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.message_expiry_interval:
                pass
                self.value = MqttV5.FourByteInteger(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.payload_format_indicator:
                pass
                self.value = MqttV5.Byte(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.reason_string:
                pass
                self.value = MqttV5.Utf8String(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.receive_maximum:
                pass
                self.value = MqttV5.TwoByteInteger(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.request_problem_information:
                pass
                self.value = MqttV5.Byte(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.request_response_information:
                pass
                self.value = MqttV5.Byte(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.response_information:
                pass
                self.value = MqttV5.Utf8String(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.response_topic:
                pass
                self.value = MqttV5.TopicName(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.retain_available:
                pass
                self.value = MqttV5.Byte(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.server_keep_alive:
                pass
                self.value = MqttV5.TwoByteInteger(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.server_reference:
                pass
                self.value = MqttV5.Utf8String(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.session_expiry_interval:
                pass
                self.value = MqttV5.FourByteInteger(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.shared_subscription_available:
                pass
                self.value = MqttV5.Byte(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.subscription_identifier:
                pass
                self.value = MqttV5.SubscriptionIdentifier(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.subscription_identifier_available:
                pass
                self.value = MqttV5.Byte(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.topic_alias:
                pass
                self.value = MqttV5.TwoByteInteger(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.topic_alias_maximum:
                pass
                self.value = MqttV5.TwoByteInteger(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.user_property:
                pass
                self.value = MqttV5.StringPair(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.wildcard_subscription_available:
                pass
                self.value = MqttV5.Byte(self._io, self, self._root)
            elif _on == MqttV5.PropertyIdentifier.will_delay_interval:
                pass
                self.value = MqttV5.FourByteInteger(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            _on = self.identifier
            if _on == MqttV5.PropertyIdentifier.assigned_client_identifier:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.authentication_data:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.authentication_method:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.content_type:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.correlation_data:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.maximum_packet_size:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.maximum_qos:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.message_expiry_interval:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.payload_format_indicator:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.reason_string:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.receive_maximum:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.request_problem_information:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.request_response_information:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.response_information:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.response_topic:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.retain_available:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.server_keep_alive:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.server_reference:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.session_expiry_interval:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.shared_subscription_available:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.subscription_identifier:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.subscription_identifier_available:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.topic_alias:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.topic_alias_maximum:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.user_property:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.wildcard_subscription_available:
                pass
                self.value._fetch_instances()
            elif _on == MqttV5.PropertyIdentifier.will_delay_interval:
                pass
                self.value._fetch_instances()

        @property
        def identifiers(self):
            """Which properties came so far, this one included, each a bit.
            
            .. seealso::
               MQTT 5.0, 2.2.2.2
            """
            if hasattr(self, '_m_identifiers'):
                return self._m_identifiers

            self._m_identifiers = self.identifiers_before | 1 << int(self.identifier)
            return getattr(self, '_m_identifiers', None)

        @property
        def is_about_broker(self):
            """A property that CONNACK alone may have.
            
            .. seealso::
               MQTT 5.0, 3.2.2.3
            """
            if hasattr(self, '_m_is_about_broker'):
                return self._m_is_about_broker

            self._m_is_about_broker =  ((self.is_about_features) or (self.identifier == MqttV5.PropertyIdentifier.assigned_client_identifier) or (self.identifier == MqttV5.PropertyIdentifier.server_keep_alive) or (self.identifier == MqttV5.PropertyIdentifier.response_information)) 
            return getattr(self, '_m_is_about_broker', None)

        @property
        def is_about_connection(self):
            """A property that both CONNECT and CONNACK may have.
            
            .. seealso::
               MQTT 5.0, 3.1.2.11 and 3.2.2.3
            """
            if hasattr(self, '_m_is_about_connection'):
                return self._m_is_about_connection

            self._m_is_about_connection =  ((self.identifier == MqttV5.PropertyIdentifier.session_expiry_interval) or (self.identifier == MqttV5.PropertyIdentifier.authentication_method) or (self.identifier == MqttV5.PropertyIdentifier.authentication_data) or (self.identifier == MqttV5.PropertyIdentifier.receive_maximum) or (self.identifier == MqttV5.PropertyIdentifier.topic_alias_maximum) or (self.identifier == MqttV5.PropertyIdentifier.maximum_packet_size)) 
            return getattr(self, '_m_is_about_connection', None)

        @property
        def is_about_features(self):
            """A property of CONNACK alone that says what the server can do.
            
            .. seealso::
               MQTT 5.0, 3.2.2.3
            """
            if hasattr(self, '_m_is_about_features'):
                return self._m_is_about_features

            self._m_is_about_features =  ((self.identifier == MqttV5.PropertyIdentifier.maximum_qos) or (self.identifier == MqttV5.PropertyIdentifier.retain_available) or (self.identifier == MqttV5.PropertyIdentifier.wildcard_subscription_available) or (self.identifier == MqttV5.PropertyIdentifier.subscription_identifier_available) or (self.identifier == MqttV5.PropertyIdentifier.shared_subscription_available)) 
            return getattr(self, '_m_is_about_features', None)

        @property
        def is_about_message(self):
            """A property that a message has, be it published or a will.
            
            .. seealso::
               MQTT 5.0, 3.1.3.2 and 3.3.2.3
            """
            if hasattr(self, '_m_is_about_message'):
                return self._m_is_about_message

            self._m_is_about_message =  ((self.identifier == MqttV5.PropertyIdentifier.payload_format_indicator) or (self.identifier == MqttV5.PropertyIdentifier.message_expiry_interval) or (self.identifier == MqttV5.PropertyIdentifier.content_type) or (self.identifier == MqttV5.PropertyIdentifier.response_topic) or (self.identifier == MqttV5.PropertyIdentifier.correlation_data)) 
            return getattr(self, '_m_is_about_message', None)

        @property
        def is_allowed(self):
            """The property may stand in this packet. A user property may stand in all, a
            reason string in all answers, in DISCONNECT and in AUTH.
            
            .. seealso::
               MQTT 5.0, 2.2.2.2
            """
            if hasattr(self, '_m_is_allowed'):
                return self._m_is_allowed

            self._m_is_allowed =  ((self.identifier == MqttV5.PropertyIdentifier.user_property) or (( ((self.is_about_message) or (self.identifier == MqttV5.PropertyIdentifier.will_delay_interval))  if self.is_will else ( ((self.is_about_message) or (self.identifier == MqttV5.PropertyIdentifier.topic_alias) or (self.identifier == MqttV5.PropertyIdentifier.subscription_identifier))  if self._root.message_type == mqtt_v3.MqttV3.MessageType.publish else ( ((self.is_about_connection) or (self.identifier == MqttV5.PropertyIdentifier.request_problem_information) or (self.identifier == MqttV5.PropertyIdentifier.request_response_information))  if self._root.message_type == mqtt_v3.MqttV3.MessageType.connect else (self.identifier == MqttV5.PropertyIdentifier.subscription_identifier if self._root.message_type == mqtt_v3.MqttV3.MessageType.subscribe else (False if self._root.message_type == mqtt_v3.MqttV3.MessageType.unsubscribe else  ((self.identifier == MqttV5.PropertyIdentifier.reason_string) or (( ((self.is_about_connection) or (self.is_about_broker) or (self.identifier == MqttV5.PropertyIdentifier.server_reference))  if self._root.message_type == mqtt_v3.MqttV3.MessageType.connack else ( ((self.identifier == MqttV5.PropertyIdentifier.session_expiry_interval) or (self.identifier == MqttV5.PropertyIdentifier.server_reference))  if self._root.message_type == mqtt_v3.MqttV3.MessageType.disconnect else  ((self._root.message_type == mqtt_v3.MqttV3.MessageType.auth) and ( ((self.identifier == MqttV5.PropertyIdentifier.authentication_method) or (self.identifier == MqttV5.PropertyIdentifier.authentication_data)) )) )))) ))))))) 
            return getattr(self, '_m_is_allowed', None)

        @property
        def topic_alias(self):
            """The topic alias, where it came so far, else 0.
            
            .. seealso::
               MQTT 5.0, 3.3.2.3.4
            """
            if hasattr(self, '_m_topic_alias'):
                return self._m_topic_alias

            self._m_topic_alias = (self.value.value if self.identifier == MqttV5.PropertyIdentifier.topic_alias else self.topic_alias_before)
            return getattr(self, '_m_topic_alias', None)


    class PropertyList(KaitaiStruct):
        """Properties up to the end of their bytes.
        
        .. seealso::
           MQTT 5.0, 2.2.2
        """
        def __init__(self, is_will, _io, _parent=None, _root=None):
            super(MqttV5.PropertyList, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_will = is_will
            self._read()

        def _read(self):
            self.entries = []
            i = 0
            while not self._io.is_eof():
                self.entries.append(MqttV5.Property(self.is_will, (0 if i == 0 else self.entries[i - 1].identifiers), (0 if i == 0 else self.entries[i - 1].topic_alias), self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.entries)):
                pass
                self.entries[i]._fetch_instances()


        @property
        def has_authentication_data(self):
            """There is data of an authentication, which needs a method.
            
            .. seealso::
               MQTT 5.0, 4.12
            """
            if hasattr(self, '_m_has_authentication_data'):
                return self._m_has_authentication_data

            self._m_has_authentication_data = self.identifiers & 1 << int(MqttV5.PropertyIdentifier.authentication_data) != 0
            return getattr(self, '_m_has_authentication_data', None)

        @property
        def has_authentication_method(self):
            """There is an authentication method.
            
            .. seealso::
               MQTT 5.0, 4.12
            """
            if hasattr(self, '_m_has_authentication_method'):
                return self._m_has_authentication_method

            self._m_has_authentication_method = self.identifiers & 1 << int(MqttV5.PropertyIdentifier.authentication_method) != 0
            return getattr(self, '_m_has_authentication_method', None)

        @property
        def identifiers(self):
            """Which properties there are, each a bit, counted by its identifier.
            
            .. seealso::
               MQTT 5.0, 2.2.2.2
            """
            if hasattr(self, '_m_identifiers'):
                return self._m_identifiers

            self._m_identifiers = (0 if len(self.entries) == 0 else self.entries[-1].identifiers)
            return getattr(self, '_m_identifiers', None)


    class Publish(KaitaiStruct):
        """A message, to the broker or from it.
        
        .. seealso::
           MQTT 5.0, 3.3
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Publish, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_topic_name = self._io.read_u2be()
            self.topic_name = (self._io.read_bytes(self.len_topic_name)).decode(u"UTF-8")
            if self._root.qos != mqtt_v3.MqttV3.Qos.at_most_once:
                pass
                self.message_id = self._io.read_u2be()
                if not self.message_id >= 1:
                    raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/publish/seq/2")

            self.properties = MqttV5.Properties(False, self._io, self, self._root)
            self.properties_end = self._io.read_bytes(0)
            _ = self.properties_end
            if not  ((self.len_topic_name > 0) or (self.properties.topic_alias > 0)) :
                raise kaitaistruct.ValidationExprError(self.properties_end, self._io, u"/types/publish/seq/4")
            self.payload = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if self._root.qos != mqtt_v3.MqttV3.Qos.at_most_once:
                pass

            self.properties._fetch_instances()

        @property
        def topic_alias(self):
            """Number that stands for the topic. With a topic name it is defined anew,
            with an empty one used; it holds for one direction of one connection.
            
            .. seealso::
               MQTT 5.0, 3.3.2.3.4
            """
            if hasattr(self, '_m_topic_alias'):
                return self._m_topic_alias

            if self.properties.topic_alias > 0:
                pass
                self._m_topic_alias = self.properties.topic_alias

            return getattr(self, '_m_topic_alias', None)


    class Release(KaitaiStruct):
        """Body of PUBREL and PUBCOMP, the second half of the exchange of QoS 2.
        
        .. seealso::
           MQTT 5.0, 3.6 and 3.7
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Release, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/release/seq/0")
            if (not (self._io.is_eof())):
                pass
                self.written_reason_code = KaitaiStream.resolve_enum(MqttV5.ReleaseReasonCode, self._io.read_u1())
                if not isinstance(self.written_reason_code, MqttV5.ReleaseReasonCode):
                    raise kaitaistruct.ValidationNotInEnumError(self.written_reason_code, self._io, u"/types/release/seq/1")

            if (not (self._io.is_eof())):
                pass
                self.properties = MqttV5.Properties(False, self._io, self, self._root)

            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/release/seq/3")


        def _fetch_instances(self):
            pass
            if (not (self._io.is_eof())):
                pass

            if (not (self._io.is_eof())):
                pass
                self.properties._fetch_instances()


        @property
        def reason_code(self):
            """Whether the message was known; success where the packet does not say it.
            
            .. seealso::
               MQTT 5.0, 3.6.2.1
            """
            if hasattr(self, '_m_reason_code'):
                return self._m_reason_code

            self._m_reason_code = (self.written_reason_code if self._io.size() > 2 else MqttV5.ReleaseReasonCode.success)
            return getattr(self, '_m_reason_code', None)


    class Share(KaitaiStruct):
        """Name and topic filter of a shared subscription.
        
        .. seealso::
           MQTT 5.0, 4.8.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Share, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = (self._io.read_bytes_term(47, False, True, False)).decode(u"UTF-8")
            _ = self.name
            if not  ((_ != u"") and (_ != u"+") and (_ != u"#")) :
                raise kaitaistruct.ValidationExprError(self.name, self._io, u"/types/share/seq/0")
            self.filter = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass


    class StringPair(KaitaiStruct):
        """A property that is a name and a value.
        
        .. seealso::
           MQTT 5.0, 1.5.7
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.StringPair, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = MqttV5.Utf8String(self._io, self, self._root)
            self.value = MqttV5.Utf8String(self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.value._fetch_instances()


    class Suback(KaitaiStruct):
        """The broker answers a SUBSCRIBE.
        
        .. seealso::
           MQTT 5.0, 3.9
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Suback, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/suback/seq/0")
            self.properties = MqttV5.Properties(False, self._io, self, self._root)
            self.reason_codes = []
            i = 0
            while True:
                _ = KaitaiStream.resolve_enum(MqttV5.SubscribeReasonCode, self._io.read_u1())
                self.reason_codes.append(_)
                if not isinstance(self.reason_codes[i], MqttV5.SubscribeReasonCode):
                    raise kaitaistruct.ValidationNotInEnumError(self.reason_codes[i], self._io, u"/types/suback/seq/2")
                if self._io.is_eof():
                    break
                i += 1


        def _fetch_instances(self):
            pass
            self.properties._fetch_instances()
            for i in range(len(self.reason_codes)):
                pass



    class Subscribe(KaitaiStruct):
        """A client asks for messages.
        
        .. seealso::
           MQTT 5.0, 3.8
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Subscribe, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/subscribe/seq/0")
            self.properties = MqttV5.Properties(False, self._io, self, self._root)
            self.filters_begin = self._io.read_bytes(0)
            _ = self.filters_begin
            if not (not (self._io.is_eof())):
                raise kaitaistruct.ValidationExprError(self.filters_begin, self._io, u"/types/subscribe/seq/2")
            self.requests = []
            i = 0
            while True:
                _ = MqttV5.Subscription(self._io, self, self._root)
                self.requests.append(_)
                if self._io.is_eof():
                    break
                i += 1


        def _fetch_instances(self):
            pass
            self.properties._fetch_instances()
            for i in range(len(self.requests)):
                pass
                self.requests[i]._fetch_instances()



    class Subscription(KaitaiStruct):
        """A topic filter and how its messages shall come.
        
        .. seealso::
           MQTT 5.0, 3.8.3
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Subscription, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_topic_filter = self._io.read_u2be()
            if not self.len_topic_filter >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_topic_filter, self._io, u"/types/subscription/seq/0")
            self._raw_topic_filter = self._io.read_bytes(self.len_topic_filter)
            _io__raw_topic_filter = KaitaiStream(BytesIO(self._raw_topic_filter))
            self.topic_filter = MqttV5.TopicFilter(_io__raw_topic_filter, self, self._root)
            self.reserved = self._io.read_bits_int_be(2)
            if not self.reserved == 0:
                raise kaitaistruct.ValidationNotEqualError(0, self.reserved, self._io, u"/types/subscription/seq/2")
            self.retain_handling = KaitaiStream.resolve_enum(MqttV5.RetainHandling, self._io.read_bits_int_be(2))
            if not isinstance(self.retain_handling, MqttV5.RetainHandling):
                raise kaitaistruct.ValidationNotInEnumError(self.retain_handling, self._io, u"/types/subscription/seq/3")
            self.retain_as_published = self._io.read_bits_int_be(1) != 0
            self.no_local = self._io.read_bits_int_be(1) != 0
            self.requested_qos = KaitaiStream.resolve_enum(mqtt_v3.MqttV3.Qos, self._io.read_bits_int_be(2))
            _ = self.requested_qos
            if not _ != mqtt_v3.MqttV3.Qos.reserved:
                raise kaitaistruct.ValidationExprError(self.requested_qos, self._io, u"/types/subscription/seq/6")
            self.options_end = self._io.read_bytes(0)
            _ = self.options_end
            if not  (((not (self.no_local))) or ((not (self.topic_filter.is_shared)))) :
                raise kaitaistruct.ValidationExprError(self.options_end, self._io, u"/types/subscription/seq/7")


        def _fetch_instances(self):
            pass
            self.topic_filter._fetch_instances()


    class SubscriptionIdentifier(KaitaiStruct):
        """The property that tells by which subscription a message came.
        
        .. seealso::
           MQTT 5.0, 3.8.2.1.2 and 3.3.2.3.8
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.SubscriptionIdentifier, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.number = MqttV5.VariableByteInteger(self._io, self, self._root)
            _ = self.number
            if not _.value > 0:
                raise kaitaistruct.ValidationExprError(self.number, self._io, u"/types/subscription_identifier/seq/0")


        def _fetch_instances(self):
            pass
            self.number._fetch_instances()


    class TopicFilter(KaitaiStruct):
        """A topic filter, which may be one of a shared subscription.
        
        .. seealso::
           MQTT 5.0, 4.7 and 4.8.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.TopicFilter, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.text = (self._io.read_bytes_full()).decode(u"UTF-8")
            self.text_end = self._io.read_bytes(0)
            _ = self.text_end
            if not  (((not (self.is_shared))) or (len(self.share.filter) > 0)) :
                raise kaitaistruct.ValidationExprError(self.text_end, self._io, u"/types/topic_filter/seq/1")


        def _fetch_instances(self):
            pass
            _ = self.beginning
            if hasattr(self, '_m_beginning'):
                pass

            _ = self.share
            if hasattr(self, '_m_share'):
                pass
                self._m_share._fetch_instances()


        @property
        def beginning(self):
            """The first bytes, which tell whether the subscription is shared.
            
            .. seealso::
               MQTT 5.0, 4.8.2
            """
            if hasattr(self, '_m_beginning'):
                return self._m_beginning

            _pos = self._io.pos()
            self._io.seek(0)
            self._m_beginning = self._io.read_bytes((self._io.size() if self._io.size() < 7 else 7))
            self._io.seek(_pos)
            return getattr(self, '_m_beginning', None)

        @property
        def is_shared(self):
            """The filter begins with `$share/`.
            
            .. seealso::
               MQTT 5.0, 4.8.2
            """
            if hasattr(self, '_m_is_shared'):
                return self._m_is_shared

            self._m_is_shared = self.beginning == b"\x24\x73\x68\x61\x72\x65\x2F"
            return getattr(self, '_m_is_shared', None)

        @property
        def share(self):
            """What stands behind `$share/`.
            
            .. seealso::
               MQTT 5.0, 4.8.2
            """
            if hasattr(self, '_m_share'):
                return self._m_share

            if self.is_shared:
                pass
                _pos = self._io.pos()
                self._io.seek(7)
                self._raw__m_share = self._io.read_bytes(self._io.size() - 7)
                _io__raw__m_share = KaitaiStream(BytesIO(self._raw__m_share))
                self._m_share = MqttV5.Share(_io__raw__m_share, self, self._root)
                self._io.seek(_pos)

            return getattr(self, '_m_share', None)


    class TopicName(KaitaiStruct):
        """A property that is a topic name.
        
        .. seealso::
           MQTT 5.0, 3.3.2.3.5
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.TopicName, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u2be()
            if not self.len_value >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_value, self._io, u"/types/topic_name/seq/0")
            self.value = (self._io.read_bytes(self.len_value)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class TwoByteInteger(KaitaiStruct):
        """A property that is a number of two bytes.
        
        .. seealso::
           MQTT 5.0, 1.5.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.TwoByteInteger, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = self._io.read_u2be()
            _ = self.value
            if not  ((_ > 0) or (self._parent.identifier == MqttV5.PropertyIdentifier.server_keep_alive) or (self._parent.identifier == MqttV5.PropertyIdentifier.topic_alias_maximum)) :
                raise kaitaistruct.ValidationExprError(self.value, self._io, u"/types/two_byte_integer/seq/0")


        def _fetch_instances(self):
            pass


    class Unsuback(KaitaiStruct):
        """The broker answers an UNSUBSCRIBE.
        
        .. seealso::
           MQTT 5.0, 3.11
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Unsuback, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/unsuback/seq/0")
            self.properties = MqttV5.Properties(False, self._io, self, self._root)
            self.reason_codes = []
            i = 0
            while True:
                _ = KaitaiStream.resolve_enum(MqttV5.UnsubscribeReasonCode, self._io.read_u1())
                self.reason_codes.append(_)
                if not isinstance(self.reason_codes[i], MqttV5.UnsubscribeReasonCode):
                    raise kaitaistruct.ValidationNotInEnumError(self.reason_codes[i], self._io, u"/types/unsuback/seq/2")
                if self._io.is_eof():
                    break
                i += 1


        def _fetch_instances(self):
            pass
            self.properties._fetch_instances()
            for i in range(len(self.reason_codes)):
                pass



    class Unsubscribe(KaitaiStruct):
        """A client no longer wants messages.
        
        .. seealso::
           MQTT 5.0, 3.10
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Unsubscribe, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/unsubscribe/seq/0")
            self.properties = MqttV5.Properties(False, self._io, self, self._root)
            self.filters_begin = self._io.read_bytes(0)
            _ = self.filters_begin
            if not (not (self._io.is_eof())):
                raise kaitaistruct.ValidationExprError(self.filters_begin, self._io, u"/types/unsubscribe/seq/2")
            self.requests = []
            i = 0
            while True:
                _ = MqttV5.Unsubscription(self._io, self, self._root)
                self.requests.append(_)
                if self._io.is_eof():
                    break
                i += 1


        def _fetch_instances(self):
            pass
            self.properties._fetch_instances()
            for i in range(len(self.requests)):
                pass
                self.requests[i]._fetch_instances()



    class Unsubscription(KaitaiStruct):
        """A topic filter that is given up.
        
        .. seealso::
           MQTT 5.0, 3.10.3
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Unsubscription, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_topic_filter = self._io.read_u2be()
            if not self.len_topic_filter >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_topic_filter, self._io, u"/types/unsubscription/seq/0")
            self._raw_topic_filter = self._io.read_bytes(self.len_topic_filter)
            _io__raw_topic_filter = KaitaiStream(BytesIO(self._raw_topic_filter))
            self.topic_filter = MqttV5.TopicFilter(_io__raw_topic_filter, self, self._root)


        def _fetch_instances(self):
            pass
            self.topic_filter._fetch_instances()


    class Utf8String(KaitaiStruct):
        """A property that is a text.
        
        .. seealso::
           MQTT 5.0, 1.5.4
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.Utf8String, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u2be()
            self.value = (self._io.read_bytes(self.len_value)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class VariableByteInteger(KaitaiStruct):
        """A number of one to four bytes, written as the remaining length is.
        
        .. seealso::
           MQTT 5.0, 1.5.5
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV5.VariableByteInteger, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.written = mqtt_v3.MqttV3.RemainingLength(self._io)
            _ = self.written
            if not _.is_shortest:
                raise kaitaistruct.ValidationExprError(self.written, self._io, u"/types/variable_byte_integer/seq/0")


        def _fetch_instances(self):
            pass
            self.written._fetch_instances()

        @property
        def value(self):
            """The number, 0 to 268 435 455.
            
            .. seealso::
               MQTT 5.0, 1.5.5
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = self.written.value
            return getattr(self, '_m_value', None)



