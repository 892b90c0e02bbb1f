// Long because it tries every choice minute by minute, sharing nothing with the planning code.
import fc from 'fast-check';
import { perLane } from '../../../../test/support/lane.js';
import type { Interval } from '../../../common/time/interval.js';
import { freeStarts, type LineToPlan, planBooking, type SalonDay, type StaffDay } from './planning.js';
import { type PoolDay, type Seat, seat, timesInPools } from './pools.js';
import type { LineOption, Need, Segment } from './segments.js';

interface Salon {
  readonly lines: readonly LineToPlan[];
  readonly day: SalonDay;
  readonly now: number;
}

const CLOSING = 75;
const waits = [0, 5, 10, 15];
const staffIds = ['anna', 'vera'];
const runs = { seed: 20261201, numRuns: perLane({ change: 400, nightly: 5000 }) };

// --- A slow reference solution ---------------------------------------------------------------------------------------

const minutesOf = ({ start, end }: Interval): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
const covers = (intervals: readonly Interval[], minute: number): boolean =>
  intervals.some(({ start, end }) => start <= minute && minute < end);

/** The minutes in which a line that starts then needs its team member, each pool, and the client. */
function spend({ segments, bufferMinutes, needs = [] }: LineOption, startsAt: number) {
  const parts: number[][] = [];
  const worked: number[] = [];
  let at = startsAt;
  for (const { kind, minutes } of segments) {
    const part = minutesOf({ start: at, end: at + minutes });
    parts.push(part);
    if (kind === 'active') worked.push(...part);
    at += minutes;
  }
  for (let minute = at; minute < at + bufferMinutes; minute++) worked.push(minute);
  const inPools = needs.map(({ poolId, segments: wanted, turnoverMinutes }) => {
    const used = new Set(
      parts.flatMap((part, index) => (wanted === null || wanted.includes(index) ? part : [])),
    );
    const afterwards = [...used].flatMap((minute) =>
      used.has(minute + 1) ? [] : minutesOf({ start: minute + 1, end: minute + 1 + turnoverMinutes }),
    );
    return { poolId, minutes: [...used, ...afterwards] };
  });
  return { worked, inPools, endsAt: at };
}

/** Every way in which someone is free for each line; pools are not looked at. */
function* waysFrom(
  salon: Salon,
  line: number,
  freeAt: number,
  taken: ReadonlySet<string>,
): Generator<Map<string, Set<number>>> {
  const wanted = salon.lines[line];
  if (!wanted) {
    yield new Map();
    return;
  }
  for (const wait of line === 0 ? [0] : waits) {
    for (const option of wanted.options) {
      const staff = salon.day.staff.get(option.staffId);
      if (!staff) continue;
      const { worked, inPools, endsAt } = spend(option, freeAt + wait);
      const isIn = minutesOf({ start: freeAt, end: endsAt }).every((minute) =>
        covers(salon.day.open, minute),
      );
      const isFree = worked.every(
        (minute) =>
          covers(staff.working, minute) &&
          !covers(staff.busy, minute) &&
          !taken.has(`${option.staffId} ${minute}`),
      );
      if (!isIn || !isFree) continue;
      const more = new Set([...taken, ...worked.map((minute) => `${option.staffId} ${minute}`)]);
      for (const rest of waysFrom(salon, line + 1, endsAt, more)) {
        const all = new Map(rest);
        for (const { poolId, minutes } of inPools) {
          all.set(poolId, new Set([...(all.get(poolId) ?? []), ...minutes]));
        }
        yield all;
      }
    }
  }
}

/** Minutes in a row: the client keeps one unit for each. */
function inRows(minutes: ReadonlySet<number>): number[][] {
  const rows: number[][] = [];
  for (const minute of [...minutes].sort((one, other) => one - other)) {
    const last = rows.at(-1);
    if (last?.at(-1) === minute - 1) last.push(minute);
    else rows.push([minute]);
  }
  return rows;
}

/** True if all of these can have a unit, tried one by one. Those that are fixed have theirs. */
function haveUnits(pool: PoolDay, rows: readonly number[][]): boolean {
  const used = new Set<string>();
  for (const each of pool.taken.filter(({ isFixed }) => isFixed)) {
    for (const minute of minutesOf(each)) used.add(`${each.unitId} ${minute}`);
  }
  const place = ([first, ...others]: readonly (readonly number[])[]): boolean => {
    if (!first) return true;
    return pool.units.some(({ unitId, inOrderFrom }) => {
      const isFree = first.every((minute) => minute >= inOrderFrom && !used.has(`${unitId} ${minute}`));
      if (!isFree) return false;
      for (const minute of first) used.add(`${unitId} ${minute}`);
      if (place(others)) return true;
      for (const minute of first) used.delete(`${unitId} ${minute}`);
      return false;
    });
  };
  return place([...pool.taken.filter(({ isFixed }) => !isFixed).map(minutesOf), ...rows]);
}

function isPossible(salon: Salon, start: number): boolean {
  if (start < salon.now) return false;
  for (const inPools of waysFrom(salon, 0, start, new Set())) {
    const fits = [...inPools].every(([poolId, minutes]) => {
      const pool = salon.day.pools?.get(poolId);
      return pool !== undefined && haveUnits(pool, inRows(minutes));
    });
    if (fits) return true;
  }
  return false;
}

// --- Random salons, small enough to be crowded -----------------------------------------------------------------------

const fives = (most: number) => fc.integer({ min: 1, max: most / 5 }).map((count) => count * 5);

const anyStaffDay = (staffId: string): fc.Arbitrary<StaffDay> =>
  fc.record({
    staffId: fc.constant(staffId),
    position: fc.nat(2),
    working: fc.constant([{ start: 0, end: CLOSING }]),
    busy: fc.array(
      fc.tuple(fc.nat(CLOSING), fives(20)).map(([start, minutes]) => ({ start, end: start + minutes })),
      { maxLength: 1 },
    ),
    bookedMinutes: fc.constant(0),
  });

const anySegments: fc.Arbitrary<Segment[]> = fc
  .tuple(fives(15), fc.option(fc.tuple(fives(15), fives(10)), { nil: null }))
  .map(([first, rest]) => [
    { kind: 'active', minutes: first },
    ...(rest
      ? ([
          { kind: 'processing', minutes: rest[0] },
          { kind: 'active', minutes: rest[1] },
        ] as const)
      : []),
  ]);

const anyLine = (poolIds: readonly string[]): fc.Arbitrary<LineToPlan> =>
  fc.tuple(anySegments, fc.shuffledSubarray(staffIds, { minLength: 1 })).chain(([segments, ids]) =>
    fc
      .tuple(
        fc.constantFrom(0, 0, 5),
        ...poolIds.map((poolId) =>
          fc.option(
            fc.record<Need>({
              poolId: fc.constant(poolId),
              segments: fc.option(
                fc.shuffledSubarray(
                  segments.map((_, index) => index),
                  { minLength: 1 },
                ),
                { nil: null },
              ),
              turnoverMinutes: fc.constantFrom(0, 5, 10),
            }),
            { nil: null, freq: 3 },
          ),
        ),
      )
      .map(([bufferMinutes, ...wanted]) => {
        const needs = wanted.filter((need) => need !== null);
        return { options: ids.map((staffId) => ({ staffId, segments, bufferMinutes, needs })) };
      }),
  );

/** Seats that are really on their units: one that would overlap another is left out. */
function seatsOf(
  asked: { unit: number; start: number; minutes: number; isPinned: boolean }[],
  units: number,
  now: number,
): Seat[] {
  const seats: Seat[] = [];
  for (const [index, { unit, start, minutes, isPinned }] of asked.entries()) {
    const unitId = `unit ${unit % units}`;
    const time = { start, end: start + minutes };
    const isTaken = seats.some(
      (one) => one.unitId === unitId && one.start < time.end && time.start < one.end,
    );
    if (!isTaken)
      seats.push({ ...time, unitId, bookingId: `booking ${index}`, isFixed: isPinned || start <= now });
  }
  return seats;
}

const anyPool = (now: number, hasPins: boolean): fc.Arbitrary<PoolDay> =>
  fc
    .record({
      units: fc.integer({ min: 1, max: 3 }),
      out: fc.option(fc.constantFrom(now, 20, 40, Infinity), { nil: null, freq: 2 }),
      asked: fc.array(
        fc.record({
          unit: fc.nat(2),
          start: fc.integer({ min: -10, max: CLOSING }),
          minutes: fc.integer({ min: 5, max: 30 }),
          isPinned: hasPins ? fc.boolean() : fc.constant(false),
        }),
        { maxLength: 6 },
      ),
    })
    .map(({ units, out, asked }) => ({
      units: Array.from({ length: units }, (_, index) => ({
        unitId: `unit ${index}`,
        inOrderFrom: index === 0 && out !== null && hasPins ? out : -Infinity,
      })),
      taken: seatsOf(asked, units, now),
      mustSeat: hasPins,
    }));

const anySalon = (hasPins: boolean): fc.Arbitrary<Salon> =>
  fc.constantFrom(-20, 0, 15).chain((now) =>
    fc
      .record({
        lines: fc.array(anyLine(['basin', 'room']), { minLength: 1, maxLength: 2 }),
        staff: fc.tuple(...staffIds.map(anyStaffDay)),
        pools: fc.tuple(anyPool(now, hasPins), anyPool(now, hasPins)),
      })
      .map(({ lines, staff, pools: [basin, room] }) => ({
        lines,
        now,
        day: {
          open: [{ start: 0, end: CLOSING }],
          gridStarts: Array.from({ length: 12 }, (_, index) => index * 5),
          staff: new Map(staff.map((member) => [member.staffId, member])),
          pools: new Map([
            ['basin', basin],
            ['room', room],
          ]),
        },
      })),
  );

const offeredIn = ({ lines, day, now }: Salon) => freeStarts({ lines, day, notBefore: now });
const possibleIn = (salon: Salon) => salon.day.gridStarts.filter((start) => isPossible(salon, start));

// --- Properties ------------------------------------------------------------------------------------------------------

test('RD-2: exactly the starts are offered for which everyone, moved about, still has a unit', () => {
  fc.assert(
    fc.property(anySalon(false), (salon) => {
      expect(offeredIn(salon)).toEqual(possibleIn(salon));
    }),
    runs,
  );
});

test('with units that are out of order or were chosen by hand, no start is offered that has no unit', () => {
  fc.assert(
    fc.property(anySalon(true), (salon) => {
      const possible = new Set(possibleOfUnstranded(salon));

      expect(offeredIn(salon).filter((start) => !possible.has(start))).toEqual([]);
    }),
    runs,
  );
});

/** Who sits on a unit that is out of order has no claim to another one. */
function possibleOfUnstranded(salon: Salon): number[] {
  const pools = new Map(
    [...(salon.day.pools ?? [])].map(([id, pool]) => [
      id,
      {
        ...pool,
        taken: pool.taken.filter((each) => {
          const unit = pool.units.find(({ unitId }) => unitId === each.unitId);
          return each.isFixed || (unit !== undefined && unit.inOrderFrom <= each.start);
        }),
      },
    ]),
  );
  return possibleIn({ ...salon, day: { ...salon.day, pools } });
}

test('visits that are seated again overlap no one on their unit', () => {
  fc.assert(
    fc.property(fc.boolean().chain(anySalon), (salon) => {
      const start = offeredIn(salon)[0];
      if (start === undefined) return;
      const planned = planBooking({ ...salon, startsAt: start, notBefore: salon.now }) ?? [];
      for (const [poolId, wanted] of timesInPools(planned.flatMap(({ inPools }) => inPools))) {
        const pool = salon.day.pools?.get(poolId);
        const seating = pool && seat(pool, wanted);
        const units = new Map(seating?.moved.map((each) => [each.seat, each.unitId]));
        const all = [
          ...(pool?.taken.map((each) => ({ ...each, unitId: units.get(each) ?? each.unitId })) ?? []),
          ...(seating?.seated.map((each) => ({ ...each.wanted, unitId: each.unitId })) ?? []),
        ];
        const minutes = all.flatMap((each) => minutesOf(each).map((minute) => `${each.unitId} ${minute}`));

        expect(seating).not.toBeNull();
        expect(new Set(minutes).size).toBe(minutes.length);
      }
    }),
    runs,
  );
});
