import { googleFailure } from './google-arrival';

describe('coming back from Google without its being connected', () => {
  it('is explained', () => {
    expect(googleFailure('credential-already-in-use')).toBe(
      'This Google account belongs to another account here.',
    );
  });

  it('never repeats what stands in the address', () => {
    for (const code of ['<b>', 'toString', 'call 0900']) {
      expect(googleFailure(code)).toBe('Google could not be connected. Please try again.');
    }
  });

  it('is nothing to speak of when there was no failure', () => {
    expect(googleFailure(null)).toBeNull();
    expect(googleFailure('')).toBeNull();
  });
});
