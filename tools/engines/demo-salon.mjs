import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.mjs';

const APP = fileURLToPath(new URL('../../dist/api/main.js', import.meta.url));

/** The built app with the demo salon and a separate database, as `npm start` opens it. */
export async function openDemoSalon() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-engines-'));
  // Started by root, PostgreSQL runs as someone else, who must be able to reach the folder.
  chmodSync(folder, 0o711);
  const port = await freePort();
  const app = spawn(process.execPath, [APP], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_HISTORY: '0',
      ADMIN_EMAIL: 'vera@maisonvera.example',
      ADMIN_PASSWORD: 'the owner’s own secret',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(app, 'exit');
  const said = [];
  for (const stream of [app.stdout, app.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => said.push(text));
  }
  const salon = {
    url: `http://localhost:${port}`,
    /** New log lines since the last call: page crashes, policy violations, errors of the API. */
    log: () => said.splice(0).join('').trim(),
    close: async () => {
      app.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  for (const patience = AbortSignal.timeout(600_000); !patience.aborted; await pause(100)) {
    if (app.exitCode !== null) break;
    const answer = await fetch(`${salon.url}/health/ready`).catch(() => null);
    if (answer?.ok) return salon;
  }
  await salon.close();
  throw new Error(`The salon did not open. Was it built?\n${salon.log()}`);
}
