/** Reasons for cash in or out of the drawer apart from sales. */
export const movementKinds = ['paid-in', 'paid-out', 'banked', 'tips-paid'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Sources of cash paid in; `expense`: change from cash that was paid out. */
export const paidInCategories = ['bank', 'owner', 'expense'] as const;

/** Purposes of cash paid out. */
export const paidOutCategories = [
  ...(['products', 'supplies', 'refreshments', 'cleaning', 'post', 'travel', 'wages', 'owner'] as const),
  'other',
] as const;

export const movementCategories = [...new Set([...paidInCategories, ...paidOutCategories])];
export type MovementCategory = (typeof paidInCategories)[number] | (typeof paidOutCategories)[number];

/** Payment of tips. All other movements are in cash. */
export const movementMethods = ['cash', 'bank', 'payroll', 'elsewhere'] as const;
export type MovementMethod = (typeof movementMethods)[number];

export interface Moved {
  kind: MovementKind;
  cents: number;
  /** Null for kinds without categories, and for movements from before they existed. */
  category: MovementCategory | null;
  paidBy: MovementMethod;
  /** The recipient of the tips. */
  staffId: string | null;
  /** True if it reverses another movement. */
  isReversal: boolean;
}

/** Kinds of movement that need a reason. */
export const needsReason = (kind: MovementKind): boolean => kind === 'paid-out';

/** The categories for a kind of movement; empty if it has none. */
export const categoriesOf = (kind: MovementKind): readonly MovementCategory[] =>
  kind === 'paid-in' ? paidInCategories : kind === 'paid-out' ? paidOutCategories : [];

/** The amount a movement adds to the drawer; negative if it takes cash out. */
export function drawerCentsOf({
  kind,
  cents,
  paidBy,
  isReversal,
}: Omit<Moved, 'staffId' | 'category'>): number {
  if (paidBy !== 'cash') return 0;
  return (kind === 'paid-in') === isReversal ? -cents : cents;
}

/** Ledger accounts used by movements and closes. */
type DrawerAccount = MovementMethod | 'tips' | 'owner' | 'expenses' | 'over-short';

/** A line of the ledger. */
interface MovementLine {
  account: DrawerAccount;
  subjectId?: string | null;
  cents: number;
}

/** The account on the other side of the drawer. */
function otherAccountOf({ kind, category }: Moved): DrawerAccount {
  if (kind === 'tips-paid') return 'tips';
  if (category === 'owner') return 'owner';
  if (category === 'wages') return 'payroll';
  const isExpense = kind === 'paid-out' || category === 'expense';
  return isExpense ? 'expenses' : 'bank';
}

/** The ledger lines of a movement; a reversal is the opposite. */
export function movementLines(moved: Moved): MovementLine[] {
  const { kind, cents, paidBy, staffId, isReversal } = moved;
  const signed = (kind === 'paid-in') === isReversal ? -cents : cents;
  return [
    { account: paidBy, cents: signed },
    { account: otherAccountOf(moved), subjectId: staffId, cents: -signed },
  ];
}

/** The ledger lines of a close; empty if the count was right and no cash is banked. */
export const closeLines = (differenceCents: number, bankedCents: number): MovementLine[] =>
  [
    { account: 'cash', cents: differenceCents } as const,
    { account: 'over-short', cents: -differenceCents } as const,
    { account: 'cash', cents: -bankedCents } as const,
    { account: 'bank', cents: bankedCents } as const,
  ].filter(({ cents }) => cents !== 0);
