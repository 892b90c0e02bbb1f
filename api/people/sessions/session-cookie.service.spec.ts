import { sessionCookieName } from './session-cookie.service.js';

describe('the session cookie', () => {
  test('belongs to the host alone where the salon is reached by https', () => {
    expect(sessionCookieName('https://salon.example')).toBe('__Host-session');
  });

  test('has an ordinary name on plain http, where a browser would drop the other one', () => {
    expect(sessionCookieName('http://192.168.1.5:5000')).toBe('session');
  });
});
