import { plainText } from '../../../web/src/lib/plain-text.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';

let parlour: TestApp;
let vera: Person;

const onFile = [
  ...['Klaus Müller', 'Thị Nguyễn', 'Łucja Wójcik', 'Ada Weiß', 'Deniz Işık', 'Sheila O’Neil', 'Anna Rossi'],
  ...['Adriana Costa', 'Bo Li', 'أحمد الإدريسي', 'Jutta Schaefer', 'Émile Zo\u0065\u0301', 'Søren Ærø'],
];

beforeAll(async () => {
  parlour = await startTestApp();
  vera = await anAdmin(parlour, 'Vera Duarte');
  for (const name of onFile)
    await parlour.http.post('/clients').set('Authorization', vera.bearer).send({ name }).expect(201);
});
afterAll(() => parlour.close());

const found = async (q: string): Promise<string[]> => {
  const { body } = await parlour.http
    .get('/clients')
    .query({ q })
    .set('Authorization', vera.bearer)
    .expect(200);
  return body.items.map(({ name }: { name: string }) => name);
};

test.each([
  ['muller', 'Klaus Müller'],
  ['MÜLLER', 'Klaus Müller'],
  ['Mu\u0308ller', 'Klaus Müller'],
  ['nguyen', 'Thị Nguyễn'],
  ['lucja', 'Łucja Wójcik'],
  ['weiss', 'Ada Weiß'],
  ['isik', 'Deniz Işık'],
  ["o'neil", 'Sheila O’Neil'],
  ['oneil', 'Sheila O’Neil'],
  ['rossi anna', 'Anna Rossi'],
  ['ross\u00a0ann', 'Anna Rossi'],
  ['احمد', 'أحمد الإدريسي'],
  ['الادريسى', 'أحمد الإدريسي'],
  ['emile zoe', 'Émile Zo\u0065\u0301'],
  ['soren aero', 'Søren Ærø'],
])('“%s” finds %s', async (typed, name) => {
  expect(await found(typed)).toEqual([name]);
});

test('where nothing is spelt as it was typed, ä and ae, ö and oe, ü and ue are the same', async () => {
  expect(await found('mueller')).toEqual(['Klaus Müller']);
  expect(await found('schäfer')).toEqual(['Jutta Schaefer']);
});

test('a slip of one letter finds the name at last, and only where nothing else fits', async () => {
  expect(await found('Adrina')).toEqual(['Adriana Costa']);
  expect(await found('Ressi')).toEqual(['Anna Rossi']);
  expect(await found('rosi')).toEqual(['Anna Rossi']);
  expect(await found('Nugyen')).toEqual(['Thị Nguyễn']);
  expect(await found('Anna')).toEqual(['Anna Rossi']);
  expect(await found('Adxxna')).toEqual([]);
});

test('a name of two letters is found where a word begins, and not within words', async () => {
  expect(await found('li')).toEqual(['Bo Li']);
  expect(await found('bo l')).toEqual(['Bo Li']);
});

test.each(['%', '_', '.', '\\', '.*', 'M[uü]ller', '(', 'a|b', 'Mü+ller.*'])(
  'the sign in “%s” is looked for like any letter',
  async (typed) => {
    expect(await found(typed)).toEqual([]);
  },
);

test('the table of clients holds those whom the list shows', async () => {
  const { text } = await parlour.http
    .get('/clients/export')
    .query({ q: 'mueller' })
    .set('Authorization', vera.bearer)
    .expect(200);

  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).toContain('Klaus Müller');
});

test('the database folds every letter as the web app does', async () => {
  const blocks = [
    [0x20, 0x24f],
    [0x250, 0x6ff],
    [0x900, 0xdff],
    [0x1e00, 0x218f],
    [0x3040, 0x30ff],
    [0xac00, 0xacff],
    [0xf900, 0xffef],
  ] as const;
  const letters = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  );
  const rows: { letter: string; folded: string }[] = await parlour.database.query(
    `SELECT letter, fold_letters('x' || letter || 'Y') AS folded FROM unnest($1::text[]) AS letter`,
    [letters],
  );

  expect(rows).toHaveLength(letters.length);
  expect(rows.filter(({ letter, folded }) => folded !== plainText(`x${letter}Y`))).toEqual([]);
});
