import { totpForApp, totpStep } from './totp.js';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('the code of an authenticator app', () => {
  // Appendix B of RFC 6238: the last six of its eight digits.
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('is that of RFC 6238 at second %i', (seconds, code, step) => {
    expect(totpStep(secret, code, at(seconds))).toBe(step);
  });

  test('is good half a minute early and half a minute late, and no longer', () => {
    const begins = 1_111_111_110;
    const stepAfter = (seconds: number) => totpStep(secret, '050471', at(begins + seconds));

    expect([-30, 0, 29, 59].map(stepAfter)).toEqual(Array(4).fill(37_037_037));
    expect([-31, 60].map(stepAfter)).toEqual([null, null]);
  });

  test('is made by an app of what it reads', () => {
    expect(totpForApp(secret, { salon: 'Vera: Hair', email: 'vera@salon.example' })).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Vera%20%20Hair:vera%40salon.example?issuer=Vera%20%20Hair&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
    });
  });
});
