/** Why cash goes into the drawer or out of it beside sales. */
export const movementKinds = ['paid-in', 'paid-out', 'banked', 'tips-paid'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Those that say why. */
export const needsReason = (kind: MovementKind): boolean => kind === 'paid-in' || kind === 'paid-out';

/** A line of the ledger, for the accounts that the drawer has to do with. */
interface DrawerLine {
  account: 'cash' | 'bank' | 'expenses' | 'tips' | 'over-short';
  subjectId?: string | null;
  cents: number;
}

/** What a movement is in the ledger. */
export function movementLines(kind: MovementKind, cents: number, staffId: string | null): DrawerLine[] {
  if (kind === 'paid-in') {
    return [
      { account: 'cash', cents },
      { account: 'bank', cents: -cents },
    ];
  }
  const out: DrawerLine = { account: 'cash', cents: -cents };
  if (kind === 'tips-paid') return [out, { account: 'tips', subjectId: staffId, cents }];
  return [out, { account: kind === 'banked' ? 'bank' : 'expenses', cents }];
}

/** What the close of a day is in the ledger; nothing when the count was right and all of it stays. */
export const closeLines = (differenceCents: number, bankedCents: number): DrawerLine[] =>
  [
    { account: 'cash', cents: differenceCents } as const,
    { account: 'over-short', cents: -differenceCents } as const,
    { account: 'cash', cents: -bankedCents } as const,
    { account: 'bank', cents: bankedCents } as const,
  ].filter(({ cents }) => cents !== 0);
