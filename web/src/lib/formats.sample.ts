import { formatsIn, type Habits } from './formats';
import { words as ar } from '../words/ar/formats.gen';
import { words as de } from '../words/de/formats.gen';
import { words as en } from '../words/en/formats.gen';
import { words as es } from '../words/es/formats.gen';
import { words as fr } from '../words/fr/formats.gen';
import { languageFacts, languages } from '../words/languages.gen';
import { words as pt } from '../words/pt/formats.gen';
import type { FormatsWords, Language } from '../words/types.gen';

const wordsIn: Record<Language, FormatsWords> = { en, de, fr, es, pt, ar };

/** Both sides of every clock change, midnight, leap days, and turns of the year outside UTC. */
const instants = [
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-12-31T23:30:00Z',
  '2027-01-01T00:00:00Z',
  '2028-02-29T12:05:00Z',
  '2026-06-05T09:05:00Z',
];
const zones = ['Europe/Lisbon', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia'];
const money = [0, 5, 45.5, -1250.5, 1234567.891, 999.999];
const sampleMinutes = [5, 60, 135, 1440];

function samplesOf(words: FormatsWords, habits: Habits, symbol: string): string[] {
  const formats = formatsIn(words, habits);
  const currency = { code: 'EUR', symbol, decimals: 2 as const };
  return [
    ...instants.flatMap((instant) =>
      zones.flatMap((zone) => [
        formats.formatDay(instant, zone),
        formats.formatShortDay(instant, zone),
        formats.formatMonth(instant, zone),
        formats.formatDateTime(instant, zone),
        formats.formatTime(instant, zone),
      ]),
    ),
    ...money.flatMap((amount) => [
      formats.formatMoney(amount, currency),
      formats.formatPrice(amount, 'from', currency),
      formats.formatDecimal(amount),
    ]),
    ...sampleMinutes.flatMap((minutes) => [
      formats.formatDuration(minutes),
      formats.formatDurations(minutes, minutes + 15),
      formats.formatWallMinute(minutes),
    ]),
    ...formats.weekdays.flatMap((weekday) => [
      formats.weekdayName(weekday),
      formats.shortWeekdayName(weekday),
      formats.narrowWeekdayName(weekday),
    ]),
    formats.formatList(['Ana', 'Bea']),
    formats.formatList(['Ana', 'Bea', 'Carla', 'Dina']),
  ];
}

/** The formatted days, times, prices and lists of each language, with both hour cycles. */
export const samples = (): Record<string, string[]> =>
  Object.fromEntries(
    languages.flatMap((language) =>
      (['h12', 'h23'] as const).map((hourCycle) => [
        `${language} ${hourCycle}`,
        samplesOf(wordsIn[language], { ...languageFacts[language], hourCycle }, '€'),
      ]),
    ),
  );
