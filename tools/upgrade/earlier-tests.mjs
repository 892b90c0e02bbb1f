import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { MIGRATIONS, migrateTo } from './databases.mjs';

/**
 * Tests of an earlier version that do not hold on a newer schema by design, each with the reason. They still
 * hold for their own version.
 */
const BY_DESIGN = {
  'schema.e2e-spec': 'compares the schema with its own entities',
  'migration-orders.e2e-spec': 'compares the schema with its own migrations',
  'client-records-upgrade.e2e-spec': 'goes back to an older schema by its own migrations',
  'newer-schema.e2e-spec': 'has a schema of its own that is newer',
  'interrupted-migrations.e2e-spec': 'runs its own last migration, on a schema that has it',
  'doctor.e2e-spec': 'the doctor says that the database is newer',
  // Rows of a newer schema mean what an earlier version does not know: no backup is better than half of one.
  'archive.e2e-spec': 'an earlier version makes no archive of a newer schema, and says which version does',
  'archive-generated.e2e-spec': 'as archive.e2e-spec',
  'archive-hand-over.e2e-spec': 'as archive.e2e-spec',
  'archive-refused-restores.e2e-spec': 'as archive.e2e-spec',
  'backups-nightly.e2e-spec': 'as archive.e2e-spec',
  // The same four in versions from before 28 November 2026.
  'generated-archives.e2e-spec': 'as archive.e2e-spec',
  'hand-over.e2e-spec': 'as archive.e2e-spec',
  'refused-restores.e2e-spec': 'as archive.e2e-spec',
  'nightly-backups.e2e-spec': 'as archive.e2e-spec',
  'starting-up.e2e-spec': 'no new database is empty in this proof',
};

/**
 * Runs the API tests of an earlier version on the schema of this one. They copy the template that they make; every new
 * database, theirs too, is a copy of the server's `template1`, which is migrated by today's code first.
 *
 * @returns {Promise<string[]>} what failed
 */
export async function proveEarlierTests(server, { earlier, only, print }) {
  await migrateTo(server.urlOf('template1'), MIGRATIONS.length);
  // No one may be connected to a database that is copied.
  await untilFree(server.adminUrl);
  const results = runTests(server, earlier, [
    '--maxWorkers=2',
    ...(only ? ['--testPathPatterns', only] : []),
  ]);
  const failed = results.filter(({ status }) => status === 'failed');
  const isExpected = ({ file }) => Object.keys(BY_DESIGN).some((name) => file.startsWith(name));
  const first = failed.filter((result) => !isExpected(result));
  // On a machine that does other work as well, a test may run out of time: what fails alone as well has failed.
  const files = [...new Set(first.map(({ file }) => file))];
  const again =
    files.length === 0 ? [] : runTests(server, earlier, ['--runInBand', '--testPathPatterns', ...files]);
  const unexpected = again.filter(({ status }) => status === 'failed');
  print(
    `tests of ${earlier.commit} on today’s schema: ${results.length} tests, ${first.length} failed, ${unexpected.length} of them alone as well; ` +
      `${failed.length - first.length} more cannot hold on a newer schema`,
  );
  return unexpected.map(({ file, title, why }) => `${file}: ${title}: ${why}`);
}

function runTests(server, earlier, words) {
  const report = path.join(earlier.folder, 'report.json');
  rmSync(report, { force: true });
  const jest = ['jest', '--selectProjects', 'api', '--forceExit', '--json', `--outputFile=${report}`];
  spawnSync('npx', [...jest, ...words], {
    cwd: earlier.folder,
    env: { ...process.env, DATABASE_URL: server.adminUrl },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.basename(name);
    if (assertionResults.length === 0)
      return [{ file, status: 'failed', title: 'did not run', why: message.slice(0, 200) }];
    return assertionResults.map(({ status, fullName, failureMessages: [why = ''] }) => {
      return { file, status, title: fullName, why: why.replaceAll(/\s+/g, ' ').slice(0, 300) };
    });
  });
}

async function untilFree(adminUrl) {
  const client = new pg.Client(adminUrl);
  await client.connect();
  for (;;) {
    const { rows } = await client.query(`SELECT 1 FROM pg_stat_activity WHERE datname = 'template1'`);
    if (rows.length === 0) break;
  }
  await client.end();
}
