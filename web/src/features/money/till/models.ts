import type { AnswerOf } from '../../../api/use-api';

export type Till = AnswerOf<'/till'>;
export type CloseSheetOf = AnswerOf<'/till/closes/{number}'>;
export type TillMovement = Till['movements'][number];

/** In the order in which they are needed. */
export const movementKinds = ['paid-out', 'paid-in', 'banked', 'tips-paid'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What a kind of movement asks where the cash comes from, or what it is for. */
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

/** How tips are paid where Parlour is the till, and where another one takes the money. */
export const tipWays = {
  here: ['cash', 'bank', 'payroll'],
  elsewhere: ['elsewhere', 'bank', 'payroll'],
} as const satisfies Record<string, readonly TillMovement['paidBy'][]>;

/** What the drawer was counted to: by notes and coins, or as a whole. */
export type Count = ({ counts: { value: number; quantity: number }[] } | { total: number }) & {
  /** What the card terminal says; left out where nobody typed it. */
  terminalTotal?: number;
};

/** What a count comes to. */
export interface Compared {
  counted: number;
  expected: number;
  difference: number;
  terminal: CloseSheetOf['terminal'];
}
