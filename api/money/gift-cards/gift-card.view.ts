import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { PageView } from '../../common/page/page.view.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { type GiftCardState, giftCardStates, stateOf } from './domain/gift-card-state.js';
import type { GiftCardWithBalance } from './gift-cards.repository.js';

export class GiftCardView {
  _id: string;

  /** The last four characters of its code. */
  last4: string;

  /** ISO 4217. */
  currency: string;

  /** Its value when it was sold. */
  value: number;

  /** The balance. */
  balance: number;

  @ApiProperty({ enum: giftCardStates })
  state: GiftCardState;

  /** Instant, ISO 8601 in UTC. */
  soldAt: string;

  /** Its last day, a local date of the salon; null if it doesn't expire. */
  @ApiProperty({ type: String, nullable: true })
  expiresOn: string | null;

  /** The printed message; empty for none. */
  message: string;

  /** The gift date, if one was entered at the sale. */
  @ApiProperty({ type: String, nullable: true })
  givenOn: string | null;

  /** It was sold in another system: `soldAt` is from there, and `value` the balance with which it came. */
  isFromBefore: boolean;

  /** The till accepts the number that it has in that system, until the card gets a new code. */
  hasOldNumber: boolean;
}

/** A card with the code that it has from now on. */
export class RenewedGiftCardView extends GiftCardView {
  /** The new code, shown only once. The old code no longer works. */
  code: string;
}

export class GiftCardPageView extends PageView {
  items: GiftCardView[];

  /** The balance of all cards in the list, other pages included: the salon owes it. */
  owed: number;
}

export const toGiftCardView = (card: GiftCardWithBalance, today: LocalDate): GiftCardView => ({
  _id: card.id,
  last4: card.last4,
  currency: card.currency,
  value: toPrice(card.valueCents),
  balance: toPrice(card.balanceCents),
  state: stateOf(card, today),
  soldAt: card.createdAt.toISOString(),
  expiresOn: card.expiresOn,
  message: card.message,
  givenOn: card.givenOn,
  isFromBefore: card.isFromBefore,
  hasOldNumber: card.hasOldNumber,
});
