import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import type { LocalDate } from '../../common/time/local-date.js';
import {
  type ColumnsOf,
  instant,
  integer,
  list,
  localDate,
  nullable,
  object,
  oneOf,
  text,
} from '../../database/columns.js';
import { findRow, getRow, queryRows } from '../../database/rows.js';
import { DayClose } from './day-close.entity.js';
import type { Counted } from './domain/coins.js';
import { type MovementKind, movementKinds } from './domain/movements.js';
import { TillMovement } from './till-movement.entity.js';

export interface Movement {
  id: string;
  businessDay: LocalDate;
  kind: MovementKind;
  cents: number;
  staffName: string | null;
  reason: string;
  movedAt: Date;
  movedBy: string | null;
}

const movementColumns: ColumnsOf<Movement> = {
  id: text,
  businessDay: localDate,
  kind: oneOf(...movementKinds),
  cents: integer,
  staffName: nullable(text),
  reason: text,
  movedAt: instant,
  movedBy: nullable(text),
};

export type NewMovement = Omit<TillMovement, 'staff'>;

/** A close in numbers, with the name of whoever closed. */
export interface Close {
  businessDay: LocalDate;
  number: number;
  currency: string;
  openingFloatCents: number;
  countedCents: number;
  expectedCents: number;
  differenceCents: number;
  bankedCents: number;
  closingFloatCents: number;
  counts: Counted[];
  note: string;
  lastEntryId: number;
  seal: string;
  closedAt: Date;
  closedBy: string | null;
}

const closeColumns: ColumnsOf<Close> = {
  businessDay: localDate,
  number: integer,
  currency: text,
  openingFloatCents: integer,
  countedCents: integer,
  expectedCents: integer,
  differenceCents: integer,
  bankedCents: integer,
  closingFloatCents: integer,
  counts: list(object({ cents: integer, quantity: integer })),
  note: text,
  lastEntryId: integer,
  seal: text,
  closedAt: instant,
  closedBy: nullable(text),
};

export type NewClose = Omit<Close, 'number' | 'closedBy'> & { id: string; closedById: string };

const MOVEMENT = `
  SELECT movement.id, business_day::text AS "businessDay", kind, cents, staff.name AS "staffName", reason,
    moved_at AS "movedAt", actor.name AS "movedBy"
  FROM till_movements AS movement
  LEFT JOIN staff ON staff.id = staff_id LEFT JOIN users AS actor ON actor.id = actor_id`;

/** Amounts are within what a number holds exactly. */
const CLOSE = `
  SELECT business_day::text AS "businessDay", number, currency, opening_float_cents::float8 AS "openingFloatCents",
    counted_cents::float8 AS "countedCents", expected_cents::float8 AS "expectedCents",
    difference_cents::float8 AS "differenceCents", banked_cents::float8 AS "bankedCents",
    closing_float_cents::float8 AS "closingFloatCents", counts, note, last_entry_id::float8 AS "lastEntryId", seal,
    closed_at AS "closedAt", actor.name AS "closedBy"
  FROM day_closes LEFT JOIN users AS actor ON actor.id = closed_by`;

@Injectable()
export class TillRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async addMovement(movement: NewMovement, within: EntityManager): Promise<void> {
    await within.insert(TillMovement, movement);
  }

  async getMovement(id: string, within: EntityManager): Promise<Movement> {
    const movement = await findRow(within, movementColumns, `${MOVEMENT} WHERE movement.id = $1`, [id]);
    if (!movement) throw new Error('A movement that was written did not come back.');
    return movement;
  }

  /** The latest first. */
  movementsOn(day: LocalDate, within: EntityManager = this.source.manager): Promise<Movement[]> {
    return queryRows(
      within,
      movementColumns,
      `${MOVEMENT} WHERE business_day = $1 ORDER BY moved_at DESC, movement.id`,
      [day],
    );
  }

  /** Null when none was. */
  async lastClosedDay(within: EntityManager = this.source.manager): Promise<LocalDate | null> {
    const row = await findRow(
      within,
      { day: nullable(localDate) },
      `SELECT max(business_day)::text AS day FROM day_closes`,
    );
    return row?.day ?? null;
  }

  /**
   * The oldest day before this one with something at this till and no close. What another till took needs none: all of its
   * entries say `elsewhere`.
   */
  async oldestUnclosedDay(
    before: LocalDate,
    within: EntityManager = this.source.manager,
  ): Promise<LocalDate | null> {
    const row = await findRow(
      within,
      { day: nullable(localDate) },
      `SELECT min(business_day)::text AS day FROM ledger_entries AS entry
       WHERE business_day < $1 AND business_day > coalesce((SELECT max(business_day) FROM day_closes), '-infinity')
         AND NOT EXISTS (SELECT FROM ledger_lines WHERE entry_id = entry.id AND account = 'elsewhere')`,
      [before],
    );
    return row?.day ?? null;
  }

  async findClose(day: LocalDate, within: EntityManager = this.source.manager): Promise<Close | null> {
    return findRow(within, closeColumns, `${CLOSE} WHERE business_day = $1`, [day]);
  }

  /** The last one before this day. */
  async closeBefore(day: LocalDate, within: EntityManager): Promise<Close | null> {
    return findRow(
      within,
      closeColumns,
      `${CLOSE} WHERE business_day < $1 ORDER BY business_day DESC LIMIT 1`,
      [day],
    );
  }

  /** The latest first. */
  async listCloses(page: Page): Promise<{ items: Close[]; total: number }> {
    const items = await queryRows(
      this.source,
      closeColumns,
      `${CLOSE} ORDER BY business_day DESC LIMIT $1 OFFSET $2`,
      [page.pageSize, rowsBefore(page)],
    );
    return { items, total: await this.source.manager.count(DayClose) };
  }

  /** Numbered behind the last one, for a caller who has locked the ledger. */
  async addClose({ closedById, ...close }: NewClose, within: EntityManager): Promise<void> {
    const { number } = await getRow(
      within,
      { number: integer },
      `SELECT coalesce(max(number), 0) + 1 AS number FROM day_closes`,
    );
    await within.insert(DayClose, {
      id: close.id,
      businessDay: close.businessDay,
      number,
      currency: close.currency,
      openingFloatCents: String(close.openingFloatCents),
      countedCents: String(close.countedCents),
      expectedCents: String(close.expectedCents),
      differenceCents: String(close.differenceCents),
      bankedCents: String(close.bankedCents),
      closingFloatCents: String(close.closingFloatCents),
      counts: close.counts,
      note: close.note,
      lastEntryId: String(close.lastEntryId),
      seal: close.seal,
      closedBy: closedById,
      closedAt: close.closedAt,
    });
  }

  /** Of whom the salon owes tips, most first. */
  owedTips(currency: string): Promise<{ staffId: string; staffName: string; cents: number }[]> {
    return queryRows(
      this.source,
      { staffId: text, staffName: text, cents: integer },
      `SELECT staff.id AS "staffId", staff.name AS "staffName", (-cents)::float8 AS cents
       FROM ledger_balances JOIN staff ON staff.id = subject_id
       WHERE account = 'tips' AND currency = $1 AND cents < 0 ORDER BY cents, staff.name`,
      [currency],
    );
  }
}
