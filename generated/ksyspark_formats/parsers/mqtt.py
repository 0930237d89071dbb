# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqtt_v3
from . import mqtt_v5


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqtt(KaitaiStruct):
    """One packet of a connection between an MQTT client and a broker: of level 3 or
    4 as `mqtt_v3` reads it, of level 5 as `mqtt_v5` does. `packet` has one member
    for each; the other one is null.
    
    Which of both it is, CONNECT and CONNACK show themselves. All other packets are
    read as the connection's level says: as `mqtt_v3` where it is not known.
    
    .. seealso::
       MQTT 5.0 - https://docs.oasis-open.org/mqtt/mqtt/v5.0/os/mqtt-v5.0-os.html
    """
    def __init__(self, level, _io, _parent=None, _root=None):
        super(Mqtt, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.level = level
        self._read()

    def _read(self):
        _on = self.is_level_5
        if _on == False:
            pass
            self._raw_packet = self._io.read_bytes((1 + len(self.beginning.remaining_length.digits)) + self.beginning.remaining_length.value)
            _io__raw_packet = KaitaiStream(BytesIO(self._raw_packet))
            self.packet = mqtt_v3.MqttV3((0 if self.level == 5 else self.level), _io__raw_packet)
        elif _on == True:
            pass
            self._raw_packet = self._io.read_bytes((1 + len(self.beginning.remaining_length.digits)) + self.beginning.remaining_length.value)
            _io__raw_packet = KaitaiStream(BytesIO(self._raw_packet))
            self.packet = mqtt_v5.MqttV5(_io__raw_packet)
        else:
            pass
            self.packet = self._io.read_bytes((1 + len(self.beginning.remaining_length.digits)) + self.beginning.remaining_length.value)


    def _fetch_instances(self):
        pass
        _on = self.is_level_5
        if _on == False:
            pass
            self.packet._fetch_instances()
        elif _on == True:
            pass
            self.packet._fetch_instances()
        else:
            pass
        _ = self.beginning
        if hasattr(self, '_m_beginning'):
            pass
            self._m_beginning._fetch_instances()


    class Beginning(KaitaiStruct):
        """What tells how long a packet is, and to which level a CONNECT belongs.
        
        .. seealso::
           MQTT 5.0, 2.1
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(Mqtt.Beginning, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.message_type = KaitaiStream.resolve_enum(mqtt_v3.MqttV3.MessageType, self._io.read_bits_int_be(4))
            self.flags = self._io.read_bits_int_be(4)
            self.remaining_length = mqtt_v3.MqttV3.RemainingLength(self._io)
            self.body = self._io.read_bytes((self.remaining_length.value if self.remaining_length.value < 7 else 7))


        def _fetch_instances(self):
            pass
            self.remaining_length._fetch_instances()


    @property
    def beginning(self):
        """The first bytes of the packet, read ahead.
        
        .. seealso::
           MQTT 5.0, 2.1
        """
        if hasattr(self, '_m_beginning'):
            return self._m_beginning

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_beginning = Mqtt.Beginning(self._io, self, self._root)
        self._io.seek(_pos)
        return getattr(self, '_m_beginning', None)

    @property
    def connection_level(self):
        """The protocol level that this packet reveals; 0 begins a connection of level 3
        or 4 without saying which. Null for all but CONNECT and CONNACK, and for those
        that are not sound.
        
        .. seealso::
           MQTT 5.0, 3.1 and 3.2
        """
        if hasattr(self, '_m_connection_level'):
            return self._m_connection_level

        if  ((self.is_sound_connect) or (self.is_sound_connack)) :
            pass
            self._m_connection_level = (5 if self.is_level_5 else (0 if self.packet_type == mqtt_v3.MqttV3.MessageType.connack else self.packet.body.protocol_level))

        return getattr(self, '_m_connection_level', None)

    @property
    def is_level_5(self):
        """The packet is read as one of level 5. A CONNECT says its level; a CONNACK of
        level 5 is longer than the two bytes that it has at other levels.
        
        .. seealso::
           MQTT 5.0, 3.1.2.2 and 3.2
        """
        if hasattr(self, '_m_is_level_5'):
            return self._m_is_level_5

        self._m_is_level_5 = ( ((len(self.beginning.body) >= 7) and (KaitaiStream.byte_array_index(self.beginning.body, 1) == 4) and (KaitaiStream.byte_array_index(self.beginning.body, 6) == 5))  if self.beginning.message_type == mqtt_v3.MqttV3.MessageType.connect else (self.beginning.remaining_length.value > 2 if self.beginning.message_type == mqtt_v3.MqttV3.MessageType.connack else self.level == 5))
        return getattr(self, '_m_is_level_5', None)

    @property
    def is_sound_connack(self):
        """A CONNACK that was read to its last field.
        
        .. seealso::
           MQTT 5.0, 3.2
        """
        if hasattr(self, '_m_is_sound_connack'):
            return self._m_is_sound_connack

        self._m_is_sound_connack =  ((self.packet_type == mqtt_v3.MqttV3.MessageType.connack) and ((len(self.packet.body.trailing_bytes) == 0 if self.is_level_5 else  ((len(self.packet.body.trailing_bytes) == 0) and (self.packet.body.reserved == 0) and (self.beginning.flags == 0)) ))) 
        return getattr(self, '_m_is_sound_connack', None)

    @property
    def is_sound_connect(self):
        """A CONNECT whose name, level and flags agree. Level 3 has no rule for the
        flags in the first byte.
        
        .. seealso::
           MQTT 5.0, 3.1
        """
        if hasattr(self, '_m_is_sound_connect'):
            return self._m_is_sound_connect

        self._m_is_sound_connect =  ((self.packet_type == mqtt_v3.MqttV3.MessageType.connect) and (((not (self.packet.body.reserved)) if self.is_level_5 else  ((self.beginning.flags == 0) or (self.packet.body.protocol_level == 3)) ))) 
        return getattr(self, '_m_is_sound_connect', None)

    @property
    def packet_type(self):
        """What kind of packet this is, at any level.
        
        .. seealso::
           MQTT 5.0, 2.1.2
        """
        if hasattr(self, '_m_packet_type'):
            return self._m_packet_type

        self._m_packet_type = self.beginning.message_type
        return getattr(self, '_m_packet_type', None)

    @property
    def payload(self):
        """Bytes of a PUBLISH of any level, of the application's own kind.
        
        .. seealso::
           MQTT 5.0, 3.3.3
        """
        if hasattr(self, '_m_payload'):
            return self._m_payload

        if self.packet_type == mqtt_v3.MqttV3.MessageType.publish:
            pass
            self._m_payload = (self.packet.body.payload if self.is_level_5 else self.packet.body.payload)

        return getattr(self, '_m_payload', None)

    @property
    def topic_name(self):
        """Topic of a PUBLISH of any level; empty where a topic alias stands for it.
        
        .. seealso::
           MQTT 5.0, 3.3.2.1
        """
        if hasattr(self, '_m_topic_name'):
            return self._m_topic_name

        if self.packet_type == mqtt_v3.MqttV3.MessageType.publish:
            pass
            self._m_topic_name = (self.packet.body.topic_name if self.is_level_5 else self.packet.body.topic_name)

        return getattr(self, '_m_topic_name', None)


