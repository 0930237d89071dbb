# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqmd
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqrfh2(KaitaiStruct):
    """A header of 36 bytes and folders of names and values in text like XML. A
    message may have several such headers, one behind the other.
    
    The header does not say its own byte order and character set: the structure in
    front of it does, which is passed as `encoding` and `ccsid`. Without them both
    are found from the bytes.
    
    Its own Encoding, CodedCharSetId and Format describe what follows it. The
    specification `mq_message` goes on there.
    
    A folder whose length is bad ends the folders, not the header: the length of
    the header still holds.
    
    The source document (D1) does not describe this header: everything has the
    status "derived" and follows IBM's published documentation.
    
    .. seealso::
       IBM MQ documentation, MQI reference, MQRFH2 - Rules and formatting header 2
    """

    class Ending(IntEnum):
        complete = 0
        bad_length = 1
        stray_bytes = 2
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqrfh2, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = Mqrfh2.Rfh2(self.used_encoding, self.ccsid, self._io, self, self._root)
        self.following = mqmd.Mqmd.DataContext(int(self.header.format.kind), self.header.encoding, self.header.coded_char_set_id, self._io)
        self.remainder = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class Rfh2(KaitaiStruct):
        """The rules and formatting header, as long as its StrucLength says."""
        def __init__(self, context_encoding, context_ccsid, _io, _parent=None, _root=None):
            super(Mqrfh2.Rfh2, self).__init__(_io)
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
                raise kaitaistruct.UndecidedEndiannessError("/types/rfh2")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x52\x46\x48\x20") or (self.struc_id == b"\xD9\xC6\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/rfh2/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/rfh2/seq/2")
            self.version = self._io.read_s4le()
            if not self.version == 2:
                raise kaitaistruct.ValidationNotEqualError(2, self.version, self._io, u"/types/rfh2/seq/3")
            self.struc_length = self._io.read_s4le()
            if not self.struc_length >= 36:
                raise kaitaistruct.ValidationLessThanError(36, self.struc_length, self._io, u"/types/rfh2/seq/4")
            self.encoding = self._io.read_s4le()
            self.coded_char_set_id = self._io.read_s4le()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4le()
            self.name_value_ccsid = self._io.read_s4le()
            self._raw_name_values = self._io.read_bytes(self.struc_length - 36)
            _io__raw_name_values = KaitaiStream(BytesIO(self._raw_name_values))
            self.name_values = Mqrfh2.Rfh2.NameValues(_io__raw_name_values, self, self._root, self._is_le)

        def _read_be(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x52\x46\x48\x20") or (self.struc_id == b"\xD9\xC6\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/rfh2/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/rfh2/seq/2")
            self.version = self._io.read_s4be()
            if not self.version == 2:
                raise kaitaistruct.ValidationNotEqualError(2, self.version, self._io, u"/types/rfh2/seq/3")
            self.struc_length = self._io.read_s4be()
            if not self.struc_length >= 36:
                raise kaitaistruct.ValidationLessThanError(36, self.struc_length, self._io, u"/types/rfh2/seq/4")
            self.encoding = self._io.read_s4be()
            self.coded_char_set_id = self._io.read_s4be()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4be()
            self.name_value_ccsid = self._io.read_s4be()
            self._raw_name_values = self._io.read_bytes(self.struc_length - 36)
            _io__raw_name_values = KaitaiStream(BytesIO(self._raw_name_values))
            self.name_values = Mqrfh2.Rfh2.NameValues(_io__raw_name_values, self, self._root, self._is_le)


        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            self.format._fetch_instances()
            self.name_values._fetch_instances()

        class Folder(KaitaiStruct):
            """A length and as many bytes of text like XML, filled up with blanks."""
            def __init__(self, ccsid, len_left, is_reversed, _io, _parent=None, _root=None, _is_le=None):
                super(Mqrfh2.Rfh2.Folder, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.ccsid = ccsid
                self.len_left = len_left
                self.is_reversed = is_reversed
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/rfh2/types/folder")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.len_data = self._io.read_s4le()
                if self.ccsid == 1208:
                    pass
                    self.utf8 = KaitaiStream.bytes_strip_right(self._io.read_bytes((self.len_data if self.is_sound else 0)), 32)

                if  ((self.ccsid == 1200) or (self.ccsid == 13488) or (self.ccsid == 17584)) :
                    pass
                    self.utf16 = self._io.read_bytes((self.len_data if self.is_sound else 0))

                if  ((self.ccsid != 1208) and ((not ( ((self.ccsid == 1200) or (self.ccsid == 13488) or (self.ccsid == 17584)) )))) :
                    pass
                    self.raw = self._io.read_bytes((self.len_data if self.is_sound else 0))


            def _read_be(self):
                self.len_data = self._io.read_s4be()
                if self.ccsid == 1208:
                    pass
                    self.utf8 = KaitaiStream.bytes_strip_right(self._io.read_bytes((self.len_data if self.is_sound else 0)), 32)

                if  ((self.ccsid == 1200) or (self.ccsid == 13488) or (self.ccsid == 17584)) :
                    pass
                    self.utf16 = self._io.read_bytes((self.len_data if self.is_sound else 0))

                if  ((self.ccsid != 1208) and ((not ( ((self.ccsid == 1200) or (self.ccsid == 13488) or (self.ccsid == 17584)) )))) :
                    pass
                    self.raw = self._io.read_bytes((self.len_data if self.is_sound else 0))



            def _fetch_instances(self):
                pass
                if self.ccsid == 1208:
                    pass

                if  ((self.ccsid == 1200) or (self.ccsid == 13488) or (self.ccsid == 17584)) :
                    pass

                if  ((self.ccsid != 1208) and ((not ( ((self.ccsid == 1200) or (self.ccsid == 13488) or (self.ccsid == 17584)) )))) :
                    pass


            @property
            def data(self):
                """The text; blanks at the end are left out of UTF-8.
                
                .. seealso::
                   IBM MQ documentation, MQRFH2, NameValueData
                """
                if hasattr(self, '_m_data'):
                    return self._m_data

                if  ((self.ccsid == 1208) or ( ((self.ccsid == 1200) or (self.ccsid == 13488) or (self.ccsid == 17584)) )) :
                    pass
                    self._m_data = ((self.utf8).decode(u"UTF-8") if self.ccsid == 1208 else ((self.utf16).decode(u"UTF-16LE") if self.is_reversed else (self.utf16).decode(u"UTF-16BE")))

                return getattr(self, '_m_data', None)

            @property
            def is_sound(self):
                """The length is not negative, a multiple of 4, and stays within the
                structure. Otherwise nothing is read.
                
                .. seealso::
                   IBM MQ documentation, MQRFH2
                """
                if hasattr(self, '_m_is_sound'):
                    return self._m_is_sound

                self._m_is_sound =  ((self.len_data >= 0) and (self.len_data <= self.len_left - 4) and (self.len_data % 4 == 0)) 
                return getattr(self, '_m_is_sound', None)


        class NameValues(KaitaiStruct):
            """Pairs of a length and as many bytes of text, until the end or until a
            length is bad.
            """
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(Mqrfh2.Rfh2.NameValues, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/rfh2/types/name_values")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                if self._io.size() >= 4:
                    pass
                    self.folders = []
                    i = 0
                    while True:
                        _ = Mqrfh2.Rfh2.Folder(self._parent.name_value_ccsid, self._io.size() - self._io.pos(), self._parent.context_encoding & 15 == 2, self._io, self, self._root, self._is_le)
                        self.folders.append(_)
                        if  ((self._io.size() - self._io.pos() < 4) or ((not (_.is_sound)))) :
                            break
                        i += 1

                self.stray = self._io.read_bytes_full()

            def _read_be(self):
                if self._io.size() >= 4:
                    pass
                    self.folders = []
                    i = 0
                    while True:
                        _ = Mqrfh2.Rfh2.Folder(self._parent.name_value_ccsid, self._io.size() - self._io.pos(), self._parent.context_encoding & 15 == 2, self._io, self, self._root, self._is_le)
                        self.folders.append(_)
                        if  ((self._io.size() - self._io.pos() < 4) or ((not (_.is_sound)))) :
                            break
                        i += 1

                self.stray = self._io.read_bytes_full()


            def _fetch_instances(self):
                pass
                if self._io.size() >= 4:
                    pass
                    for i in range(len(self.folders)):
                        pass
                        self.folders[i]._fetch_instances()



            @property
            def ending(self):
                """How the folders end.
                
                .. seealso::
                   IBM MQ documentation, MQRFH2
                """
                if hasattr(self, '_m_ending'):
                    return self._m_ending

                self._m_ending = KaitaiStream.resolve_enum(Mqrfh2.Ending, ((0 if self._io.size() == 0 else 2) if self._io.size() < 4 else (1 if (not (self.folders[-1].is_sound)) else (2 if len(self.stray) > 0 else 0))))
                return getattr(self, '_m_ending', None)


        @property
        def is_ebcdic(self):
            """The names of this structure are in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQRFH2, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xD9\xC6\xC8\x40"
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def is_unaligned(self):
            """StrucLength is no multiple of 4, as it should be.
            
            .. seealso::
               IBM MQ documentation, MQRFH2
            """
            if hasattr(self, '_m_is_unaligned'):
                return self._m_is_unaligned

            self._m_is_unaligned = self.struc_length % 4 != 0
            return getattr(self, '_m_is_unaligned', None)


    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQRFH2, Character set and encoding
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
           IBM MQ documentation, MQRFH2, Character set and encoding
        """
        if hasattr(self, '_m_used_encoding'):
            return self._m_used_encoding

        self._m_used_encoding = (self.encoding if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (546 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_used_encoding', None)


