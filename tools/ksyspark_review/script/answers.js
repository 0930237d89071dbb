/* What the reader answered: kept in the browser where it lets us, counted, filtered. */

const MOST_OF_REMARK = 4000;
const answers = new Map();
const stale = new Set();
const replies = new Map();
let started = '';
let filter = 'all';

function rows() {
  return document.querySelectorAll('.judge[data-item]');
}

function radiosOf(row) {
  return row.querySelectorAll('input[type=radio]');
}

/** Takes over what a row says. */
function readRow(row) {
  const item = row.dataset.item;
  const checked = Array.from(radiosOf(row)).find((input) => input.checked);
  const area = row.querySelector('textarea');
  const remark = area ? area.value.slice(0, MOST_OF_REMARK) : '';
  if (!checked && !remark.trim()) answers.delete(item);
  else answers.set(item, { verdict: checked ? checked.value : '', remark });
  started = started || moment();
  setStale(row, false);
}

/** Shows in a row what was answered. */
function writeRow(row) {
  const answer = answers.get(row.dataset.item) || { verdict: '', remark: '' };
  for (const input of radiosOf(row)) input.checked = input.value === answer.verdict;
  const area = row.querySelector('textarea');
  if (area) area.value = answer.remark;
  setStale(row, stale.has(row.dataset.item));
  showReply(row);
}

/** Shows what became of a remark, where its author opened the reply. */
function showReply(row) {
  row.querySelector('.reply')?.remove();
  const reply = replies.get(row.dataset.item);
  if (!reply) return;
  const signed = [reply.by, reply.date].filter(Boolean).join(', ');
  const words = [make('b', {}, say(`js-reply-${reply.disposition}`)), make('span', {}, reply.text), make('small', {}, signed)];
  row.querySelector('.verdict').append(make('div', { class: 'reply' }, ...words));
}

function setStale(row, isStale) {
  stale[isStale ? 'add' : 'delete'](row.dataset.item);
  const mark = row.querySelector('.stale');
  if (mark) mark.hidden = !isStale;
}

function moment() {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}

const STORE = `ksyspark-review:${REVIEW.page}`;

/** Keeps the answers in the browser; one that keeps nothing for files is no reason to stop. */
function keepAnswers() {
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...answersFile(), replies: Object.fromEntries(replies) }));
  } catch (error) {
    // Saving to a file remains.
  }
}

function restoreAnswers() {
  try {
    const kept = localStorage.getItem(STORE);
    if (kept) takeAnswers(JSON.parse(kept));
  } catch (error) {
    // As if nothing had been kept.
  }
}

function isAnswered(item) {
  const answer = answers.get(item);
  return Boolean(answer && answer.verdict && !stale.has(item));
}

function showProgress() {
  const all = rows().length;
  const done = Array.from(rows()).filter((row) => isAnswered(row.dataset.item)).length;
  withHost('progress', (bar) => {
    bar.max = Math.max(all, 1);
    bar.value = done;
  });
  withHost('progress-text', (host) => { host.textContent = say('js-progress', { done, all }); });
}

const FILTERS = {
  all: () => true,
  open: (item) => !isAnswered(item),
  different: (item, answer) => ['different', 'disagree'].includes(answer.verdict),
  unsure: (item, answer) => ['unsure', 'cannot-say'].includes(answer.verdict),
  remarked: (item, answer) => Boolean(answer.remark),
  decisions: (item, answer, row) => Boolean(row.querySelector('.open-point') || row.matches('.decision')),
  stale: (item) => stale.has(item),
};

/** Shows the rows of the filter; a row that is being answered stays until another filter is chosen. */
function applyFilter() {
  for (const row of rows()) {
    const item = row.dataset.item;
    const answer = answers.get(item) || { verdict: '', remark: '' };
    row.hidden = !FILTERS[filter](item, answer, row);
  }
  for (const part of document.querySelectorAll('.structure')) {
    const judged = Array.from(part.querySelectorAll('.judge'));
    part.hidden = filter !== 'all' && judged.length > 0 && judged.every((row) => row.hidden);
  }
  for (const button of document.querySelectorAll('[data-filter]')) {
    button.setAttribute('aria-pressed', String(button.dataset.filter === filter));
  }
}

function startAnswers() {
  const changed = (event) => {
    const row = event.target instanceof Element && event.target.closest('.judge[data-item]');
    if (row) readRow(row);
    if (row || event.target.closest('#sign')) {
      keepAnswers();
      showProgress();
    }
  };
  document.addEventListener('change', changed);
  document.addEventListener('input', changed);
  onClick('[data-filter]', (button) => {
    filter = button.dataset.filter;
    applyFilter();
  });
  onClick('[data-action=clear]', clearAnswers);
  document.addEventListener('language', () => {
    showProgress();
    for (const row of rows()) showReply(row);
  });
  restoreAnswers();
  showProgress();
  applyFilter();
}

function clearAnswers() {
  if (!window.confirm(say('js-clear'))) return;
  answers.clear();
  stale.clear();
  replies.clear();
  started = '';
  for (const row of rows()) writeRow(row);
  setReviewer({ name: '', role: '', organisation: '' }, '');
  for (const id of ['code', 'sign-message']) withHost(id, (host) => { host.textContent = ''; });
  keepAnswers();
  showProgress();
  applyFilter();
}
