import type { ClientsWords } from '../../../words/types.gen';

/** Problem messages for clients. */
export const clientSentences = (words: ClientsWords) => ({
  'email-already-in-use': words.emailInUse(),
  'not-found': words.hasBeenErased(),
});
