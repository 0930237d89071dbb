# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class LinkFrame(KaitaiStruct):
    """What a capture keeps of one frame: the header of the link, which the link type
    of the capture names, and what it carries. `ether_type` says alike for all links
    what that is: 0800 an IPv4 packet, 86DD one of IPv6 (both: ip_packet).
    
    Not looked into: frames of IEEE 802.3 with LLC, whose ether_type is below 0600.
    
    .. seealso::
       Link-Layer Header Types - https://www.tcpdump.org/linktypes.html
    """

    class LinkType(IntEnum):
        null_loopback = 0
        ethernet = 1
        raw_bsd = 12
        raw_openbsd = 14
        raw = 101
        openbsd_loopback = 108
        linux_cooked = 113
        ipv4 = 228
        ipv6 = 229
        linux_cooked_2 = 276
    def __init__(self, link_type, _io, _parent=None, _root=None):
        super(LinkFrame, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.link_type = link_type
        self._read()

    def _read(self):
        _on = self.link_type
        if _on == LinkFrame.LinkType.ethernet:
            pass
            self.header = LinkFrame.Ethernet(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.ipv4:
            pass
            self.header = LinkFrame.Raw(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.ipv6:
            pass
            self.header = LinkFrame.Raw(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.linux_cooked:
            pass
            self.header = LinkFrame.LinuxCooked(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.linux_cooked_2:
            pass
            self.header = LinkFrame.LinuxCooked2(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.null_loopback:
            pass
            self.header = LinkFrame.NullLoopback(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.openbsd_loopback:
            pass
            self.header = LinkFrame.OpenbsdLoopback(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.raw:
            pass
            self.header = LinkFrame.Raw(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.raw_bsd:
            pass
            self.header = LinkFrame.Raw(self._io, self, self._root)
        elif _on == LinkFrame.LinkType.raw_openbsd:
            pass
            self.header = LinkFrame.Raw(self._io, self, self._root)
        else:
            pass
            self.header = LinkFrame.Unknown(self._io, self, self._root)
        self.payload = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        _on = self.link_type
        if _on == LinkFrame.LinkType.ethernet:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.ipv4:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.ipv6:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.linux_cooked:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.linux_cooked_2:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.null_loopback:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.openbsd_loopback:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.raw:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.raw_bsd:
            pass
            self.header._fetch_instances()
        elif _on == LinkFrame.LinkType.raw_openbsd:
            pass
            self.header._fetch_instances()
        else:
            pass
            self.header._fetch_instances()

    class Ethernet(KaitaiStruct):
        """Header of Ethernet, with any tags of VLANs."""
        def __init__(self, _io, _parent=None, _root=None):
            super(LinkFrame.Ethernet, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.destination = self._io.read_bytes(6)
            self.source = self._io.read_bytes(6)
            self.outer_type = self._io.read_u2be()
            if  ((self.outer_type == 33024) or (self.outer_type == 34984) or (self.outer_type == 37120)) :
                pass
                self.tags = []
                i = 0
                while True:
                    _ = LinkFrame.VlanTag(self._io, self, self._root)
                    self.tags.append(_)
                    if (not (_.is_tag_next)):
                        break
                    i += 1



        def _fetch_instances(self):
            pass
            if  ((self.outer_type == 33024) or (self.outer_type == 34984) or (self.outer_type == 37120)) :
                pass
                for i in range(len(self.tags)):
                    pass
                    self.tags[i]._fetch_instances()



        @property
        def ether_type(self):
            """What the frame carries behind all tags.
            
            .. seealso::
               RFC 894, Frame Format
            """
            if hasattr(self, '_m_ether_type'):
                return self._m_ether_type

            self._m_ether_type = (self.tags[len(self.tags) - 1].inner_type if self.has_tags else self.outer_type)
            return getattr(self, '_m_ether_type', None)

        @property
        def has_tags(self):
            """The frame has tags.
            
            .. seealso::
               IEEE 802.1Q, 9 Tag format
            """
            if hasattr(self, '_m_has_tags'):
                return self._m_has_tags

            self._m_has_tags =  ((self.outer_type == 33024) or (self.outer_type == 34984) or (self.outer_type == 37120)) 
            return getattr(self, '_m_has_tags', None)


    class LinuxCooked(KaitaiStruct):
        """What Linux writes instead of a link header where it captures on all interfaces."""
        def __init__(self, _io, _parent=None, _root=None):
            super(LinkFrame.LinuxCooked, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.packet_type = self._io.read_u2be()
            self.device_type = self._io.read_u2be()
            self.len_address = self._io.read_u2be()
            self.address = self._io.read_bytes(8)
            self.outer_type = self._io.read_u2be()
            if  ((self.outer_type == 33024) or (self.outer_type == 34984) or (self.outer_type == 37120)) :
                pass
                self.tags = []
                i = 0
                while True:
                    _ = LinkFrame.VlanTag(self._io, self, self._root)
                    self.tags.append(_)
                    if (not (_.is_tag_next)):
                        break
                    i += 1



        def _fetch_instances(self):
            pass
            if  ((self.outer_type == 33024) or (self.outer_type == 34984) or (self.outer_type == 37120)) :
                pass
                for i in range(len(self.tags)):
                    pass
                    self.tags[i]._fetch_instances()



        @property
        def ether_type(self):
            """What the frame carries behind all tags.
            
            .. seealso::
               Source - https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL.html
            """
            if hasattr(self, '_m_ether_type'):
                return self._m_ether_type

            self._m_ether_type = (self.tags[len(self.tags) - 1].inner_type if self.has_tags else self.outer_type)
            return getattr(self, '_m_ether_type', None)

        @property
        def has_tags(self):
            """The frame has tags.
            
            .. seealso::
               IEEE 802.1Q, 9 Tag format
            """
            if hasattr(self, '_m_has_tags'):
                return self._m_has_tags

            self._m_has_tags =  ((self.outer_type == 33024) or (self.outer_type == 34984) or (self.outer_type == 37120)) 
            return getattr(self, '_m_has_tags', None)


    class LinuxCooked2(KaitaiStruct):
        """The newer header that Linux writes where it captures on all interfaces."""
        def __init__(self, _io, _parent=None, _root=None):
            super(LinkFrame.LinuxCooked2, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.protocol = self._io.read_u2be()
            self.reserved = self._io.read_u2be()
            self.interface_index = self._io.read_u4be()
            self.device_type = self._io.read_u2be()
            self.packet_type = self._io.read_u1()
            self.len_address = self._io.read_u1()
            self.address = self._io.read_bytes(8)


        def _fetch_instances(self):
            pass


    class NullLoopback(KaitaiStruct):
        """Header of the loopback of BSD, in the byte order of the machine."""
        def __init__(self, _io, _parent=None, _root=None):
            super(LinkFrame.NullLoopback, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.family = self._io.read_u4le()


        def _fetch_instances(self):
            pass

        @property
        def ether_type(self):
            """2 is IPv4; 24, 28 and 30 are IPv6 on one BSD or another.
            
            .. seealso::
               LINKTYPE_NULL - https://www.tcpdump.org/linktypes.html
            """
            if hasattr(self, '_m_ether_type'):
                return self._m_ether_type

            self._m_ether_type = (2048 if self.number == 2 else (34525 if  ((self.number == 24) or (self.number == 28) or (self.number == 30))  else 0))
            return getattr(self, '_m_ether_type', None)

        @property
        def number(self):
            """The family, whichever byte order the machine had.
            
            .. seealso::
               LINKTYPE_NULL - https://www.tcpdump.org/linktypes.html
            """
            if hasattr(self, '_m_number'):
                return self._m_number

            self._m_number = (self.family >> 24 if self.family & 65535 == 0 else self.family)
            return getattr(self, '_m_number', None)


    class OpenbsdLoopback(KaitaiStruct):
        """Header of the loopback of OpenBSD."""
        def __init__(self, _io, _parent=None, _root=None):
            super(LinkFrame.OpenbsdLoopback, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.family = self._io.read_u4be()


        def _fetch_instances(self):
            pass

        @property
        def ether_type(self):
            """2 is IPv4, 24 IPv6.
            
            .. seealso::
               LINKTYPE_LOOP - https://www.tcpdump.org/linktypes.html
            """
            if hasattr(self, '_m_ether_type'):
                return self._m_ether_type

            self._m_ether_type = (2048 if self.family == 2 else (34525 if self.family == 24 else 0))
            return getattr(self, '_m_ether_type', None)


    class Raw(KaitaiStruct):
        """No header; the frame is an IP packet, whose first four bits tell the version."""
        def __init__(self, _io, _parent=None, _root=None):
            super(LinkFrame.Raw, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass
            _ = self.first_byte
            if hasattr(self, '_m_first_byte'):
                pass


        @property
        def ether_type(self):
            """Which of the two it is.
            
            .. seealso::
               LINKTYPE_RAW - https://www.tcpdump.org/linktypes.html
            """
            if hasattr(self, '_m_ether_type'):
                return self._m_ether_type

            self._m_ether_type = (2048 if self.first_byte >> 4 == 4 else (34525 if self.first_byte >> 4 == 6 else 0))
            return getattr(self, '_m_ether_type', None)

        @property
        def first_byte(self):
            """The first byte of the packet, read ahead.
            
            .. seealso::
               LINKTYPE_RAW - https://www.tcpdump.org/linktypes.html
            """
            if hasattr(self, '_m_first_byte'):
                return self._m_first_byte

            _pos = self._io.pos()
            self._io.seek(0)
            self._m_first_byte = self._io.read_u1()
            self._io.seek(_pos)
            return getattr(self, '_m_first_byte', None)


    class Unknown(KaitaiStruct):
        """A link whose header is not described here; the frame is refused."""
        def __init__(self, _io, _parent=None, _root=None):
            super(LinkFrame.Unknown, self).__init__(_io)
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


    class VlanTag(KaitaiStruct):
        """The tag of a VLAN."""
        def __init__(self, _io, _parent=None, _root=None):
            super(LinkFrame.VlanTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.priority = self._io.read_bits_int_be(3)
            self.may_drop = self._io.read_bits_int_be(1) != 0
            self.vlan = self._io.read_bits_int_be(12)
            self.inner_type = self._io.read_u2be()


        def _fetch_instances(self):
            pass

        @property
        def is_tag_next(self):
            """Another tag follows.
            
            .. seealso::
               IEEE 802.1Q, 9 Tag format
            """
            if hasattr(self, '_m_is_tag_next'):
                return self._m_is_tag_next

            self._m_is_tag_next =  ((self.inner_type == 33024) or (self.inner_type == 34984) or (self.inner_type == 37120)) 
            return getattr(self, '_m_is_tag_next', None)


    @property
    def ether_type(self):
        """What the payload is, as the number that Ethernet has for it; 0 not known.
        
        .. seealso::
           Source - https://www.iana.org/assignments/ieee-802-numbers
        """
        if hasattr(self, '_m_ether_type'):
            return self._m_ether_type

        self._m_ether_type = (self.header.ether_type if self.link_type == LinkFrame.LinkType.ethernet else (self.header.ether_type if self.link_type == LinkFrame.LinkType.null_loopback else (self.header.ether_type if self.link_type == LinkFrame.LinkType.openbsd_loopback else (self.header.ether_type if self.link_type == LinkFrame.LinkType.linux_cooked else (self.header.protocol if self.link_type == LinkFrame.LinkType.linux_cooked_2 else self.header.ether_type)))))
        return getattr(self, '_m_ether_type', None)


