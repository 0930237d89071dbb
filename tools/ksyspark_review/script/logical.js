/* Logical types: what a value means, or what is wrong with it. Source: the interpreter's. */

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
  packed_decimal(bytes, digits) {
    const [, written, sign] = /^([0-9]+)([a-f])$/.exec(hexOf(bytes)) || [];
    if (!sign || bytes.length > 20) throw invalidValue('digits');
    return scaledNumber(written, 'bd'.includes(sign), digits);
  },
  bcd(bytes, digits) {
    const written = hexOf(bytes);
    if (!/^[0-9]{1,38}$/.test(written)) throw invalidValue('digits');
    return scaledNumber(written, false, digits);
  },
  zoned_decimal(bytes, digits) {
    if (!bytes.length || bytes.length > 38) throw invalidValue('digits');
    const last = zoneOf(bytes[bytes.length - 1]);
    const before = Array.from(bytes.subarray(0, -1), (byte) => ((byte >> 4) % 12 === 3 ? byte & 15 : 10));
    const written = [...before, last ? last.digit : 10];
    if (written.some((digit) => digit > 9)) throw invalidValue('digits');
    return scaledNumber(written.join(''), last.isNegative, digits);
  },
  bcd_date(bytes, [form]) {
    const written = hexOf(bytes).replace(/[a-f]$/, '');
    if (bytes.length > 19 || !/^0*[0-9]{1,9}$/.test(written)) throw invalidValue('date');
    const number = Number(written);
    return number ? dateOf(...DATE_FORMS[form || 'yyyymmdd'](number)) : undefined;
  },
  unix_time(value, [unit]) {
    const [factor, divisor] = { s: [1000000n, 1n], ms: [1000n, 1n], us: [1n, 1n], ns: [1n, 1000n] }[unit || 's'];
    return instantText(floorDivided(BigInt(value) * factor, divisor));
  },
  filetime(value) {
    return instantText(floorDivided(BigInt(value), 10n) - 11644473600000000n);
  },
  ntp_time(value) {
    const ticks = BigInt(value);
    const seconds = (ticks >> 32n) + (ticks >> 63n ? 0n : 1n << 32n) - 2208988800n;
    return ticks ? instantText(seconds * 1000000n + (((ticks & 0xffffffffn) * 1000000n) >> 32n)) : undefined;
  },
  uuid(bytes, [order]) {
    if (bytes.length !== 16) throw invalidValue('size');
    const places = order === 'le' ? [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15] : Array.from(bytes.keys());
    const written = hexOf(places.map((place) => bytes[place]));
    return written.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  },
  ip_address(bytes) {
    if (bytes.length === 4) return bytes.join('.');
    if (bytes.length !== 16) throw invalidValue('size');
    const written = hexOf(bytes);
    if (/^0{20}ffff/.test(written)) return `::ffff:${bytes.subarray(12).join('.')}`;
    const words = written.match(/.{4}/g).map((word) => parseInt(word, 16).toString(16));
    const runs = words.join(':').match(/\b0(?::0\b)+/g) || [];
    const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
    if (!longest) return words.join(':');
    const [before, behind] = cutAt(`:${words.join(':')}:`, `:${longest}:`);
    return `${before.slice(1)}::${behind.slice(0, -1)}`;
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

/** Returns the text of a number of digits, the last `scale` of them behind the point. */
function scaledNumber(written, isNegative, [precision, scale]) {
  const digits = written.replace(/^0+/, '');
  if (digits.length > Number(precision || 38)) throw invalidValue('digits');
  const behind = Number(scale || 0);
  const padded = digits.padStart(behind + 1, '0');
  const whole = padded.slice(0, padded.length - behind);
  return `${isNegative ? '-' : ''}${whole}${behind ? `.${padded.slice(-behind)}` : ''}`;
}

/** Returns {digit, isNegative} of the last byte of a zoned number, in EBCDIC or ASCII, or undefined. */
function zoneOf(byte) {
  const letter = String.fromCharCode(byte);
  const place = ['{ABCDEFGHI', '}JKLMNOPQR'].map((letters) => letters.indexOf(letter));
  if (place[0] >= 0 || place[1] >= 0) return { digit: Math.max(...place), isNegative: place[1] >= 0 };
  const zone = byte >> 4;
  return [3, 7, 10, 11, 12, 13, 14, 15].includes(zone) ? { digit: byte & 15, isNegative: [7, 11, 13].includes(zone) } : undefined;
}

// Year, month, day and day of the year of the number that the digits of a date make.
const DATE_FORMS = {
  yyyymmdd: (number) => [Math.floor(number / 10000), Math.floor(number / 100) % 100, number % 100, 1],
  ddmmyyyy: (number) => [number % 10000, Math.floor(number / 10000) % 100, Math.floor(number / 1000000), 1],
  mmddyyyy: (number) => [number % 10000, Math.floor(number / 1000000), Math.floor(number / 10000) % 100, 1],
  yyyyddd: (number) => [Math.floor(number / 1000), 1, 1, number % 1000],
  cyyddd: (number) => [1900 + Math.floor(number / 1000), 1, 1, number % 1000],
};

function dateOf(year, month, day, dayOfYear) {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  date.setUTCDate(day + dayOfYear - 1);
  const isInYear = dayOfYear > 0 && date.getUTCFullYear() === year;
  if (!isDay || !isInYear || year < 1 || year > 9999) throw invalidValue('date');
  return date.toISOString().slice(0, 10);
}

function floorDivided(number, divisor) {
  return (number - ((number % divisor) + divisor) % divisor) / divisor;
}

/** Returns the instant of microseconds since 1970, in the years 1 to 9999. */
function instantText(micros) {
  if (micros < -62135596800000000n || micros > 253402300799999999n) throw invalidValue('instant');
  const seconds = floorDivided(micros, 1000000n);
  const parts = String(micros - seconds * 1000000n).padStart(6, '0');
  return new Date(Number(seconds) * 1000).toISOString().replace('.000Z', parts === '000000' ? 'Z' : `.${parts}Z`);
}

function cutAt(text, part) {
  const start = text.indexOf(part);
  return [text.slice(0, start), text.slice(start + part.length)];
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
