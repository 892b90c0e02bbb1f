import { phoneCountryOf } from './phone-country.js';

const inCountry = (country: string, phone = '') => phoneCountryOf({ countryCode: null, country, phone });

describe('the country in which the numbers of a salon are dialled', () => {
  test.each([
    ['Deutschland', 'DE'],
    [' germany ', 'DE'],
    ['ALLEMAGNE', 'DE'],
    ['Alemania', 'DE'],
    ['ألمانيا', 'DE'],
    ['de', 'DE'],
    ['Österreich', 'AT'],
    ['Cote d’Ivoire', 'CI'],
    ['The Netherlands', 'NL'],
    ['USA', 'US'],
    ['U.S.', 'US'],
    ['United States of America', 'US'],
    ['UK', 'GB'],
    ['Scotland', 'GB'],
    ['Brasil', 'BR'],
  ])('is the one that its address names: %s', (written, country) => {
    expect(inCountry(written)).toBe(country);
  });

  test('is the one that was said when it was set up, whatever its address and its own number look like', () => {
    const said = { countryCode: 'AT', country: 'Deutschland', phone: '+49 30 123456' };

    expect(phoneCountryOf(said)).toBe('AT');
    expect(phoneCountryOf({ ...said, countryCode: 'AQ' })).toBe('DE');
  });

  test('is that of its own number when the address names none that is known', () => {
    expect([inCountry('', '+49 30 123456'), inCountry('Atlantis', '00351 21 123 4567')]).toEqual([
      'DE',
      'PT',
    ]);
  });

  test('is the one of the address when its own number is from another', () => {
    expect(inCountry('Austria', '+49 30 123456')).toBe('AT');
  });

  test('is not known when neither says it', () => {
    expect([inCountry(''), inCountry('Atlantis', '030 123456'), inCountry('', '+')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
