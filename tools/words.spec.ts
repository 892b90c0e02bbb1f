import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'parlour-words-'));
  for (const folder of ['words', 'api/words', 'web/src/words'])
    cpSync(folder, path.join(root, folder), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const fileOf = (name: string) => path.join(root, 'words', name);

function check() {
  const { status, stderr } = spawnSync('node', ['tools/words.mjs', '--check', '--root', root], {
    encoding: 'utf8',
  });
  return { status, said: stderr.split('\n').filter(Boolean) };
}

/** Other words for one sentence; null takes it away. */
function change(name: string, sentence: string, words: string | null): void {
  const sentences = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  if (words === null) delete sentences[sentence];
  else sentences[sentence] = words;
  writeFileSync(fileOf(name), JSON.stringify(sentences));
}

test('the salon says everything in every language', () => {
  expect(check()).toEqual({ status: 0, said: [] });
});

test.each([
  ['is missing', 'de/api/details.json', 'callTheSalon', null, 'callTheSalon is missing'],
  ['is not in English', 'fr/api/details.json', 'spare', 'De trop.', 'spare is not in English'],
  [
    'leaves a value out',
    'es/api/details.json',
    'openUntil',
    'Hasta pronto.',
    'openUntil has the values none instead of day',
  ],
  [
    'forgets how Arabic counts',
    'ar/api/details.json',
    'bookAhead',
    'قبل {minutes, plural, one {دقيقة} other {# دقيقة}}',
    'bookAhead has the plural forms one, other instead of few, many, one, other, two, zero',
  ],
  [
    'formats a day by itself',
    'pt/api/details.json',
    'openUntil',
    'Até {day, date, short}.',
    'openUntil formats “day” by itself; dates, times and money come formatted',
  ],
  [
    'marks a part that is plain in English',
    'de/api/details.json',
    'callTheSalon',
    'Bitte <b>rufen</b> Sie an.',
    'callTheSalon has the tags b instead of none',
  ],
])('a sentence that %s is found', (_, name, sentence, words, mistake) => {
  change(name, sentence, words);

  expect(check()).toMatchObject({
    status: 1,
    said: expect.arrayContaining([expect.stringContaining(mistake)]),
  });
});

test('a language without one of its files is found', () => {
  rmSync(fileOf('fr/api/problems.json'));

  expect(check()).toEqual({ status: 1, said: ['words/fr/api/problems.json is missing'] });
});

test('a sentence that was changed and not compiled is found', () => {
  change('de/api/details.json', 'callTheSalon', 'Bitte rufen Sie uns an.');

  expect(check()).toEqual({ status: 1, said: ['api/words/de/details.gen.ts is stale: run npm run words'] });
});
