// Reads the catalogues of sentences (ICU MessageFormat as JSON, one file for an area and language), checks each translation
// against English, and compiles them. With --check it writes nothing and fails when a committed file is stale. `--root`
// names another copy of the project, which is how the tests plant a mistake.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { LANGUAGES, MAIN_LANGUAGE } from './words/languages.mjs';
import { mistakesOf } from './words/mistakes.mjs';
import { modulesOf } from './words/modules.mjs';
import { readSentences } from './words/sentences.mjs';

const FOLDERS = ['api/words'];

const isCheck = process.argv.includes('--check');
const flag = process.argv.indexOf('--root');
const root = path.resolve(flag < 0 ? '.' : (process.argv[flag + 1] ?? '.'));
const mistakes = [];

/** The areas of a folder with the sentences of each language. */
function readAreas(folder) {
  const areas = {};
  const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.json'));
  for (const area of new Set(files.map((file) => file.split('.')[0]).toSorted())) {
    const fileOf = (lang) => path.join(folder, `${area}.${lang}.json`);
    areas[area] = {};
    for (const lang of Object.keys(LANGUAGES)) {
      if (existsSync(path.join(root, fileOf(lang))))
        areas[area][lang] = readSentences(root, fileOf(lang), lang, mistakes);
      else mistakes.push(`${fileOf(lang)} is missing`);
    }
    const english = areas[area][MAIN_LANGUAGE] ?? new Map();
    for (const [lang, sentences] of Object.entries(areas[area]))
      mistakes.push(...mistakesOf(sentences, english).map((mistake) => `${fileOf(lang)}: ${mistake}`));
  }
  return areas;
}

async function write(name, text) {
  const file = path.join(root, name);
  const formatted = await format(text, { ...(await resolveConfig(path.resolve(name))), filepath: file });
  if (existsSync(file) && readFileSync(file, 'utf8') === formatted) return;
  if (isCheck) mistakes.push(`${name} is stale: run npm run words`);
  else writeFileSync(file, formatted);
}

for (const folder of FOLDERS) {
  const areas = readAreas(folder);
  if (mistakes.length > 0) continue;
  for (const [name, text] of Object.entries(modulesOf(areas))) await write(path.join(folder, name), text);
}

for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
