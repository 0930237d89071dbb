/* Which message is shown: an example of the page, or one of the reader's own as hexadecimal text or as a file. */

const MOST_BYTES = 1 << 20;

/** Something given cannot be taken; the text is one sentence. */
class NotTaken extends Error {}

function chooseExample(id) {
  const example = REVIEW.examples[id];
  if (!example) return;
  for (const button of document.querySelectorAll('button[data-example]')) {
    button.setAttribute('aria-pressed', String(button.dataset.example === id));
  }
  const bytes = bytesOfHex(example.hex);
  show(byId('hex'));
  showMessage(decode(example.specification, example.parameters, bytes), bytes, example.specification, example.item);
}

/** Returns the bytes of hexadecimal text as people paste it; throws NotTaken with the first thing that is wrong. */
function bytesOfText(text) {
  const digits = text.replace(/0x|\\x|[\s,;:_-]/gi, '');
  if (!digits) throw new NotTaken(say('js-nothing'));
  const wrong = /[^0-9a-f]/iu.exec(digits);
  if (wrong) throw new NotTaken(say('js-not-hexadecimal', { character: wrong[0] }));
  if (digits.length % 2) throw new NotTaken(say('js-half-byte', { count: digits.length }));
  return limited(bytesOfHex(digits));
}

function limited(bytes) {
  if (bytes.length > MOST_BYTES) throw new NotTaken(say('js-too-long', { count: bytes.length }));
  return bytes;
}

/** Returns the parameters that the reader gave, by id; throws NotTaken for a value that is none of its kind. */
function ownParameters(specification) {
  const given = {};
  for (const declared of SPECIFICATIONS[specification].parameters) {
    const input = byId(`parameter-${declared.id}`);
    if (!input) continue;
    const text = input.type === 'checkbox' ? String(input.checked) : input.value.trim();
    if (!isOfKind(declared.type, text)) throw new NotTaken(say('js-parameter', { name: declared.id, value: text }));
    if (text !== '' || declared.type === 'str') given[declared.id] = text;
  }
  return given;
}

function isOfKind(kind, text) {
  if (text === '') return true;
  if (kind === 'int') return /^[+-]?\d{1,15}$/.test(text);
  if (kind === 'float') return Number.isFinite(Number(text));
  return kind !== 'bytes' || /^([0-9a-f]{2}|\s)*$/i.test(text);
}

function drawParameters() {
  const specification = byId('own-specification').value;
  const inputs = SPECIFICATIONS[specification].parameters.map((declared) => {
    const isFlag = declared.type === 'bool';
    const input = make('input', {
      id: `parameter-${declared.id}`, type: isFlag ? 'checkbox' : 'text', autocomplete: 'off',
      value: isFlag || declared.default === null ? undefined : String(declared.default),
      checked: isFlag && declared.default ? '' : undefined,
    });
    return make('p', {}, make('label', {}, declared.id.replace(/_/g, ' '), ' ', input));
  });
  byId('parameters').replaceChildren(...inputs);
}

function decodeOwn(bytesOrText) {
  const message = byId('decode-message');
  try {
    const bytes = typeof bytesOrText === 'string' ? bytesOfText(bytesOrText) : limited(bytesOrText);
    const specification = byId('own-specification').value;
    const decoded = decode(specification, ownParameters(specification), bytes);
    for (const button of document.querySelectorAll('button[data-example]')) button.setAttribute('aria-pressed', 'false');
    showMessage(decoded, bytes, specification, null);
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    message.className = 'bad';
    message.textContent = error.message;
  }
}

async function decodeFile(file) {
  if (file.size > MOST_BYTES) {
    byId('decode-message').textContent = say('js-too-long', { count: file.size });
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A file of hexadecimal text is taken as what it says.
  const isText = bytes.length > 1 && bytes.every((byte) => byte < 128 && /[0-9a-fA-F\s]/.test(String.fromCharCode(byte)));
  decodeOwn(isText ? decodedText(bytes, 'ASCII') : bytes);
}

function startOwnMessage() {
  if (!byId('hex') || !Object.keys(SPECIFICATIONS).length) return;
  onClick('[data-example]', (button) => chooseExample(button.dataset.example));
  onClick('[data-action=decode]', () => decodeOwn(byId('own-hex').value));
  withHost('own-specification', (select) => {
    select.addEventListener('change', drawParameters);
    drawParameters();
  });
  onFile('own-file', decodeFile);
  onDrop('message', decodeFile);
  const [first] = Array.from(document.querySelectorAll('button[data-example]'));
  if (first) showFirst(first.dataset.example);
}

/** Shows the first example without moving the page. */
function showFirst(id) {
  const { specification, parameters, hex, item } = REVIEW.examples[id];
  const bytes = bytesOfHex(hex);
  showMessage(decode(specification, parameters, bytes), bytes, specification, item);
  light([], []);
}
