# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasMqAttachmentCount(KaitaiStruct):
    """The last message of an attachment, put on the queue after its numbered ones. It
    says how many those are, itself not counted. Its correlation id is the plain id
    of the attachment, number 0.
    
    The document calls it a single integer and prints it as eight hexadecimal
    digits. 4 bytes are an `int`, 8 bytes a `long` of a Unix of 64 bits, and eight
    printed digits are read as well.
    
    .. seealso::
       SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
    """

    class Form(IntEnum):
        narrow = 1
        wide = 2
        printed = 3
    def __init__(self, byte_order, encoding, _io, _parent=None, _root=None):
        super(SasMqAttachmentCount, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.byte_order = byte_order
        self.encoding = encoding
        self._read()

    def _read(self):
        _on = self.form
        if _on == SasMqAttachmentCount.Form.printed:
            pass
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasMqAttachmentCount.Printed(_io__raw_body, self, self._root)
        else:
            pass
            self._raw_body = self._io.read_bytes_full()
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasMqAttachmentCount.Binary(self.is_be, self.form == SasMqAttachmentCount.Form.wide, _io__raw_body, self, self._root)


    def _fetch_instances(self):
        pass
        _on = self.form
        if _on == SasMqAttachmentCount.Form.printed:
            pass
            self.body._fetch_instances()
        else:
            pass
            self.body._fetch_instances()
        _ = self.first_word
        if hasattr(self, '_m_first_word'):
            pass

        _ = self.marks
        if hasattr(self, '_m_marks'):
            pass


    class Binary(KaitaiStruct):
        """A number of 4 or 8 bytes."""
        def __init__(self, is_be, is_wide, _io, _parent=None, _root=None):
            super(SasMqAttachmentCount.Binary, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_be = is_be
            self.is_wide = is_wide
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
                raise kaitaistruct.UndecidedEndiannessError("/types/binary")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            if (not (self.is_wide)):
                pass
                self.narrow = self._io.read_s4le()
                if not self.narrow >= 0:
                    raise kaitaistruct.ValidationLessThanError(0, self.narrow, self._io, u"/types/binary/seq/0")

            if self.is_wide:
                pass
                self.wide = self._io.read_s8le()
                if not self.wide >= 0:
                    raise kaitaistruct.ValidationLessThanError(0, self.wide, self._io, u"/types/binary/seq/1")

            self.trailing_bytes = self._io.read_bytes_full()

        def _read_be(self):
            if (not (self.is_wide)):
                pass
                self.narrow = self._io.read_s4be()
                if not self.narrow >= 0:
                    raise kaitaistruct.ValidationLessThanError(0, self.narrow, self._io, u"/types/binary/seq/0")

            if self.is_wide:
                pass
                self.wide = self._io.read_s8be()
                if not self.wide >= 0:
                    raise kaitaistruct.ValidationLessThanError(0, self.wide, self._io, u"/types/binary/seq/1")

            self.trailing_bytes = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            if (not (self.is_wide)):
                pass

            if self.is_wide:
                pass


        @property
        def value(self):
            """The number.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.wide if self.is_wide else self.narrow)
            return getattr(self, '_m_value', None)


    class Digit(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(SasMqAttachmentCount.Digit, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.code = self._io.read_u1()
            _ = self.code
            if not  (( ((_ >= 48) and (_ <= 57)) ) or ( ((_ >= 65) and (_ <= 70)) ) or ( ((_ >= 97) and (_ <= 102)) ) or ( ((_ >= 240) and (_ <= 249)) ) or ( ((_ >= 193) and (_ <= 198)) ) or ( ((_ >= 129) and (_ <= 134)) )) :
                raise kaitaistruct.ValidationExprError(self.code, self._io, u"/types/digit/seq/0")


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            """What the digit is worth, 0 to 15.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.code & 15) + (0 if self.code & 48 == 48 else 9)
            return getattr(self, '_m_value', None)


    class Printed(KaitaiStruct):
        """Eight hexadecimal digits in ASCII or EBCDIC."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasMqAttachmentCount.Printed, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.digits = []
            for i in range(8):
                self.digits.append(SasMqAttachmentCount.Digit(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            for i in range(len(self.digits)):
                pass
                self.digits[i]._fetch_instances()


        @property
        def value(self):
            """The number that the digits make.
            
            .. seealso::
               SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = ((((self.digits[0].value * 16 + self.digits[1].value) * 16 + self.digits[2].value) * 16 + self.digits[3].value) * 65536 + ((self.digits[4].value * 16 + self.digits[5].value) * 16 + self.digits[6].value) * 16) + self.digits[7].value
            return getattr(self, '_m_value', None)


    @property
    def first_word(self):
        """The first four bytes; nothing in a shorter body.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
        """
        if hasattr(self, '_m_first_word'):
            return self._m_first_word

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_first_word = self._io.read_bytes((4 if self._io.size() >= 4 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_first_word', None)

    @property
    def form(self):
        """How the number is written. Digits are known by their first and last byte.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
        """
        if hasattr(self, '_m_form'):
            return self._m_form

        self._m_form = KaitaiStream.resolve_enum(SasMqAttachmentCount.Form, (1 if self._io.size() != 8 else (3 if  ((KaitaiStream.byte_array_index(self.marks, 0) >= 48) and (KaitaiStream.byte_array_index(self.marks, 0) < 250) and (KaitaiStream.byte_array_index(self.marks, 7) >= 48) and (KaitaiStream.byte_array_index(self.marks, 7) < 250))  else 2)))
        return getattr(self, '_m_form', None)

    @property
    def is_be(self):
        """Whether the number was read with its most significant byte first: as
        `byte_order` says, else as `encoding` says, else the order that makes the
        smaller number.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
        
        
        .. seealso::
           IBM MQ documentation, MQMD, Encoding
        """
        if hasattr(self, '_m_is_be'):
            return self._m_is_be

        self._m_is_be = (False if self.byte_order == u"little" else (True if self.byte_order == u"big" else (True if self.encoding & 15 == 1 else (False if  ((self.encoding & 15 == 2) or (len(self.first_word) == 0))  else ( ((((KaitaiStream.byte_array_index(self.marks, 0) << 16) + (KaitaiStream.byte_array_index(self.marks, 1) << 8)) + KaitaiStream.byte_array_index(self.marks, 2) < ((KaitaiStream.byte_array_index(self.marks, 7) << 16) + (KaitaiStream.byte_array_index(self.marks, 6) << 8)) + KaitaiStream.byte_array_index(self.marks, 5)) or ( ((((KaitaiStream.byte_array_index(self.marks, 0) << 16) + (KaitaiStream.byte_array_index(self.marks, 1) << 8)) + KaitaiStream.byte_array_index(self.marks, 2) == ((KaitaiStream.byte_array_index(self.marks, 7) << 16) + (KaitaiStream.byte_array_index(self.marks, 6) << 8)) + KaitaiStream.byte_array_index(self.marks, 5)) and (KaitaiStream.byte_array_index(self.marks, 3) < KaitaiStream.byte_array_index(self.marks, 4))) ))  if self.form == SasMqAttachmentCount.Form.wide else (KaitaiStream.byte_array_index(self.first_word, 3) << 8) + KaitaiStream.byte_array_index(self.first_word, 2) > (KaitaiStream.byte_array_index(self.first_word, 0) << 8) + KaitaiStream.byte_array_index(self.first_word, 1))))))
        return getattr(self, '_m_is_be', None)

    @property
    def marks(self):
        """The eight bytes of a long or printed number; else nothing.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
        """
        if hasattr(self, '_m_marks'):
            return self._m_marks

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_marks = self._io.read_bytes((8 if self._io.size() == 8 else 0))
        self._io.seek(_pos)
        return getattr(self, '_m_marks', None)

    @property
    def num_messages(self):
        """How many numbered messages the attachment has.
        
        .. seealso::
           SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
        """
        if hasattr(self, '_m_num_messages'):
            return self._m_num_messages

        self._m_num_messages = (self.body.value if self.form == SasMqAttachmentCount.Form.printed else self.body.value)
        return getattr(self, '_m_num_messages', None)


