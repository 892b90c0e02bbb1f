// Runs the checks, two at a time, the longest first. Failures are printed in full; one does not hide another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

const SIDE_BY_SIDE = Math.min(2, availableParallelism());
/** Checks create many objects: with more room for them, Node.js and the compilers in Go collect less often. */
const ROOMY = { NODE_OPTIONS: '--max-semi-space-size=64', GOGC: '300' };
const CHECKS = [
  'eslint .',
  'oxfmt --check .',
  'npm run --silent check:contract',
  'npm run --silent check:types',
  'oxlint',
  'knip',
  'npm run --silent check:structure',
  'npm run --silent check:words',
];

/** Runs one command; prints its duration, and its output if it failed. Returns whether it passed. */
async function run(command) {
  const startedAt = performance.now();
  const env = { ...process.env, ...ROOMY };
  const step = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [step.stdout, step.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [exitCode] = await once(step, 'close');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${exitCode === 0 ? 'passed' : 'FAILED'}  ${command} (${seconds} s)`);
  if (exitCode !== 0) console.log(said);
  return exitCode === 0;
}

const waiting = [...CHECKS];

/** Takes one check after the other until none is left. */
async function runChecks() {
  const passed = [];
  for (let command; (command = waiting.shift());) passed.push(await run(command));
  return passed.every(Boolean);
}

const passed = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, runChecks));
process.exitCode = passed.every(Boolean) ? 0 : 1;
