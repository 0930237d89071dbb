# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MqttV3(KaitaiStruct):

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
        self.message_type = self._io.read_bits_int_be(4)
        self.dup = self._io.read_bits_int_be(1) != 0
        self.qos = self._io.read_bits_int_be(2)
        self.retain = self._io.read_bits_int_be(1) != 0
        self.remaining_length = MqttV3.RemainingLength(self._io, self, self._root)
        self.body = self._io.read_bytes(self.remaining_length.value)


    def _fetch_instances(self):
        pass
        self.remaining_length._fetch_instances()

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
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.digits[0] & 127 if len(self.digits) == 1 else ((self.digits[0] & 127) + (self.digits[1] & 127) * 128 if len(self.digits) == 2 else (((self.digits[0] & 127) + (self.digits[1] & 127) * 128) + (self.digits[2] & 127) * 16384) + ((self.digits[3] & 127) * 2097152 if len(self.digits) == 4 else 0)))
            return getattr(self, '_m_value', None)



