import { originPath, withNote } from './origin-path.js';

describe('A24 the page to go back to after logging in', () => {
  test('is the one they came from, with query and fragment', () => {
    expect(originPath('/book?service=s1&date=2026-11-24#times')).toBe(
      '/book?service=s1&date=2026-11-24#times',
    );
  });

  test.each([[undefined], [''], [['/book', '/team']], [{ path: '/book' }]])(
    'is the front page when nothing is remembered: %j',
    (from) => {
      expect(originPath(from)).toBe('/');
    },
  );

  test.each([
    'https://evil.example/',
    'HTTPS:evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example/',
    '/book\r\nSet-Cookie: session=x',
    '/book\u0000',
    '/book\u0085',
    '/.//evil.example/',
    '/book/..//evil.example/',
    '/%2e%2e//evil.example/',
    '/book\\..\\..\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'dashboard',
    ' /dashboard',
    '@evil.example',
    '/\ud800',
    `/${'a'.repeat(1000)}`,
  ])('is the front page when the address leads elsewhere: %j', (from) => {
    expect(originPath(from)).toBe('/');
  });

  test.each(['/login', '/login?from=/login', '/sign-up', '/setup', '/auth/google?from=/', '/AUTH/google'])(
    'is never a log-in page itself: %s',
    (from) => {
      expect(originPath(from)).toBe('/');
    },
  );

  test('may look odd and still be a page of this site', () => {
    expect(originPath('/book?note=//evil.example')).toBe('/book?note=//evil.example');
    expect(originPath('/authors')).toBe('/authors');
  });
});

test('a note is added to what a page already carries', () => {
  expect(withNote('/book?service=s1#times', 'welcome', 'back')).toBe('/book?service=s1&welcome=back#times');
  expect(withNote('/', 'welcome', 'new')).toBe('/?welcome=new');
});
