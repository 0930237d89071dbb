# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import sas_mq_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqFileRecords(KaitaiStruct):
    """Records of a file, each behind its length, up to the end. One message holds at
    most 32K; the bodies of all messages from number 2 on, put together in the
    order of their numbers, are read the same way, should a record go on in the
    next message.
    
    A record has no NUL: the document says that of the header and of data sets
    only. The records of a text file are its lines without line ends; those of a
    binary file follow each other without anything between.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """
    def __init__(self, byte_order, long_bytes, encoding, _io, _parent=None, _root=None):
        super(SasMqFileRecords, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.long_bytes = long_bytes
        self.encoding = encoding
        self._read()

    def _read(self):
        self.records = []
        i = 0
        while not self._io.is_eof():
            self.records.append(SasMqFileRecords.Record(self.is_be, self.long_bytes, self._io, self, self._root))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.records)):
            pass
            self.records[i]._fetch_instances()

        _ = self.first_word
        if hasattr(self, '_m_first_word'):
            pass

        _ = self.second_word
        if hasattr(self, '_m_second_word'):
            pass


    class Record(KaitaiStruct):
        """A length and so many bytes."""
        def __init__(self, is_be, long_bytes, _io, _parent=None, _root=None):
            super(SasMqFileRecords.Record, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.long_bytes = long_bytes
            self._read()

        def _read(self):
            self.len_data = sas_mq_string.SasMqString.Length(self.is_be, self.long_bytes, True, self._io)
            self.data = self._io.read_bytes(self.len_data.value)


        def _fetch_instances(self):
            pass
            self.len_data._fetch_instances()


    @property
    def first_word(self):
        """The first four bytes; nothing in a shorter body.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
        """
        if hasattr(self, '_m_first_word'):
            return self._m_first_word

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_first_word = self._io.read_bytes((4 if self._io.size() >= 4 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_first_word', None)

    @property
    def is_be(self):
        """Whether lengths were read with their most significant byte first: as
        `byte_order` says, else as `encoding` says, else the order that makes the
        first length smaller. Where that is 0, the bytes do not tell.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
        
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = (False if self.byte_order == u"little" else (True if self.byte_order == u"big" else (True if self.encoding & 15 == 1 else (False if  ((self.encoding & 15 == 2) or (len(self.first_word) == 0))  else ( ((((KaitaiStream.byte_array_index(self.first_word, 0) << 16) + (KaitaiStream.byte_array_index(self.first_word, 1) << 8)) + KaitaiStream.byte_array_index(self.first_word, 2) < ((KaitaiStream.byte_array_index(self.second_word, 3) << 16) + (KaitaiStream.byte_array_index(self.second_word, 2) << 8)) + KaitaiStream.byte_array_index(self.second_word, 1)) or ( ((((KaitaiStream.byte_array_index(self.first_word, 0) << 16) + (KaitaiStream.byte_array_index(self.first_word, 1) << 8)) + KaitaiStream.byte_array_index(self.first_word, 2) == ((KaitaiStream.byte_array_index(self.second_word, 3) << 16) + (KaitaiStream.byte_array_index(self.second_word, 2) << 8)) + KaitaiStream.byte_array_index(self.second_word, 1)) and (KaitaiStream.byte_array_index(self.first_word, 3) < KaitaiStream.byte_array_index(self.second_word, 0))) ))  if  ((self.long_bytes == 8) and (len(self.second_word) == 4))  else (KaitaiStream.byte_array_index(self.first_word, 3) << 8) + KaitaiStream.byte_array_index(self.first_word, 2) > (KaitaiStream.byte_array_index(self.first_word, 0) << 8) + KaitaiStream.byte_array_index(self.first_word, 1))))))
        return getattr(self, '_m_is_be', None)

    @property
    def second_word(self):
        """The four bytes behind them; nothing in a shorter body.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
        """
        if hasattr(self, '_m_second_word'):
            return self._m_second_word

        _pos = self._io.pos()
        self._io.seek(4)
        self._m_second_word = self._io.read_bytes((4 if self._io.size() >= 8 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_second_word', None)


