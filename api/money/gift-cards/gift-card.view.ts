import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { PageView } from '../../common/page/page.view.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { type GiftCardState, giftCardStates, stateOf } from './domain/gift-card-state.js';
import type { GiftCardWithBalance } from './gift-cards.repository.js';

export class GiftCardView {
  _id: string;

  /** The last four signs of its code. */
  last4: string;

  /** ISO 4217. */
  currency: string;

  /** What it was sold for. */
  value: number;

  /** What is left on it. */
  balance: number;

  @ApiProperty({ enum: giftCardStates })
  state: GiftCardState;

  /** Instant, ISO 8601 in UTC. */
  soldAt: string;

  /** Its last day, of the salon's calendar; null: never. */
  @ApiProperty({ type: String, nullable: true })
  expiresOn: string | null;

  /** As it was printed on the card; empty for none. */
  message: string;

  /** The day on which it is given away, if that was said when it was sold. */
  @ApiProperty({ type: String, nullable: true })
  givenOn: string | null;
}

/** A card with the code that it has from now on. */
export class RenewedGiftCardView extends GiftCardView {
  /** To be spent with: said once. The code of before pays nothing. */
  code: string;
}

export class GiftCardPageView extends PageView {
  items: GiftCardView[];

  /** What is left on all cards of the list, also those on other pages: the salon owes it. */
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
});
