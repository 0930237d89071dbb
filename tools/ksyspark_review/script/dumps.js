/* Text that people paste, as bytes: digits, lists of numbers, literals, base64, and what programs write of bytes.

Text is read whole or refused whole; what could be read in two ways is refused. A reading is `{bytes, spelling}` with
`program`, which writes such text, `start`, the first address, where it is not 0, and `repeated`, how many lines `*`
stands for; a refusal `{problem, line, place}` with what its sentence tells (`found`, `expected`). `spelling` and
`problem` are keys of texts; lines and places count from 1.
*/

const MOST_BYTES = 1 << 20;
// Dumps have at most 256 bytes a line.
const MOST_OF_LINE = 2000;
const SEPARATORS = ' \t\n,;:_-';

/** Text is not read; `refusal` is what the reader gets. */
class Unread extends Error {
  constructor(problem, values) {
    super(problem);
    this.refusal = { problem, ...values };
  }
}

/** Returns the reading, or the refusal, of text that was pasted. */
function readPasted(pasted) {
  const text = pasted.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').replace(/\u00a0/g, ' ');
  try {
    if (!text.trim()) throw new Unread('js-nothing', { line: 1, place: 1 });
    const readers = [readDump, readLiteral, readBase64, readArray, readDecimals, readBesideText];
    const read = firstOf(readers, (reader) => reader(text)) || readDigits(text);
    if (read.bytes.length > MOST_BYTES) throw tooLong(read.bytes.length);
    return { ...read, bytes: Uint8Array.from(read.bytes) };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return error.refusal;
  }
}

/** Returns the reading of a file: of its text, if that spells bytes or tries to, or else its own bytes. */
function readFile(bytes) {
  const text = textOfFile(bytes);
  const read = text === null ? {} : readPasted(text);
  const isBroken = read.problem && (text.match(/[0-9a-f\s]/gi) || []).length > 0.6 * text.length;
  if (read.bytes || isBroken) return read;
  return bytes.length > MOST_BYTES ? tooLong(bytes.length).refusal : { bytes, spelling: 'js-read-file' };
}

function textOfFile(bytes) {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return /[\0-\x08\x0e-\x1f\x7f]/.test(text) ? null : text;
  } catch (error) {
    return null;
  }
}

function tooLong(count) {
  return new Unread('js-too-long', { count, line: 1, place: 1 });
}

/** Returns the first result that is something. */
function firstOf(items, resultOf) {
  for (const item of items) {
    const result = resultOf(item);
    if (result) return result;
  }
  return null;
}

function unread(problem, text, index, values) {
  const before = text.slice(0, index).split('\n');
  return new Unread(problem, { line: before.length, place: before.pop().length + 1, ...values });
}

/** Returns text with a part of it blanked: places stay what they are. */
function without(text, part) {
  return text.replace(part, (found) => found.replace(/[^\n]/g, ' '));
}

function wordsIn(text, separators) {
  return Array.from(text.matchAll(new RegExp(`[^${separators}]+`, 'g')), ({ 0: word, index }) => ({ word, index }));
}

/** Throws where a list holds nothing between two commas. */
function refuseEmptyPlaces(text) {
  const empty = /[,;](?=\s*([,;]))/.exec(text);
  if (empty) throw unread('js-not-a-byte', text, empty.index, { found: `${empty[0]}${empty[1]}` });
}

/** Hexadecimal digits, two or more together, between brackets or quotes or not; also X'…', and lines of dmpmqmsg. */
function readDigits(text) {
  const literal = /^\s*(?:\w+\()?[xh](?='[^']*'\)?;?\s*$)/i;
  const quoted = /^\s*(?:\[[^\]]*\]|<[^>]*>|\([^)]*\)|'[^']*'|"[^"]*")\)?;?\s*$/;
  const isQueue = /^X /m.test(text);
  let digits = without(text, isQueue ? /^\s*(?:[*AN](?: [^\n]*)?\n)*(?=X )/ : literal);
  if (isQueue) digits = without(digits, /^X(?= )/gm);
  if (quoted.test(digits)) digits = without(digits, /[[\]<>()'";]/g);
  digits = without(digits, /^\s*(?:0x|&h)(?![^]*(?:0x|&h))/i);
  refuseEmptyPlaces(digits);
  const words = wordsIn(digits, SEPARATORS);
  for (const { word, index } of words) {
    const wrong = /[^0-9a-f]/iu.exec(word);
    if (wrong) throw unread('js-not-hexadecimal', text, index + wrong.index, { found: wrong[0] });
    if (word.length % 2) throw unread('js-half-byte', text, index, { found: word.slice(0, 20) });
  }
  const mark = /[^\s:]+:(?=[ \t]+\S)/.exec(digits);
  if (mark) throw unread('js-unclear-address', text, mark.index, { found: mark[0].slice(-20) });
  if (!words.length) throw unread('js-not-hexadecimal', text, text.search(/\S/), { found: text.trim()[0] });
  const isBinary = words.length > 1 && words.every(({ word }) => /^[01]{8}$/.test(word));
  if (isBinary) throw unread('js-unclear-number', text, words[0].index, { found: words[0].word });
  const spelling = isQueue ? { spelling: 'js-read-dump', program: 'dmpmqmsg' } : { spelling: 'js-read-digits' };
  return { bytes: words.flatMap(({ word }) => bytesOfDigits(word)), ...spelling };
}

function bytesOfDigits(word) {
  return word.match(/../g).map((pair) => parseInt(pair, 16));
}

/** Lists of numbers in brackets or with commas, if they can be nothing but decimal. */
function readDecimals(text) {
  if (/[^\d\s,;[\]-]/.test(text)) return null;
  const words = wordsIn(without(text, /[[\]]/g), ' \t\n,;');
  const numbers = words.map(({ word }) => word);
  const isList = /[,;[]/.test(text) || (numbers.length > 1 && !/\S[ \n]\S/.test(text));
  if (!isList || !numbers.length || !numbers.every((word) => /^(?!0\d)-?\d{1,3}$/.test(word))) return null;
  const isOctal = numbers.every((word) => /^[1-3][0-7]{2}$/.test(word));
  const isDecimal = numbers.some((word) => /^-|\d{3}/.test(word)) && !isOctal;
  if (!isDecimal) throw unread('js-unclear-number', text, words[0].index, { found: numbers[0] });
  refuseEmptyPlaces(text);
  return { bytes: words.map(({ word, index }) => byteOf(word, text, index)), spelling: 'js-read-decimal' };
}

/** Returns the byte that a number of a list says: 0x4D, 77 or -1. */
function byteOf(word, text, index) {
  const [, hexadecimal] = /^(?:0x|&h)([0-9a-f]+)&?$/i.exec(word) || [];
  if (hexadecimal && hexadecimal.length === 2) return parseInt(hexadecimal, 16);
  const number = /^(?:0|-?[1-9]\d*)$/.test(word) ? Number(word) : NaN;
  if (number >= -128 && number <= 255) return number & 255;
  throw unread('js-not-a-byte', text, index, { found: word.slice(0, 20) });
}

/** Arrays of programs, `unsigned char x[80] = {0x4d, 0x44, ...};`, or what stands between their braces. */
function readArray(text) {
  if (!text.includes('{')) return readNumbers(text);
  const code = without(text, /\/\*[^]*?\*\/|\/\/[^\n]*/g);
  const [, before, held, after] = /^([^{}]*)\{([^{}]*)\}([^]*)$/.exec(code) || [];
  if (held === undefined || !/(?:^|[=\]])$/.test(before.trim())) throw unread('js-array', text, code.indexOf('{'));
  const end = /^[\s;]*(?:[\w\s]+=\s*(\d+)\s*;)?\s*$/.exec(after);
  if (!end) throw unread('js-array', text, text.length - after.trimStart().length);
  const body = ' '.repeat(before.length + 1) + without(held.replace(/,\s*$/, ''), /\((?:unsigned )?\w+\)/g);
  refuseEmptyPlaces(body);
  const bytes = wordsIn(body, ',').map(({ word, index }) => byteOf(word.trim(), text, index + word.search(/\S|$/)));
  const [, size] = /\[\s*(\d+)\s*\]\s*=\s*$/.exec(before) || [];
  for (const announced of [size, end[1]]) {
    if (announced) checkCount(text, text.indexOf(announced), Number(announced), bytes.length);
  }
  return { bytes, spelling: 'js-read-array' };
}

/** Numbers with a prefix each: 0x4d, 0x44 or &H4D &H44; null if there are not two. */
function readNumbers(text) {
  if ((text.match(/0x|&h/gi) || []).length < 2) return null;
  const words = wordsIn(without(text, /[[\]()]/g), ' \t\n,;:').flatMap(({ word, index }) => (
    Array.from(word.matchAll(/(?:0x|&h)?.+?(?=0x|&h|$)/gi), (part) => ({ word: part[0], index: index + part.index }))
  ));
  refuseEmptyPlaces(text);
  const other = words.find(({ word }) => !/^(?:0x|&h)/i.test(word));
  if (other) throw unread('js-not-a-byte', text, other.index, { found: other.word.slice(0, 20) });
  return { bytes: words.map(({ word, index }) => byteOf(word, text, index)), spelling: 'js-read-array' };
}

function checkCount(text, index, expected, found) {
  if (expected !== found) throw unread('js-dump-count', text, index, { expected, found });
}

const ESCAPES = { n: 10, r: 13, t: 9, a: 7, b: 8, f: 12, v: 11, 0: 0, '\\': 92, "'": 39, '"': 34 };

/** Literals of programs with escapes, quoted or not: b'MDE \x00', "\x4d\x44" over several lines, \x4d\x44. */
function readLiteral(text) {
  if (!/\\x/i.test(text) && !/^\s*b['"]/i.test(text)) return null;
  const bytes = [];
  let quote = '';
  let opened = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\' && (quote || /x/i.test(text[at + 1]))) {
      const [byte, length] = escaped(text, at);
      bytes.push(byte);
      at += length - 1;
    } else if (quote && character !== quote) {
      if (!/[ -~]/.test(character)) throw unread('js-not-a-byte', text, at, { found: character.trim() || '↵' });
      bytes.push(character.charCodeAt(0));
    } else if (/['"]/.test(character)) {
      quote = quote ? '' : character;
      opened = at;
    } else if (!/[\s,;()\\]/.test(character) && !/^b['"]/i.test(text.slice(at, at + 2))) {
      throw unread('js-not-a-byte', text, at, { found: character });
    }
  }
  if (quote) throw unread('js-not-a-byte', text, opened, { found: quote });
  const isDigits = /^\s*b['"][0-9a-f]+['"]\s*$/i.test(text);
  if (isDigits) throw unread('js-unclear-literal', text, text.search(/\S/), { found: text.trim().slice(0, 20) });
  return { bytes, spelling: 'js-read-literal' };
}

function escaped(text, at) {
  const mark = text[at + 1];
  const [digits] = /^[0-9a-f]{2}/i.exec(text.slice(at + 2, at + 4)) || [];
  if (/x/i.test(mark) && digits) return [parseInt(digits, 16), 4];
  const isOctal = mark === '0' && /\d/.test(text[at + 2] || '');
  if (!(mark in ESCAPES) || isOctal) throw unread('js-not-a-byte', text, at, { found: text.slice(at, at + 4).trim() });
  return [ESCAPES[mark], 2];
}

/** Base64, also in lines of one length, and as an address (`data:…;base64,`). */
function readBase64(text) {
  const isAddress = /^\s*data:[^,\n]*;base64,/i.test(text);
  const plain = without(text, /^\s*data:[^,\n]*;base64,/i);
  const rows = wordsIn(plain, '\n').filter(({ word }) => word.trim()).map(({ word, index }) => (
    { word: word.trim(), index: index + word.search(/\S/) }
  ));
  const all = rows.map(({ word }) => word).join('');
  const outside = new Set(all.replace(/[0-9a-f]/gi, ''));
  const isMeant = /^[A-Za-z0-9+/]+={0,2}$/.test(all) && ((outside.size > 2 && all.length > 7) || all.endsWith('='));
  if (!isAddress && !isMeant) return null;
  const other = rows.find(({ word }, number) => !isWholeRow(word, rows[0].word, number === rows.length - 1));
  if (other) throw unread('js-base64', text, other.index);
  const characters = decodedBase64(all);
  if (characters === null) throw unread('js-base64', text, rows.length ? rows[rows.length - 1].index : 0);
  return { bytes: Array.from(characters, (character) => character.charCodeAt(0)), spelling: 'js-read-base64' };
}

function isWholeRow(word, first, isLast) {
  const isLong = isLast ? word.length <= first.length : word.length === first.length;
  return /^[A-Za-z0-9+/=]*$/.test(word) && word.length % 4 === 0 && isLong;
}

function decodedBase64(text) {
  try {
    const characters = atob(text);
    return btoa(characters) === text ? characters : null;
  } catch (error) {
    return null;
  }
}

/* Dumps: lines of an address, bytes in groups, and characters at the side. */

const OCTAL_CELLS = /(?: [0-3][0-7]{2})*/y;
const DECIMAL_CELLS = /(?: {3}\d| {2}[1-9]\d| 1\d\d| 2[0-4]\d| 25[0-5])*/y;
const CHARACTER_CELLS = /(?: {3}[ -~]| {2}\\[0abfnrtv\\]| [0-7]{3}| {2}\*\*)*/y;

/** Hexadecimal dumps with addresses, and od's octal and decimal ones. */
function readDump(text) {
  const { lines, announced } = dumpLines(text);
  if (!lines.length || !hasAddresses(lines, text)) return null;
  const bare = lines.find((line) => !line.isStar && !line.address);
  if (bare) throw unread('js-dump-no-address', text, bare.index);
  const base = baseOf(lines, text);
  for (const line of lines) line.readings = readingsOf(line, base);
  const walks = radicesOf(lines).map((radix) => walk(lines, radix, text));
  const whole = walks.filter((found) => found.bytes);
  if (!whole.length) throw walks.reduce((furthest, found) => (found.at > furthest.at ? found : furthest)).error;
  const [found] = whole;
  const isUnclear = whole.some(({ bytes }) => bytes.length !== found.bytes.length);
  if (isUnclear) throw unread('js-unclear-star', text, lines.find(({ isStar }) => isStar).index);
  checkGroups(found.readings, lines[0].mark, text);
  checkText(found.readings, text);
  if (announced) checkCount(text, announced.index, announced.count, found.bytes.length);
  const start = found.start ? { start: lines[0].address } : {};
  const repeated = found.repeated ? { repeated: found.repeated } : {};
  const program = programOf(lines, found.readings);
  return { bytes: found.bytes, spelling: 'js-read-dump', program, ...start, ...repeated };
}

/** Returns the lines of a dump that hold something; those before a message of amqsbcg are none of it. */
function dumpLines(text) {
  const all = wordsIn(text, '\n').filter(({ word }) => word.trim());
  const begin = all.findIndex(({ word }) => /^\s*\*{4}\s+Message\s+\*{4}\s*$/.test(word)) + 1;
  const length = /^\s*length - \d+ of (\d+) bytes\s*$/.exec(all[begin] ? all[begin].word : '');
  const announced = length && { count: Number(length[1]), index: all[begin].index };
  return { lines: all.slice(begin + (length ? 1 : 0)).map(lineOf), announced };
}

function lineOf({ word, index }) {
  if (/^\s*\*\s*$/.test(word)) return { index, isStar: true };
  const head = /^(\s*)([0-9a-f]{4,16}|(?:0x)?[0-9a-f]{2,16}(?=:))(:?)(?=\s|$)/i;
  const [whole, before, address, mark] = head.exec(word) || [''];
  if (!address) return { index, rest: word, restAt: index };
  const rest = word.slice(whole.length);
  return { index: index + before.length, address, mark, rest, restAt: index + whole.length };
}

/** Tells whether lines begin with addresses, as most of them look; throws where one line alone may or may not. */
function hasAddresses(lines, text) {
  const filled = lines.filter(({ isStar }) => !isStar);
  const likely = filled.filter((line) => looksAddressed(line, filled[0])).length;
  if (stepsByItsBytes(filled)) throw unread('js-unclear-address', text, filled[0].index, { found: filled[0].address });
  if (filled.length > 1) return likely * 2 > filled.length - (looksAddressed(filled[0]) ? 1 : 0);
  if (!likely || filled[0].mark) return likely > 0;
  const [line] = filled;
  if (!groupsOf(line).length) return false;
  if (line.address.length % 2 || readingsOf(line, 16).some(({ isExact }) => isExact)) return true;
  const isZero = /^0+$/.test(line.address);
  const isApart = /^\s{2}/.test(line.rest);
  if (isZero !== isApart) throw unread('js-unclear-address', text, line.index, { found: line.address });
  return isZero;
}

function looksAddressed({ address, mark, rest }, first) {
  if (!address || mark) return Boolean(address);
  const [, gap, group, next] = /^(\s+)(\S+)(\s+(?=\S))?/.exec(rest) || [];
  if (!group) return Boolean(first && first.address && first.rest.trim() && first.address.length === address.length);
  return group.length !== address.length || (next !== undefined && gap.length > next.length);
}

/** Tells whether lines of words may begin with addresses that look like the words, for they count their bytes. */
function stepsByItsBytes(lines) {
  let next = lines[0].address ? parseInt(lines[0].address, 16) : 0;
  return lines.length > 1 && lines.every((line) => {
    if (!line.address || line.mark || looksAddressed(line) || parseInt(line.address, 16) !== next) return false;
    next += line.rest.replace(/\s/g, '').length / 2;
    return true;
  });
}

/** Returns the base of a dump's numbers: 16, or 8 or 10 for od's. */
function baseOf(lines, text) {
  const held = lines.filter((line) => line.rest && line.rest.trim());
  const inCells = (cells) => held.filter((line) => isOfOd(line) && isAll(cells, line.rest)).length * 2 >= held.length;
  if (!held.length) return 16;
  const numbers = held.flatMap(({ rest }) => rest.match(/\S+/g));
  const place = [text, held[0].restAt + held[0].rest.search(/\S/), { found: numbers[0] }];
  if (inCells(OCTAL_CELLS)) {
    if (numbers.some((word) => word.startsWith('0'))) return 8;
    throw unread('js-unclear-number', ...place);
  }
  if (inCells(DECIMAL_CELLS)) {
    // Characters of od -c have one digit or an octal number, hexadecimal bytes have two digits.
    if (numbers.some((word) => word.length !== 2) && numbers.some((word) => /^\d\d$|[89]./.test(word))) return 10;
    throw unread('js-unclear-number', ...place);
  }
  if (inCells(CHARACTER_CELLS)) throw unread('js-dump-characters', ...place);
  const words = held.filter(({ mark, rest }) => !mark && /^(?:\s+[0-9a-f]{3,})+\s*$/i.test(rest));
  if (words.length * 2 > held.length) throw unread('js-dump-words', ...place);
  return 16;
}

function lengthOf(cells, text) {
  cells.lastIndex = 0;
  return cells.exec(text)[0].length;
}

function isAll(cells, text) {
  const end = text.trimEnd();
  return end !== '' && lengthOf(cells, end.padEnd(Math.ceil(end.length / 4) * 4)) >= end.length;
}

/** Returns the ways in which the bytes of a line may end where characters begin, the longest first. */
function readingsOf(line, base) {
  if (line.isStar) return [];
  if (base !== 16) return cellReadings(line, base);
  const groups = groupsOf(line);
  const readings = [];
  const odd = groups.findIndex(({ word }) => word.length % 2);
  const fewest = line.rest.length > MOST_OF_LINE ? Math.max(groups.length, 1) : 1;
  for (let number = odd < 0 ? groups.length : odd; number >= fewest; number -= 1) {
    const { end } = groups[number - 1];
    if (number < groups.length && !/^\s{2}/.test(line.rest.slice(end, end + 2))) continue;
    const taken = groups.slice(0, number);
    const bytes = taken.flatMap(({ word }) => bytesOfDigits(word));
    const beside = besideBytes(line.rest.slice(end), bytes);
    if (beside) readings.push({ bytes, groups: taken, ...beside, textAt: line.restAt + end + beside.textAt, line });
  }
  if (!line.rest.trim()) readings.push({ bytes: [], groups: [], text: '', quote: '', line });
  return readings;
}

function cellReadings(line, base) {
  const cells = base === 8 ? OCTAL_CELLS : DECIMAL_CELLS;
  line.cells = cells;
  if (lengthOf(cells, line.rest) < line.rest.trimEnd().length) return [];
  const bytes = wordsIn(line.rest, ' ').map(({ word }) => parseInt(word, base));
  return [{ bytes, groups: [], text: '', quote: '', line }];
}

function groupsOf({ rest }) {
  const group = /\s*([0-9a-f]+)(?=\s|$)/giy;
  return Array.from(rest.matchAll(group), ({ 0: whole, 1: word, index }) => {
    const end = index + whole.length;
    return { word, at: end - word.length, end };
  });
}

/** Returns the characters beside bytes, {text, textAt, quote, isExact}, or null if they cannot be theirs. */
function besideBytes(beside, bytes) {
  const shown = beside.trimEnd();
  if (!shown) return { text: '', textAt: 0, quote: '', isExact: false };
  const [, gap, quote, inside] = /^(\s+)(?=([|'>]))[|'>](.*)[|'<]$/.exec(shown) || [];
  if (quote && inside.length >= bytes.length && !inside.slice(bytes.length).trim()) {
    const text = inside.slice(0, bytes.length);
    return { text, textAt: gap.length + 1, quote, isExact: isTextOf(bytes, text) };
  }
  // Blanks may be the last ones before the text, or its first ones, and the last ones of a text get lost.
  const first = shown.search(/\S/);
  const earliest = Math.max(2, shown.length - bytes.length);
  for (let textAt = earliest; textAt <= first; textAt += 1) {
    const text = shown.slice(textAt).padEnd(bytes.length);
    if (isTextOf(bytes, text)) return { text, textAt, quote: '', isExact: true };
  }
  const isShort = bytes.slice(shown.length - earliest).some((byte) => byte !== 0x20 && byte !== 0x40);
  if (earliest > first || isShort) return null;
  return { text: shown.slice(earliest).padEnd(bytes.length), textAt: earliest, quote: '', isExact: false };
}

function isTextOf(bytes, text) {
  return text.length === bytes.length && bytes.every((byte, at) => isShownAs(byte, text[at]));
}

/** Tells whether programs show a byte as a character: printable ASCII as it is, some a blank as a full stop. */
function isShownAs(byte, character) {
  if (byte < 0x20 || byte > 0x7e) return !/[0-9A-Za-z]/.test(character);
  return character === String.fromCharCode(byte) || (byte === 0x20 && character === '.');
}

/** Returns the bases in which addresses may be: read in a wrong one, they could hide that a line is lost. */
function radicesOf([line]) {
  if (isOfOd(line)) return line.address.length === 7 ? [8, 10] : [16];
  return line.mark ? [16, 10] : [16];
}

function isOfOd({ address, mark }) {
  return Boolean(address) && !mark && [6, 7].includes(address.length);
}

/** Walks through lines by their addresses: {bytes, readings, start, repeated}, or {error, at}, `at` being the line. */
function walk(lines, radix, text) {
  const bytes = [];
  const readings = [];
  const start = lines[0].isStar ? 0n : numberOf(lines[0].address, radix);
  let repeated = 0;
  for (const [at, line] of lines.entries()) {
    const isRepeated = at > 0 && lines[at - 1].isStar;
    const fail = (problem, values) => ({ at, error: unread(problem, text, line.index, values) });
    if (line.isStar) {
      if (!at || isRepeated || at === lines.length - 1) return fail('js-dump-star');
      continue;
    }
    const last = readings[readings.length - 1];
    const step = isRepeated ? last.bytes.length : 0;
    const distance = distanceOf(line.address, start, radix) - bytes.length;
    if (isRepeated ? !(distance > 0 && distance % step === 0) : distance !== 0) {
      const expected = addressAt(bytes.length + step, start, radix, lines[0]);
      return fail('js-dump-address', { found: line.address, expected });
    }
    if (bytes.length + distance > MOST_BYTES) return { at, error: tooLong(bytes.length + distance) };
    for (let left = distance; left > 0; left -= step, repeated += 1) bytes.push(...last.bytes);
    const next = lines[at + 1] && lines[at + 1].address;
    const count = next && distanceOf(next, start, radix) - bytes.length;
    const reading = chosenReading(line.readings, count, last);
    if (!reading) return { at, error: wrongLine(line, text) };
    if (!reading.bytes.length && (!at || at < lines.length - 1)) return fail('js-dump-no-bytes');
    bytes.push(...reading.bytes);
    readings.push(reading);
  }
  return { bytes, readings, start, repeated };
}

/** Returns an address counted from the first one; NaN if one of them is no number of the base. */
function distanceOf(address, start, radix) {
  const number = numberOf(address, radix);
  return number === null || start === null ? NaN : Number(number - start);
}

function addressAt(count, start, radix, { address }) {
  return ((start || 0n) + BigInt(count)).toString(radix).padStart(address.replace(/^0x/i, '').length, '0');
}

function numberOf(address, radix) {
  const digits = address.replace(/^0x/i, '');
  const isNumber = radix === 16 || (radix === 8 ? /^[0-7]+$/ : /^\d+$/).test(digits);
  return isNumber ? BigInt({ 16: '0x', 8: '0o', 10: '' }[radix] + digits) : null;
}

/** Returns the reading with the characters of its bytes, or with that many bytes, or like the line before. */
function chosenReading(readings, count, last) {
  const exact = readings.find(({ isExact }) => isExact);
  if (exact || readings.length < 2) return exact || readings[0];
  const fitting = readings.find(({ bytes }) => bytes.length === count);
  return fitting || (last ? readings.find(({ text }) => !text === !last.text) || readings[0] : null);
}

/** Returns what is wrong with a line that has no reading. */
function wrongLine(line, text) {
  if (line.cells) {
    const found = line.rest.slice(lengthOf(line.cells, line.rest)).trim().slice(0, 4);
    return unread('js-not-a-byte', text, line.restAt + lengthOf(line.cells, line.rest), { found });
  }
  const groups = groupsOf(line);
  const odd = groups.find(({ word }) => word.length % 2);
  if (line.readings.length) return unread('js-unclear-text', text, line.index, { found: line.rest.trim().slice(-20) });
  if (odd) return unread('js-half-byte', text, line.restAt + odd.at, { found: odd.word });
  const end = groups.length ? groups[groups.length - 1].end : 0;
  const [blank, word] = /^\s*(\S*)/.exec(line.rest.slice(end));
  const wrong = word.search(/[^0-9a-f]/i);
  const index = line.restAt + end + blank.length - word.length;
  if (blank.length - word.length > 1) return unread('js-dump-text', text, index, { found: word.slice(0, 20) });
  return unread('js-not-hexadecimal', text, index + wrong, { found: word[wrong] });
}

/** Throws where groups of several bytes may be numbers in the order of the machine that wrote them. */
function checkGroups(readings, mark, text) {
  const wide = readings.flatMap(({ groups }) => groups).find(({ word }) => word.length > 2);
  if (!wide) return;
  const straight = wrongCharacters(readings, ({ bytes }) => bytes).length;
  const turned = wrongCharacters(readings, turnedBytes).length;
  const isOfProgram = mark && wide.word.length === 4;
  const isSame = readings.every((reading) => String(turnedBytes(reading)) === String(reading.bytes));
  if (isSame) return;
  if (isOfProgram ? straight === 0 || turned > 0 : straight * 4 < turned) return;
  const { line } = readings.find(({ groups }) => groups.includes(wide));
  throw unread('js-dump-words', text, line.restAt + wide.at, { found: wide.word });
}

function turnedBytes({ groups }) {
  return groups.flatMap(({ word }) => bytesOfDigits(word).reverse());
}

function wrongCharacters(readings, bytesOf) {
  return readings.filter(({ text }) => text).flatMap((reading) => {
    const bytes = bytesOf(reading);
    return bytes.flatMap((byte, at) => (isShownAs(byte, reading.text[at]) ? [] : [reading.textAt + at]));
  });
}

/** Throws at the first character that is not its byte's, but where most are not: these are in another character set. */
function checkText(readings, text) {
  const isBare = ({ bytes, text: characters }) => !characters && bytes.some((byte) => byte !== 0x20 && byte !== 0x40);
  const bare = readings.some((reading) => reading.text) && readings.find(isBare);
  if (bare) throw unread('js-dump-text', text, bare.line.index, { found: bare.line.rest.trim().slice(-20) });
  const wrong = wrongCharacters(readings, ({ bytes }) => bytes);
  const telling = readings.filter((reading) => reading.text).flatMap(({ bytes, text: characters }) => (
    bytes.filter((byte, at) => (byte > 0x20 && byte < 0x7f) || /[0-9A-Za-z]/.test(characters[at]))
  ));
  const isCharacterSet = wrong.length * 2 > telling.length;
  if (wrong.length && !isCharacterSet) throw unread('js-dump-text', text, wrong[0], { found: text[wrong[0]] });
}

function programOf([line], readings) {
  const [{ quote }] = readings;
  if (line.mark) return /^0x/i.test(line.address) ? 'tcpdump' : quote === "'" ? 'amqsbcg' : 'xxd';
  if (quote === '|') return 'hexdump -C';
  return quote || isOfOd(line) ? 'od' : 'Wireshark';
}

/** Lines of hexadecimal digits with their characters at the side, without addresses. */
function readBesideText(text) {
  const lines = wordsIn(text, '\n').filter(({ word }) => word.trim());
  if (lines.some(({ word }) => word.length > MOST_OF_LINE)) return null;
  const readings = lines.map(({ word, index }) => (
    readingsOf({ rest: word, restAt: index, index }, 16).find(({ isExact }) => isExact)
  ));
  if (!readings.every(Boolean)) return null;
  checkGroups(readings, '', text);
  return { bytes: readings.flatMap(({ bytes }) => bytes), spelling: 'js-read-beside' };
}
