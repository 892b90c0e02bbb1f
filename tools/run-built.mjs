import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const programOf = (name) => fileURLToPath(new URL(`../dist/api/${name}.js`, import.meta.url));

/** Runs the built app, or one of its commands, until it ends. */
export function run(name, args, settings) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [programOf(name), ...args], {
    env: { PATH: process.env.PATH, DEMO: '0', ...settings },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr, seconds: (performance.now() - began) / 1000 };
}
