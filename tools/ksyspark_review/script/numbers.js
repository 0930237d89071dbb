/* Arithmetic as expressions of a specification mean it: whole numbers of any size, and errors where there is no value.

A whole number is a Number as long as that is exact, else a BigInt. The parsers call the functions that begin with `$`.
*/

/** An expression has no value. `kind` is the key of the sentence that says so. */
class NoValue extends Error {
  constructor(kind, details) {
    super(kind);
    this.kind = kind;
    this.details = details || {};
  }
}

function wholeNumber(value) {
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}

/** Calculates with doubles where that is exact or the operands are fractions, else with whole numbers of any size. */
function calculated(left, right, plain, exact) {
  if (left === undefined || right === undefined) throw new NoValue('absent');
  if (typeof left !== 'bigint' && typeof right !== 'bigint') {
    const result = plain(left, right);
    if (Number.isSafeInteger(result) || !Number.isInteger(+left) || !Number.isInteger(+right)) return result;
  } else if (!isWhole(left) || !isWhole(right)) {
    return plain(Number(left), Number(right));
  }
  return wholeNumber(exact(BigInt(left), BigInt(right)));
}

function isWhole(value) {
  return typeof value === 'bigint' || Number.isInteger(+value);
}

function $add(left, right) {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  return calculated(left, right, (one, other) => one + other, (one, other) => one + other);
}

function $subtract(left, right) {
  return calculated(left, right, (one, other) => one - other, (one, other) => one - other);
}

function $multiply(left, right) {
  return calculated(left, right, (one, other) => one * other, (one, other) => one * other);
}

/** Returns the quotient of whole numbers, rounded down. */
function $divide(left, right) {
  requireDivisor(right);
  const plain = (one, other) => (one - $remainder(one, other)) / other;
  return calculated(left, right, plain, (one, other) => {
    const quotient = one / other;
    return one % other !== 0n && one < 0n !== other < 0n ? quotient - 1n : quotient;
  });
}

function $quotient(left, right) {
  requireDivisor(right);
  return Number(left) / Number(right);
}

/** Returns the remainder, which has the sign of the divisor. */
function $remainder(left, right) {
  requireDivisor(right);
  const remainder = (one, other) => {
    const rest = one % other;
    return rest && rest < 0 !== other < 0 ? rest + other : rest;
  };
  return calculated(left, right, remainder, remainder);
}

function requireDivisor(value) {
  // eslint-disable-next-line eqeqeq -- a BigInt too
  if (value == 0) throw new NoValue('division');
}

function isSmall(value) {
  return typeof value !== 'bigint' && (value | 0) === +value;
}

function bitwise(left, right, plain, exact) {
  if (left === undefined || right === undefined) throw new NoValue('absent');
  if (isSmall(left) && isSmall(right)) return plain(left, right);
  return wholeNumber(exact(BigInt(left), BigInt(right)));
}

function $and(left, right) {
  return bitwise(left, right, (one, other) => one & other, (one, other) => one & other);
}

function $or(left, right) {
  // A number with a fraction is made a whole one by `| 0`.
  if (typeof left === 'number' && !Number.isInteger(left)) return Math.trunc(left);
  return bitwise(left, right, (one, other) => one | other, (one, other) => one | other);
}

function $xor(left, right) {
  return bitwise(left, right, (one, other) => one ^ other, (one, other) => one ^ other);
}

function $not(value) {
  return $subtract(-1, value);
}

const MOST_BITS = 1 << 20;

function $shiftLeft(value, bits) {
  if (bits < 0 || bits > MOST_BITS) throw new NoValue('number');
  return wholeNumber(BigInt(value) << BigInt(bits));
}

function $shiftRight(value, bits) {
  if (bits < 0) throw new NoValue('number');
  return wholeNumber(BigInt(value) >> BigInt(bits));
}

/** Returns an item, counted from the end where the number is negative. */
function $at(list, index) {
  if (list === undefined || list === null) throw new NoValue('absent');
  const item = list[index < 0 ? list.length + index : index];
  if (item === undefined) throw new NoValue('range');
  return item;
}

function $length(value) {
  if (value === undefined || value === null) throw new NoValue('absent');
  return typeof value === 'string' ? Array.from(value).length : value.length;
}

function $substring(text, from, to) {
  return Array.from(text).slice(from, to).join('');
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const PREFIXES = { 2: '0b', 8: '0o', 16: '0x' };

/** Returns the whole number that a text writes in a base. */
function $number(text, base) {
  const match = /^\s*([+-]?)(\w+)\s*$/.exec(String(text).toLowerCase());
  let digits = match ? match[2] : '';
  if (PREFIXES[base] && digits.startsWith(PREFIXES[base])) digits = digits.slice(2).replace(/^_/, '');
  if (!/^[^_]+(_[^_]+)*$/.test(digits)) throw new NoValue('no-number', { text: String(text) });
  let number = 0n;
  for (const digit of digits.replace(/_/g, '')) {
    const value = DIGITS.indexOf(digit);
    if (value < 0 || value >= base) throw new NoValue('no-number', { text: String(text) });
    number = number * BigInt(base) + BigInt(value);
  }
  return wholeNumber(match[1] === '-' ? -number : number);
}

/** What parsers take of Object; the instances that they define are prepared later. */
const $Object = {
  defineProperty(target, name, property) {
    return Object.defineProperty(target, name, { ...property, configurable: true });
  },
  freeze: Object.freeze,
  prototype: Object.prototype,
};
