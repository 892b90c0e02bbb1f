import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';

const TABLES = ['bookings', 'booking_lines', 'booking_events', 'allocations', 'idempotency_keys'];

let parlour: TestApp;

beforeAll(async () => {
  parlour = await startTestApp();
});

afterAll(() => parlour.close());

test('a client can book while a newer copy of the app has already added columns', async () => {
  const cut = await aService(parlour.database, { title: 'Cut', segments: [active(30)] });
  const ana = await aMember(parlour.database, { name: 'Ana', does: [cut] });
  const client = await aClient(parlour);
  for (const table of TABLES) {
    await parlour.database.query(`ALTER TABLE ${table} ADD COLUMN newer text NOT NULL DEFAULT 'kept'`);
  }

  await parlour.http
    .post('/bookings')
    .set('Authorization', client.bearer)
    .set('Idempotency-Key', randomUUID())
    .send({ lines: [{ serviceId: cut.id, staffId: ana.id }], startsAt: '2027-03-02T10:00:00.000Z' })
    .expect(201);

  for (const table of TABLES) {
    expect(await parlour.database.query(`SELECT DISTINCT newer FROM ${table}`)).toEqual([{ newer: 'kept' }]);
  }
});
