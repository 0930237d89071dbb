# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class TcpSegment(KaitaiStruct):
    """One segment of a TCP connection: a header of 20 to 60 bytes, then data. The
    check sum is not judged: machines that let the network card compute it show a
    wrong one in their own captures.
    
    .. seealso::
       RFC 9293 - https://www.rfc-editor.org/rfc/rfc9293
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(TcpSegment, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.source_port = self._io.read_u2be()
        self.destination_port = self._io.read_u2be()
        self.sequence_number = self._io.read_u4be()
        self.acknowledgment_number = self._io.read_u4be()
        self.data_offset = self._io.read_bits_int_be(4)
        if not self.data_offset >= 5:
            raise kaitaistruct.ValidationLessThanError(5, self.data_offset, self._io, u"/seq/4")
        self.reserved = self._io.read_bits_int_be(4)
        self.cwr = self._io.read_bits_int_be(1) != 0
        self.ece = self._io.read_bits_int_be(1) != 0
        self.urg = self._io.read_bits_int_be(1) != 0
        self.ack = self._io.read_bits_int_be(1) != 0
        self.psh = self._io.read_bits_int_be(1) != 0
        self.rst = self._io.read_bits_int_be(1) != 0
        self.syn = self._io.read_bits_int_be(1) != 0
        self.fin = self._io.read_bits_int_be(1) != 0
        self.window = self._io.read_u2be()
        self.checksum = self._io.read_u2be()
        self.urgent_pointer = self._io.read_u2be()
        self.options = self._io.read_bytes(self.data_offset * 4 - 20)
        self.payload = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass


