import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { merge, minutesWithin, shift, subtract } from '../../common/time/interval.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { RetryTransactionError } from '../../database/transactions.js';
import type { StaffTime } from '../scheduling/staff-time.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import type { BookingLineRecord, BookingRecord } from '../booking-records/booking.entity.js';
import type { ReassignedLine } from '../bookings/change-booking.service.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { boundsOf, salonDaysOf } from '../scheduling/salon-days.js';
import { type Colleague, colleagueFor } from '../planning/domain/colleague.js';
import { occupiedOffsets } from '../planning/domain/segments.js';
import type { SalonDay, StaffDay } from '../planning/domain/planning.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';

/** The colleague who takes over each booking; null if no one can. */
export type Reassignments = Map<BookingRecord, ReassignedLine[] | null>;

interface ReassignmentSearch {
  bookings: BookingRecord[];
  /** The team member whose bookings they are. */
  staffId: string;
  plan: Plan;
}

/** Finds colleagues for the bookings of someone who is away. The client keeps their time, price and other lines. */
@Injectable()
export class ReassignmentsService {
  constructor(
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /** All colleagues who offer what is booked. */
  colleaguesOf({ bookings, staffId, plan }: ReassignmentSearch): string[] {
    const lines = bookings.flatMap((booking) => linesOf(booking, staffId));
    const doing = lines.flatMap(({ serviceId }) => plan.offersOf(serviceId).map(({ member }) => member.id));
    return [...new Set(doing)].filter((id) => id !== staffId);
  }

  /** Goes through the bookings in order, as if each earlier one were already reassigned. */
  async reassignmentsFor(search: ReassignmentSearch, tx: EntityManager): Promise<Reassignments> {
    const { bookings, staffId, plan } = search;
    const found: Reassignments = new Map();
    const staffIds = this.colleaguesOf(search);
    const zone = plan.salon.timeZone;
    const lines = bookings.flatMap((booking) => linesOf(booking, staffId));
    const days = [...new Set(lines.map(({ startsAt }) => localDayOf(minuteOf(startsAt), zone)))].sort();
    if (days.length === 0) return found;
    const bounds = boundsOf(days, zone);
    const asked = { staffIds, bounds, now: this.clock.now() };
    const { planVersion, busy } = await this.allocations.busyWithin(asked, tx);
    if (planVersion !== plan.version) {
      await this.plans.reloadIn(tx);
      throw new RetryTransactionError('The salon changed its plan meanwhile.');
    }
    const diary = salonDaysOf({ plan, days, staffIds, busy, clientBusy: [] });
    const taken: StaffTime[] = [];
    for (const booking of bookings) {
      const parts = booking.status === 'confirmed' ? takeOver(booking, search, diary, taken) : null;
      taken.push(...(parts ?? []).flatMap(stretchesOf));
      found.set(booking, parts);
    }
    return found;
  }
}

const linesOf = ({ lines }: BookingRecord, staffId: string): BookingLineRecord[] =>
  lines.filter((line) => line.staffId === staffId);

const stretchesOf = ({ staffId, occupied }: ReassignedLine) =>
  occupied.map((stretch) => ({ staffId, ...stretch }));

/** The colleagues who take over this person's part of the booking; null unless all of it can be covered. */
function takeOver(
  booking: BookingRecord,
  { staffId, plan }: ReassignmentSearch,
  diary: ReadonlyMap<LocalDate, SalonDay>,
  taken: StaffTime[],
): ReassignedLine[] | null {
  const parts: ReassignedLine[] = [];
  for (const line of linesOf(booking, staffId)) {
    const startsAt = minuteOf(line.startsAt);
    const occupied = shift(occupiedOffsets({ ...line, staffId }), startsAt);
    const day = diary.get(localDayOf(startsAt, plan.salon.timeZone));
    const doing = new Set(plan.offersOf(line.serviceId).map(({ member }) => member.id));
    const colleagues = [...(day?.staff.values() ?? [])]
      .filter((colleague) => doing.has(colleague.staffId))
      .map((colleague) => withTaken(colleague, [...taken, ...parts.flatMap(stretchesOf)]));
    const chosen = colleagueFor(occupied, colleagues)?.staffId;
    if (chosen === undefined) return null;
    parts.push({ line, staffId: chosen, staffName: plan.members.get(chosen)?.name ?? '', occupied });
  }
  return parts;
}

/** A colleague's day, including what they have taken over since it was read. */
function withTaken(
  { staffId, position, working, busy, bookedMinutes }: StaffDay,
  taken: StaffTime[],
): Colleague {
  const theirs = taken.filter((stretch) => stretch.staffId === staffId);
  const freeTime = subtract(merge(working), [...busy, ...theirs]);
  const newMinutes = merge(working).reduce((sum, bounds) => sum + minutesWithin(theirs, bounds), 0);
  return { staffId, position, freeTime, bookedMinutes: bookedMinutes + newMinutes };
}
