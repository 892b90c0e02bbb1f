import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { addDays, weekdayOf } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { knownLanguage } from '../../common/words/known-language.js';
import { mainLanguage as defaultLanguage } from '../../words/languages.gen.js';
import { holidays as words } from '../../words/words.gen.js';
import { SalonSettingsService } from '../salon/salon-settings.service.js';
import { holidaysWithin } from './domain/holidays.js';
import type { PublicHolidayView } from './public-holidays.view.js';

const DAYS_AHEAD = 365;

/** Proposes the country's public holidays as special days. The owner decides on each. */
@Injectable()
export class PublicHolidaysService {
  constructor(
    private readonly settings: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  async listProposals(): Promise<PublicHolidayView[]> {
    const { salon, openingHours, specialDays } = await this.settings.settings();
    const firstDay = localDayOf(this.clock.nowMinutes(), salon.timeZone);
    const decided = new Set(specialDays.map(({ day }) => day));
    const open = new Set(openingHours.map(({ weekday }) => weekday));
    const names = words[knownLanguage(salon.mainLanguage) ?? defaultLanguage];
    return holidaysWithin(salon.countryCode ?? '', { firstDay, lastDay: addDays(firstDay, DAYS_AHEAD) })
      .filter(({ day }) => open.has(weekdayOf(day)) && !decided.has(day))
      .map(({ day, name }) => ({ day, name: names[name]() }));
  }
}
