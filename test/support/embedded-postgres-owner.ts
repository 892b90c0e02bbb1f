import pg from 'pg';
import { describeStartupError } from '../../api/config/startup-error.js';
import {
  startEmbeddedPostgres,
  visitEmbeddedPostgres,
} from '../../api/database/embedded/embedded-postgres.js';

// A process that owns an embedded PostgreSQL, for tests that kill it. Its only argument is the options of the
// start and the number its rows begin at; it writes a line for its address and one for every acknowledged row.

const say = (line: string) => process.stdout.write(`${line}\n`);

async function writeRows(host: string, user: string, database: string, firstRow: number): Promise<void> {
  const client = new pg.Client({ host, user, database, port: 5432 });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS booking (number integer PRIMARY KEY)');
  for (let number = firstRow; ; number += 1) {
    await client.query('INSERT INTO booking VALUES ($1)', [number]);
    say(`row ${number}`);
  }
}

try {
  const { firstRow, isCommand = false, ...options } = JSON.parse(process.argv[2] ?? '{}');
  const log = (line: string) => say(`log ${line}`);
  const postgres = await (isCommand
    ? visitEmbeddedPostgres({ ...options, mayCreate: true, log })
    : startEmbeddedPostgres({ ...options, log }));
  process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  say(`ready ${JSON.stringify(postgres)}`);
  setInterval(() => undefined, 1000);
  if (firstRow !== undefined) {
    await writeRows(postgres.socketDir, postgres.user, postgres.database, firstRow).catch(() =>
      say('cut off'),
    );
  }
} catch (error) {
  const { line, exitCode } = describeStartupError(error);
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}
