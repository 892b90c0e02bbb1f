import { readGoogleProfile } from './google-profile.js';

const vera = { sub: '107691503', email: 'vera@gmail.com', email_verified: true, name: 'Vera Duarte' };

describe('what Google says about a person', () => {
  test('is their id, address and name', () => {
    expect(readGoogleProfile(vera)).toEqual({
      subject: '107691503',
      email: 'vera@gmail.com',
      isEmailVerified: true,
      isMailOfGoogle: true,
      name: 'Vera Duarte',
    });
  });

  test.each([
    [null],
    ['text'],
    [{}],
    [{ sub: 7 }],
    [{ sub: '' }],
    [{ sub: 'a b' }],
    [{ sub: 'x'.repeat(256) }],
  ])('is nothing when it does not say who: %j', (claims) => {
    expect(readGoogleProfile(claims)).toBeNull();
  });

  test.each([[false], ['true'], ['false'], [1], [null], [undefined], [{}]])(
    'A25 verifies no address when email_verified is %j',
    (email_verified) => {
      expect(readGoogleProfile({ ...vera, email_verified })?.isEmailVerified).toBe(false);
    },
  );

  test.each([
    ['vera@gmail.com', undefined, true],
    ['VERA@GMAIL.COM', undefined, true],
    ['vera@salon.example', 'salon.example', true],
    ['vera@salon.example', undefined, false],
    ['vera@salon.example', '', false],
    ['vera@salon.example', true, false],
    ['vera@gmail.com.evil.example', undefined, false],
    ['vera@notgmail.com', undefined, false],
  ])('the address %s of the hosted domain %j is issued by Google: %j', (email, hd, isMailOfGoogle) => {
    expect(readGoogleProfile({ ...vera, email, hd })?.isMailOfGoogle).toBe(isMailOfGoogle);
  });

  test('a name is kept short and on one line, and may be missing', () => {
    expect(readGoogleProfile({ ...vera, name: ` Vera\r\nDuarte\ud800 ` })?.name).toBe('Vera  Duarte');
    expect(readGoogleProfile({ ...vera, name: '🌷'.repeat(200) })?.name).toBe('🌷'.repeat(100));
    expect(readGoogleProfile({ ...vera, name: 7 })?.name).toBe('');
  });
});
