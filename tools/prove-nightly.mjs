// The long lane, before a release: npm run prove:nightly, after npm run build. Runs every test that does less with each
// change (test/support/lane.ts, or axe in test/support/browser.ts) in full, then those that depend on the database server
// on a PostgreSQL of Debian, the rules of React that take a compiler, and what only tests use.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Schema, constraints, and queries with sums and ranges in them. */
const ON_DEBIAN = ['database/schema', 'booking/bookings.e2e', 'booking/time-off.e2e', 'insight/overview'];

/** Matches tests that use the lane, or axe, which checks most stories only at night. */
const DOES_LESS = /support\/lane\.js|accessibilityFaults/;
const isLonger = (file) => /[-.]spec\.ts$/.test(file) && DOES_LESS.test(readFileSync(file, 'utf8'));
const longer = ['api', 'tools', 'test/api', 'test/browser'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((name) => isLonger(path.join(ROOT, name))),
);

function run(program, ...words) {
  const startedAt = performance.now();
  const env = { ...process.env, TEST_LANE: 'nightly' };
  const { status } = spawnSync(program, words, { cwd: ROOT, env, stdio: 'inherit' });
  console.log(
    `\n== ended with status ${status} after ${Math.round((performance.now() - startedAt) / 1000)} s`,
  );
  return status === 0;
}

const passed = [
  run('node_modules/.bin/eslint', 'web/src'),
  run('node_modules/.bin/knip', '--production'),
  run('node', 'tools/run-tests.mjs', '--projects', 'unit,api,browser', ...longer),
  run('.ci/with-postgres', 'node', 'tools/run-tests.mjs', '--projects', 'api', ...ON_DEBIAN),
];
process.exitCode = passed.every(Boolean) ? 0 : 1;
