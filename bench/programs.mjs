import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const FIRST_PORT = Number(process.env.BENCH_PORT ?? 5900);
const POOL_SIZE = '10';
const HERE = fileURLToPath(new URL('..', import.meta.url));
const APP = 'dist/api/main.js';
const BARE = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));

async function isFree(port) {
  const probe = net.createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

async function freePort() {
  for (let port = FIRST_PORT; ; port++) if (await isFree(port)) return port;
}

async function isOpen(origin) {
  try {
    return (await fetch(`${origin}/health/ready`)).status < 500;
  } catch {
    return false;
  }
}

async function start(name, script, databaseUrl, more) {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      PGAPPNAME: name,
      DATABASE_POOL_SIZE: POOL_SIZE,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isOpen(origin))) {
    if (child.exitCode !== null) throw new Error(`${script} did not start.`);
    await pause(50);
  }
  return {
    name,
    origin,
    pid: child.pid,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The app built here (or in another folder) as an operator runs it, but without the demo salon and with quick password hashes. */
export const appOn =
  (databaseUrl, settings = {}, folder = HERE) =>
  () =>
    start('parlour-app', path.join(folder, APP), databaseUrl, {
      HOST: '127.0.0.1',
      DEMO: '0',
      BCRYPT_COST: '4',
      LOG_LEVEL: 'error',
      // A nightly backup that was missed would be made up for while the app is measured.
      BACKUP_AT: 'off',
      // All the bench's clients come from one address.
      RATE_LIMIT_SCALE: '1000000',
      ...settings,
    });

/** The bare server with a pool of the same size on the same database. */
export const bareOn = (databaseUrl) => () => start('parlour-bare', BARE, databaseUrl, {});

/** Starts the programs one after the other, runs the work with them, and ends them whatever happens. */
export async function withPrograms(starts, work) {
  const programs = [];
  try {
    for (const start of starts) programs.push(await start());
    return await work(...programs);
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
}
