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

/** Walking a million entries takes seconds, so whoever asks meanwhile or soon after gets the same answer. */
const REMEMBERED_MS = 10_000;

/** The one way to the salon's money. */
@Injectable()
export class LedgerService implements AccountBalances {
  private readonly latest = new RememberedAnswer(() => checkLedger(this.transactions), REMEMBERED_MS);

  constructor(
    private readonly ledger: LedgerRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets one transaction at a time post, from here to its end. Whoever is about to post has shared the settings and read whatever
   * is slow before, and reads numbers, business days and balances only afterwards.
   */
  lockLedger(tx: EntityManager): Promise<LedgerEnd> {
    enterLedger(tx);
    return this.ledger.lockLedger(tx);
  }

  /** For a change of settings, taxes or the currency: whoever takes money is done before, or waits and reads what it says now. */
  async lockOut(tx: EntityManager): Promise<void> {
    await lockSettings(tx);
    // Copies of an earlier version read the settings behind this lock alone.
    await this.lockLedger(tx);
  }

  /**
   * Posts an entry, for a caller who has locked the ledger. Null for one that moves nothing. A balance that would owe less
   * than nothing refuses it: `isOverdrawn` recognises that error.
   */
  post(posting: Posting, tx: EntityManager): Promise<PostedEntry | null> {
    return this.ledger.post(posting, this.clock.now(), tx);
  }

  /** What is in an account, in cents; of one subject, or of all of them together. What is owed is below nothing. */
  balanceOf(
    of: { account: Account; subjectId?: string; currency: string },
    tx?: EntityManager,
  ): Promise<number> {
    return this.ledger.balanceOf(of, tx);
  }

  /** The same of several subjects; those of whom the ledger knows nothing are left out. */
  balancesOf(
    of: { account: Account; subjectIds: string[]; currency: string },
    tx?: EntityManager,
  ): Promise<Map<string, number>> {
    return this.ledger.balancesOf(of, tx);
  }

  /** Whether anything is in any account: while it is, the salon's currency stays. */
  hasBalances(tx?: EntityManager): Promise<boolean> {
    return this.ledger.hasBalances(tx);
  }

  /** The entry of a sale, a movement or a close, which a reversal names; null for one that moved nothing. */
  findEntryOf(
    source: { kind: EntryKind; type: SourceType; id: string },
    tx?: EntityManager,
  ): Promise<{ id: string; lines: PostingLine[] } | null> {
    return this.ledger.findEntryOf(source, tx);
  }

  /** Walks the whole ledger; the last answer, if that was a moment ago. */
  check(): Promise<TillReport> {
    return this.latest.get(this.clock.elapsedMs());
  }
}
