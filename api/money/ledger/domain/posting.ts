import type { LocalDate } from '../../../common/time/local-date.js';
import type { Account, EntryKind, SourceType } from './accounts.js';

/** The amount an entry adds to an account (positive, a debit) or takes from it (negative, a credit). */
export interface PostingLine {
  account: Account;
  /**
   * The owner of the amount: a team member's tips, a card's value, a rate's tax. An id, never a name, because the
   * ledger is never erased.
   */
  subjectId?: string | null;
  cents: number;
}

/** An entry before it is posted; the ledger gives it a number and a seal. */
export interface Posting {
  businessDay: LocalDate;
  kind: EntryKind;
  source: { type: SourceType; id: string };
  actorId: string | null;
  /** The entry that this one fully reverses. */
  reversesId?: string | null;
  currency: string;
  lines: PostingLine[];
}

/**
 * Merges lines of the same account and subject, and drops those that are zero: an entry records the change of each
 * account, not its steps. Throws if the lines don't balance, which is a bug in the caller.
 */
export function settle(lines: PostingLine[]): Required<PostingLine>[] {
  const sums = new Map<string, Required<PostingLine>>();
  for (const { account, subjectId = null, cents } of lines) {
    const key = `${account} ${subjectId}`;
    sums.set(key, { account, subjectId, cents: (sums.get(key)?.cents ?? 0) + cents });
  }
  const settled = [...sums.values()].filter(({ cents }) => cents !== 0);
  const sum = settled.reduce((left, { cents }) => left + cents, 0);
  if (sum !== 0) throw new Error(`An entry for the ledger comes to ${sum} cents instead of nothing.`);
  return settled;
}
