import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.mjs';
import { aDemoFolder, aSalonFolder } from './salon-folder.js';
import { movedClock } from './today.js';

/** The built app in a separate process, with the demo salon in a separate database. */
export interface RunningSalon {
  url: string;
  admin: { email: string; password: string };
  close: () => Promise<void>;
  stop: () => Promise<void>;
}

const START_SECONDS = 120;

const ADMIN = { email: 'vera@maisonvera.example', password: 'the owner’s own secret' };

/** The admin of the demo salon, and the settings that create them. */
export const DEMO_ADMIN = {
  person: ADMIN,
  settings: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
};

/** The settings of a demo salon without an admin. */
export const NOBODYS = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

/** Opens the demo salon as `npm start` does, on a free port and in a folder that `stop` removes and `close` keeps. */
export async function openDemoSalon(
  settings: Record<string, string> = {},
  folder = aDemoFolder(),
): Promise<RunningSalon> {
  const { url, app, close, stop } = await launch(folder, { ...DEMO_ADMIN.settings, ...settings });
  app.stdout.pipe(process.stdout);
  await untilReady(app, url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, admin: DEMO_ADMIN.person, close, stop };
}

/** A salon with no data yet. */
export interface EmptySalon {
  url: string;
  /** The code in the log that makes a person the first admin. */
  setUpLink: string;
  dataDir: string;
  stop: () => Promise<void>;
}

export async function openEmptySalon(settings: Record<string, string> = {}): Promise<EmptySalon> {
  const dataDir = aSalonFolder();
  const { url, app, stop } = await launch(dataDir, { DEMO: '0', ...settings });
  let log = '';
  app.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  await untilReady(app, url);
  // The app logs it before it answers, but the pipe may lag behind.
  for (;;) {
    const [setUpLink] = /https?:\S+\/setup#[\w-]+/.exec(log) ?? [];
    if (setUpLink !== undefined) return { url, setUpLink, dataDir, stop };
    if (app.exitCode !== null) throw new Error('The salon closed before it gave a set-up link.');
    await pause(50);
  }
}

/** A free port, the address there, and the settings of an app with its data in this folder. */
export async function settingsOf(dataDir: string, own: Record<string, string>) {
  const port = String(await freePort());
  const settings = {
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: dataDir,
    BCRYPT_COST: '4',
    LOG_LEVEL: 'warn',
    DEMO_HISTORY: '0',
    // All tests share one IP address.
    RATE_LIMIT_SCALE: '1000',
    ...own,
  };
  return { url: `http://localhost:${port}`, port, settings };
}

async function launch(dataDir: string, own: Record<string, string>) {
  const { url, settings } = await settingsOf(dataDir, own);
  const app = spawn(process.execPath, [...movedClock.argv, 'dist/api/main.js'], {
    // Only these variables: the tests see the app as a fresh machine would start it.
    env: { PATH: process.env.PATH, ...movedClock.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = async () => {
    if (app.exitCode !== null) return;
    const ended = once(app, 'exit');
    app.kill('SIGTERM');
    await ended;
  };
  const stop = async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, app, close, stop };
}

/** Waits until the app in this process answers, and throws if it has ended instead. */
export async function untilReady(app: ChildProcess, url: string): Promise<void> {
  for (const patience = AbortSignal.timeout(START_SECONDS * 1000); !patience.aborted;) {
    if (app.exitCode !== null) break;
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The salon did not open (exit code ${app.exitCode ?? 'none'}). Was it built?`);
}
