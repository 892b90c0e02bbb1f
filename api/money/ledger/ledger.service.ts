import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountBalances } from '../../salon/salon/account-balances.js';
import { Clock } from '../../common/clock.js';
import { RememberedAnswer } from '../../common/remembered-answer.js';
import { checkLedger, type TillReport } from './check-ledger.js';
import type { Account, EntryKind, SourceType } from './domain/accounts.js';
import type { PostedEntry } from './domain/posted-entry.js';
import type { Posting, PostingLine } from './domain/posting.js';
import { type LedgerEnd, LedgerRepository } from './ledger.repository.js';

/** Walking a million entries takes seconds, so whoever asks meanwhile or soon after gets the same answer. */
const REMEMBERED_MS = 10_000;

/** The one way to the salon's money. */
@Injectable()
export class LedgerService implements AccountBalances {
  private readonly latest = new RememberedAnswer(() => checkLedger(this.source.manager), REMEMBERED_MS);

  constructor(
    private readonly ledger: LedgerRepository,
    @InjectDataSource() private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets one transaction at a time post, from here to its end. Whoever is about to post takes it behind every other lock, and
   * reads numbers, business days and balances only afterwards.
   */
  lock(within: EntityManager): Promise<LedgerEnd> {
    return this.ledger.lock(within);
  }

  /**
   * Posts an entry, for a caller who has locked the ledger. Null for one that moves nothing. A balance that would owe less
   * than nothing refuses it: `isOverdrawn` recognises that error.
   */
  post(posting: Posting, within: EntityManager): Promise<PostedEntry | null> {
    return this.ledger.post(posting, this.clock.now(), within);
  }

  /** What is in an account, in cents; of one subject, or of all of them together. What is owed is below nothing. */
  balanceOf(
    of: { account: Account; subjectId?: string; currency: string },
    within?: EntityManager,
  ): Promise<number> {
    return this.ledger.balanceOf(of, within);
  }

  /** The same of several subjects; those of whom the ledger knows nothing are left out. */
  balancesOf(
    of: { account: Account; subjectIds: string[]; currency: string },
    within?: EntityManager,
  ): Promise<Map<string, number>> {
    return this.ledger.balancesOf(of, within);
  }

  /** Whether anything is in any account: while it is, the salon's currency stays. */
  hasBalances(within?: EntityManager): Promise<boolean> {
    return this.ledger.hasBalances(within);
  }

  /** The entry of a sale, a movement or a close, which a reversal names; null for one that moved nothing. */
  findEntryOf(
    source: { kind: EntryKind; type: SourceType; id: string },
    within?: EntityManager,
  ): Promise<{ id: string; lines: PostingLine[] } | null> {
    return this.ledger.findEntryOf(source, within);
  }

  /** What the entries of these days put into an account, in cents, by kind of entry. */
  movedOn(
    of: { account: Account; fromDay: string; toDay: string; currency: string },
    within?: EntityManager,
  ): Promise<Map<EntryKind, number>> {
    return this.ledger.movedOn(of, within);
  }

  /** Walks the whole ledger; the last answer, if that was a moment ago. */
  check(): Promise<TillReport> {
    return this.latest.get(this.clock.elapsedMs());
  }
}
