// True if a fresh clone of the last commit develops with one command: npm run prove:dev, on Linux. It installs, runs
// `npm run dev` without any setting but a port, changes a route, a sentence and a page, breaks things, and presses Ctrl-C.
// Then it starts the clone twice with `npm start`. It prints how long each takes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { commandOf, signalAll } from './processes.mjs';

const PATIENCE_MS = 180_000;
const HEALTH = 'api/platform/health/health.controller.ts';

const clone = mkdtempSync('/tmp/parlour-dev-');
// PostgreSQL runs as another user if we are root.
chmodSync(clone, 0o755);
const port = String(await freePort());
const url = `http://localhost:${port}`;
let failed = 0;

const print = (line) => process.stdout.write(`${line}\n`);
const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Waits until the condition holds, and prints how long it took. */
async function prove(what, isSo) {
  const startedAt = performance.now();
  let so = false;
  while (!so && performance.now() - startedAt < PATIENCE_MS) {
    so = await isSo().catch(() => false);
    if (!so) await pause(20);
  }
  print(`${so ? 'ok  ' : 'NOT '} ${what} (${secondsSince(startedAt)})`);
  if (!so) failed += 1;
}

/**
 * Runs an npm script of the clone as a terminal does: in a separate process group, so that Ctrl-C reaches all of it.
 */
function run(script) {
  const { PATH, HOME } = process.env;
  const child = spawn('npm', script, {
    cwd: clone,
    env: { PATH, HOME, PORT: port },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const program = { pid: child.pid, said: '', hasEnded: once(child, 'exit') };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (program.said += text));
  return program;
}

const get = async (route, accept = 'application/json') =>
  (await fetch(`${url}${route}`, { headers: { accept }, signal: AbortSignal.timeout(30_000) })).text();

/** Changes a file of the clone, as an editor saves it. */
function edit(file, from, to) {
  const at = path.join(clone, file);
  const text = readFileSync(at, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer says ${from}`);
  writeFileSync(at, text.replace(from, to));
}

/** The processes running in the clone, including PostgreSQL. */
const inClone = () =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(clone) || commandOf(pid).includes(clone);
    } catch {
      return false;
    }
  });

const apiOf = () => inClone().find((pid) => commandOf(pid).includes('dist/dev-api/main.js'));

try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), clone]);
  const installing = performance.now();
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: clone, stdio: 'ignore' });
  print(`     npm ci (${secondsSince(installing)})`);

  const dev = run(['run', 'dev']);
  await prove('`npm run dev` says one address at the end', async () =>
    dev.said.trimEnd().endsWith(`: ${url}`),
  );
  await prove('a page comes from Vite', async () => (await get('/', 'text/html')).includes('/src/main.tsx'));
  await prove('its data come from the API', async () => JSON.parse(await get('/services')).length > 0);

  edit(HEALTH, `status: 'live'`, `status: 'alive'`);
  await prove('a changed route answers', async () => (await get('/health/live')).includes('alive'));

  edit('words/en/api/problems.json', 'Please log in first.', 'Tell us who you are.');
  await prove('a changed sentence is said', async () =>
    (await get('/bookings')).includes('Tell us who you are.'),
  );

  edit('web/src/main.tsx', 'import', '/* changed */ import');
  await prove('a changed file of the web app is served', async () =>
    (await get('/src/main.tsx', '*/*')).includes('/* changed */'),
  );

  edit(HEALTH, `status: 'alive'`, `status: 'alive`);
  await prove('a mistake in a file of the API is named', async () => dev.said.includes('Not compiled'));
  await prove('and the API goes on', async () => (await get('/health/live')).includes('alive'));
  edit(HEALTH, `status: 'alive`, `status: 'well'`);
  await prove('mended, it is used', async () => (await get('/health/live')).includes('well'));

  signalAll([Number(apiOf())], 'SIGKILL');
  await prove('an API that dies is named', async () => dev.said.includes('The API has ended (SIGKILL)'));
  edit(HEALTH, `status: 'well'`, `status: 'live'`);
  await prove('and comes back with the next change', async () =>
    (await get('/health/live')).includes('live'),
  );

  process.kill(-dev.pid, 'SIGINT');
  await dev.hasEnded;
  await prove('Ctrl-C leaves no process behind', async () => inClone().length === 0);

  const again = run(['run', 'dev']);
  await prove('the second `npm run dev` is ready', async () => again.said.trimEnd().endsWith(`: ${url}`));
  process.kill(-again.pid, 'SIGKILL');
  await prove('one that is killed leaves no process behind', async () => inClone().length === 0);

  rmSync(path.join(clone, 'dist'), { recursive: true });
  for (const how of ['with nothing built', 'with everything built']) {
    const app = run(['start']);
    await prove(`\`npm start\` answers, ${how}`, async () => (await get('/health/live')).includes('live'));
    process.kill(-app.pid, 'SIGINT');
    await app.hasEnded;
  }
} finally {
  signalAll(inClone().map(Number), 'SIGTERM');
  while (inClone().length > 0) await pause(100);
  rmSync(clone, { recursive: true });
}
process.exitCode = failed === 0 ? 0 : 1;
