import { originPath } from './origin-path';

describe('the page to go to after logging in', () => {
  test('is the one the visitor came from, with its query and fragment', () => {
    expect(originPath('/book?service=s1&date=2026-11-24#times')).toBe(
      '/book?service=s1&date=2026-11-24#times',
    );
  });

  test('is the front page when nothing is remembered', () => {
    expect(originPath(null)).toBe('/');
    expect(originPath('')).toBe('/');
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/%2e%2e//evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    'dashboard',
    ' /dashboard',
  ])('is the front page when the address leads elsewhere: %j', (from) => {
    expect(originPath(from)).toBe('/');
  });

  test.each(['/login', '/login?from=/login', '/sign-up', '/reset-password', '/verify', '/setup'])(
    'is never a log-in page itself: %s',
    (from) => {
      expect(originPath(from)).toBe('/');
    },
  );
});
