import type { AnswerOf } from '../../../api/use-api';

export type Till = AnswerOf<'/till'>;
export type CloseSheetOf = AnswerOf<'/till/closes/{number}'>;
export type TillMovement = Till['movements'][number];

/** The amount paid in or out, negative if out. Tips paid by bank transfer count as well, though no cash moves. */
export const signedAmountOf = ({ kind, amount, reversesId }: TillMovement): number =>
  (kind === 'paid-in') === (reversesId === null) ? amount : -amount;

/** Most frequently used first. */
export const movementKinds = ['paid-out', 'paid-in', 'banked', 'tips-paid'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** The categories of each kind of movement: the source or purpose of the cash. */
export const categoriesOf = {
  'paid-in': ['bank', 'owner', 'expense'],
  'paid-out': [
    'supplies',
    'products',
    'refreshments',
    'cleaning',
    'post',
    'travel',
    'wages',
    'owner',
    'other',
  ],
  banked: [],
  'tips-paid': [],
} as const satisfies Record<MovementKind, readonly TillMovement['category'][]>;

/** Payment methods for tips, with Parlour's till and with another one. */
export const tipWays = {
  here: ['cash', 'bank', 'payroll'],
  elsewhere: ['elsewhere', 'bank', 'payroll'],
} as const satisfies Record<string, readonly TillMovement['paidBy'][]>;

/** The counted cash: by notes and coins, or as a total. */
export type Count = ({ counts: { value: number; quantity: number }[] } | { total: number }) & {
  /** The card terminal's total; left out if not entered. */
  terminalTotal?: number;
};

/** The result of a count. */
export interface Compared {
  counted: number;
  expected: number;
  difference: number;
  terminal: CloseSheetOf['terminal'];
}
