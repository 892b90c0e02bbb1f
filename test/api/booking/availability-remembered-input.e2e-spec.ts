import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addDays } from '../../../api/common/time/local-date.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aMember, aService } from '../../support/salon.js';

const WINDOW_DAYS = 42;
const MEGABYTE = 1024 * 1024;

let parlour: TestApp;
let serviceId: string;

beforeAll(async () => {
  parlour = await startTestApp();
  const service = await aService(parlour.database);
  serviceId = service.id;
  await aMember(parlour.database, { does: [service] });
});

afterAll(() => parlour.close());

const ask = (from: string) =>
  parlour.http
    .get('/availability/days')
    .query({ from, to: addDays(from, WINDOW_DAYS - 1), services: serviceId })
    .expect(200);

/** The memory in use after a garbage collection. */
function memoryInUse(): number {
  setFlagsFromString('--expose_gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('A-1: days that cannot be booked leave nothing in memory, however many a visitor asks for', async () => {
  for (let asked = 0; asked < 10; asked++) await ask('2027-03-01');
  const before = memoryInUse();

  let from = '1900-01-01';
  for (let asked = 0; asked < 300; asked++) {
    const { body } = await ask(from);
    expect(body.days).toHaveLength(WINDOW_DAYS);
    expect(body.days[0]).toEqual({ day: from, state: 'past', freeStarts: 0, firstStartsAt: null });
    from = addDays(from, WINDOW_DAYS);
  }

  // A day of this small salon takes a kilobyte or two, and these were 12,600.
  expect(memoryInUse() - before).toBeLessThan(5 * MEGABYTE);
});

test('A-1: a window over the edge of what can be booked says of each day on which side it is', async () => {
  await parlour.database.query(`UPDATE salon SET horizon_days = 30`);

  const { body: start } = await ask('2027-02-20');
  const { body: end } = await ask('2027-03-20');

  const stateOf = (days: { day: string; state: string }[], wanted: string) =>
    days.find(({ day }) => day === wanted)?.state;
  expect(stateOf(start.days, '2027-02-28')).toBe('past');
  expect(stateOf(start.days, '2027-03-01')).toBe('free');
  expect(stateOf(end.days, '2027-03-31')).toBe('free');
  expect(stateOf(end.days, '2027-04-01')).toBe('beyond');
  expect(start.firstFree).toBe('2027-03-01T09:00:00.000Z');
});

test('A-1: a salon that has just opened its diary further is believed at once', async () => {
  await parlour.database.query(`UPDATE salon SET horizon_days = 30`);
  const { body: before } = await ask('2027-05-01');
  await parlour.database.query(`UPDATE salon SET horizon_days = 90`);

  const { body: after } = await ask('2027-05-01');

  expect(before.days[2].state).toBe('beyond');
  expect(after.days[2].state).toBe('free');
});
