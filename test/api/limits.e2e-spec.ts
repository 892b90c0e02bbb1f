import { startTestApp, type TestApp } from '../support/app.js';
import { anAddress } from './accounts-browser.js';

let parlour: TestApp;

beforeEach(async () => {
  parlour = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
});

afterEach(() => parlour.close());

const logInFrom = (address: string, salon = parlour) =>
  salon.http
    .post('/auth/login')
    .set('X-Forwarded-For', address)
    .send({ email: anAddress(), password: 'a guess of mine' });

/** How many of so many tries, one after the other, were not refused as too many. */
async function letThrough(tries: number, attempt: (index: number) => PromiseLike<{ status: number }>) {
  let through = 0;
  for (let index = 0; index < tries; index++) if ((await attempt(index)).status !== 429) through++;
  return through;
}

test('whoever does something too often is told how long to wait, and may go on after that', async () => {
  expect(await letThrough(95, () => logInFrom('203.0.113.7'))).toBe(90);

  const refused = await logInFrom('203.0.113.7');

  expect(refused.status).toBe(429);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.body).toMatchObject({ code: 'too-many-requests', title: expect.any(String) });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBe(4);
  parlour.clock.advanceMinutes(seconds / 60);
  expect((await logInFrom('203.0.113.7')).status).toBe(401);
  expect((await logInFrom('203.0.113.7')).status).toBe(429);
});
