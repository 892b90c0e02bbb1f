import type { EntityManager } from 'typeorm';
import { bool, type ColumnsOf, digits, type Kind, money, text } from '../../database/columns.js';
import { findRow, queryRows } from '../../database/rows.js';
import type { Transactions } from '../../database/transactions.js';
import { type ChangedRecord, findChangedRecords } from './changed-records.js';
import type { Account } from './domain/accounts.js';
import { linesText, sealOf } from './seal.js';

/** Entries per query: a few thousand keep both programs fast, however long the ledger is. */
const AT_ONCE = 5000;

/** The way in which an entry differs from what was written. */
export type BrokenBecause =
  /** An entry with this number is missing, or is there twice. */
  | 'missing'
  /** The entry or its lines differ from what was sealed. */
  | 'changed'
  /** It does not follow the previous entry. */
  | 'unchained'
  /** Its lines do not add up to zero. */
  | 'unbalanced';

export interface LedgerReport {
  /** The number of entries. */
  entries: number;
  /** The last entry's seal, as printed on a close. Empty before the first entry. */
  seal: string;
  /** The first broken entry; null if all are intact. */
  broken: { entryId: number; because: BrokenBecause } | null;
  /** Accounts whose balance differs from the sum of their lines. */
  wrongBalances: Account[];
  /** The sum of each account's lines, in cents. */
  sums: { account: Account; currency: string; cents: number }[];
}

interface Walked {
  id: string;
  seal: string;
  isSealed: boolean;
  isChained: boolean;
  comesToNothing: boolean;
}

const walkedColumns: ColumnsOf<Walked> = {
  id: text,
  seal: text,
  isSealed: bool,
  isChained: bool,
  comesToNothing: bool,
};

/** The result of the ledger check, and the till records that differ from the ledger. */
export interface TillReport extends LedgerReport {
  /** The first twenty, sales first. */
  changedRecords: ChangedRecord[];
}

/**
 * Walks the ledger from its first entry, and compares balances with lines and till records with entries. Anyone who
 * owns the database could reseal everything: that is why each close prints its seal.
 */
export const checkLedger = (transactions: Transactions, atMost?: number): Promise<TillReport> =>
  transactions.readSnapshot((tx) => checkLedgerIn(tx, atMost));

/** The same within a transaction, while no one else writes to the till. */
export const checkLedgerIn = async (tx: EntityManager, atMost?: number): Promise<TillReport> => ({
  ...(await walkLedger(tx, atMost)),
  changedRecords: await findChangedRecords(tx),
});

/**
 * Checks only the ledger, within a transaction.
 *
 * @param atMost how many entries to check, counted from the last; a hundred thousand take seconds
 */
export async function walkLedger(tx: EntityManager, atMost = Infinity): Promise<LedgerReport> {
  const head = await findRow(
    tx,
    { lastId: digits, seal: text },
    `SELECT last_id AS "lastId", seal FROM ledger_head WHERE id = 1`,
  );
  const end = { lastId: Number(head?.lastId ?? 0), seal: head?.seal ?? '' };
  return {
    entries: end.lastId,
    seal: end.seal,
    broken: await findBroken(end, Math.max(0, end.lastId - atMost), tx),
    wrongBalances: await findWrongBalances(tx),
    sums: await sumsOf(tx),
  };
}

/** @param afterId the entry before the first one to check, which is assumed to be intact */
async function findBroken(
  end: { lastId: number; seal: string },
  afterId: number,
  tx: EntityManager,
): Promise<LedgerReport['broken']> {
  const first = await findRow(tx, { seal: text }, `SELECT seal FROM ledger_entries WHERE id = $1`, [afterId]);
  let [lastId, lastSeal] = [afterId, first?.seal ?? ''];
  for (;;) {
    const entries = await walk(lastId, lastSeal, tx);
    for (const { id, seal, isSealed, isChained, comesToNothing } of entries) {
      if (Number(id) !== lastId + 1) return { entryId: lastId + 1, because: 'missing' };
      if (!isSealed) return { entryId: Number(id), because: 'changed' };
      if (!isChained) return { entryId: Number(id), because: 'unchained' };
      if (!comesToNothing) return { entryId: Number(id), because: 'unbalanced' };
      [lastId, lastSeal] = [Number(id), seal];
    }
    if (entries.length < AT_ONCE) break;
  }
  if (lastId < end.lastId) return { entryId: lastId + 1, because: 'missing' };
  if (lastId > end.lastId) return { entryId: end.lastId + 1, because: 'missing' };
  return lastSeal === end.seal ? null : { entryId: lastId, because: 'unchained' };
}

const walk = (afterId: number, afterSeal: string, tx: EntityManager): Promise<Walked[]> =>
  queryRows(
    tx,
    walkedColumns,
    `WITH entry AS (
       SELECT id, business_day, posted_at, kind, source_type, source_id, actor_id, reverses_id, previous_seal, seal
       FROM ledger_entries WHERE id > $1 ORDER BY id LIMIT $3
     )
     SELECT entry.id, entry.seal, ${sealOf('entry', 'lines.text')} = entry.seal AS "isSealed",
       entry.previous_seal = lag(entry.seal, 1, $2::text) OVER (ORDER BY entry.id) AS "isChained",
       lines.count >= 2 AND lines.sum = 0 AND lines.currencies = 1 AS "comesToNothing"
     FROM entry, LATERAL (
       SELECT count(line.position) AS count, sum(cents) AS sum, count(DISTINCT currency) AS currencies, ${linesText('line')} AS text
       FROM ledger_lines AS line WHERE line.entry_id = entry.id
     ) AS lines
     ORDER BY entry.id`,
    [afterId, afterSeal, AT_ONCE],
  );

/** Accepts any account name in a damaged database, so that the check can report it. */
const anyAccount: Kind<Account> = {
  name: 'text',
  is: (value): value is Account => typeof value === 'string',
};

async function findWrongBalances(tx: EntityManager): Promise<Account[]> {
  const rows = await queryRows(
    tx,
    { account: anyAccount },
    `SELECT DISTINCT account FROM (
       SELECT account, subject_id, currency, cents FROM ledger_balances
       UNION ALL
       SELECT account, coalesce(subject_id, '00000000-0000-0000-0000-000000000000'), currency, -cents FROM ledger_lines
     ) AS known GROUP BY account, subject_id, currency HAVING sum(cents) <> 0 ORDER BY account`,
  );
  return rows.map(({ account }) => account);
}

function sumsOf(tx: EntityManager): Promise<LedgerReport['sums']> {
  return queryRows(
    tx,
    { account: anyAccount, currency: text, cents: money },
    `SELECT account, currency, sum(cents) AS cents FROM ledger_lines GROUP BY account, currency ORDER BY account, currency`,
  );
}
