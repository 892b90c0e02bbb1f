import { Injectable } from '@nestjs/common';
import type { DropReason } from '../../common/words/notice.js';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ColumnsOf, instant, integer, oneOf } from '../../database/columns.js';
import { countChanged, queryRows } from '../../database/rows.js';
import { type EmailKind, emailKinds } from '../email-templates/email-kinds.js';

/** Emails of one kind that wait for an admin. */
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

/** Emails of the outbox that were due before a restore, and that nobody has decided on. */
@Injectable()
export class HeldMailRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** How many emails wait for an admin, by kind, and when they were due. */
  summary(): Promise<HeldKind[]> {
    return queryRows(
      this.source,
      heldKindColumns,
      `SELECT kind, count(*)::int AS count, min(not_before) AS "firstDueAt", max(not_before) AS "lastDueAt"
       FROM outbox WHERE held_at IS NOT NULL GROUP BY kind ORDER BY count DESC, kind`,
    );
  }

  /** Lets the emails leave that waited for an admin, in the order in which they were to leave. Gives how many. */
  async send(now: Date, giveUpAt: Date, tx: EntityManager): Promise<number> {
    const count = await countChanged(
      tx,
      // The microseconds keep their order, which is that of the instants at which they are given up.
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

  /** Drops the emails that waited for an admin. Gives how many. */
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
