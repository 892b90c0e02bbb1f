import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { MIGRATIONS, migrateTo } from './databases.mjs';

/** Tests of an earlier version that say what its own schema or its own list of migrations is. */
const ABOUT_THE_SCHEMA = [
  'schema.e2e-spec',
  'migration-orders.e2e-spec',
  'client-records-upgrade.e2e-spec',
  'newer-schema.e2e-spec',
];

/**
 * Runs the API tests of an earlier version on the schema of this one. They copy the template that they make; every new
 * database, theirs too, is a copy of the server's `template1`, which is migrated by today's code first.
 *
 * @returns {Promise<string[]>} what failed
 */
export async function proveEarlierTests(server, { earlier, print }) {
  await migrateTo(server.urlOf('template1'), MIGRATIONS.length);
  // Nobody may be connected to what is copied.
  await untilFree(server.adminUrl);
  const report = path.join(earlier.folder, 'report.json');
  spawnSync(
    'npx',
    [
      ...['jest', '--selectProjects', 'api', '--maxWorkers=2', '--forceExit'],
      ...['--json', `--outputFile=${report}`],
    ],
    {
      cwd: earlier.folder,
      env: { ...process.env, DATABASE_URL: server.adminUrl },
      stdio: ['ignore', 'ignore', 'ignore'],
    },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.basename(name);
    if (assertionResults.length === 0) return [{ file, status: 'failed', title: message.slice(0, 200) }];
    return assertionResults.map(({ status, fullName }) => ({ file, status, title: fullName }));
  });
  const failed = results.filter(({ status }) => status === 'failed');
  const isExpected = ({ file }) => ABOUT_THE_SCHEMA.some((name) => file.startsWith(name));
  const unexpected = failed.filter((result) => !isExpected(result));
  print(
    `tests of ${earlier.commit} on today’s schema: ${results.length} tests, ${unexpected.length} failed; ` +
      `${failed.length - unexpected.length} more compare their own schema with the one they find`,
  );
  return unexpected.map(({ file, title }) => `${file}: ${title}`);
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
