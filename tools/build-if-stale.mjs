// Builds the server for `npm run parlour` where that was not done yet, or a source file has changed since.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const BUILT = 'dist/api/cli.js';
const SETTINGS = ['nest-cli.json', 'tsconfig.json', 'tsconfig.build.json'];

const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const sources = readdirSync('api', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));
const latest = Math.max(...[...SETTINGS, ...sources].map(changedAt));

if (latest > changedAt(BUILT)) {
  // What it prints is no part of the command's answer.
  const { status } = spawnSync('npm', ['run', '--silent', 'build:api'], { stdio: ['ignore', 2, 2] });
  process.exitCode = status ?? 1;
}
