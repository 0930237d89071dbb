# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasTibrv(KaitaiStruct):

    class AttachmentKind(IntEnum):
        data_set = 1
        text_file = 2
        binary_file = 3

    class ConstraintShape(IntEnum):
        check = 1
        plain = 2
        foreign_key = 3

    class FieldRemark(IntEnum):
        none = 0
        other_name = 1
        other_identifier = 2
        api_type_on_wire = 3
        size_form_unknown = 4
        not_terminated = 5
        length_disagrees = 6

    class MapType(IntEnum):
        short = 1
        long = 2
        double = 3
        char = 4

    class VariableKind(IntEnum):
        numeric = 1
        character = 2
        unknown = 3

    class VariableReading(IntEnum):
        first_of_message = 0
        from_name = 1
        from_record_type = 2
        from_count = 3
    def __init__(self, has_identifiers, is_size_78_next_byte, _io, _parent=None, _root=None):
        super(SasTibrv, self).__init__(_io)
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


