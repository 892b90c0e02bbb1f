import { Injectable } from '@nestjs/common';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { type BookingDetails, bookingOf, firstEventOf } from '../bookings/booking.factory.js';
import { bookingProblem } from '../bookings/booking-problem.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import type { FoundClient } from '../../people/clients/client-lookup.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { orderedId } from '../../common/ordered-id.js';
import { lockKeys } from '../../database/lock-keys.js';
import { noSuchClient } from '../../people/clients/clients.problems.js';
import { wantedClientOf } from '../../people/clients/dto/desk-client.dto.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { PlanService } from '../planning/plan.service.js';
import { AllocationsService } from '../scheduling/allocations.service.js';
import { exceptOf, requestForLines } from '../scheduling/schedule-request.js';
import type { FreeDay } from '../scheduling/several-dates.service.js';
import type { MakeSeriesDto } from './dto/make-series.dto.js';
import { ReadSeriesService } from './read-series.service.js';
import { SeriesDatesService } from './series-dates.service.js';
import { SeriesRepository } from './series.repository.js';
import type { SeriesView } from './series.view.js';
import { SeriesEmailsService } from './series-emails.service.js';
import { askedLines, pickedDates, seriesRules } from './asked-series.js';
import { wholeMinuteOf } from '../../common/time/epoch-minute.js';

/** Books the same visit every few weeks: all dates in one transaction, or none. */
@Injectable()
export class MakeSeriesService {
  constructor(
    private readonly series: SeriesRepository,
    private readonly read: ReadSeriesService,
    private readonly dates: SeriesDatesService,
    private readonly allocations: AllocationsService,
    private readonly records: BookingRecordsService,
    private readonly files: ClientFilesService,
    private readonly idempotency: IdempotencyService,
    private readonly plans: PlanService,
    private readonly emails: SeriesEmailsService,
  ) {}

  async makeSeries(body: MakeSeriesDto, key: string, actor: CurrentUser): Promise<SeriesView> {
    const lines = askedLines(body, actor);
    const attempt = this.dates.run<{ seriesId: string }>(async (tx, now) => {
      const submit = { scope: deskScope(actor.id), key, request: body, now };
      // A second submit waits here for the first, then finds its answer.
      const [, earlier] = await Promise.all([
        lockKeys([`${submit.scope} ${key}`], tx),
        this.idempotency.earlier<{ seriesId: string }>(submit, tx),
      ]);
      if (earlier) return { answer: earlier, writes: null };

      // 1. The request, for a client who is known by now.
      const plan = await this.plans.latestKnownIn(tx);
      const picked = pickedDates(body, plan, wholeMinuteOf(now));
      const client = await this.files.findOrAdd(wantedClientOf(body.client), actor, tx);
      const request = requestForLines(lines, seriesRules, exceptOf(client));
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
        ...this.allocations.takeBatch(timeOf(bookings, free)),
        ...this.records.insertBatch(bookings, events),
        ...this.series.insertBatch(series, places),
        ...this.emails.confirmationBatch(bookings, plan.salon, body.sendLetter ?? true, tx),
        keepAnswer: this.idempotency.keepStatement(submit, { seriesId }),
      };
      return { answer: { seriesId }, writes: [...this.dates.releaseBatches(dates, free), writing] };
    });

    // 5. Problems.
    const { seriesId } = await attempt.catch(bookingProblem(noSuchClient));
    return this.read.showSeries(seriesId, actor);
  }
}

const detailsOf = ({ lang, ...client }: FoundClient, note: string, now: Date): BookingDetails => ({
  client: { ...client, id: client.clientId },
  phone: client.phone,
  note,
  lang,
  now,
});

const timeOf = (bookings: BookingRecord[], free: FreeDay[]) =>
  free.flatMap(({ planned }, index) => {
    const bookingId = bookings[index]?.id;
    return bookingId === undefined ? [] : [{ ...planned, owner: { kind: 'booking', bookingId } as const }];
  });
