import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { addDays, weekdayOf } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { sentence } from '../../common/words/sentence.js';
import { knownLanguage } from '../../common/words/known-language.js';
import { mainLanguage as defaultLanguage } from '../../words/languages.gen.js';
import { holidays as words } from '../../words/words.gen.js';
import { HoursService } from '../salon/hours.service.js';
import { SalonSettingsService } from '../salon/salon-settings.service.js';
import { holidaysWithin } from './domain/holidays.js';
import { regionsOf } from './domain/holidays-of-regions.js';
import type { ChooseHolidayRegionDto } from './dto/choose-holiday-region.dto.js';
import type { HolidayRegionsView, PublicHolidayView } from './public-holidays.view.js';

const DAYS_AHEAD = 365;

/** Proposes the country's public holidays as special days. The owner decides on each. */
@Injectable()
export class PublicHolidaysService {
  constructor(
    private readonly settings: SalonSettingsService,
    private readonly hours: HoursService,
    private readonly clock: Clock,
  ) {}

  async listProposals(): Promise<PublicHolidayView[]> {
    const { salon, openingHours, specialDays } = await this.settings.settings();
    const firstDay = localDayOf(this.clock.nowMinutes(), salon.timeZone);
    const decided = new Set(specialDays.map(({ day }) => day));
    const open = new Set(openingHours.map(({ weekday }) => weekday));
    const names = words[knownLanguage(salon.mainLanguage) ?? defaultLanguage];
    const place = { countryCode: salon.countryCode ?? '', region: salon.holidayRegion };
    return holidaysWithin(place, { firstDay, lastDay: addDays(firstDay, DAYS_AHEAD) })
      .filter(({ day }) => open.has(weekdayOf(day)) && !decided.has(day))
      .map(({ day, name }) => ({ day, name: names[name]() }));
  }

  /** A region of a country where the salon no longer is counts as none. */
  async showRegions(): Promise<HolidayRegionsView> {
    const { countryCode, holidayRegion } = await this.settings.salon();
    const regions = regionsOf(countryCode ?? '');
    return { region: regions.find(({ code }) => code === holidayRegion)?.code ?? null, regions };
  }

  async chooseRegion({ region }: ChooseHolidayRegionDto, admin: CurrentUser): Promise<HolidayRegionsView> {
    const { regions } = await this.showRegions();
    if (region !== null && !regions.some(({ code }) => code === region)) {
      throw invalidInput([{ pointer: '#/region', detail: sentence('noSuchRegion') }]);
    }
    await this.hours.setHolidayRegion(region, admin);
    return this.showRegions();
  }
}
