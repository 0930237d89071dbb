# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqmd


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqiih(KaitaiStruct):
    """A header of 84 bytes in front of data for an IMS transaction, and of its
    reply.
    
    The header does not say its own byte order and character set: the structure in
    front of it does, which is passed as `encoding` and `ccsid`. Without them both
    are found from the bytes.
    
    Its Format says what follows. Its Encoding and CodedCharSetId are reserved:
    what follows keeps those of the header. Replies of the bridge carry numbers
    there all the same.
    
    The source document (D1) does not describe this header: everything has the
    status "derived" and follows IBM's published documentation.
    
    .. seealso::
       IBM MQ documentation, MQI reference, MQIIH - IMS information header
    """
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqiih, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = Mqiih.Iih(self.used_encoding, self.ccsid, self._io, self, self._root)
        self.following = mqmd.Mqmd.DataContext(int(self.header.format.kind), self.used_encoding, self.ccsid, self._io)
        self.remainder = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class Iih(KaitaiStruct):
        """The IMS bridge header, 84 bytes."""
        def __init__(self, context_encoding, context_ccsid, _io, _parent=None, _root=None):
            super(Mqiih.Iih, self).__init__(_io)
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
                raise kaitaistruct.UndecidedEndiannessError("/types/iih")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x49\x49\x48\x20") or (self.struc_id == b"\xC9\xC9\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/iih/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/iih/seq/2")
            self.version = self._io.read_s4le()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/iih/seq/3")
            self.struc_length = self._io.read_s4le()
            if not self.struc_length == 84:
                raise kaitaistruct.ValidationNotEqualError(84, self.struc_length, self._io, u"/types/iih/seq/4")
            self.encoding = self._io.read_s4le()
            self.coded_char_set_id = self._io.read_s4le()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4le()
            self.l_term_override = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.mfs_map_name = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.reply_to_format = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.authenticator = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.tran_instance_id = self._io.read_bytes(16)
            self.tran_state = mqmd.Mqmd.Text(1, self.context_ccsid, self.is_ebcdic, self._io)
            self.commit_mode = mqmd.Mqmd.Text(1, self.context_ccsid, self.is_ebcdic, self._io)
            self.security_scope = mqmd.Mqmd.Text(1, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved = mqmd.Mqmd.Text(1, self.context_ccsid, self.is_ebcdic, self._io)

        def _read_be(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x49\x49\x48\x20") or (self.struc_id == b"\xC9\xC9\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/iih/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/iih/seq/2")
            self.version = self._io.read_s4be()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/iih/seq/3")
            self.struc_length = self._io.read_s4be()
            if not self.struc_length == 84:
                raise kaitaistruct.ValidationNotEqualError(84, self.struc_length, self._io, u"/types/iih/seq/4")
            self.encoding = self._io.read_s4be()
            self.coded_char_set_id = self._io.read_s4be()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4be()
            self.l_term_override = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.mfs_map_name = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.reply_to_format = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.authenticator = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.tran_instance_id = self._io.read_bytes(16)
            self.tran_state = mqmd.Mqmd.Text(1, self.context_ccsid, self.is_ebcdic, self._io)
            self.commit_mode = mqmd.Mqmd.Text(1, self.context_ccsid, self.is_ebcdic, self._io)
            self.security_scope = mqmd.Mqmd.Text(1, self.context_ccsid, self.is_ebcdic, self._io)
            self.reserved = mqmd.Mqmd.Text(1, self.context_ccsid, self.is_ebcdic, self._io)


        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            self.format._fetch_instances()
            self.l_term_override._fetch_instances()
            self.mfs_map_name._fetch_instances()
            self.reply_to_format._fetch_instances()
            self.authenticator._fetch_instances()
            self.tran_state._fetch_instances()
            self.commit_mode._fetch_instances()
            self.security_scope._fetch_instances()
            self.reserved._fetch_instances()

        @property
        def cm0_request_response(self):
            """A response is wanted in commit mode 0.
            
            .. seealso::
               IBM MQ documentation, MQIIH, Flags
            """
            if hasattr(self, '_m_cm0_request_response'):
                return self._m_cm0_request_response

            self._m_cm0_request_response = self.flags & 32 != 0
            return getattr(self, '_m_cm0_request_response', None)

        @property
        def ignore_purg(self):
            """Calls of PURG have no effect.
            
            .. seealso::
               IBM MQ documentation, MQIIH, Flags
            """
            if hasattr(self, '_m_ignore_purg'):
                return self._m_ignore_purg

            self._m_ignore_purg = self.flags & 16 != 0
            return getattr(self, '_m_ignore_purg', None)

        @property
        def is_ebcdic(self):
            """The names of this structure are in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQIIH, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xC9\xC9\xC8\x40"
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def pass_expiration(self):
            """Replies take over what is left of the expiry time.
            
            .. seealso::
               IBM MQ documentation, MQIIH, Flags
            """
            if hasattr(self, '_m_pass_expiration'):
                return self._m_pass_expiration

            self._m_pass_expiration = self.flags & 1 != 0
            return getattr(self, '_m_pass_expiration', None)

        @property
        def reply_format_none(self):
            """The reply has no format name.
            
            .. seealso::
               IBM MQ documentation, MQIIH, Flags
            """
            if hasattr(self, '_m_reply_format_none'):
                return self._m_reply_format_none

            self._m_reply_format_none = self.flags & 8 != 0
            return getattr(self, '_m_reply_format_none', None)


    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQIIH, Character set and encoding
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
           IBM MQ documentation, MQIIH, Character set and encoding
        """
        if hasattr(self, '_m_used_encoding'):
            return self._m_used_encoding

        self._m_used_encoding = (self.encoding if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (546 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_used_encoding', None)


