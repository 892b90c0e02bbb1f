import { addDays } from '../../../common/time/local-date.js';
import {
  afterEaster,
  allSaints,
  assumption,
  corpusChristi,
  type DayOfYear,
  easterMonday,
  easterSunday,
  epiphany,
  goodFriday,
  holiday,
  immaculateConception,
  labourDay,
  last,
  MONDAY,
  nth,
  on,
  onOrBefore,
  type Regions,
  secondChristmas,
  stJoseph,
  SUNDAY,
  THURSDAY,
  WEDNESDAY,
  whitMonday,
  whitSunday,
} from './holiday-formulas.js';

/** The Thursday after the first Sunday of September. */
const genevaFast: DayOfYear = (year) => addDays(nth(1, SUNDAY, 9)(year), THURSDAY);

/** The Monday after the third Sunday of September. */
const fastMonday: DayOfYear = (year) => addDays(nth(3, SUNDAY, 9)(year), MONDAY);

const CATHOLIC_GERMANY = 'BW BY NW RP SL';
const CATHOLIC_CANTONS = 'AI FR JU LU NW OW SO SZ TI UR VS ZG';

/** As of 2026. Lists the holidays of most places of a region, and leaves out those of single places. */
export const regionsOfEurope: readonly (readonly [string, Regions])[] = [
  // The cantons' laws on rest days; the Confederation decides on 1 August only.
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
        [stJoseph, 'NW SZ TI UR VS'],
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
  // The holiday laws of the Länder.
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
        [holiday('repentanceDay', onOrBefore(WEDNESDAY, 22, 11)), 'SN'],
      ],
    },
  ],
  // Resolutions of the Dirección General de Trabajo in the BOE, 2018 to 2026: the days that a community has had every
  // year. Those that it chooses each year are not known so far ahead.
  [
    'ES',
    {
      names: {
        ...{ AN: 'Andalucía', AR: 'Aragón', AS: 'Asturias', CB: 'Cantabria', CE: 'Ceuta' },
        ...{ CL: 'Castilla y León', CM: 'Castilla-La Mancha', CN: 'Canarias', CT: 'Catalunya' },
        ...{ EX: 'Extremadura', GA: 'Galicia', IB: 'Illes Balears', MC: 'Región de Murcia' },
        ...{ MD: 'Comunidad de Madrid', ML: 'Melilla', NC: 'Navarra', PV: 'Euskadi', RI: 'La Rioja' },
        ...{ VC: 'Comunitat Valenciana' },
      },
      holidays: [
        [holiday('communityDay', on(28, 2)), 'AN'],
        [holiday('communityDay', on(1, 3)), 'IB'],
        [stJoseph, 'MC VC'],
        [holiday('maundyThursday', afterEaster(-3)), 'AN AR AS CB CE CL CM CN EX GA IB MC MD ML NC PV RI'],
        [easterMonday, 'CT IB NC PV VC'],
        [holiday('communityDay', on(23, 4)), 'AR CL'],
        [holiday('communityDay', on(2, 5)), 'MD'],
        [holiday('communityDay', on(30, 5)), 'CN'],
        [holiday('communityDay', on(31, 5)), 'CM'],
        [corpusChristi, 'CM'],
        [holiday('communityDay', on(9, 6)), 'MC RI'],
        [holiday('stJohn', on(24, 6)), 'CT VC'],
        [holiday('stJames', on(25, 7)), 'GA PV'],
        [holiday('communityDay', on(28, 7)), 'CB'],
        [holiday('communityDay', on(2, 9)), 'CE'],
        [holiday('communityDay', on(8, 9)), 'AS EX'],
        [holiday('communityDay', on(11, 9)), 'CT'],
        [holiday('bienAparecida', on(15, 9)), 'CB'],
        [holiday('communityDay', on(17, 9)), 'ML'],
        [holiday('communityDay', on(9, 10)), 'VC'],
        [holiday('communityDay', on(3, 12)), 'NC'],
        [secondChristmas, 'CT'],
      ],
    },
  ],
  // The Banking and Financial Dealings Act 1971, and the orders for Northern Ireland and Scotland.
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
];
