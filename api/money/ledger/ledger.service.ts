import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountBalances } from '../../salon/salon/currency.port.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { RememberedAnswer } from '../../common/remembered-answer.js';
import { checkLedger, type TillReport } from './check-ledger.js';
import type { Account, EntryKind, SourceType } from './domain/accounts.js';
import type { PostedEntry } from './domain/posted-entry.js';
import type { Posting, PostingLine } from './domain/posting.js';
import { type LedgerEnd, LedgerRepository } from './ledger.repository.js';
import { enterLedger, lockSettings } from './till-locks.js';

/** Walking a million entries takes seconds, so calls during or soon after a check share its answer. */
const REMEMBERED_MS = 10_000;

/** The only access to the ledger. */
@Injectable()
export class LedgerService implements AccountBalances {
  private readonly latest = new RememberedAnswer(() => checkLedger(this.transactions), REMEMBERED_MS);

  constructor(
    private readonly ledger: LedgerRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets only one transaction post at a time, from here to its end. Callers share the settings and do slow reads
   * first, and read numbers, business days and balances afterwards.
   */
  lockLedger(tx: EntityManager): Promise<LedgerEnd> {
    enterLedger(tx);
    return this.ledger.lockLedger(tx);
  }

  /** For a change of settings, taxes or the currency. Sales in progress finish first; later ones wait and read the new values. */
  async lockOut(tx: EntityManager): Promise<void> {
    await lockSettings(tx);
    // Instances of an earlier version read the settings behind this lock only.
    await this.lockLedger(tx);
  }

  /**
   * Posts an entry, for a caller who has locked the ledger. Null for one without effect. Throws if a debt would
   * become negative: `isOverdrawn` recognises that error.
   */
  post(posting: Posting, tx: EntityManager): Promise<PostedEntry | null> {
    return this.ledger.post(posting, this.clock.now(), tx);
  }

  /** The balance of an account in cents, for one subject or all of them. Debts are negative. */
  balanceOf(
    of: { account: Account; subjectId?: string; currency: string },
    tx?: EntityManager,
  ): Promise<number> {
    return this.ledger.balanceOf(of, tx);
  }

  /** The same for several subjects. Those without an entry are left out. */
  balancesOf(
    of: { account: Account; subjectIds: string[]; currency: string },
    tx?: EntityManager,
  ): Promise<Map<string, number>> {
    return this.ledger.balancesOf(of, tx);
  }

  /** True if any account has a balance. While it does, the currency can't change. */
  hasBalances(tx?: EntityManager): Promise<boolean> {
    return this.ledger.hasBalances(tx);
  }

  /** The entry of a sale, movement or close, for its reversal; null if it had no effect. */
  findEntryOf(
    source: { kind: EntryKind; type: SourceType; id: string },
    tx?: EntityManager,
  ): Promise<{ id: string; lines: PostingLine[] } | null> {
    return this.ledger.findEntryOf(source, tx);
  }

  /** Checks the whole ledger, or returns a very recent result. */
  check(): Promise<TillReport> {
    return this.latest.get(this.clock.elapsedMs());
  }
}
