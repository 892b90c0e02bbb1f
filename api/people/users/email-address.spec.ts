import { emailKey } from '../../common/text/email-key.js';
import { isEmailAddress } from './email-address.js';

describe('the address of a client', () => {
  it.each([
    ['capitals', 'Vera@Salon.Example', 'vera@salon.example'],
    ['blanks around it', '  vera@salon.example\t', 'vera@salon.example'],
    ['an accent typed as two signs', 'rene\u0301@salon.example', 'ren\u00e9@salon.example'],
  ])('is the same person with %s', (_, typed, key) => {
    expect(emailKey(typed)).toBe(key);
  });

  it('keeps two people apart who differ by a dot or a tag', () => {
    const keys = ['ve.ra@salon.example', 'vera@salon.example', 'vera+1@salon.example'].map(emailKey);

    expect(new Set(keys).size).toBe(3);
  });

  it.each([
    ...['vera@salon.example', 'v@s.co', 'vera+hair@salon.example', 'rené@salon.example'],
    ...['anna@t-online.de', 'ewa@o2.pl', "o'neil@x1.museum"],
  ])('B-11: may be %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
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
