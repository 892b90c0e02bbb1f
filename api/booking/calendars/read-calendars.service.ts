import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { epochMinute, minuteOf } from '../../common/time/epoch-minute.js';
import { intersect, merge } from '../../common/time/interval.js';
import { dayBounds, localDayOf } from '../../common/time/zone.js';
import { knownLanguage } from '../../common/words/known-language.js';
import { mainLanguage as defaultLanguage } from '../../words/languages.gen.js';
import { notices } from '../../words/words.gen.js';
import { SealedSecrets } from '../../database/sealed-secrets.js';
import { Transactions } from '../../database/transactions.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { CalendarTimesService } from '../time-off/calendar-times.service.js';
import { placeOf } from './calendar-address.js';
import type { Calendar } from './calendar.entity.js';
import { CalendarReaderService, type Reading } from './calendar-reader.service.js';
import { CalendarsRepository } from './calendars.repository.js';

/** Other systems change their calendar files only every few hours. */
const EVERY_MINUTES = 10;

/** How many calendars a copy of the server reads in one run. */
const MAX_IN_A_RUN = 30;

export const nextReadAfter = (now: Date): Date => new Date(now.getTime() + EVERY_MINUTES * 60_000);

/** Reads calendars again and again, and keeps the times that they block. */
@Injectable()
export class ReadCalendarsService {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly reader: CalendarReaderService,
    private readonly times: CalendarTimesService,
    private readonly salons: SalonSettingsService,
    private readonly secrets: SealedSecrets,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(1)
  async readDue(): Promise<void> {
    await this.calendars.removeEnded(this.today(await this.salons.salon()));
    for (let count = 0; count < MAX_IN_A_RUN; count += 1) {
      const now = this.clock.now();
      const id = await this.calendars.claim(now, nextReadAfter(now));
      if (id === null) return;
      await this.readAgain(id);
    }
  }

  /** Reads a stored calendar, and keeps its last good copy if that fails. */
  async readAgain(id: string): Promise<void> {
    const calendar = await this.calendars.find(id);
    if (!calendar) return;
    const salon = await this.salons.salon();
    const url = this.secrets.open(calendar.urlSealed, placeOf(id))?.toString();
    // Whole days end at other times in another zone.
    const etag = calendar.lastGood.zone === salon.timeZone ? calendar.etag : null;
    const reading: Reading =
      url === undefined ? { fault: 'sealed' } : await this.read(url, etag, calendar.untilDay, salon);
    await this.transactions.run((tx) => this.keep(id, reading, salon, tx));
  }

  /** Reads the calendar from today to its last day. */
  read(url: string, etag: string | null, untilDay: string, salon: Salon): Promise<Reading> {
    const bounds = {
      start: dayBounds(this.today(salon), salon.timeZone).start,
      end: dayBounds(untilDay, salon.timeZone).end,
    };
    return this.reader.read({ url, etag, salonZone: salon.timeZone, bounds });
  }

  /** Stores what a reading found, unless the calendar was removed in the meantime. */
  async keep(id: string, reading: Reading, salon: Salon, tx: EntityManager): Promise<void> {
    const calendar = await this.calendars.lock(id, tx);
    if (!calendar) return;
    const changes = this.changesOf(calendar, reading, salon);
    await this.calendars.change(id, changes, tx);
    await this.block({ ...calendar, ...changes }, salon, tx);
  }

  /** Blocks the times of the last good copy, also those that the salon’s own time off has given up since. */
  async block(
    { id, staffId, untilDay, lastGood }: Calendar,
    { timeZone, mainLanguage }: Salon,
    tx: EntityManager,
  ): Promise<void> {
    const from = dayBounds(localDayOf(minuteOf(this.clock.now()), timeZone), timeZone).start;
    const window = { staffId, start: from, end: dayBounds(untilDay, timeZone).end };
    // A visit that came from the other system is still in its calendar, also after it was cancelled here.
    const visits = await this.calendars.visitTimes(window, tx);
    const ofVisits = new Set(visits.map(({ start, end }) => `${start} ${end}`));
    const times = lastGood.times
      .filter(([start, end]) => !ofVisits.has(`${start} ${end}`))
      .map(([start, end]) => ({ start: epochMinute(start), end: epochMinute(end) }));
    const reason = notices[knownLanguage(mainLanguage) ?? defaultLanguage].busyElsewhere();
    const tidy = window.start < window.end ? intersect(merge(times), [window]) : [];
    await this.times.replace({ calendarId: id, staffId, times: tidy, from, timeZone, reason }, tx);
  }

  private changesOf(calendar: Calendar, reading: Reading, salon: Salon): Partial<Calendar> {
    if ('fault' in reading) return { fault: reading.fault };
    const lastReadAt = this.clock.now();
    if ('unchanged' in reading) return { fault: null, lastReadAt };
    // Once without events is more often a mistake than an empty calendar.
    if (reading.times.length === 0 && calendar.lastGood.times.length > 0 && calendar.emptyInARow === 0)
      return { fault: 'empty', emptyInARow: 1, etag: null };
    return {
      ...{ fault: null, lastReadAt, emptyInARow: 0, etag: reading.etag },
      ...{ unreadEvents: reading.unread, unknownZone: reading.unknownZone },
      lastGood: { zone: salon.timeZone, times: reading.times.map(({ start, end }) => [start, end]) },
    };
  }

  private today({ timeZone }: Salon) {
    return localDayOf(minuteOf(this.clock.now()), timeZone);
  }
}
