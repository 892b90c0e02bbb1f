import { googleFailure } from './google-arrival';

describe('coming back from Google without having connected it', () => {
  it('is explained', () => {
    expect(googleFailure('credential-already-in-use')).toBe(
      'This Google account is already linked to another account here.',
    );
  });

  it('never repeats what the address says', () => {
    for (const code of ['<b>', 'toString', 'call 0900']) {
      expect(googleFailure(code)).toBe('We couldn’t connect Google. Please try again.');
    }
  });

  it('is not mentioned when nothing failed', () => {
    expect(googleFailure(null)).toBeNull();
    expect(googleFailure('')).toBeNull();
  });
});
