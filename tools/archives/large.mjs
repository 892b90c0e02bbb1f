import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { calendarFrom } from '../../bench/calendar.mjs';
import { growDiary, seedGuests } from '../../bench/diary.mjs';
import { aSalon, seedSalon } from '../../bench/salon.mjs';
import { openServer } from '../../bench/server.mjs';
import { connect } from '../../dist/api/database/connect.js';
import { migrate } from '../../dist/api/database/migrate.js';
import { typeormOptions } from '../../dist/api/database/typeorm.options.js';
import { typed } from './command.mjs';

/** Bookings of each team member on a working day. */
const PER_DAY = 4;

const inMegabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

/** Backs up, checks and restores a salon with N bookings. Prints the duration and memory of each step. */
export async function largeSalon(size, folder, say) {
  const server = await openServer();
  try {
    const database = await server.create();
    const source = await connect(typeormOptions({ url: server.urlOf(database) }, 2), 0);
    await migrate(source);
    await source.destroy();
    const salon = aSalon();
    const calendar = calendarFrom(Date.now());
    await server.on(database, async (client) => {
      await seedSalon(client, salon, calendar.holiday);
      await seedGuests(client);
      await growDiary(client, { salon, calendar, perDay: PER_DAY, from: 0, to: size });
    });
    const dataDir = path.join(folder, `large-${size}`);
    mkdirSync(dataDir, { recursive: true });
    const archive = path.join(dataDir, 'salon.parlour');
    const settings = { DATABASE_URL: server.urlOf(database), DATA_DIR: dataDir };
    const elsewhere = { ...settings, DATABASE_URL: server.urlOf(await server.create()) };
    const steps = [
      ['backup', ['backup', '--to', archive], settings],
      ['verify', ['verify', archive], settings],
      ['restore', ['restore', archive, '--mail', 'drop'], elsewhere],
    ];
    for (const [name, words, where] of steps) {
      const { seconds, peakBytes } = await typed(words, where);
      say(
        `  ${size} bookings, ${name}: ${seconds.toFixed(1)} s, ${inMegabytes(peakBytes)} of memory at most`,
      );
    }
    say(`  ${size} bookings: a file of ${inMegabytes(statSync(archive).size)}`);
  } finally {
    await server.close();
  }
}
