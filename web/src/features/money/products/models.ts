import type { AnswerOf } from '../../../api/use-api';

export type Product = AnswerOf<'/products'>['items'][number];
export type StockMovement = AnswerOf<'/products/{id}/stock'>['items'][number];

/** Reasons for manual stock changes. */
export const enteredReasons = ['delivery', 'own-use', 'waste', 'correction'] as const;
export type EnteredReason = (typeof enteredReasons)[number];
