import type { AnswerOf } from '../../api/use-api';

export type GiftCard = AnswerOf<'/gift-cards'>['items'][number];
