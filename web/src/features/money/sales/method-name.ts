import type { SalesWords } from '../../../words/types.gen';
import type { Method } from './models';

/** The word for how something is paid. */
export const methodName = (words: SalesWords, method: Method): string =>
  ({
    cash: words.cash,
    card: words.card,
    transfer: words.transfer,
    'gift-card': words.giftCard,
    elsewhere: words.elsewhere,
  })[method]();
