import { type Interval, minutesWithin, subtract } from '../../../common/time/interval.js';
import type { LocalDate } from '../../../common/time/local-date.js';
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
    this.placed.set(id, { clientId, clientTime: { start, end }, taken });
  }

  /** A day from this booking's point of view; undefined if it was not read. */
  dayFor(asking: Asking, day: LocalDate): SalonDay | undefined {
    const read = this.days.get(day);
    if (!read) return undefined;
    const others = [...this.placed].filter(([id]) => id !== asking.id).map(([, placed]) => placed);
    const ofClient = others.filter(({ clientId }) => clientId !== null && clientId === asking.clientId);
    const clientBusy = [...asking.clientBusy, ...ofClient.map(({ clientTime }) => clientTime)];
    const taken = others.flatMap((placed) => placed.taken);
    const staff = new Map(
      [...read.staff].map(([id, member]) => [id, withTaken(member, asking.ownTime, taken)] as const),
    );
    return { open: subtract(read.open, clientBusy), gridStarts: read.gridStarts, staff };
  }
}

function withTaken(member: StaffDay, ownTime: readonly Taken[], taken: readonly Taken[]): StaffDay {
  const theirs = taken.filter(({ staffId }) => staffId === member.staffId);
  const own = ownTime.filter(({ staffId }) => staffId === member.staffId);
  if (theirs.length === 0 && own.length === 0) return member;
  const busy = member.busy.flatMap((stretch) => subtract([stretch], own));
  const newMinutes = member.working.reduce((sum, bounds) => sum + minutesWithin(theirs, bounds), 0);
  return { ...member, busy: [...busy, ...theirs], bookedMinutes: member.bookedMinutes + newMinutes };
}
