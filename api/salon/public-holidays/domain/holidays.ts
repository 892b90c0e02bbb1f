import { epochDayOf, type LocalDate, localDateOf, weekdayOf } from '../../../common/time/local-date.js';
import {
  allSaints,
  armistice,
  ascension,
  assumption,
  boxingDay,
  christmas,
  corpusChristi,
  easterMonday,
  easterSunday,
  epiphany,
  goodFriday,
  holiday,
  immaculateConception,
  kingsDay,
  labourDay,
  labourDayInAutumn,
  last,
  MONDAY,
  newYear,
  nth,
  on,
  onOrMondayAfter,
  SATURDAY,
  secondChristmas,
  stBrigid,
  THURSDAY,
  whitMonday,
  whitSunday,
  type HolidayName,
  type YearlyHoliday,
} from './holiday-formulas.js';
import { holidaysOfRegion } from './holidays-of-regions.js';

export interface Holiday {
  day: LocalDate;
  name: HolidayName;
}

/** By country, as of 2026, without what only regions have. */
const holidaysByCountry: ReadonlyMap<string, readonly YearlyHoliday[]> = new Map([
  [
    'AT',
    [
      ...[newYear, epiphany, easterMonday, labourDay, ascension, whitMonday, corpusChristi, assumption],
      holiday('nationalDay', on(26, 10)),
      ...[allSaints, immaculateConception, christmas, secondChristmas],
    ],
  ],
  [
    'AU',
    [
      ...[newYear, holiday('australiaDay', onOrMondayAfter(26, 1)), goodFriday, easterMonday],
      ...[holiday('anzacDay', on(25, 4)), christmas, boxingDay],
    ],
  ],
  [
    'BE',
    [
      ...[newYear, easterMonday, labourDay, ascension, whitMonday],
      holiday('nationalDay', on(21, 7)),
      ...[assumption, allSaints, armistice, christmas],
    ],
  ],
  [
    'BR',
    [
      ...[newYear, goodFriday, holiday('tiradentes', on(21, 4)), labourDay],
      holiday('independenceDay', on(7, 9)),
      holiday('aparecida', on(12, 10)),
      holiday('allSouls', on(2, 11)),
      holiday('republicProclaimed', on(15, 11)),
      holiday('blackAwareness', on(20, 11)),
      christmas,
    ],
  ],
  ['CA', [newYear, goodFriday, holiday('canadaDay', on(1, 7)), labourDayInAutumn, christmas]],
  ['CH', [newYear, ascension, holiday('nationalDay', on(1, 8)), christmas]],
  [
    'DE',
    [
      ...[newYear, goodFriday, easterMonday, labourDay, ascension, whitMonday],
      ...[holiday('germanUnity', on(3, 10)), christmas, secondChristmas],
    ],
  ],
  [
    'ES',
    [
      ...[
        newYear,
        epiphany,
        goodFriday,
        labourDay,
        assumption,
        holiday('nationalDay', on(12, 10)),
        allSaints,
      ],
      ...[holiday('constitutionDay', on(6, 12)), immaculateConception, christmas],
    ],
  ],
  [
    'FR',
    [
      ...[newYear, easterMonday, labourDay, holiday('victoryDay', on(8, 5)), ascension, whitMonday],
      ...[holiday('nationalDay', on(14, 7)), assumption, allSaints, armistice, christmas],
    ],
  ],
  // Holidays of England and Wales; the others leave out a Monday and have another instead.
  [
    'GB',
    [
      ...[newYear, goodFriday, easterMonday],
      holiday('bankHoliday', nth(1, MONDAY, 5), last(MONDAY, 5), last(MONDAY, 8)),
      ...[christmas, boxingDay],
    ],
  ],
  [
    'IE',
    [
      ...[newYear, holiday('stBrigid', stBrigid), holiday('stPatrick', on(17, 3)), easterMonday],
      holiday('bankHoliday', nth(1, MONDAY, 5), nth(1, MONDAY, 6), nth(1, MONDAY, 8), last(MONDAY, 10)),
      ...[christmas, secondChristmas],
    ],
  ],
  [
    'IT',
    [
      ...[newYear, epiphany, easterSunday, easterMonday, holiday('liberationDay', on(25, 4)), labourDay],
      ...[holiday('republicDay', on(2, 6)), assumption, holiday('stFrancis', on(4, 10)), allSaints],
      ...[immaculateConception, christmas, secondChristmas],
    ],
  ],
  [
    'LU',
    [
      ...[newYear, easterMonday, labourDay, holiday('europeDay', on(9, 5)), ascension, whitMonday],
      ...[holiday('nationalDay', on(23, 6)), assumption, allSaints, christmas, secondChristmas],
    ],
  ],
  [
    'MX',
    [
      ...[
        newYear,
        holiday('constitutionDay', nth(1, MONDAY, 2)),
        holiday('juarez', nth(3, MONDAY, 3)),
        labourDay,
      ],
      holiday('independenceDay', on(16, 9)),
      ...[holiday('revolutionDay', nth(3, MONDAY, 11)), christmas],
    ],
  ],
  [
    'NL',
    [
      ...[newYear, easterSunday, easterMonday, holiday('kingsDay', kingsDay), ascension, whitSunday],
      ...[whitMonday, christmas, secondChristmas],
    ],
  ],
  [
    'PL',
    [
      ...[newYear, epiphany, easterSunday, easterMonday, labourDay, holiday('constitutionDay', on(3, 5))],
      ...[whitSunday, corpusChristi, assumption, allSaints, holiday('independenceDay', on(11, 11))],
      ...[holiday('christmasEve', on(24, 12)), christmas, secondChristmas],
    ],
  ],
  [
    'PT',
    [
      ...[newYear, goodFriday, easterSunday, holiday('freedomDay', on(25, 4)), labourDay, corpusChristi],
      ...[holiday('portugalDay', on(10, 6)), assumption, holiday('republicDay', on(5, 10)), allSaints],
      ...[holiday('independenceRestored', on(1, 12)), immaculateConception, christmas],
    ],
  ],
  [
    'US',
    [
      ...[
        newYear,
        holiday('martinLutherKing', nth(3, MONDAY, 1)),
        holiday('presidentsDay', nth(3, MONDAY, 2)),
      ],
      ...[holiday('memorialDay', last(MONDAY, 5)), holiday('juneteenth', on(19, 6))],
      ...[
        holiday('independenceDay', on(4, 7)),
        labourDayInAutumn,
        holiday('columbusDay', nth(2, MONDAY, 10)),
      ],
      ...[holiday('veteransDay', on(11, 11)), holiday('thanksgiving', nth(4, THURSDAY, 11)), christmas],
    ],
  ],
]);

/** Holidays with a substitute day off when they fall on a weekend, by country. */
const hasSubstitute: Readonly<Record<string, (name: HolidayName) => boolean>> = {
  AU: (name) => ['newYear', 'christmas', 'boxingDay'].includes(name),
  GB: () => true,
};

/**
 * The holidays of a country, and of a region of it, between two days, both included, in order; none for a country whose
 * holidays are not known here. Holidays that follow the moon are never known so far ahead.
 */
export function holidaysWithin(
  { countryCode, region }: { countryCode: string; region: string | null },
  { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
): Holiday[] {
  const kept = holidaysOfRegion(holidaysByCountry.get(countryCode) ?? [], countryCode, region);
  const found: Holiday[] = [];
  for (let year = yearOf(firstDay); year <= yearOf(lastDay); year += 1) {
    const ofYear = kept
      .flatMap(({ name, days }) => days.map((dayIn) => ({ name, day: dayIn(year) })))
      .sort(byDay);
    found.push(...ofYear, ...substitutesOf(ofYear, hasSubstitute[countryCode]));
  }
  return found.filter(({ day }) => day >= firstDay && day <= lastDay).sort(byDay);
}

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));

const byDay = (one: Holiday, other: Holiday): number => epochDayOf(one.day) - epochDayOf(other.day);

/** For each such holiday at a weekend, the next working day that isn't a holiday itself. */
function substitutesOf(
  holidays: readonly Holiday[],
  isFor: (name: HolidayName) => boolean = () => false,
): Holiday[] {
  const taken = new Set(holidays.map(({ day }) => day));
  return holidays.flatMap(({ day, name }) => {
    if (weekdayOf(day) < SATURDAY || !isFor(name)) return [];
    let next = epochDayOf(day);
    while (weekdayOf(localDateOf(next)) >= SATURDAY || taken.has(localDateOf(next))) next += 1;
    taken.add(localDateOf(next));
    return [{ day: localDateOf(next), name }];
  });
}
