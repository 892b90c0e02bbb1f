import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { QuoteView } from './checkout.view.js';

/** 409: the total differs from what the client was told. Carries the new quote. */
export const priceHasChanged = (quote: QuoteView) => new Problem('price-has-changed', { extras: { quote } });

/**
 * 409: the bill was already sold as first sent, and only the response was lost. The key belongs to the bill, even if
 * it was edited since. Carries the sale.
 */
export const saleMade = (saleId: string) => new Problem('sale-made', { extras: { saleId } });

/** 409: the payments don't add up to the total. Carries the quote. */
export const saleNotPaid = (quote: QuoteView) => new Problem('sale-not-paid', { extras: { quote } });

/** 409: more than ten times the cash due was handed over, probably a typo; needs confirmation. */
export const tenderedIsHigh = () => new Problem('tendered-is-high');

/** 409: the gift card's balance is too low, perhaps because it has just been used elsewhere. */
export const giftCardEmpty = () => new Problem('gift-card-empty');

/** 409: an admin blocked the card. */
export const giftCardBlocked = () => new Problem('gift-card-blocked');

/** 409: the card has expired. */
export const giftCardExpired = () => new Problem('gift-card-expired');

/** 409: the owner has not yet chosen when gift cards are taxed. */
export const giftCardsNotSetUp = () => new Problem('gift-cards-not-set-up');

/** 409: only visits that have begun can be paid for, in the currency in which they were booked. */
export const notToBePaid = () => new Problem('not-possible', { detail: sentence('visitCannotBePaid') });

/** 422: the discount exceeds the price; -1 stands for the whole sale. */
export const discountTooHigh = (index: number) =>
  invalidInput([
    {
      pointer: index < 0 ? '#/discount' : `#/lines/${index}/discount`,
      detail: sentence('discountTooHigh'),
    },
  ]);

/** 422: exceeds the highest possible price. */
export const saleTooHigh = () => invalidInput([{ pointer: '#/lines', detail: sentence('saleTooHigh') }]);
