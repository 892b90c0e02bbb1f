import { Injectable } from '@nestjs/common';
import type { DropReason } from '../../common/words/notice.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ColumnsOf, instant, integer, oneOf } from '../../database/columns.js';
import { countChanged, queryRows } from '../../database/rows.js';
import { type EmailKind, emailKinds } from '../email-templates/email-kinds.js';

/** Held emails of one kind. */
export interface HeldKind {
  kind: EmailKind;
  count: number;
  firstDueAt: Date;
  lastDueAt: Date;
}

const heldKindColumns: ColumnsOf<HeldKind> = {
  kind: oneOf(...emailKinds),
  count: integer,
  firstDueAt: instant,
  lastDueAt: instant,
};

/** Emails that were due before a restore and await an admin's decision. */
@Injectable()
export class HeldMailRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The number of held emails by kind, and when they were due. */
  summary(): Promise<HeldKind[]> {
    return queryRows(
      this.source,
      heldKindColumns,
      `SELECT kind, count(*)::int AS count, min(not_before) AS "firstDueAt", max(not_before) AS "lastDueAt"
       FROM outbox WHERE held_at IS NOT NULL GROUP BY kind ORDER BY count DESC, kind`,
    );
  }

  /** Releases held emails in their original order. Returns how many. */
  async send(now: Date, giveUpAt: Date, tx: EntityManager): Promise<number> {
    const count = await countChanged(
      tx,
      // The microseconds preserve the order, which follows the instants of giving up.
      `WITH held AS MATERIALIZED (
         SELECT id, give_up_at FROM outbox WHERE held_at IS NOT NULL ORDER BY id FOR UPDATE
       ), turns AS (
         SELECT id, (row_number() OVER (ORDER BY give_up_at, id) - count(*) OVER ()) * interval '1 microsecond' AS turn
         FROM held
       )
       UPDATE outbox SET held_at = NULL, dropped_at = NULL, drop_reason = '', attempts = 0, locked_until = NULL,
         not_before = $1::timestamptz + turn, give_up_at = $2::timestamptz + turn
       FROM turns WHERE outbox.id = turns.id`,
      [now, giveUpAt],
    );
    return count;
  }

  /** Drops held emails. Returns how many. */
  async drop(reason: DropReason, now: Date, tx: EntityManager): Promise<number> {
    const count = await countChanged(
      tx,
      `UPDATE outbox SET held_at = NULL, dropped_at = $2, drop_reason = $1, secret_link = NULL
       WHERE id IN (SELECT id FROM outbox WHERE held_at IS NOT NULL ORDER BY id FOR UPDATE)`,
      [reason, now],
    );
    return count;
  }
}
