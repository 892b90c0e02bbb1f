import type { AnswerOf } from '../../../api/use-api';

export type TillDay = AnswerOf<'/till'>;
export type DayClose = AnswerOf<'/till/closes'>['items'][number];
export type DayCloseSheet = AnswerOf<'/till/closes/{day}'>;
export type TillMovement = TillDay['movements'][number];
export type MethodOfDay = TillDay['methods'][number];

/** In the order in which they are needed. */
export const movementKinds = ['paid-out', 'paid-in', 'banked', 'tips-paid'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What the drawer was counted to: by notes and coins, or as a whole. */
export type Count = { counts: { value: number; quantity: number }[] } | { total: number };

/** What a count comes to. */
export interface Compared {
  counted: number;
  expected: number;
  difference: number;
}
