/* Logical types of the documented systems: what a value means, or what is wrong with it. Source: the interpreter's. */

/** Returns what a value of a logical type means; throws NoValue for one that breaks the rules of its type. */
function meaningOf(written, value) {
  const [, name, given] = /^(\w+)(?:\((.*)\))?$/.exec(written);
  const read = LOGICAL[name];
  return read ? read(value, given ? given.split(/\s*,\s*/) : []) : undefined;
}

function invalidValue(rule, details) {
  return new NoValue('logical', { rule, ...details });
}

const LOGICAL = {
  mqtt_string(text) {
    if (text.includes('\0')) throw invalidValue('mqtt_string');
    return text;
  },
  mqtt_topic_name(text) {
    if (/[\0#+]/.test(text)) throw invalidValue('mqtt_topic_name');
    return text;
  },
  mqtt_topic_filter(text) {
    const levels = text.split('/');
    const isWhole = levels.every((level) => level === '#' || level === '+' || !/[\0#+]/.test(level));
    if (!isWhole || levels.slice(0, -1).includes('#')) throw invalidValue('mqtt_topic_filter');
    return text;
  },
  maxdb_number(bytes, [precision, scale]) {
    return shortenedNumber(maxdbNumber(bytes), Number(precision || 38), Number(scale || 0));
  },
  maxdb_number_text(bytes) {
    return maxdbNumber(bytes).text;
  },
  sas_numeric(value, [form]) {
    const read = sasNumber(value, form || '');
    return read.missing ? undefined : read.number;
  },
  sas_missing(value, [form]) {
    return sasNumber(value, form || '').missing || undefined;
  },
};

/** Returns {digits, exponent, isNegative, text} of a number of MaxDB: 0.digits times ten to the exponent. */
function maxdbNumber(bytes) {
  if (bytes.length < 2 || bytes.length > 20) throw invalidValue('maxdb_number');
  const written = hexOf(bytes.subarray(1));
  const first = bytes[0];
  if (!/^[0-9]*$/.test(written) || first === 0) throw invalidValue('maxdb_number');
  const digits = written.replace(/0+$/, '');
  if (first === 0x80) {
    if (digits) throw invalidValue('maxdb_number');
    return { digits: '', exponent: 0, isNegative: false, text: '0' };
  }
  const isNegative = first < 0x80;
  const magnitude = isNegative ? tensComplement(digits) : digits;
  if (!magnitude || magnitude[0] === '0') throw invalidValue('maxdb_number');
  const exponent = isNegative ? 64 - first : first - 192;
  return { digits: magnitude, exponent, isNegative, text: decimalText(magnitude, exponent, isNegative) };
}

/** Returns the digits of 1 - 0.digits, without zeros at the end; `1` behind the point cannot be written: "". */
function tensComplement(digits) {
  if (!digits) return '';
  const nines = Array.from(digits.slice(0, -1), (digit) => 9 - digit).join('');
  return `${nines}${10 - digits.slice(-1)}`;
}

function decimalText(digits, exponent, isNegative) {
  const before = exponent > 0 ? digits.slice(0, exponent).padEnd(exponent, '0') : '0';
  const behind = exponent > 0 ? digits.slice(exponent) : '0'.repeat(-exponent) + digits;
  return `${isNegative ? '-' : ''}${before}${behind ? `.${behind}` : ''}`;
}

/** Returns the text of a number that needs at most `precision` digits, `scale` of them behind the point. */
function shortenedNumber(number, precision, scale) {
  const kept = number.exponent + scale;
  if (number.digits && (number.digits.length > kept || kept > precision)) throw invalidValue('maxdb_number');
  return number.text;
}

const SAS_KINDS = ['.', '._', ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => `.${letter}`)];

/** Returns {number} or {missing} of a double, or of the upper bytes of one. */
function sasNumber(value, form) {
  if (form.startsWith('ibm')) return {};
  const view = new DataView(new ArrayBuffer(8));
  if (value instanceof Uint8Array) {
    if (value.length < 3 || value.length > 8) throw invalidValue('sas_number');
    const bytes = form === 'le' ? Array.from(value).reverse() : value;
    bytes.forEach((byte, position) => view.setUint8(position, byte));
  } else {
    view.setFloat64(0, value);
  }
  const number = view.getFloat64(0);
  if (Number.isFinite(number)) return { number };
  const isTagged = view.getUint16(0) === 0xffff && !view.getUint32(4) && !view.getUint8(3);
  return { missing: (isTagged && sasKind(view.getUint8(2))) || '.' };
}

function sasKind(tag) {
  const order = [0xfe, 0xff, ...Array.from({ length: 26 }, (_, index) => 0xfd - index)];
  const descending = SAS_KINDS[order.indexOf(tag)];
  return descending || SAS_KINDS.find((kind) => 0xff - kind.charCodeAt(kind.length - 1) === tag);
}

function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
