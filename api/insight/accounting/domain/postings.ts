import type { PartKind, ReceiptRow } from './receipt-rows.js';

/** From one account to another, with positive cents. Accounts are keys of the salon's mapping. */
export interface BookPosting {
  debit: string;
  credit: string;
  cents: number;
  /** In hundredths of a percent; null for no tax. */
  rateBp: number | null;
}

/** Kinds of accounts for movements apart from sales. */
export const movementAccounts = ['bank', 'owner', 'payroll', 'over-short'] as const;

/** The account key for a purpose of cash paid out. */
export const expenseKey = (category: string): string => `expense:${category}`;

/** The account key for what was sold, by its tax rate. */
export function partKey(kind: PartKind, rateId: string | null): string {
  if (kind === 'gift-card') return rateId === null ? kind : `gift-card:${rateId}`;
  return kind === 'service' || kind === 'product' ? `${kind}:${rateId ?? 'none'}` : kind;
}

/** The account key for what single-purpose gift cards paid for, without tax, which was due at their sale. */
export const voucherKey = (kind: 'service' | 'product'): string => `${kind}:voucher`;

/** The source of payments by single-purpose gift cards: their value without tax. */
export const PAID_BY_VOUCHER = 'paid:voucher';

/**
 * A receipt's postings: each payment method against what it paid for. A refund is the reverse. Payments by
 * single-purpose gift cards are posted without tax, which was posted when the cards were sold.
 */
export const postingsOf = (rows: readonly ReceiptRow[], isRefund: boolean): BookPosting[] =>
  rows.flatMap((row) =>
    accountsOf(row)
      .filter(({ cents }) => cents !== 0)
      .map(({ from, to, cents }) => {
        const isTurned = isRefund !== cents < 0;
        return {
          debit: isTurned ? to : from,
          credit: isTurned ? from : to,
          cents: Math.abs(cents),
          rateBp: row.rate?.bp ?? null,
        };
      }),
  );

function accountsOf({
  kind,
  rate,
  isByVoucher,
  netCents,
  paid,
}: ReceiptRow): { from: string; to: string; cents: number }[] {
  if (isByVoucher && (kind === 'service' || kind === 'product'))
    return [{ from: PAID_BY_VOUCHER, to: voucherKey(kind), cents: netCents }];
  const to = partKey(kind, rate?.id ?? null);
  return paid.map(({ method, cents }) => ({ from: `paid:${method}`, to, cents }));
}

/** Cash in and out apart from sales, and tips paid by any method. */
export interface MovedMoney {
  /** `difference`: too much cash found when counting the drawer, or too little if negative. */
  kind: 'paid-in' | 'paid-out' | 'banked' | 'tips-paid' | 'difference';
  category: string | null;
  paidBy: 'cash' | 'bank' | 'payroll' | 'elsewhere';
  isReversal: boolean;
  cents: number;
}

const ways: Record<MovedMoney['paidBy'], string> = {
  cash: 'paid:cash',
  bank: 'bank',
  payroll: 'payroll',
  elsewhere: 'paid:elsewhere',
};

/** The incoming amount by any method; negative if outgoing. */
export function centsIn({ kind, isReversal, cents }: MovedMoney): number {
  if (kind === 'difference') return cents;
  return (kind === 'paid-in') === isReversal ? -cents : cents;
}

/** The posting of a movement apart from sales. */
export function movementPosting(moved: MovedMoney): BookPosting {
  const cents = centsIn(moved);
  const way = ways[moved.paidBy];
  const other = otherSideOf(moved);
  const [debit, credit] = cents < 0 ? [other, way] : [way, other];
  return { debit, credit, cents: Math.abs(cents), rateBp: null };
}

/** Movements from before categories existed go to the bank if paid in, and to other expenses if paid out, as in the ledger. */
function otherSideOf({ kind, category }: MovedMoney): string {
  if (kind === 'difference') return 'over-short';
  if (kind === 'tips-paid') return 'tip';
  if (category === 'owner') return 'owner';
  if (category === 'wages') return 'payroll';
  if (kind === 'paid-out') return expenseKey(category ?? 'other');
  return category === 'expense' ? expenseKey('other') : 'bank';
}
