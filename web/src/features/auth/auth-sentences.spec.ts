import { arrivalFailure } from './auth-sentences';

describe('what somebody reads who comes back from Google without being signed in', () => {
  it('is nothing when nothing went wrong', () => {
    expect(arrivalFailure(null)).toBeNull();
  });

  it('is the sentence of the code', () => {
    expect(arrivalFailure('user-disabled')).toMatch(/^This account has been closed/);
    expect(arrivalFailure('network-request-failed')).toMatch(/^Google did not answer/);
  });

  it.each(['<b>Call 555-0199</b>', 'constructor', 'toString'])(
    'never repeats what a link may say: %s',
    (code) => {
      expect(arrivalFailure(code)).toBe('We could not sign you in. Please try again.');
    },
  );
});
