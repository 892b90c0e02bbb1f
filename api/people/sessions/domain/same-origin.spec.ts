import { isFromOwnPages } from './same-origin.js';

const own = {
  fetchSite: 'same-origin',
  origin: 'https://salon.example',
  host: 'salon.example',
  publicUrl: 'https://salon.example',
};

describe('a request that wants to use the session cookie', () => {
  test('may come from the salon’s own page', () => {
    expect(isFromOwnPages(own)).toBe(true);
  });

  test('may come from no page at all: typed by hand, or sent by a program', () => {
    expect(isFromOwnPages({ ...own, fetchSite: 'none', origin: undefined })).toBe(true);
    expect(isFromOwnPages({ ...own, fetchSite: undefined, origin: undefined })).toBe(true);
  });

  test('may come from the address the browser really used, when that is not the public one', () => {
    const atHome = {
      ...own,
      fetchSite: undefined,
      origin: 'http://192.168.1.5:5000',
      host: '192.168.1.5:5000',
    };

    expect(isFromOwnPages(atHome)).toBe(true);
  });

  test('may come through a proxy that calls the app by another name', () => {
    expect(isFromOwnPages({ ...own, host: 'app:5000' })).toBe(true);
  });

  test.each(['cross-site', 'same-site', 'same-origin, cross-site', ''])(
    'may not come from a page that is %p',
    (fetchSite) => {
      expect(isFromOwnPages({ ...own, fetchSite })).toBe(false);
    },
  );

  test.each([
    'https://evil.example',
    'https://salon.example.evil.example',
    'https://salon.example:8443',
    'http://book.salon.example',
    'null',
  ])('may not come from %s', (origin) => {
    expect(isFromOwnPages({ ...own, fetchSite: undefined, origin })).toBe(false);
  });
});
