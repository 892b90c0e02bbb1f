import { faultIn, textsOf } from './own-text.js';
import { formats } from '../../../words/words.gen.js';
import type { Language, SentenceText } from '../../../words/types.gen.js';

const formsOf = (language: Language, sentence: SentenceText) =>
  textsOf(sentence, (count) => formats[language].pluralForm({ count }));

function textOf(sentence: string) {
  const [text] = formsOf('en', sentence);
  if (!text) throw new Error('There is no text.');
  return text;
}

test.each([
  ['{name}, welcome', null],
  ['Welcome', { kind: 'missingValue', name: 'name' }],
  ['{name}, {surname}', { kind: 'unknownValue', name: 'surname' }],
  ['{name} {constructor}', { kind: 'unknownValue', name: 'constructor' }],
  ['{name} {count, plural, one {x} other {y}}', { kind: 'unknownValue', name: 'x' }],
  ['{name} <script>alert(1)</script>', null],
  ['{name}\u202e', { kind: 'invisible' }],
  ['{name}\u2067', { kind: 'invisible' }],
  ['{name}\nHello', { kind: 'invisible' }],
  ['\u200f{name}', null],
])('instead of “Hello {name}”, the text %j has the fault %j', (text, fault) => {
  expect(faultIn(text, textOf('Hello {name}'))).toEqual(fault);
});

test.each([
  ['<b>{a}</b>', null],
  ['<b>{a}', { kind: 'missingTag', name: 'b' }],
  ['{a}', { kind: 'missingTag', name: 'b' }],
  ['</b>{a}<b>', { kind: 'missingTag', name: 'b' }],
  ['<b>{a}</b><b>twice</b>', { kind: 'missingTag', name: 'b' }],
  ['<i>{a}</i> <b>x</b>', null],
])('instead of “<b>{a}</b> is yours”, the text %j has the fault %j', (text, fault) => {
  expect(faultIn(text, textOf('<b>{a}</b> is yours'))).toEqual(fault);
});

test('each form says for which counts it is, and one that is for one count need not name it', () => {
  const sentence = (...forms: string[]): SentenceText => ({
    by: [{ value: 'count', cases: forms }],
    forms: Object.fromEntries(forms.map((form) => [form, '{count} times'])),
  });
  const told = (language: Language, ...forms: string[]) =>
    formsOf(language, sentence(...forms)).map(({ form, counts, required }) => [form, counts, required]);

  expect(told('en', 'one', 'other')).toEqual([
    ['one', [1], []],
    ['other', [0, 2, 3], ['count']],
  ]);
  expect(told('fr', 'one', 'many', 'other')).toEqual([
    ['one', [0, 1], ['count']],
    ['many', [1_000_000, 2_000_000], ['count']],
    ['other', [2, 3, 4], ['count']],
  ]);
  expect(told('ar', 'zero', 'one', 'two', 'few', 'many', 'other')).toEqual([
    ['zero', [0], []],
    ['one', [1], []],
    ['two', [2], []],
    ['few', [3, 4, 5], ['count']],
    ['many', [11, 12, 13], ['count']],
    ['other', [100, 101, 102], ['count']],
  ]);
});

test('a sentence that a word decides has no counts', () => {
  const sentence = { by: [{ value: 'kind', cases: ['a', 'other'] }], forms: { a: 'A', other: '{x}' } };

  expect(formsOf('en', sentence)).toMatchObject([
    { form: 'a', counts: null, required: [], known: ['x', 'kind'] },
    { form: 'other', counts: null, required: ['x'] },
  ]);
});
