import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { recordKinds } from './changed-records.js';
import type { TillReport } from './check-ledger.js';
import { accounts } from './domain/accounts.js';

/** The balance of an account. */
export class AccountSumView {
  @ApiProperty({ enum: accounts })
  account: (typeof accounts)[number];

  /** ISO 4217. */
  currency: string;

  /** In the salon’s currency: positive for assets, negative for liabilities and income. */
  amount: number;
}

export class BrokenEntryView {
  /** Number of the entry. */
  entry: number;

  /** `missing`: there is no entry with this number. `changed`: its content differs from what was sealed. */
  @ApiProperty({ enum: ['missing', 'changed', 'unchained', 'unbalanced'] })
  because: 'missing' | 'changed' | 'unchained' | 'unbalanced';
}

/** A sale, refund, cash movement, close or gift card with other amounts, payments or days than the ledger has. */
export class ChangedRecordView {
  @ApiProperty({ enum: recordKinds })
  kind: (typeof recordKinds)[number];
  _id: string;

  /** Number of a sale, refund or close; null for records without one, and for those that are gone. */
  @ApiProperty({ type: Number, nullable: true })
  number: number | null;
}

/** The result of verifying the ledger. */
export class LedgerCheckView {
  isWhole: boolean;
  entries: number;

  /** The seal of the last entry; the sheet of each close shows the seal at that time. */
  seal: string;

  /** The first altered entry. */
  @ApiProperty({ type: BrokenEntryView, nullable: true })
  broken: BrokenEntryView | null;

  /** Accounts whose balance differs from the sum of their lines. */
  @ApiProperty({ enum: accounts, isArray: true })
  wrongBalances: (typeof accounts)[number][];

  /** Till records that differ from the ledger: the first twenty, sales first. */
  changedRecords: ChangedRecordView[];
  sums: AccountSumView[];
}

export const toLedgerCheckView = ({
  entries,
  seal,
  broken,
  wrongBalances,
  changedRecords,
  sums,
}: TillReport): LedgerCheckView => ({
  isWhole: broken === null && wrongBalances.length === 0 && changedRecords.length === 0,
  entries,
  seal,
  broken: broken && { entry: broken.entryId, because: broken.because },
  wrongBalances,
  changedRecords: changedRecords.map(({ kind, id, number }) => ({ kind, _id: id, number })),
  sums: sums.map(({ account, currency, cents }) => ({ account, currency, amount: toPrice(cents) })),
});
