import type { AnswerOf } from '../../../api/use-api';

export type Product = AnswerOf<'/products'>['items'][number];
export type StockMovement = AnswerOf<'/products/{id}/stock'>['items'][number];

/** Why there is more or less of a product, when it is entered by hand. */
export const enteredReasons = ['delivery', 'own-use', 'waste', 'correction'] as const;
export type EnteredReason = (typeof enteredReasons)[number];
