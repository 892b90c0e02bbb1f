import { laidOver } from './lay-over.js';
import { formats, pages } from './words.gen.js';

const standard = {
  book: () => 'Book',
  with: ({ name }: { name: string }) => `With ${name}`,
  times: ({ count }: { count: number }) => `${count} times`,
};
const plural = (count: number) => formats.ar.pluralForm({ count });

const said = (own: Parameters<typeof laidOver>[1]) => laidOver(standard, own, plural);

test('13-A7 the salon says what it has written, and the standard words elsewhere', () => {
  const words = said({ book: 'Save my seat' });

  expect([words.book(), words.with({ name: 'Ana' })]).toEqual(['Save my seat', 'With Ana']);
});

test('a value is put in by its name, and what looks like a value inside of it stays as it is', () => {
  expect(said({ with: '{name}, and {name}' }).with({ name: '{name} $& {constructor}' })).toBe(
    '{name} $& {constructor}, and {name} $& {constructor}',
  );
});

test.each([
  '{constructor}',
  '{toString}',
  `{count, plural, one {x} other {#}}`,
  `'{'`,
  '<script>alert(1)</script>',
])('the text %s is only a text', (text) => {
  expect(said({ with: text }).with({ name: 'Ana' })).toBe(text);
});

test('one form is the salon’s own, the others stay as they are', () => {
  const by = [{ value: 'count', cases: ['zero', 'one', 'two', 'few', 'many', 'other'] }];
  const words = said({ times: { by, forms: { two: 'twice', few: '{count}×' } } });

  expect([1, 2, 5, 11].map((count) => words.times({ count }))).toEqual([
    '1 times',
    'twice',
    '5×',
    '11 times',
  ]);
});

test('an exact count goes before the form that it has, and a word that no one knows is any other', () => {
  const forms = { '=0.a': 'none of a', 'other.other': '{count} of something' };
  const by = [
    { value: 'count', cases: ['=0', 'one', 'other'] },
    { value: 'kind', cases: ['a', 'other'] },
  ];
  const words = laidOver(
    { left: ({ count, kind }: { count: number; kind: string }) => `${count} ${kind}` },
    { left: { by, forms } },
    (count) => formats.en.pluralForm({ count }),
  );

  expect(words.left({ count: 0, kind: 'a' })).toBe('none of a');
  expect(words.left({ count: 3, kind: 'constructor' })).toBe('3 of something');
  expect(words.left({ count: 1, kind: 'a' })).toBe('1 a');
});

test('a sentence that this version no longer has is passed over', () => {
  const words = laidOver(pages.en, { gone: 'x', constructor: 'y', __proto__: 'z' }, plural);

  expect(Object.keys(words)).toEqual(Object.keys(pages.en));
});
