# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class PcapngBlock(KaitaiStruct):
    """One block of a capture file: its type, its length, its body and the length once
    more. A section header begins a section and says the byte order of all blocks up
    to the next one. Interfaces are numbered from 0 in each section; packets name
    theirs, which says the link type and the unit of times.
    
    .. seealso::
       PCAP Now Generic (pcapng) - https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcapng/
    """

    class BlockType(IntEnum):
        interface_description = 1
        packet = 2
        simple_packet = 3
        name_resolution = 4
        interface_statistics = 5
        enhanced_packet = 6
        decryption_secrets = 10
        section_header = 168627466

    class ByteOrder(IntEnum):
        big = 1
        little = 2

    class OptionCode(IntEnum):
        end = 0
        name = 2
        time_resolution = 9
        time_offset = 14
    def __init__(self, byte_order, _io, _parent=None, _root=None):
        super(PcapngBlock, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self._read()

    def _read(self):
        self.block = PcapngBlock.Block(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.block._fetch_instances()
        _ = self.magic_bytes
        if hasattr(self, '_m_magic_bytes'):
            pass

        _ = self.type_bytes
        if hasattr(self, '_m_type_bytes'):
            pass


    class Block(KaitaiStruct):
        """Type, length, body, and the length again."""
        def __init__(self, _io, _parent=None, _root=None):
            super(PcapngBlock.Block, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            _on = self._root.order
            if _on == PcapngBlock.ByteOrder.big:
                pass
                self._is_le = False
            else:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/block")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.block_type = KaitaiStream.resolve_enum(PcapngBlock.BlockType, self._io.read_u4le())
            self.len_block = self._io.read_u4le()
            _ = self.len_block
            if not  ((_ >= 12) and (_ % 4 == 0)) :
                raise kaitaistruct.ValidationExprError(self.len_block, self._io, u"/types/block/seq/1")
            _on = self.block_type
            if _on == PcapngBlock.BlockType.enhanced_packet:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.EnhancedPacket(_io__raw_body, self, self._root, self._is_le)
            elif _on == PcapngBlock.BlockType.interface_description:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.InterfaceDescription(_io__raw_body, self, self._root, self._is_le)
            elif _on == PcapngBlock.BlockType.packet:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.Packet(_io__raw_body, self, self._root, self._is_le)
            elif _on == PcapngBlock.BlockType.section_header:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.SectionHeader(_io__raw_body, self, self._root, self._is_le)
            elif _on == PcapngBlock.BlockType.simple_packet:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.SimplePacket(_io__raw_body, self, self._root, self._is_le)
            else:
                pass
                self.body = self._io.read_bytes(self.len_block - 12)
            self.len_block_again = self._io.read_u4le()
            _ = self.len_block_again
            if not _ == self.len_block:
                raise kaitaistruct.ValidationExprError(self.len_block_again, self._io, u"/types/block/seq/3")

        def _read_be(self):
            self.block_type = KaitaiStream.resolve_enum(PcapngBlock.BlockType, self._io.read_u4be())
            self.len_block = self._io.read_u4be()
            _ = self.len_block
            if not  ((_ >= 12) and (_ % 4 == 0)) :
                raise kaitaistruct.ValidationExprError(self.len_block, self._io, u"/types/block/seq/1")
            _on = self.block_type
            if _on == PcapngBlock.BlockType.enhanced_packet:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.EnhancedPacket(_io__raw_body, self, self._root, self._is_le)
            elif _on == PcapngBlock.BlockType.interface_description:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.InterfaceDescription(_io__raw_body, self, self._root, self._is_le)
            elif _on == PcapngBlock.BlockType.packet:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.Packet(_io__raw_body, self, self._root, self._is_le)
            elif _on == PcapngBlock.BlockType.section_header:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.SectionHeader(_io__raw_body, self, self._root, self._is_le)
            elif _on == PcapngBlock.BlockType.simple_packet:
                pass
                self._raw_body = self._io.read_bytes(self.len_block - 12)
                _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                self.body = PcapngBlock.Block.SimplePacket(_io__raw_body, self, self._root, self._is_le)
            else:
                pass
                self.body = self._io.read_bytes(self.len_block - 12)
            self.len_block_again = self._io.read_u4be()
            _ = self.len_block_again
            if not _ == self.len_block:
                raise kaitaistruct.ValidationExprError(self.len_block_again, self._io, u"/types/block/seq/3")


        def _fetch_instances(self):
            pass
            _on = self.block_type
            if _on == PcapngBlock.BlockType.enhanced_packet:
                pass
                self.body._fetch_instances()
            elif _on == PcapngBlock.BlockType.interface_description:
                pass
                self.body._fetch_instances()
            elif _on == PcapngBlock.BlockType.packet:
                pass
                self.body._fetch_instances()
            elif _on == PcapngBlock.BlockType.section_header:
                pass
                self.body._fetch_instances()
            elif _on == PcapngBlock.BlockType.simple_packet:
                pass
                self.body._fetch_instances()
            else:
                pass

        class EnhancedPacket(KaitaiStruct):
            """A packet with its interface and time."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(PcapngBlock.Block.EnhancedPacket, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/block/types/enhanced_packet")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.interface_id = self._io.read_u4le()
                self.time_high = self._io.read_u4le()
                self.time_low = self._io.read_u4le()
                self.len_data = self._io.read_u4le()
                self.original_len = self._io.read_u4le()
                self.data = self._io.read_bytes(self.len_data)
                self.options = self._io.read_bytes_full()

            def _read_be(self):
                self.interface_id = self._io.read_u4be()
                self.time_high = self._io.read_u4be()
                self.time_low = self._io.read_u4be()
                self.len_data = self._io.read_u4be()
                self.original_len = self._io.read_u4be()
                self.data = self._io.read_bytes(self.len_data)
                self.options = self._io.read_bytes_full()


            def _fetch_instances(self):
                pass


        class InterfaceDescription(KaitaiStruct):
            """Describes an interface; the packets behind it name it by its number."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(PcapngBlock.Block.InterfaceDescription, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/block/types/interface_description")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.link_type = self._io.read_u2le()
                self.reserved = self._io.read_u2le()
                self.snap_len = self._io.read_u4le()
                self.options = []
                i = 0
                while not self._io.is_eof():
                    self.options.append(PcapngBlock.Block.Option(self._io, self, self._root, self._is_le))
                    i += 1


            def _read_be(self):
                self.link_type = self._io.read_u2be()
                self.reserved = self._io.read_u2be()
                self.snap_len = self._io.read_u4be()
                self.options = []
                i = 0
                while not self._io.is_eof():
                    self.options.append(PcapngBlock.Block.Option(self._io, self, self._root, self._is_le))
                    i += 1



            def _fetch_instances(self):
                pass
                for i in range(len(self.options)):
                    pass
                    self.options[i]._fetch_instances()



        class Option(KaitaiStruct):
            """One option; padded to four bytes."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(PcapngBlock.Block.Option, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/block/types/option")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.code = KaitaiStream.resolve_enum(PcapngBlock.OptionCode, self._io.read_u2le())
                self.len_value = self._io.read_u2le()
                self.value = self._io.read_bytes(self.len_value)
                self.padding = self._io.read_bytes((4 - self.len_value % 4) % 4)

            def _read_be(self):
                self.code = KaitaiStream.resolve_enum(PcapngBlock.OptionCode, self._io.read_u2be())
                self.len_value = self._io.read_u2be()
                self.value = self._io.read_bytes(self.len_value)
                self.padding = self._io.read_bytes((4 - self.len_value % 4) % 4)


            def _fetch_instances(self):
                pass


        class Packet(KaitaiStruct):
            """A packet as older programs wrote it."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(PcapngBlock.Block.Packet, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/block/types/packet")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.interface_id = self._io.read_u2le()
                self.num_drops = self._io.read_u2le()
                self.time_high = self._io.read_u4le()
                self.time_low = self._io.read_u4le()
                self.len_data = self._io.read_u4le()
                self.original_len = self._io.read_u4le()
                self.data = self._io.read_bytes(self.len_data)
                self.options = self._io.read_bytes_full()

            def _read_be(self):
                self.interface_id = self._io.read_u2be()
                self.num_drops = self._io.read_u2be()
                self.time_high = self._io.read_u4be()
                self.time_low = self._io.read_u4be()
                self.len_data = self._io.read_u4be()
                self.original_len = self._io.read_u4be()
                self.data = self._io.read_bytes(self.len_data)
                self.options = self._io.read_bytes_full()


            def _fetch_instances(self):
                pass


        class SectionHeader(KaitaiStruct):
            """Begins a section."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(PcapngBlock.Block.SectionHeader, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/block/types/section_header")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.magic = self._io.read_u4le()
                _ = self.magic
                if not _ == 439041101:
                    raise kaitaistruct.ValidationExprError(self.magic, self._io, u"/types/block/types/section_header/seq/0")
                self.version_major = self._io.read_u2le()
                if not self.version_major == 1:
                    raise kaitaistruct.ValidationNotEqualError(1, self.version_major, self._io, u"/types/block/types/section_header/seq/1")
                self.version_minor = self._io.read_u2le()
                self.section_len = self._io.read_s8le()
                self.options = self._io.read_bytes_full()

            def _read_be(self):
                self.magic = self._io.read_u4be()
                _ = self.magic
                if not _ == 439041101:
                    raise kaitaistruct.ValidationExprError(self.magic, self._io, u"/types/block/types/section_header/seq/0")
                self.version_major = self._io.read_u2be()
                if not self.version_major == 1:
                    raise kaitaistruct.ValidationNotEqualError(1, self.version_major, self._io, u"/types/block/types/section_header/seq/1")
                self.version_minor = self._io.read_u2be()
                self.section_len = self._io.read_s8be()
                self.options = self._io.read_bytes_full()


            def _fetch_instances(self):
                pass


        class SimplePacket(KaitaiStruct):
            """A packet of interface 0 without a time."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(PcapngBlock.Block.SimplePacket, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/block/types/simple_packet")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.original_len = self._io.read_u4le()
                self.data = self._io.read_bytes((self.original_len if self.original_len < self._io.size() - 4 else self._io.size() - 4))
                self.padding = self._io.read_bytes_full()

            def _read_be(self):
                self.original_len = self._io.read_u4be()
                self.data = self._io.read_bytes((self.original_len if self.original_len < self._io.size() - 4 else self._io.size() - 4))
                self.padding = self._io.read_bytes_full()


            def _fetch_instances(self):
                pass



    @property
    def is_section_header(self):
        """The block begins a section.
        
        .. seealso::
           draft-ietf-opsawg-pcapng, 4.1 Section Header Block
        """
        if hasattr(self, '_m_is_section_header'):
            return self._m_is_section_header

        self._m_is_section_header = self.type_bytes == b"\x0A\x0D\x0D\x0A"
        return getattr(self, '_m_is_section_header', None)

    @property
    def magic_bytes(self):
        """The byte-order magic of a section header, read ahead.
        
        .. seealso::
           draft-ietf-opsawg-pcapng, 4.1 Section Header Block
        """
        if hasattr(self, '_m_magic_bytes'):
            return self._m_magic_bytes

        _pos = self._io.pos()
        self._io.seek(8)
        self._m_magic_bytes = self._io.read_bytes((4 if self.is_section_header else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_magic_bytes', None)

    @property
    def order(self):
        """Byte order of this block.
        
        .. seealso::
           draft-ietf-opsawg-pcapng, 4.1 Section Header Block
        """
        if hasattr(self, '_m_order'):
            return self._m_order

        self._m_order = KaitaiStream.resolve_enum(PcapngBlock.ByteOrder, ((1 if self.magic_bytes == b"\x1A\x2B\x3C\x4D" else 2) if self.is_section_header else (1 if self.byte_order == 1 else 2)))
        return getattr(self, '_m_order', None)

    @property
    def section_order(self):
        """The byte order that a section header sets for all blocks behind it.
        
        .. seealso::
           draft-ietf-opsawg-pcapng, 4.1 Section Header Block
        """
        if hasattr(self, '_m_section_order'):
            return self._m_section_order

        if self.is_section_header:
            pass
            self._m_section_order = int(self.order)

        return getattr(self, '_m_section_order', None)

    @property
    def type_bytes(self):
        """The type as it lies; a section header's reads alike in both orders.
        
        .. seealso::
           draft-ietf-opsawg-pcapng, 4.1 Section Header Block
        """
        if hasattr(self, '_m_type_bytes'):
            return self._m_type_bytes

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_type_bytes = self._io.read_bytes(4)
        self._io.seek(_pos)
        return getattr(self, '_m_type_bytes', None)


