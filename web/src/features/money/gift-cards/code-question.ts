import type { GiftCardsWords } from '../../../words/types.gen';

/** What a dialog asks that closes while the code of a gift card is nowhere but in it. */
export const codeQuestion = (words: GiftCardsWords) => ({
  title: words.leaveTitle(),
  text: words.leaveText(),
  stay: words.stay(),
  leave: words.leave(),
});
