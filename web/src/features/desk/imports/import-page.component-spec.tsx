import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { formats } from '../../../words/formats.gen';
import { importProblems } from '../../../words/import-problems.gen';
import { imports } from '../../../words/imports.gen';
import { shell } from '../../../words/shell.gen';
import { ImportPage } from './import-page';

const ID = '5f0c9a86-3f1d-4a0c-8a52-7d4b6f3f9e21';
const list = {
  _id: ID,
  fileName: 'clients.csv',
  listName: '',
  kind: 'clients',
  state: 'ready',
  rowCount: 2,
  doneRows: 0,
  counts: null,
  createdAt: '2027-03-02T09:30:00.000Z',
  ranAt: null,
  waitsForTill: false,
  balances: null,
  can: { rehearse: true, run: false, undo: false, remove: true },
  headings: ['Name'],
  sample: [['Amelia Hart'], ['Zoë Okafor']],
  mapping: [{ field: 'name', column: 0 }],
  dateOrder: null,
  openDates: 0,
  decimalSign: null,
  openPrices: 0,
  phoneCountry: 'DE',
};

/** Responses by method and path. Anything else is a failure of the server. */
let answers: Record<string, () => object>;

beforeAll(() => Promise.all([formats, importProblems, imports, shell].map((area) => area.fetch('en'))));
beforeEach(() => {
  answers = {};
  globalThis.fetch = (input) => {
    const { method, url } = new Request(input instanceof Request ? input : String(input));
    const body = answers[`${method} ${new URL(url).pathname.replace(/^.*(?=\/imports)/, '')}`]?.();
    return Promise.resolve(
      body ? Response.json(body) : Response.json({ code: 'internal', status: 500 }, { status: 500 }),
    );
  };
});

const open = (path: string) =>
  act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[path]}>
          <ImportPage />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );

test('a salon without lists is asked for files', async () => {
  answers = { 'GET /imports': () => [] };
  await open('/');

  expect(await screen.findByText('No lists yet. Choose a file above.')).toBeTruthy();
});

test('lists that can’t be loaded say so, and can be asked for again', async () => {
  await open('/');
  const again = await screen.findByRole('button', { name: /Try again/ });

  answers = { 'GET /imports': () => [] };
  await act(async () => void fireEvent.click(again));
  expect(await screen.findByText('No lists yet. Choose a file above.')).toBeTruthy();
});

test('a list shows its first rows, and says what an import would do once it is checked', async () => {
  let checked: object = {};
  answers = {
    'GET /imports': () => [list],
    [`GET /imports/${ID}`]: () => ({ ...list, ...checked }),
    [`POST /imports/${ID}/rehearsal`]: () => {
      const counts = { 'needs-you': 1, new: 1, changed: 0, matched: 0, skipped: 0 };
      checked = { counts, can: { ...list.can, run: true } };
      return { ...list, ...checked };
    },
    [`GET /imports/${ID}/rows`]: () => ({
      page: 1,
      pageSize: 25,
      total: 1,
      items: [
        { number: 2, cells: ['Zoë Okafor'], outcome: 'needs-you', problem: 'may-be-same', decision: null },
      ],
    }),
  };
  await open(`/?list=${ID}`);
  expect(await screen.findByText('Amelia Hart')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Import the list' })).toBeNull();

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check the list' })));
  expect(await screen.findByText('1 need you')).toBeTruthy();
  expect(await screen.findByText('Same person')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import the list' })).toBeTruthy();
});

test('a list of visits says that it can’t be imported yet, and offers no columns', async () => {
  const visits = { ...list, kind: 'visits', can: { ...list.can, rehearse: false } };
  answers = { 'GET /imports': () => [visits], [`GET /imports/${ID}`]: () => visits };
  await open(`/?list=${ID}`);

  expect(await screen.findByText('Visits can’t be imported yet.')).toBeTruthy();
  expect(screen.queryByText('Not in this list')).toBeNull();
});

test('a list of gift cards says that it waits for the till, with the way there', async () => {
  const cards = {
    ...list,
    ...{ kind: 'gift-cards', waitsForTill: true },
    can: { ...list.can, rehearse: false },
  };
  answers = { 'GET /imports': () => [cards], [`GET /imports/${ID}`]: () => cards };
  await open(`/?list=${ID}`);

  expect(await screen.findByText(/come in once Parlour is your till/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Money' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check the list' })).toBeNull();
});

test('two decisions in a row are both saved', async () => {
  const some = { ...list, counts: { 'needs-you': 2, new: 0, changed: 0, matched: 0, skipped: 0 } };
  const row = { cells: ['Zoë'], outcome: 'needs-you', problem: 'mayBeSame', decision: null };
  let saved = 0;
  answers = {
    'GET /imports': () => [some],
    [`GET /imports/${ID}`]: () => some,
    [`GET /imports/${ID}/rows`]: () => ({
      page: 1,
      pageSize: 25,
      total: 2,
      items: [
        { ...row, number: 1 },
        { ...row, number: 2 },
      ],
    }),
    [`PUT /imports/${ID}`]: () => {
      saved += 1;
      return some;
    },
  };
  await open(`/?list=${ID}`);
  const [first, second] = await screen.findAllByText('Same person');
  if (!first || !second) throw new Error('There are not two rows to decide about.');

  await act(async () => {
    fireEvent.click(first);
    fireEvent.click(second);
  });
  expect(saved).toBe(2);
});
