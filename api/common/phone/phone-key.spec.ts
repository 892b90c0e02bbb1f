import { phoneKey } from './phone-key.js';

describe('phone numbers are the same number', () => {
  test.each([
    ['written with or without spaces and signs', 'DE', '0171 2345678', '(0171) 234-56/78'],
    ['with the country after 00 or +', null, '0049 171 2345678', '+49/171/2345678'],
    ['with and without the 0 that is not dialled from abroad', null, '+49 (0)171 2345678', '+49 171 2345678'],
    ['with and without the country of the salon', 'DE', '0171 2345678', '+49 171 2345678'],
    [
      'after 00 where the country of the salon dials something else',
      'US',
      '0049 171 2345678',
      '+49 171 2345678',
    ],
    ['in Italy, where the 0 is part of the number', 'IT', '06 12345678', '+39 (06) 1234 5678'],
    ['in Portugal, where nothing is dialled before a number', 'PT', '912 345 678', '00351912345678'],
    ['in the United States', 'US', '(212) 555-0100', '1 212 555 0100'],
    ['in Russia, where an 8 is dialled before it', 'RU', '8 912 345-67-89', '+7 912 3456789'],
    [
      'in Argentina, where mobile phones are dialled otherwise from abroad',
      'AR',
      '011 15 1234 5678',
      '+5491112345678',
    ],
    ['in the digits of Arabic, of Persian and of full width', 'DE', '٠١٧١ ٢٣٤٥٦٧٨', '۰۱۷۱ ２３４５６７８'],
    ['with and without an extension', 'DE', '030 1234567 ext. 5', '+49 30 1234567'],
  ] as const)('%s', (_, home, one, other) => {
    expect(phoneKey(one, home)).toBe(phoneKey(other, home));
    expect(phoneKey(one, home)).toMatch(/^\+\d+$/);
  });
});

describe('a phone number', () => {
  test('belongs to one country', () => {
    expect(phoneKey('+351 912 345 678', 'DE')).not.toBe(phoneKey('+49 912 345 678', 'DE'));
    expect(phoneKey('0171 2345678', 'DE')).not.toBe(phoneKey('0171 2345678', 'AT'));
  });

  test('is compared by its digits where no country is known', () => {
    expect(phoneKey('0171 / 2345-678', null)).toBe('01712345678');
  });

  test.each([
    ['too short', '12', '12'],
    ['far too long', '0171 2345678 / 0172 3456789', '0171234567801723456789'],
    ['of no country', '+999 (0)12-34', '+9991234'],
    ['of two numbers', '+49 171 2345678 / +49 30 1234567', '+49171234567849301234567'],
  ])('that is %s is compared by its digits', (_, typed, key) => {
    expect(phoneKey(typed, 'DE')).toBe(key);
  });

  test.each(['', ' ', '-', '+', '00', '()'])('that is only "%s" is none', (typed) => {
    expect([phoneKey(typed, 'DE'), phoneKey(typed, null)]).toEqual(['', '']);
  });
});
