import { phoneKey } from './phone-key.js';

describe('the phone number of a client', () => {
  it.each([
    ['with blanks and signs', '(0171) 234-56.7', '01712345 67'],
    ['with the country after 00 or +', '0049 171 2345', '+49/171/2345'],
    ['with a (0) that is not dialled', '+49 (0)171 2345', '+491712345'],
  ])('is the same %s', (_, one, other) => {
    expect(phoneKey(one)).toBe(phoneKey(other));
  });

  it('is not the same in two countries', () => {
    expect(phoneKey('+351 912 000')).not.toBe(phoneKey('+49 912 000'));
  });

  it('is not assumed to be from this country when it has no country code', () => {
    expect(phoneKey('0171 2345')).not.toBe(phoneKey('+49 171 2345'));
  });

  it.each(['', '   ', '( ) - /', '+', '00'])('is none when "%s" cannot be dialled', (typed) => {
    expect(phoneKey(typed)).toBe('');
  });
});
