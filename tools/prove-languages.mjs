// Proves that no English is written into the code, that longer texts fit, that the public pages have no faults in any
// language, and that Arabic pages are mirrored: npm run prove:languages. A copy of the project gets a
// further language, English in brackets and two fifths longer, is built, and walked through. With `-- --parts stories` only
// what is behind more than one press, and what those see who work at the desk; the others are `site`, `desk` and `tour`. With
// `--languages en,ar` only these languages, where `eo` is the one in brackets.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pseudo } from './languages/pseudo.mjs';

/** Parts of number formats, not sentences: in the area `formats`. */
const FIGURES = new Set(['decimalPoint', 'thousands', 'money']);
const FACTS = {
  tag: 'en-GB',
  name: '⟦Ⅹ⟧',
  direction: 'ltr',
  hourCycle: 'h12',
  firstWeekday: 7,
  isBeta: true,
};

const copy = mkdtempSync(path.join(os.tmpdir(), 'parlour-languages-'));

function run(command) {
  const { status } = spawnSync(command, { cwd: copy, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`Failed: ${command}`);
}

function addPseudo() {
  for (const folder of readdirSync(path.join(copy, 'words/en')))
    for (const file of readdirSync(path.join(copy, 'words/en', folder))) {
      const english = JSON.parse(readFileSync(path.join(copy, 'words/en', folder, file), 'utf8'));
      const said = Object.entries(english).map(([name, text]) => [
        name,
        file === 'formats.json' && FIGURES.has(name) ? text : pseudo(text, { isLonger: folder !== 'shared' }),
      ]);
      mkdirSync(path.join(copy, 'words/eo', folder), { recursive: true });
      writeFileSync(path.join(copy, 'words/eo', folder, file), JSON.stringify(Object.fromEntries(said)));
    }
  const list = path.join(copy, 'words/languages.json');
  writeFileSync(list, JSON.stringify({ ...JSON.parse(readFileSync(list, 'utf8')), eo: FACTS }));
}

try {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean)) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  addPseudo();
  run('node tools/words.mjs');
  run('npm run --silent build');
  run(`node tools/languages/walk.mjs ${process.argv.slice(2).join(' ')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
