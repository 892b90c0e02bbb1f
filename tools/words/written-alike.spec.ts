import path from 'node:path';
import { formatsIn as formatsOfServer } from '../../api/common/words/formats.js';
import { formats } from '../../api/words/words.gen.js';
import { languages } from '../../api/words/languages.gen.js';
import type { FormatsWords } from '../../api/words/types.gen.js';

const ZONE = 'Europe/Lisbon';
const INSTANTS = [
  '2026-03-29T00:59:00Z',
  '2026-10-25T01:30:00Z',
  '2026-12-31T23:30:00Z',
  '2028-02-29T12:05:00Z',
];
const EURO = { code: 'EUR', symbol: '€' };

interface WebFormats {
  formatTime(instant: string, zone: string): string;
  formatPrice(price: number, kind: 'from', currency: typeof EURO): string;
  formatList(names: readonly string[]): string;
}
interface WebModule {
  formatsIn(words: FormatsWords, habits: { hourCycle: 'h12' | 'h23'; firstWeekday: number }): WebFormats;
}

/** The web app is built for a browser, with other types than the tools have. */
const webFormats = async (): Promise<WebModule> => import(path.resolve('web/src/lib/formats'));

test.each(languages)('an email writes times, prices and lists as the pages do in %s', async (language) => {
  const { formatsIn } = await webFormats();
  for (const hourCycle of ['h12', 'h23'] as const) {
    const web = formatsIn(formats[language], { hourCycle, firstWeekday: 1 });
    const server = formatsOfServer(language, hourCycle);

    for (const instant of INSTANTS)
      expect(server.partsOf(new Date(instant), ZONE).time).toBe(web.formatTime(instant, ZONE));
    for (const cents of [0, 500, 4550, 125_050])
      expect(server.price(cents, 'from', 'EUR')).toBe(web.formatPrice(cents / 100, 'from', EURO));
    for (const names of [['Ana'], ['Ana', 'Bea'], ['Ana', 'Bea', 'Carla']])
      expect(server.list(names)).toBe(web.formatList(names));
  }
});
