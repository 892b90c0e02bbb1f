import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import type { Account } from './domain/accounts.js';

/** The sum of an account's lines. A trigger maintains it, and its CHECK prevents double spending. */
@Entity('ledger_balances')
@Check(
  'ledger_balances_owe_no_less_than_nothing',
  "account NOT IN ('deposits', 'credit', 'gift-cards', 'packages', 'tips') OR cents <= 0",
)
export class LedgerBalance {
  @PrimaryColumn({ type: 'text' })
  account: Account;

  @PrimaryColumn({ name: 'subject_id', type: 'uuid' })
  subjectId: string;

  @PrimaryColumn({ type: 'character', length: 3 })
  currency: string;

  @Column({ ...centsColumn, default: 0 })
  cents: number;
}
