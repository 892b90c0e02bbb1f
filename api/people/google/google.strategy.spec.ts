import { isGoogleItself } from './google.strategy.js';

test.each([
  ['https://accounts.google.com/o/oauth2/v2/auth', true],
  ['https://id.example/authorize', false],
  ['https://accounts.google.com.id.example/authorize', false],
])('A-19: only Google is asked to let people choose an account: %s', (address, expected) => {
  expect(isGoogleItself(address)).toBe(expected);
});
