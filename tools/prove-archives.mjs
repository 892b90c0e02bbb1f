// Proves that a salon comes out of an archive as it went in: npm run prove:archives, after npm run build.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { acrossVersions, handedOverOn } from './archives/across.mjs';
import { killRestores } from './archives/kills.mjs';
import { largeSalon } from './archives/large.mjs';
import { startServer, VERSIONS } from './archives/servers.mjs';

const USAGE = `npm run prove:archives -- [options]
  --only versions;kills;large;generated
  --every 1           kills a restore at each so-manieth of its statements
  --bookings 1000000  how large the large salon is; a hundredth of it is measured beside it
  --salons 50         how many salons are generated`;

const KEPT = 'test/archives';
const print = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'versions;kills;large;generated' },
    every: { type: 'string', default: '1' },
    bookings: { type: 'string', default: '1000000' },
    salons: { type: 'string', default: '50' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit(0);
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-archives-'));
const servers = new Map();
const serverOf = async (major) => {
  if (!servers.has(major)) servers.set(major, await startServer(major, folder));
  return servers.get(major);
};
const isHandOver = (name) => name.includes('hand-over');
const keptWhere = (isWanted) =>
  readdirSync(KEPT)
    .filter(isWanted)
    .map((name) => path.resolve(KEPT, name));
const archives = keptWhere((name) => !isHandOver(name));

const proofs = {
  versions: async () => {
    const all = [];
    for (const major of Object.keys(VERSIONS)) all.push([major, await serverOf(major)]);
    const faults = [];
    for (const archive of archives) {
      print(`${path.basename(archive)}, read into an empty salon and archived again:`);
      faults.push(...(await acrossVersions(archive, all, folder, print)));
    }
    for (const archive of keptWhere(isHandOver)) {
      print(`${path.basename(archive)}, imported into an empty salon and handed over again:`);
      faults.push(...(await handedOverOn(archive, all, folder, print)));
    }
    return faults;
  },
  kills: async () => {
    const startedAt = performance.now();
    print(
      `A restore of ${path.basename(archives[0])} is killed at each ${values.every === '1' ? '' : `${values.every}th `}statement:`,
    );
    const server = await serverOf('18');
    const { kills, statements, old, fresh, commits, begunAnew, faults } = await killRestores({
      ...{ server, archive: archives[0], folder, every: Number(values.every), say: print },
    });
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(0);
    print(
      `  ${kills} kills at ${statements} statements, in ${minutes} min, ${commits} of them at the COMMIT: the old salon ${old} times, the new one ${fresh} times; begun anew ${begunAnew} times`,
    );
    return faults;
  },
  large: async () => {
    print('A large salon:');
    const size = Number(values.bookings);
    for (const bookings of [size / 100, size]) await largeSalon(bookings, folder, print);
    return [];
  },
  generated: async () => {
    print(`${values.salons} salons of generated rows:`);
    const words = [
      'jest',
      '--selectProjects',
      'api',
      '--testPathPatterns',
      'archive-generated',
      '--testTimeout',
      '3600000',
    ];
    const env = { ...process.env, GENERATED_SALONS: values.salons };
    try {
      execFileSync('npx', words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
      return [];
    } catch (error) {
      return [`Generated salons: ${String(error.stderr).slice(-2000)}`];
    }
  },
};

async function close() {
  for (const server of servers.values()) await server.stop();
  servers.clear();
  rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void close().finally(() => process.exit(130)));

const faults = [];
try {
  for (const name of values.only.split(';')) faults.push(...(await proofs[name]()));
} finally {
  await close();
}
for (const fault of faults) print(`FAULT: ${fault}`);
print(faults.length === 0 ? 'All is as it should be.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
