import type { PostingLine } from '../../ledger/domain/posting.js';

/** Why cash goes into the drawer or out of it beside sales. */
export const movementKinds = ['paid-in', 'paid-out', 'banked', 'tips-paid'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Those that say why. */
export const needsReason = (kind: MovementKind): boolean => kind === 'paid-in' || kind === 'paid-out';

/** What a movement is in the ledger. */
export function movementLines(kind: MovementKind, cents: number, staffId: string | null): PostingLine[] {
  if (kind === 'paid-in') {
    return [
      { account: 'cash', cents },
      { account: 'bank', cents: -cents },
    ];
  }
  const out: PostingLine = { account: 'cash', cents: -cents };
  if (kind === 'tips-paid') return [out, { account: 'tips', subjectId: staffId, cents }];
  return [out, { account: kind === 'banked' ? 'bank' : 'expenses', cents }];
}

/** What the close of a day is in the ledger; nothing when the count was right and all of it stays. */
export const closeLines = (differenceCents: number, bankedCents: number): PostingLine[] =>
  [
    { account: 'cash' as const, cents: differenceCents },
    { account: 'over-short' as const, cents: -differenceCents },
    { account: 'cash' as const, cents: -bankedCents },
    { account: 'bank' as const, cents: bankedCents },
  ].filter(({ cents }) => cents !== 0);
