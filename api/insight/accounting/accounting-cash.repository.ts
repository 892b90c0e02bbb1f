import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import {
  bool,
  type ColumnsOf,
  instant,
  localDate,
  money,
  nullable,
  oneOf,
  text,
} from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { type Close, CLOSES, closeColumns } from '../../money/till/close-rows.js';
import type { Days } from './accounting.repository.js';
import type { MovedMoney } from './domain/postings.js';

export interface Movement extends MovedMoney {
  id: string;
  businessDay: LocalDate;
  movedAt: Date;
  currency: string;
  reason: string;
  staffName: string | null;
  movedBy: string | null;
}

const movementColumns: ColumnsOf<Movement> = {
  id: text,
  businessDay: localDate,
  movedAt: instant,
  kind: oneOf('paid-in', 'paid-out', 'banked', 'tips-paid', 'difference'),
  category: nullable(text),
  paidBy: oneOf('cash', 'bank', 'payroll', 'elsewhere'),
  isReversal: bool,
  cents: money,
  currency: text,
  reason: text,
  staffName: nullable(text),
  movedBy: nullable(text),
};

/** Includes the cash movements of closes. */
const MOVEMENTS = `
  SELECT id::text AS id, business_day, moved_at, kind, category, paid_by, reverses_id IS NOT NULL AS is_reversal, cents, currency,
    reason, staff_id, actor_id
  FROM till_movements
  UNION ALL
  SELECT id::text || ':difference', business_day, closed_at, 'difference', NULL, 'cash', false, difference_cents, currency,
    note, NULL, closed_by
  FROM day_closes WHERE difference_cents <> 0
  UNION ALL
  SELECT id::text || ':banked', business_day, closed_at, 'banked', NULL, 'cash', false, banked_cents, currency,
    '', NULL, closed_by
  FROM day_closes WHERE banked_cents <> 0`;

/** Reads movements apart from sales, and closes, for the accountant. */
@Injectable()
export class AccountingCashRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Includes tips not paid in cash, and the differences and bank deposits of closes, so that every account balances. */
  movementsAfter(last: Movement | null, { from, to }: Days, most: number): Promise<Movement[]> {
    return queryRows(
      this.source,
      movementColumns,
      `SELECT movement.id, movement.business_day::text AS "businessDay", movement.moved_at AS "movedAt", movement.kind,
         movement.category, movement.paid_by AS "paidBy", movement.is_reversal AS "isReversal", movement.cents,
         movement.currency, movement.reason, staff.name AS "staffName", actor.name AS "movedBy"
       FROM (${MOVEMENTS}) AS movement LEFT JOIN staff ON staff.id = movement.staff_id
       LEFT JOIN users AS actor ON actor.id = movement.actor_id
       WHERE movement.business_day BETWEEN $1 AND $2
         AND ($3::timestamptz IS NULL OR (movement.moved_at, movement.id) > ($3::timestamptz, $4::text))
       ORDER BY movement.moved_at, movement.id LIMIT $5`,
      [from, to, last?.movedAt ?? null, last?.id ?? null, most],
    );
  }

  /** Closes made on these days. */
  closesAfter(last: Close | null, { from, to }: Days, most: number): Promise<Close[]> {
    return queryRows(
      this.source,
      closeColumns,
      `${CLOSES}
       WHERE business_day BETWEEN $1 AND $2 AND number > $3 ORDER BY number LIMIT $4`,
      [from, to, last?.number ?? 0, most],
    );
  }
}
