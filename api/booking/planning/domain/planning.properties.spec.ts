import fc from 'fast-check';
import type { Interval } from '../../../common/time/interval.js';
import type { Segment, LineOption } from './segments.js';
import {
  firstFreeStart,
  freeStarts,
  planBooking,
  type SalonDay,
  type StaffDay,
  type LineToPlan,
} from './planning.js';

interface Salon {
  readonly lines: readonly LineToPlan[];
  readonly day: SalonDay;
  readonly notBefore: number;
}

/** Each line's team member and start, as `staff@start`. */
type Plan = readonly string[];

const CLOSING = 120;
const waits = [0, 5, 10, 15];

// --- A slow reference solution: every combination of staff and waits, tried minute by minute ----------------------

const covers = (intervals: readonly Interval[], minute: number): boolean =>
  intervals.some(({ start, end }) => start <= minute && minute < end);

const minutesFrom = (start: number, minutes: number): number[] =>
  Array.from({ length: minutes }, (_, index) => start + index);

/** The minutes in which the service needs its team member, and the minute when the client may leave. */
function spend(
  { segments, bufferMinutes }: LineOption,
  startsAt: number,
): { worked: number[]; endsAt: number } {
  const worked: number[] = [];
  let endsAt = startsAt;
  for (const { kind, minutes } of segments) {
    if (kind === 'active') worked.push(...minutesFrom(endsAt, minutes));
    endsAt += minutes;
  }
  return { worked: [...worked, ...minutesFrom(endsAt, bufferMinutes)], endsAt };
}

/** Options of a search for a plan: allowed waits, and one person for everything or anyone. */
interface Way {
  waits: readonly number[];
  onlyStaffId?: string;
}

/** Prefer one person over several, and no wait over one, in this order. */
function slowPlan(salon: Salon, startsAt: number): Plan | null {
  const find = (way: Way) => planIn(salon, startsAt, way);
  if (salon.lines.length === 1) return find({ waits })?.plan ?? null;
  const alone = soloists(salon);
  for (const onlyStaffId of alone) {
    const found = find({ waits: [0], onlyStaffId });
    if (found) return found.plan;
  }
  const withoutWait = find({ waits: [0] });
  if (withoutWait) return withoutWait.plan;
  const [leastWait] = alone
    .flatMap((onlyStaffId) => find({ waits, onlyStaffId }) ?? [])
    .sort((left, right) => left.waited - right.waited);
  return (leastWait ?? find({ waits }))?.plan ?? null;
}

/** Those who do every line, least busy first, then by the lowest total price. */
function soloists({ lines, day }: Salon): string[] {
  return [...day.staff.values()]
    .flatMap((staff) => {
      const own = lines.map(({ options }) => options.find(({ staffId }) => staffId === staff.staffId));
      const prices = own.flatMap((option) => (option ? [option.priceCents ?? 0] : []));
      return prices.length === lines.length
        ? [{ staff, priceCents: prices.reduce((sum, price) => sum + price, 0) }]
        : [];
    })
    .sort(compare)
    .map(({ staff }) => staff.staffId);
}

interface Preferred {
  staff: StaffDay;
  priceCents: number;
}

function compare({ staff: left, ...one }: Preferred, { staff: right, ...other }: Preferred): number {
  if (left.bookedMinutes !== right.bookedMinutes) return left.bookedMinutes - right.bookedMinutes;
  if (one.priceCents !== other.priceCents) return one.priceCents - other.priceCents;
  if (left.position !== right.position) return left.position - right.position;
  return left.staffId < right.staffId ? -1 : 1;
}

function planIn(
  { lines, day, notBefore }: Salon,
  startsAt: number,
  { waits, onlyStaffId }: Way,
): { plan: Plan; waited: number } | null {
  if (startsAt < notBefore) return null;
  const taken = new Set<string>();

  const planFrom = (lineIndex: number, freeAt: number): { plan: Plan; waited: number } | null => {
    const line = lines[lineIndex];
    if (line === undefined) return { plan: [], waited: 0 };
    const ordered = line.options
      .flatMap((option) => {
        const staff = day.staff.get(option.staffId);
        if (staff === undefined || (onlyStaffId ?? staff.staffId) !== staff.staffId) return [];
        return [{ option, staff, priceCents: option.priceCents ?? 0 }];
      })
      .sort(compare);
    for (const wait of lineIndex === 0 ? [0] : waits) {
      for (const { option, staff } of ordered) {
        const { worked, endsAt } = spend(option, freeAt + wait);
        const clientIsIn = minutesFrom(freeAt, endsAt - freeAt).every((minute) => covers(day.open, minute));
        const staffIsFree = worked.every(
          (minute) =>
            covers(staff.working, minute) &&
            !covers(staff.busy, minute) &&
            !taken.has(`${staff.staffId} ${minute}`),
        );
        if (!clientIsIn || !staffIsFree) continue;
        for (const minute of worked) taken.add(`${staff.staffId} ${minute}`);
        const rest = planFrom(lineIndex + 1, endsAt);
        if (rest !== null) {
          return {
            plan: [`${staff.staffId}@${freeAt + wait}`, ...rest.plan],
            waited: wait + rest.waited,
          };
        }
        for (const minute of worked) taken.delete(`${staff.staffId} ${minute}`);
      }
    }
    return null;
  };
  return planFrom(0, startsAt);
}

// --- Random salons, small enough to be crowded -----------------------------------------------------------------------

const staffIds = ['anna', 'paul', 'vera', 'zoe'];

const anyInterval = (mostMinutes: number): fc.Arbitrary<Interval> =>
  fc
    .tuple(fc.integer({ min: -10, max: CLOSING }), fc.nat(mostMinutes))
    .map(([start, minutes]) => ({ start, end: start + minutes }));

/** Either one long interval, so that several services fit, or a few that may touch or overlap. */
const anyStretches = fc.oneof(
  fc.constant([{ start: 0, end: CLOSING }]),
  fc.array(anyInterval(90), { minLength: 1, maxLength: 3 }),
);

const anyStaffDay = (staffId: string): fc.Arbitrary<StaffDay> =>
  fc.record({
    staffId: fc.constant(staffId),
    position: fc.nat(2),
    working: anyStretches,
    busy: fc.array(anyInterval(25), { maxLength: 3 }),
    bookedMinutes: fc.constantFrom(0, 30),
  });

const fives = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: 1, max: most / 5 }).map((count) => count * 5);

const anySegments: fc.Arbitrary<Segment[]> = fc
  .tuple(fives(20), fc.array(fc.tuple(fc.boolean(), fives(15), fives(10)), { maxLength: 2 }))
  .map(([first, rest]) => [
    { kind: 'active', minutes: first },
    ...rest.flatMap(([develops, gap, again]): Segment[] => [
      { kind: develops ? 'processing' : 'active', minutes: gap },
      { kind: 'active', minutes: again },
    ]),
  ]);

const anyOption = (staffId: string, shared: Segment[]): fc.Arbitrary<LineOption> =>
  fc.record({
    staffId: fc.constant(staffId),
    segments: fc.oneof({ weight: 3, arbitrary: fc.constant(shared) }, { weight: 1, arbitrary: anySegments }),
    bufferMinutes: fc.constantFrom(0, 0, 5, 10, 20, 40),
    priceCents: fc.constantFrom(4500, 7800),
  });

const anyLine: fc.Arbitrary<LineToPlan> = fc
  .tuple(fc.shuffledSubarray([...staffIds, 'nobody'], { minLength: 1 }), anySegments)
  .chain(([ids, shared]) => fc.tuple(...ids.map((staffId) => anyOption(staffId, shared))))
  .map((options) => ({ options }));

const anySalon: fc.Arbitrary<Salon> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
  notBefore: fc.constantFrom(-20, 0, 30),
  day: fc.record({
    open: anyStretches,
    gridStarts: fc
      .constantFrom(5, 10, 15)
      .map((step) => Array.from({ length: 10 }, (_, index) => index * step)),
    staff: fc
      .tuple(...staffIds.map(anyStaffDay))
      .map((days) => new Map(days.map((staffDay) => [staffDay.staffId, staffDay]))),
  }),
});

const runs = { seed: 20270328, numRuns: 4000 };

// --- Properties
// -----------------------------------------------------------------------------------------------------

const planOf = (salon: Salon, startsAt: number): Plan | null =>
  planBooking({ ...salon, startsAt })?.map((line) => `${line.staffId}@${line.startsAt}`) ?? null;

test('free starts and planned bookings are exactly what trying everything minute by minute finds first', () => {
  fc.assert(
    fc.property(anySalon, (salon) => {
      const { gridStarts } = salon.day;
      const plans = gridStarts.map((start) => slowPlan(salon, start));
      const starts = gridStarts.filter((_, index) => plans[index] !== null);

      expect(freeStarts(salon)).toEqual(starts);
      expect(firstFreeStart(salon)).toBe(starts[0] ?? null);
      expect(gridStarts.map((start) => planOf(salon, start))).toEqual(plans);
    }),
    runs,
  );
});

test('whatever is planned lies within working hours and overlaps nothing else', () => {
  const faultsOf = (salon: Salon, startsAt: number): string[] => {
    const taken = new Set<string>();
    return (planBooking({ ...salon, startsAt }) ?? []).flatMap(({ staffId, occupied }) => {
      const { working, busy } = salon.day.staff.get(staffId) ?? { working: [], busy: [] };
      const minutes = occupied.flatMap(({ start, end }) => minutesFrom(start, end - start));
      return minutes.flatMap((minute) => {
        const asked = `${staffId} ${minute}`;
        const isTheirs = covers(working, minute) && !covers(busy, minute) && !taken.has(asked);
        taken.add(asked);
        return isTheirs ? [] : [asked];
      });
    });
  };
  fc.assert(
    fc.property(anySalon, (salon) => {
      expect(freeStarts(salon).flatMap((start) => faultsOf(salon, start))).toEqual([]);
    }),
    runs,
  );
});

test('the order of hours, allocations and people does not matter', () => {
  const turned = ({ lines, day, notBefore }: Salon): Salon => ({
    lines: lines.map(({ options }) => ({ options: options.toReversed() })),
    notBefore,
    day: {
      open: day.open.toReversed(),
      gridStarts: day.gridStarts,
      staff: new Map(
        [...day.staff]
          .toReversed()
          .map(([id, staff]) => [
            id,
            { ...staff, working: staff.working.toReversed(), busy: staff.busy.toReversed() },
          ]),
      ),
    },
  });
  fc.assert(
    fc.property(anySalon, (salon) => {
      const starts = freeStarts(salon);

      expect(freeStarts(turned(salon))).toEqual(starts);
      expect(starts.map((start) => planOf(turned(salon), start))).toEqual(
        starts.map((start) => planOf(salon, start)),
      );
    }),
    runs,
  );
});
