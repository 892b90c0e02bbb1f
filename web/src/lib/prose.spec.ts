import { proseOf } from './prose';

test('a text of the owner’s has headings, paragraphs with their line breaks, and lists', () => {
  expect(proseOf('Maison Vera\nLisbon\n\n## What we keep\n- Bookings\n-  Messages\nfor good\n')).toEqual([
    { kind: 'paragraph', text: 'Maison Vera\nLisbon' },
    { kind: 'heading', text: 'What we keep' },
    { kind: 'list', items: ['Bookings', 'Messages'] },
    { kind: 'paragraph', text: 'for good' },
  ]);
});

test('signs that mean something elsewhere are words here', () => {
  const text = '#1 in town\n-5 °C\n*no* <b>markup</b> [here](javascript:x)';

  expect(proseOf(text)).toEqual([{ kind: 'paragraph', text }]);
});

test('two lists with an empty line between them are two, and nothing is nothing', () => {
  expect(proseOf('- a\r\n\r\n- b').map(({ kind }) => kind)).toEqual(['list', 'list']);
  expect(proseOf(' \n\n ')).toEqual([]);
});
