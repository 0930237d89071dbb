# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class PcapPacket(KaitaiStruct):
    """One packet behind the header of a capture file (pcap_header): when it was seen,
    how long it was, and its bytes, as many of them as were kept. Packets follow
    each other without gaps. Their byte order is that of the file's header.
    
    .. seealso::
       PCAP Capture File Format - https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/
    """

    class ByteOrder(IntEnum):
        big = 1
        little = 2
    def __init__(self, byte_order, _io, _parent=None, _root=None):
        super(PcapPacket, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self._read()

    def _read(self):
        self.packet = PcapPacket.Packet(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.packet._fetch_instances()

    class Packet(KaitaiStruct):
        """The header of the packet, 16 bytes, and its bytes."""
        def __init__(self, _io, _parent=None, _root=None):
            super(PcapPacket.Packet, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            _on = self._root.byte_order
            if _on == PcapPacket.ByteOrder.big:
                pass
                self._is_le = False
            else:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/packet")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.seconds = self._io.read_u4le()
            self.fraction = self._io.read_u4le()
            self.len_data = self._io.read_u4le()
            if not self.len_data <= 262144:
                raise kaitaistruct.ValidationGreaterThanError(262144, self.len_data, self._io, u"/types/packet/seq/2")
            self.original_len = self._io.read_u4le()
            self.data = self._io.read_bytes(self.len_data)

        def _read_be(self):
            self.seconds = self._io.read_u4be()
            self.fraction = self._io.read_u4be()
            self.len_data = self._io.read_u4be()
            if not self.len_data <= 262144:
                raise kaitaistruct.ValidationGreaterThanError(262144, self.len_data, self._io, u"/types/packet/seq/2")
            self.original_len = self._io.read_u4be()
            self.data = self._io.read_bytes(self.len_data)


        def _fetch_instances(self):
            pass



