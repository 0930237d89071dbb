/* The document beside the specification: opened at a line, and shown whole where its text is given. */

let openedBy = null;

function setPanel(isOpen) {
  document.documentElement.classList.toggle('document-open', isOpen);
  for (const button of document.querySelectorAll('[data-action=document]')) {
    button.setAttribute('aria-expanded', String(isOpen));
  }
}

/** Opens the panel at a line (`D1:77`), and lights the line and what it feeds. */
function openLine(place) {
  const [, id, number] = /^(.*):(\d+)$/.exec(place);
  setPanel(true);
  const line = byId(`l-${id}-${number}`);
  if (!line) return;
  keepLit(shownItems(line), [line]);
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  show(line);
}

function startDocumentPanel() {
  onClick('[data-action=document]', (button) => {
    openedBy = button;
    setPanel(!document.documentElement.classList.contains('document-open'));
  });
  onClick('[data-action=document-close]', closePanel);
  onClick('a[data-line]', (link, event) => {
    event.preventDefault();
    openedBy = link;
    // The page gets narrower: what was read stays at its height, so that the pointer is still over it.
    const { top } = link.getBoundingClientRect();
    openLine(link.dataset.line);
    window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && document.documentElement.classList.contains('document-open')) closePanel();
  });
  onFile('document-file', showWhole);
  onDrop('document', showWhole);
}

function closePanel() {
  setPanel(false);
  if (openedBy) openedBy.focus();
}

async function showWhole(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const digest = sha256(bytes);
  const found = Object.entries(REVIEW.documents).find(([, one]) => one.sha256 === digest);
  const message = byId('document-message');
  if (!found) {
    message.textContent = say('js-document-other', { file: file.name });
    return;
  }
  const [id, known] = found;
  const lines = textOfFile(bytes).split(/\r\n|\r|\n/);
  fillLines(id, known, lines.slice(0, known.total || lines.length));
  message.textContent = say('js-document-same', { file: file.name, lines: known.total });
}

function textOfFile(bytes) {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch (error) {
      // The next one; ISO 8859-1 takes any bytes.
    }
  }
  return decodedText(bytes, 'ISO-8859-1');
}

/** Puts every line of a document into its list; the quoted ones stay as they are. */
function fillLines(id, known, lines) {
  const list = document.querySelector(`ol.lines[data-document="${CSS.escape(id)}"]`);
  for (const gap of list.querySelectorAll('li:not([id^="l-"])')) gap.remove();
  const quoted = new Map(Array.from(list.children, (line) => [Number(line.dataset.n), line]));
  list.replaceChildren(...lines.map((text, index) => quoted.get(index + 1) || wholeLine(id, known, index + 1, text)));
}

function wholeLine(id, known, number, text) {
  const fate = text.trim() ? known.fates[number] || 'unaccounted' : 'empty';
  const name = text.trim() ? say(`js-fate-${fate}`) : '';
  return make(
    'li',
    { id: `l-${id}-${number}`, class: `fate-${fate}`, 'data-n': number },
    make('span', { class: 'n' }, String(number)),
    make('span', { class: 'words' }, text),
    make('span', { class: 'facts' }, name),
  );
}
