import { Contract } from '../../support/contract.js';
import { openTill, type TillSalon } from '../../support/till.js';

let salon: TillSalon;
let importId: string;

beforeAll(async () => {
  salon = await openTill();
  const [list] = await salon.sql<{ id: string }>(
    `INSERT INTO imports (file_name, headings, mapping, questions, row_count)
     VALUES ('clients.csv', '[]', '{}', '{}', 0) RETURNING id`,
  );
  importId = list?.id ?? '';
});

afterAll(() => salon.close());

const { operations } = Contract.read();

/** Files about no one's data, or about one booking of the person who opens them. */
const UNRECORDED = ['showPicture', 'showReviewPortrait', 'showCalendarFile'];

/** Everything in the contract that is saved as a file: tables, and a person's data. */
const DOWNLOADS = operations.filter(
  ({ name, types }) =>
    !UNRECORDED.includes(name) &&
    (name.startsWith('export') || types.some((type) => type !== 'application/json')),
);

test('A-31: a download is found in the contract, whether it is a table or what is known of a person', () => {
  const names = DOWNLOADS.map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining(['exportBookings', 'exportJournal', 'exportAccount']));
  expect(names.length).toBeGreaterThan(15);
  expect(UNRECORDED.filter((name) => !operations.some((operation) => operation.name === name))).toEqual([]);
});

test.each(DOWNLOADS.map((download) => [download.path, download] as const))(
  'A-31: who downloads %s is recorded, with what they took',
  async (path, { method, parameters }) => {
    const before = await entries();
    // Tables of some days ask which.
    const days = parameters.filter((each) => each.in === 'query' && each.required);
    const query = days.map(({ name }) => `${name}=2027-03-02`).join('&');

    expect(method).toBe('get');
    await salon
      .get(`${path.replace('{staffId}', salon.ana.id).replace('{id}', importId)}?${query}`, salon.vera)
      .expect(200);

    const added = (await entries()).slice(before.length);
    expect(added).toEqual([
      {
        action: expect.stringMatching(/^[a-z]+\.exported$/),
        actor_id: salon.vera.id,
        object_id: objectOf(path),
      },
    ]);
  },
);

/** The subject that the activity names: whose file it is, which report, or a whole list. */
function objectOf(path: string): string {
  if (path === '/account/export') return salon.vera.id;
  if (path.includes('{staffId}')) return salon.ana.id;
  if (path.startsWith('/imports/')) return importId;
  return /(\w[\w-]*)\.csv$/.exec(path)?.[1] ?? 'all';
}

const entries = (): Promise<{ action: string; actor_id: string; object_id: string }[]> =>
  salon.sql(
    `SELECT action, actor_id, object_id FROM audit_entries WHERE action LIKE '%.exported' ORDER BY id`,
  );
