import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { integer, list, text } from '../../database/columns.js';
import { execute, findRow, queryRows } from '../../database/rows.js';

/** A tag and how many clients have it. */
export interface CountedTag {
  tag: string;
  clients: number;
}

@Injectable()
export class ClientTagsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Every tag that a client has, in the order of the letters. */
  list(tx: EntityManager = this.source.manager): Promise<CountedTag[]> {
    return queryRows(
      tx,
      { tag: text, clients: integer },
      `SELECT tag, count(*)::int AS clients FROM clients, unnest(tags) AS tag GROUP BY tag ORDER BY lower(tag), tag`,
    );
  }

  /** Other changes to tags wait until this transaction ends, so that no two spellings of one are added at once. */
  async lockTags(tx: EntityManager): Promise<void> {
    await execute(tx, `SELECT pg_advisory_xact_lock(hashtextextended('client tags', 0))`);
  }

  /** The tags of a client record, or of the one of an account; none when there is no record. */
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
