import { accessClaims, readAccessClaims } from './access-claims.js';

const grant = {
  userId: 'vera',
  sessionId: 'phone',
  tokenVersion: 3,
  tokenId: 'one',
  nowSeconds: 1_000,
  endsBySeconds: null,
};

describe('an access token', () => {
  test('names the account and the session, and neither rights nor addresses', () => {
    expect(accessClaims(grant)).toEqual({
      sub: 'vera',
      sid: 'phone',
      ver: 3,
      jti: 'one',
      iat: 1_000,
      exp: 1_600,
    });
  });

  test('that was exchanged for an older one ends with it', () => {
    expect(accessClaims({ ...grant, endsBySeconds: 1_050 }).exp).toBe(1_050);
  });

  test('never lives longer than ten minutes, whatever it was exchanged for', () => {
    expect(accessClaims({ ...grant, endsBySeconds: 9_000 }).exp).toBe(1_600);
  });

  test('is read back as it was made, without additional claims', () => {
    const claims = accessClaims(grant);

    expect(readAccessClaims({ ...claims, iss: 'parlour', role: 'admin' })).toEqual(claims);
  });

  test.each(['sub', 'sid', 'ver', 'jti', 'iat', 'exp'] as const)('without %s is no token of ours', (name) => {
    const { [name]: _, ...rest } = accessClaims(grant);

    expect(readAccessClaims(rest)).toBeNull();
  });

  test('with a version written as text is no token of ours', () => {
    expect(readAccessClaims({ ...accessClaims(grant), ver: '3' })).toBeNull();
  });

  test.each(['text', null, undefined, 7])('is not %p', (payload) => {
    expect(readAccessClaims(payload)).toBeNull();
  });
});
