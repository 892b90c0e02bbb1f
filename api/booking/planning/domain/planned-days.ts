import { type Interval, merge, minutesWithin, subtract } from '../../../common/time/interval.js';
import type { LocalDate } from '../../../common/time/local-date.js';
import { type PoolDay, timesInPools } from './pools.js';
import type { PlannedLine, SalonDay, StaffDay } from './planning.js';

/** A stretch of one team member's time. */
interface Taken extends Interval {
  readonly staffId: string;
}

/** The booking being planned: its own time is not in its way, and its client can be in only one place. */
export interface Asking {
  readonly id: string;
  /** The client, if they have an account; proposals for their other bookings make them busy. */
  readonly clientId: string | null;
  /** Times of the client's other bookings. */
  readonly clientBusy: readonly Interval[];
  /** The booking's current time. */
  readonly ownTime: readonly Taken[];
}

/** A proposal for one booking. */
interface Placed {
  readonly clientId: string | null;
  readonly clientTime: Interval;
  readonly taken: readonly Taken[];
  readonly inPools: ReadonlyMap<string, readonly Interval[]>;
}

/** The salon's days as read, plus the proposals since, so that each proposal fits in with the earlier ones. */
export class PlannedDays {
  private readonly placed = new Map<string, Placed>();

  constructor(private readonly days: ReadonlyMap<LocalDate, SalonDay>) {}

  /** Records a proposal, replacing an earlier one for the same booking. */
  place({ id, clientId }: Asking, lines: readonly PlannedLine[]): void {
    const start = Math.min(...lines.map(({ startsAt }) => startsAt));
    const end = Math.max(...lines.map(({ endsAt }) => endsAt));
    const taken = lines.flatMap(({ staffId, occupied }) =>
      occupied.map((stretch) => ({ staffId, ...stretch })),
    );
    const inPools = timesInPools(lines.flatMap((line) => line.inPools));
    this.placed.set(id, { clientId, clientTime: { start, end }, taken, inPools });
  }

  /** A day from this booking's point of view; undefined if it was not read. */
  dayFor(asking: Asking, day: LocalDate): SalonDay | undefined {
    const read = this.days.get(day);
    if (!read) return undefined;
    const placedOthers = new Map([...this.placed].filter(([id]) => id !== asking.id));
    const others = [...placedOthers.values()];
    const ofClient = others.filter(({ clientId }) => clientId !== null && clientId === asking.clientId);
    const clientBusy = [...asking.clientBusy, ...ofClient.map(({ clientTime }) => clientTime)];
    const taken = others.flatMap((placed) => placed.taken);
    const staff = new Map(
      [...read.staff].map(([id, member]) => [id, withTaken(member, asking.ownTime, taken)] as const),
    );
    const pools = new Map(
      [...(read.pools ?? [])].map(([poolId, pool]) => [
        poolId,
        withSeats(pool, poolId, asking.id, placedOthers),
      ]),
    );
    return { open: subtract(read.open, clientBusy), gridStarts: read.gridStarts, staff, pools };
  }
}

/**
 * The pool without the booking's own seats. Each proposal counts once, both where its booking is now and where it may
 * go, so that they fit together in whatever order they are carried out.
 */
function withSeats(pool: PoolDay, poolId: string, id: string, others: ReadonlyMap<string, Placed>): PoolDay {
  const placed = [...others].flatMap(([bookingId, { inPools }]) => {
    const now = pool.taken.filter((seat) => seat.bookingId === bookingId);
    const either = merge([...now, ...(inPools.get(poolId) ?? [])]);
    return either.map((time) => ({ ...time, unitId: null, bookingId, isFixed: false }));
  });
  const staying = pool.taken.filter(
    ({ bookingId }) => bookingId === null || (bookingId !== id && !others.has(bookingId)),
  );
  return { ...pool, taken: [...staying, ...placed] };
}

function withTaken(member: StaffDay, ownTime: readonly Taken[], taken: readonly Taken[]): StaffDay {
  const theirs = taken.filter(({ staffId }) => staffId === member.staffId);
  const own = ownTime.filter(({ staffId }) => staffId === member.staffId);
  if (theirs.length === 0 && own.length === 0) return member;
  const busy = member.busy.flatMap((stretch) => subtract([stretch], own));
  const newMinutes = member.working.reduce((sum, bounds) => sum + minutesWithin(theirs, bounds), 0);
  return { ...member, busy: [...busy, ...theirs], bookedMinutes: member.bookedMinutes + newMinutes };
}
