// Reads the catalogues of sentences (ICU MessageFormat as JSON: `words/<language>/<side>/<area>.json`), checks each
// translation against the first language, English, and compiles them for the server and for the web app; what both say lies in
// `shared`. Which languages there are is in `words/languages.json`. With --check it writes nothing and fails when a
// committed file is stale. `--root` names another copy of the project, which is how the tests plant a mistake.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { foreignIn } from './lint/plain-english.mjs';
import { catalogueFiles } from './words/catalogue.mjs';
import { mistakesOf } from './words/mistakes.mjs';
import { forWeb, modulesOf } from './words/modules.mjs';
import { readSentences } from './words/sentences.mjs';

/** Compiled sentences are formatted as all other code is. */
const FORMATTING = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
/** Folders for the compiled sentences of each side. */
const SIDES = { api: 'api/words', web: 'web/src/words' };
const SHARED = 'shared';

const isCheck = process.argv.includes('--check');
const flag = process.argv.indexOf('--root');
const root = path.resolve(flag < 0 ? '.' : (process.argv[flag + 1] ?? '.'));
const mistakes = [];
/** The languages with all sentences; the others are translated from the first. */
const languages = JSON.parse(readFileSync(path.join(root, 'words/languages.json'), 'utf8'));
const [mainLanguage] = Object.keys(languages);

const filesIn = (folder) => {
  const at = path.join(root, folder);
  return existsSync(at) ? readdirSync(at).filter((name) => name.endsWith('.json')) : [];
};

/** The areas of a folder with the sentences of each language. */
function readAreas(folder) {
  const areas = {};
  const names = Object.keys(languages).flatMap((lang) => filesIn(`words/${lang}/${folder}`));
  for (const name of new Set(names.toSorted())) {
    const area = path.basename(name, '.json');
    const fileOf = (lang) => `words/${lang}/${folder}/${name}`;
    areas[area] = {};
    for (const [lang, { tag }] of Object.entries(languages)) {
      if (existsSync(path.join(root, fileOf(lang))))
        areas[area][lang] = readSentences(root, fileOf(lang), tag, mistakes);
      else mistakes.push(`${fileOf(lang)} is missing`);
    }
    const english = areas[area][mainLanguage] ?? new Map();
    for (const [sentence, { text }] of english)
      for (const fault of foreignIn(text, 'words'))
        mistakes.push(`${fileOf(mainLanguage)}: ${sentence}: ${fault}`);
    for (const [lang, sentences] of Object.entries(areas[area]))
      mistakes.push(...mistakesOf(sentences, english).map((mistake) => `${fileOf(lang)}: ${mistake}`));
  }
  return areas;
}

async function write(name, text) {
  const file = path.join(root, name);
  const { code: formatted } = await format(file, text, FORMATTING);
  if (existsSync(file) && readFileSync(file, 'utf8') === formatted) return;
  if (isCheck) {
    mistakes.push(`${name} is stale: run npm run words`);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatted);
}

const shared = readAreas(SHARED);
const sides = Object.keys(SIDES).map((side) => [side, { ...readAreas(side), ...shared }]);
if (mistakes.length === 0) {
  for (const [side, areas] of sides)
    for (const [name, text] of Object.entries(modulesOf(side, areas, languages)))
      await write(path.join(SIDES[side], name), text);
  for (const [name, text] of Object.entries(
    catalogueFiles(Object.fromEntries(sides), Object.keys(languages)),
  ))
    await write(path.join(SIDES.api, name), text);
  await write(
    path.join(SIDES.web, 'lay-over.gen.ts'),
    forWeb(readFileSync(path.join(root, 'api/words/lay-over.ts'), 'utf8')),
  );
}

for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
