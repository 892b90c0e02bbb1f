// True if a salon comes through an upgrade whole: npm run prove:upgrade [-- options], after npm run build.
import { parseArgs } from 'node:util';
import { openServer } from '../bench/server.mjs';
import { checkOut, earlierVersion } from './upgrade/earlier-version.mjs';
import { proveEarlierTests } from './upgrade/earlier-tests.mjs';
import { proveKilledStarts } from './upgrade/killed-starts.mjs';
import { proveLargeSalon } from './upgrade/large-salon.mjs';
import { proveMixedVersions } from './upgrade/mixed-versions.mjs';
import { proveWholeSalons } from './upgrade/whole-salons.mjs';

const USAGE = `npm run prove:upgrade -- [options]
  --parts whole,kills,large,mixed,tests   which of these:
    whole   a folder of the earlier version, each archive in test/archives and an empty folder come up under this one
    kills   a start is killed behind every statement of every migration
    large   each migration in a salon with a million bookings: how long it takes, and who waits
    mixed   the earlier version and this one together on one database, while people book
    tests   the API tests of the earlier version on the schema of this one
  --from v1.2.0        the earlier version; by default the last tag, or the last commit with fewer migrations
  --bookings 1000000   how large the large salon is
  --back 5             after how many migrations the large salon begins
  --last 10            kills starts behind the statements of the last ten migrations only
  --seconds 60         how long both versions are used together
  --per-second 20      how many requests each gets
  --only doctor        of the earlier version's tests, those in files of such names`;

const print = (line) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'whole,kills,large,mixed,tests' },
    from: { type: 'string' },
    bookings: { type: 'string', default: '1000000' },
    back: { type: 'string', default: '5' },
    last: { type: 'string', default: 'Infinity' },
    seconds: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '20' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(USAGE);
  process.exit(0);
}

const parts = values.parts.split(',');
const needsEarlier = ['whole', 'mixed', 'tests'].some((part) => parts.includes(part));
const earlier = needsEarlier ? checkOut(values.from ?? earlierVersion()) : null;
const mistakes = [];

/** Runs each part with a separate server, so that leftovers of one do not affect the next. */
async function run(part, prove) {
  if (!parts.includes(part)) return;
  const server = await openServer();
  try {
    mistakes.push(...(await prove(server)));
  } finally {
    await server.close();
  }
}

try {
  await run('whole', () => proveWholeSalons({ earlier, print }));
  await run('kills', (server) => proveKilledStarts(server, { last: Number(values.last), print }));
  await run('large', (server) =>
    proveLargeSalon(server, { bookings: Number(values.bookings), from: Number(values.back), print }),
  );
  await run('mixed', (server) =>
    proveMixedVersions(server, {
      earlier,
      seconds: Number(values.seconds),
      perSecond: Number(values['per-second']),
      print,
    }),
  );
  await run('tests', (server) => proveEarlierTests(server, { earlier, only: values.only, print }));
} finally {
  earlier?.remove();
}
for (const mistake of mistakes) print(`  ${mistake}`);
print(mistakes.length === 0 ? 'proved' : `not proved: ${mistakes.length} mistakes`);
process.exit(mistakes.length === 0 ? 0 : 1);
