import {
  allSaints,
  assumption,
  corpusChristi,
  easterMonday,
  easterSunday,
  epiphany,
  goodFriday,
  holiday,
  type HolidayName,
  labourDay,
  last,
  MONDAY,
  nth,
  on,
  secondChristmas,
  SUNDAY,
  THURSDAY,
  immaculateConception,
  WEDNESDAY,
  whitMonday,
  whitSunday,
  type DayOfYear,
  type YearlyHoliday,
} from './holiday-formulas.js';
import { addDays, weekdayOf } from '../../../common/time/local-date.js';

/** A part of a country with holidays of its own. Its name is in the language spoken there. */
export interface HolidayRegion {
  /** ISO 3166-2, such as DE-BY. */
  code: string;
  name: string;
}

/** The holidays that only some regions have; by their codes, separated by spaces. */
interface Regions {
  names: Readonly<Record<string, string>>;
  holidays: readonly (readonly [YearlyHoliday, string])[];
  /** What the whole country has and these do not. */
  without?: readonly (readonly [HolidayName, string])[];
}

/** The Wednesday before 23 November. */
const repentanceDay: DayOfYear = (year) => {
  const before = on(22, 11)(year);
  return addDays(before, -((weekdayOf(before) - WEDNESDAY + 7) % 7));
};

/** The Thursday after the first Sunday of September. */
const genevaFast: DayOfYear = (year) => addDays(nth(1, SUNDAY, 9)(year), THURSDAY);

/** The Monday after the third Sunday of September. */
const fastMonday: DayOfYear = (year) => addDays(nth(3, SUNDAY, 9)(year), MONDAY);

const CATHOLIC_GERMANY = 'BW BY NW RP SL';
const CATHOLIC_CANTONS = 'AI FR JU LU NW OW SO SZ TI UR VS ZG';

/** By country, as of 2026. Those that most places of a region have are listed; those of single places are not. */
const regionsByCountry: ReadonlyMap<string, Regions> = new Map<string, Regions>([
  [
    'CH',
    {
      names: {
        ...{ AG: 'Aargau', AI: 'Appenzell Innerrhoden', AR: 'Appenzell Ausserrhoden', BE: 'Bern' },
        ...{ BL: 'Basel-Landschaft', BS: 'Basel-Stadt', FR: 'Fribourg', GE: 'Genève', GL: 'Glarus' },
        ...{ GR: 'Graubünden', JU: 'Jura', LU: 'Luzern', NE: 'Neuchâtel', NW: 'Nidwalden', OW: 'Obwalden' },
        ...{ SG: 'St. Gallen', SH: 'Schaffhausen', SO: 'Solothurn', SZ: 'Schwyz', TG: 'Thurgau' },
        ...{ TI: 'Ticino', UR: 'Uri', VD: 'Vaud', VS: 'Valais', ZG: 'Zug', ZH: 'Zürich' },
      },
      holidays: [
        [holiday('berchtold', on(2, 1)), 'AG BE FR GL JU LU OW SH SO TG VD ZG ZH'],
        [epiphany, 'SZ TI UR'],
        [holiday('republicDay', on(1, 3)), 'NE'],
        [holiday('stJoseph', on(19, 3)), 'NW SZ TI UR VS'],
        [goodFriday, 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG UR VD ZG ZH'],
        [easterMonday, 'AG AI AR BE BL BS FR GE GL GR JU LU NW OW SG SH SO SZ TG TI UR VD ZG ZH'],
        [labourDay, 'BL BS JU NE SH TG TI ZH'],
        [whitMonday, 'AG AI AR BE BL BS FR GE GL GR JU LU NW OW SG SH SO SZ TG TI UR VD ZG ZH'],
        [corpusChristi, CATHOLIC_CANTONS],
        [holiday('independenceDay', on(23, 6)), 'JU'],
        [holiday('peterAndPaul', on(29, 6)), 'TI'],
        [assumption, CATHOLIC_CANTONS],
        [holiday('genevaFast', genevaFast), 'GE'],
        [holiday('fastMonday', fastMonday), 'VD'],
        [allSaints, `${CATHOLIC_CANTONS} GL SG`],
        [immaculateConception, 'AI FR LU NW OW SZ TI UR VS ZG'],
        [secondChristmas, 'AG AI AR BE BL BS FR GL GR LU NW OW SG SH SO SZ TG TI UR ZG ZH'],
        [holiday('restoration', on(31, 12)), 'GE'],
      ],
    },
  ],
  [
    'DE',
    {
      names: {
        ...{ BB: 'Brandenburg', BE: 'Berlin', BW: 'Baden-Württemberg', BY: 'Bayern', HB: 'Bremen' },
        ...{ HE: 'Hessen', HH: 'Hamburg', MV: 'Mecklenburg-Vorpommern', NI: 'Niedersachsen' },
        ...{ NW: 'Nordrhein-Westfalen', RP: 'Rheinland-Pfalz', SH: 'Schleswig-Holstein', SL: 'Saarland' },
        ...{ SN: 'Sachsen', ST: 'Sachsen-Anhalt', TH: 'Thüringen' },
      },
      holidays: [
        [epiphany, 'BW BY ST'],
        [holiday('womensDay', on(8, 3)), 'BE MV'],
        [easterSunday, 'BB'],
        [whitSunday, 'BB'],
        [corpusChristi, `${CATHOLIC_GERMANY} HE`],
        [assumption, 'BY SL'],
        [holiday('childrensDay', on(20, 9)), 'TH'],
        [holiday('reformation', on(31, 10)), 'BB HB HH MV NI SH SN ST TH'],
        [allSaints, CATHOLIC_GERMANY],
        [holiday('repentanceDay', repentanceDay), 'SN'],
      ],
    },
  ],
  [
    'GB',
    {
      names: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
      holidays: [
        [holiday('secondOfJanuary', on(2, 1)), 'SCT'],
        [holiday('bankHoliday', nth(1, MONDAY, 5), last(MONDAY, 5), nth(1, MONDAY, 8)), 'SCT'],
        [holiday('stAndrew', on(30, 11)), 'SCT'],
        [holiday('stPatrick', on(17, 3)), 'NIR'],
        [holiday('battleOfTheBoyne', on(12, 7)), 'NIR'],
      ],
      without: [
        ['easterMonday', 'SCT'],
        ['bankHoliday', 'SCT'],
      ],
    },
  ],
]);

/** The country's regions by name; none if they have no holidays of their own, or those are not known here. */
export const regionsOf = (countryCode: string): HolidayRegion[] =>
  Object.entries(regionsByCountry.get(countryCode)?.names ?? {})
    .map(([code, name]) => ({ code: `${countryCode}-${code}`, name }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** The holidays of a region, from those of its country. One of another country changes nothing. */
export function holidaysOfRegion(
  ofCountry: readonly YearlyHoliday[],
  countryCode: string,
  region: string | null,
): readonly YearlyHoliday[] {
  const regions = regionsByCountry.get(countryCode);
  if (!regions || !region?.startsWith(`${countryCode}-`)) return ofCountry;
  const code = region.slice(countryCode.length + 1);
  const has = (codes: string) => codes.split(' ').includes(code);
  const dropped = (regions.without ?? []).filter(([, codes]) => has(codes)).map(([name]) => name);
  return [
    ...ofCountry.filter(({ name }) => !dropped.includes(name)),
    ...regions.holidays.filter(([, codes]) => has(codes)).map(([own]) => own),
  ];
}
