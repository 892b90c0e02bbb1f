import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import type { Account } from './domain/accounts.js';

/**
 * An amount that an entry adds to an account or takes from it. Append-only; a trigger refuses updates and deletions.
 */
@Entity('ledger_lines')
@Check('ledger_lines_say_something', 'cents <> 0')
@Check(
  'ledger_lines_account_known',
  "account IN ('cash', 'terminal', 'online', 'bank', 'elsewhere', 'refunds-on-the-way', 'deposits', 'credit', 'gift-cards', 'packages', 'tips', 'tax', 'services', 'products', 'fees-kept', 'discounts', 'rounding', 'over-short', 'provider-fees', 'disputes', 'expenses', 'prepaid-tax', 'owner', 'payroll', 'opening-balances')",
)
export class LedgerLine {
  @PrimaryColumn({ name: 'entry_id', type: 'bigint' })
  entryId: string;

  @ManyToOne(() => LedgerEntry, { nullable: false })
  @JoinColumn({ name: 'entry_id', foreignKeyConstraintName: 'ledger_lines_of_entry' })
  entry: LedgerEntry;

  @PrimaryColumn({ type: 'smallint' })
  position: number;

  @Column({ type: 'text' })
  account: Account;

  @Column({ name: 'subject_id', type: 'uuid', nullable: true })
  subjectId: string | null;

  @Column(centsColumn)
  cents: number;

  @Column({ type: 'character', length: 3 })
  currency: string;
}
