import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { invalidInput, unauthenticated } from '../common/problem/common.problems.js';
import type { FieldProblem } from '../common/problem/problem.js';
import { addDays, daysBetween, epochDayOf } from '../common/time/local-date.js';
import { dayBounds, localDayOf } from '../common/time/zone.js';
import { violates } from '../database/pg-errors.js';
import { inTransaction, TryAgain } from '../database/transaction.js';
import { AllocationsRepository, type AllocationOwner } from './allocations.repository.js';
import { AvailabilityService } from './availability.service.js';
import { clientBusy, serviceGone, slotTaken } from './bookings.problems.js';
import { diaryOf } from './diary.js';
import { type PlannedLine, planVisit } from './domain/visit.js';
import type { Plan } from './plan.js';
import { PlanService } from './plan.service.js';
import type { DraftLine, DraftOption } from './visit-draft.js';
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
      // Her account ended while she was booking.
      if (violates(error, 'bookings_of_client')) throw unauthenticated();
      // The owner deleted it while she was booking.
      if (violates(error, 'booking_lines_of_service')) throw serviceGone();
      if (error instanceof NobodyFree || violates(error, 'allocations_never_overlap')) {
        throw slotTaken(await this.availability.nearest(asked, startsAt.getTime() / 60_000));
      }
      throw error;
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
    const reason = unbookableBecause(start.getTime() / 60_000, plan, this.clock.nowMinutes());
    if (reason !== null) return this.refuse([{ pointer: '#/startsAt', detail: reason }], plan, within);

    const startsAt = start.getTime() / 60_000;
    const day = localDayOf(startsAt, plan.salon.timeZone);
    const bounds = dayBounds(day, plan.salon.timeZone);
    const staffIds = [...new Set(drafts.flatMap(({ options }) => options.map(({ staffId }) => staffId)))];
    const now = this.clock.now();

    // Closes the race between two who both found the time free: the second waits here and then sees the first.
    const people = { staffKeys: lockKeys(staffIds), staffIds };
    await this.allocations.lockDay({ ...people, epochDay: epochDayOf(day), within: bounds, now }, within);
    const question = { staffIds, within: bounds, now, except: asked.except };
    const { planVersion, busy } = await this.allocations.busyWithin(question, within);
    if (planVersion !== plan.version) {
      await this.plans.reloadWithin(within);
      throw new TryAgain('The salon changed its plan meanwhile.');
    }

    const salonDay = diaryOf({ plan, days: [day], staffIds, busy, clientBusy: [] }).get(day);
    const lines = drafts.map(({ options }) => ({ treatments: options }));
    const planned = salonDay && planVisit({ lines, day: salonDay, startsAt, notBefore: startsAt });
    if (!planned) throw new NobodyFree();

    const taken = planned.flatMap(({ staffId, occupied }) => occupied.map((busy) => ({ staffId, ...busy })));
    await this.allocations.insert(taken, owner, within);
    return { plan, lines: planned.map((line) => reservedLine(line, drafts)) };
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

/** Why the salon's rules do not allow a start, whoever is free; null when they do. */
function unbookableBecause(startsAt: number, plan: Plan, now: number): string | null {
  const { timeZone, noticeMinutes, horizonDays } = plan.salon;
  if (startsAt < now) return 'That time has passed.';
  if (startsAt < now + noticeMinutes) return `Please book at least ${noticeMinutes} minutes ahead.`;
  if (!Number.isInteger(startsAt)) return 'A visit starts at a whole minute.';
  const today = localDayOf(now, timeZone);
  const day = localDayOf(startsAt, timeZone);
  if (daysBetween(today, day) > horizonDays) return `The diary is open until ${addDays(today, horizonDays)}.`;
  const { open, gridStarts } = plan.day(day);
  return open.length > 0 && !gridStarts.includes(startsAt) ? 'No visit starts at that minute.' : null;
}

function reservedLine({ line, staffId, startsAt, endsAt }: PlannedLine, drafts: DraftLine[]): ReservedLine {
  const draft = drafts[line];
  const option = draft?.options.find((candidate) => candidate.staffId === staffId);
  if (!draft || !option) throw new Error('The plan names a line or a person that nobody asked for.');
  return { draft, option, startsAt, endsAt };
}
