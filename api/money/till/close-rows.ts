import type { LocalDate } from '../../common/time/local-date.js';
import {
  type ColumnsOf,
  instant,
  integer,
  list,
  localDate,
  money,
  nullable,
  object,
  text,
} from '../../database/columns.js';
import type { Counted } from './domain/coins.js';

/** A close in numbers, with the name of the person who made it. */
export interface Close {
  number: number;
  businessDay: LocalDate;
  firstDay: LocalDate;
  lastDay: LocalDate;
  currency: string;
  openingFloatCents: number;
  countedCents: number;
  expectedCents: number;
  differenceCents: number;
  bankedCents: number;
  closingFloatCents: number;
  /** Null if no one entered the card terminal's total. */
  terminalCents: number | null;
  terminalExpectedCents: number | null;
  counts: Counted[];
  note: string;
  lastEntryId: number;
  seal: string;
  closedAt: Date;
  closedBy: string | null;
}

export const closeColumns: ColumnsOf<Close> = {
  number: integer,
  businessDay: localDate,
  firstDay: localDate,
  lastDay: localDate,
  currency: text,
  openingFloatCents: money,
  countedCents: money,
  expectedCents: money,
  differenceCents: money,
  bankedCents: money,
  closingFloatCents: money,
  terminalCents: nullable(money),
  terminalExpectedCents: nullable(money),
  counts: list(object({ cents: money, quantity: integer })),
  note: text,
  lastEntryId: integer,
  seal: text,
  closedAt: instant,
  closedBy: nullable(text),
};

/** Cents as numbers: all amounts fit exactly. */
export const CLOSES = `
  SELECT number, business_day::text AS "businessDay", first_day::text AS "firstDay", last_day::text AS "lastDay",
    currency, opening_float_cents AS "openingFloatCents", counted_cents AS "countedCents", expected_cents AS "expectedCents",
    difference_cents AS "differenceCents", banked_cents AS "bankedCents",
    closing_float_cents AS "closingFloatCents", terminal_cents AS "terminalCents",
    terminal_expected_cents AS "terminalExpectedCents", counts, note, last_entry_id::float8 AS "lastEntryId", seal,
    closed_at AS "closedAt", actor.name AS "closedBy"
  FROM day_closes LEFT JOIN users AS actor ON actor.id = closed_by`;
