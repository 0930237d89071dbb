# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class IpPacket(KaitaiStruct):
    """One packet of either version: its header with extension headers, and what it
    carries, of which a capture may have kept the beginning only. Fragments are not
    put together; `is_fragment` marks them. Bytes behind the packet that pad a frame
    belong to nothing.
    
    .. seealso::
       RFC 791 - https://www.rfc-editor.org/rfc/rfc791
    
    
    .. seealso::
       RFC 8200 - https://www.rfc-editor.org/rfc/rfc8200
    """

    class Protocol(IntEnum):
        icmp = 1
        tcp = 6
        udp = 17
        icmp_v6 = 58
    def __init__(self, _io, _parent=None, _root=None):
        super(IpPacket, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        _on = self.version
        if _on == 4:
            pass
            self.header = IpPacket.Ipv4(self._io, self, self._root)
        elif _on == 6:
            pass
            self.header = IpPacket.Ipv6(self._io, self, self._root)
        else:
            pass
            self.header = IpPacket.Unknown(self._io, self, self._root)
        self.payload = self._io.read_bytes((self._io.size() - self._io.pos() if  ((self.len_declared < self.len_header) or (self.len_rest > self._io.size() - self._io.pos()))  else self.len_rest))


    def _fetch_instances(self):
        pass
        _on = self.version
        if _on == 4:
            pass
            self.header._fetch_instances()
        elif _on == 6:
            pass
            self.header._fetch_instances()
        else:
            pass
            self.header._fetch_instances()
        _ = self.first_byte
        if hasattr(self, '_m_first_byte'):
            pass


    class Extension(KaitaiStruct):
        """An extension header."""
        def __init__(self, kind, len_before, _io, _parent=None, _root=None):
            super(IpPacket.Extension, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.kind = kind
            self.len_before = len_before
            self._read()

        def _read(self):
            self.next_header = self._io.read_u1()
            self.len_extension = self._io.read_u1()
            self.body = self._io.read_bytes((6 if self.kind == 44 else (self.len_extension * 4 + 6 if self.kind == 51 else self.len_extension * 8 + 6)))


        def _fetch_instances(self):
            pass

        @property
        def is_extension_next(self):
            """Another extension header follows; that of a fragment is the last.
            
            .. seealso::
               RFC 8200, 4
            """
            if hasattr(self, '_m_is_extension_next'):
                return self._m_is_extension_next

            self._m_is_extension_next =  (((not (self.is_fragment))) and ( ((self.next_header == 0) or (self.next_header == 43) or (self.next_header == 44) or (self.next_header == 51) or (self.next_header == 60)) )) 
            return getattr(self, '_m_is_extension_next', None)

        @property
        def is_fragment(self):
            """A fragment header with an offset, or behind which more fragments come.
            
            .. seealso::
               RFC 8200, 4.5
            """
            if hasattr(self, '_m_is_fragment'):
                return self._m_is_fragment

            self._m_is_fragment =  ((self.kind == 44) and ((KaitaiStream.byte_array_index(self.body, 0) << 8 | KaitaiStream.byte_array_index(self.body, 1)) & 65529 != 0)) 
            return getattr(self, '_m_is_fragment', None)

        @property
        def len_up_to(self):
            """Bytes of all extension headers up to the end of this one.
            
            .. seealso::
               RFC 8200, 4
            """
            if hasattr(self, '_m_len_up_to'):
                return self._m_len_up_to

            self._m_len_up_to = (self.len_before + 2) + len(self.body)
            return getattr(self, '_m_len_up_to', None)


    class Ipv4(KaitaiStruct):
        """Header of IPv4."""
        def __init__(self, _io, _parent=None, _root=None):
            super(IpPacket.Ipv4, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_bits_int_be(4)
            self.ihl = self._io.read_bits_int_be(4)
            if not self.ihl >= 5:
                raise kaitaistruct.ValidationLessThanError(5, self.ihl, self._io, u"/types/ipv4/seq/1")
            self.type_of_service = self._io.read_u1()
            self.total_length = self._io.read_u2be()
            _ = self.total_length
            if not  ((_ == 0) or (_ >= self.ihl * 4)) :
                raise kaitaistruct.ValidationExprError(self.total_length, self._io, u"/types/ipv4/seq/3")
            self.identification = self._io.read_u2be()
            self.reserved = self._io.read_bits_int_be(1) != 0
            self.dont_fragment = self._io.read_bits_int_be(1) != 0
            self.more_fragments = self._io.read_bits_int_be(1) != 0
            self.fragment_offset = self._io.read_bits_int_be(13)
            self.time_to_live = self._io.read_u1()
            self.protocol = self._io.read_u1()
            self.header_checksum = self._io.read_u2be()
            self.source = self._io.read_bytes(4)
            self.destination = self._io.read_bytes(4)
            self.options = self._io.read_bytes(self.ihl * 4 - 20)


        def _fetch_instances(self):
            pass

        @property
        def is_fragment(self):
            """A piece of a longer packet.
            
            .. seealso::
               RFC 791, 3.2
            """
            if hasattr(self, '_m_is_fragment'):
                return self._m_is_fragment

            self._m_is_fragment =  ((self.more_fragments) or (self.fragment_offset != 0)) 
            return getattr(self, '_m_is_fragment', None)

        @property
        def len_header(self):
            """Bytes of the header.
            
            .. seealso::
               RFC 791, 3.1
            """
            if hasattr(self, '_m_len_header'):
                return self._m_len_header

            self._m_len_header = self.ihl * 4
            return getattr(self, '_m_len_header', None)


    class Ipv6(KaitaiStruct):
        """Header of IPv6, with the extension headers that lie before the payload."""
        def __init__(self, _io, _parent=None, _root=None):
            super(IpPacket.Ipv6, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_bits_int_be(4)
            self.traffic_class = self._io.read_bits_int_be(8)
            self.flow_label = self._io.read_bits_int_be(20)
            self.payload_length = self._io.read_u2be()
            self.next_header = self._io.read_u1()
            self.hop_limit = self._io.read_u1()
            self.source = self._io.read_bytes(16)
            self.destination = self._io.read_bytes(16)
            if self.has_extensions:
                pass
                self.extensions = []
                i = 0
                while True:
                    _ = IpPacket.Extension((self.next_header if i == 0 else self.extensions[i - 1].next_header), (0 if i == 0 else self.extensions[i - 1].len_up_to), self._io, self, self._root)
                    self.extensions.append(_)
                    if (not (_.is_extension_next)):
                        break
                    i += 1



        def _fetch_instances(self):
            pass
            if self.has_extensions:
                pass
                for i in range(len(self.extensions)):
                    pass
                    self.extensions[i]._fetch_instances()



        @property
        def has_extensions(self):
            """The header that follows is an extension header.
            
            .. seealso::
               RFC 8200, 4
            """
            if hasattr(self, '_m_has_extensions'):
                return self._m_has_extensions

            self._m_has_extensions =  ((self.next_header == 0) or (self.next_header == 43) or (self.next_header == 44) or (self.next_header == 51) or (self.next_header == 60)) 
            return getattr(self, '_m_has_extensions', None)

        @property
        def is_fragment(self):
            """A fragment header says that this is a piece; nothing else follows that one.
            
            .. seealso::
               RFC 8200, 4.5
            """
            if hasattr(self, '_m_is_fragment'):
                return self._m_is_fragment

            self._m_is_fragment = (self.extensions[len(self.extensions) - 1].is_fragment if self.has_extensions else False)
            return getattr(self, '_m_is_fragment', None)

        @property
        def last_header(self):
            """What the payload is.
            
            .. seealso::
               RFC 8200, 4
            """
            if hasattr(self, '_m_last_header'):
                return self._m_last_header

            self._m_last_header = (self.extensions[len(self.extensions) - 1].next_header if self.has_extensions else self.next_header)
            return getattr(self, '_m_last_header', None)

        @property
        def len_header(self):
            """Bytes of all headers.
            
            .. seealso::
               RFC 8200, 4
            """
            if hasattr(self, '_m_len_header'):
                return self._m_len_header

            self._m_len_header = 40 + (self.extensions[len(self.extensions) - 1].len_up_to if self.has_extensions else 0)
            return getattr(self, '_m_len_header', None)


    class Unknown(KaitaiStruct):
        """A packet of neither version, which is refused."""
        def __init__(self, _io, _parent=None, _root=None):
            super(IpPacket.Unknown, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.header = self._io.read_bytes(0)
            _ = self.header
            if not len(_) != 0:
                raise kaitaistruct.ValidationExprError(self.header, self._io, u"/types/unknown/seq/0")


        def _fetch_instances(self):
            pass


    @property
    def first_byte(self):
        """The first byte of the packet, read ahead.
        
        .. seealso::
           RFC 791, 3.1
        """
        if hasattr(self, '_m_first_byte'):
            return self._m_first_byte

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_first_byte = self._io.read_u1()
        self._io.seek(_pos)
        return getattr(self, '_m_first_byte', None)

    @property
    def is_fragment(self):
        """The packet is a piece of a longer one.
        
        .. seealso::
           RFC 791, 3.2
        """
        if hasattr(self, '_m_is_fragment'):
            return self._m_is_fragment

        self._m_is_fragment = (self.header.is_fragment if self.version == 4 else self.header.is_fragment)
        return getattr(self, '_m_is_fragment', None)

    @property
    def len_declared(self):
        """Length of the whole packet as it tells. 0 where it does not, as in captures of
        machines that let the network card cut packets.
        
        .. seealso::
           RFC 791, 3.1
        """
        if hasattr(self, '_m_len_declared'):
            return self._m_len_declared

        self._m_len_declared = (self.header.total_length if self.version == 4 else (0 if self.header.payload_length == 0 else self.header.payload_length + 40))
        return getattr(self, '_m_len_declared', None)

    @property
    def len_header(self):
        """Bytes of the header with options or extension headers.
        
        .. seealso::
           RFC 791, 3.1
        """
        if hasattr(self, '_m_len_header'):
            return self._m_len_header

        self._m_len_header = (self.header.len_header if self.version == 4 else self.header.len_header)
        return getattr(self, '_m_len_header', None)

    @property
    def len_rest(self):
        """Bytes behind the headers, as the packet tells.
        
        .. seealso::
           RFC 791, 3.1
        """
        if hasattr(self, '_m_len_rest'):
            return self._m_len_rest

        self._m_len_rest = (0 if self.len_declared < self.len_header else self.len_declared - self.len_header)
        return getattr(self, '_m_len_rest', None)

    @property
    def protocol(self):
        """What the payload is.
        
        .. seealso::
           Source - https://www.iana.org/assignments/protocol-numbers
        """
        if hasattr(self, '_m_protocol'):
            return self._m_protocol

        self._m_protocol = KaitaiStream.resolve_enum(IpPacket.Protocol, (self.header.protocol if self.version == 4 else self.header.last_header))
        return getattr(self, '_m_protocol', None)

    @property
    def version(self):
        """4 or 6.
        
        .. seealso::
           RFC 791, 3.1
        """
        if hasattr(self, '_m_version'):
            return self._m_version

        self._m_version = self.first_byte >> 4
        return getattr(self, '_m_version', None)


