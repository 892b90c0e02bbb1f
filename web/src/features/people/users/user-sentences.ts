import type { UsersWords } from '../../../words/types.gen';

/** What a problem means where admins change accounts. */
export const userSentences = (words: UsersWords) => ({
  'last-admin': words.lastAdmin(),
  'not-found': words.deletedBySomeoneElse(),
});
