import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import {
  isInTime,
  mayAgreePrice,
  mayChangeClient,
  mayCorrect,
  mayRearrange,
} from '../booking-records/booking.policy.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { bookingProblem } from '../bookings/booking-problem.js';
import { type ChangedBookingView, readerOf, toBookingView } from '../booking-records/booking.view.js';
import {
  assertMayRearrange,
  BookingsForChangeService,
} from '../booking-records/bookings-for-change.service.js';
import {
  notPossible,
  reasonMissing,
  termsChanged,
  tooLate,
  wholeDeskOnly,
} from '../booking-records/bookings.problems.js';
import { linesAtDesk } from '../booking-records/own-column.js';
import { toPlannedBookingView } from '../booking-records/planned-booking.view.js';
import { isAsShown } from '../bookings/shown-terms.js';
import { StandingService } from '../booking-records/standing.service.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import type { FoundClient } from '../../people/clients/client-lookup.service.js';
import type { BookedClient } from '../../people/clients/domain/guarded-client.js';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import { wantedClientOf } from '../../people/clients/dto/desk-client.dto.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { toCents, toPrice } from '../../common/money/currency-step.js';
import { invalidInput, mayNot } from '../../common/problem/common.problems.js';
import type { WriteBatch } from '../../database/statement.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import {
  type BookingRules,
  clientsCorrectionRules,
  deskRules,
  resizeRules,
} from '../planning/booking-rules.js';
import {
  correctedLinesOf,
  type CorrectedLine,
  linesAsBooked,
  takesOtherTime,
} from '../planning/corrected-lines.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import type { Scheduled } from '../scheduling/scheduled-line.js';
import { planVisit, type Refusal } from '../scheduling/plan-visit.js';
import { requestToCorrect, type WantedVisit } from '../scheduling/schedule-request.js';
import { SchedulingService } from '../scheduling/scheduling.service.js';
import { correct, giveTo, linesAgreedAnew, scheduledAsBooked } from './corrected-booking.js';
import { correctionDetail } from './correction-event.js';
import { type CorrectionPreviewView, toCorrectionPreviewView } from './correction.view.js';
import { CorrectionEmailsService } from './correction-emails.service.js';
import type { CorrectBookingDto, CorrectedLineDto, PreviewCorrectionDto } from './dto/correct-booking.dto.js';

/** Corrects bookings: other services, people, durations, prices or client. */
@Injectable()
export class CorrectBookingService {
  constructor(
    private readonly forChange: BookingsForChangeService,
    private readonly records: BookingRecordsService,
    private readonly standing: StandingService,
    private readonly scheduling: SchedulingService,
    private readonly allocations: AllocationsService,
    private readonly plans: PlanService,
    private readonly files: ClientFilesService,
    private readonly news: CorrectionEmailsService,
    private readonly clock: Clock,
  ) {}

  /** The booking as it would be, without taking any time. Refused like the correction itself. */
  async previewCorrection(
    id: string,
    body: PreviewCorrectionDto,
    actor: CurrentUser,
  ): Promise<CorrectionPreviewView> {
    const booking = await this.forChange.getToRearrange(id, actor);
    assertMaySay(body, actor, booking);
    assertCorrectable(booking, actor, this.clock.now());
    if (!mayRearrange(actor, booking)) await this.standing.assertNotBlocked(actor, booking);
    const wanted = wantedOf(body, booking, actor);
    const scheduled = wanted.takesOtherTime
      ? await this.scheduling
          .preview(visitFor(booking, wanted, actor, { allowOutsideHours: true, client: booking }))
          .catch(bookingProblem(noSuchClient))
      : asBookedNow(booking, await this.plans.latestKnown(), wanted).scheduled;
    return toCorrectionPreviewView(scheduled, readerOf(actor, booking), booking.lang);
  }

  /** The old time is released only in the transaction that takes the new one. */
  async correctBooking(id: string, body: CorrectBookingDto, actor: CurrentUser): Promise<ChangedBookingView> {
    const { version, note, priceReason = '', allowOutsideHours = false } = body;
    assertMaySay(body, actor, await this.forChange.getToRearrange(id, actor));
    return (
      this.scheduling
        .run<ChangedBookingView>(async (tx, now) => {
          // 1. The request, for the booking as it is now and the client it will belong to.
          await this.standing.lockAccount(actor, tx);
          const client = await this.clientOf(body, actor, tx);
          const booking = await this.forChange.getSeen({ id, actor, version, now }, tx);
          assertMayRearrange(actor, booking);
          assertCorrectable(booking, actor, now);
          if (!mayRearrange(actor, booking)) {
            await this.standing.assertNotBlocked(actor, booking, tx);
          }
          const wanted = wantedOf(body, booking, actor);
          if (client && !mayChangeClient(actor, booking)) throw notPossible();
          const visit = visitFor(booking, wanted, actor, {
            allowOutsideHours,
            client: client ?? booking,
          });

          // 2. Lock, read and 3. plan, unless the time does not change.
          const found = wanted.takesOtherTime
            ? await this.findAnew(booking, visit, { actor, now }, tx)
            : asBookedNow(booking, await this.plans.latestKnownIn(tx), wanted);
          if ('reason' in found) return { refusal: found, visit, writes: null };
          const { scheduled } = found;
          assertTerms(scheduled, booking, body, actor);
          const correction = { scheduled, lines: wanted.lines, priceReason, now };
          if (priceReason === '' && linesAgreedAnew(booking, correction).length > 0) throw reasonMissing();

          // 4. Write.
          const before: BookingRecord = { ...booking, lines: booking.lines };
          correct(booking, correction);
          if (client) giveTo(booking, client, scheduled.plan);
          if (note !== undefined) booking.note = note;
          const detail = correctionDetail(before, booking);
          const change = {
            booking,
            verb: 'correct',
            fromStatus: booking.status,
            actorId: actor.id,
            at: now,
            detail,
          };
          const isCorrected = Object.keys(detail).length > 0;
          const rewriting = isCorrected ? await this.records.rewriteBatches(change, tx) : [];
          const emailTerms = { before, salon: scheduled.plan.salon, actor, now, body };
          const news = await this.news.emailClient(booking, emailTerms, tx);
          const { timeZone } = scheduled.plan.salon;
          return {
            answer: { ...toBookingView(booking, actor, { now, timeZone }), news },
            writes: [...found.taking, ...rewriting],
            visit,
          };
        })
        // 5. Problems.
        .catch(bookingProblem(noSuchClient))
    );
  }

  /** A completed booking keeps the time it took. */
  private async findAnew(
    booking: BookingRecord,
    visit: WantedVisit,
    { actor, now }: { actor: CurrentUser; now: Date },
    tx: EntityManager,
  ): Promise<Found | Refusal> {
    if (!mayCorrect(actor, booking, now)) throw notPossible();
    const read = await this.scheduling.lockAndRead(visit, tx);
    const planned = planVisit(visit, read);
    if ('reason' in planned) return planned;
    // An agreed price in another currency can't be added to today's prices.
    if (planned.plan.salon.currency !== booking.currency) throw notPossible();
    const owner = { kind: 'booking', bookingId: booking.id } as const;
    return {
      scheduled: planned,
      taking: [
        this.allocations.releaseBatch(visit, read, planned),
        this.allocations.takeBatch([{ ...planned, owner }]),
      ],
    };
  }

  private async clientOf(
    { client }: CorrectBookingDto,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<FoundClient | null> {
    return client === undefined ? null : this.files.findOrAdd(wantedClientOf(client), actor, tx);
  }
}

/** The schedule, and the writes that take its time; none if the time does not change. */
interface Found {
  scheduled: Scheduled;
  taking: WriteBatch[];
}

interface Wanted {
  lines: CorrectedLine[];
  startsAt: Date;
  /** True if the guard has to check that the time is free. */
  takesOtherTime: boolean;
}

const startOf = ({ startsAt }: PreviewCorrectionDto, booking: BookingRecord): Date =>
  startsAt === undefined ? booking.startsAt : new Date(startsAt);

function wantedOf(body: PreviewCorrectionDto, booking: BookingRecord, actor: CurrentUser): Wanted {
  const asked = body.lines?.map(correctedLineOf) ?? linesAsBooked(booking);
  const lines = mayRearrange(actor, booking) ? linesAtDesk(actor, asked) : asked;
  const startsAt = startOf(body, booking);
  const isMoved = startsAt.getTime() !== booking.startsAt.getTime();
  return { lines, startsAt, takesOtherTime: isMoved || takesOtherTime(booking, lines) };
}

const correctedLineOf = ({
  _id,
  serviceId,
  staffId,
  addOnIds = [],
  minutes,
  price,
}: CorrectedLineDto): CorrectedLine => ({
  lineId: _id ?? null,
  serviceId,
  staffId: staffId ?? null,
  addOnIds,
  minutes,
  priceCents: price === undefined ? undefined : toCents(price),
});

function visitFor(
  booking: BookingRecord,
  { lines, startsAt }: Wanted,
  actor: CurrentUser,
  { allowOutsideHours, client }: { allowOutsideHours: boolean; client: BookedClient },
): WantedVisit {
  const isInPlace = startsAt.getTime() === booking.startsAt.getTime();
  // The desk keeps the agreed price, no matter who does it; a client is shown the new team member's price.
  const terms = { keepsPrice: mayRearrange(actor, booking), isInPlace };
  const rules = rulesFor(actor, booking, { isMoved: !isInPlace, allowOutsideHours });
  return { request: requestToCorrect(booking, { lines, terms }, rules, client), startsAt };
}

/** A correction that leaves the time unchanged. */
function asBookedNow(booking: BookingRecord, plan: Plan, { lines }: Wanted): Found {
  const bookables = correctedLinesOf(booking, plan, lines, { keepsPrice: true, isInPlace: true });
  if ('problems' in bookables) throw invalidInput(bookables.problems);
  return { scheduled: scheduledAsBooked(booking, plan, bookables), taking: [] };
}

function rulesFor(
  actor: CurrentUser,
  booking: BookingRecord,
  { isMoved, allowOutsideHours }: { isMoved: boolean; allowOutsideHours: boolean },
): BookingRules {
  if (!mayRearrange(actor, booking)) return clientsCorrectionRules;
  return isMoved ? deskRules({ allowOutsideHours }) : resizeRules({ allowOutsideHours });
}

/** Refuses desk-only fields to clients, and prices and clients to team members who manage only their own bookings. */
function assertMaySay(body: CorrectBookingDto, actor: CurrentUser, booking: BookingRecord): void {
  const { lines = [], startsAt, client, note, allowOutsideHours, priceReason, sendLetter, mayUndo } = body;
  const ofDesk = [
    startsAt,
    note,
    allowOutsideHours,
    sendLetter,
    mayUndo,
    ...lines.map(({ minutes }) => minutes),
  ];
  const ofWholeDesk = [client, priceReason, ...lines.map(({ price }) => price)];
  const isSaid = (values: unknown[]) => values.some((value) => value !== undefined);
  if (!mayRearrange(actor, booking) && isSaid([...ofDesk, ...ofWholeDesk])) throw mayNot('bookings');
  if (!mayForAll(actor, 'bookings') && isSaid(ofWholeDesk)) throw wholeDeskOnly();
}

function assertCorrectable(booking: BookingRecord, actor: CurrentUser, now: Date): void {
  if (!isInTime(actor, booking, now)) throw tooLate();
  if (!mayCorrect(actor, booking, now) && !mayAgreePrice(actor, booking)) throw notPossible();
}

/** No one gets terms that they were not shown. */
function assertTerms(
  scheduled: Scheduled,
  before: BookingRecord,
  { shown }: CorrectBookingDto,
  actor: CurrentUser,
): void {
  const agreed = { totalPrice: toPrice(before.totalPriceCents), endsAt: before.endsAt.toISOString() };
  const known = shown ?? (mayRearrange(actor, before) ? null : agreed);
  if (known === null || isAsShown(scheduled, known)) return;
  const { lines, plan } = scheduled;
  throw termsChanged(toPlannedBookingView(lines, plan, readerOf(actor, before), before.lang));
}
