import { Logger } from '@nestjs/common';
import { startTestApp, type TestApp } from '../../support/app.js';

let parlour: TestApp;
let warned: string[];

async function start(env: Record<string, string>): Promise<void> {
  warned = [];
  parlour = await startTestApp({ env });
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => warned.push(String(line)));
}

afterEach(async () => {
  jest.restoreAllMocks();
  await parlour.close();
});

/** Sends a message to the salon while someone else keeps the table locked for longer than the setting allows. */
async function writeToABusySalon(): Promise<void> {
  const other = parlour.database.createQueryRunner();
  await other.startTransaction();
  await other.query('LOCK TABLE messages');
  const answered = parlour.http
    .post('/messages?secret=of-somebody')
    .send({ kind: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Are you open on Sunday?' })
    .then(({ status }) => status);
  await other.query('SELECT pg_sleep(0.3)');
  await other.commitTransaction();
  await other.release();
  expect(await answered).toBe(201);
}

describe('a statement that takes longer than SLOW_STATEMENT_MS', () => {
  test('is logged with its route and its time, and with nothing that a person has written', async () => {
    await start({ SLOW_STATEMENT_MS: '200' });

    await writeToABusySalon();

    expect(warned).toContainEqual(
      expect.stringMatching(/^A statement of POST \/messages took \d+ ms: INSERT INTO "?messages"?/),
    );
    expect(warned.join()).not.toMatch(/Ada|ada@example|Sunday|of-somebody/);
  });

  test('is logged too when no request sent it, and when it failed', async () => {
    await start({ SLOW_STATEMENT_MS: '200' });

    await parlour.database.query(`SELECT pg_sleep(0.25), 1 / $1::int`, [0]).catch(() => undefined);

    expect(warned).toEqual([
      expect.stringMatching(
        /^A statement of no request took \d+ ms: SELECT pg_sleep\(0\.25\), 1 \/ \$1::int$/,
      ),
    ]);
  });

  test('is not logged where the setting is 0', async () => {
    await start({ SLOW_STATEMENT_MS: '0' });

    await writeToABusySalon();

    expect(warned).toEqual([]);
  });
});
