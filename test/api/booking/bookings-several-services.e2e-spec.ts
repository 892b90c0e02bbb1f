import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aClient, type Person } from '../../support/people.js';
import { active, aMember, aService } from '../../support/salon.js';

// Monday, 1 March 2027, 08:00 is now; Ana works on Tuesday from nine to twelve.
const DAY = '2027-03-02';

let parlour: TestApp;
let client: Person;
let cut: Awaited<ReturnType<typeof aService>>;
let colour: Awaited<ReturnType<typeof aService>>;

beforeAll(async () => {
  parlour = await startTestApp();
  const extra = (title: string) => [{ title, priceCents: 1500, extraMinutes: 30 }];
  cut = await aService(parlour.database, { title: 'Cut', segments: [active(60)], addOns: extra('Mask') });
  colour = await aService(parlour.database, {
    title: 'Colour',
    segments: [active(60)],
    addOns: extra('Gloss'),
  });
  await aMember(parlour.database, { name: 'Ana', does: [cut, colour], hours: [[540, 720]] });
  client = await aClient(parlour);
});

afterAll(() => parlour.close());

const extraOf = (service: typeof cut) => String(service.addOns[0]?.id);

const ask = (addOns: string[]) =>
  parlour.http
    .get('/availability')
    .query({ day: DAY, services: `${cut.id},${colour.id}`, addOns: addOns.join(',') || undefined });

const timesOf = ({ body }: { body: { starts: string[] } }) => body.starts.map((start) => start.slice(11, 16));

describe('a booking of two services with add-ons', () => {
  test('has fewer free times the longer the add-ons make it, whichever service they belong to', async () => {
    const times = [[], [extraOf(cut)], [extraOf(colour)], [extraOf(colour), extraOf(cut)]].map(
      async (addOns) => timesOf(await ask(addOns).expect(200)),
    );

    expect(await Promise.all(times)).toEqual([
      ['09:00', '09:15', '09:30', '09:45', '10:00'],
      ['09:00', '09:15', '09:30'],
      ['09:00', '09:15', '09:30'],
      ['09:00'],
    ]);
  });

  test('is made at the time that was offered, each add-on with its own service', async () => {
    const [startsAt] = (await ask([extraOf(colour)]).expect(200)).body.starts;
    const { body } = await parlour.http
      .post('/bookings')
      .set('Authorization', client.bearer)
      .set('Idempotency-Key', randomUUID())
      .send({
        lines: [{ serviceId: cut.id }, { serviceId: colour.id, addOnIds: [extraOf(colour)] }],
        startsAt,
      })
      .expect(201);

    const extras = body.lines.map(({ addOns }: { addOns: { title: string }[] }) =>
      addOns.map(({ title }) => title),
    );
    expect(extras).toEqual([[], ['Gloss']]);
  });

  test('cannot have an add-on that neither service offers', async () => {
    const { status, body } = await ask([extraOf(cut), randomUUID()]);

    expect([status, body.code]).toEqual([422, 'invalid-input']);
  });
});
