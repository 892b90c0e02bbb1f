import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { type Interval, merge, minutesWithin, shift, subtract } from '../common/time/interval.js';
import type { LocalDate } from '../common/time/local-date.js';
import { localDayOf } from '../common/time/zone.js';
import { TryAgain } from '../database/transaction.js';
import { Mailer } from '../mail/mailer.service.js';
import { AllocationsRepository } from './allocations.repository.js';
import type { BookingLineRecord, BookingRecord } from './booking.entity.js';
import { BookingsRepository } from './bookings.repository.js';
import { boundsOf, diaryOf } from './diary.js';
import { type Colleague, colleagueFor } from './domain/hand-over.js';
import { occupiedOffsets } from './domain/treatment.js';
import type { SalonDay, StaffDay } from './domain/visit.js';
import type { Plan } from './plan.js';
import { PlanService } from './plan.service.js';
import { TimeOffRepository } from './time-off.repository.js';

/** One line of a visit with the person who takes it over and the time it needs of her. */
export interface HandOver {
  line: BookingLineRecord;
  staffId: string;
  staffName: string;
  occupied: Interval[];
}

/** For each visit who takes it over; null when nobody can. */
export type HandOvers = Map<BookingRecord, HandOver[] | null>;

interface StaffTime extends Interval {
  staffId: string;
}

interface HandOverQuestion {
  visits: BookingRecord[];
  /** Whose visits they are. */
  staffId: string;
  plan: Plan;
}

const minuteOf = (instant: Date) => instant.getTime() / 60_000;

/** Finds colleagues for the visits of somebody who is away. The client keeps her time, her price and the rest of her visit. */
@Injectable()
export class HandOversService {
  constructor(
    private readonly allocations: AllocationsRepository,
    private readonly bookings: BookingsRepository,
    private readonly timeOff: TimeOffRepository,
    private readonly plans: PlanService,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Who may be asked: everybody else who does what is booked. */
  colleaguesOf({ visits, staffId, plan }: HandOverQuestion): string[] {
    const lines = visits.flatMap((visit) => linesOf(visit, staffId));
    const doing = lines.flatMap(({ serviceId }) => plan.offersOf(serviceId).map(({ member }) => member.id));
    return [...new Set(doing)].filter((id) => id !== staffId);
  }

  /** In the order of the visits, as if each one before had been handed over. */
  async find(question: HandOverQuestion, within: EntityManager): Promise<HandOvers> {
    const { visits, staffId, plan } = question;
    const found: HandOvers = new Map();
    const staffIds = this.colleaguesOf(question);
    const zone = plan.salon.timeZone;
    const lines = visits.flatMap((visit) => linesOf(visit, staffId));
    const days = [...new Set(lines.map(({ startsAt }) => localDayOf(minuteOf(startsAt), zone)))].sort();
    if (days.length === 0) return found;
    const bounds = boundsOf(days, zone);
    const asked = { staffIds, within: bounds, now: this.clock.now() };
    const { planVersion, busy } = await this.allocations.busyWithin(asked, within);
    if (planVersion !== plan.version) {
      await this.plans.reloadWithin(within);
      throw new TryAgain('The salon changed its plan meanwhile.');
    }
    const diary = diaryOf({ plan, days, staffIds, busy, clientBusy: [] });
    const taken: StaffTime[] = [];
    for (const visit of visits) {
      const handOvers = visit.status === 'confirmed' ? takeOver(visit, question, diary, taken) : null;
      taken.push(...(handOvers ?? []).flatMap(stretchesOf));
      found.set(visit, handOvers);
    }
    return found;
  }

  /** For whoever holds the row of the booking and the days of both people. */
  async carryOut(
    booking: BookingRecord,
    handOvers: HandOver[],
    staffId: string,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<void> {
    const from = handOvers[0]?.line.staffName ?? '';
    await this.timeOff.releaseOf(booking.id, staffId, within);
    const owner = { kind: 'booking', bookingId: booking.id } as const;
    await this.allocations.insert(handOvers.flatMap(stretchesOf), owner, within);
    for (const { line, staffId: taker, staffName } of handOvers) {
      line.staffId = taker;
      line.staffName = staffName;
    }
    const detail = { from, to: [...new Set(handOvers.map(({ staffName }) => staffName))].join(', ') };
    const fromStatus = booking.status;
    const at = this.clock.now();
    await this.bookings.change(
      { booking, verb: 'hand-over', fromStatus, actorId: actor.id, at, detail },
      within,
    );
    await this.mailer.bookingHandedOver(booking, within);
  }
}

const linesOf = ({ lines }: BookingRecord, staffId: string): BookingLineRecord[] =>
  lines.filter((line) => line.staffId === staffId);

const stretchesOf = ({ staffId, occupied }: HandOver) => occupied.map((stretch) => ({ staffId, ...stretch }));

/** Who takes over this person's part in the visit; null unless all of it finds somebody. */
function takeOver(
  visit: BookingRecord,
  { staffId, plan }: HandOverQuestion,
  diary: ReadonlyMap<LocalDate, SalonDay>,
  taken: StaffTime[],
): HandOver[] | null {
  const handOvers: HandOver[] = [];
  for (const line of linesOf(visit, staffId)) {
    const startsAt = minuteOf(line.startsAt);
    const occupied = shift(occupiedOffsets({ ...line, staffId }), startsAt);
    const day = diary.get(localDayOf(startsAt, plan.salon.timeZone));
    const doing = new Set(plan.offersOf(line.serviceId).map(({ member }) => member.id));
    const colleagues = [...(day?.staff.values() ?? [])]
      .filter((colleague) => doing.has(colleague.staffId))
      .map((colleague) => withTaken(colleague, [...taken, ...handOvers.flatMap(stretchesOf)]));
    const chosen = colleagueFor(occupied, colleagues)?.staffId;
    if (chosen === undefined) return null;
    handOvers.push({ line, staffId: chosen, staffName: plan.members.get(chosen)?.name ?? '', occupied });
  }
  return handOvers;
}

/** A colleague's day with what she has been given since it was read. */
function withTaken(
  { staffId, position, working, busy, bookedMinutes }: StaffDay,
  taken: StaffTime[],
): Colleague {
  const hers = taken.filter((stretch) => stretch.staffId === staffId);
  const freeTime = subtract(merge(working), [...busy, ...hers]);
  const newMinutes = merge(working).reduce((sum, bounds) => sum + minutesWithin(hers, bounds), 0);
  return { staffId, position, freeTime, bookedMinutes: bookedMinutes + newMinutes };
}
