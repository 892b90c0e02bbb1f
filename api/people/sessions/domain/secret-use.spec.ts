import { type KeptSecrets, secretUse } from './secret-use.js';

const hash = (letter: string) => Buffer.from(letter);
const at = (seconds: number) => new Date(Date.parse('2027-03-01T09:00:00Z') + seconds * 1000);

/** The cookie `b` replaced `a` at nine o'clock, and has not been used since. */
const renewed: KeptSecrets = {
  secretHash: hash('b'),
  previousSecretHash: hash('a'),
  rotatedAt: at(0),
  isSecretSeen: false,
};

describe('a cookie of a session', () => {
  test('is the present one, whenever it comes', () => {
    expect(secretUse(hash('b'), renewed, at(5))).toBe('present');
    expect(secretUse(hash('b'), { ...renewed, isSecretSeen: true }, at(5_000))).toBe('present');
  });

  test('from before the renewal comes from a second tab, for ten seconds', () => {
    expect(secretUse(hash('a'), renewed, at(10))).toBe('second-tab');
    expect(secretUse(hash('a'), { ...renewed, isSecretSeen: true }, at(10))).toBe('second-tab');
  });

  test('from before the renewal means that the answer was lost, when the new one was never seen', () => {
    expect(secretUse(hash('a'), renewed, at(11))).toBe('lost-answer');
    expect(secretUse(hash('a'), renewed, at(86_400))).toBe('lost-answer');
  });

  test('from before the renewal is a copy, when the new one has been seen', () => {
    expect(secretUse(hash('a'), { ...renewed, isSecretSeen: true }, at(11))).toBe('reused');
  });

  test('from before the last but one renewal is a copy, however soon it comes', () => {
    expect(secretUse(hash('z'), renewed, at(0))).toBe('reused');
  });

  test('that is not the only one a session ever had is a copy', () => {
    const fresh = { ...renewed, previousSecretHash: null, rotatedAt: null };

    expect(secretUse(hash('a'), fresh, at(0))).toBe('reused');
  });
});
