import { isOneAddress, onOneLine, safeName } from './addressee.js';

describe('an address that an email may go to', () => {
  test.each([
    'vera@salon.example',
    "o'hara+cut@mail.salon.example",
    'søn@bücher.example',
    `${'a'.repeat(64)}@b.example`,
  ])('%s', (address) => expect(isOneAddress(address)).toBe(true));

  test.each([
    '',
    'vera',
    '@salon.example',
    'vera@',
    'vera@salon.example ',
    'vera@salon.example\r\nBcc: x@y.example',
    'vera@salon.example\n',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    'G: a@b.example;',
    'Vera <vera@salon.example>',
    '"vera"@salon.example',
    'vera@[127.0.0.1]',
    'vera@salon.example(comment)',
    'a@b@c.example',
    'vera@salon.exa\u202emple',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('never %j', (address) => expect(isOneAddress(address)).toBe(false));
});

describe('a name in a greeting', () => {
  test.each([
    'Maria Lopes',
    "Siobhán O'Hara",
    'Dr. No',
    'J.R. Ewing',
    '👩‍👩‍👧 family',
    'Ana-Lúcia',
    'Žofia, née Nová',
  ])('%s stays as it is', (name) => expect(safeName(name)).toBe(name));

  test.each(['see evil.example', 'http://evil', 'WWW.evil', 'me@evil.example', 'now: hxxp://x'])(
    '%s is left out, because mail programs make links of it',
    (name) => expect(safeName(name)).toBe(''),
  );

  test('is never longer than 120 characters, none of which is cut in half', () => {
    expect(safeName('💅'.repeat(500))).toBe('💅'.repeat(120));
  });

  test('and whatever else becomes a header stays on one line and reads from left to right', () => {
    expect(onOneLine('Eve\r\nBcc: x\u2028y \u202egro.live\0 ')).toBe('Eve Bcc: x y  gro.live');
  });
});
