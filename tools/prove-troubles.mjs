// Reports and losses of a salon when its machine is in trouble: npm run prove:troubles [-- troubles], after npm run build, as
// root on Debian with faketime, postgresql-client and nginx-light. Each trouble is real: a full disk is a small one that is
// filled, a wrong clock one that is set, a mail server that refuses emails one that answers so.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from './find-program.mjs';
import { anotherAddress } from './troubles/address.mjs';
import { aWrongClock } from './troubles/clock.mjs';
import { aDatabaseAway } from './troubles/database-away.mjs';
import { aBadDisk, aDisk } from './troubles/disk.mjs';
import { aHangingCopy } from './troubles/hanging-copy.mjs';
import { refusedMail } from './troubles/mail.mjs';
import { aPostgres } from './troubles/postgres.mjs';
import { hasFailed } from './troubles/report.mjs';
import { endAll, refusedStart } from './troubles/salon.mjs';

/** Clean-up of each trouble, run in reverse order. */
const left = [];

async function withPostgres(dataDir, work) {
  const postgres = await aPostgres(dataDir);
  try {
    await work(postgres);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Each trouble by its name. The parts of a salon are in a folder of the proof. */
const troubles = {
  disk: async ({ folder }) => {
    const disk = aDisk(folder);
    left.push(disk.remove);
    await aBadDisk(disk);
  },
  database: ({ at }) =>
    withPostgres(at('server'), (postgres) => aDatabaseAway({ postgres, dataDir: at('of-the-database') })),
  start: ({ at }) =>
    refusedStart(
      'port at which nothing answers',
      { DATA_DIR: at('of-the-start'), DATABASE_URL: 'postgres://parlour@127.0.0.1:9/parlour' },
      { exitCode: 69, says: /cannot be reached/ },
    ),
  mail: ({ at }) => refusedMail({ dataDir: at('of-the-mail') }),
  copies: ({ at }) =>
    withPostgres(at('server'), ({ url }) => aHangingCopy({ databaseUrl: url, folder: at('of-the-copies') })),
  address: ({ at }) => anotherAddress({ dataDir: at('of-the-address') }),
  clock: ({ folder, at }) => aWrongClock({ dataDir: at('of-the-clock'), folder }),
};

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : Object.keys(troubles);
const unknown = names.filter((name) => !Object.hasOwn(troubles, name));
const missing = ['faketime', 'psql', 'nginx'].filter(
  (name) => !findProgram(name, ['/usr/bin', '/usr/sbin', '/usr/local/bin']),
);
if (process.getuid?.() !== 0 || missing.length > 0 || unknown.length > 0) {
  process.stderr.write(
    unknown.length > 0
      ? `There is no trouble "${unknown[0]}": ${Object.keys(troubles).join(', ')}.\n`
      : 'This needs root, for a disk of its own, and Debian’s faketime, postgresql-client and nginx-light.\n',
  );
  process.exit(69);
}

const folder = mkdtempSync('/tmp/parlour-troubles-');
// PostgreSQL runs as another user there.
chmodSync(folder, 0o755);
const place = { folder, at: (name) => path.join(folder, name) };
try {
  for (const name of names) await troubles[name](place);
  if (hasFailed()) process.exitCode = 1;
} finally {
  await endAll();
  for (const takeAway of left.reverse()) takeAway();
  rmSync(folder, { recursive: true, force: true });
}
