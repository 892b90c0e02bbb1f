// True if a cell loses a booking when its primary goes: npm run prove:failover, after npm run build, on Debian.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findProgram } from './find-program.mjs';
import { CUT_OFF, KILLS } from './failover/kills.mjs';
import { describeTrial, failuresOf } from './failover/report.mjs';
import { trial } from './failover/trial.mjs';

const USAGE = `npm run prove:failover -- [options]
  --kills 50          how often the primary of the synchronous cell is killed
  --async-kills 6     how often that of the asynchronous one, to see that the proof can fail; 0 leaves it out
  --minutes 60        after how long a cell is left alone, however often it was killed
  --per-second 20     how many bookings people make
  --ways machine;…    of ${KILLS.map(({ name }) => `“${name}”`).join(', ')}
  --ttl 10 --loop-wait 1 --retry-timeout 3   Patroni’s, in seconds; its own defaults are 30, 10 and 10`;

const print = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    'async-kills': { type: 'string', default: '6' },
    minutes: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '20' },
    ways: { type: 'string', default: KILLS.map(({ name }) => name).join(';') },
    ttl: { type: 'string', default: '10' },
    'loop-wait': { type: 'string', default: '1' },
    'retry-timeout': { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit(0);
}

/** Debian keeps each version's programs in a separate folder. */
function newestPostgres() {
  const root = '/usr/lib/postgresql';
  try {
    const versions = readdirSync(root)
      .map(Number)
      .filter(Boolean)
      .toSorted((one, other) => other - one);
    return versions
      .map((version) => `${root}/${version}/bin`)
      .find((folder) => findProgram('postgres', [folder]));
  } catch {
    return undefined;
  }
}

const systemFolders = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];
const packages = {
  patroni: findProgram('patroni', systemFolders),
  'etcd-server': findProgram('etcd', systemFolders),
  haproxy: findProgram('haproxy', systemFolders),
  postgresql: newestPostgres(),
};
const missing = Object.keys(packages).filter((name) => packages[name] === undefined);
if (missing.length > 0) {
  print(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}

let open = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    const closed = open?.close({ keepLogs: true }) ?? Promise.resolve();
    void closed.finally(() => process.exit(130));
  });
}

const run = (options) =>
  trial({
    programs: {
      patroni: packages.patroni,
      etcd: packages['etcd-server'],
      haproxy: packages.haproxy,
      postgresFolder: packages.postgresql,
    },
    timing: {
      ttl: Number(values.ttl),
      loop_wait: Number(values['loop-wait']),
      retry_timeout: Number(values['retry-timeout']),
    },
    minutes: Number(values.minutes),
    perSecond: Number(values['per-second']),
    tell: print,
    track: (cell) => (open = cell),
    ...options,
  });

const synchronous = await run({
  isSynchronous: true,
  kills: Number(values.kills),
  kinds: values.ways.split(';'),
});
describeTrial(synchronous).forEach(print);
const failures = failuresOf(synchronous);

if (Number(values['async-kills']) > 0) {
  const asynchronous = await run({
    isSynchronous: false,
    kills: Number(values['async-kills']),
    kinds: [CUT_OFF],
  });
  describeTrial(asynchronous).forEach(print);
  if (asynchronous.lost === 0)
    failures.push('nothing was lost without synchronous standbys, so the proof cannot fail');
}

print(failures.length === 0 ? 'proved' : `not proved: ${failures.join('; ')}`);
process.exit(failures.length === 0 ? 0 : 1);
