import { endsWithin } from './access-token';

const nowMs = Date.UTC(2026, 10, 24, 10, 0, 0);
const tokenUntil = (seconds: number) =>
  `head.${btoa(JSON.stringify({ exp: nowMs / 1000 + seconds }))}.signature`;

describe('the end of an access token', () => {
  test('is near when it comes within the given seconds, or has passed', () => {
    expect(endsWithin(tokenUntil(29), 30, nowMs)).toBe(true);
    expect(endsWithin(tokenUntil(-5), 30, nowMs)).toBe(true);
  });

  test('is not near before', () => {
    expect(endsWithin(tokenUntil(31), 30, nowMs)).toBe(false);
  });

  test('is left to the server when the token cannot be read', () => {
    expect(endsWithin('nonsense', 30, nowMs)).toBe(false);
    expect(endsWithin('a.!!!.c', 30, nowMs)).toBe(false);
  });
});
