import type { GiftCardsWords } from '../../../words/types.gen';

/** The question before closing a dialog that is the only place with a gift card's code. */
export const codeQuestion = (words: GiftCardsWords) => ({
  title: words.leaveTitle(),
  text: words.leaveText(),
  stay: words.stay(),
  leave: words.leave(),
});
