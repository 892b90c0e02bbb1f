import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { RenewedGiftCard } from './models';
import type { GiftCardsWords } from '../../../words/types.gen';

/** Problem messages for checking and using gift cards. */
export const giftCardSentences = (words: GiftCardsWords) => ({
  'not-found': words.noSuchCard(),
});

/** The balance of the card with this code. */
export const useLookAtGiftCard = () => (code: string) =>
  answerOf(client.POST('/gift-cards/look', { body: { code: code.trim() } }));

/** Emails a card with its code. */
export const useEmailGiftCard = () => (id: string, code: string, email: string) =>
  answerOf(client.POST('/gift-cards/{id}/letter', { params: { path: { id } }, body: { code, email } }));

/** Replaces the lost code of a card. */
export function useRenewGiftCardCode() {
  const refresh = useRefresh();
  return async (id: string): Promise<RenewedGiftCard> => {
    const card = await answerOf(client.POST('/gift-cards/{id}/code', { params: { path: { id } } }));
    void refresh('/gift-cards/**');
    return card;
  };
}

/** Blocks a lost or stolen card, or unblocks it. */
export function useBlockGiftCard() {
  const refresh = useRefresh();
  return async (id: string, isBlocked: boolean) => {
    const params = { path: { id } };
    const card = isBlocked
      ? await answerOf(client.POST('/gift-cards/{id}/block', { params }))
      : await answerOf(client.POST('/gift-cards/{id}/unblock', { params }));
    await refresh('/gift-cards/**');
    return card;
  };
}
