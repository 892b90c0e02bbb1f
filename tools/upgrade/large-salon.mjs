import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { calendarFrom } from '../../bench/calendar.mjs';
import { growDiary, seedGuests } from '../../bench/diary.mjs';
import { aSalon, seedSalon } from '../../bench/salon.mjs';
import { LARGE_TABLES } from '../structure/migration-kinds.mjs';
import { MIGRATIONS, migrateTo, takeBackTo } from './databases.mjs';

const PER_DAY = 6;

/** The interval between two attempts to read, and to write. */
const PROBE_MS = 10;

/** A salon with N bookings, as the bench fills it. */
async function fillLargeSalon(server, bookings) {
  const database = await server.create();
  await migrateTo(server.urlOf(database), MIGRATIONS.length);
  await server.on(database, async (client) => {
    const [salon, calendar] = [aSalon(), calendarFrom(Date.now())];
    await seedSalon(client, salon, calendar.holiday);
    await seedGuests(client);
    await growDiary(client, { salon, calendar, perDay: PER_DAY, from: 0, to: bookings });
  });
  return database;
}

/** Measures the longest wait of a reader or writer of a table in the meantime: for the lock that their statement takes. */
class Waiting {
  longest = new Map();
  #isOver = false;

  constructor(url) {
    this.url = url;
  }

  async begin() {
    const probes = ['readers', 'writers'].flatMap((who) => LARGE_TABLES.map((table) => ({ who, table })));
    const clients = await Promise.all(
      probes.map(async () => {
        const client = new pg.Client(this.url);
        await client.connect();
        return client;
      }),
    );
    this.probes = probes.map((probe, index) => this.#ask(clients[index], probe));
  }

  async end() {
    this.#isOver = true;
    await Promise.all(this.probes);
  }

  async #ask(client, { table, who }) {
    const mode = who === 'readers' ? 'ACCESS SHARE' : 'ROW EXCLUSIVE';
    const key = `${who} of ${table}`;
    while (!this.#isOver) {
      const began = performance.now();
      const isThere = await client
        .query(`BEGIN; LOCK TABLE ${table} IN ${mode} MODE`)
        .then(() => true)
        // Fails with 42P01 (no such table) before the migration that creates it.
        .catch((error) => {
          if (error.code !== '42P01') throw error;
          return false;
        });
      await client.query('ROLLBACK');
      if (isThere) this.longest.set(key, Math.max(this.longest.get(key) ?? 0, performance.now() - began));
      await pause(PROBE_MS);
    }
    await client.end();
  }
}

/** Shorter waits go unnoticed. */
const NOTICED_MS = 250;

/**
 * Runs one migration after the other on a salon with N bookings, taken back to the schema after `from` migrations,
 * and says how long each took and kept others waiting.
 *
 * @returns {Promise<string[]>} what went wrong
 */
export async function proveLargeSalon(server, { bookings, from, print }) {
  const database = await fillLargeSalon(server, bookings);
  const url = server.urlOf(database);
  await takeBackTo(url, from);
  await server.on(database, (client) => client.query('VACUUM ANALYZE'));
  const countBookings = () =>
    server.on(
      database,
      async (client) => (await client.query('SELECT count(*)::int FROM bookings')).rows[0].count,
    );
  const before = await countBookings();
  print(`${before} bookings, from migration ${from + 1} to ${MIGRATIONS.length}`);
  for (let count = from + 1; count <= MIGRATIONS.length; count++) {
    const waiting = new Waiting(url);
    await waiting.begin();
    const began = performance.now();
    await migrateTo(url, count);
    const ms = performance.now() - began;
    await waiting.end();
    const noticed = [...waiting.longest].filter(([, longest]) => longest > NOTICED_MS);
    print(
      `  ${MIGRATIONS[count - 1].name}: ${Math.round(ms)} ms` +
        noticed.map(([who, longest]) => `; ${who} waited ${Math.round(longest)} ms`).join(''),
    );
  }
  const after = await countBookings();
  return before === after && after === bookings ? [] : [`${bookings} bookings, then ${before}, now ${after}`];
}
