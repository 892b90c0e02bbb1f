/** Why cash goes into the drawer or out of it, apart from sales. */
export const movementKinds = ['paid-in', 'paid-out', 'banked', 'tips-paid'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Where cash that is put in comes from; `expense`: what is left of cash that was paid out. */
export const paidInCategories = ['bank', 'owner', 'expense'] as const;

/** What cash is paid out for. */
export const paidOutCategories = [
  ...(['products', 'supplies', 'refreshments', 'cleaning', 'post', 'travel', 'wages', 'owner'] as const),
  'other',
] as const;

export const movementCategories = [...new Set([...paidInCategories, ...paidOutCategories])];
export type MovementCategory = (typeof paidInCategories)[number] | (typeof paidOutCategories)[number];

/** How tips are paid; everything else moves cash. */
export const movementMethods = ['cash', 'bank', 'payroll', 'elsewhere'] as const;
export type MovementMethod = (typeof movementMethods)[number];

export interface Moved {
  kind: MovementKind;
  cents: number;
  /** Null of what has none, and of movements from before there were any. */
  category: MovementCategory | null;
  paidBy: MovementMethod;
  /** Whose tips. */
  staffId: string | null;
  /** Whether it takes back another movement. */
  isReversal: boolean;
}

/** Those that say why. */
export const needsReason = (kind: MovementKind): boolean => kind === 'paid-out';

/** The categories that a kind of movement has to choose from; empty where it has none. */
export const categoriesOf = (kind: MovementKind): readonly MovementCategory[] =>
  kind === 'paid-in' ? paidInCategories : kind === 'paid-out' ? paidOutCategories : [];

/** What a movement puts into the drawer; below nothing for what it takes out. */
export function drawerCentsOf({
  kind,
  cents,
  paidBy,
  isReversal,
}: Omit<Moved, 'staffId' | 'category'>): number {
  if (paidBy !== 'cash') return 0;
  return (kind === 'paid-in') === isReversal ? -cents : cents;
}

/** The accounts of the ledger that movements and closes have to do with. */
type DrawerAccount = MovementMethod | 'tips' | 'owner' | 'expenses' | 'over-short';

/** A line of the ledger. */
interface MovementLine {
  account: DrawerAccount;
  subjectId?: string | null;
  cents: number;
}

/** Where the money comes from or goes to, on the other side of the drawer. */
function otherAccountOf({ kind, category }: Moved): DrawerAccount {
  if (kind === 'tips-paid') return 'tips';
  if (category === 'owner') return 'owner';
  if (category === 'wages') return 'payroll';
  const isExpense = kind === 'paid-out' || category === 'expense';
  return isExpense ? 'expenses' : 'bank';
}

/** What a movement is in the ledger; a reversal is the opposite. */
export function movementLines(moved: Moved): MovementLine[] {
  const { kind, cents, paidBy, staffId, isReversal } = moved;
  const signed = (kind === 'paid-in') === isReversal ? -cents : cents;
  return [
    { account: paidBy, cents: signed },
    { account: otherAccountOf(moved), subjectId: staffId, cents: -signed },
  ];
}

/** What a close is in the ledger; nothing when the count was right and all of it stays. */
export const closeLines = (differenceCents: number, bankedCents: number): MovementLine[] =>
  [
    { account: 'cash', cents: differenceCents } as const,
    { account: 'over-short', cents: -differenceCents } as const,
    { account: 'cash', cents: -bankedCents } as const,
    { account: 'bank', cents: bankedCents } as const,
  ].filter(({ cents }) => cents !== 0);
