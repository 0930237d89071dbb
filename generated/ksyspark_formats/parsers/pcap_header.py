# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class PcapHeader(KaitaiStruct):
    """The first 24 bytes of a capture file. Packets follow it, as pcap_packet says.
    The program that wrote the file used the byte order of its machine; the magic
    number shows it, and whether times have microseconds or nanoseconds.
    
    .. seealso::
       PCAP Capture File Format - https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/
    """

    class ByteOrder(IntEnum):
        big = 1
        little = 2

    class Magic(IntEnum):
        nanoseconds_little = 1295823521
        nanoseconds_big = 2712812621
        microseconds_big = 2712847316
        microseconds_little = 3569595041
    def __init__(self, _io, _parent=None, _root=None):
        super(PcapHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.magic = KaitaiStream.resolve_enum(PcapHeader.Magic, self._io.read_u4be())
        if not  ((self.magic == PcapHeader.Magic.microseconds_big) or (self.magic == PcapHeader.Magic.microseconds_little) or (self.magic == PcapHeader.Magic.nanoseconds_big) or (self.magic == PcapHeader.Magic.nanoseconds_little)) :
            raise kaitaistruct.ValidationNotAnyOfError(self.magic, self._io, u"/seq/0")
        self.fields = PcapHeader.Fields(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.fields._fetch_instances()

    class Fields(KaitaiStruct):
        """Version, limits and the link type."""
        def __init__(self, _io, _parent=None, _root=None):
            super(PcapHeader.Fields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            _on = self._root.byte_order
            if _on == PcapHeader.ByteOrder.big:
                pass
                self._is_le = False
            elif _on == PcapHeader.ByteOrder.little:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/fields")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.version_major = self._io.read_u2le()
            if not self.version_major == 2:
                raise kaitaistruct.ValidationNotEqualError(2, self.version_major, self._io, u"/types/fields/seq/0")
            self.version_minor = self._io.read_u2le()
            self.reserved = self._io.read_bytes(8)
            self.snap_len = self._io.read_u4le()
            self.link = self._io.read_u4le()

        def _read_be(self):
            self.version_major = self._io.read_u2be()
            if not self.version_major == 2:
                raise kaitaistruct.ValidationNotEqualError(2, self.version_major, self._io, u"/types/fields/seq/0")
            self.version_minor = self._io.read_u2be()
            self.reserved = self._io.read_bytes(8)
            self.snap_len = self._io.read_u4be()
            self.link = self._io.read_u4be()


        def _fetch_instances(self):
            pass

        @property
        def link_type(self):
            """What each packet begins with, a number of the registry of link types.
            
            .. seealso::
               Source - https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcaplinktype/
            """
            if hasattr(self, '_m_link_type'):
                return self._m_link_type

            self._m_link_type = self.link & 65535
            return getattr(self, '_m_link_type', None)


    @property
    def byte_order(self):
        """Byte order of all numbers that follow in the file.
        
        .. seealso::
           draft-ietf-opsawg-pcap, 4 General File Structure
        """
        if hasattr(self, '_m_byte_order'):
            return self._m_byte_order

        self._m_byte_order = KaitaiStream.resolve_enum(PcapHeader.ByteOrder, (1 if  ((self.magic == PcapHeader.Magic.microseconds_big) or (self.magic == PcapHeader.Magic.nanoseconds_big))  else 2))
        return getattr(self, '_m_byte_order', None)

    @property
    def has_nanoseconds(self):
        """The fractions of seconds of all packets are nanoseconds, not microseconds.
        
        .. seealso::
           draft-ietf-opsawg-pcap, 4 General File Structure
        """
        if hasattr(self, '_m_has_nanoseconds'):
            return self._m_has_nanoseconds

        self._m_has_nanoseconds =  ((self.magic == PcapHeader.Magic.nanoseconds_big) or (self.magic == PcapHeader.Magic.nanoseconds_little)) 
        return getattr(self, '_m_has_nanoseconds', None)


