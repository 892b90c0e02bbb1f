import { formatsIn as formatsOfLetters } from '../../../api/common/words/formats';
import { formats } from '../words/formats.gen';
import { languages } from '../words/languages.gen';
import { formatsIn } from './formats';

const euros = { code: 'EUR', symbol: '€', decimals: 2 as const };
const instants = [
  '2026-01-01T00:00:00Z',
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-11-24T10:30:45Z',
  '2026-12-31T23:30:00Z',
  '2028-02-29T12:05:00Z',
  '2028-02-29T23:59:59Z',
];
const zones = ['Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
const prices = [0, 5, 500, 4500, 4550, 123_450, 125_050, 100_000_000];
const lists = [[], ['Ana'], ['Ana', 'Bea'], ['Ana', 'Bea', 'Clara', 'Dora']];

const both = languages.flatMap((language) => [[language, 'h12'] as const, [language, 'h23'] as const]);

test.each(both)(
  '13-A2 an email writes days, times, prices and lists as the page does: %s, %s',
  async (language, hourCycle) => {
    const words = await formats.fetch(language);
    const onPage = formatsIn(words, { hourCycle, firstWeekday: 1 });
    const inLetter = formatsOfLetters(language, hourCycle);

    for (const timeZone of zones)
      for (const instant of instants) {
        const { weekday, month, day, year, time } = inLetter.partsOf(new Date(instant), timeZone);
        expect(words.day({ weekday, month, day })).toBe(onPage.formatDay(instant, timeZone));
        expect(words.monthOfYear({ month, year })).toBe(onPage.formatMonth(instant, timeZone));
        expect(time).toBe(onPage.formatTime(instant, timeZone));
      }
    for (const cents of prices)
      for (const kind of ['fixed', 'from'] as const)
        expect(inLetter.price(cents, kind, 'EUR')).toBe(onPage.formatPrice(cents / 100, kind, euros));
    for (const items of lists) expect(inLetter.list(items)).toBe(onPage.formatList(items));
  },
);
