// Long because every statement about imports, their rows and their references is here.
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { rowsInPieces } from '../../common/row-streams.js';
import type { Page } from '../../common/page/page.js';
import { rowsBefore } from '../../common/page/page.js';
import { bool, integer, list, money, nullable, oneOf, text } from '../../database/columns.js';
import { countChanged, execute, getRow, queryRows } from '../../database/rows.js';
import { type RowProblem, rowProblems } from '../imports-recognise/cells.js';
import type { ImportKind } from '../imports-recognise/domain/kinds.js';
import { decisions, type ImportProgress, type Outcome, outcomes } from './domain/outcomes.js';
import { ImportRow } from './import-row.entity.js';
import { Import } from './import.entity.js';
import type { JudgedRow, PendingRow, WrittenRow } from './kind-import.js';

const ROWS_AT_ONCE = 2_000;

/** The record that rows of each kind are about. Visits remember theirs themselves. */
const recordColumns = {
  clients: 'client_id',
  services: 'service_id',
  team: 'staff_id',
  products: 'product_id',
  'gift-cards': 'gift_card_id',
} as const;

/** The sums of a list of balances. */
export interface ListBalances {
  inCents: number;
  inRows: number;
  leftOut: { problem: RowProblem; count: number; cents: number }[];
}

type NewImport = Pick<
  Import,
  'fileName' | 'listName' | 'kind' | 'headings' | 'mapping' | 'questions' | 'rowCount' | 'createdAt'
>;

@Injectable()
export class ImportsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Latest first. */
  list(): Promise<Import[]> {
    return this.source.manager.find(Import, { order: { createdAt: 'DESC', id: 'ASC' } });
  }

  find(id: string, tx: EntityManager = this.source.manager): Promise<Import | null> {
    return tx.findOneBy(Import, { id });
  }

  /** Locked until the transaction ends. */
  lock(id: string, tx: EntityManager): Promise<Import | null> {
    return tx.findOne(Import, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async add(one: NewImport, rows: string[][], tx: EntityManager): Promise<string> {
    const { identifiers } = await tx.insert(Import, one);
    const id = identifiers[0]?.id as string;
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      await execute(
        tx,
        `INSERT INTO import_rows (import_id, number, cells)
         SELECT $1, $2 + place, cells FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS row (cells, place)`,
        [id, start, JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))],
      );
    }
    return id;
  }

  async change(id: string, change: Partial<Omit<Import, 'id'>>, tx: EntityManager): Promise<void> {
    if (Object.keys(change).length > 0) await tx.update(Import, id, change);
  }

  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(Import, id);
  }

  /** The cells of the first rows. */
  async firstCells(id: string, most: number): Promise<string[][]> {
    const rows = await this.rowsAfter(id, null, most, this.source.manager);
    return rows.map(({ cells }) => cells);
  }

  /** The cells of all rows. */
  async allCells(id: string, tx: EntityManager): Promise<string[][]> {
    const all: string[][] = [];
    for await (const rows of rowsInPieces<PendingRow>(
      (last, most) => this.rowsAfter(id, last, most, tx),
      ROWS_AT_ONCE,
    )) {
      for (const { cells } of rows) all.push(cells);
    }
    return all;
  }

  /** Rows that haven't come in yet. */
  async *pending(id: string): AsyncGenerator<PendingRow> {
    const { manager } = this.source;
    const pieces = rowsInPieces<PendingRow>(
      (last, most) => this.rowsAfter(id, last, most, manager, 'AND NOT is_written'),
      ROWS_AT_ONCE,
    );
    for await (const rows of pieces) yield* rows;
  }

  /** Without an object of the ORM for each: a list may have a hundred thousand. */
  private rowsAfter(
    id: string,
    last: PendingRow | null,
    most: number,
    tx: EntityManager,
    only = '',
  ): Promise<PendingRow[]> {
    return queryRows(
      tx,
      { number: integer, cells: list(text), decision: nullable(oneOf(...decisions)) },
      `SELECT number, cells, decision FROM import_rows
       WHERE import_id = $1 AND number > $2 ${only} ORDER BY number LIMIT $3`,
      [id, last?.number ?? 0, most],
    );
  }

  /** How many of these rows haven't come in yet. */
  async countPending(id: string, rows: readonly { number: number }[], tx: EntityManager): Promise<number> {
    const { count } = await getRow(
      tx,
      { count: integer },
      `SELECT count(*)::int AS count FROM import_rows
       WHERE import_id = $1 AND number = ANY ($2::int[]) AND NOT is_written`,
      [id, rows.map(({ number }) => number)],
    );
    return count;
  }

  /** The owner's word on rows that haven't come in yet. */
  async decide(
    id: string,
    decided: readonly Pick<ImportRow, 'number' | 'decision'>[],
    tx: EntityManager,
  ): Promise<void> {
    // The last word on a row counts.
    const byNumber = new Map(decided.map(({ number, decision }) => [number, decision]));
    await execute(
      tx,
      `UPDATE import_rows SET decision = said.decision FROM unnest($2::int[], $3::text[]) AS said (number, decision)
       WHERE import_id = $1 AND import_rows.number = said.number AND NOT is_written`,
      [id, [...byNumber.keys()], [...byNumber.values()]],
    );
  }

  /** The figures of each of these imports. */
  async progressOf(
    ids: string[],
    tx: EntityManager = this.source.manager,
  ): Promise<ReadonlyMap<string, ImportProgress>> {
    const rows = await queryRows(
      tx,
      { id: text, outcome: nullable(oneOf(...outcomes)), isWritten: bool, rows: integer },
      `SELECT import_id AS id, outcome, is_written AS "isWritten", count(*)::int AS rows FROM import_rows
       WHERE import_id = ANY ($1::uuid[]) GROUP BY 1, 2, 3`,
      [ids],
    );
    return new Map(
      ids.map((id) => {
        const own = rows.filter((row) => row.id === id);
        const sum = (some: typeof own) => some.reduce((total, row) => total + row.rows, 0);
        const counts = Object.fromEntries(
          outcomes.map((outcome) => [outcome, sum(own.filter((row) => row.outcome === outcome))]),
        ) as Record<Outcome, number>;
        return [id, { counts, doneRows: sum(own.filter(({ isWritten }) => isWritten)) }];
      }),
    );
  }

  /** The balances of a list: the sum of those that come in or are in, and the rows left out by their problem. */
  async balancesOf(id: string): Promise<ListBalances> {
    const rows = await queryRows(
      this.source,
      { isIn: bool, problem: nullable(oneOf(...rowProblems)), rows: integer, cents: money },
      `SELECT outcome IN ('new', 'matched') AS "isIn", CASE WHEN outcome = 'skipped' THEN problem END AS problem,
         count(*)::int AS rows, coalesce(sum(cents), 0) AS cents
       FROM import_rows WHERE import_id = $1 AND outcome IN ('new', 'matched', 'skipped') GROUP BY 1, 2 ORDER BY 1, 2`,
      [id],
    );
    const inside = rows.find(({ isIn }) => isIn);
    return {
      inCents: inside?.cents ?? 0,
      inRows: inside?.rows ?? 0,
      leftOut: rows.flatMap(({ isIn, problem, rows: count, cents }) =>
        isIn || problem === null ? [] : [{ problem, count, cents }],
      ),
    };
  }

  /** Visits to come and past ones that come in or are in, and those to come that meet another booking. */
  async visitFigures(id: string): Promise<{ coming: number; past: number; overlapping: number }> {
    return getRow(
      this.source,
      { coming: integer, past: integer, overlapping: integer },
      `SELECT (count(*) FILTER (WHERE is_coming AND outcome <> 'skipped'))::int AS coming,
         (count(*) FILTER (WHERE NOT is_coming AND outcome <> 'skipped'))::int AS past,
         (count(*) FILTER (WHERE problem IN ('visitOverlaps', 'clientBusy')))::int AS overlapping
       FROM import_rows WHERE import_id = $1`,
      [id],
    );
  }

  /** The services and team member of visits to come that are not in yet, most frequent first. */
  namesOfVisits(
    id: string,
    columns: { service: number; teamMember: number },
    most: number,
  ): Promise<{ service: string; teamMember: string; rows: number }[]> {
    return queryRows(
      this.source,
      { service: text, teamMember: text, rows: integer },
      `SELECT coalesce(cells ->> $2::int, '') AS service, coalesce(cells ->> $3::int, '') AS "teamMember",
         count(*)::int AS rows
       FROM import_rows
       WHERE import_id = $1 AND is_coming AND NOT is_written
         AND (outcome <> 'skipped' OR problem = 'skippedByOwner')
       GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT $4`,
      [id, columns.service, columns.teamMember, most],
    );
  }

  async listRows(
    id: string,
    { outcome, problem }: { outcome: Outcome; problem?: RowProblem | undefined },
    page: Page,
  ): Promise<{ rows: ImportRow[]; total: number }> {
    const [rows, total] = await this.source.manager.findAndCount(ImportRow, {
      where: { importId: id, outcome, ...(problem && { problem }) },
      order: { number: 'ASC' },
      skip: rowsBefore(page),
      take: page.pageSize,
    });
    return { rows, total };
  }

  /** Rows with a problem, after the given one. */
  problemsAfter(id: string, last: number, most: number): Promise<ImportRow[]> {
    return this.source.manager
      .createQueryBuilder(ImportRow, 'row')
      .where('row.import_id = :id AND row.number > :last AND row.problem IS NOT NULL', { id, last })
      .orderBy('row.number')
      .limit(most)
      .getMany();
  }

  /** Writes what was decided about rows. */
  async saveOutcomes(id: string, rows: readonly JudgedRow[], tx: EntityManager): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE);
      await execute(
        tx,
        `UPDATE import_rows SET outcome = planned.outcome, problem = planned.problem, cents = planned.cents,
           is_coming = planned.is_coming
         FROM unnest($2::int[], $3::text[], $4::text[], $5::bigint[], $6::boolean[])
           AS planned (number, outcome, problem, cents, is_coming)
         WHERE import_id = $1 AND import_rows.number = planned.number`,
        [
          id,
          some.map(({ number }) => number),
          some.map(({ outcome }) => outcome),
          some.map(({ problem }) => problem),
          some.map(({ cents }) => cents ?? null),
          some.map(({ isComing }) => isComing ?? null),
        ],
      );
    }
  }

  async saveWritten(
    id: string,
    kind: ImportKind,
    rows: readonly WrittenRow[],
    tx: EntityManager,
  ): Promise<void> {
    await execute(
      tx,
      `UPDATE import_rows SET is_written = true, is_added = done.is_added, written = done.written,
         ${kind === 'clients' ? 'client_id = done.record_id' : 'record_id = done.record_id, client_id = done.client_id'}
       FROM unnest($2::int[], $3::uuid[], $4::boolean[], $5::jsonb[], $6::uuid[])
         AS done (number, record_id, is_added, written, client_id)
       WHERE import_id = $1 AND import_rows.number = done.number`,
      [
        id,
        rows.map(({ number }) => number),
        rows.map(({ recordId }) => recordId),
        rows.map(({ isAdded }) => isAdded),
        rows.map(({ written }) => (written === null ? null : JSON.stringify(written))),
        rows.map(({ clientId }) => clientId ?? null),
      ],
    );
  }

  /** By reference, the record that it became. */
  async known(kind: ImportKind): Promise<Map<string, string>> {
    const rows = await queryRows(
      this.source,
      { reference: text, id: text },
      `SELECT reference, coalesce(client_id, service_id, staff_id, product_id, gift_card_id) AS id
       FROM foreign_ids WHERE kind = $1`,
      [kind],
    );
    return new Map(rows.map(({ reference, id }) => [reference, id]));
  }

  /** A reference that is used again means the new record from now on. */
  async remember(
    kind: ImportKind,
    ids: readonly { reference: string; recordId: string }[],
    tx: EntityManager,
  ): Promise<void> {
    if (kind === 'visits') return;
    const column = recordColumns[kind];
    // A statement can't write one reference twice.
    const byReference = new Map(ids.map(({ reference, recordId }) => [reference, recordId]));
    await execute(
      tx,
      `INSERT INTO foreign_ids (kind, reference, ${column})
       SELECT $1, reference, record_id FROM unnest($2::text[], $3::uuid[]) AS came (reference, record_id)
       ON CONFLICT (kind, reference) DO UPDATE SET ${column} = excluded.${column}`,
      [kind, [...byReference.keys()], [...byReference.values()]],
    );
  }

  /** Rows that came in, the last first, below a number. */
  async written(id: string, below: number, most: number, tx: EntityManager): Promise<WrittenRow[]> {
    const rows = await tx
      .createQueryBuilder(ImportRow, 'row')
      .where('row.import_id = :id AND row.is_written AND row.number < :below', { id, below })
      .orderBy('row.number', 'DESC')
      .limit(most)
      .getMany();
    return rows.map(({ number, clientId, recordId, isAdded, written }) => ({
      number,
      recordId: recordId ?? clientId ?? '',
      isAdded,
      written,
    }));
  }

  /** Rows that were taken back. */
  async saveUndone(id: string, numbers: number[], tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `UPDATE import_rows SET is_written = false, is_added = false, written = NULL, client_id = NULL, record_id = NULL
       WHERE import_id = $1 AND number = ANY ($2::int[])`,
      [id, numbers],
    );
  }

  /** Imports that last ran before, or were uploaded before and never ran, and that still have their rows. */
  async outdated(before: Date): Promise<string[]> {
    const rows = await queryRows(
      this.source,
      { id: text },
      `SELECT id FROM imports WHERE coalesce(ran_at, created_at) < $1 AND figures IS NULL`,
      [before],
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes some rows of imports that keep their figures, and returns how many. */
  deleteRows(): Promise<number> {
    return countChanged(
      this.source,
      `DELETE FROM import_rows WHERE (import_id, number) IN (
         SELECT import_id, number FROM import_rows JOIN imports ON imports.id = import_id
         WHERE figures IS NOT NULL LIMIT $1
       )`,
      [ROWS_AT_ONCE],
    );
  }

  /** Deletes imports that never ran, after their rows. */
  async deleteForgotten(): Promise<void> {
    await countChanged(this.source, `DELETE FROM imports WHERE figures IS NOT NULL AND ran_at IS NULL`, []);
  }
}
