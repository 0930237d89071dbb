# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import sas_mq_indexes
from . import sas_mq_variable_definitions
from . import sas_mq_data_set_definition
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqDataSetMessage(KaitaiStruct):
    """A message of a data set begins with a type identifier that says what it holds:
    the definition of the data set, definitions of variables, observations, indexes
    or integrity constraints.
    
    Observations are kept as bytes: their layout is what the definitions of the
    variables say, which are in other messages. Integrity constraints have no
    layout in the document and are kept as bytes too.
    
    Definitions and observations may go on in the next message (lines 134 and 143).
    A message that ends inside a definition is refused; `raw_content` keeps what is
    behind the type identifier, to be put together and read with the layouts of
    the contents.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """

    class TypeId(IntEnum):
        definition = 1
        variables = 2
        observations = 3
        indexes = 4
        constraints = 5
    def __init__(self, byte_order, long_bytes, string_length, encoding, ccsid, continuation, raw_content, _io, _parent=None, _root=None):
        super(SasMqDataSetMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.long_bytes = long_bytes
        self.string_length = string_length
        self.encoding = encoding
        self.ccsid = ccsid
        self.continuation = continuation
        self.raw_content = raw_content
        self._read()

    def _read(self):
        if (not (self.is_continuation)):
            pass
            self.head = SasMqDataSetMessage.Head(self.is_be, self._io, self, self._root)

        _on = (0 if  ((self.is_continuation) or (self.raw_content))  else int(self.head.type_id))
        if _on == 1:
            pass
            self._raw_content = self._io.read_bytes_full()
            _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
            self.content = sas_mq_data_set_definition.SasMqDataSetDefinition(self.order, self.long_bytes, self.string_length, self.encoding, self.ccsid, _io__raw_content)
        elif _on == 2:
            pass
            self._raw_content = self._io.read_bytes_full()
            _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
            self.content = sas_mq_variable_definitions.SasMqVariableDefinitions(self.order, self.long_bytes, self.string_length, self.encoding, self.ccsid, _io__raw_content)
        elif _on == 4:
            pass
            self._raw_content = self._io.read_bytes_full()
            _io__raw_content = KaitaiStream(BytesIO(self._raw_content))
            self.content = sas_mq_indexes.SasMqIndexes(self.order, self.long_bytes, self.string_length, self.encoding, self.ccsid, u"same", _io__raw_content)
        else:
            pass
            self.content = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if (not (self.is_continuation)):
            pass
            self.head._fetch_instances()

        _on = (0 if  ((self.is_continuation) or (self.raw_content))  else int(self.head.type_id))
        if _on == 1:
            pass
            self.content._fetch_instances()
        elif _on == 2:
            pass
            self.content._fetch_instances()
        elif _on == 4:
            pass
            self.content._fetch_instances()
        else:
            pass
        _ = self.marks
        if hasattr(self, '_m_marks'):
            pass


    class Head(KaitaiStruct):
        def __init__(self, is_be, _io, _parent=None, _root=None):
            super(SasMqDataSetMessage.Head, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
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
                raise kaitaistruct.UndecidedEndiannessError("/types/head")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.type_id = KaitaiStream.resolve_enum(SasMqDataSetMessage.TypeId, self._io.read_s4le())
            _ = self.type_id
            if not  ((int(_) >= 1) and (int(_) <= 5)) :
                raise kaitaistruct.ValidationExprError(self.type_id, self._io, u"/types/head/seq/0")

        def _read_be(self):
            self.type_id = KaitaiStream.resolve_enum(SasMqDataSetMessage.TypeId, self._io.read_s4be())
            _ = self.type_id
            if not  ((int(_) >= 1) and (int(_) <= 5)) :
                raise kaitaistruct.ValidationExprError(self.type_id, self._io, u"/types/head/seq/0")


        def _fetch_instances(self):
            pass


    @property
    def is_be(self):
        """Whether numbers were read with their most significant byte first: as
        `byte_order` says, else as the type identifier shows, which is 1 to 5,
        else as `encoding` says, else not.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
        
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = (False if self.byte_order == u"little" else (True if self.byte_order == u"big" else (self.encoding & 15 == 1 if len(self.marks) == 0 else (True if  ((KaitaiStream.byte_array_index(self.marks, 0) == 0) and (KaitaiStream.byte_array_index(self.marks, 1) == 0) and (KaitaiStream.byte_array_index(self.marks, 2) == 0) and (KaitaiStream.byte_array_index(self.marks, 3) != 0))  else (False if  ((KaitaiStream.byte_array_index(self.marks, 3) == 0) and (KaitaiStream.byte_array_index(self.marks, 2) == 0) and (KaitaiStream.byte_array_index(self.marks, 1) == 0) and (KaitaiStream.byte_array_index(self.marks, 0) != 0))  else self.encoding & 15 == 1)))))
        return getattr(self, '_m_is_be', None)

    @property
    def is_continuation(self):
        """The message has no type identifier and goes on with the one before.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
        """
        if hasattr(self, '_m_is_continuation'):
            return self._m_is_continuation

        self._m_is_continuation =  ((self.continuation == u"bare") and ( ((len(self.marks) == 0) or ((not (( ((KaitaiStream.byte_array_index(self.marks, 0) == 0) and (KaitaiStream.byte_array_index(self.marks, 1) == 0) and (KaitaiStream.byte_array_index(self.marks, 2) == 0) and (KaitaiStream.byte_array_index(self.marks, 3) >= 1) and (KaitaiStream.byte_array_index(self.marks, 3) <= 5))  if self.is_be else  ((KaitaiStream.byte_array_index(self.marks, 3) == 0) and (KaitaiStream.byte_array_index(self.marks, 2) == 0) and (KaitaiStream.byte_array_index(self.marks, 1) == 0) and (KaitaiStream.byte_array_index(self.marks, 0) >= 1) and (KaitaiStream.byte_array_index(self.marks, 0) <= 5)) ))))) )) 
        return getattr(self, '_m_is_continuation', None)

    @property
    def is_reading_conflict(self):
        """The byte order that was taken is not the one that `encoding` tells
        (READING_CONFLICT).
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_reading_conflict'):
            return self._m_is_reading_conflict

        self._m_is_reading_conflict =  (( ((self.encoding & 15 == 1) and ((not (self.is_be)))) ) or ( ((self.encoding & 15 == 2) and (self.is_be)) )) 
        return getattr(self, '_m_is_reading_conflict', None)

    @property
    def marks(self):
        """The first four bytes, where the type identifier stands; nothing in a
        shorter message.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
        """
        if hasattr(self, '_m_marks'):
            return self._m_marks

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_marks = self._io.read_bytes((4 if self._io.size() >= 4 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_marks', None)

    @property
    def order(self):
        """The byte order that was taken, as a word.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
        """
        if hasattr(self, '_m_order'):
            return self._m_order

        self._m_order = (u"big" if self.is_be else u"little")
        return getattr(self, '_m_order', None)


