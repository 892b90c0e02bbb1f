import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { plainComments, spokenEnglish } from './spoken-english.mjs';

const linter = new Linter();

/** Findings in the code. */
const found = (code: string): string[] =>
  linter
    .verify(
      code,
      [
        {
          files: ['**/*.tsx'],
          languageOptions: {
            parser: tseslint.parser as Linter.Parser,
            parserOptions: { ecmaFeatures: { jsx: true } },
          },
          plugins: { words: { rules: { spoken: spokenEnglish } } },
          rules: { 'words/spoken': 'error' },
        },
      ] as Linter.Config[],
      'part.tsx',
    )
    .map(({ message }) => message.split('”')[0]?.slice(1) ?? '');

test.each([
  ['between tags', '<p>Show all services</p>', 'Show all services'],
  ['between tags beside a value', '<p>with {name}</p>', 'with'],
  ['between tags as one of two', "<p>{isOpen ? 'open' : closed}</p>", 'open'],
  ['as a label that is not seen', '<button aria-label="Close" />', 'Close'],
  ['as a label with a value', '<button aria-label={`Close ${name}`} />', 'Close'],
  ['as a title', "<Dialog title={isNew ? 'New block' : words.block()} />", 'New block'],
  ['as a placeholder', '<input placeholder="Search clients" />', 'Search clients'],
  ['as what a picture shows', '<img alt="A chair" />', 'A chair'],
  ['as the label of a field', '<Field label="Day" />', 'Day'],
  ['as a hint', "<Field hint={'Shown to ' + whom} />", 'Shown to'],
  ['in a table of labels', "const views = [{ view: 'day', label: 'Day' }];", 'Day'],
  ['in a toast', "toast.success('Saved.');", 'Saved.'],
  [
    'in a problem',
    "throw problem('slot-taken', { detail: 'This time was just taken.' });",
    'This time was just taken.',
  ],
  ['in a function of words', 'const text = (name) => `${name} is booked`;', 'is booked'],
  ['joined from parts', 'const text = (time, name) => `${time} with ${name}`;', 'with'],
  ['in a value beside others', "const state = { none: 'no bookings yet' };", 'no bookings yet'],
])('English %s is found', (_, code, text) => {
  expect(found(code)).toEqual([text]);
});

test.each([
  ['a sentence from the catalogue', '<p title={words.chooseTime()}>{words.free({ count })}</p>'],
  ['the name of a sentence', "const steps = [{ step: 'time', heading: 'chooseTime' }];"],
  ['figures and signs', '<p>{count} · 100 % –</p>'],
  ['a style', 'const Box = styled.div`border: 1px solid ${color}; /* Two lines beside each other. */`;'],
  [
    'a class, an address and what is asked for',
    '<a className="is open" href="/all services" rel="noopener noreferrer" />',
  ],
  ['a key that was pressed', "if (event.key === 'Enter' || keys.has('Escape')) close();"],
  ['what only a programmer can cause', "throw new Error('There is no page to draw.');"],
  ['what goes into the log', "this.logger.warn('An email was refused.');"],
  ['a name that no language changes', "const networks = { google: 'Google', tiktok: 'TikTok' };"],
  ['the name of what is remembered', "const [week] = useRememberedState('opening week', null);"],
  ['a type and an import', "import { a } from 'Some where';\ntype Word = 'Some word';"],
])('%s is not', (_, code) => {
  expect(found(code)).toEqual([]);
});

/** Faults of a comment. */
const wrongWith = (comment: string): string[] =>
  linter
    .verify(`${comment}\nclose();`, [
      { plugins: { words: { rules: { comments: plainComments } } }, rules: { 'words/comments': 'error' } },
    ] as Linter.Config[])
    .map(({ message }) => message.split('“')[1]?.split('”')[0] ?? '');

test.each([
  ['time words carried over', '// It was sold meanwhile.', 'meanwhile'],
  ['place words carried over', '/** The total stands in the last row. */', 'stands in'],
  ['what there is not', '/** Null if there is none. */', 'is none'],
  ['a number left open', '// Waits so many seconds.', 'so many'],
  ['the team as an owner', '/** A person of the team. */', 'of the team'],
  ['a word at the end', '// Add-ons count, too.', 'too'],
  ['nobody in particular', '/** Nobody reads it. */', 'Nobody'],
  ['an old spelling', '/** Sends an e-mail. */', 'e-mail'],
  ['a clause as a noun', '/** What the client has paid is kept. */', 'What the client has paid is kept.'],
  ['a clause as a person', '// Whoever logs in sees it.', 'Whoever'],
  ['a clause as a condition', '/** Whether the till is on. */', 'Whether the till is on.'],
  [
    'a clause over two lines',
    '// What the client has paid\n// is kept.',
    'What the client has paid is kept.',
  ],
])('a comment with %s is found', (_, comment, words) => {
  expect(wrongWith(comment)).toEqual([words]);
});

test.each([
  ['a fact', '/** Kept payments, newest first. */'],
  ['a quotation', '// The specification says “Nobody, too”, and `meanwhile` is a name.'],
  ['a consequence', '// There are so many rows that an index pays.'],
  ['the team page', '// In the order of the team page.'],
  ['a question', '// What is next?'],
])('a comment with %s is not', (_, comment) => {
  expect(wrongWith(comment)).toEqual([]);
});
