import { PasswordStrengthService } from './password-strength.service.js';

const strength = new PasswordStrengthService();
const admin = { role: 'admin' as const };
const others = ['stylist', 'reception'] as const;
const client = { role: 'user' as const };

describe('A-16: the password of an admin', () => {
  test.each(['a long enough secret', 'correct-horse', 'ñandú y té', 'ten signs!'])(
    'may be %j',
    async (good) => {
      expect(await strength.isTooWeakFor(admin, good)).toBe(false);
    },
  );

  test.each([
    'ninesigns',
    '😀😀😀😀😀',
    '1234567890',
    'qwertyuiop',
    'QwertyUiop',
    ' basketball ',
    '1111111111',
    'abc123abc123',
    'abcdefghij',
    '9876543210',
  ])('may not be %j', async (weak) => {
    expect(await strength.isTooWeakFor(admin, weak)).toBe(true);
  });

  test.each(others)('has to be no weaker for a %s', async (role) => {
    expect(await strength.isTooWeakFor({ role }, 'ninesigns')).toBe(true);
  });

  test('is told apart from a client’s, which may be short', async () => {
    expect(await strength.isTooWeakFor(client, 'abc123')).toBe(false);
  });
});
