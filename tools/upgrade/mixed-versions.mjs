import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findOverlaps } from '../../dist/api/booking/scheduling/find-overlaps.js';
import { Copy } from '../copies/copy.mjs';
import { Load } from '../copies/load.mjs';
import { bookableTimes, signUp } from '../copies/salon.mjs';
import { MIGRATIONS, onSource } from './databases.mjs';
import { countRun } from './interruptions.mjs';

const CLIENTS = 20;

/**
 * An upgrade under load: people book with the earlier version, this one starts next to it and migrates, both
 * take bookings of the same times on one database, the earlier one ends.
 * @returns {Promise<string[]>} what went wrong
 */
export async function proveMixedVersions(server, { earlier, seconds, perSecond, print }) {
  const databaseUrl = server.urlOf(await server.create());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-mixed-'));
  const old = await Copy.prepare({ databaseUrl, folder, app: path.join(earlier.folder, 'dist/api/main.js') });
  const today = await Copy.prepare({ databaseUrl, folder });
  try {
    await old.start();
    const times = await bookableTimes(old.origin);
    const clients = await signUp(old.origin, { count: 2 * CLIENTS, of: 'client' });
    const before = await onSource(databaseUrl, async (source) => {
      // Clients with an unconfirmed address may have only one upcoming booking.
      await source.query('UPDATE users SET verified_at = now()');
      return countRun(source);
    });
    const loads = [old, today].map(
      ({ origin }, index) =>
        new Load({
          origin,
          clients: clients.slice(index * CLIENTS, (index + 1) * CLIENTS),
          // Both compete for the same times.
          times: [...times],
          perSecond,
        }),
    );
    loads[0].begin();
    await pause(2000);
    await today.start();
    loads[1].begin();
    await pause(seconds * 1000);
    await loads[0].end();
    await old.stop();
    await pause(2000);
    await loads[1].end();

    const { stored, overlaps, after } = await onSource(databaseUrl, async (source) => {
      const rows = await source.query('SELECT id FROM bookings WHERE client_id = ANY ($1::uuid[])', [
        clients.map(({ id }) => id),
      ]);
      const { count: overlaps } = await findOverlaps(source);
      return { stored: rows.map(({ id }) => id), overlaps, after: await countRun(source) };
    });
    const acknowledged = new Set(loads.flatMap((load) => [...load.acknowledged]));
    const lost = [...acknowledged].filter((id) => !stored.includes(id)).length;
    const failed = loads.flatMap((load) => load.failed);
    print(
      `${earlier.commit} and today’s together, ${after - before} migrations apart, each ${perSecond} requests/s: ` +
        `${loads.map(({ asked }) => asked).join(' + ')} requests, ${failed.length} failed; ` +
        `${loads.map((load) => load.acknowledged.size).join(' + ')} bookings acknowledged, ${stored.length} stored, ${lost} lost, ` +
        `${loads.map(({ taken }) => taken).join(' + ')} times already taken, ${overlaps} overlaps; ` +
        `longest ${loads.map((load) => load.percentile(100)).join(' and ')} ms`,
    );
    return [
      ...failed,
      ...(stored.length === acknowledged.size && lost === 0 ? [] : ['acknowledged and stored differ']),
      ...(overlaps === 0 ? [] : [`${overlaps} overlaps`]),
      ...(after === MIGRATIONS.length ? [] : ['not migrated']),
    ];
  } finally {
    await Promise.all([old.stop(), today.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
