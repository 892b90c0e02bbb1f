import { openTill, type TillSalon } from '../../support/till.js';

let salon: TillSalon;

beforeAll(async () => {
  salon = await openTill();
});

afterAll(() => salon.close());

const DOWNLOADS: [path: string, action: string, objectId: string | null][] = [
  ['/bookings/export', 'bookings.exported', 'all'],
  ['/clients/export', 'clients.exported', 'all'],
  ['/sales/export', 'sales.exported', 'all'],
  ['/services/export', 'services.exported', 'all'],
  ['/commission/:staffId/export', 'commission.exported', null],
  ['/reports/money.csv', 'report.exported', 'money'],
  ['/reports/work.csv', 'report.exported', 'work'],
  ['/reports/clients.csv', 'report.exported', 'clients'],
  ['/reports/tips.csv', 'report.exported', 'tips'],
  ['/reports/journal.csv', 'report.exported', 'journal'],
];

test.each(DOWNLOADS)('A-31: who downloads %s is recorded', async (path, action, objectId) => {
  const before = await entries(action);

  await salon.get(path.replace(':staffId', salon.ana.id), salon.vera).expect(200);

  const added = (await entries(action)).slice(before.length);
  expect(added).toEqual([{ actor_id: salon.vera.id, object_id: objectId ?? salon.ana.id }]);
});

const entries = (action: string): Promise<{ actor_id: string; object_id: string }[]> =>
  salon.sql(`SELECT actor_id, object_id FROM audit_entries WHERE action = $1 ORDER BY id`, [action]);
