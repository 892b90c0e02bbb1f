import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DateOrder } from '../imports-recognise/domain/dates.js';
import type { ImportKind, Mapping } from '../imports-recognise/domain/kinds.js';
import type { FileQuestions } from '../imports-recognise/domain/questions.js';
import type { DecimalSign } from '../imports-recognise/domain/prices.js';
import type { NameChoice } from '../imports-visits/domain/name-finder.js';
import type { ImportFailure } from './imports.problems.js';
import type { ImportProgress } from './domain/outcomes.js';

export const importStates = ['ready', 'running', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** When gift cards of another system are taxed. */
export const openingTaxes = ['at-use', 'single-purpose'] as const;

/** The owner's answers about the balances of a list. */
export interface Opening {
  /** The total on the old system's report: the balances that come in must add up to it. */
  totalCents: number;
  /** The salon's currency when it was typed. */
  currency: string;
  /** `single-purpose`: tax was paid when the cards were sold, so it isn't due at their use. */
  tax: (typeof openingTaxes)[number];
  /** Expired cards come in and no longer expire. Otherwise they are left out. */
  honoursExpired: boolean;
}

/** The owner's answers about a list of visits. */
export interface VisitChoices {
  /** Clients get a reminder of visits to come. */
  sendsReminders: boolean;
  /** Names of the list that the salon doesn't know: what each is, or null to leave its rows out. */
  services: NameChoice[];
  team: NameChoice[];
}

/** One list of another system: a file, or a sheet or table of it. */
@Entity('imports')
@Check('imports_kind_known', "kind IN ('clients', 'services', 'team', 'products', 'visits', 'gift-cards')")
@Check('imports_failure_known', "failure IN ('conflict', 'till-off', 'unexpected')")
@Check('imports_state_known', "state IN ('ready', 'running', 'done', 'undoing', 'undone')")
export class Import {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'imports_pkey' })
  id: string;

  @Column({ name: 'file_name', type: 'text' })
  fileName: string;

  /** The sheet or table in the file; empty if it has only one. */
  @Column({ name: 'list_name', type: 'text', default: '' })
  listName: string;

  /** Null until the owner chooses, if the headings fit no kind. */
  @Column({ type: 'text', nullable: true })
  kind: ImportKind | null;

  @Column({ type: 'jsonb' })
  headings: string[];

  @Column({ type: 'jsonb' })
  mapping: Mapping;

  /** Of all cells with this mapping. */
  @Column({ type: 'jsonb' })
  questions: FileQuestions;

  @Column({ name: 'date_order', type: 'text', nullable: true })
  dateOrder: DateOrder | null;

  @Column({ name: 'decimal_sign', type: 'text', nullable: true })
  decimalSign: DecimalSign | null;

  /** The country of numbers without a country code; null for the salon's. */
  @Column({ name: 'phone_country', type: 'text', nullable: true })
  phoneCountry: string | null;

  /** The owner's answers about balances; null until then. */
  @Column({ type: 'jsonb', nullable: true })
  opening: Opening | null;

  /** The owner's answers about visits; null until then. */
  @Column({ name: 'visit_choices', type: 'jsonb', nullable: true })
  visitChoices: VisitChoices | null;

  @Column({ type: 'text', default: 'ready' })
  state: ImportState;

  @Column({ name: 'row_count', type: 'integer' })
  rowCount: number;

  @Column({ name: 'rehearsed_at', type: 'timestamptz', nullable: true })
  rehearsedAt: Date | null;

  /** When it last began to run. */
  @Column({ name: 'ran_at', type: 'timestamptz', nullable: true })
  ranAt: Date | null;

  /** Why it last stopped before its end; null if it ended, or the server stopped. */
  @Column({ type: 'text', nullable: true })
  failure: ImportFailure | null;

  /** The figures of its rows, kept when they are deleted; null while they are there. */
  @Column({ type: 'jsonb', nullable: true })
  figures: ImportProgress | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
