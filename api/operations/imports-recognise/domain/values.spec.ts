import fc from 'fast-check';
import { dateOrderIn, readDate } from './dates.js';
import { readDuration } from './durations.js';
import { decimalSignIn, readPrice } from './prices.js';
import { readConsent } from './yes-or-no.js';

const dates = (texts: string[], order: 'day-first' | 'month-first' | null = null) =>
  texts.map((text) => readDate(text, { order, thisYear: 2027 }));

test('dates of every usual form are read', () => {
  expect(
    dates([
      '1990-07-04',
      '1990-07-04 10:00',
      '19850506',
      '31.12.1990',
      '31.12.',
      '--0412',
      '--02-29',
      '4 March 1990',
    ]),
  ).toEqual([
    '1990-07-04',
    '1990-07-04',
    '1985-05-06',
    '1990-12-31',
    '--12-31',
    '--04-12',
    '--02-29',
    '1990-03-04',
  ]);
  expect(
    dates([
      '4. März 1990',
      '4 de marzo de 1990',
      '4 mars',
      '4. maaliskuuta 1990',
      '14/03/1988',
      '11/30/1979',
    ]),
  ).toEqual(['1990-03-04', '1990-03-04', '--03-04', '1990-03-04', '1988-03-14', '1979-11-30']);
  expect(dates(['', 'soon', '31.02.1990', '1890-01-01', '99/99/1999'])).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a date that could be either way round is read only once the owner has decided', () => {
  expect(dates(['03/04/1992', '05/05/1992'])).toEqual(['undecided', '1992-05-05']);
  expect(dates(['03/04/1992', '3-4-92'], 'day-first')).toEqual(['1992-04-03', '1992-04-03']);
  expect(dates(['03/04/1992', '09-27'], 'month-first')).toEqual(['1992-03-04', '--09-27']);
});

test('one date with a day after the twelfth proves the order of a whole column', () => {
  expect(dateOrderIn(['03/04/1992', '14/03/1988'])).toEqual({ proven: 'day-first', open: 1 });
  expect(dateOrderIn(['03/04/1992', '11/30/1979'])).toEqual({ proven: 'month-first', open: 1 });
  expect(dateOrderIn(['03/04/1992', '05/05/1990', '1990-01-02'])).toEqual({ proven: null, open: 1 });
  expect(dateOrderIn(['14/03/1988', '03/14/1988'])).toEqual({ proven: null, open: 0 });
});

test('a two-digit year is never in the future', () => {
  expect(dates(['14/03/28', '14/03/27'])).toEqual(['1928-03-14', '2027-03-14']);
});

test('prices are read with any currency, thousands and minimums', () => {
  const read = (text: string) => {
    const price = readPrice(text, null);
    return price === null || price === 'undecided' ? price : price.cents;
  };
  expect(
    [
      '€48.50',
      '48,50 €',
      '$2,410.50',
      '1.250,00',
      '1 250,00',
      "1'250.05",
      '45',
      'Free',
      'kostenlos',
      '1.250.000',
    ].map(read),
  ).toEqual([4850, 4850, 241050, 125000, 125000, 125005, 4500, 0, 0, 125000000]);
  expect(['', 'ask', '-5', '10 - 20', '=1+1'].map(read)).toEqual([null, null, null, null, null]);
  expect(readPrice('€120.00 - From', null)).toEqual({ cents: 12000, isFrom: true });
  expect(readPrice('ab 45 €', null)).toEqual({ cents: 4500, isFrom: true });
});

test('a price with parts of a cent is not rounded', () => {
  expect(readPrice('12.3456', null)).toBeNull();
  expect(readPrice('1.255', 'point')).toBeNull();
  expect(readPrice('12.3000', null)).toEqual({ cents: 1230, isFrom: false });
});

test('a price with two readings is decided by the owner or by its column', () => {
  expect(readPrice('1.250', null)).toBe('undecided');
  expect(readPrice('1.250', 'comma')).toEqual({ cents: 125000, isFrom: false });
  expect(readPrice('1.250', 'point')).toEqual({ cents: 125, isFrom: false });
  expect(readPrice('¥5,000', 'none')).toEqual({ cents: 500_000, isFrom: false });
  expect(readPrice('5000.00', 'none')).toEqual({ cents: 500_000, isFrom: false });
  expect(decimalSignIn(['1.250', '12,90'])).toEqual({ proven: 'comma', open: 1 });
  expect(decimalSignIn(['1.250', '12'])).toEqual({ proven: null, open: 1 });
});

test('durations are read in words, by the clock and in plain minutes', () => {
  expect(
    [
      '2h 35m',
      '45min',
      '1h',
      '1:30',
      '95',
      '1,5 Std.',
      '1 h 30',
      '2 Stunden 5 Minuten',
      'Processing time after 15min',
      '1 t 15 min',
    ].map(readDuration),
  ).toEqual([155, 45, 60, 90, 95, 90, 90, 125, 15, 75]);
  expect(['', 'long', '-'].map(readDuration)).toEqual([null, null, null]);
});

test('no text breaks a reader of values', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.array(fc.constantFrom(...'0123456789.,-/: hm€'), { maxLength: 40 }).map((signs) => signs.join('')),
  );
  fc.assert(
    fc.property(text, (given) => {
      const date = readDate(given, { order: null, thisYear: 2027 });
      expect(date === null || /^(undecided|(\d{4}|-)-\d\d-\d\d)$/.test(date)).toBe(true);
      const price = readPrice(given, 'point');
      expect(price === null || price === 'undecided' || price.cents >= 0).toBe(true);
      expect(readDuration(given) ?? 0).toBeGreaterThanOrEqual(0);
      readConsent(given);
      dateOrderIn([given]);
      decimalSignIn([given]);
    }),
    { numRuns: 2_000 },
  );
});

test('dates without a year, with a short one or with the year first are read as they are meant', () => {
  const read = (text: string) => readDate(text, { order: 'day-first', thisYear: 2026 });

  expect(['03-04', '09-27'].map(read)).toEqual(['--03-04', '--09-27']);
  expect(['4-Mar-90', 'March 4, 90', '4 Mar 10:30'].map(read)).toEqual([
    '1990-03-04',
    '1990-03-04',
    '--03-04',
  ]);
  expect(['1990/7/4', '1990-7-14'].map(read)).toEqual(['1990-07-04', '1990-07-14']);
  expect(['1604-03-04', '1604/3/4'].map(read)).toEqual(['--03-04', '--03-04']);
  expect(dateOrderIn(['03-04', '09-27'])).toEqual({ proven: null, open: 0 });
});

test('a date that a spreadsheet counts in days is read', () => {
  expect(dates(['33000', '45658.5'])).toEqual(['1990-05-07', '2025-01-01']);
});

test('a duration is never taken from half of a fraction, and minutes may have decimals', () => {
  expect(
    ['½ h', '1½ Std.', '1 ¼ hours', '45.0', '45,00 Min.', '٤٥ دقيقة', '2 ساعة'].map(readDuration),
  ).toEqual([30, 90, 75, 45, 45, 45, 120]);
  expect(['1/2 h', '30/60 min', '1.5'].map(readDuration)).toEqual([null, null, null]);
});

test.each(['à partir de 45 €', 'dès 45 €', 'ab 45,00', '45 - From', 'a partir de R$ 45'])(
  '“%s” is a lowest price',
  (text) => {
    expect(readPrice(text, null)).toEqual({ cents: 4500, isFrom: true });
  },
);
