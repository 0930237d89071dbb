# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqmd


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqrmh(KaitaiStruct):
    """A header of 108 bytes and four strings that stands for a large object outside
    the queue: where it comes from, where it goes, and which part of it the
    message is about.
    
    The header does not say its own byte order and character set: the structure in
    front of it does, which is passed as `encoding` and `ccsid`. Without them both
    are found from the bytes.
    
    Its own Encoding, CodedCharSetId and Format describe what follows it. The
    specification `mq_message` goes on there.
    
    A string that does not lie inside the structure is left out and
    `has_string_outside` says so.
    
    The source document (D1) does not describe this header: everything has the
    status "derived" and follows IBM's published documentation.
    
    .. seealso::
       IBM MQ documentation, MQI reference, MQRMH - Reference message header
    """
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqrmh, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = Mqrmh.Rmh(self.used_encoding, self.ccsid, self._io, self, self._root)
        self.following = mqmd.Mqmd.DataContext(int(self.header.format.kind), self.header.encoding, self.header.coded_char_set_id, self._io)
        self.remainder = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class Rmh(KaitaiStruct):
        """The reference message header, as long as its StrucLength says."""
        def __init__(self, context_encoding, context_ccsid, _io, _parent=None, _root=None):
            super(Mqrmh.Rmh, self).__init__(_io)
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
                raise kaitaistruct.UndecidedEndiannessError("/types/rmh")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x52\x4D\x48\x20") or (self.struc_id == b"\xD9\xD4\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/rmh/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/rmh/seq/2")
            self.version = self._io.read_s4le()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/rmh/seq/3")
            self.struc_length = self._io.read_s4le()
            if not self.struc_length >= 108:
                raise kaitaistruct.ValidationLessThanError(108, self.struc_length, self._io, u"/types/rmh/seq/4")
            self.encoding = self._io.read_s4le()
            self.coded_char_set_id = self._io.read_s4le()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4le()
            self.object_type = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.object_instance_id = self._io.read_bytes(24)
            self.len_src_env = self._io.read_s4le()
            self.ofs_src_env = self._io.read_s4le()
            self.len_src_name = self._io.read_s4le()
            self.ofs_src_name = self._io.read_s4le()
            self.len_dest_env = self._io.read_s4le()
            self.ofs_dest_env = self._io.read_s4le()
            self.len_dest_name = self._io.read_s4le()
            self.ofs_dest_name = self._io.read_s4le()
            self.data_logical_length = self._io.read_s4le()
            self.data_logical_offset = self._io.read_s4le()
            self.data_logical_offset2 = self._io.read_s4le()
            self._raw_strings = self._io.read_bytes(self.struc_length - 108)
            _io__raw_strings = KaitaiStream(BytesIO(self._raw_strings))
            self.strings = Mqrmh.Rmh.Strings(self.len_src_env_inside, self.len_src_name_inside, self.len_dest_env_inside, self.len_dest_name_inside, _io__raw_strings, self, self._root, self._is_le)

        def _read_be(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x52\x4D\x48\x20") or (self.struc_id == b"\xD9\xD4\xC8\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/rmh/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/rmh/seq/2")
            self.version = self._io.read_s4be()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/rmh/seq/3")
            self.struc_length = self._io.read_s4be()
            if not self.struc_length >= 108:
                raise kaitaistruct.ValidationLessThanError(108, self.struc_length, self._io, u"/types/rmh/seq/4")
            self.encoding = self._io.read_s4be()
            self.coded_char_set_id = self._io.read_s4be()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4be()
            self.object_type = mqmd.Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io)
            self.object_instance_id = self._io.read_bytes(24)
            self.len_src_env = self._io.read_s4be()
            self.ofs_src_env = self._io.read_s4be()
            self.len_src_name = self._io.read_s4be()
            self.ofs_src_name = self._io.read_s4be()
            self.len_dest_env = self._io.read_s4be()
            self.ofs_dest_env = self._io.read_s4be()
            self.len_dest_name = self._io.read_s4be()
            self.ofs_dest_name = self._io.read_s4be()
            self.data_logical_length = self._io.read_s4be()
            self.data_logical_offset = self._io.read_s4be()
            self.data_logical_offset2 = self._io.read_s4be()
            self._raw_strings = self._io.read_bytes(self.struc_length - 108)
            _io__raw_strings = KaitaiStream(BytesIO(self._raw_strings))
            self.strings = Mqrmh.Rmh.Strings(self.len_src_env_inside, self.len_src_name_inside, self.len_dest_env_inside, self.len_dest_name_inside, _io__raw_strings, self, self._root, self._is_le)


        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            self.format._fetch_instances()
            self.object_type._fetch_instances()
            self.strings._fetch_instances()

        class Strings(KaitaiStruct):
            """The strings of the structure. Their order is free, and there may be gaps.
            """
            def __init__(self, len_src_env, len_src_name, len_dest_env, len_dest_name, _io, _parent=None, _root=None, _is_le=None):
                super(Mqrmh.Rmh.Strings, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.len_src_env = len_src_env
                self.len_src_name = len_src_name
                self.len_dest_env = len_dest_env
                self.len_dest_name = len_dest_name
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/rmh/types/strings")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                pass

            def _read_be(self):
                pass


            def _fetch_instances(self):
                pass
                _ = self.dest_env
                if hasattr(self, '_m_dest_env'):
                    pass
                    self._m_dest_env._fetch_instances()

                _ = self.dest_name
                if hasattr(self, '_m_dest_name'):
                    pass
                    self._m_dest_name._fetch_instances()

                _ = self.src_env
                if hasattr(self, '_m_src_env'):
                    pass
                    self._m_src_env._fetch_instances()

                _ = self.src_name
                if hasattr(self, '_m_src_name'):
                    pass
                    self._m_src_name._fetch_instances()


            @property
            def dest_env(self):
                """Environment of the destination; empty where there is none, or where it
                does not lie inside the structure.
                
                .. seealso::
                   IBM MQ documentation, MQRMH, DestEnv
                """
                if hasattr(self, '_m_dest_env'):
                    return self._m_dest_env

                _pos = self._io.pos()
                self._io.seek((self._parent.ofs_dest_env - 108 if self.len_dest_env > 0 else 0))
                if self._is_le:
                    self._m_dest_env = mqmd.Mqmd.Text(self.len_dest_env, self._parent.context_ccsid, self._parent.is_ebcdic, self._io)
                else:
                    self._m_dest_env = mqmd.Mqmd.Text(self.len_dest_env, self._parent.context_ccsid, self._parent.is_ebcdic, self._io)
                self._io.seek(_pos)
                return getattr(self, '_m_dest_env', None)

            @property
            def dest_name(self):
                """Name of the destination; empty where there is none, or where it does
                not lie inside the structure.
                
                .. seealso::
                   IBM MQ documentation, MQRMH, DestName
                """
                if hasattr(self, '_m_dest_name'):
                    return self._m_dest_name

                _pos = self._io.pos()
                self._io.seek((self._parent.ofs_dest_name - 108 if self.len_dest_name > 0 else 0))
                if self._is_le:
                    self._m_dest_name = mqmd.Mqmd.Text(self.len_dest_name, self._parent.context_ccsid, self._parent.is_ebcdic, self._io)
                else:
                    self._m_dest_name = mqmd.Mqmd.Text(self.len_dest_name, self._parent.context_ccsid, self._parent.is_ebcdic, self._io)
                self._io.seek(_pos)
                return getattr(self, '_m_dest_name', None)

            @property
            def has_string_outside(self):
                """At least one string does not lie inside the structure.
                
                .. seealso::
                   IBM MQ documentation, MQRMH
                """
                if hasattr(self, '_m_has_string_outside'):
                    return self._m_has_string_outside

                self._m_has_string_outside =  (( ((self._parent.len_src_env != 0) and (self.len_src_env == 0)) ) or ( ((self._parent.len_src_name != 0) and (self.len_src_name == 0)) ) or ( ((self._parent.len_dest_env != 0) and (self.len_dest_env == 0)) ) or ( ((self._parent.len_dest_name != 0) and (self.len_dest_name == 0)) )) 
                return getattr(self, '_m_has_string_outside', None)

            @property
            def src_env(self):
                """Environment of the source; empty where there is none, or where it does
                not lie inside the structure.
                
                .. seealso::
                   IBM MQ documentation, MQRMH, SrcEnv
                """
                if hasattr(self, '_m_src_env'):
                    return self._m_src_env

                _pos = self._io.pos()
                self._io.seek((self._parent.ofs_src_env - 108 if self.len_src_env > 0 else 0))
                if self._is_le:
                    self._m_src_env = mqmd.Mqmd.Text(self.len_src_env, self._parent.context_ccsid, self._parent.is_ebcdic, self._io)
                else:
                    self._m_src_env = mqmd.Mqmd.Text(self.len_src_env, self._parent.context_ccsid, self._parent.is_ebcdic, self._io)
                self._io.seek(_pos)
                return getattr(self, '_m_src_env', None)

            @property
            def src_name(self):
                """Name of the source; empty where there is none, or where it does not
                lie inside the structure.
                
                .. seealso::
                   IBM MQ documentation, MQRMH, SrcName
                """
                if hasattr(self, '_m_src_name'):
                    return self._m_src_name

                _pos = self._io.pos()
                self._io.seek((self._parent.ofs_src_name - 108 if self.len_src_name > 0 else 0))
                if self._is_le:
                    self._m_src_name = mqmd.Mqmd.Text(self.len_src_name, self._parent.context_ccsid, self._parent.is_ebcdic, self._io)
                else:
                    self._m_src_name = mqmd.Mqmd.Text(self.len_src_name, self._parent.context_ccsid, self._parent.is_ebcdic, self._io)
                self._io.seek(_pos)
                return getattr(self, '_m_src_name', None)


        @property
        def is_ebcdic(self):
            """The names of this structure are in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQRMH, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xD9\xD4\xC8\x40"
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def is_last(self):
            """The message is the last, or the only one, of its object.
            
            .. seealso::
               IBM MQ documentation, MQRMH, Flags
            """
            if hasattr(self, '_m_is_last'):
                return self._m_is_last

            self._m_is_last = self.flags & 1 != 0
            return getattr(self, '_m_is_last', None)

        @property
        def len_dest_env_inside(self):
            """Length of the environment of the destination; 0 where there is none, or
            where it does not lie inside the structure.
            
            .. seealso::
               IBM MQ documentation, MQRMH, DestEnvLength and DestEnvOffset
            """
            if hasattr(self, '_m_len_dest_env_inside'):
                return self._m_len_dest_env_inside

            self._m_len_dest_env_inside = (self.len_dest_env if  ((self.len_dest_env > 0) and (self.ofs_dest_env >= 108) and (self.ofs_dest_env + self.len_dest_env <= self.struc_length))  else 0)
            return getattr(self, '_m_len_dest_env_inside', None)

        @property
        def len_dest_name_inside(self):
            """Length of the name of the destination; 0 where there is none, or
            where it does not lie inside the structure.
            
            .. seealso::
               IBM MQ documentation, MQRMH, DestNameLength and DestNameOffset
            """
            if hasattr(self, '_m_len_dest_name_inside'):
                return self._m_len_dest_name_inside

            self._m_len_dest_name_inside = (self.len_dest_name if  ((self.len_dest_name > 0) and (self.ofs_dest_name >= 108) and (self.ofs_dest_name + self.len_dest_name <= self.struc_length))  else 0)
            return getattr(self, '_m_len_dest_name_inside', None)

        @property
        def len_src_env_inside(self):
            """Length of the environment of the source; 0 where there is none, or
            where it does not lie inside the structure.
            
            .. seealso::
               IBM MQ documentation, MQRMH, SrcEnvLength and SrcEnvOffset
            """
            if hasattr(self, '_m_len_src_env_inside'):
                return self._m_len_src_env_inside

            self._m_len_src_env_inside = (self.len_src_env if  ((self.len_src_env > 0) and (self.ofs_src_env >= 108) and (self.ofs_src_env + self.len_src_env <= self.struc_length))  else 0)
            return getattr(self, '_m_len_src_env_inside', None)

        @property
        def len_src_name_inside(self):
            """Length of the name of the source; 0 where there is none, or
            where it does not lie inside the structure.
            
            .. seealso::
               IBM MQ documentation, MQRMH, SrcNameLength and SrcNameOffset
            """
            if hasattr(self, '_m_len_src_name_inside'):
                return self._m_len_src_name_inside

            self._m_len_src_name_inside = (self.len_src_name if  ((self.len_src_name > 0) and (self.ofs_src_name >= 108) and (self.ofs_src_name + self.len_src_name <= self.struc_length))  else 0)
            return getattr(self, '_m_len_src_name_inside', None)

        @property
        def logical_offset(self):
            """Where the bytes begin in the object. It is not the place of the data
            in the message.
            
            .. seealso::
               IBM MQ documentation, MQRMH
            """
            if hasattr(self, '_m_logical_offset'):
                return self._m_logical_offset

            self._m_logical_offset = self.data_logical_offset2 * 1000000000 + self.data_logical_offset
            return getattr(self, '_m_logical_offset', None)


    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQRMH, Character set and encoding
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
           IBM MQ documentation, MQRMH, Character set and encoding
        """
        if hasattr(self, '_m_used_encoding'):
            return self._m_used_encoding

        self._m_used_encoding = (self.encoding if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (546 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_used_encoding', None)


