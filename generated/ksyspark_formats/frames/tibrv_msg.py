# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TibrvMsg(KaitaiStruct):

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
        self.body = self._io.read_bytes(self.len_message - 8)


    def _fetch_instances(self):
        pass


