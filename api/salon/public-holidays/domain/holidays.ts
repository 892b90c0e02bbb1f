import {
  addDays,
  epochDayOf,
  type LocalDate,
  localDateOf,
  weekdayOf,
} from '../../../common/time/local-date.js';
import type { HolidaysWords } from '../../../words/types.gen.js';

/** The name of a holiday in `words/<language>/api/holidays.json`. */
export type HolidayName = keyof HolidaysWords;

export interface Holiday {
  day: LocalDate;
  name: HolidayName;
}

/** On which day a holiday falls in a year. */
type DayOfYear = (year: number) => LocalDate;

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
const SUNDAY = 7;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): LocalDate =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Easter Sunday of the Gregorian calendar, by the formula of Meeus, Jones and Butcher. */
export function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * correction + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** On the same day every year: `on(25, 12)` is Christmas. */
const on =
  (day: number, month: number): DayOfYear =>
  (year) =>
    dayOf(year, month, day);

const afterEaster =
  (days: number): DayOfYear =>
  (year) =>
    addDays(easterOf(year), days);

/** The first, second, … such weekday of a month. */
const nth =
  (place: number, weekday: number, month: number): DayOfYear =>
  (year) => {
    const first = dayOf(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (place - 1));
  };

/** The last such weekday of a month. */
const last =
  (weekday: number, month: number): DayOfYear =>
  (year) => {
    const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
    const end = addDays(next, -1);
    return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
  };

/** 27 April, or the day before when that is a Sunday. */
const kingsDay: DayOfYear = (year) => {
  const birthday = dayOf(year, 4, 27);
  return weekdayOf(birthday) === SUNDAY ? addDays(birthday, -1) : birthday;
};

/** 1 February when that is a Friday, otherwise the month's first Monday. */
const stBrigid: DayOfYear = (year) => {
  const first = dayOf(year, 2, 1);
  return weekdayOf(first) === FRIDAY ? first : nth(1, MONDAY, 2)(year);
};

/** A holiday of a country; some have one name and several days. */
interface YearlyHoliday {
  name: HolidayName;
  days: readonly DayOfYear[];
}

const holiday = (name: HolidayName, ...days: DayOfYear[]): YearlyHoliday => ({ name, days });

const newYear = holiday('newYear', on(1, 1));
const epiphany = holiday('epiphany', on(6, 1));
const goodFriday = holiday('goodFriday', afterEaster(-2));
const easterSunday = holiday('easterSunday', afterEaster(0));
const easterMonday = holiday('easterMonday', afterEaster(1));
const labourDay = holiday('labourDay', on(1, 5));
const labourDayInAutumn = holiday('labourDay', nth(1, MONDAY, 9));
const ascension = holiday('ascension', afterEaster(39));
const whitSunday = holiday('whitSunday', afterEaster(49));
const whitMonday = holiday('whitMonday', afterEaster(50));
const corpusChristi = holiday('corpusChristi', afterEaster(60));
const assumption = holiday('assumption', on(15, 8));
const allSaints = holiday('allSaints', on(1, 11));
const armistice = holiday('armistice', on(11, 11));
const immaculateConception = holiday('immaculateConception', on(8, 12));
const christmas = holiday('christmas', on(25, 12));
const secondChristmas = holiday('secondChristmas', on(26, 12));

/** By country, as of 2026; what only regions have is left out. */
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
  // Of England and Wales; the others leave out a Monday and have another instead.
  [
    'GB',
    [
      ...[newYear, goodFriday, easterMonday],
      holiday('bankHoliday', nth(1, MONDAY, 5), last(MONDAY, 5), last(MONDAY, 8)),
      ...[christmas, holiday('boxingDay', on(26, 12))],
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

/** Where a holiday at the weekend has another day off after it. */
const countriesWithSubstitutes: ReadonlySet<string> = new Set(['GB']);

/**
 * The holidays of a whole country between two days, both included, in order; none for a country whose holidays are not known
 * here. Holidays that follow the moon are never known so far ahead.
 */
export function holidaysWithin(
  countryCode: string,
  { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
): Holiday[] {
  const ofCountry = holidaysByCountry.get(countryCode) ?? [];
  const found: Holiday[] = [];
  for (let year = yearOf(firstDay); year <= yearOf(lastDay); year += 1) {
    const ofYear = ofCountry
      .flatMap(({ name, days }) => days.map((dayIn) => ({ name, day: dayIn(year) })))
      .sort(byDay);
    found.push(...ofYear, ...(countriesWithSubstitutes.has(countryCode) ? substitutesOf(ofYear) : []));
  }
  return found.filter(({ day }) => day >= firstDay && day <= lastDay).sort(byDay);
}

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4));

const byDay = (one: Holiday, other: Holiday): number => epochDayOf(one.day) - epochDayOf(other.day);

/** For each holiday at a weekend, the next working day that isn't a holiday itself. */
function substitutesOf(holidays: readonly Holiday[]): Holiday[] {
  const taken = new Set(holidays.map(({ day }) => day));
  return holidays.flatMap(({ day, name }) => {
    if (weekdayOf(day) < SATURDAY) return [];
    let next = epochDayOf(day);
    while (weekdayOf(localDateOf(next)) >= SATURDAY || taken.has(localDateOf(next))) next += 1;
    taken.add(localDateOf(next));
    return [{ day: localDateOf(next), name }];
  });
}
