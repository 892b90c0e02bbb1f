import { randomUUID } from 'node:crypto';
import { Agent, request as openRequest } from 'node:http';
import fc from 'fast-check';
import { isProblemCode } from '../../../api/common/problem/catalogue.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { Contract, type Operation } from '../../support/contract.js';
import { type MalformedRequest, MalformedRequests } from '../../support/malformed-requests.js';
import { aClient, anAdmin, PASSWORD, type Person } from '../../support/people.js';
import { aMember, aService } from '../../support/salon.js';
import { perLane } from '../../support/lane.js';

/** The same requests each time; another seed is worth a try now and then. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 2027);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? perLane({ change: 2_000, nightly: 20_000 }));
const AT_ONCE = 8;

interface Answer {
  status: number;
  type: string;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const contract = Contract.read();
let parlour: TestApp;
let requests: MalformedRequests;
let origin: URL;
let people: Record<'client' | 'admin', Person>;

beforeAll(async () => {
  parlour = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  // The test says what goes wrong; the log would say it ten thousand times.
  parlour.app.useLogger(['fatal', 'error']);
  origin = new URL(await parlour.app.getUrl());
  const addOns = [{ title: 'Gloss', priceCents: 1500, extraMinutes: 15 }];
  const colour = await aService(parlour.database, { title: 'Colour', addOns });
  const ana = await aMember(parlour.database, { name: 'Ana', does: [colour] });
  const bystander = await aClient(parlour);
  await invitePeople();
  const glossId = colour.addOns[0]?.id ?? '';
  const emails = [bystander.email, people.admin.email, 'nobody@example.com', 'nova@example.com'];
  const days = ['2027-03-02', '2027-03-03'];
  requests = new MalformedRequests(contract, {
    serviceId: [colour.id],
    services: [colour.id],
    staffId: [ana.id],
    staff: ['any', ana.id],
    addOnIds: [glossId],
    addOns: [glossId],
    startsAt: days.flatMap((day) =>
      ['10', '11', '12', '13', '14'].map((hour) => `${day}T${hour}:00:00.000Z`),
    ),
    day: days,
    from: days,
    to: days,
    email: emails,
    password: [PASSWORD],
    id: await idsOfThings(),
    page: ['1', '2'],
    pageSize: ['5'],
    phone: ['+351 21 000 000'],
    '*': ['x', 'A sentence that is long enough.', randomUUID()],
  });
});

afterAll(async () => {
  agent.destroy();
  await parlour.close();
});

/** A booking and a hold of the client, for paths that name one. */
async function idsOfThings(): Promise<string[]> {
  const [service] = await parlour.database.query('SELECT id FROM services');
  const booking = (hour: string) => ({
    lines: [{ serviceId: service.id }],
    startsAt: `2027-03-04T${hour}:00:00Z`,
  });
  const booked = await parlour.http
    .post('/bookings')
    .set('Authorization', people.client.bearer)
    .set('Idempotency-Key', randomUUID())
    .send(booking('10'));
  const held = await parlour.http.post('/holds').send(booking('12'));
  return [booked.body._id, held.body._id, randomUUID()];
}

/** Some requests are good enough to end the account that sent them; so others take their place now and then. */
async function invitePeople(): Promise<void> {
  people = { client: await aClient(parlour), admin: await anAdmin(parlour) };
}

function send({ who, method, path, headers, body }: MalformedRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const bearer = who === 'nobody' ? {} : { authorization: people[who].bearer };
    const length = body ? { 'content-length': String(body.length) } : {};
    const sent = openRequest(
      {
        agent,
        host: origin.hostname,
        port: origin.port,
        method,
        path,
        headers: { ...bearer, ...headers, ...length },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

/** Returns what is wrong with an answer; null if it is right. */
function faultOf(operation: Operation, { status, type, text }: Answer): string | null {
  if (status >= 500) return `${status}`;
  if (status >= 400) {
    if (!type.startsWith('application/problem+json')) return `${status} of the type ${type}`;
    const { code, status: stated }: { code: string; status: number } = JSON.parse(text);
    return isProblemCode(code) && stated === status ? null : `${status} ${stated} ${code}`;
  }
  const promised = operation.answers[status];
  if (!promised || !type.startsWith('application/json')) return null;
  return contract.breachesIn(JSON.parse(text), promised)[0] ?? null;
}

test(`A18 A36 A46 ${REQUESTS} malformed requests to every operation cause no server error (seed ${SEED})`, async () => {
  const { operations } = contract;
  const perOperation = Math.ceil(REQUESTS / operations.length);
  const found: unknown[] = [];
  const seen = new Set<number>();
  for (const [index, operation] of operations.entries()) {
    await invitePeople();
    // With one seed for all of them, each would be spoilt in the same ways.
    const queue = fc.sample(requests.to(operation), { seed: SEED + index, numRuns: perOperation });
    const work = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) {
        const answer = await send(request);
        seen.add(answer.status);
        const fault = faultOf(operation, answer);
        if (fault) found.push({ fault, ...request, body: request.body?.toString().slice(0, 500) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  expect(found.slice(0, 10)).toEqual([]);
  // Not all of them were refused for the same reason.
  const walls = [200, 201, 400, 401, 403, 404, 409, 413, 415, 422];
  expect(walls.filter((status) => !seen.has(status))).toEqual([]);
  await parlour.http.get('/health/ready').expect(200);
}, 600_000);
