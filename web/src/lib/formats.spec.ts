import { languages } from '../words/languages.gen';
import type { Language } from '../words/types.gen';
import { formats } from '../words/formats.gen';
import { formatsIn } from './formats';

const zone = 'Europe/Lisbon';
const euros = { code: 'EUR', symbol: '€' };
const instant = '2026-11-24T10:30:00Z';

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
    formatDay(instant, zone),
    formatShortDay(instant, zone),
    formatMonth(instant, zone),
    formatDateTime(instant, zone),
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
    ['Dienstag, 24. November', 'Di, 24. Nov.', 'November 2026', 'Di, 24. Nov. 2026, 10:30 Uhr'],
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
