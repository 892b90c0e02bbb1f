import type { LocalDate } from '../../../common/time/local-date.js';
import type { Account, EntryKind, SourceType } from './accounts.js';

/** What an entry adds to an account (above nothing, a debit) or takes from it (below nothing, a credit). */
export interface PostingLine {
  account: Account;
  /** Whose: a team member's tips, a card's value, a rate's tax. An id, never a name: what stands here is never erased. */
  subjectId?: string | null;
  cents: number;
}

/** An entry as whoever it is about has worked it out; the ledger gives it its number and its seal. */
export interface Posting {
  businessDay: LocalDate;
  kind: EntryKind;
  source: { type: SourceType; id: string };
  actorId: string | null;
  /** The entry that this one takes back as a whole. */
  reversesId?: string | null;
  currency: string;
  lines: PostingLine[];
}

/**
 * Lines of the same account and subject made one, and those that come to nothing left out: an entry says what became of each
 * account, not how. Throws when the rest does not come to nothing, which is a mistake in the code that called.
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
