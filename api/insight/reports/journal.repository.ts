import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type ColumnsOf, instant, integer, money, nullable, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import type { DayRange } from './domain/periods.js';

/** One line of a ledger entry. */
export interface JournalLine {
  entryId: string;
  businessDay: string;
  postedAt: Date;
  kind: string;
  /** The kind of sale it belongs to; null for entries without one. */
  saleKind: 'sale' | 'refund' | null;
  saleNumber: number | null;
  account: string;
  subjectId: string | null;
  cents: number;
  currency: string;
}

const journalLineColumns: ColumnsOf<JournalLine> = {
  entryId: text,
  businessDay: text,
  postedAt: instant,
  kind: text,
  saleKind: nullable(oneOf('sale', 'refund')),
  saleNumber: nullable(integer),
  account: text,
  subjectId: nullable(text),
  cents: money,
  currency: text,
};

@Injectable()
export class JournalRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The lines of the next entries after this one, up to a limit, in ledger order. */
  linesAfter(entryId: string, { firstDay, lastDay }: DayRange, entries: number): Promise<JournalLine[]> {
    return queryRows(
      this.source,
      journalLineColumns,
      `WITH entry AS (
         SELECT id, business_day, posted_at, kind, source_type, source_id FROM ledger_entries WHERE id > $1 AND business_day BETWEEN $2 AND $3 ORDER BY id LIMIT $4
       )
       SELECT entry.id::text AS "entryId", entry.business_day::text AS "businessDay",
         entry.posted_at AS "postedAt", entry.kind, sales.kind AS "saleKind", sales.number AS "saleNumber",
         line.account, line.subject_id AS "subjectId", line.cents, line.currency
       FROM entry JOIN ledger_lines AS line ON line.entry_id = entry.id
       LEFT JOIN sales ON entry.source_type = 'sale' AND sales.id = entry.source_id
       ORDER BY entry.id, line.position`,
      [entryId, firstDay, lastDay, entries],
    );
  }
}
