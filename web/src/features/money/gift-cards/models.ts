import type { AnswerOf } from '../../../api/use-api';

export type GiftCard = AnswerOf<'/gift-cards'>['items'][number];
/** A card with the code that it has from now on. */
export type RenewedGiftCard = GiftCard & { code: string };
/** A card in the answer to the sale that sold it. */
export type SoldGiftCard = AnswerOf<'/sales/{id}'>['giftCards'][number];
