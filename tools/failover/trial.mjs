import { calendarFrom } from '../../bench/calendar.mjs';
import { verifyEverybody } from '../../bench/people.mjs';
import { aSalon, seedSalon } from '../../bench/salon.mjs';
import { freeSlots } from '../../bench/slots.mjs';
import { Cell } from './cell.mjs';
import { KILLS } from './kills.mjs';
import { countBookings, lostBookings, overlapsWithoutIndexes } from './questions.mjs';
import { describeRound } from './report.mjs';
import { killOnce } from './rounds.mjs';
import { Visitors } from './visitors.mjs';

/** Hands out each free time of each team member once. */
export function slotsByStaff(slots) {
  const free = new Map(slots.map(({ staffId }) => [staffId, []]));
  for (const slot of slots) free.get(slot.staffId).push(slot);
  return (staffId) => {
    const slot = free.get(staffId)?.pop();
    if (!slot) throw new Error('Every free time is booked: ask for fewer kills.');
    return slot;
  };
}

/** Opens a cell, lets people book, kills its primary N times, and returns the results. */
export async function trial({
  programs,
  timing,
  isSynchronous,
  kills,
  minutes,
  kinds,
  perSecond,
  tell,
  track,
}) {
  const cell = new Cell({ programs, timing, isSynchronous });
  track(cell);
  let isWell = false;
  try {
    await cell.open();
    tell(
      `PostgreSQL ${await cell.version()}, ${isSynchronous ? 'one synchronous standby of two' : 'asynchronous standbys'}`,
    );
    const salon = aSalon();
    const calendar = calendarFrom(Date.now());
    const slots = await cell.onDatabase(async (database) => {
      await seedSalon(database, salon, calendar.holiday);
      return freeSlots(database, calendar);
    });
    const visitors = new Visitors({ origin: cell.origin, salon, slot: slotsByStaff(slots), perSecond });
    await visitors.arrive(() => cell.onDatabase(verifyEverybody));
    visitors.start();
    const result = await underLoad({ cell, visitors, kills, minutes, kinds, tell });
    isWell = result.faults.length === 0;
    return result;
  } finally {
    if (!isWell) tell(`What the programs said stays in ${cell.logs}`);
    await cell.close({ keepLogs: !isWell });
  }
}

async function underLoad({ cell, visitors, kills, minutes, kinds, tell }) {
  const rounds = [];
  const knownLost = new Set();
  const ways = KILLS.filter(({ name }) => kinds.includes(name));
  const time = AbortSignal.timeout(minutes * 60_000);
  try {
    for (let number = 0; number < kills && !time.aborted; number++) {
      const round = await killOnce({ cell, visitors, kill: ways[number % ways.length], knownLost });
      rounds.push(round);
      tell(describeRound(number + 1, round));
    }
  } finally {
    await visitors.stop();
  }
  const told = [...visitors.acknowledged.values()];
  const last = await cell.onDatabase(async (database) => ({
    lost: (await lostBookings(database, told)).length,
    stored: await countBookings(database),
    overlaps: await overlapsWithoutIndexes(database),
  }));
  const fallen = cell.copies.filter(({ isRunning }) => !isRunning).map(({ name }) => `${name} ended`);
  return {
    rounds,
    ...last,
    acknowledged: told.length,
    answers: visitors.answers,
    errorLines: cell.copies.flatMap((copy) => errorLines(copy.log())),
    faults: [...fallen, ...visitors.faults],
  };
}

/** The app's error lines, apart from the one that says that the database went away. */
const errorLines = (log) =>
  log.split('\n').filter((line) => /\b(ERROR|FATAL)\b/.test(line) && !line.includes('PostgreSQL is away'));
