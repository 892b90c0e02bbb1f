import type { LocalDate } from '../../../common/time/local-date.js';

/** What somebody can do with a card: pay, or not, and why. */
export const giftCardStates = ['active', 'used-up', 'blocked', 'expired'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** A card is good on its last day. What is blocked stays blocked, whatever is left on it. */
export function stateOf(
  card: { state: 'active' | 'blocked'; expiresOn: LocalDate | null; balanceCents: number },
  today: LocalDate,
): GiftCardState {
  if (card.state === 'blocked') return 'blocked';
  if (card.balanceCents <= 0) return 'used-up';
  return card.expiresOn !== null && card.expiresOn < today ? 'expired' : 'active';
}
