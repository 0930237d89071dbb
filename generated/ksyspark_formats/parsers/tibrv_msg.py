# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TibrvMsg(KaitaiStruct):
    """One message of TIBCO Rendezvous: its size, a fixed mark, then fields without
    gaps, each with a name, a type, a size and data. All numbers have their most
    significant byte first. Messages in a file or stream follow each other directly.
    
    TIBCO publishes the functions that fill a message, not the bytes. The layout
    here has the status "derived": it is that of the open programs named in the
    references, which work with real Rendezvous daemons. What those do not settle
    is "assumed", with a parameter where two readings are in use.
    
    A field of a type that is not known here is kept as bytes, because its size
    tells where it ends.
    
    .. seealso::
       raimd, rv_msg.h, rv_msg.cpp, msg_format.md - https://github.com/raitechnology/raimd
    
    
    .. seealso::
       sassrv, rv7_msg.cpp, ev_rv.cpp - https://github.com/raitechnology/sassrv
    """

    class FieldRemark(IntEnum):
        none = 0
        type_unknown = 1
        api_type_on_wire = 2
        size_form_unknown = 3

    class WireType(IntEnum):
        bad = 0
        message = 1
        subject = 2
        datetime = 3
        opaque = 7
        string = 8
        boolean = 9
        ip_data = 10
        signed = 11
        unsigned = 12
        real = 13
        api_i8 = 14
        api_u8 = 15
        api_i16 = 16
        api_u16 = 17
        api_i32 = 18
        api_u32 = 19
        api_i64 = 20
        api_u64 = 21
        api_f32 = 24
        api_f64 = 25
        api_ip_port = 26
        api_ip_address = 27
        encrypted = 32
        i8_array = 34
        u8_array = 35
        i16_array = 36
        u16_array = 37
        i32_array = 38
        u32_array = 39
        i64_array = 40
        u64_array = 41
        f32_array = 44
        f64_array = 45
        xml = 47
        string_array = 48
        message_array = 49
    def __init__(self, has_identifiers, is_size_78_next_byte, _io, _parent=None, _root=None):
        super(TibrvMsg, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.has_identifiers = has_identifiers
        self.is_size_78_next_byte = is_size_78_next_byte
        self._read()

    def _read(self):
        self.len_message = self._io.read_u4be()
        if not self.len_message >= 8:
            raise kaitaistruct.ValidationLessThanError(8, self.len_message, self._io, u"/seq/0")
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x99\x55\xEE\xAA":
            raise kaitaistruct.ValidationNotEqualError(b"\x99\x55\xEE\xAA", self.magic, self._io, u"/seq/1")
        self._raw_body = self._io.read_bytes(self.len_message - 8)
        _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
        self.body = TibrvMsg.Fields(_io__raw_body, self, self._root)


    def _fetch_instances(self):
        pass
        self.body._fetch_instances()

    class Boolean(KaitaiStruct):
        """True or false."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Boolean, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.width = self._io.read_bytes(0)
            _ = self.width
            if not self._io.size() == 1:
                raise kaitaistruct.ValidationExprError(self.width, self._io, u"/types/boolean/seq/0")
            self.code = self._io.read_u1()


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            """Whether it is true.
            
            .. seealso::
               TIBCO Rendezvous Concepts, Wire Format Datatypes
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = self.code != 0
            return getattr(self, '_m_value', None)


    class Datetime(KaitaiStruct):
        """A time in seconds and microseconds since 1970-01-01 00:00 UTC. TIBCO gives
        the seconds 40 bits; programs that read 32 bits of seconds and 32 of
        microseconds agree with this layout from 1970 to 2106.
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Datetime, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.width = self._io.read_bytes(0)
            _ = self.width
            if not self._io.size() == 8:
                raise kaitaistruct.ValidationExprError(self.width, self._io, u"/types/datetime/seq/0")
            self.seconds_low = self._io.read_u4be()
            self.seconds_high = self._io.read_s1()
            self.microseconds = self._io.read_bits_int_be(24)


        def _fetch_instances(self):
            pass

        @property
        def seconds(self):
            """Seconds since the beginning of 1970, negative before.
            
            .. seealso::
               TIBCO Rendezvous C Reference, DateTime Format
            """
            if hasattr(self, '_m_seconds'):
                return self._m_seconds

            self._m_seconds = self.seconds_high * 4294967296 + self.seconds_low
            return getattr(self, '_m_seconds', None)


    class Depth2(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Depth2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        class Field(KaitaiStruct):
            """One field, with its name, the type of its data and the data."""
            def __init__(self, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth2.Field, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.len_name = self._io.read_u1()
                self._raw_label = self._io.read_bytes(self.len_name)
                _io__raw_label = KaitaiStream(BytesIO(self._raw_label))
                self.label = TibrvMsg.FieldName(self._root.has_identifiers, _io__raw_label, self, self._root)
                self.wire_type = KaitaiStream.resolve_enum(TibrvMsg.WireType, self._io.read_u1())
                self.len_data = TibrvMsg.FieldSize(self._root.is_size_78_next_byte, self._io, self, self._root)
                _ = self.len_data
                if not  ((_.form == 122) or (self.wire_type != TibrvMsg.WireType.message)) :
                    raise kaitaistruct.ValidationExprError(self.len_data, self._io, u"/types/depth_2/types/field/seq/3")
                _on = self.wire_type
                if _on == TibrvMsg.WireType.api_f32:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_f64:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_i16:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_i32:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_i64:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_i8:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_ip_address:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_ip_port:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_u16:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_u32:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_u64:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_u8:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.boolean:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Boolean(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.datetime:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Datetime(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.f32_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.F32Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.f64_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.F64Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.i16_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.I16Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.i32_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.I32Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.i64_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.I64Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.i8_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.I8Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.ip_data:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.message:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Depth2.MessageList(self.wire_type == TibrvMsg.WireType.message_array, _io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.message_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Depth2.MessageList(self.wire_type == TibrvMsg.WireType.message_array, _io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.real:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.signed:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.string:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Text(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.string_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.StringArray(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.subject:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Subject(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.u16_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.U16Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.u32_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.U32Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.u64_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.U64Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.u8_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.U8Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.unsigned:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.xml:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Xml(self._root.is_size_78_next_byte, _io__raw_data, self, self._root)
                else:
                    pass
                    self.data = self._io.read_bytes(self.len_data.value)


            def _fetch_instances(self):
                pass
                self.label._fetch_instances()
                self.len_data._fetch_instances()
                _on = self.wire_type
                if _on == TibrvMsg.WireType.api_f32:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_f64:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_i16:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_i32:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_i64:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_i8:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_ip_address:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_ip_port:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_u16:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_u32:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_u64:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_u8:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.boolean:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.datetime:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.f32_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.f64_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.i16_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.i32_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.i64_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.i8_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.ip_data:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.message:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.message_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.real:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.signed:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.string:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.string_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.subject:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.u16_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.u32_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.u64_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.u8_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.unsigned:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.xml:
                    pass
                    self.data._fetch_instances()
                else:
                    pass

            @property
            def identifier(self):
                """Number of the field in its message, 1 to 65535; absent if it has none.
                
                .. seealso::
                   raimd, rv_msg.h, types
                """
                if hasattr(self, '_m_identifier'):
                    return self._m_identifier

                if self.label.identifier != 0:
                    pass
                    self._m_identifier = self.label.identifier

                return getattr(self, '_m_identifier', None)

            @property
            def is_usual_size(self):
                """A number has the size of which its type, if it is one of the interface, speaks.
                
                .. seealso::
                   raimd, rv_msg.h, types
                """
                if hasattr(self, '_m_is_usual_size'):
                    return self._m_is_usual_size

                self._m_is_usual_size =  ((self.len_data.value == (4 * (int(self.wire_type) - 23) if int(self.wire_type) > 23 else 1 << (int(self.wire_type) - 14) // 2)) or (int(self.wire_type) < 14) or (int(self.wire_type) > 25)) 
                return getattr(self, '_m_is_usual_size', None)

            @property
            def name(self):
                """Name of the field; empty if it has none. Several fields may share one.
                
                .. seealso::
                   raimd, rv_msg.h, types
                """
                if hasattr(self, '_m_name'):
                    return self._m_name

                self._m_name = self.label.name
                return getattr(self, '_m_name', None)

            @property
            def remark(self):
                """What is unusual about the field, although it can be read.
                
                .. seealso::
                   raimd, rv_msg.h, types
                """
                if hasattr(self, '_m_remark'):
                    return self._m_remark

                self._m_remark = KaitaiStream.resolve_enum(TibrvMsg.FieldRemark, (2 if  ((int(self.wire_type) >= 14) and (int(self.wire_type) <= 27) and ( ((int(self.wire_type) <= 21) or (int(self.wire_type) >= 24)) ))  else (1 if  ((int(self.wire_type) > 49) and (int(self.wire_type) < 128))  else (1 if  ((int(self.wire_type) >= 4) and (int(self.wire_type) <= 6))  else (1 if  ((int(self.wire_type) >= 22) and (int(self.wire_type) <= 31))  else (1 if  ((int(self.wire_type) == 33) or (int(self.wire_type) == 42) or (int(self.wire_type) == 43))  else (1 if int(self.wire_type) == 46 else (3 if self.len_data.form > 122 else 0))))))))
                return getattr(self, '_m_remark', None)


        class Fields(KaitaiStruct):
            """Fields one behind the other, without count, padding or alignment."""
            def __init__(self, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth2.Fields, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.fields = []
                i = 0
                while not self._io.is_eof():
                    self.fields.append(TibrvMsg.Depth2.Field(self._io, self, self._root))
                    i += 1



            def _fetch_instances(self):
                pass
                for i in range(len(self.fields)):
                    pass
                    self.fields[i]._fetch_instances()



        class InnerMessage(KaitaiStruct):
            """A whole message inside another."""
            def __init__(self, is_array, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth2.InnerMessage, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.is_array = is_array
                self._read()

            def _read(self):
                if self.is_array:
                    pass
                    self.len_message = self._io.read_u4be()
                    if not self.len_message >= 8:
                        raise kaitaistruct.ValidationLessThanError(8, self.len_message, self._io, u"/types/depth_2/types/inner_message/seq/0")

                self.magic = self._io.read_bytes(4)
                if not self.magic == b"\x99\x55\xEE\xAA":
                    raise kaitaistruct.ValidationNotEqualError(b"\x99\x55\xEE\xAA", self.magic, self._io, u"/types/depth_2/types/inner_message/seq/1")
                self._raw_body = self._io.read_bytes((self.len_message - 8 if self.is_array else self._io.size() - 4))
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = TibrvMsg.Depth3.Fields(_io__raw_body, self, self._root)


            def _fetch_instances(self):
                pass
                if self.is_array:
                    pass

                self.body._fetch_instances()


        class MessageList(KaitaiStruct):
            """The message that a field holds, or all messages of an array. Messages may
            hold messages again; those that lie too deep keep their fields as bytes.
            """
            def __init__(self, is_array, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth2.MessageList, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.is_array = is_array
                self._read()

            def _read(self):
                if self.is_array:
                    pass
                    self.num_messages = self._io.read_u4be()

                self.messages = []
                for i in range((self.num_messages if self.is_array else 1)):
                    self.messages.append(TibrvMsg.Depth2.InnerMessage(self.is_array, self._io, self, self._root))



            def _fetch_instances(self):
                pass
                if self.is_array:
                    pass

                for i in range(len(self.messages)):
                    pass
                    self.messages[i]._fetch_instances()




    class Depth3(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Depth3, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        class Field(KaitaiStruct):
            """One field, with its name, the type of its data and the data."""
            def __init__(self, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth3.Field, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.len_name = self._io.read_u1()
                self._raw_label = self._io.read_bytes(self.len_name)
                _io__raw_label = KaitaiStream(BytesIO(self._raw_label))
                self.label = TibrvMsg.FieldName(self._root.has_identifiers, _io__raw_label, self, self._root)
                self.wire_type = KaitaiStream.resolve_enum(TibrvMsg.WireType, self._io.read_u1())
                self.len_data = TibrvMsg.FieldSize(self._root.is_size_78_next_byte, self._io, self, self._root)
                _ = self.len_data
                if not  ((_.form == 122) or (self.wire_type != TibrvMsg.WireType.message)) :
                    raise kaitaistruct.ValidationExprError(self.len_data, self._io, u"/types/depth_3/types/field/seq/3")
                _on = self.wire_type
                if _on == TibrvMsg.WireType.api_f32:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_f64:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_i16:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_i32:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_i64:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_i8:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_ip_address:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_ip_port:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_u16:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_u32:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_u64:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.api_u8:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.boolean:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Boolean(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.datetime:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Datetime(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.f32_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.F32Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.f64_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.F64Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.i16_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.I16Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.i32_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.I32Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.i64_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.I64Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.i8_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.I8Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.ip_data:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.message:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Depth3.MessageList(self.wire_type == TibrvMsg.WireType.message_array, _io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.message_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Depth3.MessageList(self.wire_type == TibrvMsg.WireType.message_array, _io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.real:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.signed:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.string:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Text(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.string_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.StringArray(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.subject:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Subject(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.u16_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.U16Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.u32_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.U32Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.u64_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.U64Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.u8_array:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.U8Array(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.unsigned:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
                elif _on == TibrvMsg.WireType.xml:
                    pass
                    self._raw_data = self._io.read_bytes(self.len_data.value)
                    _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                    self.data = TibrvMsg.Xml(self._root.is_size_78_next_byte, _io__raw_data, self, self._root)
                else:
                    pass
                    self.data = self._io.read_bytes(self.len_data.value)


            def _fetch_instances(self):
                pass
                self.label._fetch_instances()
                self.len_data._fetch_instances()
                _on = self.wire_type
                if _on == TibrvMsg.WireType.api_f32:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_f64:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_i16:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_i32:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_i64:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_i8:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_ip_address:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_ip_port:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_u16:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_u32:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_u64:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.api_u8:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.boolean:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.datetime:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.f32_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.f64_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.i16_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.i32_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.i64_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.i8_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.ip_data:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.message:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.message_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.real:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.signed:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.string:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.string_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.subject:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.u16_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.u32_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.u64_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.u8_array:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.unsigned:
                    pass
                    self.data._fetch_instances()
                elif _on == TibrvMsg.WireType.xml:
                    pass
                    self.data._fetch_instances()
                else:
                    pass

            @property
            def identifier(self):
                """Number of the field in its message, 1 to 65535; absent if it has none.
                
                .. seealso::
                   raimd, rv_msg.h, types
                """
                if hasattr(self, '_m_identifier'):
                    return self._m_identifier

                if self.label.identifier != 0:
                    pass
                    self._m_identifier = self.label.identifier

                return getattr(self, '_m_identifier', None)

            @property
            def is_usual_size(self):
                """A number has the size of which its type, if it is one of the interface, speaks.
                
                .. seealso::
                   raimd, rv_msg.h, types
                """
                if hasattr(self, '_m_is_usual_size'):
                    return self._m_is_usual_size

                self._m_is_usual_size =  ((self.len_data.value == (4 * (int(self.wire_type) - 23) if int(self.wire_type) > 23 else 1 << (int(self.wire_type) - 14) // 2)) or (int(self.wire_type) < 14) or (int(self.wire_type) > 25)) 
                return getattr(self, '_m_is_usual_size', None)

            @property
            def name(self):
                """Name of the field; empty if it has none. Several fields may share one.
                
                .. seealso::
                   raimd, rv_msg.h, types
                """
                if hasattr(self, '_m_name'):
                    return self._m_name

                self._m_name = self.label.name
                return getattr(self, '_m_name', None)

            @property
            def remark(self):
                """What is unusual about the field, although it can be read.
                
                .. seealso::
                   raimd, rv_msg.h, types
                """
                if hasattr(self, '_m_remark'):
                    return self._m_remark

                self._m_remark = KaitaiStream.resolve_enum(TibrvMsg.FieldRemark, (2 if  ((int(self.wire_type) >= 14) and (int(self.wire_type) <= 27) and ( ((int(self.wire_type) <= 21) or (int(self.wire_type) >= 24)) ))  else (1 if  ((int(self.wire_type) > 49) and (int(self.wire_type) < 128))  else (1 if  ((int(self.wire_type) >= 4) and (int(self.wire_type) <= 6))  else (1 if  ((int(self.wire_type) >= 22) and (int(self.wire_type) <= 31))  else (1 if  ((int(self.wire_type) == 33) or (int(self.wire_type) == 42) or (int(self.wire_type) == 43))  else (1 if int(self.wire_type) == 46 else (3 if self.len_data.form > 122 else 0))))))))
                return getattr(self, '_m_remark', None)


        class Fields(KaitaiStruct):
            """Fields one behind the other, without count, padding or alignment."""
            def __init__(self, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth3.Fields, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.fields = []
                i = 0
                while not self._io.is_eof():
                    self.fields.append(TibrvMsg.Depth3.Field(self._io, self, self._root))
                    i += 1



            def _fetch_instances(self):
                pass
                for i in range(len(self.fields)):
                    pass
                    self.fields[i]._fetch_instances()



        class InnerMessage(KaitaiStruct):
            """A whole message inside another."""
            def __init__(self, is_array, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth3.InnerMessage, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.is_array = is_array
                self._read()

            def _read(self):
                if self.is_array:
                    pass
                    self.len_message = self._io.read_u4be()
                    if not self.len_message >= 8:
                        raise kaitaistruct.ValidationLessThanError(8, self.len_message, self._io, u"/types/depth_3/types/inner_message/seq/0")

                self.magic = self._io.read_bytes(4)
                if not self.magic == b"\x99\x55\xEE\xAA":
                    raise kaitaistruct.ValidationNotEqualError(b"\x99\x55\xEE\xAA", self.magic, self._io, u"/types/depth_3/types/inner_message/seq/1")
                self._raw_body = self._io.read_bytes((self.len_message - 8 if self.is_array else self._io.size() - 4))
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = TibrvMsg.Depth4.Fields(_io__raw_body, self, self._root)


            def _fetch_instances(self):
                pass
                if self.is_array:
                    pass

                self.body._fetch_instances()


        class MessageList(KaitaiStruct):
            """The message that a field holds, or all messages of an array. Messages may
            hold messages again; those that lie too deep keep their fields as bytes.
            """
            def __init__(self, is_array, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth3.MessageList, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self.is_array = is_array
                self._read()

            def _read(self):
                if self.is_array:
                    pass
                    self.num_messages = self._io.read_u4be()

                self.messages = []
                for i in range((self.num_messages if self.is_array else 1)):
                    self.messages.append(TibrvMsg.Depth3.InnerMessage(self.is_array, self._io, self, self._root))



            def _fetch_instances(self):
                pass
                if self.is_array:
                    pass

                for i in range(len(self.messages)):
                    pass
                    self.messages[i]._fetch_instances()




    class Depth4(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Depth4, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        class Fields(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None):
                super(TibrvMsg.Depth4.Fields, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._read()

            def _read(self):
                self.raw = self._io.read_bytes_full()


            def _fetch_instances(self):
                pass



    class F32Array(KaitaiStruct):
        """Floating-point numbers of four bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.F32Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_f4be())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class F64Array(KaitaiStruct):
        """Floating-point numbers of eight bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.F64Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_f8be())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class Field(KaitaiStruct):
        """One field, with its name, the type of its data and the data."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Field, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_name = self._io.read_u1()
            self._raw_label = self._io.read_bytes(self.len_name)
            _io__raw_label = KaitaiStream(BytesIO(self._raw_label))
            self.label = TibrvMsg.FieldName(self._root.has_identifiers, _io__raw_label, self, self._root)
            self.wire_type = KaitaiStream.resolve_enum(TibrvMsg.WireType, self._io.read_u1())
            self.len_data = TibrvMsg.FieldSize(self._root.is_size_78_next_byte, self._io, self, self._root)
            _ = self.len_data
            if not  ((_.form == 122) or (self.wire_type != TibrvMsg.WireType.message)) :
                raise kaitaistruct.ValidationExprError(self.len_data, self._io, u"/types/field/seq/3")
            _on = self.wire_type
            if _on == TibrvMsg.WireType.api_f32:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_f64:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_i16:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_i32:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_i64:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_i8:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_ip_address:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_ip_port:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_u16:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_u32:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_u64:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.api_u8:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.boolean:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Boolean(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.datetime:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Datetime(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.f32_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.F32Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.f64_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.F64Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.i16_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.I16Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.i32_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.I32Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.i64_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.I64Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.i8_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.I8Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.ip_data:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.IpData(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.message:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.MessageList(self.wire_type == TibrvMsg.WireType.message_array, _io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.message_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.MessageList(self.wire_type == TibrvMsg.WireType.message_array, _io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.real:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Real(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.signed:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Signed(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.string:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Text(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.string_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.StringArray(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.subject:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Subject(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.u16_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.U16Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.u32_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.U32Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.u64_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.U64Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.u8_array:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.U8Array(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.unsigned:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Unsigned(_io__raw_data, self, self._root)
            elif _on == TibrvMsg.WireType.xml:
                pass
                self._raw_data = self._io.read_bytes(self.len_data.value)
                _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
                self.data = TibrvMsg.Xml(self._root.is_size_78_next_byte, _io__raw_data, self, self._root)
            else:
                pass
                self.data = self._io.read_bytes(self.len_data.value)


        def _fetch_instances(self):
            pass
            self.label._fetch_instances()
            self.len_data._fetch_instances()
            _on = self.wire_type
            if _on == TibrvMsg.WireType.api_f32:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_f64:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_i16:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_i32:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_i64:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_i8:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_ip_address:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_ip_port:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_u16:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_u32:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_u64:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.api_u8:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.boolean:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.datetime:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.f32_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.f64_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.i16_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.i32_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.i64_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.i8_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.ip_data:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.message:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.message_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.real:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.signed:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.string:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.string_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.subject:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.u16_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.u32_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.u64_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.u8_array:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.unsigned:
                pass
                self.data._fetch_instances()
            elif _on == TibrvMsg.WireType.xml:
                pass
                self.data._fetch_instances()
            else:
                pass

        @property
        def identifier(self):
            """Number of the field in its message, 1 to 65535; absent if it has none.
            
            .. seealso::
               raimd, rv_msg.h, types
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            if self.label.identifier != 0:
                pass
                self._m_identifier = self.label.identifier

            return getattr(self, '_m_identifier', None)

        @property
        def is_usual_size(self):
            """A number has the size of which its type, if it is one of the interface, speaks.
            
            .. seealso::
               raimd, rv_msg.h, types
            """
            if hasattr(self, '_m_is_usual_size'):
                return self._m_is_usual_size

            self._m_is_usual_size =  ((self.len_data.value == (4 * (int(self.wire_type) - 23) if int(self.wire_type) > 23 else 1 << (int(self.wire_type) - 14) // 2)) or (int(self.wire_type) < 14) or (int(self.wire_type) > 25)) 
            return getattr(self, '_m_is_usual_size', None)

        @property
        def name(self):
            """Name of the field; empty if it has none. Several fields may share one.
            
            .. seealso::
               raimd, rv_msg.h, types
            """
            if hasattr(self, '_m_name'):
                return self._m_name

            self._m_name = self.label.name
            return getattr(self, '_m_name', None)

        @property
        def remark(self):
            """What is unusual about the field, although it can be read.
            
            .. seealso::
               raimd, rv_msg.h, types
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(TibrvMsg.FieldRemark, (2 if  ((int(self.wire_type) >= 14) and (int(self.wire_type) <= 27) and ( ((int(self.wire_type) <= 21) or (int(self.wire_type) >= 24)) ))  else (1 if  ((int(self.wire_type) > 49) and (int(self.wire_type) < 128))  else (1 if  ((int(self.wire_type) >= 4) and (int(self.wire_type) <= 6))  else (1 if  ((int(self.wire_type) >= 22) and (int(self.wire_type) <= 31))  else (1 if  ((int(self.wire_type) == 33) or (int(self.wire_type) == 42) or (int(self.wire_type) == 43))  else (1 if int(self.wire_type) == 46 else (3 if self.len_data.form > 122 else 0))))))))
            return getattr(self, '_m_remark', None)


    class FieldName(KaitaiStruct):
        """Name part of a field."""
        def __init__(self, has_identifiers, _io, _parent=None, _root=None):
            super(TibrvMsg.FieldName, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.has_identifiers = has_identifiers
            self._read()

        def _read(self):
            self.name = (self._io.read_bytes_term(0, False, True, False)).decode(u"ISO-8859-1")
            self.behind_name = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass

        @property
        def identifier(self):
            """The two bytes behind the name as a number; 0 means no identifier.
            
            .. seealso::
               TIBCO Rendezvous Concepts, Field Names and Field Identifiers
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            self._m_identifier = (KaitaiStream.byte_array_index(self.behind_name, 0) * 256 + KaitaiStream.byte_array_index(self.behind_name, 1) if  ((self.has_identifiers) and (len(self.behind_name) == 2))  else 0)
            return getattr(self, '_m_identifier', None)


    class FieldSize(KaitaiStruct):
        """Size of a field's data: one byte for small sizes, else a mark and a number
        of two or four bytes that counts its own bytes too.
        """
        def __init__(self, is_size_78_next_byte, _io, _parent=None, _root=None):
            super(TibrvMsg.FieldSize, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_size_78_next_byte = is_size_78_next_byte
            self._read()

        def _read(self):
            self.form = self._io.read_u1()
            if  ((self.form == 120) and (self.is_size_78_next_byte)) :
                pass
                self.len_8 = self._io.read_u1()
                if not self.len_8 >= 1:
                    raise kaitaistruct.ValidationLessThanError(1, self.len_8, self._io, u"/types/field_size/seq/1")

            if self.form == 121:
                pass
                self.len_16 = self._io.read_u2be()
                if not self.len_16 >= 2:
                    raise kaitaistruct.ValidationLessThanError(2, self.len_16, self._io, u"/types/field_size/seq/2")

            if self.form == 122:
                pass
                self.len_32 = self._io.read_u4be()
                if not self.len_32 >= 4:
                    raise kaitaistruct.ValidationLessThanError(4, self.len_32, self._io, u"/types/field_size/seq/3")



        def _fetch_instances(self):
            pass
            if  ((self.form == 120) and (self.is_size_78_next_byte)) :
                pass

            if self.form == 121:
                pass

            if self.form == 122:
                pass


        @property
        def is_usual(self):
            """Writers use the form 79 for fewer than 30,000 bytes.
            
            .. seealso::
               raimd, rv_msg.cpp, sizes
            """
            if hasattr(self, '_m_is_usual'):
                return self._m_is_usual

            self._m_is_usual =  ((self.form != 121) or (self.len_16 < 30002)) 
            return getattr(self, '_m_is_usual', None)

        @property
        def value(self):
            """Number of bytes of the data.
            
            .. seealso::
               raimd, rv_msg.cpp, sizes
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.form if  ((self.form < 121) and (self.form != 120))  else (self.len_16 - 2 if self.form == 121 else (self.len_32 - 4 if self.form == 122 else (self.len_8 - 1 if  ((self.form == 120) and (self.is_size_78_next_byte))  else self.form))))
            return getattr(self, '_m_value', None)


    class Fields(KaitaiStruct):
        """Fields one behind the other, without count, padding or alignment."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Fields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.fields = []
            i = 0
            while not self._io.is_eof():
                self.fields.append(TibrvMsg.Field(self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()



    class I16Array(KaitaiStruct):
        """Whole numbers of two bytes with sign."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.I16Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_s2be())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class I32Array(KaitaiStruct):
        """Whole numbers of four bytes with sign."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.I32Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_s4be())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class I64Array(KaitaiStruct):
        """Whole numbers of eight bytes with sign."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.I64Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_s8be())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class I8Array(KaitaiStruct):
        """Whole numbers of one byte with sign. Their count is the size of the field."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.I8Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_s1())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class InnerMessage(KaitaiStruct):
        """A whole message inside another."""
        def __init__(self, is_array, _io, _parent=None, _root=None):
            super(TibrvMsg.InnerMessage, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_array = is_array
            self._read()

        def _read(self):
            if self.is_array:
                pass
                self.len_message = self._io.read_u4be()
                if not self.len_message >= 8:
                    raise kaitaistruct.ValidationLessThanError(8, self.len_message, self._io, u"/types/inner_message/seq/0")

            self.magic = self._io.read_bytes(4)
            if not self.magic == b"\x99\x55\xEE\xAA":
                raise kaitaistruct.ValidationNotEqualError(b"\x99\x55\xEE\xAA", self.magic, self._io, u"/types/inner_message/seq/1")
            self._raw_body = self._io.read_bytes((self.len_message - 8 if self.is_array else self._io.size() - 4))
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = TibrvMsg.Depth2.Fields(_io__raw_body, self, self._root)


        def _fetch_instances(self):
            pass
            if self.is_array:
                pass

            self.body._fetch_instances()


    class IpData(KaitaiStruct):
        """An address of IP version 4, or a port, both in network order."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.IpData, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.width = self._io.read_bytes(0)
            _ = self.width
            if not  ((self._io.size() == 4) or (self._io.size() == 2)) :
                raise kaitaistruct.ValidationExprError(self.width, self._io, u"/types/ip_data/seq/0")
            if self._io.size() == 4:
                pass
                self.address = []
                for i in range(4):
                    self.address.append(self._io.read_u1())


            if self._io.size() == 2:
                pass
                self.port = self._io.read_u2be()



        def _fetch_instances(self):
            pass
            if self._io.size() == 4:
                pass
                for i in range(len(self.address)):
                    pass


            if self._io.size() == 2:
                pass



    class MessageList(KaitaiStruct):
        """The message that a field holds, or all messages of an array. Messages may
        hold messages again; those that lie too deep keep their fields as bytes.
        """
        def __init__(self, is_array, _io, _parent=None, _root=None):
            super(TibrvMsg.MessageList, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_array = is_array
            self._read()

        def _read(self):
            if self.is_array:
                pass
                self.num_messages = self._io.read_u4be()

            self.messages = []
            for i in range((self.num_messages if self.is_array else 1)):
                self.messages.append(TibrvMsg.InnerMessage(self.is_array, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            if self.is_array:
                pass

            for i in range(len(self.messages)):
                pass
                self.messages[i]._fetch_instances()



    class Real(KaitaiStruct):
        """A floating-point number of 4 or 8 bytes (IEEE 754)."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Real, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.width = self._io.read_bytes(0)
            _ = self.width
            if not  ((self._io.size() == 8) or (self._io.size() == 4)) :
                raise kaitaistruct.ValidationExprError(self.width, self._io, u"/types/real/seq/0")
            if self._io.size() == 4:
                pass
                self.float32 = self._io.read_f4be()

            if self._io.size() == 8:
                pass
                self.float64 = self._io.read_f8be()



        def _fetch_instances(self):
            pass
            if self._io.size() == 4:
                pass

            if self._io.size() == 8:
                pass


        @property
        def value(self):
            """The number, bit for bit; SAS marks missing values in bits of it.
            
            .. seealso::
               TIBCO Rendezvous Concepts, Wire Format Datatypes
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.float64 if self._io.size() == 8 else self.float32)
            return getattr(self, '_m_value', None)


    class Signed(KaitaiStruct):
        """A whole number with sign, of 1, 2, 4 or 8 bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Signed, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.width = self._io.read_bytes(0)
            _ = self.width
            if not  ((self._io.size() == 4) or (self._io.size() == 8) or (self._io.size() == 2) or (self._io.size() == 1)) :
                raise kaitaistruct.ValidationExprError(self.width, self._io, u"/types/signed/seq/0")
            if self._io.size() == 1:
                pass
                self.int8 = self._io.read_s1()

            if self._io.size() == 2:
                pass
                self.int16 = self._io.read_s2be()

            if self._io.size() == 4:
                pass
                self.int32 = self._io.read_s4be()

            if self._io.size() == 8:
                pass
                self.int64 = self._io.read_s8be()



        def _fetch_instances(self):
            pass
            if self._io.size() == 1:
                pass

            if self._io.size() == 2:
                pass

            if self._io.size() == 4:
                pass

            if self._io.size() == 8:
                pass


        @property
        def value(self):
            """The number. Its width is the sender's choice and means nothing.
            
            .. seealso::
               TIBCO Rendezvous Concepts, Wire Format Datatypes
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.int32 if self._io.size() == 4 else (self.int16 if self._io.size() == 2 else (self.int8 if self._io.size() == 1 else self.int64)))
            return getattr(self, '_m_value', None)


    class StringArray(KaitaiStruct):
        """A list of texts."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.StringArray, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_values = self._io.read_u4be()
            self.values = []
            for i in range(self.num_values):
                self.values.append((self._io.read_bytes_term(0, False, True, True)).decode(u"ISO-8859-1"))



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class Subject(KaitaiStruct):
        """A subject name, element by element."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Subject, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_elements = self._io.read_u1()
            self.elements = []
            for i in range(self.num_elements):
                self.elements.append(TibrvMsg.SubjectElement(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.elements)):
                pass
                self.elements[i]._fetch_instances()



    class SubjectElement(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.SubjectElement, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_element = self._io.read_u1()
            if not self.len_element >= 2:
                raise kaitaistruct.ValidationLessThanError(2, self.len_element, self._io, u"/types/subject_element/seq/0")
            self.value = (KaitaiStream.bytes_terminate(self._io.read_bytes(self.len_element - 1), 0, False)).decode(u"ISO-8859-1")


        def _fetch_instances(self):
            pass


    class Text(KaitaiStruct):
        """A text."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Text, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.value = (self._io.read_bytes_term(0, False, False, False)).decode(u"ISO-8859-1")
            self.ending = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass

        @property
        def is_terminated(self):
            """The text ends with its zero byte, as it should. An empty one may lack it.
            
            .. seealso::
               TIBCO Rendezvous C Reference, Strings and Character Encodings
            """
            if hasattr(self, '_m_is_terminated'):
                return self._m_is_terminated

            self._m_is_terminated = len(self.ending) > 0
            return getattr(self, '_m_is_terminated', None)


    class U16Array(KaitaiStruct):
        """Whole numbers of two bytes without sign."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.U16Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_u2be())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class U32Array(KaitaiStruct):
        """Whole numbers of four bytes without sign."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.U32Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_u4be())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class U64Array(KaitaiStruct):
        """Whole numbers of eight bytes without sign."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.U64Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_u8be())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class U8Array(KaitaiStruct):
        """Whole numbers of one byte without sign."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.U8Array, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(self._io.read_u1())
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.values)):
                pass



    class Unsigned(KaitaiStruct):
        """A whole number without sign, of 1, 2, 4 or 8 bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(TibrvMsg.Unsigned, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.width = self._io.read_bytes(0)
            _ = self.width
            if not  ((self._io.size() == 4) or (self._io.size() == 8) or (self._io.size() == 2) or (self._io.size() == 1)) :
                raise kaitaistruct.ValidationExprError(self.width, self._io, u"/types/unsigned/seq/0")
            if self._io.size() == 1:
                pass
                self.uint8 = self._io.read_u1()

            if self._io.size() == 2:
                pass
                self.uint16 = self._io.read_u2be()

            if self._io.size() == 4:
                pass
                self.uint32 = self._io.read_u4be()

            if self._io.size() == 8:
                pass
                self.long_value = self._io.read_u8be()



        def _fetch_instances(self):
            pass
            if self._io.size() == 1:
                pass

            if self._io.size() == 2:
                pass

            if self._io.size() == 4:
                pass

            if self._io.size() == 8:
                pass


        @property
        def value(self):
            """The number, if it has up to four bytes.
            
            .. seealso::
               TIBCO Rendezvous Concepts, Wire Format Datatypes
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            if self._io.size() < 8:
                pass
                self._m_value = (self.uint32 if self._io.size() == 4 else (self.uint16 if self._io.size() == 2 else self.uint8))

            return getattr(self, '_m_value', None)


    class Xml(KaitaiStruct):
        """An XML document, compressed."""
        def __init__(self, is_size_78_next_byte, _io, _parent=None, _root=None):
            super(TibrvMsg.Xml, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_size_78_next_byte = is_size_78_next_byte
            self._read()

        def _read(self):
            self.len_plain = TibrvMsg.FieldSize(self.is_size_78_next_byte, self._io, self, self._root)
            self.compressed = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            self.len_plain._fetch_instances()

        @property
        def len_document(self):
            """Number of bytes of the document when it is unpacked.
            
            .. seealso::
               raimd, rv_msg.cpp, XML
            """
            if hasattr(self, '_m_len_document'):
                return self._m_len_document

            self._m_len_document = self.len_plain.value
            return getattr(self, '_m_len_document', None)



