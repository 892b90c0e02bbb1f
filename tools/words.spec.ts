import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nightlyTest } from '../test/support/lane.js';

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

/** Replaces one sentence; null removes it. */
function change(name: string, sentence: string, words: string | null): void {
  const sentences = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  if (words === null) delete sentences[sentence];
  else sentences[sentence] = words;
  writeFileSync(fileOf(name), JSON.stringify(sentences));
}

test('13-A1 the salon says everything in every language', () => {
  expect(check()).toEqual({ status: 0, said: [] });
});

/** Mistakes by their effect, with the check's messages. */
const MISTAKES: [does: string, file: string, sentence: string, words: string | null, said: string][] = [
  ['is missing', 'de/api/details.json', 'timeHasPassed', null, 'timeHasPassed is missing'],
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
  [
    'is foreign English',
    'en/web/till.json',
    'changed',
    'Somebody has sold something meanwhile.',
    'changed: “meanwhile” → in the meantime, just now',
  ],
];

test('every sentence that is not what it should be is found, and so is a language without one of its files', () => {
  for (const [, name, sentence, words] of MISTAKES) change(name, sentence, words);
  rmSync(fileOf('fr/api/problems.json'));

  const { status, said } = check();

  expect(status).toBe(1);
  expect(said).toContain('words/fr/api/problems.json is missing');
  expect(
    MISTAKES.filter(([, , , , mistake]) => !said.some((line) => line.includes(mistake))).map(
      ([does]) => does,
    ),
  ).toEqual([]);
});

nightlyTest('13-A1 a further language is one folder and one line', () => {
  cpSync(fileOf('en'), fileOf('xx'), { recursive: true });
  const languages = fileOf('languages.json');
  const line = `,
  "xx": { "tag": "it-IT", "name": "Italiano", "direction": "ltr", "hourCycle": "h23", "firstWeekday": 1, "isBeta": true }
}`;
  writeFileSync(languages, readFileSync(languages, 'utf8').replace(/\n\}\s*$/, line));
  // Italian has a form for millions, which English lacks.
  for (const side of ['api', 'web', 'shared'])
    for (const area of readdirSync(fileOf(`xx/${side}`))) addForm(`xx/${side}/${area}`, 'many');

  const { status, stderr } = spawnSync('node', ['tools/words.mjs', '--root', root], { encoding: 'utf8' });
  const compiled = ['api/words', 'web/src/words'].flatMap((folder) =>
    readdirSync(path.join(root, folder, 'xx')).map((name) => path.join(root, folder, 'xx', name)),
  );

  expect([stderr, status]).toEqual(['', 0]);
  expect(compiled).not.toHaveLength(0);
  expect(check()).toEqual({ status: 0, said: [] });
  expect(typeMistakes()).toEqual([]);
});

/** Adds to each plural the form that its language has in addition to those of English. */
function addForm(name: string, form: string): void {
  const text = readFileSync(fileOf(name), 'utf8');
  writeFileSync(
    fileOf(name),
    text.replaceAll(/(?<=, plural, (?:=\d+ \{(?:[^{}]|\{[^{}]*\})*\} )*)(?=one \{)/g, `${form} {#} `),
  );
}

/** TypeScript's errors in the compiled sentences of the server and of the web app. */
function typeMistakes(): string[] {
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const { stdout } = spawnSync(
    'node',
    [
      path.resolve('node_modules/typescript/bin/tsc'),
      ...[
        '--noEmit',
        '--ignoreConfig',
        '--strict',
        '--noUncheckedIndexedAccess',
        '--skipLibCheck',
        '--target',
        'es2022',
      ],
      ...['--module', 'esnext', '--moduleResolution', 'bundler'],
      path.join(root, 'api/words/words.gen.ts'),
      path.join(root, 'api/words/languages.gen.ts'),
      path.join(root, 'web/src/words/languages.gen.ts'),
      ...readdirSync(path.join(root, 'web/src/words'))
        .filter((name) => name.endsWith('.gen.ts'))
        .map((name) => path.join(root, 'web/src/words', name)),
    ],
    { encoding: 'utf8' },
  );
  return stdout.split('\n').filter(Boolean);
}

nightlyTest('a sentence that was changed and not compiled is found', () => {
  change('de/api/details.json', 'callTheSalon', 'Bitte rufen Sie uns an.');

  expect(check()).toEqual({ status: 1, said: ['api/words/de/details.gen.ts is stale: run npm run words'] });
});
