import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Test } from 'supertest';
import type { Service } from '../../../api/salon/services/service.entity.js';
import type { StaffMember } from '../../../api/salon/staff/staff-member.entity.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { anAdmin, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';

const DAY = '2027-03-02';
const at = (time: string) => `${DAY}T${time}:00.000Z`;

let parlour: TestApp;
let admin: Person;
let colour: Service;
let glossId: string;
let ana: StaffMember;
let bookingId: string;

beforeAll(async () => {
  parlour = await startTestApp();
  const addOns = [{ title: 'Gloss', priceCents: 1500, extraMinutes: 15 }];
  colour = await aService(parlour.database, { title: 'Colour', addOns });
  glossId = colour.addOns[0]?.id ?? '';
  ana = await aMember(parlour.database, { name: 'Ana', does: [colour] });
  admin = await anAdmin(parlour);
  const { body } = await signed(parlour.http.post('/bookings')).send(aBooking()).expect(201);
  bookingId = body._id;
});

afterAll(() => parlour.close());

const aBooking = () => ({ lines: [{ serviceId: colour.id, staffId: ana.id }], startsAt: at('10:00') });

const signed = (request: Test) =>
  request.set('Authorization', admin.bearer).set('Idempotency-Key', randomUUID());

describe('A-2: no value of a field causes a server error:', () => {
  const options = { seed: 2027, numRuns: 200 };
  const times = [DAY, at('10:00'), '0000-01-01', '+275760-09-13T00:00:00Z', '2027-03-02T10:00:00+99:99'];
  const texts = ['', ' ', '\0', '\ud800', '%', '%00', 'any', ',', '-1', '1e400', '9'.repeat(400), ...times];
  const oddText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' }), fc.uuid());
  const oddValue = fc.oneof(
    oddText,
    fc.constantFrom(-1, 0, 1e308, 2 ** 53, null, true, [], {}, [null], [[]]),
    fc.jsonValue(),
  );

  const bodies: [path: string, valid: () => Record<string, unknown>][] = [
    ['/bookings', () => ({ ...aBooking(), holdId: randomUUID(), note: 'x', phone: '1234' })],
    ['/holds', () => ({ ...aBooking(), holdId: randomUUID() })],
    ['/bookings/:id/move', () => ({ startsAt: at('10:00'), staff: 'any' })],
    ['/bookings/:id/cancel', () => ({ reason: 'x' })],
    ['/bookings/:id/status', () => ({ verb: 'arrive' })],
    ['/auth/login', () => ({ email: 'a@b.example', password: 'secret' })],
    ['/auth/reset-request', () => ({ email: 'a@b.example' })],
    ['/auth/reset', () => ({ code: 'guessed', password: 'secret' })],
    ['/auth/verify', () => ({ code: 'guessed' })],
    ['/auth/sign-up', () => ({ email: 'a@b.example', password: 'secret', name: 'Vera' })],
  ];

  test.each(bodies)('POST %s', async (path, valid) => {
    const fields = Object.keys(valid());
    const change = fc.record({ field: fc.constantFrom(...fields), odd: oddValue });
    await fc.assert(
      fc.asyncProperty(change, async ({ field, odd }) => {
        const url = path.replace(':id', bookingId);
        const { status } = await signed(parlour.http.post(url)).send({ ...valid(), [field]: odd });
        return status < 500;
      }),
      options,
    );
  });

  test('a line of a booking', async () => {
    const change = fc.record({ field: fc.constantFrom('serviceId', 'staffId', 'addOnIds'), odd: oddValue });
    await fc.assert(
      fc.asyncProperty(change, async ({ field, odd }) => {
        const lines = [{ serviceId: colour.id, staffId: ana.id, addOnIds: [glossId], [field]: odd }];
        const { status } = await signed(parlour.http.post('/holds')).send({ ...aBooking(), lines });
        return status < 500;
      }),
      options,
    );
  });

  const question = () => ({ services: colour.id, staff: 'any', addOns: glossId, hold: randomUUID() });
  const queries: [path: string, valid: () => Record<string, string>][] = [
    ['/availability', () => ({ ...question(), day: DAY })],
    ['/availability/days', () => ({ ...question(), from: DAY, to: DAY })],
    ['/availability/first', () => ({ ...question(), booking: bookingId })],
    ['/bookings', () => ({ q: 'x', day: DAY, staff: ana.id, status: 'done', page: '1', pageSize: '5' })],
    ['/bookings/mine', () => ({ when: 'past', page: '1' })],
  ];

  test.each(queries)('GET %s', async (path, valid) => {
    const fields = Object.keys(valid());
    const change = fc.record({ field: fc.constantFrom(...fields), odd: oddText });
    await fc.assert(
      fc.asyncProperty(change, async ({ field, odd }) => {
        const { status } = await signed(parlour.http.get(path)).query({ ...valid(), [field]: odd });
        return status < 500;
      }),
      options,
    );
  });
});
