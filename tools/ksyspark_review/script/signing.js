/* Signing, saving and opening: who the reader is, the file, its code; answers are kept in the browser where it lets us. */

function checkedValue(name) {
  const input = document.querySelector(`input[name=${name}]:checked`);
  return input ? input.value : '';
}

function reviewerOnPage() {
  // A file takes no control characters here.
  const written = (id) => (byId(id) ? cleaned(byId(id).value).replace(/[\n\t]/g, ' ').trim().slice(0, 200) : '');
  return {
    name: written('reviewer-name'),
    role: checkedValue('role'),
    organisation: written('reviewer-organisation'),
    overall: checkedValue('overall') || 'no-opinion',
  };
}

function setReviewer(reviewer, overall) {
  for (const part of ['name', 'organisation']) withHost(`reviewer-${part}`, (input) => { input.value = reviewer[part] || ''; });
  for (const input of document.querySelectorAll('input[name=role]')) input.checked = input.value === reviewer.role;
  for (const input of document.querySelectorAll('input[name=overall]')) input.checked = input.value === overall;
}

const STORE = `ksyspark-review:${REVIEW.page}`;

/** Keeps the answers in the browser; one that keeps nothing for files is no reason to stop. */
function keepAnswers() {
  try {
    const kept = { ...answersFile(), used: state.used, replies: Object.fromEntries(state.replies) };
    localStorage.setItem(STORE, JSON.stringify({ ...kept, overall: checkedValue('overall') }));
  } catch (error) {
    // Saving to a file remains.
  }
}

function restoreAnswers() {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE));
    if (kept) takeAnswers({ ...kept, code: '' });
  } catch (error) {
    // As if nothing had been kept.
  }
}

function tellSigning(isBad, ...words) {
  withHost('sign-message', (host) => {
    host.className = isBad ? 'bad' : 'good';
    host.replaceChildren(...words.flatMap((one) => [shown(one), ' ']));
  });
}

function saveAnswers() {
  const content = answersFile();
  const file = `review-${REVIEW.page}.json`;
  const link = make('a', { download: file });
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(content, null, 1)}\n`], { type: 'application/json' }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  const open = questions().filter((one) => !answerOf(idOf(one)).verdict).length;
  const code = content.code.replace(/(.{4})(?=.)/g, '$1 ');
  const { overall, answers } = content;
  const objections = overall === 'agree' ? answers.filter(({ verdict }) => verdict === 'different').length : 0;
  const lacks = { 'js-no-role': !content.reviewer.role, 'js-no-overall': !checkedValue('overall'), 'js-objections': objections };
  const asked = Object.keys(lacks).filter((key) => lacks[key]).map((key) => worded(key, { count: objections }));
  tellSigning(objections, worded(open ? 'js-saved-open' : 'js-saved', { file, code, count: open }), ...asked);
}

async function openAnswers(file) {
  try {
    if (file.size > MOST_OF_FILE) throw new NotTaken('js-file-too-large');
    const count = takeAnswers(contentOf(new Uint8Array(await file.arrayBuffer())));
    drawAll();
    keepAnswers();
    const words = [worded(count ? 'js-opened-stale' : 'js-opened', { file: file.name, count, all: state.answers.size })];
    if (state.replies.size) words.push(worded('js-opened-replies', { count: state.replies.size }));
    tellSigning(false, ...words);
  } catch (error) {
    tellSigning(true, `${file.name}:`, error instanceof NotTaken ? error.words : worded('js-damaged'));
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
  if (!carried) throw new NotTaken('js-foreign');
  return JSON.parse(new DOMParser().parseFromString(carried[0], 'text/html').querySelector('meta').content);
}

function startSigning() {
  onClick('[data-action=save]', saveAnswers);
  onClick('[data-action=print]', () => window.print());
  onFile('open-file', openAnswers);
  onDrop('answers', openAnswers);
}
