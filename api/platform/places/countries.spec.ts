import { countries, isCurrency } from './countries.js';

const of = (code: string) => countries.get(code);

test('knows what is paid with in a country, what its clocks follow and how it counts hours and weeks', () => {
  expect(of('PT')).toEqual({
    code: 'PT',
    currency: 'EUR',
    timeZones: ['Atlantic/Azores', 'Atlantic/Madeira', 'Europe/Lisbon'],
    hourCycle: 'h23',
    firstWeekday: 7,
  });
  expect(of('US')).toMatchObject({ currency: 'USD', hourCycle: 'h12', firstWeekday: 7 });
  expect(of('AE')).toMatchObject({ currency: 'AED', timeZones: ['Asia/Dubai'], hourCycle: 'h12' });
});

test('has each time zone in one country, so that a browser’s zone says where it is', () => {
  const zones = [...countries.values()].flatMap(({ code, timeZones }) => (code === 'XK' ? [] : timeZones));

  expect(zones.length).toBeGreaterThan(400);
  expect(new Set(zones).size).toBe(zones.length);
});

test('has a currency that it accepts for each country', () => {
  const refused = [...countries.values()].filter(({ currency }) => !isCurrency(currency));

  expect(refused).toEqual([]);
  expect(of('CW')?.currency).toBe('XCG');
});

test.each(['EUROS', 'eur', 'XXZ', ''])('refuses %j as a currency', (code) => {
  expect(isCurrency(code)).toBe(false);
});

test.each(['AN', 'UK', 'EU', 'XX', 'pt'])('has no country %j', (code) => {
  expect(of(code)).toBeUndefined();
});
