import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { recordKinds } from './changed-records.js';
import type { TillReport } from './check-ledger.js';
import { accounts } from './domain/accounts.js';

/** What is in an account. */
export class AccountSumView {
  @ApiProperty({ enum: accounts })
  account: (typeof accounts)[number];

  /** ISO 4217. */
  currency: string;

  /** In the currency; what the salon has above nothing, what it owes or has earned below. */
  amount: number;
}

export class BrokenEntryView {
  /** The number of the entry. */
  entry: number;

  /** `missing`: there is none of this number. `changed`: it says something else than was sealed. */
  @ApiProperty({ enum: ['missing', 'changed', 'unchained', 'unbalanced'] })
  because: 'missing' | 'changed' | 'unchained' | 'unbalanced';
}

/** A sale, refund, cash movement, close or gift card with other amounts, payments or days than the ledger has. */
export class ChangedRecordView {
  @ApiProperty({ enum: recordKinds })
  kind: (typeof recordKinds)[number];
  _id: string;

  /** Of a sale, refund or close; null for records without a number, and for those that are gone. */
  @ApiProperty({ type: Number, nullable: true })
  number: number | null;
}

/** Whether the ledger is what it was when it was written. */
export class LedgerCheckView {
  isWhole: boolean;
  entries: number;

  /** Of the last entry; the sheet of each close has the one of its day. */
  seal: string;

  /** The first entry that is not what it was. */
  @ApiProperty({ type: BrokenEntryView, nullable: true })
  broken: BrokenEntryView | null;

  /** Accounts whose balance is not what their lines come to. */
  @ApiProperty({ enum: accounts, isArray: true })
  wrongBalances: (typeof accounts)[number][];

  /** Records of the till that do not say what the ledger has of them: the first twenty, sales first. */
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
