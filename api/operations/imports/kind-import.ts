import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import type { ReadingRules, RowProblem } from '../imports-recognise/cells.js';
import type { Mapping } from '../imports-recognise/domain/kinds.js';
import type { CatalogueMatcher } from './domain/catalogue-matcher.js';
import type { Import, Opening, VisitChoices } from './import.entity.js';
import type { Decision, Outcome } from './domain/outcomes.js';

/** A row that has not been written yet. */
export interface PendingRow {
  number: number;
  cells: string[];
  decision: Decision | null;
}

/** A list with the owner's answers. */
export interface ReadableList {
  /** Read as they are needed: there may be a hundred thousand. */
  rows: AsyncIterable<PendingRow>;
  mapping: Mapping;
  rules: ReadingRules;
  /** By reference, the record that it became in an earlier run. */
  known: Map<string, string>;
  /** What the owner says about balances; null for other lists, and until then. */
  opening: Opening | null;
  /** What the owner says about visits; null for other lists, and until then. */
  visitChoices: VisitChoices | null;
}

/** What becomes of a row. */
export interface JudgedRow {
  number: number;
  outcome: Outcome;
  problem: RowProblem | null;
  /** The balance in it, for lists of balances. */
  cents?: number | null | undefined;
  /** False for a visit that is past; null for other lists, and for rows that can't be read. */
  isComing?: boolean | null | undefined;
}

/** The decision about a row, before anything is written. */
export interface PlannedRow<Data = unknown> extends JudgedRow {
  /** The record, existing or to be added; null if the row comes to nothing. */
  recordId: string | null;
  /** Null if the record is to be remembered under no reference. */
  reference: string | null;
  /** What to write; null if nothing is. */
  data: Data | null;
}

/** A row after it was written. */
export interface WrittenRow {
  number: number;
  recordId: string;
  isAdded: boolean;
  /** The written values, to recognise later changes; null if nothing was. */
  written: object | null;
  /** The client record that it is about, if the row is about something else too. */
  clientId?: string | null;
}

/** How lists of one kind come in. */
export interface KindImport<Data = unknown> {
  /** Rows written in one transaction. */
  readonly pieceSize: number;
  /** Decides about every row, and writes nothing. */
  plan(list: ReadableList): AsyncIterable<PlannedRow<Data>>;
  /** Writes rows that were planned. */
  write(rows: readonly PlannedRow<Data>[], actor: CurrentUser, tx: EntityManager): Promise<WrittenRow[]>;
  /** 409 if a list that was checked can't be written now. */
  assertCanWrite?(one: Import): Promise<void>;
  /** Takes rows back. Returns the ids of records that someone has changed or used since, and that stay. */
  undo(rows: readonly WrittenRow[], actor: CurrentUser, tx: EntityManager): Promise<string[]>;
}

/** A row that comes to nothing. */
export const notImported = <Data>(
  number: number,
  outcome: 'needs-you' | 'skipped',
  problem: RowProblem,
): PlannedRow<Data> => ({ number, outcome, problem, recordId: null, reference: null, data: null });

/** A row that is a record of the salon, or else a new one with this data. */
export function matchedBy<Data>(
  matcher: CatalogueMatcher,
  {
    number,
    problem,
    reference,
    key,
  }: Pick<PlannedRow, 'number' | 'problem'> & { reference: string; key: string },
  data: Data,
): PlannedRow<Data> {
  const { id: recordId, isNew } = matcher.match(reference, key, randomUUID());
  const outcome = isNew ? 'new' : 'matched';
  return { number, outcome, problem, recordId, reference, data: isNew ? data : null };
}
