import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
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
import { findRow, getRow, queryRows } from '../../database/rows.js';
import { type Close, CLOSES, closeColumns } from './close-rows.js';
import { DayClose } from './day-close.entity.js';
import {
  movementCategories,
  type MovementCategory,
  type MovementKind,
  movementKinds,
  type MovementMethod,
  movementMethods,
} from './domain/movements.js';
import { type Stretch, stretchOf } from './stretch.js';
import { TillMovement } from './till-movement.entity.js';

export interface Movement {
  id: string;
  businessDay: LocalDate;
  kind: MovementKind;
  cents: number;
  category: MovementCategory | null;
  paidBy: MovementMethod;
  staffId: string | null;
  staffName: string | null;
  currency: string;
  reason: string;
  reversesId: string | null;
  isReversed: boolean;
  movedAt: Date;
  movedBy: string | null;
}

const movementColumns: ColumnsOf<Movement> = {
  id: text,
  businessDay: localDate,
  kind: oneOf(...movementKinds),
  cents: money,
  category: nullable(oneOf(...movementCategories)),
  paidBy: oneOf(...movementMethods),
  staffId: nullable(text),
  staffName: nullable(text),
  currency: text,
  reason: text,
  reversesId: nullable(text),
  isReversed: bool,
  movedAt: instant,
  movedBy: nullable(text),
};

export type NewMovement = Omit<TillMovement, 'staff' | 'reverses' | 'closeNumber'>;

export type NewClose = Omit<Close, 'closedBy'> & { id: string; closedById: string };

const MOVEMENT = `
  SELECT movement.id, movement.business_day::text AS "businessDay", movement.kind, movement.cents AS cents,
    movement.category, movement.paid_by AS "paidBy", movement.staff_id AS "staffId", staff.name AS "staffName",
    movement.currency, movement.reason, movement.reverses_id AS "reversesId",
    EXISTS (SELECT FROM till_movements AS reversal WHERE reversal.reverses_id = movement.id) AS "isReversed",
    movement.moved_at AS "movedAt", actor.name AS "movedBy"
  FROM till_movements AS movement
  LEFT JOIN staff ON staff.id = movement.staff_id LEFT JOIN users AS actor ON actor.id = movement.actor_id`;

@Injectable()
export class TillRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async addMovement(movement: NewMovement, tx: EntityManager): Promise<void> {
    await tx.insert(TillMovement, movement);
  }

  findMovement(id: string, tx: EntityManager): Promise<Movement | null> {
    return findRow(tx, movementColumns, `${MOVEMENT} WHERE movement.id = $1`, [id]);
  }

  /** The cash someone took out of the drawer on a day, in cents. Cash they put in is not subtracted. */
  async takenOutBy(actorId: string, businessDay: LocalDate, tx: EntityManager): Promise<number> {
    const { cents } = await getRow(
      tx,
      { cents: money },
      `SELECT coalesce(sum(cents), 0) AS cents FROM till_movements
       WHERE actor_id = $1 AND business_day = $2 AND (kind = 'paid-in') = (reverses_id IS NOT NULL)`,
      [actorId, businessDay],
    );
    return cents;
  }

  /** Latest first. Tips not paid in cash belong to no close: they are listed with the one in whose period they were paid. */
  movementsIn(stretch: Stretch): Promise<Movement[]> {
    const { column, value } = stretchOf(stretch);
    const otherwise =
      column === 'business_day'
        ? ''
        : `OR (movement.close_number IS NULL
             AND movement.moved_at > coalesce((SELECT closed_at FROM day_closes WHERE number = $1 - 1), '-infinity')
             AND movement.moved_at <= coalesce((SELECT closed_at FROM day_closes WHERE number = $1), 'infinity'))`;
    return queryRows(
      this.source,
      movementColumns,
      `${MOVEMENT} WHERE movement.${column} = $1 ${otherwise} ORDER BY movement.moved_at DESC, movement.id`,
      [value],
    );
  }

  findClose(number: number): Promise<Close | null> {
    return findRow(this.source, closeColumns, `${CLOSES} WHERE number = $1`, [number]);
  }

  /** Null before the first close. */
  lastClose(tx: EntityManager = this.source.manager): Promise<Close | null> {
    return findRow(tx, closeColumns, `${CLOSES} ORDER BY number DESC LIMIT 1`);
  }

  /** The first and last day covered by a close, made or still to come; null if it covers nothing. */
  async daysOf(
    closeNumber: number,
    tx: EntityManager = this.source.manager,
  ): Promise<{ firstDay: LocalDate; lastDay: LocalDate } | null> {
    const { firstDay, lastDay } = await getRow(
      tx,
      { firstDay: nullable(localDate), lastDay: nullable(localDate) },
      `SELECT min(business_day)::text AS "firstDay", max(business_day)::text AS "lastDay" FROM (
         SELECT business_day FROM sales WHERE close_number = $1
         UNION ALL SELECT business_day FROM till_movements WHERE close_number = $1
       ) AS taken`,
      [closeNumber],
    );
    return firstDay === null || lastDay === null ? null : { firstDay, lastDay };
  }

  /** Card payments, less refunds, covered by the close, made or still to come. */
  async cardCentsIn(closeNumber: number, tx: EntityManager): Promise<number> {
    const { cents } = await getRow(
      tx,
      { cents: money },
      `SELECT coalesce(sum(CASE kind WHEN 'refund' THEN -cents ELSE cents END), 0) AS cents
       FROM sales JOIN sale_payments ON sale_id = sales.id WHERE close_number = $1 AND method = 'card'`,
      [closeNumber],
    );
    return cents;
  }

  /** Latest first. */
  async listCloses(page: Page): Promise<{ items: Close[]; total: number }> {
    const items = await queryRows(
      this.source,
      closeColumns,
      `${CLOSES} ORDER BY number DESC LIMIT $1 OFFSET $2`,
      [page.pageSize, rowsBefore(page)],
    );
    return { items, total: await this.source.manager.count(DayClose) };
  }

  /** For a caller who has locked the ledger and derived the number from the last close. */
  async addClose({ closedById, ...close }: NewClose, tx: EntityManager): Promise<void> {
    await tx.insert(DayClose, {
      id: close.id,
      number: close.number,
      businessDay: close.businessDay,
      firstDay: close.firstDay,
      lastDay: close.lastDay,
      currency: close.currency,
      openingFloatCents: close.openingFloatCents,
      countedCents: close.countedCents,
      expectedCents: close.expectedCents,
      differenceCents: close.differenceCents,
      bankedCents: close.bankedCents,
      closingFloatCents: close.closingFloatCents,
      terminalCents: close.terminalCents,
      terminalExpectedCents: close.terminalExpectedCents,
      counts: close.counts,
      note: close.note,
      lastEntryId: String(close.lastEntryId),
      seal: close.seal,
      closedBy: closedById,
      closedAt: close.closedAt,
    });
  }

  /** People to whom the salon owes tips, highest amount first. */
  owedTips(currency: string): Promise<{ staffId: string; staffName: string; cents: number }[]> {
    return queryRows(
      this.source,
      { staffId: text, staffName: text, cents: money },
      `SELECT staff.id AS "staffId", staff.name AS "staffName", (-cents) AS cents
       FROM ledger_balances JOIN staff ON staff.id = subject_id
       WHERE account = 'tips' AND currency = $1 AND cents < 0 ORDER BY cents, staff.name`,
      [currency],
    );
  }
}
