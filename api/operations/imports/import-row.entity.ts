import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { centsColumn } from '../../database/safe-integer.js';
import type { RowProblem } from '../imports-recognise/cells.js';
import type { Decision, Outcome } from './domain/outcomes.js';

/** A row of an imported list. It goes 30 days after the last run, and with the client it is about. */
@Entity('import_rows')
@Check('import_rows_decision_known', "decision IN ('same', 'separate', 'skip')")
@Check('import_rows_outcome_known', "outcome IN ('new', 'changed', 'matched', 'needs-you', 'skipped')")
@Index('import_rows_by_client', ['clientId'], { where: 'client_id IS NOT NULL' })
export class ImportRow {
  @ForeignKey('Import', { name: 'import_rows_of_import', onDelete: 'CASCADE' })
  @PrimaryColumn({ name: 'import_id', type: 'uuid', primaryKeyConstraintName: 'import_rows_pkey' })
  importId: string;

  /** Counted from 1, without the headings. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'import_rows_pkey' })
  number: number;

  @Column({ type: 'jsonb' })
  cells: string[];

  /** What the owner says about a row that needs them. */
  @Column({ type: 'text', nullable: true })
  decision: Decision | null;

  /** As last rehearsed or run. */
  @Column({ type: 'text', nullable: true })
  outcome: Outcome | null;

  @Column({ type: 'text', nullable: true })
  problem: RowProblem | null;

  /** The balance of a gift card, as last rehearsed or run; null for other rows. */
  @Column({ ...centsColumn, nullable: true })
  cents: number | null;

  /** A visit to come, as last rehearsed or run; false for a past one, null for other rows. */
  @Column({ name: 'is_coming', type: 'boolean', nullable: true })
  isComing: boolean | null;

  @Column({ name: 'is_written', type: 'boolean', default: false })
  isWritten: boolean;

  /** The record was added by this row, and goes if that is undone. */
  @Column({ name: 'is_added', type: 'boolean', default: false })
  isAdded: boolean;

  /** The values that this row wrote. */
  @Column({ type: 'jsonb', nullable: true })
  written: object | null;

  /** The client record that the row is about. */
  @ForeignKey('Client', { name: 'import_rows_of_client', onDelete: 'CASCADE' })
  @Column({ name: 'client_id', type: 'uuid', nullable: true })
  clientId: string | null;

  /** Any other record that the row is about. */
  @Column({ name: 'record_id', type: 'uuid', nullable: true })
  recordId: string | null;
}
