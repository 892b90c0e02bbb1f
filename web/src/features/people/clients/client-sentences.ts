import type { ClientsWords } from '../../../words/types.gen';

/** What a problem means where the salon keeps its clients. */
export const clientSentences = (words: ClientsWords) => ({
  'email-already-in-use': words.emailInUse(),
  'not-found': words.hasBeenErased(),
});
