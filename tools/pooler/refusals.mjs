import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const programOf = (name) => fileURLToPath(new URL(`../../dist/api/${name}.js`, import.meta.url));

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

/** A start that must end by itself with one sentence: gives it, and what is wrong with it. */
export function refusedStart(settings, wanted) {
  const { status, stdout, stderr, seconds } = run('main', [], settings);
  const said = `${stdout}${stderr}`.trim().split('\n');
  const isRefused = status === 78 && said.length === 1 && wanted.test(said[0]);
  return {
    line: `exit code ${status} after ${seconds.toFixed(1)} s: ${said.at(-1)}`,
    faults: isRefused ? [] : [`a start that had to be refused was not: ${said.join(' / ')}`],
  };
}
