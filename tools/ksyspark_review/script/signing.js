/* Signing, saving and opening: who the reader is, the file, its code. */

function reviewerOnPage() {
  const value = (id) => {
    const input = byId(id);
    // A file takes no control characters here.
    return input ? cleaned(input.value).replace(/[\n\t]/g, ' ').trim().slice(0, 200) : '';
  };
  const overall = document.querySelector('input[name=overall]:checked');
  return {
    name: value('reviewer-name'),
    role: value('reviewer-role'),
    organisation: value('reviewer-organisation'),
    overall: overall ? overall.value : '',
  };
}

function setReviewer(reviewer, overall) {
  for (const part of ['name', 'role', 'organisation']) {
    withHost(`reviewer-${part}`, (input) => {
      if (input.tagName !== 'SELECT' || reviewer[part]) input.value = reviewer[part] || '';
    });
  }
  for (const input of document.querySelectorAll('input[name=overall]')) input.checked = input.value === overall;
}

function tellSigning(text, isBad) {
  const host = byId('sign-message');
  if (!host) return;
  host.className = isBad ? 'bad' : 'good';
  host.textContent = text;
}

function saveAnswers() {
  const content = answersFile();
  if (!content.overall) {
    tellSigning(say('js-no-overall'), true);
    const [first] = document.querySelectorAll('input[name=overall]');
    if (first) first.focus();
    return;
  }
  if (!content.reviewer.role) {
    tellSigning(say('js-no-role'), true);
    withHost('reviewer-role', (select) => select.focus());
    return;
  }
  const link = make('a', { download: `review-${REVIEW.page}.json` });
  const text = `${JSON.stringify(content, null, 1)}\n`;
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  showCode(content.code);
  const open = Array.from(rows()).filter((row) => !isAnswered(row.dataset.item)).length;
  tellSigning(say(open ? 'js-saved-open' : 'js-saved', { file: link.download, count: open }));
}

function showCode(code) {
  withHost('code', (host) => { host.textContent = code.replace(/(.{4})(?=.)/g, '$1 '); });
}

async function openAnswers(file) {
  try {
    if (file.size > MOST_OF_FILE) throw new NotTaken(say('js-file-too-large'));
    const content = contentOf(new Uint8Array(await file.arrayBuffer()));
    const count = takeAnswers(content);
    if (content.code) showCode(content.code);
    keepAnswers();
    showProgress();
    applyFilter();
    const words = [say(count ? 'js-opened-stale' : 'js-opened', { file: file.name, count, all: answers.size })];
    if (replies.size) words.push(say('js-opened-replies', { count: replies.size }));
    tellSigning(words.join(' '));
  } catch (error) {
    const sentence = error instanceof NotTaken ? error.message : say('js-damaged');
    tellSigning(`${file.name}: ${sentence}`, true);
  }
}

/** Returns what a file holds: answers, or the page of replies that carries them. */
function contentOf(bytes) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return text.trimStart().startsWith('<') ? contentOfReply(text) : JSON.parse(text);
}

/** Returns the answers and replies that a page of replies carries; nothing else of that page is taken over. */
function contentOfReply(text) {
  const carried = /<meta name="answers" content="[^"<>]*">/.exec(text);
  if (!carried) throw new NotTaken(say('js-foreign'));
  return JSON.parse(new DOMParser().parseFromString(carried[0], 'text/html').querySelector('meta').content);
}

function startSigning() {
  onClick('[data-action=save-json]', saveAnswers);
  onClick('[data-action=print]', () => window.print());
  onFile('open-file', openAnswers);
  onDrop('answers', openAnswers);
}
