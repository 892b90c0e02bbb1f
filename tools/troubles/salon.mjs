import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.mjs';
import { prove } from './report.mjs';

/** The admin who reads Health. */
export const ADMIN = { email: 'vera@salon.example', password: 'a password of forty signs' };

const running = new Set();

/** Starts the built app on the DATA_DIR of the settings, by way of another program if one is named. */
export async function start(settings, through = []) {
  const port = await freePort();
  const [program, ...words] = [...through, process.execPath, 'dist/api/main.js'];
  const app = spawn(program, words, {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: '1',
      DEMO_HISTORY: '0',
      BCRYPT_COST: '4',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: through.length > 0,
  });
  running.add(app);
  let said = '';
  for (const stream of [app.stdout, app.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(app, 'exit').then(([exitCode]) => {
    running.delete(app);
    return exitCode;
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    ended,
    lines: () => said.trimEnd().split('\n').filter(Boolean),
    stop: async () => {
      // The wrapper keeps signals to itself, so the app gets them with its whole group.
      if (through.length > 0) process.kill(-app.pid, 'SIGTERM');
      else app.kill('SIGTERM');
      return ended;
    },
  };
}

export const statusOf = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** Until it answers so, or the patience is over; gives the seconds it took. */
export async function until(url, status, seconds) {
  const begun = performance.now();
  const took = () => (performance.now() - begun) / 1000;
  while (took() < seconds) {
    if ((await statusOf(url)) === status) return took().toFixed(1);
    await pause(100);
  }
  return null;
}

export async function open(settings, through) {
  const salon = await start(settings, through);
  if ((await until(`${salon.url}/health/ready`, 200, 60)) === null) {
    throw new Error(`The salon did not open: ${salon.lines().join('\n')}`);
  }
  return salon;
}

/** A start that must fail: one sentence, and how it ends. */
export async function refusedStart(what, settings, { exitCode, says }) {
  const salon = await start(settings);
  const found = await salon.ended;
  const [last, ...more] = salon.lines().filter((line) => line.startsWith('Parlour cannot start'));
  const isSo =
    found === exitCode &&
    more.length === 0 &&
    says.test(last ?? '') &&
    !salon.lines().some((line) => /^\s+at /.test(line));
  prove(what, isSo, isSo ? `${found}, ${last}` : `${found}\n${salon.lines().join('\n')}`);
}

/** Ends everything that is still running. */
export async function endAll() {
  if (running.size === 0) return;
  for (const app of running) app.kill('SIGKILL');
  await pause(3000);
}
