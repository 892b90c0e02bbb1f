import type { CheckoutWords } from '../../../words/types.gen';

/** What a problem means when a sale is made. */
export const checkoutSentences = (words: CheckoutWords) => ({
  'not-possible': words.notPossible(),
  'not-found': words.visitGone(),
  'network-request-failed': words.answerLost(),
});
