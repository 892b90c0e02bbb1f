import { languageFacts, languages } from '../words/languages.gen';
import type { Language } from '../words/types.gen';
import { formats } from '../words/formats.gen';
import { formatsIn } from './formats';

const ZONE = 'Europe/Lisbon';
const euros = { code: 'EUR', symbol: '€', decimals: 2 as const };
const INSTANT = '2026-11-24T10:30:00Z';

const written = async (language: Language) => {
  const {
    formatDay,
    formatShortDay,
    formatMonth,
    formatDateTime,
    formatMoney,
    formatPrice,
    formatDuration,
    formatList,
  } = formatsIn(await formats.fetch(language));
  return [
    formatDay(INSTANT, ZONE),
    formatShortDay(INSTANT, ZONE),
    formatMonth(INSTANT, ZONE),
    formatDateTime(INSTANT, ZONE),
    formatMoney(-1250.5, euros),
    formatPrice(45, 'from', euros),
    formatDuration(135),
    formatList(['Anna', 'Bruno', 'Clara']),
  ];
};

test.each([
  [
    'en',
    ['Tuesday 24 November', 'Tue 24 Nov', 'November 2026', 'Tue 24 Nov 2026, 10:30'],
    ['−€1,250.50', 'from €45', '2 h 15 min', 'Anna, Bruno and Clara'],
  ],
  [
    'de',
    ['Dienstag, 24. November', 'Di, 24. Nov.', 'November 2026', 'Di, 24. Nov. 2026, 10:30'],
    ['−1.250,50\u00a0€', 'ab 45\u00a0€', '2 Std. 15 Min.', 'Anna, Bruno und Clara'],
  ],
  [
    'fr',
    ['mardi 24 novembre', 'mar. 24 nov.', 'novembre 2026', 'mar. 24 nov. 2026 à 10:30'],
    ['−1\u00a0250,50\u00a0€', 'à partir de 45\u00a0€', '2 h 15 min', 'Anna, Bruno et Clara'],
  ],
  [
    'es',
    ['martes, 24 de noviembre', 'mar, 24 nov', 'noviembre de 2026', 'mar, 24 nov 2026, 10:30'],
    ['−1.250,50\u00a0€', 'desde 45\u00a0€', '2 h 15 min', 'Anna, Bruno y Clara'],
  ],
  [
    'pt',
    ['terça-feira, 24 de novembro', 'ter., 24 nov.', 'novembro de 2026', 'ter., 24 nov. 2026, 10:30'],
    ['−1\u00a0250,50\u00a0€', 'a partir de 45\u00a0€', '2 h 15 min', 'Anna, Bruno e Clara'],
  ],
  [
    'ar',
    ['الثلاثاء، 24 نوفمبر', 'الثلاثاء، 24 نوفمبر', 'نوفمبر 2026', 'الثلاثاء، 24 نوفمبر 2026، 10:30'],
    ['−\u200f1,250.50\u00a0€', 'ابتداءً من \u200f45\u00a0€', '2 س 15 د', 'Anna، Bruno وClara'],
  ],
] as const)('days, money and lists are written as %s does', async (language, times, rest) => {
  expect(await written(language)).toEqual([...times, ...rest]);
});

test('every language has names for all days and months of its own', async () => {
  for (const language of languages) {
    const { weekdayName, formatMonth } = formatsIn(await formats.fetch(language));
    const weekdays = [1, 2, 3, 4, 5, 6, 7].map(weekdayName);
    const months = Array.from({ length: 12 }, (_, month) =>
      formatMonth(new Date(Date.UTC(2026, month, 15)), 'UTC'),
    );

    expect([new Set(weekdays).size, new Set(months).size]).toEqual([7, 12]);
  }
});

test('the clock on the wall is written the same on both sides of a change to winter time, from midnight to midnight', async () => {
  const { formatTime, formatWallMinute } = formatsIn(await formats.fetch('en'));

  expect(formatTime('2026-10-24T09:30:00Z', ZONE)).toBe('10:30');
  expect(formatTime('2026-10-26T10:30:00Z', ZONE)).toBe('10:30');
  expect(formatTime('2026-11-24T00:05:00Z', 'UTC')).toBe('00:05');
  expect([0, 570, 1440].map(formatWallMinute)).toEqual(['00:00', '09:30', '24:00']);
});

test('a price has cents only where there are any, and thousands in groups', async () => {
  const { formatMoney } = formatsIn(await formats.fetch('en'));

  expect([0, 45, 45.5, 1250, 1234567.891].map((amount) => formatMoney(amount, euros))).toEqual([
    '€0',
    '€45',
    '€45.50',
    '€1,250',
    '€1,234,567.89',
  ]);
});

test.each([
  ['en', '12:05\u00a0am', '3:30\u00a0pm'],
  ['de', 'vorm.\u00a012:05', 'nachm.\u00a03:30'],
  ['fr', '12:05\u00a0AM', '3:30\u00a0PM'],
  ['es', '12:05\u00a0a.\u00a0m.', '3:30\u00a0p.\u00a0m.'],
  ['pt', '12:05\u00a0a.m.', '3:30\u00a0p.m.'],
  ['ar', '\u206712:05\u00a0ص\u2069', '\u20673:30\u00a0م\u2069'],
] as const)('hours that are counted to twelve are written as %s does', async (language, night, afternoon) => {
  const { formatWallMinute, formatTime, formatDateTime } = formatsIn(await formats.fetch(language), {
    hourCycle: 'h12',
    firstWeekday: 1,
  });

  expect([0, 5, 720, 930, 1440].map(formatWallMinute)).toEqual([
    night.replace(':05', ':00'),
    night,
    afternoon.replace('3:30', '12:00'),
    afternoon,
    night.replace(':05', ':00'),
  ]);
  expect(formatTime('2026-11-24T15:30:00Z', ZONE)).toBe(afternoon);
  expect(formatDateTime('2026-11-24T15:30:00Z', ZONE)).toContain(afternoon);
});

test('a week begins where the salon says', async () => {
  const words = await formats.fetch('en');

  expect(formatsIn(words).weekdays).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(formatsIn(words, { hourCycle: 'h23', firstWeekday: 6 }).weekdays).toEqual([6, 7, 1, 2, 3, 4, 5]);
});

test('hours and weeks are counted as CLDR says of each language, unless the salon says more', () => {
  for (const language of languages) {
    const { tag, hourCycle } = languageFacts[language];
    const { hourCycle: usual } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();

    expect([language, hourCycle]).toEqual([language, usual]);
  }
});

test.each([
  ['en', 'Free', 'from €0'],
  ['de', 'Kostenlos', 'ab 0\u00a0€'],
  ['fr', 'Gratuit', 'à partir de 0\u00a0€'],
  ['es', 'Gratis', 'desde 0\u00a0€'],
  ['pt', 'Grátis', 'a partir de 0\u00a0€'],
  ['ar', 'مجانًا', 'ابتداءً من \u200f0\u00a0€'],
] as const)(
  'a price of nothing is called free in %s, unless it is where a price begins',
  async (language, free, from) => {
    const { formatPrice } = formatsIn(await formats.fetch(language));

    expect([formatPrice(0, 'fixed', euros), formatPrice(0, 'from', euros)]).toEqual([free, from]);
  },
);

test('dinars have three decimals where they have any, and dong never have', async () => {
  const { formatMoney, formatSum } = formatsIn(await formats.fetch('en'));
  const dinars = { code: 'KWD', symbol: 'KWD\u00a0', decimals: 3 as const };
  const dong = { code: 'VND', symbol: '₫', decimals: 0 as const };

  expect([12, 12.34].map((amount) => formatMoney(amount, dinars))).toEqual([
    'KWD\u00a012',
    'KWD\u00a012.340',
  ]);
  expect([formatSum(12, dinars), formatSum(40_000_000, dong)]).toEqual(['KWD\u00a012.000', '₫40,000,000']);
});
