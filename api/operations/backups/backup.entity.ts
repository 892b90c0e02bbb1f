import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** By itself at BACKUP_AT, or by somebody who typed `parlour backup`. */
export type BackupMaker = 'night' | 'hand';

/** Brought back in a database of its own, or only read from end to end, or neither. */
export type Rehearsal = 'restored' | 'read' | 'failed';

/** One backup, or the try to make one. */
@Entity('backups')
@Check('backups_are_made_by', `made_by IN ('night', 'hand')`)
@Check('backups_rehearsal_is_known', `rehearsal IN ('restored', 'read', 'failed')`)
export class Backup {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'made_by', type: 'text' })
  madeBy: BackupMaker;

  /** Its name, without where it lies. */
  @Column({ type: 'text' })
  file: string;

  /** The moment that it holds. */
  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt: Date;

  /** Null while it is being made, or when the app was killed meanwhile. */
  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  bytes: string | null;

  @Column({ type: 'bigint', nullable: true })
  rows: string | null;

  /** Files of pictures. */
  @Column({ type: 'integer', nullable: true })
  pictures: number | null;

  /** Why it failed, in a sentence for the owner; null when it did not. */
  @Column({ type: 'text', nullable: true })
  error: string | null;

  /** When it was last tried out. */
  @Column({ name: 'rehearsed_at', type: 'timestamptz', nullable: true })
  rehearsedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  rehearsal: Rehearsal | null;

  /** Why it was not restored, in a sentence for the owner. */
  @Column({ name: 'rehearsal_error', type: 'text', nullable: true })
  rehearsalError: string | null;
}
