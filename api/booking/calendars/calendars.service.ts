import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/problem/common.problems.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { daysBetween } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { SealedSecrets } from '../../database/sealed-secrets.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { PlanService } from '../planning/plan.service.js';
import { noSuchTeamMember } from '../time-off/time-off.problems.js';
import { placeOf, withoutWebcal } from './calendar-address.js';
import { type CalendarView, toCalendarView } from './calendar.view.js';
import { calendarDayOutside, tooManyCalendars, unreadableCalendar } from './calendars.problems.js';
import { CalendarsRepository } from './calendars.repository.js';
import type { AddCalendarDto, ChangeCalendarDto } from './dto/calendar.dto.js';
import { nextReadAfter, ReadCalendarsService } from './read-calendars.service.js';

const MAX_DAYS = 366;

/** The old system’s, and one of their own. */
const MAX_CALENDARS = 3;

/** Calendars of other systems: who has which, and until when. */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly reading: ReadCalendarsService,
    private readonly salons: SalonSettingsService,
    private readonly plans: PlanService,
    private readonly secrets: SealedSecrets,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async listCalendars(): Promise<CalendarView[]> {
    return (await this.calendars.list()).map(toCalendarView);
  }

  /** Reads it before it is stored, so that a mistyped address is noticed at once. */
  async addCalendar({ staffId, address, until }: AddCalendarDto, actor: CurrentUser): Promise<CalendarView> {
    const salon = await this.salons.salon();
    this.checkDay(until, salon.timeZone);
    if (!(await this.plans.latest()).members.has(staffId)) throw noSuchTeamMember();
    const url = withoutWebcal(address);
    const read = await this.reading.read(url, null, until, salon);
    if ('fault' in read) throw unreadableCalendar(read.fault);
    const id = randomUUID();
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      if ((await this.calendars.countOf(staffId, tx)) >= MAX_CALENDARS) throw tooManyCalendars(MAX_CALENDARS);
      await this.calendars.add(
        {
          ...{
            staffId,
            untilDay: until,
            host: new URL(url).hostname,
            nextReadAt: nextReadAfter(now),
            lastReadAt: null,
          },
          urlSealed: this.secrets.seal(Buffer.from(url), placeOf(id)),
          lastGood: { zone: salon.timeZone, times: [] },
          ...{ etag: null, fault: null, emptyInARow: 0, unreadEvents: 0, unknownZone: null },
        },
        id,
        tx,
      );
      await this.reading.keep(id, read, salon, tx);
      await this.record('calendar.added', id, staffId, actor, tx);
    });
    return this.view(id);
  }

  async changeCalendar(id: string, { until }: ChangeCalendarDto, actor: CurrentUser): Promise<CalendarView> {
    const salon = await this.salons.salon();
    this.checkDay(until, salon.timeZone);
    await this.transactions.run(async (tx) => {
      const calendar = await this.calendars.lock(id, tx);
      if (!calendar) throw notFound('calendar');
      // A later day brings events that the last copy left out.
      await this.calendars.change(id, { untilDay: until, etag: null }, tx);
      await this.reading.block({ ...calendar, untilDay: until }, salon, tx);
      await this.record('calendar.changed', id, calendar.staffId, actor, tx);
    });
    await this.reading.readAgain(id);
    return this.view(id);
  }

  async readCalendar(id: string): Promise<CalendarView> {
    await this.view(id);
    await this.reading.readAgain(id);
    return this.view(id);
  }

  removeCalendar(id: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const calendar = await this.calendars.lock(id, tx);
      if (!calendar) throw notFound('calendar');
      await this.calendars.remove(id, tx);
      await this.record('calendar.removed', id, calendar.staffId, actor, tx);
    });
  }

  private async view(id: string): Promise<CalendarView> {
    const calendar = await this.calendars.find(id);
    if (!calendar) throw notFound('calendar');
    return toCalendarView(calendar);
  }

  private checkDay(until: string, timeZone: string): void {
    const days = daysBetween(localDayOf(minuteOf(this.clock.now()), timeZone), until);
    if (days < 0 || days > MAX_DAYS) throw calendarDayOutside(MAX_DAYS);
  }

  private record(
    action: 'calendar.added' | 'calendar.changed' | 'calendar.removed',
    id: string,
    staff: string,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'calendar', id }, detail: { staff } }, tx);
  }
}
