import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { DEMO_ADMIN, type RunningSalon, settingsOf, untilReady } from './running-salon.js';
import { aDemoFolder } from './salon-folder.js';
import { aheadMs, movedClock } from './today.js';

/** Kept in the global object, which all files of a worker share. */
const HOST = Symbol.for('parlour.salon-host');
const shared = globalThis as { [HOST]?: ChildProcess };

function host(): ChildProcess {
  const running = shared[HOST];
  if (running?.connected) return running;
  const started = fork(path.resolve('test/support/salon-host.mjs'), {
    execArgv: movedClock.argv,
    env: { PATH: process.env.PATH, ...movedClock.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // It ends with the worker, which does not have to wait for it.
  started.unref();
  started.channel?.unref();
  shared[HOST] = started;
  return started;
}

let asked = 0;

/** Sends a request to the host and waits until it is done. */
async function ask(what: { open: object } | { close: string }): Promise<void> {
  const child = host();
  asked += 1;
  const id = asked;
  await new Promise<void>((resolve, reject) => {
    const ended = () => reject(new Error('The process of the salons has ended.'));
    const hear = (answer: { id: number; error?: string }) => {
      if (answer.id !== id) return;
      child.off('message', hear).off('exit', ended);
      if (answer.error === undefined) resolve();
      else reject(new Error(answer.error));
    };
    child.on('message', hear).once('exit', ended);
    child.send({ id, ...what });
  });
}

/** Opens the demo salon in this worker's salon process; the same app that `openDemoSalon` starts in a new one. */
export async function openHostedDemo(
  own: Record<string, string> = {},
  folder = aDemoFolder(),
): Promise<RunningSalon> {
  const { url, port, settings } = await settingsOf(folder, { ...DEMO_ADMIN.settings, ...own });
  await ask({ open: { settings, aheadMs } });
  await untilReady(host(), url);
  const close = () => ask({ close: port });
  const stop = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, admin: DEMO_ADMIN.person, close, stop };
}
