import type { UsersWords } from '../../../words/types.gen';

/** Problem messages for accounts. */
export const userSentences = (words: UsersWords) => ({
  'last-admin': words.lastAdmin(),
  'not-found': words.deletedBySomeoneElse(),
});
