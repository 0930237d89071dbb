# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class UdpDatagram(KaitaiStruct):
    """One datagram: a header of 8 bytes, then data, of which a capture may have kept
    the beginning only. The check sum is not judged.
    
    .. seealso::
       RFC 768 - https://www.rfc-editor.org/rfc/rfc768
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(UdpDatagram, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.source_port = self._io.read_u2be()
        self.destination_port = self._io.read_u2be()
        self.len_datagram = self._io.read_u2be()
        _ = self.len_datagram
        if not  ((_ >= 8) or (_ == 0)) :
            raise kaitaistruct.ValidationExprError(self.len_datagram, self._io, u"/seq/2")
        self.checksum = self._io.read_u2be()
        self.payload = self._io.read_bytes((self._io.size() - 8 if  ((self.len_datagram == 0) or (self.len_datagram > self._io.size()))  else self.len_datagram - 8))


    def _fetch_instances(self):
        pass


