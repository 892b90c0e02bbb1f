import { guessPlace, placeIn } from './guess-place';

const portugal = {
  code: 'PT',
  currency: 'EUR',
  timeZones: ['Atlantic/Azores', 'Atlantic/Madeira', 'Europe/Lisbon'],
};
const austria = { code: 'AT', currency: 'EUR', timeZones: ['Europe/Vienna'] };
const india = { code: 'IN', currency: 'INR', timeZones: ['Asia/Calcutta'] };
const states = { code: 'US', currency: 'USD', timeZones: ['America/Chicago', 'America/New_York'] };
/** Büsingen is surrounded by Switzerland, but its clocks agree with Berlin's. */
const germany = { code: 'DE', currency: 'EUR', timeZones: ['Europe/Berlin', 'Europe/Busingen'] };
const countries = [austria, india, portugal, states];

const guess = (timeZone: string, ...languages: string[]) => guessPlace({ timeZone, languages }, countries);

test('the browser’s clock says where the salon is, whatever language it reads', () => {
  expect(guess('Europe/Lisbon', 'en-US', 'en')).toEqual({
    countryCode: 'PT',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
  });
});

test('a zone has several names', () => {
  expect(guess('Asia/Kolkata', 'en')).toEqual({
    countryCode: 'IN',
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
  });
});

test('a clock that is nowhere leaves it to the languages', () => {
  expect(guess('UTC', 'de', 'de-AT')).toEqual({
    countryCode: 'AT',
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
  });
  expect(guess('UTC', 'en-US')).toEqual({ countryCode: 'US', timeZone: '', currency: 'USD' });
});

test('nothing is guessed where nothing is known', () => {
  const nothing = { countryCode: '', timeZone: '', currency: '' };

  expect(guess('UTC', 'de')).toEqual(nothing);
  expect(guess('Mars/Olympus', 'tlh-QX')).toEqual(nothing);
});

test('another country brings its money, and its time zone where that is certain', () => {
  expect(placeIn(austria, { timeZone: 'Europe/Lisbon', here: 'Europe/Lisbon' })).toEqual({
    countryCode: 'AT',
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
  });
  expect(placeIn(germany, { timeZone: '', here: '' }).timeZone).toBe('Europe/Berlin');
  expect(placeIn(states, { timeZone: 'Europe/Lisbon', here: 'Europe/Lisbon' }).timeZone).toBe('');
  expect(placeIn(portugal, { timeZone: 'Europe/Vienna', here: 'Europe/Lisbon' }).timeZone).toBe(
    'Europe/Lisbon',
  );
  expect(placeIn(portugal, { timeZone: 'Atlantic/Azores', here: 'Europe/Lisbon' }).timeZone).toBe(
    'Atlantic/Azores',
  );
});
