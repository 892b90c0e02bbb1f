import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../../api/operations/demo/seeded-random.js';
import type { ImportDetailsView } from '../../../api/operations/imports/import.view.js';
import { KillableSalon } from '../../support/killable-salon.js';
import { perLane } from '../../support/lane.js';

/** `npm run prove:imports` brings in thirty thousand clients, and kills the app twenty times. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? perLane({ change: 1_500, nightly: 6_000 }));
const KILLS = Number(process.env['IMPORT_KILLS'] ?? perLane({ change: 2, nightly: 6 }));
const PIECE = 500;
const isProof = process.env['IMPORT_ROWS'] !== undefined;

let salon: KillableSalon;
let bearer: string;

beforeAll(async () => {
  salon = await KillableSalon.prepare();
  await salon.open();
  bearer = await lookAround();
});

afterAll(() => salon.remove());

/** As an admin of the demo salon. */
async function lookAround(): Promise<string> {
  const json = { 'Content-Type': 'application/json' };
  const opened = await fetch(`${salon.url}/demo/look-around`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ role: 'admin' }),
  });
  const { user } = JSON.parse(await opened.text());
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = await fetch(`${salon.url}/user/${encodeURIComponent(user.email)}`, {
    method: 'PUT',
    headers: { ...json, cookie },
    body: JSON.stringify({ email: user.email }),
  });
  return `Bearer ${JSON.parse(await answer.text()).token}`;
}

async function ask<Answer>(method: string, path: string, body?: FormData): Promise<Answer> {
  const answer = await fetch(`${salon.url}${path}`, {
    method,
    headers: { Authorization: bearer },
    ...(body && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** Clients who are all different people, and unlike the demo's. */
function listOf(name: string): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const number = String(at).padStart(5, '0');
    return `${name}${number},${name} ${number},Kessler,${name}.${number}@example.com,0151 ${name === 'Mila' ? 2 : 3}${number}0,1990-07-04,Prefers mornings`;
  });
  return `Client ID,First Name,Last Name,Email,Mobile Number,Date of Birth,Note\n${rows.join('\n')}\n`;
}

async function upload(text: string): Promise<string> {
  const form = new FormData();
  form.set('name', 'clients.csv');
  form.set('file', new Blob([text]), 'clients.csv');
  const [list] = await ask<{ _id: string }[]>('POST', '/imports', form);
  return list?._id ?? '';
}

const show = (id: string) => ask<ImportDetailsView>('GET', `/imports/${id}`);
const rehearse = (id: string) => ask<ImportDetailsView>('POST', `/imports/${id}/rehearsal`);

async function run(id: string): Promise<ImportDetailsView> {
  await ask('POST', `/imports/${id}/run`);
  for (;;) {
    const view = await show(id);
    if (view.state !== 'running') return view;
    await pause(100);
  }
}

/** How many clients of the list there are, and how many of its rows say so. */
const found = (id: string, name: string) =>
  salon.look(async (database) => {
    const [counts] = await database.query(
      `SELECT (SELECT count(*)::int FROM clients WHERE name LIKE $2) AS clients,
         (SELECT count(DISTINCT email_key)::int FROM clients WHERE name LIKE $2) AS different,
         (SELECT count(*)::int FROM import_rows WHERE import_id = $1 AND is_written) AS rows`,
      [id, `${name} %`],
    );
    return counts as { clients: number; different: number; rows: number };
  });

const measured: string[] = [];
async function measure<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  const answer = await work();
  measured.push(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return answer;
}

test('a list that came in changes nothing the second time', async () => {
  const text = listOf('Mila');
  const first = await measure('reading the list', () => upload(text));
  await measure('checking it', () => rehearse(first));
  expect(await measure('running it', () => run(first))).toMatchObject({ state: 'done', doneRows: ROWS });

  const second = await upload(text);
  const { counts } = await measure('checking it again', () => rehearse(second));
  expect(counts).toMatchObject({ new: 0, changed: 0, matched: ROWS });
  await measure('running it again', () => run(second));

  expect(await found(first, 'Mila')).toEqual({ clients: ROWS, different: ROWS, rows: ROWS });
  if (isProof) process.stdout.write(`${[...measured, `memory: ${salon.memoryPeak()} MB`].join('\n')}\n`);
}, 1_200_000);

test('a run that is killed leaves each piece whole or not there, and the next one brings in the rest', async () => {
  const random = new SeededRandom(7);
  const id = await upload(listOf('Nora'));
  await rehearse(id);
  const reached: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const before = reached.at(-1) ?? 0;
    await ask('POST', `/imports/${id}/run`);
    // Planning comes first; the later kills are in the middle of writing.
    const until = Math.min(before + PIECE * random.between(0, 2), ROWS - PIECE);
    for (const end = performance.now() + 60_000; performance.now() < end;) {
      if ((await show(id)).doneRows >= until) break;
      await pause(5);
    }
    await pause(random.between(0, 60));
    await salon.end('SIGKILL');
    await salon.open();
    bearer = await lookAround();
    const { clients, different, rows } = await found(id, 'Nora');
    expect({ clients, different }).toEqual({ clients: rows, different: rows });
    expect(rows % PIECE === 0 || rows === ROWS).toBe(true);
    expect(rows).toBeGreaterThanOrEqual(before);
    reached.push(rows);
  }

  const { state, doneRows } = await run(id);

  expect({ state, doneRows }).toEqual({ state: 'done', doneRows: ROWS });
  expect(await found(id, 'Nora')).toEqual({ clients: ROWS, different: ROWS, rows: ROWS });
  if (isProof) process.stdout.write(`rows in at each kill: ${reached.join(', ')}\n`);
}, 3_600_000);
