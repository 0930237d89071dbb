// Reads a message a line on stdin ({"specification", "parameters", "hex"}) and writes what the page's decoder makes of it:
// {"refusal": [field, byte, kind] or null, "values": [[path, start, end, value], ...]}. Argument: the page's script.
'use strict';

const fs = require('fs');
const readline = require('readline');
const vm = require('vm');

vm.runInThisContext(fs.readFileSync(process.argv[2], 'utf8'), { filename: 'page.js' });
const { decode, partsOf, partsBelow, hasParts, labelOf, meaningOf, hexOf } = globalThis.ksysparkReview;

function* valuesOf(parts) {
  for (const part of parts) {
    if (part.field.hidden) continue;
    if (Array.isArray(part.value)) yield [part.path, part.start, part.end, `${part.value.length} items`];
    else yield [part.path, part.start, part.end, part.case, textOf(part)];
    if (hasParts(part)) yield* valuesOf(partsBelow(part));
  }
}

function textOf(part) {
  const { value, type } = part;
  if (value && value.$type) return 'parts';
  if (type.enum) return labelOf(part) || String(value);
  const plain = plainOf(value, typeof type === 'string' ? type : type.of);
  return type.logical ? `${plain} ${meaning(type.logical, value)}` : plain;
}

function meaning(written, value) {
  const found = meaningOf(written, value);
  return typeof found === 'number' ? double(found) : String(found);
}

function plainOf(value, type) {
  if (value instanceof Uint8Array) return hexOf(value);
  return type.startsWith('float') ? double(value) : String(value);
}

function double(number) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  return Number.isNaN(number) ? 'nan' : view.getBigUint64(0).toString(16);
}

function answer(line) {
  const { specification, parameters, hex } = JSON.parse(line);
  const bytes = Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
  const { root, refusal } = decode(specification, parameters, bytes);
  if (refusal) return { refusal: [refusal.field, refusal.start, refusal.kind], values: [] };
  return { refusal: null, values: Array.from(valuesOf(partsOf(root))) };
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(`${JSON.stringify(answer(line))}\n`);
});
