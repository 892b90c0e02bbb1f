import type { PartKind, ReceiptRow } from './receipt-rows.js';

/** From one account to another: cents above zero. Accounts are keys of the salon's mapping. */
export interface BookPosting {
  debit: string;
  credit: string;
  cents: number;
  /** In hundredths of a percent; null for no tax. */
  rateBp: number | null;
}

/** The kinds of accounts for what moves apart from sales. */
export const movementAccounts = ['bank', 'owner', 'payroll', 'over-short'] as const;

/** The key of an account for what cash is paid out for. */
export const expenseKey = (category: string): string => `expense:${category}`;

/** The key of an account for what was sold, by its rate of tax. */
export function partKey(kind: PartKind, rateId: string | null): string {
  if (kind === 'gift-card') return rateId === null ? kind : `gift-card:${rateId}`;
  return kind === 'service' || kind === 'product' ? `${kind}:${rateId ?? 'none'}` : kind;
}

/** The key of an account for what single-purpose gift cards paid for, without tax: it was due at their sale. */
export const voucherKey = (kind: 'service' | 'product'): string => `${kind}:voucher`;

/** What single-purpose gift cards are spent from: their value without tax, as it is left after the tax of their sale. */
export const PAID_BY_VOUCHER = 'paid:voucher';

/**
 * A receipt for the books: each payment method against what it paid for. A refund is the other way round. What single-purpose gift
 * cards pay is posted without tax, because the tax was posted when they were sold.
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

/** Cash in and out apart from sales, and tips however they were paid. */
export interface MovedMoney {
  /** `difference`: what a count of the drawer had too much, or below zero too little. */
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

/** What comes in, however it was paid; below zero for what goes out. */
export function centsIn({ kind, isReversal, cents }: MovedMoney): number {
  if (kind === 'difference') return cents;
  return (kind === 'paid-in') === isReversal ? -cents : cents;
}

/** What moves apart from sales, for the books. */
export function movementPosting(moved: MovedMoney): BookPosting {
  const cents = centsIn(moved);
  const way = ways[moved.paidBy];
  const other = otherSideOf(moved);
  const [debit, credit] = cents < 0 ? [other, way] : [way, other];
  return { debit, credit, cents: Math.abs(cents), rateBp: null };
}

/** Movements from before categories are the bank's when cash came in, and other expenses when it went out: as in the ledger. */
function otherSideOf({ kind, category }: MovedMoney): string {
  if (kind === 'difference') return 'over-short';
  if (kind === 'tips-paid') return 'tip';
  if (category === 'owner') return 'owner';
  if (category === 'wages') return 'payroll';
  if (kind === 'paid-out') return expenseKey(category ?? 'other');
  return category === 'expense' ? expenseKey('other') : 'bank';
}
