import { account } from '../../../words/account.gen';
import type { AccountWords } from '../../../words/types.gen';
import { googleFailure } from './google-arrival';

let words: AccountWords;
beforeAll(async () => {
  words = await account.fetch('en');
});

describe('coming back from Google without having connected it', () => {
  test('is explained', () => {
    expect(googleFailure(words, 'credential-already-in-use')).toBe(
      'This Google account is already linked to another account here.',
    );
  });

  test('never repeats what the address says', () => {
    for (const code of ['<b>', 'toString', 'call 0900']) {
      expect(googleFailure(words, code)).toBe('We couldn’t connect Google. Please try again.');
    }
  });

  test('is not mentioned when nothing failed', () => {
    expect(googleFailure(words, null)).toBeNull();
    expect(googleFailure(words, '')).toBeNull();
  });
});
