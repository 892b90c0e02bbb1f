import type { AnswerOf } from '../../../api/use-api';

export type GiftCard = AnswerOf<'/gift-cards'>['items'][number];
/** A card with its new code. */
export type RenewedGiftCard = GiftCard & { code: string };
/** A card in the response to its sale. */
export type SoldGiftCard = AnswerOf<'/sales/{id}'>['giftCards'][number];
