// Shows that the tests pass on any day: npm run prove:days, after npm run build. Runs them on each of these days, one after
// the other, and prints a table at the end.
//
//   node tools/prove-days.mjs [--days saturday,leap-day] [--projects unit,browser] [path patterns …]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Values of TEST_NOW for `test/support/today.ts`: days and times of the demo salon, in Lisbon. */
const DAYS = {
  saturday: '2029-05-19T10:00',
  sunday: '2029-05-20T10:00',
  'month-begins': '2029-06-01T10:00',
  'month-ends': '2029-05-31T10:00',
  'year-ends': '2029-12-31T10:00',
  'leap-day': '2028-02-29T10:00',
  // The hour between one and two is missing on the first of these, and comes twice on the second.
  'clocks-go-forward': '2029-03-25T10:00',
  'clocks-go-back': '2029-10-28T10:00',
  // The next day starts ten minutes into a test file.
  'before-midnight': '2029-05-16T23:50',
};

const RUN_TESTS = fileURLToPath(new URL('run-tests.mjs', import.meta.url));

const { values, positionals } = parseArgs({
  options: {
    days: { type: 'string', default: Object.keys(DAYS).join(',') },
    projects: { type: 'string' },
  },
  allowPositionals: true,
});
const projects = values.projects === undefined ? [] : ['--projects', values.projects];

/** The last line of a run says how many tests passed and failed. */
async function runOn(moment) {
  const tests = spawn(process.execPath, [RUN_TESTS, ...projects, ...positionals], {
    env: { ...process.env, TEST_NOW: moment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  tests.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
    process.stdout.write(text);
  });
  const [status] = await once(tests, 'close');
  return { isProved: status === 0, figures: said.trimEnd().split('\n').at(-1) ?? '' };
}

const rows = [];
for (const name of values.days.split(',')) {
  const moment = DAYS[name];
  if (moment === undefined) throw new Error(`There is no day "${name}": ${Object.keys(DAYS).join(', ')}.`);
  console.log(`\n==== ${name}, ${moment}`);
  rows.push({ name, moment, ...(await runOn(moment)) });
}

console.log('');
for (const { name, moment, isProved, figures } of rows)
  console.log(`${isProved ? 'ok  ' : 'NOT '} ${name.padEnd(18)} ${moment}  ${figures}`);
process.exitCode = rows.every(({ isProved }) => isProved) ? 0 : 1;
