import { nameKey } from '../../common/text/name-key.js';
import { RowCells, type ReadingRules, type RowProblem } from './cells.js';
import { readDuration } from './domain/durations.js';
import type { Mapping } from './domain/kinds.js';
import { readPrice } from './domain/prices.js';
import { readYes } from './domain/yes-or-no.js';

const MAX_TITLE = 80;
const MAX_CATEGORY = 40;
const MAX_DESCRIPTION = 2000;
const MAX_MINUTES = 720;
const MAX_BUFFER = 120;
const MAX_QUANTITY = 100_000;

/** A row that was read, or the problem that keeps it from coming in. */
export interface ReadRow<Row> {
  row: Row | null;
  problem: RowProblem | null;
}

export interface ServiceRow {
  reference: string;
  title: string;
  /** Empty if the file has none. */
  category: string;
  description: string;
  priceCents: number;
  isFrom: boolean;
  minutes: number;
  bufferMinutes: number;
  status: 'active' | 'hidden' | 'archived';
}

export function readServiceRow(
  cells: readonly string[],
  mapping: Mapping,
  rules: ReadingRules,
): ReadRow<ServiceRow> {
  const row = new RowCells(cells, mapping);
  const title = row.text('title', MAX_TITLE);
  if (title === '') return { row: null, problem: 'noName' };
  const price = priceIn(row, rules);
  if (price === null) return { row: null, problem: 'priceUnreadable' };
  const duration = readDuration(row.get('duration'));
  if (duration === null || duration === 0 || duration > MAX_MINUTES)
    return { row: null, problem: 'noDuration' };
  const minutes = inFives(duration);
  const bufferMinutes = Math.min(
    inFives(readDuration(row.get('buffer')) ?? 0),
    MAX_BUFFER,
    MAX_MINUTES - minutes,
  );
  if (minutes !== duration) row.note('durationRounded');
  return {
    row: {
      reference: row.get('reference').slice(0, 100),
      title,
      category: row.text('category', MAX_CATEGORY),
      description: row.text('description', MAX_DESCRIPTION, { hasLines: true }),
      priceCents: price.cents,
      isFrom: price.isFrom || readYes(row.get('isFrom')),
      minutes,
      bufferMinutes,
      status: statusIn(row),
    },
    problem: row.problem,
  };
}

export interface TeamRow {
  reference: string;
  name: string;
  role: string;
}

export function readTeamRow(cells: readonly string[], mapping: Mapping): ReadRow<TeamRow> {
  const row = new RowCells(cells, mapping);
  const halves = [row.text('firstName', MAX_TITLE), row.text('lastName', MAX_TITLE)]
    .filter(Boolean)
    .join(' ');
  const name = row.cut(row.text('name', MAX_TITLE) || halves, MAX_TITLE);
  if (name === '') return { row: null, problem: 'noName' };
  const reference = row.get('reference').slice(0, 100);
  return { row: { reference, name, role: row.text('jobTitle', MAX_TITLE) }, problem: row.problem };
}

export interface ProductRow {
  reference: string;
  title: string;
  priceCents: number;
  stock: number;
  lowStock: number | null;
  /** As written; null without one. */
  barcode: string | null;
}

export function readProductRow(
  cells: readonly string[],
  mapping: Mapping,
  rules: ReadingRules,
): ReadRow<ProductRow> {
  const row = new RowCells(cells, mapping);
  const title = row.text('title', MAX_TITLE);
  if (title === '') return { row: null, problem: 'noName' };
  const price = priceIn(row, rules);
  if (price === null) return { row: null, problem: 'priceUnreadable' };
  const barcode = row.text('barcode', 48).replaceAll(' ', '');
  return {
    row: {
      reference: row.get('reference').slice(0, 100),
      title,
      priceCents: price.cents,
      stock: quantityIn(row, 'stock') ?? 0,
      lowStock: quantityIn(row, 'lowStock'),
      barcode: /^[!-~]{3,48}$/.test(barcode) ? barcode : null,
    },
    problem: row.problem,
  };
}

/** As our own downloads write it. Other systems list only services that are on offer. */
function statusIn(row: RowCells): ServiceRow['status'] {
  const written = row.get('status').toLowerCase();
  return written === 'archived' || written === 'hidden' ? written : 'active';
}

/** How two systems' names of a service or person are compared. */
export const keyOfNames = (...names: string[]): string => names.map(nameKey).join('|');

/** Null if it can't be read. A price that no one has decided about is unreadable too. */
function priceIn(row: RowCells, { priceReading }: ReadingRules): { cents: number; isFrom: boolean } | null {
  const price = readPrice(row.get('price'), priceReading);
  return price === 'undecided' ? null : price;
}

const inFives = (minutes: number): number => Math.ceil(minutes / 5) * 5;

/** Negative stock counts as none: it was oversold. */
function quantityIn(row: RowCells, field: 'stock' | 'lowStock'): number | null {
  const written = row.get(field).replaceAll(/[ ’']/g, '');
  const [whole] = /^-?\d+/.exec(written) ?? [];
  return whole === undefined ? null : Math.min(Math.max(Number(whole), 0), MAX_QUANTITY);
}
