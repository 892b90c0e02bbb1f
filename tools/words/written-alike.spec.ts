import { formatsIn as formatsOfServer } from '../../api/common/words/formats.js';
import { formatsIn as formatsOfWeb } from '../../web/src/lib/formats';
import { formats } from '../../web/src/words/formats.gen';
import { languages } from '../../web/src/words/languages.gen';

const ZONE = 'Europe/Lisbon';
const INSTANTS = [
  '2026-03-29T00:59:00Z',
  '2026-10-25T01:30:00Z',
  '2026-12-31T23:30:00Z',
  '2028-02-29T12:05:00Z',
];
const EURO = { code: 'EUR', symbol: '€' };

test.each(languages)('a letter writes times, prices and lists as the pages do in %s', async (language) => {
  for (const hourCycle of ['h12', 'h23'] as const) {
    const web = formatsOfWeb(await formats.fetch(language), { hourCycle, firstWeekday: 1 });
    const server = formatsOfServer(language, hourCycle);

    for (const instant of INSTANTS)
      expect(server.partsOf(new Date(instant), ZONE).time).toBe(web.formatTime(instant, ZONE));
    for (const cents of [0, 500, 4550, 125_050])
      expect(server.price(cents, 'from', 'EUR')).toBe(web.formatPrice(cents / 100, 'from', EURO));
    for (const names of [['Ana'], ['Ana', 'Bea'], ['Ana', 'Bea', 'Carla']])
      expect(server.list(names)).toBe(web.formatList(names));
  }
});
