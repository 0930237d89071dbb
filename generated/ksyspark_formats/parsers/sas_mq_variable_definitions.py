# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import sas_mq_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqVariableDefinitions(KaitaiStruct):
    """The variables of a data set, in the order in which their values stand in a row.
    The layout stands behind the type identifier, which `sas_mq_data_set_message`
    reads. Definitions may go on in the next message: then drop the type identifier
    of each, put the rest together in the order of numbers, and read the whole.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """
    def __init__(self, byte_order, long_bytes, string_length, encoding, ccsid, _io, _parent=None, _root=None):
        super(SasMqVariableDefinitions, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.long_bytes = long_bytes
        self.string_length = string_length
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.variables = []
        i = 0
        while not self._io.is_eof():
            self.variables.append(SasMqVariableDefinitions.Variable(self.is_be, self.long_used, self.nul_counted, self.ccsid_used, self._io, self, self._root))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.variables)):
            pass
            self.variables[i]._fetch_instances()

        _ = self.first_letter
        if hasattr(self, '_m_first_letter'):
            pass

        _ = self.marks
        if hasattr(self, '_m_marks'):
            pass


    class Variable(KaitaiStruct):
        """A variable, its formats, and where its value lies in a row."""
        def __init__(self, is_be, long_bytes, nul_counted, ccsid, _io, _parent=None, _root=None):
            super(SasMqVariableDefinitions.Variable, self).__init__(_io)
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
                raise kaitaistruct.UndecidedEndiannessError("/types/variable")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.name = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.format = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.informat = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.label = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.variable_type = self._io.read_u1()
            self.len_value = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.format_width = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.format_decimals = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.informat_width = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.informat_decimals = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.sort_position = self._io.read_s1()

        def _read_be(self):
            self.name = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.format = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.informat = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.label = sas_mq_string.SasMqString(self.is_be, self.long_bytes, self.nul_counted, self.ccsid, self._io)
            self.variable_type = self._io.read_u1()
            self.len_value = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.format_width = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.format_decimals = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.informat_width = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.informat_decimals = sas_mq_string.SasMqString.Long(self.is_be, self.long_bytes, self._io)
            self.sort_position = self._io.read_s1()


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.format._fetch_instances()
            self.informat._fetch_instances()
            self.label._fetch_instances()
            self.len_value._fetch_instances()
            self.format_width._fetch_instances()
            self.format_decimals._fetch_instances()
            self.informat_width._fetch_instances()
            self.informat_decimals._fetch_instances()

        @property
        def are_strings_terminated(self):
            """All its strings end with NUL. If not, that is a note
            (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
            """
            if hasattr(self, '_m_are_strings_terminated'):
                return self._m_are_strings_terminated

            self._m_are_strings_terminated =  ((self.name.is_terminated) and (self.format.is_terminated) and (self.informat.is_terminated) and (self.label.is_terminated)) 
            return getattr(self, '_m_are_strings_terminated', None)

        @property
        def is_numeric(self):
            """The value is a number.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
            """
            if hasattr(self, '_m_is_numeric'):
                return self._m_is_numeric

            self._m_is_numeric =  ((self.variable_type == 1) or (self.variable_type == 49) or (self.variable_type == 241)) 
            return getattr(self, '_m_is_numeric', None)


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
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
        """
        if hasattr(self, '_m_first_letter'):
            return self._m_first_letter

        _pos = self._io.pos()
        self._io.seek(self.long_used)
        self._m_first_letter = self._io.read_bytes((1 if self._io.size() > self.long_used else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_first_letter', None)

    @property
    def is_be(self):
        """Whether numbers were read with their most significant byte first: as
        `byte_order` says, else as `encoding` says, else as the length of the
        first name shows, which is small and not 0.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
        
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = (False if self.byte_order == u"little" else (True if self.byte_order == u"big" else (True if self.encoding & 15 == 1 else (False if  ((self.encoding & 15 == 2) or (len(self.marks) == 0))  else  ((KaitaiStream.byte_array_index(self.marks, 0) == 0) and ( ((KaitaiStream.byte_array_index(self.marks, 3) != 0) or (KaitaiStream.byte_array_index(self.marks, 7) != 0)) )) ))))
        return getattr(self, '_m_is_be', None)

    @property
    def long_used(self):
        """Width of `long` that was taken. Found, where asked for, by the zero bytes
        of the first length.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
        """
        if hasattr(self, '_m_long_used'):
            return self._m_long_used

        self._m_long_used = (self.long_bytes if self.long_bytes != 0 else (4 if len(self.marks) == 0 else ((8 if ((KaitaiStream.byte_array_index(self.marks, 0) | KaitaiStream.byte_array_index(self.marks, 1)) | KaitaiStream.byte_array_index(self.marks, 2)) | KaitaiStream.byte_array_index(self.marks, 3) == 0 else 4) if self.is_be else (8 if ((KaitaiStream.byte_array_index(self.marks, 4) | KaitaiStream.byte_array_index(self.marks, 5)) | KaitaiStream.byte_array_index(self.marks, 6)) | KaitaiStream.byte_array_index(self.marks, 7) == 0 else 4))))
        return getattr(self, '_m_long_used', None)

    @property
    def marks(self):
        """The first eight bytes, which begin with the length of the first name;
        nothing in a shorter body.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
        """
        if hasattr(self, '_m_marks'):
            return self._m_marks

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_marks = self._io.read_bytes((8 if self._io.size() >= 8 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_marks', None)

    @property
    def nul_counted(self):
        """Whether the length of a string was taken to count its NUL.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
        """
        if hasattr(self, '_m_nul_counted'):
            return self._m_nul_counted

        self._m_nul_counted = self.string_length != u"excludes_nul"
        return getattr(self, '_m_nul_counted', None)


