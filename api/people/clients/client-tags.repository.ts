import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { integer, list, text } from '../../database/columns.js';
import { execute, findRow, queryRows } from '../../database/rows.js';

/** A tag, and the number of clients who have it. */
export interface CountedTag {
  tag: string;
  clients: number;
}

@Injectable()
export class ClientTagsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Every tag in use, alphabetically. */
  list(tx: EntityManager = this.source.manager): Promise<CountedTag[]> {
    return queryRows(
      tx,
      { tag: text, clients: integer },
      `SELECT tag, count(*)::int AS clients FROM clients, unnest(tags) AS tag GROUP BY tag ORDER BY lower(tag), tag`,
    );
  }

  /** Makes other tag changes wait until this transaction ends, so that two spellings are never added at once. */
  async lockTags(tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT pg_advisory_xact_lock(hashtextextended('client tags', 0))`);
  }

  /** The tags of a client record, or of an account's record; empty without one. */
  async of(clientId: string, tx: EntityManager): Promise<string[]> {
    const row = await findRow(
      tx,
      { tags: list(text) },
      `SELECT tags FROM clients WHERE user_id = $1 OR (id = $1 AND user_id IS NULL)`,
      [clientId],
    );
    return row?.tags ?? [];
  }
}
