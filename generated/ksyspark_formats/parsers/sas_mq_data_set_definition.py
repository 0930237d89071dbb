# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import sas_mq_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqDataSetDefinition(KaitaiStruct):
    """What a data set is, without its variables. The layout stands behind the type
    identifier, which `sas_mq_data_set_message` reads.
    
    The Rendezvous layout of the same record ends with the limit of generations,
    which this document does not list: where exactly four bytes are left at the
    end, they are taken for it.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """
    def __init__(self, byte_order, long_bytes, string_length, encoding, ccsid, _io, _parent=None, _root=None):
        super(SasMqDataSetDefinition, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.long_bytes = long_bytes
        self.string_length = string_length
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.definition = SasMqDataSetDefinition.Definition(self.is_be, self.long_used, self.nul_counted, self.ccsid_used, self._io, self, self._root)
        if self._io.size() - self._io.pos() == 4:
            pass
            self.generations_limit = sas_mq_string.SasMqString.Long(self.is_be, 4, self._io)

        self.trailing_bytes = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.definition._fetch_instances()
        if self._io.size() - self._io.pos() == 4:
            pass
            self.generations_limit._fetch_instances()

        _ = self.first_letter
        if hasattr(self, '_m_first_letter'):
            pass

        _ = self.marks
        if hasattr(self, '_m_marks'):
            pass


    class Definition(KaitaiStruct):
        """The fields that the document lists, in its order."""
        def __init__(self, is_be, long_bytes, nul_counted, ccsid, _io, _parent=None, _root=None):
            super(SasMqDataSetDefinition.Definition, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.long_bytes = long_bytes
            self.nul_counted = nul_counted
            self.ccsid = ccsid
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
                raise kaitaistruct.UndecidedEndiannessError("/types/definition")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.version = self._io.read_s4le()
            self.data_set_type = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.label = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.num_observations = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.num_variables = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.len_observation = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.compress = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.reuse = self._io.read_bytes(1)
            self.encrypt = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.num_sort_variables = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.sort_collating_sequence = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.sort_flags = self._io.read_s2le()
            self.read_password_flag = self._io.read_s4le()
            self.read_password = self._io.read_bytes(4)
            self.write_password_flag = self._io.read_s4le()
            self.write_password = self._io.read_bytes(4)
            self.alter_password_flag = self._io.read_s4le()
            self.alter_password = self._io.read_bytes(4)

        def _read_be(self):
            self.version = self._io.read_s4be()
            self.data_set_type = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.label = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.num_observations = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.num_variables = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.len_observation = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.compress = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.reuse = self._io.read_bytes(1)
            self.encrypt = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.num_sort_variables = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.sort_collating_sequence = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.sort_flags = self._io.read_s2be()
            self.read_password_flag = self._io.read_s4be()
            self.read_password = self._io.read_bytes(4)
            self.write_password_flag = self._io.read_s4be()
            self.write_password = self._io.read_bytes(4)
            self.alter_password_flag = self._io.read_s4be()
            self.alter_password = self._io.read_bytes(4)


        def _fetch_instances(self):
            pass
            self.data_set_type._fetch_instances()
            self.label._fetch_instances()
            self.num_observations._fetch_instances()
            self.num_variables._fetch_instances()
            self.len_observation._fetch_instances()
            self.compress._fetch_instances()
            self.encrypt._fetch_instances()
            self.num_sort_variables._fetch_instances()
            self.sort_collating_sequence._fetch_instances()

        @property
        def are_strings_terminated(self):
            """All its strings end with NUL. If not, that is a note
            (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
            """
            if hasattr(self, '_m_are_strings_terminated'):
                return self._m_are_strings_terminated

            self._m_are_strings_terminated =  ((self.data_set_type.is_terminated) and (self.label.is_terminated) and (self.compress.is_terminated) and (self.encrypt.is_terminated) and (self.sort_collating_sequence.is_terminated)) 
            return getattr(self, '_m_are_strings_terminated', None)


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
        """First letter of the data set type, by which EBCDIC is known; nothing in a
        shorter body.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
        """
        if hasattr(self, '_m_first_letter'):
            return self._m_first_letter

        _pos = self._io.pos()
        self._io.seek(4 + self.long_used)
        self._m_first_letter = self._io.read_bytes((1 if self._io.size() >= 5 + self.long_used else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_first_letter', None)

    @property
    def is_be(self):
        """Whether numbers were read with their most significant byte first: as
        `byte_order` says, else as `encoding` says, else as the length of the data
        set type shows, which is small.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
        
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = (False if self.byte_order == u"little" else (True if self.byte_order == u"big" else (True if self.encoding & 15 == 1 else (False if  ((self.encoding & 15 == 2) or (len(self.marks) == 0))  else (KaitaiStream.byte_array_index(self.marks, 4) == 0 if  ((KaitaiStream.byte_array_index(self.marks, 4) != 0) or (KaitaiStream.byte_array_index(self.marks, 7) != 0))  else  ((KaitaiStream.byte_array_index(self.marks, 8) == 0) and (KaitaiStream.byte_array_index(self.marks, 11) != 0)) )))))
        return getattr(self, '_m_is_be', None)

    @property
    def long_used(self):
        """Width of `long` that was taken. Found, where asked for, by the zero bytes
        of the first length; a data set type of length 0 without NUL misleads it.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
        """
        if hasattr(self, '_m_long_used'):
            return self._m_long_used

        self._m_long_used = (self.long_bytes if self.long_bytes != 0 else (4 if len(self.marks) == 0 else ((8 if KaitaiStream.byte_array_index(self.marks, 7) == 0 else 4) if self.is_be else (8 if ((KaitaiStream.byte_array_index(self.marks, 8) | KaitaiStream.byte_array_index(self.marks, 9)) | KaitaiStream.byte_array_index(self.marks, 10)) | KaitaiStream.byte_array_index(self.marks, 11) == 0 else 4))))
        return getattr(self, '_m_long_used', None)

    @property
    def marks(self):
        """The first twelve bytes: the version and the length of the data set type;
        nothing in a shorter body.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
        """
        if hasattr(self, '_m_marks'):
            return self._m_marks

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_marks = self._io.read_bytes((12 if self._io.size() >= 12 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_marks', None)

    @property
    def nul_counted(self):
        """Whether the length of a string was taken to count its NUL.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
        """
        if hasattr(self, '_m_nul_counted'):
            return self._m_nul_counted

        self._m_nul_counted = self.string_length != u"excludes_nul"
        return getattr(self, '_m_nul_counted', None)


