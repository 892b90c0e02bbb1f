import type { LocalDate } from '../../../common/time/local-date.js';

/** The state of a card: usable, or the reason why not. */
export const giftCardStates = ['active', 'used-up', 'blocked', 'expired'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

/** A card is valid through its last day. A blocked card counts as blocked whatever its balance. */
export function stateOf(
  card: { state: 'active' | 'blocked'; expiresOn: LocalDate | null; balanceCents: number },
  today: LocalDate,
): GiftCardState {
  if (card.state === 'blocked') return 'blocked';
  if (card.balanceCents <= 0) return 'used-up';
  return card.expiresOn !== null && card.expiresOn < today ? 'expired' : 'active';
}
