# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqmd


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqrfh(KaitaiStruct):
    """A header of 32 bytes and a string of names and values, in the character set of
    the header.
    
    The header does not say its own byte order and character set: the structure in
    front of it does, which is passed as `encoding` and `ccsid`. Without them both
    are found from the bytes.
    
    Its own Encoding, CodedCharSetId and Format describe what follows it. The
    specification `mq_message` goes on there.
    
    The source document (D1) does not describe this header: everything has the
    status "derived" and follows IBM's published documentation.
    
    .. seealso::
       IBM MQ documentation, MQI reference, MQRFH - Rules and formatting header
    """
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqrfh, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = Mqrfh.Rfh(self.used_encoding, self.ccsid, self._io, self, self._root)
        self.following = mqmd.Mqmd.DataContext(int(self.header.format.kind), self.header.encoding, self.header.coded_char_set_id, self._io)
        self.remainder = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class Rfh(KaitaiStruct):
        """The rules and formatting header, as long as its StrucLength says."""
        def __init__(self, context_encoding, context_ccsid, _io, _parent=None, _root=None):
            super(Mqrfh.Rfh, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.context_encoding = context_encoding
            self.context_ccsid = context_ccsid
            self._read()

        def _read(self):
            _on = self.context_encoding & 15
            if _on == 2:
                pass
                self._is_le = True
            else:
                pass
                self._is_le = False
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/rfh")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x52\x46\x48\x20") or (self.struc_id == b"\xD9\xC6\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/rfh/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/rfh/seq/2")
            self.version = self._io.read_s4le()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/rfh/seq/3")
            self.struc_length = self._io.read_s4le()
            if not self.struc_length >= 32:
                raise kaitaistruct.ValidationLessThanError(32, self.struc_length, self._io, u"/types/rfh/seq/4")
            self.encoding = self._io.read_s4le()
            self.coded_char_set_id = self._io.read_s4le()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4le()
            self.name_value_string = mqmd.Mqmd.Text(self.struc_length - 32, self.context_ccsid, self.is_ebcdic, self._io)

        def _read_be(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x52\x46\x48\x20") or (self.struc_id == b"\xD9\xC6\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/rfh/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/rfh/seq/2")
            self.version = self._io.read_s4be()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/rfh/seq/3")
            self.struc_length = self._io.read_s4be()
            if not self.struc_length >= 32:
                raise kaitaistruct.ValidationLessThanError(32, self.struc_length, self._io, u"/types/rfh/seq/4")
            self.encoding = self._io.read_s4be()
            self.coded_char_set_id = self._io.read_s4be()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4be()
            self.name_value_string = mqmd.Mqmd.Text(self.struc_length - 32, self.context_ccsid, self.is_ebcdic, self._io)


        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            self.format._fetch_instances()
            self.name_value_string._fetch_instances()

        @property
        def is_ebcdic(self):
            """The names of this structure are in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQRFH, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xD9\xC6\xC8\x40"
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def is_unaligned(self):
            """StrucLength is no multiple of 4, as it should be.
            
            .. seealso::
               IBM MQ documentation, MQRFH
            """
            if hasattr(self, '_m_is_unaligned'):
                return self._m_is_unaligned

            self._m_is_unaligned = self.struc_length % 4 != 0
            return getattr(self, '_m_is_unaligned', None)


    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQRFH, Character set and encoding
        """
        if hasattr(self, '_m_start'):
            return self._m_start

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_start = self._io.read_bytes((self._io.size() if self._io.size() < 8 else 8))
        self._io.seek(_pos)
        return getattr(self, '_m_start', None)

    @property
    def used_encoding(self):
        """The encoding by which this header is read. As stated, else as the bytes of
        Version show it; versions are small numbers.
        
        .. seealso::
           IBM MQ documentation, MQRFH, Character set and encoding
        """
        if hasattr(self, '_m_used_encoding'):
            return self._m_used_encoding

        self._m_used_encoding = (self.encoding if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (546 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_used_encoding', None)


