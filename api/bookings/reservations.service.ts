import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { invalidInput } from '../common/problem/common.problems.js';
import type { FieldProblem } from '../common/problem/problem.js';
import type { Interval } from '../common/time/interval.js';
import { addDays, epochDayOf, type LocalDate } from '../common/time/local-date.js';
import { dayBounds, localDayOf } from '../common/time/zone.js';
import { violates } from '../database/pg-errors.js';
import { inTransaction, TryAgain } from '../database/transaction.js';
import { type AllocationOwner, AllocationsRepository, type NewAllocation } from './allocations.repository.js';
import { AvailabilityService } from './availability.service.js';
import type { BookingRules } from './booking-rules.js';
import { clientBusy, outsideHours, serviceGone, slotTaken } from './bookings.problems.js';
import { diaryOf } from './diary.js';
import {
  type PlannedLine,
  type PlanOptions,
  planVisit,
  type SalonDay,
  type StaffDay,
} from './domain/visit.js';
import type { Plan } from './plan.js';
import { PlanService } from './plan.service.js';
import { type DraftLine, type DraftOption, visitLinesOf } from './visit-draft.js';
import type { AskedVisit } from './visit-questions.js';

/** A line with its time and its person; instants in epoch minutes. */
export interface ReservedLine {
  draft: DraftLine;
  option: DraftOption;
  startsAt: number;
  endsAt: number;
}

export interface Reserved {
  plan: Plan;
  lines: ReservedLine[];
}

/** A transaction in which staff can be made busy. */
export interface Attempt {
  within: EntityManager;
  /** The same instant for everything that is written. */
  now: Date;
  /** Takes the people for the visit. Throws when nobody is free; the whole attempt is then rolled back. */
  reserve: (owner: AllocationOwner) => Promise<Reserved>;
}

class NobodyFree extends Error {}

/** Somebody is free but does not work then. */
class NobodyThere extends NobodyFree {}

/**
 * The one way by which staff become busy. Locks the people and the day, looks again at what is free, decides,
 * and writes; the exclusion constraint has the last word, so that no mistake in here can book anybody twice.
 */
@Injectable()
export class Reservations {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly allocations: AllocationsRepository,
    private readonly plans: PlanService,
    private readonly availability: AvailabilityService,
    private readonly clock: Clock,
  ) {}

  /**
   * Does the work in one transaction, again when the database asks for it. A lost race is answered 409
   * `slot-taken` with the nearest free starts, worked out after everything has been rolled back.
   */
  async attempt<Result>(
    asked: AskedVisit,
    startsAt: Date,
    work: (attempt: Attempt) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await inTransaction(this.source, (within) =>
        work({
          within,
          now: this.clock.now(),
          reserve: (owner) => this.reserve(asked, startsAt, owner, within),
        }),
      );
    } catch (error) {
      if (violates(error, 'bookings_client_in_one_chair')) throw clientBusy();
      if (violates(error, 'bookings_of_client') || violates(error, 'bookings_of_card')) {
        throw asked.clientIsGone();
      }
      // The owner deleted it while she was booking.
      if (violates(error, 'booking_lines_of_service')) throw serviceGone();
      if (error instanceof NobodyFree || violates(error, 'allocations_never_overlap')) {
        const alternatives = await this.availability.nearest(asked, startsAt.getTime() / 60_000);
        throw error instanceof NobodyThere ? outsideHours(alternatives) : slotTaken(alternatives);
      }
      throw error;
    }
  }

  /**
   * The same for a stretch that is kept from bookings, whatever else is in the diary then: work that writes it meets the
   * constraint, and is answered 409 `slot-taken`.
   */
  async keepFree<Result>(
    { staffId, start, end }: NewAllocation,
    work: (within: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await inTransaction(this.source, async (within) => {
        const plan = await this.plans.latestKnownWithin(within);
        if (!plan.members.has(staffId)) {
          return this.refuse(
            [{ pointer: '#/staffId', detail: 'Nobody by that id works here.' }],
            plan,
            within,
          );
        }
        const { timeZone } = plan.salon;
        const lastDay = localDayOf(end - 1, timeZone);
        for (let day = localDayOf(start, timeZone); day <= lastDay; day = addDays(day, 1)) {
          await this.lock([staffId], day, dayBounds(day, timeZone), within);
        }
        return work(within);
      });
    } catch (error) {
      throw violates(error, 'allocations_never_overlap') ? slotTaken([]) : error;
    }
  }

  /** Gives the people of a booking back, in the transaction that cancels or moves it. */
  release(bookingId: string, within: EntityManager): Promise<void> {
    return this.allocations.removeOfBooking(bookingId, within);
  }

  private async reserve(
    asked: AskedVisit,
    start: Date,
    owner: AllocationOwner,
    within: EntityManager,
  ): Promise<Reserved> {
    const plan = await this.plans.latestKnownWithin(within);
    const drafts = asked.draft(plan);
    if ('problems' in drafts) return this.refuse(drafts.problems, plan, within);
    const startsAt = start.getTime() / 60_000;
    const reason = asked.rules.refusal(startsAt, plan, this.clock.nowMinutes());
    if (reason !== null) return this.refuse([{ pointer: '#/startsAt', detail: reason }], plan, within);

    const day = localDayOf(startsAt, plan.salon.timeZone);
    const bounds = dayBounds(day, plan.salon.timeZone);
    const staffIds = [...new Set(drafts.flatMap(({ options }) => options.map(({ staffId }) => staffId)))];
    const now = await this.lock(staffIds, day, bounds, within);
    const question = { staffIds, within: bounds, now, except: asked.except };
    const { planVersion, busy } = await this.allocations.busyWithin(question, within);
    if (planVersion !== plan.version) {
      await this.plans.reloadWithin(within);
      throw new TryAgain('The salon changed its plan meanwhile.');
    }

    const { startsOf } = asked.rules;
    const salonDay = diaryOf({ plan, days: [day], staffIds, busy, clientBusy: [], startsOf }).get(day);
    if (!salonDay) throw new NobodyFree();
    const visit = { lines: visitLinesOf(drafts), startsAt, notBefore: startsAt };
    const planned =
      planVisit({ ...visit, day: salonDay }) ??
      this.planOutsideHours(visit, salonDay, bounds, plan, asked.rules);

    const taken = planned.flatMap(({ staffId, occupied }) => occupied.map((busy) => ({ staffId, ...busy })));
    await this.allocations.insert(taken, owner, within);
    return { plan, lines: planned.map((line) => reservedLine(line, drafts)) };
  }

  /** The visit with people who are free but do not work then, if the rules let them. Throws when nobody is left. */
  private planOutsideHours(
    visit: Omit<PlanOptions, 'day'>,
    salonDay: SalonDay,
    bounds: Interval,
    plan: Plan,
    { outsideHours }: BookingRules,
  ): PlannedLine[] {
    if (outsideHours === 'never') throw new NobodyFree();
    const planned = planVisit({ ...visit, day: roundTheClock(salonDay, visit.startsAt, bounds, plan) });
    if (!planned) throw new NobodyFree();
    if (outsideHours === 'on-request') throw new NobodyThere();
    return planned;
  }

  /** Closes the race between two who both found the time free: the second waits here and then sees the first. */
  private async lock(
    staffIds: string[],
    day: LocalDate,
    bounds: Interval,
    within: EntityManager,
  ): Promise<Date> {
    const now = this.clock.now();
    const people = { staffKeys: lockKeys(staffIds), staffIds };
    await this.allocations.lockDay({ ...people, epochDay: epochDayOf(day), within: bounds, now }, within);
    return now;
  }

  /** Refuses by the salon's present plan alone; an old one is read again and asked again. */
  private async refuse(problems: FieldProblem[], plan: Plan, within: EntityManager): Promise<never> {
    if (await this.plans.isLatest(plan, within)) throw invalidInput(problems);
    await this.plans.reloadWithin(within);
    throw new TryAgain('The salon changed its plan meanwhile.');
  }
}

/** A random id's first 32 bits; two people who share them merely wait for each other. Sorted: see `lockDay`. */
export const lockKeys = (staffIds: string[]): number[] =>
  staffIds.map((id) => Number.parseInt(id.slice(0, 8), 16) | 0).sort((left, right) => left - right);

/** The same day as if everybody who works for the salon were there from its first minute to its last. */
function roundTheClock(day: SalonDay, startsAt: number, bounds: Interval, plan: Plan): SalonDay {
  const staff = [...day.staff].map(([id, member]): [string, StaffDay] => [
    id,
    plan.members.has(id) ? { ...member, working: [bounds] } : member,
  ]);
  return { open: [bounds], gridStarts: [startsAt], staff: new Map(staff) };
}

function reservedLine({ line, staffId, startsAt, endsAt }: PlannedLine, drafts: DraftLine[]): ReservedLine {
  const draft = drafts[line];
  const option = draft?.options.find((candidate) => candidate.staffId === staffId);
  if (!draft || !option) throw new Error('The plan names a line or a person that nobody asked for.');
  return { draft, option, startsAt, endsAt };
}
