import type { CheckoutWords } from '../../../words/types.gen';

/** Problem messages for making a sale. */
export const checkoutSentences = (words: CheckoutWords) => ({
  'not-possible': words.notPossible(),
  'not-found': words.visitGone(),
  'network-request-failed': words.answerLost(),
});
