// Measures the memory of one server of the image, without PostgreSQL: npm run bench:memory, on Linux, after `npm run
// build` and `npm run build:image`, with the Node.js of the image. NODE_OPTIONS are those of the image unless others
// are given.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IMAGE_SETTINGS, packApp } from '../tools/copies/packed-app.mjs';
import { freePort } from '../tools/free-port.mjs';

const REST_MS = 15_000;
const REQUESTS = 800;
const PAUSE_MS = 25;
const PAGES = ['/', '/contact', '/team', '/portfolio'];
const READS = [...PAGES, '/services', '/salon', '/reviews', '/staff'];

const packed = packApp();

async function start() {
  const port = await freePort();
  const app = spawn(process.execPath, [packed.main], {
    cwd: packed.folder,
    env: {
      PATH: process.env.PATH,
      ...IMAGE_SETTINGS,
      ...(process.env.NODE_OPTIONS && { NODE_OPTIONS: process.env.NODE_OPTIONS }),
      NODE_COMPILE_CACHE: packed.compiled,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: path.join(packed.folder, 'data'),
      DEMO: '1',
      DEMO_HISTORY: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (app.exitCode !== null) throw new Error('The app did not start.');
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) break;
    await pause(100);
  }
  return { app, origin };
}

async function stop({ app }) {
  const ended = once(app, 'exit');
  app.kill('SIGTERM');
  await ended;
}

/** In MiB; what it shares with others is divided among them. */
function memoryOf({ app }) {
  const text = readFileSync(`/proc/${app.pid}/smaps_rollup`, 'utf8');
  const of = (name) => Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)[1]) / 1024);
  return `${of('Pss')} MiB, ${of('Pss_File')} of them files such as the program of Node.js`;
}

async function read(origin, number) {
  const route = READS[number % READS.length];
  const accept = PAGES.includes(route) ? 'text/html' : 'application/json';
  const answer = await fetch(origin + route, { headers: { accept } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`GET ${route}: ${answer.status}`);
}

try {
  // The first start writes the demo salon, and keeps its compiled code for the second.
  await stop(await start());
  const copy = await start();
  await pause(REST_MS);
  console.log(`idle: ${memoryOf(copy)}`);
  const answers = [];
  for (let number = 0; number < REQUESTS; number++) {
    answers.push(read(copy.origin, number));
    await pause(PAUSE_MS);
  }
  await Promise.all(answers);
  console.log(`after ${REQUESTS} requests: ${memoryOf(copy)}`);
  await stop(copy);
} finally {
  packed.remove();
}
