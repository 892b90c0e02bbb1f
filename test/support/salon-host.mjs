// A process in which the salons of a Jest worker run, one after the other: the built app is loaded once, and not for
// each test file, which takes it longer than to open. hosted-salon.ts starts it, with the clock of
// with-moved-clock.mjs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setClockAhead } from './with-moved-clock.mjs';

/** @param {string} file */
const built = (file) => import(pathToFileURL(path.resolve('dist/api', file)).href);

await import('reflect-metadata');
const { createApp } = await built('create-app.js');
const { loadEnv } = await built('config/env.js');
const { StoppingService } = await built('common/stopping.service.js');

/** The open salons by their port. @type {Map<string, import('@nestjs/common').INestApplication>} */
const salons = new Map();

/** @param {{ settings: Record<string, string>, aheadMs: number }} what */
async function open({ settings, aheadMs }) {
  setClockAhead(aheadMs);
  const env = loadEnv(settings);
  const app = await createApp(env, path.resolve('dist/web'));
  salons.set(settings.PORT, app);
  await app.listen(env.port, env.host);
}

/** Stops the salon as a signal would. @param {string} port */
async function close(port) {
  const app = salons.get(port);
  salons.delete(port);
  app?.get(StoppingService).begin();
  await app?.close();
}

/** @param {{ id: number, open?: Parameters<typeof open>[0], close?: string }} asked */
async function answer({ id, open: what, close: port }) {
  let error;
  try {
    if (what) await open(what);
    if (port) await close(port);
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.stack : String(thrown);
  }
  if (process.connected) process.send?.({ id, error });
}

/** @type {Promise<unknown>} Requests are handled one after the other. */
let atWork = Promise.resolve();
process.on('message', (/** @type {Parameters<typeof answer>[0]} */ asked) => {
  atWork = atWork.then(() => answer(asked));
});

/** An open or opening salon would otherwise leave its PostgreSQL running. */
async function end() {
  await atWork;
  await Promise.all([...salons.keys()].map(close));
  process.exit();
}

// The worker has ended, for whatever reason, or the developer has pressed Ctrl-C.
for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) process.once(event, () => void end());
