// Long because each step of an import is shown with the same few answers of the server.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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
  failure: null,
  rowCount: 2,
  doneRows: 0,
  counts: null,
  createdAt: '2027-03-02T09:30:00.000Z',
  ranAt: null,
  waitsForTill: false,
  balances: null,
  visits: null,
  hasRows: true,
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

const balances = {
  ...{ currency: 'EUR', total: 65.5, count: 2, opening: null, canBeTaxedAtSale: true },
  leftOut: [
    { problem: 'cardExpired', count: 1, amount: 80 },
    { problem: 'cardVoid', count: 2, amount: 35 },
  ],
};
const cards = {
  ...{ ...list, fileName: 'cards.csv', kind: 'gift-cards', headings: ['Number', 'Balance'], balances },
  ...{ sample: [['GC-1', '65.50']], mapping: [{ field: 'code', column: 0 }] },
};

/** Responses by method and path. Anything else is a failure of the server. */
let answers: Record<string, (sent: Request) => object>;

beforeAll(() => Promise.all([formats, importProblems, imports, shell].map((area) => area.fetch('en'))));
beforeEach(() => {
  // What jsdom lacks of dialogs.
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  answers = {};
  globalThis.fetch = (input) => {
    const sent = new Request(input instanceof Request ? input : String(input));
    const body =
      answers[`${sent.method} ${new URL(sent.url).pathname.replace(/^\/api(\/v\d+)?/, '')}`]?.(sent);
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

test('a list of visits asks once what an unknown service is, and sends reminders only if it is ticked', async () => {
  const figures = { coming: 38, past: 412, overlapping: 2, sendsReminders: false };
  const names = { unknownTeam: [], missingOffers: [], services: [{ _id: ID, name: 'Cut' }], team: [] };
  const unknownServices = [{ name: 'Trim', count: 14, isDecided: false, choice: null }];
  const visits = {
    ...{ ...list, kind: 'visits', visits: { ...figures, ...names, unknownServices } },
    counts: { 'needs-you': 0, new: 36, changed: 0, matched: 0, skipped: 0 },
  };
  const saved: unknown[] = [];
  answers = {
    'GET /imports': () => [visits],
    [`GET /imports/${ID}`]: () => visits,
    [`GET /imports/${ID}/rows`]: () => ({ page: 1, pageSize: 20, total: 0, items: [] }),
    [`PUT /imports/${ID}`]: (sent) => {
      void sent.json().then((body) => saved.push(body));
      return visits;
    },
  };
  await open(`/?list=${ID}`);

  expect(await screen.findByText('38 visits to come (2 overlap) · 412 past visits')).toBeTruthy();
  const asked = screen.getByRole('combobox', { name: '“Trim” (14 rows) is' });
  await act(async () => fireEvent.change(asked, { target: { value: ID } }));
  const reminders = screen.getByRole('checkbox', { name: 'Send reminders of visits to come' });
  expect((reminders as HTMLInputElement).checked).toBe(false);
  await act(async () => fireEvent.click(reminders));
  expect(saved).toEqual([
    { visits: { services: [{ name: 'Trim', _id: ID }] } },
    { visits: { sendsReminders: true } },
  ]);
});

test('a check begins when the answer before it is saved, however soon it is pressed', async () => {
  const figures = { coming: 38, past: 412, overlapping: 2, sendsReminders: false };
  const names = { unknownTeam: [], missingOffers: [], services: [], team: [], unknownServices: [] };
  const visits = { ...list, kind: 'visits', visits: { ...figures, ...names } };
  const calls: string[] = [];
  answers = {
    'GET /imports': () => [visits],
    [`GET /imports/${ID}`]: () => visits,
    [`PUT /imports/${ID}`]: () => visits,
    [`POST /imports/${ID}/rehearsal`]: () => visits,
  };
  const answerAtOnce = globalThis.fetch;
  let save = (): void => undefined;
  globalThis.fetch = async (input) => {
    const { method } = input as Request;
    if (method !== 'GET') calls.push(method);
    if (method === 'PUT') await new Promise<void>((resolve) => (save = resolve));
    return answerAtOnce(input);
  };
  await open(`/?list=${ID}`);

  const reminders = await screen.findByRole('checkbox', { name: 'Send reminders of visits to come' });
  await act(async () => fireEvent.click(reminders));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Check the list' })));
  expect(calls).toEqual(['PUT']);
  await act(async () => save());
  expect(calls).toEqual(['PUT', 'POST']);
});

test('team members who don’t do what visits have with them are named, and do it after one press', async () => {
  const names = { unknownServices: [], unknownTeam: [], services: [], team: [] };
  const missingOffers = [{ teamMember: 'Mira Sommerfeld', services: ['Cut', 'Fringe trim'] }];
  const visits = {
    ...{ ...list, kind: 'visits', counts: { 'needs-you': 9, new: 0, changed: 0, matched: 0, skipped: 0 } },
    visits: { coming: 9, past: 0, overlapping: 0, sendsReminders: false, ...names, missingOffers },
  };
  let pressed = 0;
  answers = {
    'GET /imports': () => [visits],
    [`GET /imports/${ID}`]: () => visits,
    [`GET /imports/${ID}/rows`]: () => ({ page: 1, pageSize: 20, total: 0, items: [] }),
    [`POST /imports/${ID}/offers`]: () => {
      pressed += 1;
      return visits;
    },
  };
  await open(`/?list=${ID}`);

  expect(await screen.findByText('Mira Sommerfeld: Cut, Fringe trim')).toBeTruthy();
  await act(
    async () => void fireEvent.click(screen.getByRole('button', { name: 'Add these services to them' })),
  );
  expect(pressed).toBe(1);
});

test('after a run, names that visits wait for can still be answered, and reminders can’t be changed', async () => {
  const names = {
    unknownServices: [],
    missingOffers: [],
    services: [],
    team: [{ _id: ID, name: 'Mira Sommerfeld' }],
  };
  const unknownTeam = [{ name: 'Lena', count: 3, isDecided: false, choice: null }];
  const figures = { coming: 38, past: 412, overlapping: 0, sendsReminders: false };
  const visits = {
    ...{ ...list, kind: 'visits', state: 'done', visits: { ...figures, ...names, unknownTeam } },
    ...{ ranAt: list.createdAt, can: { rehearse: false, run: true, undo: true, remove: false } },
    counts: { 'needs-you': 3, new: 447, changed: 0, matched: 0, skipped: 0 },
  };
  let shown: object = visits;
  const saved: unknown[] = [];
  answers = {
    'GET /imports': () => [visits],
    [`GET /imports/${ID}`]: () => shown,
    [`GET /imports/${ID}/rows`]: () => ({ page: 1, pageSize: 20, total: 0, items: [] }),
    [`PUT /imports/${ID}`]: (sent) => {
      void sent.json().then((body) => saved.push(body));
      return visits;
    },
  };
  await open(`/?list=${ID}`);

  const asked = await screen.findByRole('combobox', { name: '“Lena” (3 rows) is' });
  expect(screen.getByText('Visits that waited for these come in when you press “Continue”.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await act(async () => fireEvent.change(asked, { target: { value: ID } }));
  expect(saved).toEqual([{ visits: { team: [{ name: 'Lena', _id: ID }] } }]);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();

  cleanup();
  shown = { ...visits, visits: { ...visits.visits, unknownTeam: [] } };
  await open(`/?list=${ID}`);
  await screen.findByRole('button', { name: 'Undo the import' });
  expect(screen.queryByText('Visits that waited for these come in when you press “Continue”.')).toBeNull();
});

test('the country of numbers without a country code is the salon’s, and another can be chosen for the list', async () => {
  const sent: unknown[] = [];
  answers = {
    'GET /imports': () => [list],
    'GET /places': () => ({ countries: [{ code: 'DE' }, { code: 'FR' }] }),
    [`GET /imports/${ID}`]: () => list,
    [`PUT /imports/${ID}`]: (request) => {
      void request.json().then((body) => sent.push(body));
      return { ...list, phoneCountry: 'FR' };
    },
  };
  await open(`/?list=${ID}`);
  const field = await screen.findByRole('combobox', { name: 'Country of phone numbers' });
  expect((field as HTMLInputElement).value).toBe('Germany');

  fireEvent.change(field, { target: { value: 'fra' } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
  expect(sent).toEqual([{ phoneCountry: 'FR' }]);
});

test('a list of gift cards says that it waits for the till, with the way there', async () => {
  const waiting = { ...cards, balances: null, waitsForTill: true, can: { ...list.can, rehearse: false } };
  answers = { 'GET /imports': () => [waiting], [`GET /imports/${ID}`]: () => waiting };
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

/** Opens a list of gift cards. Returns what its form has sent. */
async function openCards(more: object = {}): Promise<unknown[]> {
  const sent: unknown[] = [];
  const shown = { ...cards, ...more };
  answers = {
    'GET /salon': () => ({ timeZone: 'UTC', currency: { code: 'EUR', symbol: '€', decimals: 2 } }),
    'GET /imports': () => [shown],
    [`GET /imports/${ID}`]: () => shown,
    [`GET /imports/${ID}/rows`]: ({ url }) => {
      const problem = new URL(url).searchParams.get('problem');
      const one = { number: 1, outcome: 'skipped', decision: null, problem: 'cardExpired' };
      const cells = [problem === null ? 'of any reason' : `only ${problem}`];
      return { page: 1, pageSize: 25, total: 1, items: [{ ...one, cells }] };
    },
    [`PUT /imports/${ID}`]: (request) => {
      void request.json().then((body) => sent.push(body));
      return shown;
    },
  };
  await open(`/?list=${ID}`);
  return sent;
}

test('the columns of gift cards have names', async () => {
  const fields = ['code', 'balance', 'soldOn', 'expiresOn', 'status'];
  await openCards({ mapping: fields.map((field, column) => ({ field, column })) });

  for (const name of ['Card number', 'Balance', 'Sold on', 'Expires on', 'Status'])
    expect(screen.getByLabelText(name)).toBeTruthy();
});

test('the total of the old report is sent as typed, with the owner’s answers about all cards', async () => {
  const sent = await openCards();
  const total = await screen.findByLabelText(/Total on the old system’s report/);
  const save = screen.getByRole('button', { name: 'Save' });
  await act(async () => void fireEvent.click(save));
  expect(sent).toEqual([]);
  expect(total.getAttribute('aria-invalid')).toBe('true');

  fireEvent.change(total, { target: { value: '٦٥,٥٠' } });
  fireEvent.change(screen.getByLabelText(/^Tax/), { target: { value: 'single-purpose' } });
  fireEvent.click(screen.getByLabelText(/Bring in expired gift cards too/));
  await act(async () => void fireEvent.click(save));
  expect(sent).toEqual([{ opening: { total: 65.5, tax: 'single-purpose', honoursExpired: true } }]);
});

test('tax is no question while things on sale have several rates', async () => {
  const sent = await openCards({ balances: { ...balances, canBeTaxedAtSale: false } });
  const total = await screen.findByLabelText(/Total on the old system’s report/);
  expect(screen.queryByLabelText(/^Tax/)).toBeNull();

  fireEvent.change(total, { target: { value: '65.5' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(sent).toEqual([{ opening: { total: 65.5, tax: 'at-use', honoursExpired: false } }]);
});

test('a sum that differs from the typed total says by how much, and one that fits says so', async () => {
  const counts = { 'needs-you': 0, new: 2, changed: 0, matched: 0, skipped: 0 };
  const said = (total: number) => ({ total, tax: 'at-use', honoursExpired: false });
  await openCards({ counts, balances: { ...balances, opening: said(70) } });
  expect(await screen.findByText('€65.50 on 2 gift cards')).toBeTruthy();
  expect(screen.getByText(/You entered €70.00. The difference is €4.50/)).toBeTruthy();

  cleanup();
  await openCards({ counts, balances: { ...balances, opening: said(65.5) } });
  expect(await screen.findByText('This is the total you entered.')).toBeTruthy();
  expect(screen.queryByText(/The difference is/)).toBeNull();
});

test('what is left out is told by reason with its sum, and each reason shows its rows', async () => {
  const counts = { 'needs-you': 0, new: 0, changed: 0, matched: 0, skipped: 3 };
  await openCards({ counts });
  const expired = await screen.findByText('Expired: 1 (€80.00)');
  expect(screen.getByText('No longer valid: 2 (€35.00)')).toBeTruthy();

  await act(async () => void fireEvent.click(expired));
  await screen.findByText(/only cardExpired/);
  await act(async () => void fireEvent.click(screen.getByText('All reasons')));
  await screen.findByText(/of any reason/);
});

test('once a list is in, the owner emails clients the new booking page, and can stop what has not left', async () => {
  const asked: string[] = [];
  let letter = { visits: 38, news: 270, minutes: 31, waiting: 0, told: 0 };
  const call = (method: string, next: typeof letter) => () => {
    asked.push(method);
    letter = next;
    return letter;
  };
  answers = {
    'GET /imports': () => [{ ...list, state: 'done' }],
    'GET /moving-letter': () => letter,
    'POST /moving-letter': call('POST', { visits: 0, news: 0, minutes: 0, waiting: 298, told: 10 }),
    'DELETE /moving-letter': call('DELETE', { visits: 28, news: 270, minutes: 30, waiting: 0, told: 10 }),
  };
  await open('/');

  await act(
    async () => void fireEvent.click(await screen.findByRole('button', { name: 'Email 308 clients' })),
  );
  expect(screen.getByText(/over about 31 minutes/)).toBeTruthy();
  const send = screen.getAllByRole('button', { name: 'Email 308 clients', hidden: true }).at(-1);
  await act(async () => void fireEvent.click(send ?? document.body));
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Stop the rest' })));

  expect(await screen.findByText('10 clients have been emailed.')).toBeTruthy();
  expect(asked).toEqual(['POST', 'DELETE']);
});

test('before any list is in, no email to clients is offered', async () => {
  answers = { 'GET /imports': () => [list] };
  await open('/');

  await screen.findByText('clients.csv');
  expect(screen.queryByText('After the move')).toBeNull();
});
