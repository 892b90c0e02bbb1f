// Runs the checks in two lanes beside each other, because the slowest of them, ESLint, keeps one processor busy as long as
// all others together. What fails is printed in full; one failure does not hide another.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const LANES = [
  ['prettier --check --cache --log-level warn .', 'eslint .'],
  [
    'npm run --silent check:types',
    'npm run --silent check:contract',
    'npm run --silent check:structure',
    'npm run --silent check:words',
    'knip',
    'knip --production',
  ],
];

/** Runs one command; says how long it took, and all it had to say if it failed. Gives whether it passed. */
async function run(command) {
  const startedAt = performance.now();
  const step = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [step.stdout, step.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const [exitCode] = await once(step, 'close');
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${exitCode === 0 ? 'passed' : 'FAILED'}  ${command} (${seconds} s)`);
  if (exitCode !== 0) console.log(said);
  return exitCode === 0;
}

async function runInTurn(lane) {
  const passed = [];
  for (const command of lane) passed.push(await run(command));
  return passed.every(Boolean);
}

const passed = await Promise.all(LANES.map(runInTurn));
process.exitCode = passed.every(Boolean) ? 0 : 1;
