import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { GiftCardsWords } from '../../../words/types.gen';

/** What a problem means when a gift card is looked at or spent. */
export const giftCardSentences = (words: GiftCardsWords) => ({
  'not-found': words.noSuchCard(),
});

/** What is left on the card with this code. */
export const useLookAtGiftCard = () => (code: string) =>
  answerOf(client.POST('/gift-cards/look', { body: { code: code.trim() } }));

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
