// Reads {"jobs": [{"name", "spec", "imports"}, ...]} on stdin and writes {"answers": [...]} on stdout,
// one answer a job: {"files": {name: text}} or {"refusal": text}.
'use strict';

const fs = require('fs');
const path = require('path');

// stdout belongs to the answer.
console.log = console.error;

const compiler = require('kaitai-struct-compiler');

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

async function answer(job) {
  try {
    return { files: await compiler.compile('python', job.spec, importerOf(job), false) };
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
