import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { type BookingDetails, bookingOf, firstEventOf } from '../bookings/booking.factory.js';
import { bookingProblem } from '../bookings/booking-problem.js';
import { linesAtDesk } from '../booking-records/own-column.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import { ClientLookupService, type FoundClient } from '../../people/clients/client-lookup.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { lockKeys } from '../../database/lock-keys.js';
import type { Statement, WriteBatch } from '../../database/statement.js';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import { wantedClientOf } from '../../people/clients/dto/desk-client.dto.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { SeriesMailerService } from '../../mail/mail/series-mailer.service.js';
import { deskRules } from '../planning/booking-rules.js';
import { type LineRequest, lineRequestsOf } from '../planning/bookable-lines.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { requestForLines } from '../scheduling/schedule-request.js';
import type { FreeDay } from '../scheduling/several-dates.service.js';
import {
  MIN_DATES,
  type PickedDate,
  pickDates,
  type SeriesDate,
  seriesDates,
} from './domain/series-dates.js';
import type { MakeSeriesDto } from './dto/make-series.dto.js';
import type { PreviewSeriesDto, SeriesRequestDto } from './dto/preview-series.dto.js';
import { ReadSeriesService } from './read-series.service.js';
import { SeriesDatesService } from './series-dates.service.js';
import { SeriesRepository } from './series.repository.js';
import type { SeriesPreviewView, SeriesView } from './series.view.js';
import { sentence } from '../../common/words/sentence.js';

/** What the series books is in working hours: nobody would be asked about each of its dates. */
const RULES = deskRules();

/** Books the same again and again, every few weeks: all dates in one transaction, or none. */
@Injectable()
export class MakeSeriesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly read: ReadSeriesService,
    private readonly dates: SeriesDatesService,
    private readonly allocations: AllocationsService,
    private readonly records: BookingRecordsService,
    private readonly clients: ClientLookupService,
    private readonly files: ClientFilesService,
    private readonly idempotency: IdempotencyService,
    private readonly plans: PlanService,
    private readonly mailer: BookingMailerService,
    private readonly seriesMailer: SeriesMailerService,
    private readonly clock: Clock,
  ) {}

  /** What each date is like now; takes nothing. */
  async previewSeries(body: PreviewSeriesDto, actor: CurrentUser): Promise<SeriesPreviewView> {
    const clientId = await this.accountOf(body.clientId, actor);
    const request = requestForLines(linesOf(body, actor), RULES, { clientId });
    const dates = this.datesOf(body, await this.plans.latest());
    return { dates: await this.dates.preview(dates.map((date) => ({ ...date, request }))) };
  }

  async makeSeries(body: MakeSeriesDto, key: string, actor: CurrentUser): Promise<SeriesView> {
    const lines = linesOf(body, actor);
    const attempt = this.dates.run<{ seriesId: string }>(async (tx, now) => {
      const submit = { scope: deskScope(actor.id), key, request: body, now };
      // A second submit waits here for the first, and finds its answer.
      const [, earlier] = await Promise.all([
        lockKeys([`${submit.scope} ${key}`], tx),
        this.idempotency.earlier<{ seriesId: string }>(submit, tx),
      ]);
      if (earlier) return { answer: earlier, writes: null };

      // 1. The request, for a client who is known by now.
      const plan = await this.plans.latestKnownIn(tx);
      const picked = this.pickedOf(body, plan);
      const client = await this.files.findOrAdd(wantedClientOf(body.client), actor, tx);
      const request = requestForLines(lines, RULES, { clientId: client.clientId });
      const dates = picked.map((date) => ({ ...date, request }));

      // 2. Lock, read and 3. plan.
      const free = await this.dates.lockAndPlan(dates, tx);
      if ('clash' in free) return free;

      // 4. Write.
      const details = detailsOf(client, body.note ?? '', now);
      const bookings = free.map(({ planned }) => bookingOf(orderedId(now), planned, details));
      const events = bookings.map((booking) => firstEventOf(booking, actor.id));
      const seriesId = orderedId(now);
      const series = { id: seriesId, everyWeeks: body.everyWeeks, createdAt: now };
      const places = bookings.flatMap(({ id: bookingId }, index) => {
        const date = picked[index];
        return date ? [{ bookingId, position: date.position, isApart: date.isApart }] : [];
      });
      const writing = {
        insertAllocations: this.allocations.insertAllStatement(timeOf(bookings, free)),
        ...this.records.insertBatch(bookings, events),
        ...this.series.insertBatch(series, places),
        ...this.emailsBatch(bookings, plan, body.sendLetter ?? true, tx),
        keepAnswer: this.idempotency.keepStatement(submit, { seriesId }),
      };
      return { answer: { seriesId }, writes: [...this.dates.releaseBatches(dates, free), writing] };
    });

    // 5. Problems.
    const { seriesId } = await attempt.catch(bookingProblem(noSuchClient));
    return this.read.showSeries(seriesId, actor);
  }

  /** One email of all dates, and a reminder of each. */
  private emailsBatch(
    bookings: BookingRecord[],
    { salon }: Plan,
    notifyClient: boolean,
    tx: EntityManager,
  ): WriteBatch {
    const reminders = bookings.map((booking, index): [string, Statement | null] => [
      `insertReminder${index + 1}`,
      this.mailer.confirmationStatement(booking, salon, tx, { notifyClient: false }),
    ]);
    const [first, ...others] = bookings;
    const insertEmail =
      first && notifyClient
        ? this.seriesMailer.togetherStatement('series-confirmed', [first, ...others], tx)
        : null;
    return { ...Object.fromEntries(reminders), insertEmail };
  }

  private pickedOf(body: MakeSeriesDto, plan: Plan): PickedDate[] {
    const changes = body.changes ?? [];
    const picked = pickDates(this.datesOf(body, plan), changes, plan.salon.timeZone);
    if ('pointer' in picked) throw invalidInput([picked]);
    if (picked.length < MIN_DATES) {
      throw invalidInput([{ pointer: '#/changes', detail: sentence('seriesNeedsTwo') }]);
    }
    const now = this.clock.nowMinutes();
    const problems = changes.flatMap(({ startsAt }, index): FieldProblem[] => {
      const detail = startsAt && RULES.rejectionReason(minuteOf(new Date(startsAt)), plan, now);
      return detail ? [{ pointer: `#/changes/${index}/startsAt`, detail }] : [];
    });
    if (problems.length > 0) throw invalidInput(problems);
    return picked;
  }

  private datesOf(body: SeriesRequestDto, plan: Plan): SeriesDate[] {
    const first = minuteOf(new Date(body.startsAt));
    const now = this.clock.nowMinutes();
    const firstReason = RULES.rejectionReason(first, plan, now);
    if (firstReason) throw invalidInput([{ pointer: '#/startsAt', detail: firstReason }]);
    const dates = seriesDates(first, body, plan.salon.timeZone);
    if ('pointer' in dates) throw invalidInput([dates]);
    const last = dates.at(-1)?.startsAt ?? first;
    const lastReason = RULES.rejectionReason(last, plan, now);
    const pointer = body.count === undefined ? '#/until' : '#/count';
    if (lastReason) throw invalidInput([{ pointer, detail: lastReason }]);
    return dates;
  }

  /** Whether somebody is busy is said of those whose file is open to the reader. */
  private async accountOf(id: string | undefined, actor: CurrentUser): Promise<string | null> {
    if (id === undefined) return null;
    await this.files.assertMayOpen(id, actor);
    return (await this.clients.findReference(id))?.clientId ?? null;
  }
}

const linesOf = ({ lines }: SeriesRequestDto, actor: CurrentUser): LineRequest[] =>
  linesAtDesk(actor, lineRequestsOf(lines));

const detailsOf = ({ lang, ...client }: FoundClient, note: string, now: Date): BookingDetails => ({
  client: { ...client, id: client.clientId },
  phone: client.phone,
  note,
  lang,
  now,
});

const timeOf = (bookings: BookingRecord[], free: FreeDay[]) =>
  free.flatMap(({ planned: { stretches } }, index) => {
    const bookingId = bookings[index]?.id;
    return bookingId === undefined ? [] : [{ stretches, owner: { kind: 'booking', bookingId } as const }];
  });
