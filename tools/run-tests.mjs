// Runs the tests, and those files that failed a second time, each alone. A test that passes only then is named at the end: it is a
// fault too, of the test or of Parlour, but not one that the change under test brought.
//
//   node tools/run-tests.mjs [--projects unit,component,api,browser] [--note-times] [path patterns …]
//
// `--note-times` keeps how long each long file took, by which `test/support/longest-first.cjs` orders them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from './scratch-folder.mjs';
import { failedFiles, longTimes, sum, onlyAtTheSecondTry } from './test-results.mjs';

/** With more failing files than this, chance is not the cause. */
const MOST_SECOND_TRIES = 4;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TIMES = path.join(ROOT, 'test/support/times.json');
const PROJECTS = ['unit', 'component', 'api', 'browser'];
/** Two workers for two processors: by default Jest would use only one. */
const WORKERS = '--maxWorkers=2';
/** Tests create many short-lived objects: with more room, V8 collects less often, which saves a tenth of the CPU time. */
const YOUNG_OBJECTS = '--max-semi-space-size=64';

const { values, positionals } = parseArgs({
  options: {
    projects: { type: 'string', default: PROJECTS.join(',') },
    'note-times': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
/** All projects at once: in sequence, each would leave a processor idle while its last file runs. */
const projects = values.projects.split(',');
const folder = scratchFolder('parlour-tests-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// Jest receives the signal as well.
process.once('SIGINT', () => process.exit(130));

/** Jest's results, or null if it ended without any, or failed for another reason than a test. */
async function runJest(options) {
  const file = path.join(folder, 'results.json');
  rmSync(file, { force: true });
  const program = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const jest = spawn(
    process.execPath,
    [YOUNG_OBJECTS, program, '--selectProjects', ...projects, '--json', '--outputFile', file, ...options],
    {
      cwd: ROOT,
      // All temporary files of the tests go there as well.
      env: { ...process.env, TMPDIR: folder },
      // Its readable report goes to standard error, the results for us into the file.
      stdio: ['inherit', 'ignore', 'inherit'],
    },
  );
  const [status] = await once(jest, 'exit');
  if (!existsSync(file)) return null;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  return status !== 0 && failedFiles(results).length === 0 ? null : results;
}

const only = positionals.length > 0 ? ['--testPathPatterns', ...positionals] : [];
console.log(`\n== ${projects.join(', ')}`);
const first = await runJest([WORKERS, ...only]);
if (first !== null && values['note-times'])
  writeFileSync(TIMES, `${JSON.stringify(longTimes(first, ROOT), null, 2)}\n`);
const again = first === null ? [] : failedFiles(first);
const isWorthIt = again.length > 0 && again.length <= MOST_SECOND_TRIES;
if (isWorthIt)
  console.log(`\n== a second try, alone: ${again.map((file) => path.relative(ROOT, file)).join(', ')}`);
const second = isWorthIt ? await runJest(['--runInBand', '--runTestsByPath', ...again]) : { testResults: [] };
const { passed, failed } = sum(first, second);
const flaky = first === null ? [] : onlyAtTheSecondTry(first, second);

if (flaky.length > 0)
  console.log(
    `\nPassed only at the second try:\n${flaky.map((name) => `  ${name.replace(ROOT, '')}`).join('\n')}`,
  );
console.log(`\nAll tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
