// Runs Parlour while you change it. The API restarts when a file in api/ changes. Vite updates the web app in the browser
// as you save. A change in words/ is compiled for both. Browsers reach everything at one address.
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { watch } from 'chokidar';
import { createServer } from 'vite';
import { PARTS } from './build/parts.mjs';
import { build, isMissing, isStale } from './build/stale.mjs';
import { ApiProcess } from './dev/api-process.mjs';
import { compile, compileAll, isOfApi } from './dev/compiled-api.mjs';
import { freePort } from './free-port.mjs';

const ROOT = process.cwd();
const SETTINGS = '.env';
/** Editors save several files at once, and some save a file in two steps. */
const SETTLED_AFTER_MS = 30;

const say = (line) => console.log(`[dev] ${line}`);

/** PORT from the environment or .env, as the API itself reads it. */
const { PORT } = { ...(existsSync(SETTINGS) && parseEnv(readFileSync(SETTINGS, 'utf8'))), ...process.env };
const port = Number(PORT || 5000);
const url = `http://localhost:${port}`;
const apiPort = String(await freePort());

const api = new ApiProcess(
  {
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    ...process.env,
    PORT: apiPort,
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
  },
  (how) => say(`The API has ended (${how}). It starts again when a file in api/ or ${SETTINGS} changes.`),
);

async function restartApi() {
  const startedAt = performance.now();
  if (!(await api.restart())) return;
  say(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${url}`);
}

async function compileWords() {
  if (!isStale(ROOT, PARTS.words)) return;
  say('Compiling the words …');
  if (!(await build(ROOT, PARTS.words))) say('The words are not compiled: mend what is named above.');
}

const changed = new Set();
let isApplying = false;

/** Applies all changes so far; those that arrive in the meantime come next. */
async function applyChanges() {
  if (isApplying) return;
  isApplying = true;
  while (changed.size > 0) {
    const files = [...changed];
    changed.clear();
    // The compiled words are files in api/ and web/, and arrive as changes of their own.
    if (files.some((file) => file.startsWith('words/'))) await compileWords();
    const compiled = await Promise.allSettled(files.filter(isOfApi).map(compile));
    const failures = compiled.filter(({ status }) => status === 'rejected');
    for (const { reason } of failures)
      say(`Not compiled, so the API still runs as it was: ${reason.message}`);
    const isNew = compiled.length > 0 || files.includes(SETTINGS);
    if (isNew && failures.length === 0) await restartApi();
  }
  isApplying = false;
}

await compileWords();
// The API reads the built web app when it starts. Browsers get the newest from Vite, so an old build is good enough.
if (isMissing(ROOT, PARTS.web)) {
  say('Building the web app, which is only done once …');
  if (!(await build(ROOT, PARTS.web))) throw new Error('The web app could not be built.');
}
await compileAll();

process.env['API_ORIGIN'] = `http://127.0.0.1:${apiPort}`;
const vite = await createServer({
  configFile: 'web/vite.config.ts',
  clearScreen: false,
  server: { port, strictPort: true },
  plugins: [
    {
      name: 'wait-for-the-api',
      configureServer: ({ middlewares }) => {
        middlewares.use((_request, _response, next) => void api.settled.then(() => next()));
      },
    },
  ],
});
await vite.listen().catch((error) => {
  say(error.message);
  process.exit(1);
});

let timer;
const watcher = watch(['api', 'words', SETTINGS], { ignoreInitial: true }).on('all', (_event, file) => {
  changed.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => void applyChanges(), SETTLED_AFTER_MS);
});

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  say('Stopping.');
  await Promise.all([watcher.close(), vite.close(), api.end()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());

await restartApi();
