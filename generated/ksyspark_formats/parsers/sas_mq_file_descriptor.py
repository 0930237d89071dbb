# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import sas_mq_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqFileDescriptor(KaitaiStruct):
    """The first numbered message of a file: two numbers, 8 bytes in all. The records
    follow in the messages from number 2 on (`sas_mq_file_records`).
    
    The document calls both numeric integers; the Rendezvous layout of the same
    attachments sends them with 4 bytes, so that is the reading here. A body of 16
    bytes can be read as two numbers of 8 bytes: `descriptor`.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """
    def __init__(self, byte_order, encoding, descriptor, _io, _parent=None, _root=None):
        super(SasMqFileDescriptor, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.encoding = encoding
        self.descriptor = descriptor
        self._read()

    def _read(self):
        self.file = SasMqFileDescriptor.Numbers(self.is_be, self.number_bytes, self._io, self, self._root)
        self.trailing_bytes = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.file._fetch_instances()
        _ = self.first_word
        if hasattr(self, '_m_first_word'):
            pass


    class Numbers(KaitaiStruct):
        """Record length and size."""
        def __init__(self, is_be, number_bytes, _io, _parent=None, _root=None):
            super(SasMqFileDescriptor.Numbers, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.number_bytes = number_bytes
            self._read()

        def _read(self):
            self.logical_record_length = sas_mq_string.SasMqString.Long(self.is_be, self.number_bytes, self._io)
            self.file_size = sas_mq_string.SasMqString.Long(self.is_be, self.number_bytes, self._io)


        def _fetch_instances(self):
            pass
            self.logical_record_length._fetch_instances()
            self.file_size._fetch_instances()


    @property
    def first_word(self):
        """The number at the front as it lies; nothing in a body that is too short.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
        """
        if hasattr(self, '_m_first_word'):
            return self._m_first_word

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_first_word = self._io.read_bytes((self.number_bytes if self._io.size() >= self.number_bytes else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_first_word', None)

    @property
    def is_be(self):
        """Whether the numbers were read with their most significant byte first: as
        `byte_order` says, else as `encoding` says, else the order that makes the
        record length smaller.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
        
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = (False if self.byte_order == u"little" else (True if self.byte_order == u"big" else (True if self.encoding & 15 == 1 else (False if  ((self.encoding & 15 == 2) or (len(self.first_word) == 0))  else ( ((((KaitaiStream.byte_array_index(self.first_word, 0) << 16) + (KaitaiStream.byte_array_index(self.first_word, 1) << 8)) + KaitaiStream.byte_array_index(self.first_word, 2) < ((KaitaiStream.byte_array_index(self.first_word, 7) << 16) + (KaitaiStream.byte_array_index(self.first_word, 6) << 8)) + KaitaiStream.byte_array_index(self.first_word, 5)) or ( ((((KaitaiStream.byte_array_index(self.first_word, 0) << 16) + (KaitaiStream.byte_array_index(self.first_word, 1) << 8)) + KaitaiStream.byte_array_index(self.first_word, 2) == ((KaitaiStream.byte_array_index(self.first_word, 7) << 16) + (KaitaiStream.byte_array_index(self.first_word, 6) << 8)) + KaitaiStream.byte_array_index(self.first_word, 5)) and (KaitaiStream.byte_array_index(self.first_word, 3) < KaitaiStream.byte_array_index(self.first_word, 4))) ))  if len(self.first_word) == 8 else (KaitaiStream.byte_array_index(self.first_word, 3) << 8) + KaitaiStream.byte_array_index(self.first_word, 2) > (KaitaiStream.byte_array_index(self.first_word, 0) << 8) + KaitaiStream.byte_array_index(self.first_word, 1))))))
        return getattr(self, '_m_is_be', None)

    @property
    def number_bytes(self):
        """Width of the two numbers that was taken.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
        """
        if hasattr(self, '_m_number_bytes'):
            return self._m_number_bytes

        self._m_number_bytes = (8 if  ((self.descriptor == u"long") and (self._io.size() == 16))  else 4)
        return getattr(self, '_m_number_bytes', None)


