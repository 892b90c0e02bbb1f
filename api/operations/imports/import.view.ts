import { ApiProperty } from '@nestjs/swagger';
import type { TillMode } from '../../money/till-settings/domain/till-mode.js';
import { type DateOrder, dateOrders } from '../imports-recognise/domain/dates.js';
import {
  fieldsOfKind,
  type ImportField,
  type ImportKind,
  importKinds,
} from '../imports-recognise/domain/kinds.js';
import { type DecimalSign, decimalSigns } from '../imports-recognise/domain/prices.js';
import { type RowProblem, rowProblems } from '../imports-recognise/cells.js';
import { type Decision, decisions, type ImportProgress, type Outcome, outcomes } from './domain/outcomes.js';
import { importFields } from './dto/import.dto.js';
import { type ImportFailure, importFailures } from './imports.problems.js';
import { type Import, openingTaxes } from './import.entity.js';

const shownStates = ['ready', 'running', 'interrupted', 'done', 'undoing', 'undone'] as const;

/** The rows with each outcome, as last rehearsed or run. */
export class ImportCountsView {
  new: number;
  changed: number;
  matched: number;
  'needs-you': number;
  skipped: number;
}

export class MappedFieldView {
  @ApiProperty({ enum: importFields })
  field: ImportField;

  /** Counted from 0; null if the file doesn't have it. */
  column: number | null;
}

/** What the caller can do with it now. */
export class ImportCanView {
  rehearse: boolean;
  run: boolean;
  undo: boolean;
  remove: boolean;
}

export class ImportView {
  _id: string;
  fileName: string;
  /** The sheet or table of the file; empty if it has only one. */
  listName: string;

  /** Null if no headings are known. */
  @ApiProperty({ enum: importKinds, nullable: true })
  kind: ImportKind | null;

  /** `interrupted`: the server stopped while it ran; run it again. */
  @ApiProperty({ enum: shownStates })
  state: (typeof shownStates)[number];

  /** Why an interrupted import stopped; null if the server did. */
  @ApiProperty({ enum: importFailures, nullable: true })
  failure: ImportFailure | null;

  rowCount: number;

  /** Rows that have come in. */
  doneRows: number;

  /** Null before the first rehearsal. */
  counts: ImportCountsView | null;

  /** It can't be checked or run before Parlour is the salon’s till, or before any till is on for products. */
  waitsForTill: boolean;

  createdAt: string;
  /** When it last began to run; null before. */
  ranAt: string | null;
  /** False once its rows were deleted, thirty days after its last run. Its figures stay. */
  hasRows: boolean;
  can: ImportCanView;
}

/** Rows of balances that are left out for one reason. */
export class LeftOutView {
  @ApiProperty({ enum: rowProblems })
  problem: RowProblem;
  count: number;
  /** Their balances, as far as they can be read. */
  amount: number;
}

export class OpeningView {
  total: number;

  @ApiProperty({ enum: openingTaxes })
  tax: (typeof openingTaxes)[number];
  honoursExpired: boolean;
}

/** The balances of gift cards, as last rehearsed or run. */
export class BalancesView {
  /** ISO 4217. */
  currency: string;
  /** The sum of those that come in, or are in. */
  total: number;
  /** How many these are. */
  count: number;
  leftOut: LeftOutView[];

  /** What the owner has said; null until then, and after the currency has changed. */
  @ApiProperty({ type: OpeningView, nullable: true })
  opening: OpeningView | null;

  /** True while everything on sale has one tax rate, so that the tax of cards taxed at their sale is known. */
  canBeTaxedAtSale: boolean;
}

/** A name of a list of visits that the salon doesn’t know. */
export class UnknownNameView {
  /** As in the list; empty for rows without one. */
  name: string;
  /** The visits to come with it that are not in yet. */
  count: number;
  /** False until the owner has said what it is. */
  isDecided: boolean;

  /** The service or team member; null if its rows are left out, and until then. */
  @ApiProperty({ type: String, nullable: true })
  choice: string | null;
}

/** A service or team member to choose. */
export class NamedRecordView {
  _id: string;
  name: string;
}

/** Services that visits to come have with a team member who doesn’t do them. */
export class MissingOffersView {
  teamMember: string;
  services: string[];
}

/** The visits of a list, as last rehearsed or run. */
export class VisitsView {
  /** Visits to come, with those that need the owner. */
  coming: number;
  /** Past visits, likewise. */
  past: number;
  /** Visits to come at whose time someone else is booked. */
  overlapping: number;
  /** Clients get a reminder of visits to come. */
  sendsReminders: boolean;
  unknownServices: UnknownNameView[];
  unknownTeam: UnknownNameView[];
  missingOffers: MissingOffersView[];
  services: NamedRecordView[];
  team: NamedRecordView[];
}

export class ImportDetailsView extends ImportView {
  headings: string[];
  /** The first rows. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  sample: string[][];
  /** Every field of the kind. */
  mapping: MappedFieldView[];

  /** The order of dates that the owner chose, or the file proves; null if it is open. */
  @ApiProperty({ enum: dateOrders, nullable: true })
  dateOrder: DateOrder | null;

  /** Dates that depend on the order. */
  openDates: number;

  /** The sign before cents that the owner chose, or the file proves; null if it is open. */
  @ApiProperty({ enum: decimalSigns, nullable: true })
  decimalSign: DecimalSign | null;

  /** Prices that depend on the sign. */
  openPrices: number;

  /** The country of phone numbers without a country code; null if the salon’s is unknown. */
  phoneCountry: string | null;

  /** Null for lists without balances, and while they wait for the till. */
  @ApiProperty({ type: BalancesView, nullable: true })
  balances: BalancesView | null;

  /** Null for other lists. */
  @ApiProperty({ type: VisitsView, nullable: true })
  visits: VisitsView | null;
}

export class ImportRowView {
  number: number;
  /** In the order of the headings. */
  cells: string[];

  @ApiProperty({ enum: outcomes })
  outcome: Outcome;

  @ApiProperty({ enum: rowProblems, nullable: true })
  problem: RowProblem | null;

  @ApiProperty({ enum: decisions, nullable: true })
  decision: Decision | null;
}

export class ImportRowPageView {
  page: number;
  pageSize: number;
  total: number;
  items: ImportRowView[];
}

const UNDO_DAYS = 7;

/** For seven days after it last ran. An undo that was interrupted can be completed later. */
export function mayUndo({ ranAt, state, figures }: Import, now: Date): boolean {
  if (figures !== null || ranAt === null || state === 'undone') return false;
  return state === 'undoing' || now.getTime() < ranAt.getTime() + UNDO_DAYS * 86_400_000;
}

export function toImportView(
  one: Import,
  { counts, doneRows }: ImportProgress,
  { isBusy, now, tillMode }: { isBusy: boolean; now: Date; tillMode: TillMode },
): ImportView {
  const isAtWork = one.state === 'running' || one.state === 'undoing';
  const state = isAtWork && !isBusy ? 'interrupted' : one.state;
  const isAtRest = state !== 'running' && state !== 'undoing';
  const hasRows = one.figures === null;
  const isKnown = one.kind !== null;
  const waitsForTill = needsTill(one.kind, tillMode);
  const isPossible = isKnown && !waitsForTill;
  const wasUndone = one.state === 'undone' || one.state === 'undoing';
  return {
    _id: one.id,
    fileName: one.fileName,
    listName: one.listName,
    kind: one.kind,
    state,
    failure: state === 'interrupted' ? one.failure : null,
    rowCount: one.rowCount,
    doneRows,
    counts: one.rehearsedAt ? counts : null,
    waitsForTill,
    createdAt: one.createdAt.toISOString(),
    ranAt: one.ranAt?.toISOString() ?? null,
    hasRows,
    can: {
      rehearse: isPossible && hasRows && one.state === 'ready',
      run: isPossible && hasRows && one.rehearsedAt !== null && isAtRest && !wasUndone,
      undo: isAtRest && mayUndo(one, now),
      remove: one.ranAt === null,
    },
  };
}

/** Products need a till, and gift cards this one: another till keeps its own gift cards. */
const needsTill = (kind: ImportKind | null, mode: TillMode): boolean =>
  kind === 'products' ? mode === 'off' : kind === 'gift-cards' && mode !== 'record';

export const mappingView = (one: Import): MappedFieldView[] => {
  if (one.kind === null) return [];
  const mapping: Partial<Record<ImportField, number>> = one.mapping;
  return fieldsOfKind[one.kind].map((field) => ({ field, column: mapping[field] ?? null }));
};
