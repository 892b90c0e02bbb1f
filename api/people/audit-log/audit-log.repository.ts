import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import {
  bool,
  dictionary,
  digits,
  instant,
  integer,
  type Kind,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { getRow, queryRows } from '../../database/rows.js';
import { type AuditAction, auditActions } from '../../platform/audit/audit-action.js';
import type { AuditDetail } from '../../platform/audit/audit-entry.entity.js';
import { type LoginAction, loginActions } from '../login-records/login-record.entity.js';

export type AuditLogAction = AuditAction | LoginAction;

/** All entries in the activity log: actions are kept for a year, log-ins for ninety days. */
export const auditLogActions: readonly AuditLogAction[] = [...auditActions, ...loginActions];

/** The entries to list; anything left out means "any". */
export interface AuditLogFilter {
  action?: AuditLogAction | undefined;
  actorId?: string | undefined;
  objectId?: string | undefined;
  /** Inclusive. */
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
}

export interface AuditLogEntry {
  /** Unique together with `isLogIn`. */
  id: string;
  isLogIn: boolean;
  at: Date;
  actorId: string | null;
  action: AuditLogAction;
  objectType: string;
  /** Null for a log-in attempt with an unknown address. */
  objectId: string | null;
  detail: AuditDetail;
}

const detailValue: Kind<AuditDetail[string]> = {
  name: 'a plain value',
  is: (value): value is AuditDetail[string] =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value),
};

/** Actions and log-ins as rows of one type. Failed log-ins have no actor. */
const ENTRIES = `
  SELECT id, false AS "isLogIn", at, actor_id AS "actorId", action, object_type AS "objectType",
    object_id AS "objectId", detail
  FROM audit_entries
  WHERE ($1::text IS NULL OR action = $1) AND ($2::uuid IS NULL OR actor_id = $2)
    AND ($3::text IS NULL OR object_id = $3)
    AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)
  UNION ALL
  SELECT id, true, at, CASE WHEN action = 'log-in.done' THEN user_id END, action, 'user', user_id::text,
    jsonb_build_object('tries', tries)
  FROM login_records
  WHERE ($1::text IS NULL OR action = $1) AND ($2::uuid IS NULL OR (user_id = $2 AND action = 'log-in.done'))
    AND ($3::text IS NULL OR user_id = $3::uuid)
    AND ($4::timestamptz IS NULL OR at >= $4) AND ($5::timestamptz IS NULL OR at < $5)`;

@Injectable()
export class AuditLogRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Latest first. */
  async list(filter: AuditLogFilter, page: Page): Promise<{ items: AuditLogEntry[]; total: number }> {
    const { action = null, actorId = null, objectId = null, from = null, to = null } = filter;
    const wanted = [action, actorId, objectId, from, to];
    const items = await queryRows<AuditLogEntry>(
      this.source,
      {
        id: digits,
        isLogIn: bool,
        at: instant,
        actorId: nullable(text),
        action: oneOf(...auditLogActions),
        objectType: text,
        objectId: nullable(text),
        detail: dictionary(detailValue),
      },
      `${ENTRIES} ORDER BY at DESC, "isLogIn", id DESC LIMIT $6 OFFSET $7`,
      [...wanted, page.pageSize, rowsBefore(page)],
    );
    const counted = `SELECT count(*)::int AS total FROM (${ENTRIES}) AS entries`;
    const { total } = await getRow(this.source, { total: integer }, counted, wanted);
    return { items, total };
  }
}
