import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { plansOf } from '../../support/plans-of.js';

let parlour: TestApp;
let vera: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  vera = await anAdmin(parlour);
  await parlour.database.query(`
    INSERT INTO reviews (name, title, text, stars, status, answer, answered_at) VALUES
      ('Łucja Wójcik', 'Café owner', 'Très bien', 5, 'published', '', NULL),
      ('Klaus Müller', '', 'Schön', 4, 'pending', 'Até à próxima', now())`);
});

afterAll(() => parlour.close());

const found = async ({ q, ...rest }: { q: string; status?: string }): Promise<string[]> => {
  const { body } = await parlour.http
    .get('/reviews/all')
    .query({ search: q, ...rest })
    .set('Authorization', vera.bearer)
    .expect(200);
  return body.items.map(({ name }: { name: string }) => name);
};

test.each([
  ['wojcik', ['Łucja Wójcik']],
  ['cafe tres', ['Łucja Wójcik']],
  ['mueller', ['Klaus Müller']],
  ['schoen', ['Klaus Müller']],
  ['proxima ate', ['Klaus Müller']],
  ['nobody', []],
])('among the reviews “%s” finds %j', async (q, names) => {
  expect(await found({ q })).toEqual(names);
});

test('a search keeps to the reviews of a status, and finds a slip only among them', async () => {
  expect(await found({ q: 'wojcik', status: 'pending' })).toEqual([]);
  expect(await found({ q: 'wojcki', status: 'published' })).toEqual(['Łucja Wójcik']);
});

test('a search for reviews goes through an index, however many there are', async () => {
  const plans = await plansOf(parlour.database, 'fold_letters', () => found({ q: 'wojcik' }));

  expect(plans.length).toBeGreaterThan(0);
  expect(plans).toEqual(plans.map(() => expect.stringContaining('reviews_by_folded_letters')));
});
