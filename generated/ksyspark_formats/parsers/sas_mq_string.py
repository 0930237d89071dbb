# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqString(KaitaiStruct):
    """A length, then so many characters, then a NUL. All names, labels and the like
    of the attachment messages have this form. The types `long` and `length` here
    are the document's other words of more than one reading; the layouts use them.
    
    The document does not say whether the length counts the NUL. The layout of the
    same records for TIB/Rendezvous gives the length 1 to a null string and sends
    the length of a key name plus one, so it is taken to count; `nul_counted`
    switches. A string without its NUL is not refused, its counted bytes are used.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """
    def __init__(self, is_be, length_bytes, nul_counted, ccsid, _io, _parent=None, _root=None):
        super(SasMqString, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.is_be = is_be
        self.length_bytes = length_bytes
        self.nul_counted = nul_counted
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.len = SasMqString.Length(self.is_be, self.length_bytes, self.nul_counted, self._io, self, self._root)
        self._raw_content = self._io.read_bytes((self.len.value if self.nul_counted else self.len.value + 1))
        _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
        self.content = SasMqString.Content(self.nul_counted, self.ccsid, _io__raw_content, self, self._root)


    def _fetch_instances(self):
        pass
        self.len._fetch_instances()
        self.content._fetch_instances()

    class Content(KaitaiStruct):
        """What the length reaches over, and the NUL behind it where it is not counted."""
        def __init__(self, nul_counted, ccsid, _io, _parent=None, _root=None):
            super(SasMqString.Content, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.nul_counted = nul_counted
            self.ccsid = ccsid
            self._read()

        def _read(self):
            if (not (self.is_ebcdic)):
                pass
                self.characters = KaitaiStream.bytes_strip_right(self._io.read_bytes(self.len_characters), 32)

            if self.is_ebcdic:
                pass
                self.ebcdic_characters = KaitaiStream.bytes_strip_right(self._io.read_bytes(self.len_characters), 64)

            self.terminator = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if (not (self.is_ebcdic)):
                pass

            if self.is_ebcdic:
                pass

            _ = self.last
            if hasattr(self, '_m_last'):
                pass


        @property
        def is_ebcdic(self):
            """The character set is one of EBCDIC.
            
            .. seealso::
               IBM MQ documentation, MQMD, CodedCharSetId
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic =  ((self.ccsid == 37) or (self.ccsid == 500) or (self.ccsid == 1047) or (self.ccsid == 1140)) 
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def is_terminated(self):
            """The last byte is NUL, or there is no byte.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
            """
            if hasattr(self, '_m_is_terminated'):
                return self._m_is_terminated

            self._m_is_terminated =  ((self._io.size() == 0) or (self.last == b"\x00")) 
            return getattr(self, '_m_is_terminated', None)

        @property
        def last(self):
            """The last byte; nothing where there is no byte.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
            """
            if hasattr(self, '_m_last'):
                return self._m_last

            _pos = self._io.pos()
            self._io.seek((self._io.size() - 1 if self._io.size() > 0 else 0))
            self._m_last = self._io.read_bytes((1 if self._io.size() > 0 else 0))
            self._io.seek(_pos)
            return getattr(self, '_m_last', None)

        @property
        def len_characters(self):
            """Number of bytes before the NUL.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
            """
            if hasattr(self, '_m_len_characters'):
                return self._m_len_characters

            self._m_len_characters = (self._io.size() - 1 if  ((self._io.size() > 0) and ( ((self.last == b"\x00") or ((not (self.nul_counted)))) ))  else self._io.size())
            return getattr(self, '_m_len_characters', None)

        @property
        def text(self):
            """The characters as text.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
            
            
            
            .. seealso::
               IBM MQ documentation, MQMD, CodedCharSetId
            """
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = ((self.ebcdic_characters).decode(u"IBM037") if self.ccsid == 37 else ((self.ebcdic_characters).decode(u"IBM500") if self.ccsid == 500 else ((self.ebcdic_characters).decode(u"IBM1047") if self.ccsid == 1047 else ((self.ebcdic_characters).decode(u"IBM1140") if self.ccsid == 1140 else ((self.characters).decode(u"UTF-8") if self.ccsid == 1208 else ((self.characters).decode(u"windows-1252") if self.ccsid == 1252 else ((self.characters).decode(u"IBM437") if self.ccsid == 437 else ((self.characters).decode(u"IBM850") if self.ccsid == 850 else (self.characters).decode(u"ISO-8859-1")))))))))
            return getattr(self, '_m_text', None)


    class Length(KaitaiStruct):
        """A number of bytes that follow, 4 or 8 bytes wide. It is never negative and
        never more than what is left.
        """
        def __init__(self, is_be, length_bytes, nul_counted, _io, _parent=None, _root=None):
            super(SasMqString.Length, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.length_bytes = length_bytes
            self.nul_counted = nul_counted
            self._read()

        def _read(self):
            _on = self.is_be
            if _on == True:
                pass
                self._is_le = False
            elif _on == False:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/length")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            if self.length_bytes != 8:
                pass
                self.narrow = self._io.read_s4le()
                _ = self.narrow
                if not  ((_ >= 0) and (_ <= (self._io.size() - self._io.pos()) - (0 if self.nul_counted else 1))) :
                    raise kaitaistruct.ValidationExprError(self.narrow, self._io, u"/types/length/seq/0")

            if self.length_bytes == 8:
                pass
                self.wide = self._io.read_s8le()
                _ = self.wide
                if not  ((_ >= 0) and (_ <= (self._io.size() - self._io.pos()) - (0 if self.nul_counted else 1))) :
                    raise kaitaistruct.ValidationExprError(self.wide, self._io, u"/types/length/seq/1")


        def _read_be(self):
            if self.length_bytes != 8:
                pass
                self.narrow = self._io.read_s4be()
                _ = self.narrow
                if not  ((_ >= 0) and (_ <= (self._io.size() - self._io.pos()) - (0 if self.nul_counted else 1))) :
                    raise kaitaistruct.ValidationExprError(self.narrow, self._io, u"/types/length/seq/0")

            if self.length_bytes == 8:
                pass
                self.wide = self._io.read_s8be()
                _ = self.wide
                if not  ((_ >= 0) and (_ <= (self._io.size() - self._io.pos()) - (0 if self.nul_counted else 1))) :
                    raise kaitaistruct.ValidationExprError(self.wide, self._io, u"/types/length/seq/1")



        def _fetch_instances(self):
            pass
            if self.length_bytes != 8:
                pass

            if self.length_bytes == 8:
                pass


        @property
        def value(self):
            """The length.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.wide if self.length_bytes == 8 else self.narrow)
            return getattr(self, '_m_value', None)


    class Long(KaitaiStruct):
        """The C type `long`: 4 bytes, but 8 where a Unix of 64 bits sends it so. The
        document does not say which of the two is on the wire.
        """
        def __init__(self, is_be, long_bytes, _io, _parent=None, _root=None):
            super(SasMqString.Long, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.long_bytes = long_bytes
            self._read()

        def _read(self):
            _on = self.is_be
            if _on == True:
                pass
                self._is_le = False
            elif _on == False:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/long")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            if self.long_bytes != 8:
                pass
                self.narrow = self._io.read_s4le()

            if self.long_bytes == 8:
                pass
                self.wide = self._io.read_s8le()


        def _read_be(self):
            if self.long_bytes != 8:
                pass
                self.narrow = self._io.read_s4be()

            if self.long_bytes == 8:
                pass
                self.wide = self._io.read_s8be()



        def _fetch_instances(self):
            pass
            if self.long_bytes != 8:
                pass

            if self.long_bytes == 8:
                pass


        @property
        def value(self):
            """The number.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.wide if self.long_bytes == 8 else self.narrow)
            return getattr(self, '_m_value', None)


    @property
    def is_terminated(self):
        """The string ends with NUL, or has the length 0 and no byte. False is the note
        STRING_NOT_TERMINATED, or a wrong reading of the length.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
        """
        if hasattr(self, '_m_is_terminated'):
            return self._m_is_terminated

        self._m_is_terminated = self.content.is_terminated
        return getattr(self, '_m_is_terminated', None)

    @property
    def text(self):
        """The string without its NUL and without the blanks at its end.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
        """
        if hasattr(self, '_m_text'):
            return self._m_text

        self._m_text = self.content.text
        return getattr(self, '_m_text', None)


