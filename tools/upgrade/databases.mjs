import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { migrate } from '../../dist/api/database/migrate.js';
import { migrations } from '../../dist/api/database/all-migrations.js';
import { typeormOptions, withoutLimits } from '../../dist/api/database/typeorm.options.js';
import { Copy } from '../copies/copy.mjs';
import { bookableTimes, signUp } from '../copies/salon.mjs';
import { countRun } from './interruptions.mjs';

const CLIENTS = 20;

/** Every migration, first one first. */
export const MIGRATIONS = migrations
  .map((migration) => ({ migration, name: migration.name, number: Number(migration.name.slice(-13)) }))
  .sort((one, other) => one.number - other.number);

/** Work on one connection without limits, that knows the first `count` migrations. */
export async function onSource(url, work, count = MIGRATIONS.length) {
  const known = MIGRATIONS.slice(0, count).map(({ migration }) => migration);
  const options = { ...withoutLimits(typeormOptions({ url }, 1)), poolSize: 1, migrations: known };
  const source = await new DataSource(options).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}

/** Brings a database to the schema after N migrations. */
export const migrateTo = (url, count) => onSource(url, (source) => migrate(source), count);

/** Takes a database back to the schema after N migrations; rows that have no place there are gone. */
export const takeBackTo = (url, count) =>
  onSource(url, async (source) => {
    while ((await countRun(source)) > count) await source.undoLastMigration();
  });

/** Some weeks of a salon's life: the demo, and clients who have accounts and have booked. */
export async function fillSalon(databaseUrl) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-upgrade-'));
  const copy = await Copy.prepare({ databaseUrl, folder });
  try {
    await copy.start();
    const clients = await signUp(copy.origin, { count: CLIENTS, of: 'client' });
    const times = await bookableTimes(copy.origin);
    for (const { bearer } of clients) {
      const answer = await fetch(`${copy.origin}/bookings`, {
        method: 'POST',
        headers: {
          authorization: bearer,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify(times.pop()),
      });
      if (!answer.ok && answer.status !== 409) throw new Error(`POST /bookings: ${answer.status}`);
    }
  } finally {
    await copy.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
