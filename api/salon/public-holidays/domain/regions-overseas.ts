import {
  afterEaster,
  boxingDay,
  type DayOfYear,
  easterSunday,
  holiday,
  last,
  MONDAY,
  nth,
  on,
  onOrAfter,
  onOrBefore,
  type Regions,
  TUESDAY,
} from './holiday-formulas.js';

const australiasLabourDay = (place: number, month: number) => holiday('labourDay', nth(place, MONDAY, month));
const kingsBirthday = (day: DayOfYear) => holiday('kingsBirthday', day);

/** As of 2026. Lists the holidays of most places of a region, and leaves out those of single places. */
export const regionsOverseas: readonly (readonly [string, Regions])[] = [
  // The states' and territories' public holiday acts. Days that a government proclaims each year are not known so
  // far ahead, such as the Friday before Melbourne's football final and the Monday after Anzac Day.
  [
    'AU',
    {
      names: {
        ...{ ACT: 'Australian Capital Territory', NSW: 'New South Wales', NT: 'Northern Territory' },
        ...{ QLD: 'Queensland', SA: 'South Australia', TAS: 'Tasmania', VIC: 'Victoria' },
        ...{ WA: 'Western Australia' },
      },
      holidays: [
        [australiasLabourDay(1, 3), 'WA'],
        [australiasLabourDay(2, 3), 'TAS VIC'],
        [holiday('canberraDay', nth(2, MONDAY, 3)), 'ACT'],
        [holiday('adelaideCup', nth(2, MONDAY, 3)), 'SA'],
        [holiday('easterSaturday', afterEaster(-1)), 'ACT NSW NT QLD SA VIC'],
        [easterSunday, 'ACT NSW NT QLD SA VIC WA'],
        [australiasLabourDay(1, 5), 'NT QLD'],
        [holiday('reconciliationDay', onOrAfter(MONDAY, 27, 5)), 'ACT'],
        [holiday('westernAustraliaDay', nth(1, MONDAY, 6)), 'WA'],
        [kingsBirthday(nth(2, MONDAY, 6)), 'ACT NSW NT SA TAS VIC'],
        [holiday('picnicDay', nth(1, MONDAY, 8)), 'NT'],
        [kingsBirthday(last(MONDAY, 9)), 'WA'],
        [kingsBirthday(nth(1, MONDAY, 10)), 'QLD'],
        [australiasLabourDay(1, 10), 'ACT NSW SA'],
        [holiday('melbourneCup', nth(1, TUESDAY, 11)), 'VIC'],
      ],
    },
  ],
  // The provinces' and territories' employment standards: days on which private employers close or pay more.
  [
    'CA',
    {
      names: {
        ...{ AB: 'Alberta', BC: 'British Columbia', MB: 'Manitoba', NB: 'New Brunswick' },
        ...{ NL: 'Newfoundland and Labrador', NS: 'Nova Scotia', NT: 'Northwest Territories' },
        ...{ NU: 'Nunavut', ON: 'Ontario', PE: 'Prince Edward Island', QC: 'Québec' },
        ...{ SK: 'Saskatchewan', YT: 'Yukon' },
      },
      holidays: [
        [holiday('familyDay', nth(3, MONDAY, 2)), 'AB BC NB ON SK'],
        [holiday('heritageDay', nth(3, MONDAY, 2)), 'NS'],
        [holiday('islanderDay', nth(3, MONDAY, 2)), 'PE'],
        [holiday('louisRiel', nth(3, MONDAY, 2)), 'MB'],
        [holiday('victoriaDay', onOrBefore(MONDAY, 24, 5)), 'AB BC MB NT NU ON SK YT'],
        [holiday('patriotsDay', onOrBefore(MONDAY, 24, 5)), 'QC'],
        [holiday('indigenousPeoples', on(21, 6)), 'NT YT'],
        [holiday('nationalDay', on(24, 6)), 'QC'],
        [holiday('nunavutDay', on(9, 7)), 'NU'],
        [holiday('civicHoliday', nth(1, MONDAY, 8)), 'BC NB NT NU SK'],
        [holiday('discoveryDay', nth(3, MONDAY, 8)), 'YT'],
        [holiday('truthAndReconciliation', on(30, 9)), 'BC MB NT NU PE YT'],
        [holiday('thanksgiving', nth(2, MONDAY, 10)), 'AB BC MB NT NU ON QC SK YT'],
        [holiday('remembranceDay', on(11, 11)), 'AB BC NB NL NT NU PE SK YT'],
        [boxingDay, 'ON'],
      ],
    },
  ],
];
