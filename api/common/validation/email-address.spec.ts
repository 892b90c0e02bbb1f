import { emailKey } from '../text/email-key.js';
import { isEmailAddress } from './email-address.js';

/** Zero-width space and joiners, soft hyphen, direction marks, a filler, a variation selector, and spaces. */
const invisible = [
  ...['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u200E', '\u202E', '\u034F', '\u3164'],
  ...['\uFE0F', '\u2800', '\u00A0', '\u2009', '\u3000', '\u2028', '\u{E0061}'],
];

describe('the address of a client', () => {
  test.each([
    ['capitals', 'Vera@Salon.Example', 'vera@salon.example'],
    ['blanks around it', '  vera@salon.example\t', 'vera@salon.example'],
    ['an accent typed as two signs', 'rene\u0301@salon.example', 'ren\u00e9@salon.example'],
  ])('is the same person with %s', (_, typed, key) => {
    expect(emailKey(typed)).toBe(key);
  });

  test('keeps two people apart who differ by a dot or a tag', () => {
    const keys = ['ve.ra@salon.example', 'vera@salon.example', 'vera+1@salon.example'].map(emailKey);

    expect(new Set(keys).size).toBe(3);
  });

  test.each([
    ...['vera@salon.example', 'v@s.co', 'vera+hair@salon.example', 'rené@salon.example'],
    ...['anna@t-online.de', 'ewa@o2.pl', "o'neil@x1.museum"],
  ])('B-11: may be %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  test.each(invisible)('A-28: may have no invisible character, such as %j', (sign) => {
    const addresses = [`ve${sign}ra@salon.example`, `vera@sa${sign}lon.example`, `vera@salon.example${sign}`];

    expect(addresses.filter(isEmailAddress)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['no address', 'admin'],
    ['two addresses', 'vera@salon.example, eve@salon.example'],
    ['an address with a name', 'Vera <vera@salon.example>'],
    ['a line break', 'vera@salon.example\r\nBcc: eve@salon.example'],
    ['a quoted control character', '"\u0001"@salon.example'],
    ['NUL', 've\u0000ra@salon.example'],
    ['too long', `${'v'.repeat(64)}@${'salon.'.repeat(32)}example`],
    ['a list', ['vera@salon.example']],
    ['missing', undefined],
  ])('may not be %s', (_, value) => {
    expect(isEmailAddress(value)).toBe(false);
  });
});
