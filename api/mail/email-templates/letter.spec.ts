import { languages } from '../../words/languages.gen.js';
import type { SalonDetails } from './email.js';
import { letterIn } from './letter.js';

const salonIn = (timeZone: string): SalonDetails => ({
  name: 'Maison Vera',
  face: {
    light: { accent: '#7a2540', onAccent: '#fff9f5' },
    night: { accent: '#edbbac', onAccent: '#2b121b' },
    logo: null,
    initials: '',
  },
  phone: '',
  email: '',
  address: '',
  timeZone,
  hourCycle: null,
  reminderMinutes: 1440,
  publicUrl: 'https://maisonvera.example',
  mapUrl: null,
  mailFrom: 'hello@salon.example',
});

const lisbon = salonIn('Europe/Lisbon');

describe('what emails say about a booking', () => {
  test('is the time on the salon’s own clock', () => {
    const evening = new Date('2026-11-25T01:30:00Z');
    const written = (at: Date | string, zone: string) => letterIn('en', salonIn(zone)).moment(at);

    expect(written(evening, 'America/New_York')).toBe('Tuesday 24 November 2026 at 20:30');
    expect(written(evening, 'Europe/Lisbon')).toBe('Wednesday 25 November 2026 at 01:30');
    expect(written('2026-07-01T23:00:00.250Z', 'Europe/Lisbon')).toBe('Thursday 2 July 2026 at 00:00');
    expect(written('2026-11-29T12:00:00Z', 'Europe/Lisbon')).toBe('Sunday 29 November 2026 at 12:00');
  });

  test('is the price, with cents only where there are any', () => {
    const { price } = letterIn('en', lisbon);

    expect(price(4000, 'fixed', 'USD')).toBe('$40');
    expect(price(123_450, 'fixed', 'EUR')).toBe('€1,234.50');
    expect(price(9000, 'from', 'USD')).toBe('from $90');
  });

  test.each([
    ['de', 'Dienstag, 24. November 2026 um 10:30 Uhr', 'ab 1.234,50\u00a0€', 'Ana, Bea und Clara'],
    ['fr', 'mardi 24 novembre 2026 à 10:30', 'à partir de 1\u00a0234,50\u00a0€', 'Ana, Bea et Clara'],
    ['es', 'martes, 24 de noviembre de 2026, a las 10:30', 'desde 1.234,50\u00a0€', 'Ana, Bea y Clara'],
    [
      'pt',
      'terça-feira, 24 de novembro de 2026, às 10:30',
      'a partir de 1\u00a0234,50\u00a0€',
      'Ana, Bea e Clara',
    ],
    [
      'ar',
      'الثلاثاء 24 نوفمبر 2026 الساعة \u206710:30\u00a0ص\u2069',
      'ابتداءً من \u200f1,234.50\u00a0€',
      'Ana، Bea وClara',
    ],
  ] as const)('is all in the language of the email: %s', (language, moment, price, list) => {
    const letter = letterIn(language, lisbon);

    expect(letter.moment('2026-11-24T10:30:00Z')).toBe(moment);
    expect(letter.price(123_450, 'from', 'EUR')).toBe(price);
    expect(letter.list(['Ana', 'Bea', 'Clara'])).toBe(list);
  });

  test('counts hours as the salon does', () => {
    const moment = (language: 'en' | 'ar', hourCycle: 'h12' | 'h23') =>
      letterIn(language, { ...lisbon, hourCycle }).moment('2026-11-24T15:05:00Z');

    expect(moment('en', 'h12')).toBe('Tuesday 24 November 2026 at 3:05\u00a0pm');
    expect(moment('ar', 'h23')).toBe('الثلاثاء 24 نوفمبر 2026 الساعة 15:05');
  });

  test.each(languages)('leads to pages in its language where there are some: %s', (language) => {
    expect(letterIn(language, lisbon).page('/book')).toBe('https://maisonvera.example/book');
    expect(letterIn(language, lisbon, { isOnSite: true }).page('/book')).toBe(
      `https://maisonvera.example/${language}/book`,
    );
  });
});
