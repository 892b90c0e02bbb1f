import { invalidInput } from '../../common/problem/common.problems.js';
import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { QuoteView } from './checkout.view.js';

/** 409: it comes to something else than the client was told. Carries what it comes to. */
export const priceHasChanged = (quote: QuoteView) => new Problem('price-has-changed', { extras: { quote } });

/**
 * 409: the bill was sold already, as it was sent first: only its answer was lost. Its key belongs to the bill, whatever was changed
 * in it since. Carries the sale.
 */
export const saleMade = (saleId: string) => new Problem('sale-made', { extras: { saleId } });

/** 409: the payments come to more or less than is to be paid. Carries what it comes to. */
export const saleNotPaid = (quote: QuoteView) => new Problem('sale-not-paid', { extras: { quote } });

/** 409: more than ten times as much cash was handed over, which looks like a slip; to be confirmed. */
export const tenderedIsHigh = () => new Problem('tendered-is-high');

/** 409: there is less on the gift card, perhaps because it has just been used elsewhere. */
export const giftCardEmpty = () => new Problem('gift-card-empty');

/** 409: the card was blocked by an admin. */
export const giftCardBlocked = () => new Problem('gift-card-blocked');

/** 409: its last day is over. */
export const giftCardExpired = () => new Problem('gift-card-expired');

/** 409: the owner has yet to say when gift cards are taxed. */
export const giftCardsNotSetUp = () => new Problem('gift-cards-not-set-up');

/** 409: only what has begun is paid, in the currency in which it was booked. */
export const notToBePaid = () => new Problem('not-possible', { detail: sentence('visitCannotBePaid') });

/** 422: more is off than it costs; -1 stands for the whole sale. */
export const discountTooHigh = (index: number) =>
  invalidInput([
    {
      pointer: index < 0 ? '#/discount' : `#/lines/${index}/discount`,
      detail: sentence('discountTooHigh'),
    },
  ]);

/** 422: more than anything may cost. */
export const saleTooHigh = () => invalidInput([{ pointer: '#/lines', detail: sentence('saleTooHigh') }]);
