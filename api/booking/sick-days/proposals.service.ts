import { guardedClientOf } from '../../people/clients/domain/guarded-client.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { timeOfStaff } from '../bookings/booking-before.js';
import { linesForColleagues } from '../planning/lines-for-colleagues.js';
import { Clock } from '../../common/clock.js';
import { dateOf, type EpochMinute, epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { type Interval, merge } from '../../common/time/interval.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { instantOf, localDayOf, wallMinuteOf } from '../../common/time/zone.js';
import { RetryTransactionError } from '../../database/transactions.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { type PlannedLine, planBooking } from '../planning/domain/planning.js';
import type { DeskHold } from '../scheduling/hold.entity.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { boundsOf, salonDaysOf } from '../scheduling/salon-days.js';
import { unitsOf } from '../scheduling/seats.js';
import type { Stretch } from '../time-off/stretches.service.js';
import { PlannedDays } from '../planning/domain/planned-days.js';
import {
  type BookingToPlace,
  type Proposal,
  type Proposals,
  proposalsFor,
} from '../planning/domain/proposals.js';
import type { ProposalView } from './sick-day.view.js';

/** Number of days to search for another time. Beyond that, clients would rather choose themselves. */
const DAYS_AHEAD = 14;

/** No client is asked to come sooner: they have to read the message and get there. */
const LEAD_MINUTES = 60;

/** The affected bookings as one snapshot of the diary has them, and the desk's holds for some of them. */
interface InTheWay {
  stretch: Stretch;
  bookings: BookingRecord[];
  held: ReadonlyMap<string, DeskHold>;
}

/** Proposes new times or people for an ill colleague's bookings, without changing anything. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly clock: Clock,
  ) {}

  /** A proposal and its alternatives for each booking, by id. */
  async proposalsFor(inTheWay: InTheWay, tx: EntityManager): Promise<ReadonlyMap<string, Proposals>> {
    const { stretch, bookings } = inTheWay;
    const { plan, staffId } = stretch;
    const zone = plan.salon.timeZone;
    const dayOf = (booking: BookingRecord) => localDayOf(minuteOf(booking.startsAt), zone);
    const first = bookings.map(dayOf).sort()[0];
    const last = bookings.map(dayOf).sort().at(-1);
    if (first === undefined || last === undefined) return new Map();
    const days = daysBetween(first, addDays(last, DAYS_AHEAD));
    const staffIds = whoCould(bookings, staffId, plan);
    const clientIds = [...new Set(bookings.flatMap((booking) => guardedClientOf(booking) ?? []))];
    const bounds = boundsOf(days, zone);
    const clients = clientIds.map((clientId) => ({ clientId, exceptIds: [] }));
    const poolIds = [...new Set(bookings.flatMap(({ lines }) => lines.flatMap(poolsOfLine)))];
    const unitIds = poolIds.flatMap((id) => unitsOf(id, plan));
    const asked = { staffIds, unitIds, bounds, now: this.clock.now(), clients };
    const { planVersion, busy, seats, clientsBusy } = await this.allocations.busyWithin(asked, tx);
    if (planVersion !== plan.version) {
      await this.plans.reloadIn(tx);
      throw new RetryTransactionError('The salon changed its plan meanwhile.');
    }
    const away = { staffId, isWork: false, ...stretch.during };
    const clientBusy = new Map(clientIds.map((id, index) => [id, clientsBusy[index] ?? []]));
    const pools = { ids: poolIds, seats, exceptIds: [], now: this.clock.nowMinutes() };
    const read = salonDaysOf({ plan, days, staffIds, busy: [...busy, away], clientBusy: [], pools });
    return proposalsFor(
      bookings.map((booking) => toPlace(booking, inTheWay, clientBusy)),
      new PlannedDays(read),
      {
        daysFrom: (day) => days.filter((other) => other >= day && other <= addDays(day, DAYS_AHEAD)),
        sameTimeOn: (day, startsAt) => instantOf(day, wallMinuteOf(epochMinute(startsAt), zone), zone),
        notBefore: this.clock.nowMinutes() + LEAD_MINUTES,
      },
    );
  }
}

const poolsOfLine = ({ resources }: BookingRecord['lines'][number]): string[] =>
  resources.map(({ poolId }) => poolId);

/** Everyone who does any of the booked services, and everyone who takes part. */
function whoCould(bookings: BookingRecord[], staffId: string, plan: Plan): string[] {
  const lines = bookings.flatMap((booking) => booking.lines);
  const doing = lines
    .filter((line) => line.staffId === staffId)
    .flatMap(({ serviceId }) => plan.offersOf(serviceId).map(({ member }) => member.id));
  return [...new Set([...doing, ...lines.map((line) => line.staffId)])];
}

/** The lines that fall into the absence of their team member. */
export const linesAway = ({ lines }: BookingRecord, { staffId, during }: Stretch): string[] =>
  lines
    .filter((line) => line.staffId === staffId)
    .filter(({ startsAt, endsAt, bufferMinutes }) => {
      const end = minuteOf(endsAt) + bufferMinutes;
      return minuteOf(startsAt) < during.end && end > during.start;
    })
    .map(({ id }) => id);

function toPlace(
  booking: BookingRecord,
  { stretch, held }: InTheWay,
  clientBusy: ReadonlyMap<string, Interval[]>,
): BookingToPlace {
  const { plan, staffId } = stretch;
  const startsAt = minuteOf(booking.startsAt);
  const ids = linesAway(booking, stretch);
  const away = booking.lines.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));
  const linesFor = (isInPlace: boolean, isBackPossible: boolean) => {
    const people = new Map(
      booking.lines
        .filter(({ id }) => ids.includes(id))
        .map(({ id, serviceId }) => {
          const others = plan.offersOf(serviceId).map(({ member }) => member.id);
          return [id, isBackPossible ? [staffId, ...others] : others.filter((other) => other !== staffId)];
        }),
    );
    return linesForColleagues(booking, plan, { people, isInPlace });
  };
  const { id } = booking;
  const clientId = guardedClientOf(booking);
  // The booking itself is among the client's bookings, but not in its own way.
  const own = { start: startsAt, end: minuteOf(booking.endsAt) };
  const others = (clientId === null ? [] : (clientBusy.get(clientId) ?? [])).filter(
    ({ start, end }) => start !== own.start || end !== own.end,
  );
  return {
    id,
    startsAt,
    day: localDayOf(startsAt, plan.salon.timeZone),
    staffId,
    away,
    clientId,
    clientBusy: merge(others),
    ownTime: timeOfStaff(booking),
    inPlace: linesFor(true, false),
    elsewhere: linesFor(false, true),
    isPersonWanted: away.some((at) => booking.lines[at]?.anyStaff === false),
    held: heldLines(booking, held.get(id), plan),
  };
}

/** The lines at the time held for the booking; null without a hold. */
function heldLines(booking: BookingRecord, hold: DeskHold | undefined, plan: Plan): PlannedLine[] | null {
  if (!hold) return null;
  const startsAt = minuteOf(new Date(hold.offer.startsAt));
  const isInPlace = startsAt === minuteOf(booking.startsAt);
  const people = new Map(hold.offer.people.map(({ lineId, staffId }) => [lineId, [staffId]]));
  const lines = linesForColleagues(booking, plan, { people, isInPlace });
  // The time is held, so everyone and every unit is available: only the order of the lines has to be worked out.
  const always = [{ start: startsAt - DAY_MINUTES, end: startsAt + DAY_MINUTES }];
  const staff = new Map(
    lines
      .flatMap(({ options }) => options)
      .map(({ staffId }) => [staffId, { staffId, position: 0, working: always, busy: [], bookedMinutes: 0 }]),
  );
  const day = { open: always, gridStarts: [startsAt], staff };
  const placeless = lines.map((line) => ({
    ...line,
    options: line.options.map((option) => ({ ...option, needs: [] })),
  }));
  return planBooking({ lines: placeless, day, startsAt, notBefore: startsAt });
}

const DAY_MINUTES = 24 * 60;

function daysBetween(first: LocalDate, last: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** @param ids the lines of the person who is ill */
export function toProposalView(
  proposal: Proposal,
  booking: BookingRecord,
  ids: readonly string[],
  plan: Plan,
): ProposalView {
  if (proposal.what === 'cancel') return { what: 'cancel', startsAt: null, people: [] };
  const { what, lines } = proposal;
  const people = lines.flatMap(({ line, staffId }) => {
    const lineId = booking.lines[line]?.id ?? '';
    return ids.includes(lineId) ? [{ lineId, staffId, name: plan.members.get(staffId)?.name ?? '' }] : [];
  });
  const startsAt = Math.min(...lines.map((line) => line.startsAt)) as EpochMinute;
  return { what, startsAt: dateOf(startsAt).toISOString(), people };
}
