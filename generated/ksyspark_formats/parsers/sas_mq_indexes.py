# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import sas_mq_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqIndexes(KaitaiStruct):
    """The indexes of a data set. The document expects that nobody needs them. The
    layout stands behind the type identifier, which `sas_mq_data_set_message` reads.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """
    def __init__(self, byte_order, long_bytes, string_length, encoding, ccsid, names_length, _io, _parent=None, _root=None):
        super(SasMqIndexes, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.long_bytes = long_bytes
        self.string_length = string_length
        self.encoding = encoding
        self.ccsid = ccsid
        self.names_length = names_length
        self._read()

    def _read(self):
        self.indexes = []
        i = 0
        while not self._io.is_eof():
            self.indexes.append(SasMqIndexes.Index(self.is_be, self.long_used, self.nul_counted, self.ccsid_used, self.are_nuls_summed, self._io, self, self._root))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.indexes)):
            pass
            self.indexes[i]._fetch_instances()

        _ = self.first_letter
        if hasattr(self, '_m_first_letter'):
            pass

        _ = self.marks
        if hasattr(self, '_m_marks'):
            pass


    class Index(KaitaiStruct):
        """An index, and the variables that make its key."""
        def __init__(self, is_be, long_bytes, nul_counted, ccsid, are_nuls_summed, _io, _parent=None, _root=None):
            super(SasMqIndexes.Index, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.long_bytes = long_bytes
            self.nul_counted = nul_counted
            self.ccsid = ccsid
            self.are_nuls_summed = are_nuls_summed
            self._read()

        def _read(self):
            self.upercmx = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.name = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.flags = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.num_variables = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.len_names = sas_mq_string.SasMqString.Length(self.is_be, self.long_bytes, True, self._io)
            self._raw_names = self._io.read_bytes((self.len_names.value if self.are_nuls_summed else self.len_names.value + self.num_variables.value))
            _io__raw_names = KaitaiStream(BytesIO(self._raw_names))
            self.names = SasMqIndexes.Names(self.ccsid, _io__raw_names, self, self._root)


        def _fetch_instances(self):
            pass
            self.upercmx._fetch_instances()
            self.name._fetch_instances()
            self.flags._fetch_instances()
            self.num_variables._fetch_instances()
            self.len_names._fetch_instances()
            self.names._fetch_instances()

        @property
        def is_count_right(self):
            """There are as many names as the entry says.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
            """
            if hasattr(self, '_m_is_count_right'):
                return self._m_is_count_right

            self._m_is_count_right = len(self.names.names) == self.num_variables.value
            return getattr(self, '_m_is_count_right', None)

        @property
        def is_name_terminated(self):
            """The name of the index ends with NUL.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
            """
            if hasattr(self, '_m_is_name_terminated'):
                return self._m_is_name_terminated

            self._m_is_name_terminated = self.name.is_terminated
            return getattr(self, '_m_is_name_terminated', None)


    class Name(KaitaiStruct):
        def __init__(self, ccsid, _io, _parent=None, _root=None):
            super(SasMqIndexes.Name, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.ccsid = ccsid
            self._read()

        def _read(self):
            self.characters = self._io.read_bytes_term(0, False, True, False)


        def _fetch_instances(self):
            pass

        @property
        def text(self):
            """The name as text.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
            """
            if hasattr(self, '_m_text'):
                return self._m_text

            self._m_text = ((self.characters).decode(u"IBM037") if self.ccsid == 37 else ((self.characters).decode(u"IBM500") if self.ccsid == 500 else ((self.characters).decode(u"IBM1047") if self.ccsid == 1047 else ((self.characters).decode(u"IBM1140") if self.ccsid == 1140 else ((self.characters).decode(u"UTF-8") if self.ccsid == 1208 else ((self.characters).decode(u"windows-1252") if self.ccsid == 1252 else ((self.characters).decode(u"IBM437") if self.ccsid == 437 else ((self.characters).decode(u"IBM850") if self.ccsid == 850 else (self.characters).decode(u"ISO-8859-1")))))))))
            return getattr(self, '_m_text', None)


    class Names(KaitaiStruct):
        def __init__(self, ccsid, _io, _parent=None, _root=None):
            super(SasMqIndexes.Names, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.ccsid = ccsid
            self._read()

        def _read(self):
            self.names = []
            i = 0
            while not self._io.is_eof():
                self.names.append(SasMqIndexes.Name(self.ccsid, self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            for i in range(len(self.names)):
                pass
                self.names[i]._fetch_instances()



    @property
    def are_nuls_summed(self):
        """Whether the summed length of names was taken to count their NULs.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
        """
        if hasattr(self, '_m_are_nuls_summed'):
            return self._m_are_nuls_summed

        self._m_are_nuls_summed = (True if self.names_length == u"includes_nul" else (False if self.names_length == u"excludes_nul" else self.nul_counted))
        return getattr(self, '_m_are_nuls_summed', None)

    @property
    def ccsid_used(self):
        """Character set by which text was read.
        
        .. seealso::
           IBM MQ documentation, MQMD, CodedCharSetId
        """
        if hasattr(self, '_m_ccsid_used'):
            return self._m_ccsid_used

        self._m_ccsid_used = (self.ccsid if self.ccsid != 0 else (1047 if  ((len(self.first_letter) == 1) and ( (( ((KaitaiStream.byte_array_index(self.first_letter, 0) >= 193) and (KaitaiStream.byte_array_index(self.first_letter, 0) <= 201)) ) or ( ((KaitaiStream.byte_array_index(self.first_letter, 0) >= 209) and (KaitaiStream.byte_array_index(self.first_letter, 0) <= 217)) ) or ( ((KaitaiStream.byte_array_index(self.first_letter, 0) >= 226) and (KaitaiStream.byte_array_index(self.first_letter, 0) <= 233)) )) ))  else 819))
        return getattr(self, '_m_ccsid_used', None)

    @property
    def first_letter(self):
        """First letter of the first name, by which EBCDIC is known; nothing in a
        shorter body.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
        """
        if hasattr(self, '_m_first_letter'):
            return self._m_first_letter

        _pos = self._io.pos()
        self._io.seek(2 * self.long_used)
        self._m_first_letter = self._io.read_bytes((1 if self._io.size() > 2 * self.long_used else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_first_letter', None)

    @property
    def is_be(self):
        """Whether numbers were read with their most significant byte first: as
        `byte_order` says, else as `encoding` says, else as the length of the
        first name shows, which is small and not 0.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
        
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = (False if self.byte_order == u"little" else (True if self.byte_order == u"big" else (True if self.encoding & 15 == 1 else (False if  ((self.encoding & 15 == 2) or (len(self.marks) == 0))  else (KaitaiStream.byte_array_index(self.marks, 8) == 0 if self.long_bytes == 8 else  ((KaitaiStream.byte_array_index(self.marks, 4) == 0) and (KaitaiStream.byte_array_index(self.marks, 7) != 0)) )))))
        return getattr(self, '_m_is_be', None)

    @property
    def long_used(self):
        """Width of `long` that was taken. Found, where asked for, by the zero bytes
        of the first length.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
        """
        if hasattr(self, '_m_long_used'):
            return self._m_long_used

        self._m_long_used = (self.long_bytes if self.long_bytes != 0 else (4 if len(self.marks) == 0 else ((8 if ((KaitaiStream.byte_array_index(self.marks, 8) | KaitaiStream.byte_array_index(self.marks, 9)) | KaitaiStream.byte_array_index(self.marks, 10)) | KaitaiStream.byte_array_index(self.marks, 11) == 0 else 4) if self.is_be else (8 if ((KaitaiStream.byte_array_index(self.marks, 4) | KaitaiStream.byte_array_index(self.marks, 5)) | KaitaiStream.byte_array_index(self.marks, 6)) | KaitaiStream.byte_array_index(self.marks, 7) == 0 else 4))))
        return getattr(self, '_m_long_used', None)

    @property
    def marks(self):
        """The first sixteen bytes: UPERCMX and the length of the first name; nothing
        in a shorter body.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
        """
        if hasattr(self, '_m_marks'):
            return self._m_marks

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_marks = self._io.read_bytes((16 if self._io.size() >= 16 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_marks', None)

    @property
    def nul_counted(self):
        """Whether the length of a string was taken to count its NUL.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
        """
        if hasattr(self, '_m_nul_counted'):
            return self._m_nul_counted

        self._m_nul_counted = self.string_length != u"excludes_nul"
        return getattr(self, '_m_nul_counted', None)


