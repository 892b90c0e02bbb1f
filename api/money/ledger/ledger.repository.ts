import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { bool, digits, money, nullable, oneOf, text } from '../../database/columns.js';
import { findRow, getRow, queryRows } from '../../database/rows.js';
import type { PostedEntry } from './domain/posted-entry.js';
import { type Posting, type PostingLine, settle } from './domain/posting.js';
import { type Account, accounts, type EntryKind, type SourceType } from './domain/accounts.js';
import { linesText, sealOf } from './seal.js';

/** The end of the ledger. */
export interface LedgerEnd {
  /** Number of the last entry; 0 before the first. Entries are numbered without gaps. */
  lastId: number;
  seal: string;
}

/** The only writer of the ledger. A change it refuses can't be made. */
@Injectable()
export class LedgerRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Lets only one transaction post at a time, from here to its end. */
  async lockLedger(tx: EntityManager): Promise<LedgerEnd> {
    const end = await findRow(
      tx,
      { lastId: digits, seal: text },
      `SELECT last_id AS "lastId", seal FROM ledger_head WHERE id = 1 FOR UPDATE`,
    );
    if (!end) throw new Error('The ledger has no head.');
    return { lastId: Number(end.lastId), seal: end.seal };
  }

  /** Appends an entry, for a caller who has locked the ledger. Does nothing for an entry without effect. */
  async post(posting: Posting, now: Date, tx: EntityManager): Promise<PostedEntry | null> {
    const lines = settle(posting.lines);
    if (lines.length === 0) return null;
    const posted = await findRow(
      tx,
      { id: text, seal: text },
      `WITH line AS (
         SELECT given.position, account, subject_id, cents, $10::character(3) AS currency
         FROM unnest($7::text[], $8::uuid[], $9::bigint[]) WITH ORDINALITY AS given (account, subject_id, cents, position)
       ), bare AS (
         SELECT last_id + 1 AS id, $1::date AS business_day, $2::timestamptz AS posted_at, $3::text AS kind,
           $4::text AS source_type, $5::uuid AS source_id, $6::uuid AS actor_id, $11::bigint AS reverses_id,
           seal AS previous_seal
         FROM ledger_head WHERE id = 1
       ), entry AS (
         INSERT INTO ledger_entries
           (id, business_day, posted_at, kind, source_type, source_id, actor_id, reverses_id, previous_seal, seal)
         SELECT id, business_day, posted_at, kind, source_type, source_id, actor_id, reverses_id, previous_seal,
           ${sealOf('bare', `(SELECT ${linesText('line')} FROM line)`)}
         FROM bare RETURNING id, seal
       ), written AS (
         INSERT INTO ledger_lines (entry_id, position, account, subject_id, cents, currency)
         SELECT entry.id, line.position, account, subject_id, cents, currency FROM entry, line
       )
       UPDATE ledger_head SET last_id = entry.id, seal = entry.seal FROM entry WHERE ledger_head.id = 1
       RETURNING entry.id, entry.seal`,
      [
        posting.businessDay,
        now,
        posting.kind,
        posting.source.type,
        posting.source.id,
        posting.actorId,
        lines.map(({ account }) => account),
        lines.map(({ subjectId }) => subjectId),
        lines.map(({ cents }) => cents),
        posting.currency,
        posting.reversesId ?? null,
      ],
    );
    if (!posted) throw new Error('The ledger has no head.');
    return { id: posted.id, seal: posted.seal };
  }

  /** The balance of an account, for one subject or all of them. */
  async balanceOf(
    { account, subjectId, currency }: { account: Account; subjectId?: string; currency: string },
    tx: EntityManager = this.source.manager,
  ): Promise<number> {
    const { cents } = await getRow(
      tx,
      { cents: money },
      `SELECT coalesce(sum(cents), 0) AS cents FROM ledger_balances
       WHERE account = $1 AND currency = $2 AND ($3::uuid IS NULL OR subject_id = $3)`,
      [account, currency, subjectId ?? null],
    );
    return cents;
  }

  /** An account's balance for each of these subjects. Subjects without a line are left out. */
  async balancesOf(
    { account, subjectIds, currency }: { account: Account; subjectIds: string[]; currency: string },
    tx: EntityManager = this.source.manager,
  ): Promise<Map<string, number>> {
    const rows = await queryRows(
      tx,
      { subjectId: text, cents: money },
      `SELECT subject_id AS "subjectId", cents FROM ledger_balances
       WHERE account = $1 AND currency = $2 AND subject_id = ANY ($3::uuid[])`,
      [account, currency, subjectIds],
    );
    return new Map(rows.map(({ subjectId, cents }) => [subjectId, cents]));
  }

  /** True if any account has a balance. */
  async hasBalances(tx: EntityManager = this.source.manager): Promise<boolean> {
    const { found } = await getRow(
      tx,
      { found: bool },
      `SELECT EXISTS (SELECT FROM ledger_balances WHERE cents <> 0) AS found`,
    );
    return found;
  }

  /** The entry of a source, for reversing it. */
  async findEntryOf(
    { kind, type, id }: { kind: EntryKind; type: SourceType; id: string },
    tx: EntityManager = this.source.manager,
  ): Promise<{ id: string; lines: PostingLine[] } | null> {
    const entry = await findRow(
      tx,
      { id: text },
      `SELECT id FROM ledger_entries WHERE kind = $1 AND source_type = $2 AND source_id = $3`,
      [kind, type, id],
    );
    if (!entry) return null;
    const lines = await queryRows(
      tx,
      { account: oneOf(...accounts), subjectId: nullable(text), cents: money },
      `SELECT account, subject_id AS "subjectId", cents FROM ledger_lines WHERE entry_id = $1 ORDER BY position`,
      [entry.id],
    );
    return { id: entry.id, lines };
  }
}
