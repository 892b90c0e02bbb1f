// True if the app of the image works on ARM processors, tried on another: npm run prove:arm64, after npm run build, on Debian.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { packForArm, whatIsMissing } from './arm64/emulated-app.mjs';
import { fillSalon, useSalon } from './arm64/use-salon.mjs';
import { freePort } from './free-port.mjs';

/** QEMU is some ten times slower than the processor it runs on. */
const PATIENCE_MS = 600_000;
const ADMIN = { email: 'vera@salon.example', password: 'a password of forty signs' };

const print = (line) => process.stdout.write(`${line}\n`);

const missing = whatIsMissing();
if (missing) {
  print(`First: ${missing}`);
  process.exit(1);
}

async function untilReady(server, origin) {
  for (const patience = AbortSignal.timeout(PATIENCE_MS); !patience.aborted; await pause(200)) {
    if (server.exitCode !== null) break;
    if ((await fetch(`${origin}/health/ready`).catch(() => null))?.ok) return;
  }
  throw new Error('The app did not start.');
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-arm64-'));
// PostgreSQL runs as another user if this is root.
chmodSync(folder, 0o755);
let server;
try {
  const { app, node } = packForArm(folder);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = path.join(folder, 'data');
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '1000',
    DEMO: '0',
  };
  const run = (script, ...words) =>
    execFileSync(node, [path.join(app, 'dist/api', script), ...words], { env, cwd: app, encoding: 'utf8' });
  print(
    `Node.js for ${execFileSync(node, ['-p', 'process.arch + ", " + process.version'], { encoding: 'utf8' }).trim()}`,
  );
  const began = performance.now();
  server = spawn(node, [path.join(app, 'dist/api/main.js')], { env, cwd: app, stdio: 'inherit' });
  await untilReady(server, origin);
  print(`ready with a new database: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await fillSalon(path.join(dataDir, 'postgres'));
  await useSalon(origin, ADMIN, print);
  const file = path.join(folder, 'salon.parlour');
  run('cli.js', 'backup', '--to', file);
  print(run('cli.js', 'verify', file).trim());
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const [exitCode] = await ended;
  if (exitCode !== 0) throw new Error(`The app ended with ${exitCode}.`);
  print('proved');
} finally {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
