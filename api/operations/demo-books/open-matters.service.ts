import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import type { MakeSeriesDto } from '../../booking/series/dto/make-series.dto.js';
import { MakeSeriesService } from '../../booking/series/make-series.service.js';
import { StretchesService } from '../../booking/time-off/stretches.service.js';
import { TimeOffRequestsService } from '../../booking/time-off/time-off-requests.service.js';
import { TimeOffService } from '../../booking/time-off/time-off.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { toIso } from '../../common/time/epoch-minute.js';
import { addDays } from '../../common/time/local-date.js';
import { instantOf } from '../../common/time/zone.js';
import { MessagesService } from '../../people/messages/messages.service.js';
import { illIfWorking, messages, review, series, timeOff } from './open-matters.demo.js';
import type { PastDay } from './past-day.js';
import { PastDaysRepository } from './past-days.repository.js';

const HOUR_MS = 3_600_000;

/** The hours at which a series may begin. */
const hoursToTry = [10, 11, 14, 15, 16, 17];

/** The number of days in which to look for the first date of a series. */
const DAYS_TO_TRY = 28;

/** A series that may begin at several times, and who books it. */
export interface SeriesToTry {
  bodies: MakeSeriesDto[];
  actor: CurrentUser;
}

/** Open tasks in the demo salon: a message, a review, a request for time off, a colleague who is ill. */
@Injectable()
export class OpenMattersService {
  constructor(
    private readonly messages: MessagesService,
    private readonly reviews: ReviewsService,
    private readonly requests: TimeOffRequestsService,
    private readonly timeOff: TimeOffService,
    private readonly stretches: StretchesService,
    private readonly series: MakeSeriesService,
    private readonly days: PastDaysRepository,
    private readonly clock: Clock,
  ) {}

  /** Before the till's locks are taken. @param stylist who asks for time off */
  async furnish(past: PastDay, stylist: PastDay['actor']): Promise<void> {
    const { tx, today } = past;
    const ago = (hours: number) => new Date(this.clock.now().getTime() - hours * HOUR_MS);
    await this.messages.seed(
      messages.map(({ hoursAgo, ...message }) => ({ ...message, createdAt: ago(hoursAgo) })),
      tx,
    );
    const { hoursAgo, ...pending } = review;
    await this.reviews.seed([{ ...pending, createdAt: ago(hoursAgo) }], tx);
    await this.fallIll(past);
    if (stylist.staffId === null) return;
    const fromDay = addDays(today, timeOff.inDays);
    const toDay = addDays(fromDay, timeOff.days - 1);
    const asked = { staffId: stylist.staffId, fromDay, toDay, reason: timeOff.reason };
    await this.requests.askIn(asked, stylist, tx);
  }

  /** A regular client's dates for the coming months, by their possible first ones. */
  async planSeries(past: PastDay): Promise<SeriesToTry | null> {
    const { names, today, plan, actor, tx } = past;
    const client = (await this.days.knownClients(past.start, tx)).find(({ daysSince }) => daysSince !== null);
    const serviceId = names.serviceIds.get(series.service);
    const staffId = names.memberIds.get(series.member);
    if (!client || serviceId === undefined || staffId === undefined) return null;
    const days = Array.from({ length: DAYS_TO_TRY }, (_, index) => addDays(today, index + 1));
    const starts = days.flatMap((day) =>
      hoursToTry.map((hour) => instantOf(day, hour * 60, plan.salon.timeZone)),
    );
    const { everyWeeks, count, note } = series;
    const lines = [{ serviceId, staffId }];
    return {
      actor,
      bodies: starts.map((start) => ({
        ...{ startsAt: toIso(start), everyWeeks, count, note, lines },
        client: { _id: client.id },
      })),
    };
  }

  /** Books the first series that fits. */
  async makeSeries({ bodies, actor }: SeriesToTry): Promise<void> {
    for (const body of bodies) {
      const made = await this.series.makeSeries(body, randomUUID(), actor).catch(() => null);
      if (made) return;
    }
  }

  /** Someone's next open day, with its clients still in the diary. */
  private async fallIll(past: PastDay): Promise<void> {
    const { plan, names, today, actor, tx } = past;
    const next = Array.from({ length: 7 }, (_, days) => addDays(today, days + 1));
    const day = next.find((one) => plan.day(one).open.length > 0);
    if (day === undefined) return;
    const { working } = plan.day(day);
    const ill = illIfWorking
      .flatMap((name) => names.memberIds.get(name) ?? [])
      .find((id) => (working.get(id) ?? []).length > 0);
    if (ill === undefined) return;
    const stretch = await this.stretches.resolve({ staffId: ill, fromDay: day, toDay: day }, tx);
    await this.timeOff.giveAround(stretch, actor, tx);
  }
}
