import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { typeormOptions } from '../../../api/database/typeorm.options.js';
import { finding } from '../../../api/common/words/finding.js';
import type { Check, Finding } from '../../../api/operations/doctor/check.js';
import { examine, inWords } from '../../../api/operations/doctor/examine.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/cluster.js';
import { overlap, surroundings } from '../../support/examined.js';
import { anAdmin } from '../../support/people.js';

let salon: TestApp;

beforeAll(async () => {
  salon = await startTestApp({ realClock: true });
});

afterAll(() => salon.close());

describe('12-A5 a check', () => {
  const checks = (examineOne: Check['examine'], asks: Check['asks'] = 'database'): Check[] =>
    ['first', 'second'].map((id) => ({
      id,
      title: finding('asItIs', { text: id }),
      asks,
      examine: examineOne,
    }));

  test('that hangs is wrong, and keeps the others waiting only so long', async () => {
    const hanging = checks((at) => at.source.query(`SELECT pg_sleep(5)`));
    const begun = performance.now();

    const report = inWords(await examine(surroundings(salon), hanging, { oneMs: 200, allMs: 300 }), 'en');

    expect(performance.now() - begun).toBeLessThan(3000);
    expect(report).toMatchObject({
      verdict: 'fail',
      checks: [
        { verdict: 'fail', says: 'No response within 1 s.' },
        { verdict: 'fail', says: expect.stringContaining('No response') },
      ],
    });
  });

  test('that cannot look is wrong', async () => {
    const broken = checks(() => Promise.reject(new Error('no way in')), 'elsewhere');

    const { verdict, checks: found } = inWords(await examine(surroundings(salon), broken), 'en');

    expect(verdict).toBe('fail');
    expect(found[0]).toMatchObject({ says: 'The check failed (no way in).' });
  });

  test('is as bad as the worst', async () => {
    const verdicts: Finding['verdict'][] = ['warn', 'ok'];
    const two = checks(() => Promise.resolve({ verdict: verdicts.pop() ?? 'fail', says: [] }));

    expect(await examine(surroundings(salon), two)).toMatchObject({ verdict: 'warn' });
  });
});

test('12-A5 an admin reads the same on the dashboard, and many who ask at once are told what one look found', async () => {
  const vera = await anAdmin(salon);
  const ask = () => salon.http.get('/admin/health').set('Authorization', vera.bearer);

  const [answer, ...others] = await Promise.all([ask(), ask(), ask()]);

  expect(answer?.status).toBe(200);
  expect(others.map(({ body }) => body)).toEqual([answer?.body, answer?.body]);
  expect(answer?.body.checks.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(['overlaps', 'time-zone', 'durability', 'room']),
  );
  expect(JSON.stringify(answer?.body)).not.toContain(salon.folder.path);
});

test('an admin reads the report in the language they ask for, whoever looked a moment before', async () => {
  const vera = await anAdmin(salon);
  const ask = (language: string) =>
    salon.http.get('/admin/health').set('Authorization', vera.bearer).set('Accept-Language', language);

  const english = await ask('en');
  const german = await ask('de-AT, en;q=0.5');

  expect(german.headers).toMatchObject({
    'content-language': 'de',
    vary: expect.stringContaining('Accept-Language'),
  });
  expect(english.body.checks[0]).toMatchObject({ title: 'Double bookings' });
  expect(german.body.checkedAt).toBe(english.body.checkedAt);
  expect(german.body.checks[0]).toMatchObject({
    id: 'overlaps',
    title: 'Doppelbuchungen',
    says: 'Niemand ist doppelt gebucht.',
  });
});

test('12-A5 `parlour doctor` ends with 1 when something is wrong, and changes nothing', async () => {
  const scratch = await createTestDatabase();
  const source = await new DataSource({
    ...typeormOptions({ url: scratch.url }, 2),
    entities: salon.database.options.entities,
  } as DataSourceOptions).initialize();
  await overlap(source);
  const folder = path.join(salon.folder.path, 'of-the-command');
  mkdirSync(folder);

  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/api/cli.js', 'doctor', '--json'], {
    env: { PATH: process.env.PATH, DATABASE_URL: scratch.url, DATA_DIR: folder },
    encoding: 'utf8',
  });

  await source.destroy();
  await scratch.drop();
  expect(stderr).toBe('');
  expect(status).toBe(1);
  const { checks } = JSON.parse(stdout);
  expect(checks[0]).toMatchObject({ id: 'overlaps', verdict: 'fail' });
  expect(readdirSync(folder)).toEqual([]);
});
