/* Which message is shown: an example of the page, or one of the reader's own as text or as a file. */

const MOST_BYTES = 1 << 20;

function chooseExample(id) {
  const example = REVIEW.examples[id];
  if (!example) return;
  const bytes = bytesOfHex(example.hex);
  showMessage('example', decode(example.specification, example.parameters, bytes), bytes);
}

/** Returns the bytes of hexadecimal text as people paste it; throws NotTaken with the first thing that is wrong. */
function bytesOfText(text) {
  const digits = text.replace(/0x|\\x|[\s,;:_-]/gi, '');
  if (!digits) throw new NotTaken('js-nothing');
  const wrong = /[^0-9a-f]/iu.exec(digits);
  if (wrong) throw new NotTaken('js-not-hexadecimal', { character: wrong[0] });
  if (digits.length % 2) throw new NotTaken('js-half-byte', { count: digits.length });
  return bytesOfHex(digits);
}

function ownSpecification() {
  return byId('own-specification') ? byId('own-specification').value : Object.keys(SPECIFICATIONS)[0];
}

/** Returns the parameters that the reader gave, by id; throws NotTaken for a value that is none of its kind. */
function ownParameters(specification) {
  const parameters = {};
  for (const declared of SPECIFICATIONS[specification].parameters) {
    const input = byId(`parameter-${declared.id}`);
    if (!input) continue;
    const text = input.type === 'checkbox' ? String(input.checked) : input.value.trim();
    if (!isOfKind(declared.type, text)) throw new NotTaken('js-parameter', { name: declared.id, value: text });
    if (text !== '' || declared.type === 'str') parameters[declared.id] = text;
  }
  return parameters;
}

function isOfKind(kind, text) {
  if (text === '') return true;
  if (kind === 'int') return /^[+-]?\d{1,15}$/.test(text);
  if (kind === 'float') return Number.isFinite(Number(text));
  return kind !== 'bytes' || /^([0-9a-f]{2}|\s)*$/i.test(text);
}

function drawParameters() {
  const inputs = SPECIFICATIONS[ownSpecification()].parameters.map((declared) => {
    const isFlag = declared.type === 'bool';
    const input = make('input', {
      id: `parameter-${declared.id}`, type: isFlag ? 'checkbox' : 'text', autocomplete: 'off',
      value: isFlag || declared.default === null ? undefined : String(declared.default),
      checked: isFlag && declared.default ? '' : undefined,
    });
    return make('label', {}, wordsOf(declared.id), ' ', input);
  });
  byId('parameters').replaceChildren(...inputs);
}

/** Reads a message of the reader's own: what was shown before goes first. */
function decodeOwn(bytesOrText) {
  clearMessage('own');
  try {
    const bytes = typeof bytesOrText === 'string' ? bytesOfText(bytesOrText) : bytesOrText;
    if (bytes.length > MOST_BYTES) throw new NotTaken('js-too-long', { count: bytes.length });
    const specification = ownSpecification();
    showMessage('own', decode(specification, ownParameters(specification), bytes), bytes);
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    const outcome = byId('own-message').querySelector('.outcome');
    outcome.className = 'outcome bad';
    outcome.replaceChildren(shown(error.words));
  }
}

/** Reads a file: one of printable characters is taken as what it says. */
async function decodeFile(file) {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());
  const isText = bytes.length > 1 && bytes.every((byte) => byte < 128 && /[0-9a-fA-F\s]/.test(String.fromCharCode(byte)));
  if (isText) byId('own-text').value = decodedText(bytes, 'ASCII');
  decodeOwn(isText ? byId('own-text').value : bytes);
}

function startOwnMessage() {
  if (!byId('own-message') || !Object.keys(SPECIFICATIONS).length) return;
  startMessageView();
  onClick('[data-example]', (button) => chooseExample(button.dataset.example));
  onClick('[data-action=decode]', () => decodeOwn(byId('own-text').value));
  withHost('own-specification', (select) => select.addEventListener('change', drawParameters));
  drawParameters();
  onFile('own-file', decodeFile);
  onDrop('message', decodeFile);
  const [first] = Object.keys(REVIEW.examples);
  if (first && byId('example-message')) chooseExample(first);
}
