// Runs the tests, and those files that failed a second time, each alone. What passes only then is named at the end: it is a
// fault too, of the test or of Parlour, but not one that the change under test brought.
//
//   node tools/run-tests.mjs [--projects unit,api,browser] [path patterns …]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from './scratch-folder.mjs';
import { failedFiles, sum, onlyAtTheSecondTry } from './test-results.mjs';

/** More files than these do not fail by chance. */
const MOST_SECOND_TRIES = 4;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What runs together: one after the other, each project would leave a processor idle while its last file ends. */
const GROUPS = [{ projects: ['unit'] }, { projects: ['api', 'browser'], options: ['--maxWorkers=2'] }];

const { values, positionals } = parseArgs({
  options: { projects: { type: 'string', default: GROUPS.flatMap(({ projects }) => projects).join(',') } },
  allowPositionals: true,
});
const wanted = values.projects.split(',');
const folder = scratchFolder('parlour-tests-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// Jest hears of it as well.
process.once('SIGINT', () => process.exit(130));

/** What Jest found, or null when it ended without a word, or badly for another reason than a test. */
async function runJest(projects, options) {
  const file = path.join(folder, 'results.json');
  rmSync(file, { force: true });
  const program = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const jest = spawn(
    process.execPath,
    [program, '--selectProjects', ...projects, '--json', '--outputFile', file, ...options],
    {
      cwd: ROOT,
      // All that the tests make for a while goes there, too.
      env: { ...process.env, TMPDIR: folder },
      // Its report for people goes to its standard error, the results for us into the file.
      stdio: ['inherit', 'ignore', 'inherit'],
    },
  );
  const [status] = await once(jest, 'exit');
  if (!existsSync(file)) return null;
  const results = JSON.parse(readFileSync(file, 'utf8'));
  return status !== 0 && failedFiles(results).length === 0 ? null : results;
}

const only = positionals.length > 0 ? ['--testPathPatterns', ...positionals] : [];
const totals = [];
const flaky = [];
for (const { projects, options = [] } of GROUPS) {
  const chosen = projects.filter((project) => wanted.includes(project));
  if (chosen.length === 0) continue;
  console.log(`\n== ${chosen.join(' and ')}`);
  const first = await runJest(chosen, [...options, ...only]);
  const again = first === null ? [] : failedFiles(first);
  if (again.length === 0 || again.length > MOST_SECOND_TRIES) {
    totals.push(sum(first));
    continue;
  }
  console.log(
    `\n== ${chosen.join(' and ')}, a second try, alone: ${again.map((file) => path.relative(ROOT, file)).join(', ')}`,
  );
  const second = await runJest(chosen, ['--runInBand', '--runTestsByPath', ...again]);
  totals.push(sum(first, second));
  flaky.push(...onlyAtTheSecondTry(first, second));
}

if (flaky.length > 0)
  console.log(
    `\nPassed only at the second try:\n${flaky.map((name) => `  ${name.replace(ROOT, '')}`).join('\n')}`,
  );
const passed = totals.reduce((all, one) => all + one.passed, 0);
const failed = totals.reduce((all, one) => all + one.failed, 0);
console.log(`\nAll tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
