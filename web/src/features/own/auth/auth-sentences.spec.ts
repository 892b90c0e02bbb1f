import { auth } from '../../../words/auth.gen';
import type { AuthWords } from '../../../words/types.gen';
import { arrivalFailure } from './auth-sentences';

let words: AuthWords;
beforeAll(async () => {
  words = await auth.fetch('en');
});

describe('what someone reads who comes back from Google without being logged in', () => {
  test('is nothing when nothing went wrong', () => {
    expect(arrivalFailure(words, null)).toBeNull();
  });

  test('is the sentence of the code', () => {
    expect(arrivalFailure(words, 'user-disabled')).toMatch(/^This account has been closed/);
    expect(arrivalFailure(words, 'network-request-failed')).toMatch(/^Google didn’t respond/);
  });

  test('is in the language of the page', async () => {
    expect(arrivalFailure(await auth.fetch('pt'), 'network-request-failed')).toMatch(
      /^O Google não respondeu/,
    );
  });

  test.each(['<b>Call 555-0199</b>', 'constructor', 'toString'])(
    'never repeats what a link may say: %s',
    (code) => {
      expect(arrivalFailure(words, code)).toBe('We couldn’t log you in. Please try again.');
    },
  );
});
