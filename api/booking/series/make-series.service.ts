import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { BookingRecordsService } from '../booking-records/booking-records.service.js';
import { bookingOf, firstEventOf } from '../bookings/booking.factory.js';
import { BookingRequestsService } from '../bookings/booking-requests.service.js';
import { linesAtDesk } from '../bookings/own-column.js';
import { ClientFilesService } from '../../people/clients/client-files.service.js';
import { ClientLookupService, type FoundClient } from '../../people/clients/client-lookup.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { orderedId } from '../../common/ordered-id.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import type { FieldProblem } from '../../common/problem/problem.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { lockKeys } from '../../database/lock-keys.js';
import { writeTogether } from '../../database/statement.js';
import { wantedClientOf } from '../../people/clients/dto/desk-client.dto.js';
import { deskScope, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { BookingMailerService } from '../../mail/mail/booking-mailer.service.js';
import { SeriesMailerService } from '../../mail/mail/series-mailer.service.js';
import { deskRules } from '../planning/booking-rules.js';
import { lineRequestsOf } from '../planning/draft.js';
import type { Plan } from '../planning/plan.js';
import { PlanService } from '../planning/plan.service.js';
import type { ScheduleRequest } from '../scheduling/schedule-request.js';
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
    private readonly requests: BookingRequestsService,
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
    const request = this.requestFor(body, actor, () => clientId);
    const dates = this.datesOf(body, await this.plans.latest());
    return { dates: await this.dates.preview(dates.map((date) => ({ ...date, request }))) };
  }

  makeSeries(body: MakeSeriesDto, key: string, actor: CurrentUser): Promise<SeriesView> {
    let known: FoundClient | null = null;
    const request = this.requestFor(body, actor, () => known?.clientId ?? null);
    return this.dates.attempt(request.problemOf, async ({ within, now }, find) => {
      const submit = { scope: deskScope(actor.id), key, request: body, now };
      // A second submit waits here for the first, and finds its answer.
      await lockKeys([`${submit.scope} ${key}`], within);
      const earlier = await this.idempotency.earlier<{ seriesId: string }>(submit, within);
      if (earlier) return this.read.showSeries(earlier.seriesId, actor, within);
      const plan = await this.plans.latestKnownWithin(within);
      const picked = this.pickedOf(body, plan);
      known = await this.clients.findOrAdd(wantedClientOf(body.client), within);
      await this.files.assertMayBookFor(known, actor, within);
      const free = await find(picked.map((date) => ({ ...date, request })));
      const id = orderedId(now);
      const { lang, ...client } = known;
      const details = {
        client: { ...client, id: client.clientId },
        phone: client.phone,
        note: body.note ?? '',
        lang,
      };
      const bookings = free.map(({ scheduled }) => bookingOf(orderedId(now), scheduled, { ...details, now }));
      await this.records.add(
        bookings,
        bookings.map((booking) => firstEventOf(booking, actor.id)),
        within,
      );
      const places = picked.flatMap(({ position, isApart }, index) => {
        const bookingId = bookings[index]?.id;
        return bookingId === undefined ? [] : [{ bookingId, position, isApart }];
      });
      await this.series.add({ id, everyWeeks: body.everyWeeks, createdAt: now }, places, within);
      for (const [index, booking] of bookings.entries()) {
        await free[index]?.take({ kind: 'booking', bookingId: booking.id });
      }
      await this.tell(bookings, plan, body.sendLetter ?? true, within);
      await writeTogether([this.idempotency.keeping(submit, { seriesId: id })], within);
      return this.read.showSeries(id, actor, within);
    });
  }

  /** One email of all dates, and a reminder of each. */
  private async tell(
    bookings: BookingRecord[],
    { salon }: Plan,
    notifyClient: boolean,
    within: EntityManager,
  ): Promise<void> {
    const reminders = bookings.flatMap((booking) =>
      this.mailer.bookingConfirmed(booking, salon, within, { notifyClient: false }),
    );
    if (reminders.length > 0) await writeTogether(reminders, within);
    const [first, ...others] = bookings;
    if (first && notifyClient)
      await this.seriesMailer.tellTogether('series-confirmed', [first, ...others], within);
  }

  private requestFor(
    body: SeriesRequestDto,
    actor: CurrentUser,
    clientId: () => string | null,
  ): ScheduleRequest {
    return this.requests.atDesk(linesAtDesk(actor, lineRequestsOf(body.lines)), RULES, clientId);
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
