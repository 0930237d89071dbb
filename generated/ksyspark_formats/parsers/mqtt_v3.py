# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MqttV3(KaitaiStruct):
    """One packet of a connection between an MQTT client and a broker: a fixed header
    of 2 to 5 bytes, then as many bytes as the remaining length says. A connection
    is two streams of such packets, one in each direction, without gaps.
    
    The source document (D1) describes the fixed header alone. Everything behind
    it has the status "derived": it follows the published standard that the field
    names in its doc-ref, MQTT 3.1.1 for level 4 and MQTT V3.1 for level 3.
    
    Level 3 and level 4 have the same layout and differ in rules. Rules of level 4
    alone are judged when the level is known: inside CONNECT from its own bytes,
    elsewhere from the parameter `level`. MQTT 5 has other layouts: its CONNECT is
    refused and the other bodies of such a connection stay undecoded.
    
    Not judged here, because a packet alone does not show it: order and direction
    of packets. Merely unusual and accepted, with a column that notes it: DUP with
    QoS 0, flags without meaning at level 3, will flags without a will at level 3,
    a remaining length written with more bytes than it needs, a client identifier
    that a broker may refuse. Bytes that are not MQTT at all are refused by some
    rule or other; `likely_protocol` names what they look like.
    
    .. seealso::
       MQTT 3.1.1 - https://docs.oasis-open.org/mqtt/mqtt/v3.1.1/os/mqtt-v3.1.1-os.html
    
    
    .. seealso::
       MQTT V3.1 - http://public.dhe.ibm.com/software/dw/webservices/ws-mqtt/mqtt-v3r1.html
    """

    class ConnectReturnCode(IntEnum):
        accepted = 0
        unacceptable_protocol_version = 1
        identifier_rejected = 2
        server_unavailable = 3
        bad_user_name_or_password = 4
        not_authorized = 5

    class LikelyProtocol(IntEnum):
        mqtt = 0
        tls = 1
        http = 2

    class MessageType(IntEnum):
        reserved = 0
        connect = 1
        connack = 2
        publish = 3
        puback = 4
        pubrec = 5
        pubrel = 6
        pubcomp = 7
        subscribe = 8
        suback = 9
        unsubscribe = 10
        unsuback = 11
        pingreq = 12
        pingresp = 13
        disconnect = 14
        auth = 15

    class Qos(IntEnum):
        at_most_once = 0
        at_least_once = 1
        exactly_once = 2
        reserved = 3

    class SubscribeReturnCode(IntEnum):
        at_most_once = 0
        at_least_once = 1
        exactly_once = 2
        failure = 128
    def __init__(self, level, _io, _parent=None, _root=None):
        super(MqttV3, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.level = level
        self._read()

    def _read(self):
        self.message_type = KaitaiStream.resolve_enum(MqttV3.MessageType, self._io.read_bits_int_be(4))
        _ = self.message_type
        if not  ((_ != MqttV3.MessageType.reserved) and ( ((_ != MqttV3.MessageType.auth) or (self.level == 5)) )) :
            raise kaitaistruct.ValidationExprError(self.message_type, self._io, u"/seq/0")
        self.dup = self._io.read_bits_int_be(1) != 0
        self.qos = KaitaiStream.resolve_enum(MqttV3.Qos, self._io.read_bits_int_be(2))
        _ = self.qos
        if not  ((_ != MqttV3.Qos.reserved) or (self.message_type != MqttV3.MessageType.publish)) :
            raise kaitaistruct.ValidationExprError(self.qos, self._io, u"/seq/2")
        self.retain = self._io.read_bits_int_be(1) != 0
        _ = self.retain
        if not  ((self.level != 4) or (self.message_type == MqttV3.MessageType.publish) or ( (((not (self.dup))) and ((not (_))) and (self.qos == (MqttV3.Qos.at_least_once if  ((self.message_type == MqttV3.MessageType.pubrel) or (self.message_type == MqttV3.MessageType.subscribe) or (self.message_type == MqttV3.MessageType.unsubscribe))  else MqttV3.Qos.at_most_once))) )) :
            raise kaitaistruct.ValidationExprError(self.retain, self._io, u"/seq/3")
        self.remaining_length = MqttV3.RemainingLength(self._io, self, self._root)
        _on = (MqttV3.MessageType.reserved if  ((self.level == 5) and (self.message_type != MqttV3.MessageType.connect))  else self.message_type)
        if _on == MqttV3.MessageType.connack:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Connack(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.connect:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Connect(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.disconnect:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.EmptyBody(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.pingreq:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.EmptyBody(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.pingresp:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.EmptyBody(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.puback:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Acknowledgement(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.pubcomp:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Acknowledgement(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.publish:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Publish(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.pubrec:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Acknowledgement(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.pubrel:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Acknowledgement(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.suback:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Suback(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.subscribe:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Subscribe(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.unsuback:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Acknowledgement(_io__raw_body, self, self._root)
        elif _on == MqttV3.MessageType.unsubscribe:
            pass
            self._raw_body = self._io.read_bytes(self.remaining_length.value)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = MqttV3.Unsubscribe(_io__raw_body, self, self._root)
        else:
            pass
            self.body = self._io.read_bytes(self.remaining_length.value)


    def _fetch_instances(self):
        pass
        self.remaining_length._fetch_instances()
        _on = (MqttV3.MessageType.reserved if  ((self.level == 5) and (self.message_type != MqttV3.MessageType.connect))  else self.message_type)
        if _on == MqttV3.MessageType.connack:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.connect:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.disconnect:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.pingreq:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.pingresp:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.puback:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.pubcomp:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.publish:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.pubrec:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.pubrel:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.suback:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.subscribe:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.unsuback:
            pass
            self.body._fetch_instances()
        elif _on == MqttV3.MessageType.unsubscribe:
            pass
            self.body._fetch_instances()
        else:
            pass
        _ = self.connack_bytes
        if hasattr(self, '_m_connack_bytes'):
            pass

        _ = self.connect_flags
        if hasattr(self, '_m_connect_flags'):
            pass


    class Acknowledgement(KaitaiStruct):
        """Body of PUBACK, PUBREC, PUBREL, PUBCOMP and UNSUBACK, which all consist of
        the identifier of the packet that they answer.
        
        .. seealso::
           MQTT 3.1.1, 3.4 to 3.7 and 3.11
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Acknowledgement, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/acknowledgement/seq/0")
            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/acknowledgement/seq/1")


        def _fetch_instances(self):
            pass


    class Connack(KaitaiStruct):
        """The broker answers a CONNECT. The first packet of its stream.
        
        .. seealso::
           MQTT 3.1.1, 3.2
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Connack, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.reserved = self._io.read_bits_int_be(7)
            _ = self.reserved
            if not  ((_ == 0) or (self._root.level != 4)) :
                raise kaitaistruct.ValidationExprError(self.reserved, self._io, u"/types/connack/seq/0")
            self.session_present = self._io.read_bits_int_be(1) != 0
            self.return_code = KaitaiStream.resolve_enum(MqttV3.ConnectReturnCode, self._io.read_u1())
            _ = self.return_code
            if not  ((int(_) <= 5) and ( ((int(_) == 0) or ((not (self.session_present))) or (self._root.level != 4)) )) :
                raise kaitaistruct.ValidationExprError(self.return_code, self._io, u"/types/connack/seq/2")
            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/connack/seq/3")


        def _fetch_instances(self):
            pass


    class Connect(KaitaiStruct):
        """A client asks for a connection. The first packet of its stream.
        
        .. seealso::
           MQTT 3.1.1, 3.1
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Connect, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_protocol_name = self._io.read_u2be()
            self.protocol_name = (self._io.read_bytes(self.len_protocol_name)).decode(u"UTF-8")
            if not  ((self.protocol_name == u"MQIsdp") or (self.protocol_name == u"MQTT")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.protocol_name, self._io, u"/types/connect/seq/1")
            self.bridge = self._io.read_bits_int_be(1) != 0
            self.protocol_level = self._io.read_bits_int_be(7)
            _ = self.protocol_level
            if not _ == (3 if self.protocol_name == u"MQIsdp" else 4):
                raise kaitaistruct.ValidationExprError(self.protocol_level, self._io, u"/types/connect/seq/3")
            self.has_user_name = self._io.read_bits_int_be(1) != 0
            self.has_password = self._io.read_bits_int_be(1) != 0
            _ = self.has_password
            if not  ((self.has_user_name) or ((not (_)))) :
                raise kaitaistruct.ValidationExprError(self.has_password, self._io, u"/types/connect/seq/5")
            self.will_retain = self._io.read_bits_int_be(1) != 0
            self.will_qos = KaitaiStream.resolve_enum(MqttV3.Qos, self._io.read_bits_int_be(2))
            _ = self.will_qos
            if not _ != MqttV3.Qos.reserved:
                raise kaitaistruct.ValidationExprError(self.will_qos, self._io, u"/types/connect/seq/7")
            self.has_will = self._io.read_bits_int_be(1) != 0
            _ = self.has_will
            if not  ((_) or (self.protocol_level == 3) or ( (((not (self.will_retain))) and (self.will_qos == MqttV3.Qos.at_most_once)) )) :
                raise kaitaistruct.ValidationExprError(self.has_will, self._io, u"/types/connect/seq/8")
            self.clean_session = self._io.read_bits_int_be(1) != 0
            self.reserved = self._io.read_bits_int_be(1) != 0
            _ = self.reserved
            if not  ((self.protocol_level == 3) or ((not (_)))) :
                raise kaitaistruct.ValidationExprError(self.reserved, self._io, u"/types/connect/seq/10")
            self.keep_alive = self._io.read_u2be()
            self.len_client_id = self._io.read_u2be()
            self.client_id = (self._io.read_bytes(self.len_client_id)).decode(u"UTF-8")
            if self.has_will:
                pass
                self.len_will_topic = self._io.read_u2be()
                if not self.len_will_topic >= 1:
                    raise kaitaistruct.ValidationLessThanError(1, self.len_will_topic, self._io, u"/types/connect/seq/14")

            if self.has_will:
                pass
                self.will_topic = (self._io.read_bytes(self.len_will_topic)).decode(u"UTF-8")

            if self.has_will:
                pass
                self.len_will_message = self._io.read_u2be()

            if self.has_will:
                pass
                self.will_message = self._io.read_bytes(self.len_will_message)

            if  ((self.has_user_name) and ( ((self.protocol_level != 3) or ((not (self._io.is_eof())))) )) :
                pass
                self.user_name = MqttV3.UserName(self._io, self, self._root)

            if  ((self.has_password) and ( ((self.protocol_level != 3) or ((not (self._io.is_eof())))) )) :
                pass
                self.password = MqttV3.Password(self._io, self, self._root)

            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/connect/seq/20")


        def _fetch_instances(self):
            pass
            if self.has_will:
                pass

            if self.has_will:
                pass

            if self.has_will:
                pass

            if self.has_will:
                pass

            if  ((self.has_user_name) and ( ((self.protocol_level != 3) or ((not (self._io.is_eof())))) )) :
                pass
                self.user_name._fetch_instances()

            if  ((self.has_password) and ( ((self.protocol_level != 3) or ((not (self._io.is_eof())))) )) :
                pass
                self.password._fetch_instances()


        @property
        def has_idle_will_flags(self):
            """Will QoS or will RETAIN are set without a will. A note at level 3; level 4
            refuses them.
            
            .. seealso::
               MQTT 3.1.1, 3.1.2.6 and 3.1.2.7
            """
            if hasattr(self, '_m_has_idle_will_flags'):
                return self._m_has_idle_will_flags

            self._m_has_idle_will_flags =  (((not (self.has_will))) and ( ((self.will_retain) or (self.will_qos != MqttV3.Qos.at_most_once)) )) 
            return getattr(self, '_m_has_idle_will_flags', None)

        @property
        def is_client_id_doubtful(self):
            """A broker may refuse the client identifier: at level 3 an empty one or one
            of more than 23 bytes, at level 4 an empty one for a session to be kept.
            
            .. seealso::
               MQTT 3.1.1, 3.1.3.1
            """
            if hasattr(self, '_m_is_client_id_doubtful'):
                return self._m_is_client_id_doubtful

            self._m_is_client_id_doubtful = ( ((self.len_client_id == 0) or (self.len_client_id > 23))  if self.protocol_level == 3 else  ((self.len_client_id == 0) and ((not (self.clean_session)))) )
            return getattr(self, '_m_is_client_id_doubtful', None)


    class EmptyBody(KaitaiStruct):
        """PINGREQ, PINGRESP and DISCONNECT end with the fixed header.
        
        .. seealso::
           MQTT 3.1.1, 3.12 to 3.14
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.EmptyBody, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.trailing_bytes = self._io.read_bytes_full()
            _ = self.trailing_bytes
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/empty_body/seq/0")


        def _fetch_instances(self):
            pass


    class Password(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Password, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u2be()
            self.value = self._io.read_bytes(self.len_value)


        def _fetch_instances(self):
            pass


    class Publish(KaitaiStruct):
        """A message, to the broker or from it.
        
        .. seealso::
           MQTT 3.1.1, 3.3
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Publish, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_topic_name = self._io.read_u2be()
            if not self.len_topic_name >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_topic_name, self._io, u"/types/publish/seq/0")
            self.topic_name = (self._io.read_bytes(self.len_topic_name)).decode(u"UTF-8")
            if self._root.qos != MqttV3.Qos.at_most_once:
                pass
                self.message_id = self._io.read_u2be()
                if not self.message_id >= 1:
                    raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/publish/seq/2")

            self.payload = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if self._root.qos != MqttV3.Qos.at_most_once:
                pass



    class RemainingLength(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.RemainingLength, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.digits = []
            i = 0
            while True:
                _ = self._io.read_u1()
                self.digits.append(_)
                _ = self.digits[i]
                if not  ((_ < 128) or (i < 3)) :
                    raise kaitaistruct.ValidationExprError(self.digits[i], self._io, u"/types/remaining_length/seq/0")
                if _ < 128:
                    break
                i += 1


        def _fetch_instances(self):
            pass
            for i in range(len(self.digits)):
                pass


        @property
        def is_shortest(self):
            """The number is not written with more bytes than it needs.
            
            .. seealso::
               MQTT 3.1.1, 2.2.3
            """
            if hasattr(self, '_m_is_shortest'):
                return self._m_is_shortest

            self._m_is_shortest = self.value >= (0 if len(self.digits) == 1 else (128 if len(self.digits) == 2 else (16384 if len(self.digits) == 3 else 2097152)))
            return getattr(self, '_m_is_shortest', None)

        @property
        def value(self):
            """The number that the digits make, 0 to 268 435 455.
            
            Line 83 writes 321 as the bytes 130 and 65. By the document's own
            algorithm those are 8 322, and 321 is 193 and 2; the algorithm holds.
            
            .. seealso::
               MQTT 3.1.1, 2.2.3
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.digits[0] & 127 if len(self.digits) == 1 else ((self.digits[0] & 127) + (self.digits[1] & 127) * 128 if len(self.digits) == 2 else (((self.digits[0] & 127) + (self.digits[1] & 127) * 128) + (self.digits[2] & 127) * 16384) + ((self.digits[3] & 127) * 2097152 if len(self.digits) == 4 else 0)))
            return getattr(self, '_m_value', None)


    class Suback(KaitaiStruct):
        """The broker answers a SUBSCRIBE.
        
        .. seealso::
           MQTT 3.1.1, 3.9
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Suback, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/suback/seq/0")
            self.return_codes = []
            i = 0
            while True:
                _ = KaitaiStream.resolve_enum(MqttV3.SubscribeReturnCode, self._io.read_u1())
                self.return_codes.append(_)
                _ = self.return_codes[i]
                if not  ((int(_) <= 2) or (_ == MqttV3.SubscribeReturnCode.failure) or ( ((self._root.level == 3) and (int(_) & 3 != 3)) )) :
                    raise kaitaistruct.ValidationExprError(self.return_codes[i], self._io, u"/types/suback/seq/1")
                if self._io.is_eof():
                    break
                i += 1


        def _fetch_instances(self):
            pass
            for i in range(len(self.return_codes)):
                pass



    class Subscribe(KaitaiStruct):
        """A client asks for messages.
        
        .. seealso::
           MQTT 3.1.1, 3.8
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Subscribe, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/subscribe/seq/0")
            self.filters_begin = self._io.read_bytes(0)
            _ = self.filters_begin
            if not (not (self._io.is_eof())):
                raise kaitaistruct.ValidationExprError(self.filters_begin, self._io, u"/types/subscribe/seq/1")
            self.requests = []
            i = 0
            while True:
                _ = MqttV3.Subscription(self._io, self, self._root)
                self.requests.append(_)
                if self._io.is_eof():
                    break
                i += 1


        def _fetch_instances(self):
            pass
            for i in range(len(self.requests)):
                pass
                self.requests[i]._fetch_instances()



    class Subscription(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Subscription, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_topic_filter = self._io.read_u2be()
            _ = self.len_topic_filter
            if not  ((_ > 0) or (self._root.level == 3)) :
                raise kaitaistruct.ValidationExprError(self.len_topic_filter, self._io, u"/types/subscription/seq/0")
            self.topic_filter = (self._io.read_bytes(self.len_topic_filter)).decode(u"UTF-8")
            self.reserved = self._io.read_bits_int_be(6)
            _ = self.reserved
            if not  ((_ == 0) or (self._root.level == 3)) :
                raise kaitaistruct.ValidationExprError(self.reserved, self._io, u"/types/subscription/seq/2")
            self.requested_qos = KaitaiStream.resolve_enum(MqttV3.Qos, self._io.read_bits_int_be(2))
            _ = self.requested_qos
            if not _ != MqttV3.Qos.reserved:
                raise kaitaistruct.ValidationExprError(self.requested_qos, self._io, u"/types/subscription/seq/3")


        def _fetch_instances(self):
            pass


    class Unsubscribe(KaitaiStruct):
        """A client no longer wants messages.
        
        .. seealso::
           MQTT 3.1.1, 3.10
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Unsubscribe, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_id = self._io.read_u2be()
            if not self.message_id >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.message_id, self._io, u"/types/unsubscribe/seq/0")
            self.filters_begin = self._io.read_bytes(0)
            _ = self.filters_begin
            if not (not (self._io.is_eof())):
                raise kaitaistruct.ValidationExprError(self.filters_begin, self._io, u"/types/unsubscribe/seq/1")
            self.requests = []
            i = 0
            while True:
                _ = MqttV3.Unsubscription(self._io, self, self._root)
                self.requests.append(_)
                if self._io.is_eof():
                    break
                i += 1


        def _fetch_instances(self):
            pass
            for i in range(len(self.requests)):
                pass
                self.requests[i]._fetch_instances()



    class Unsubscription(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.Unsubscription, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_topic_filter = self._io.read_u2be()
            _ = self.len_topic_filter
            if not  ((_ > 0) or (self._root.level == 3)) :
                raise kaitaistruct.ValidationExprError(self.len_topic_filter, self._io, u"/types/unsubscription/seq/0")
            self.topic_filter = (self._io.read_bytes(self.len_topic_filter)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    class UserName(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(MqttV3.UserName, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_value = self._io.read_u2be()
            self.value = (self._io.read_bytes(self.len_value)).decode(u"UTF-8")


        def _fetch_instances(self):
            pass


    @property
    def connack_bytes(self):
        """The first bytes of the body, read ahead.
        
        .. seealso::
           MQTT 5.0, 3.2
        """
        if hasattr(self, '_m_connack_bytes'):
            return self._m_connack_bytes

        _pos = self._io.pos()
        self._io.seek(1 + len(self.remaining_length.digits))
        self._m_connack_bytes = self._io.read_bytes((0 if self.message_type != MqttV3.MessageType.connack else (self.remaining_length.value if self.remaining_length.value < 4 else 4)))
        self._io.seek(_pos)
        return getattr(self, '_m_connack_bytes', None)

    @property
    def connect_flags(self):
        """The flags of a CONNECT with the name MQTT, read ahead.
        
        .. seealso::
           MQTT 3.1.1, 3.1.2.3
        """
        if hasattr(self, '_m_connect_flags'):
            return self._m_connect_flags

        _pos = self._io.pos()
        self._io.seek(len(self.remaining_length.digits) + 8)
        self._m_connect_flags = self._io.read_bytes((1 if  ((self.message_type == MqttV3.MessageType.connect) and (self.remaining_length.value >= 8))  else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_connect_flags', None)

    @property
    def connection_level(self):
        """The protocol level that this packet reveals. A CONNECT says it; a CONNACK with
        properties is one of level 5; one of two bytes begins a connection of level 3
        or 4, it does not say which: 0. Null for all other packets, and for those
        whose fixed bytes are not as the level asks for.
        
        .. seealso::
           MQTT 3.1.1, 2.2
        """
        if hasattr(self, '_m_connection_level'):
            return self._m_connection_level

        if  ((self.is_sound_connect) or (self.is_sound_connack)) :
            pass
            self._m_connection_level = (self.body.protocol_level if self.message_type == MqttV3.MessageType.connect else (0 if self.remaining_length.value == 2 else 5))

        return getattr(self, '_m_connection_level', None)

    @property
    def has_idle_flags(self):
        """Flags are set that have no meaning in a packet of this type. A note at level
        3 and where the level is not known; level 4 refuses them. DUP has a meaning
        in PUBREL, SUBSCRIBE and UNSUBSCRIBE: at level 3 they are sent again with it.
        
        .. seealso::
           MQTT 3.1.1, 2.2.2
        """
        if hasattr(self, '_m_has_idle_flags'):
            return self._m_has_idle_flags

        self._m_has_idle_flags =  ((self.message_type != MqttV3.MessageType.publish) and ( ((self.retain) or ((self.qos != MqttV3.Qos.at_least_once if  ((self.message_type == MqttV3.MessageType.pubrel) or (self.message_type == MqttV3.MessageType.subscribe) or (self.message_type == MqttV3.MessageType.unsubscribe))  else  ((self.dup) or (self.qos != MqttV3.Qos.at_most_once)) ))) )) 
        return getattr(self, '_m_has_idle_flags', None)

    @property
    def is_dup_idle(self):
        """A PUBLISH with QoS 0 says that it is a second attempt, which QoS 0 does not
        have. It has no message identifier, though line 54 ties one to DUP.
        
        .. seealso::
           MQTT 3.1.1, 3.3.1.1
        """
        if hasattr(self, '_m_is_dup_idle'):
            return self._m_is_dup_idle

        self._m_is_dup_idle =  ((self.message_type == MqttV3.MessageType.publish) and (self.dup) and (self.qos == MqttV3.Qos.at_most_once)) 
        return getattr(self, '_m_is_dup_idle', None)

    @property
    def is_sound_connack(self):
        """A CONNACK as level 3 and 4 have it, or one of level 5 whose reason code exists
        and whose properties are as long as it says.
        
        .. seealso::
           MQTT 5.0, 3.2
        """
        if hasattr(self, '_m_is_sound_connack'):
            return self._m_is_sound_connack

        self._m_is_sound_connack =  ((self.message_type == MqttV3.MessageType.connack) and ((not (self.dup))) and ((not (self.retain))) and (self.qos == MqttV3.Qos.at_most_once) and (self.remaining_length.value >= 2) and (KaitaiStream.byte_array_index(self.connack_bytes, 0) <= 1) and ((KaitaiStream.byte_array_index(self.connack_bytes, 1) <= 5 if self.remaining_length.value == 2 else  (( ((KaitaiStream.byte_array_index(self.connack_bytes, 1) == 0) or ( ((KaitaiStream.byte_array_index(self.connack_bytes, 1) >= 128) and (KaitaiStream.byte_array_index(self.connack_bytes, 1) <= 159)) )) ) and (self.remaining_length.value == (KaitaiStream.byte_array_index(self.connack_bytes, 2) + 3 if KaitaiStream.byte_array_index(self.connack_bytes, 2) < 128 else (0 if self.remaining_length.value < 4 else ((KaitaiStream.byte_array_index(self.connack_bytes, 2) & 127) + KaitaiStream.byte_array_index(self.connack_bytes, 3) * 128) + 4)))) ))) 
        return getattr(self, '_m_is_sound_connack', None)

    @property
    def is_sound_connect(self):
        """A CONNECT whose name, level and flags agree. What this specification refuses
        of level 5, its level, is no reason against it.
        
        .. seealso::
           MQTT 3.1.1, 3.1
        """
        if hasattr(self, '_m_is_sound_connect'):
            return self._m_is_sound_connect

        self._m_is_sound_connect =  ((self.message_type == MqttV3.MessageType.connect) and ((self.body.protocol_name == u"MQIsdp" if self.body.protocol_level == 3 else  ((self.body.protocol_name == u"MQTT") and ((not (self.dup))) and ((not (self.retain))) and (self.qos == MqttV3.Qos.at_most_once) and ( ((self.body.protocol_level == 4) or ( ((self.body.protocol_level == 5) and (self.remaining_length.value >= 13) and (KaitaiStream.byte_array_index(self.connect_flags, 0) & 1 == 0) and (KaitaiStream.byte_array_index(self.connect_flags, 0) & 24 != 24) and ( ((KaitaiStream.byte_array_index(self.connect_flags, 0) & 4 != 0) or (KaitaiStream.byte_array_index(self.connect_flags, 0) & 56 == 0)) )) )) )) ))) 
        return getattr(self, '_m_is_sound_connect', None)

    @property
    def likely_protocol(self):
        """What the first byte looks like: 22 begins a record of TLS, as MQTT a CONNECT
        with flags 6; the letter G begins a GET of HTTP, as MQTT a PUBACK with flags
        7. No client sends such flags.
        
        .. seealso::
           MQTT 3.1.1, 2.2
        """
        if hasattr(self, '_m_likely_protocol'):
            return self._m_likely_protocol

        self._m_likely_protocol = KaitaiStream.resolve_enum(MqttV3.LikelyProtocol, (0 if  ((self.dup) or (self.qos != MqttV3.Qos.reserved))  else (1 if  ((self.message_type == MqttV3.MessageType.connect) and ((not (self.retain))))  else (2 if  ((self.message_type == MqttV3.MessageType.puback) and (self.retain))  else 0))))
        return getattr(self, '_m_likely_protocol', None)


