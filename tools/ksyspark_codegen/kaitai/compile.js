// Reads {"jobs": [{"target", "name", "spec", "imports"}, ...]} on stdin and writes {"answers": [...]} on stdout,
// one answer a job: {"files": {name: text}} or {"refusal": text}. The target `runtime` needs no spec: it asks for what
// parsers in JavaScript need.
'use strict';

const fs = require('fs');
const path = require('path');

// stdout belongs to the answer.
console.log = console.error;

const { rewrittenParser, rewrittenRuntime } = require('./rewrite.js');

// The compiler hands over "sub/../other" for a relative import of an imported spec.
function importKey(name, mode) {
  return (mode === 'abs' ? '/' : '') + path.posix.normalize(name);
}

function importerOf(job) {
  const specs = new Map(Object.entries(job.imports));
  return {
    importYaml(name, mode) {
      const key = importKey(name, mode);
      if (specs.has(key)) return Promise.resolve(specs.get(key));
      if (key === job.name) return Promise.resolve(job.spec);
      return Promise.reject(new Error(`there is no spec '${key}'`));
    },
  };
}

// Only its own problems carry a message that is complete; anything else needs the name of its kind.
function wordsOf(error) {
  const text = String(error);
  return text.includes('CompilationProblemException') ? error.message : text;
}

// Parsers in JavaScript note where each field lies (the compiler's debug mode), and are made for a page.
async function filesOf(job) {
  if (job.target === 'runtime') return runtimeFiles();
  // Loaded here, because the runtime needs no compiler, which takes long to load.
  const compiler = require('kaitai-struct-compiler');
  const isScript = job.target === 'javascript';
  const files = await compiler.compile(job.target, job.spec, importerOf(job), isScript);
  if (!isScript) return files;
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, rewrittenOnce(text)]));
}

const rewritten = new Map();

/** Returns a parser made fit for a page; that of an imported specification comes back with each that imports it. */
function rewrittenOnce(text) {
  if (!rewritten.has(text)) rewritten.set(text, rewrittenParser(text));
  return rewritten.get(text);
}

function runtimeFiles() {
  const file = require.resolve('kaitai-struct/KaitaiStream.js');
  const text = fs.readFileSync(file, 'utf8');
  const license = fs.readFileSync(path.join(path.dirname(file), 'LICENSE'), 'utf8');
  return { 'KaitaiStream.js': rewrittenRuntime(text), LICENSE: license };
}

async function answer(job) {
  try {
    return { files: await filesOf(job) };
  } catch (error) {
    return { refusal: wordsOf(error) };
  }
}

async function main() {
  const { jobs } = JSON.parse(fs.readFileSync(0, 'utf8'));
  const answers = [];
  for (const job of jobs) answers.push(await answer(job));
  process.stdout.write(JSON.stringify({ answers }));
}

main();
