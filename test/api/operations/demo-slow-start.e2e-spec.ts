import { setTimeout as pause } from 'node:timers/promises';
import { DemoRepository } from '../../../api/operations/demo/demo.repository.js';
import { startTestApp } from '../../support/app.js';

/** Longer than the app waits before it looks for books to write. */
const SLOW_MS = 3000;
const PATIENCE_MS = 20_000;

afterEach(() => jest.restoreAllMocks());

test('a demo salon that moves in late, on a slow machine, has its books written all the same', async () => {
  const lockSalon = Object.getOwnPropertyDescriptor(DemoRepository.prototype, 'lockSalon')
    ?.value as DemoRepository['lockSalon'];
  jest.spyOn(DemoRepository.prototype, 'lockSalon').mockImplementationOnce(async function (
    this: DemoRepository,
    tx,
  ) {
    await pause(SLOW_MS);
    return lockSalon.call(this, tx);
  });

  const parlour = await startTestApp({ env: { DEMO: '1', DEMO_HISTORY: '1' } });

  const daysWritten = async () => {
    const [books] = await parlour.database.query('SELECT filled_to - first_day + 1 AS days FROM demo_books');
    return Number(books?.days ?? 0);
  };
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while ((await daysWritten()) < 2 && !patience.aborted) await pause(100);
  expect(await daysWritten()).toBeGreaterThanOrEqual(2);
  await parlour.close();
});
