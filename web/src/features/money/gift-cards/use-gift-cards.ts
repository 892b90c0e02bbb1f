import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { RenewedGiftCard } from './models';
import type { GiftCardsWords } from '../../../words/types.gen';

/** What a problem means when a gift card is looked at or spent. */
export const giftCardSentences = (words: GiftCardsWords) => ({
  'not-found': words.noSuchCard(),
});

/** What is left on the card with this code. */
export const useLookAtGiftCard = () => (code: string) =>
  answerOf(client.POST('/gift-cards/look', { body: { code: code.trim() } }));

/** Sends a card with its code to an address. */
export const useEmailGiftCard = () => (id: string, code: string, email: string) =>
  answerOf(client.POST('/gift-cards/{id}/letter', { params: { path: { id } }, body: { code, email } }));

/** Another code for a card, in place of one that was lost. */
export function useRenewGiftCardCode() {
  const refresh = useRefresh();
  return async (id: string): Promise<RenewedGiftCard> => {
    const card = await answerOf(client.POST('/gift-cards/{id}/code', { params: { path: { id } } }));
    void refresh('/gift-cards/**');
    return card;
  };
}

/** Whether a card can be spent: an admin blocks one that was lost or stolen. */
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
