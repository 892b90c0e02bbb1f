import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Made automatically at BACKUP_AT, or by hand with `parlour backup`. */
export type BackupMaker = 'night' | 'hand';

/** Restored into a temporary database, only read from end to end, or failed. */
export type Rehearsal = 'restored' | 'read' | 'failed';

/** A backup, or an attempt to make one. */
@Entity('backups')
@Check('backups_are_made_by', `made_by IN ('night', 'hand')`)
@Check('backups_rehearsal_is_known', `rehearsal IN ('restored', 'read', 'failed')`)
export class Backup {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'made_by', type: 'text' })
  madeBy: BackupMaker;

  /** The file name without its location. */
  @Column({ type: 'text' })
  file: string;

  /** The instant of the data it contains. */
  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt: Date;

  /** Null while it is being made, or if the app was killed. */
  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  bytes: string | null;

  @Column({ type: 'bigint', nullable: true })
  rows: string | null;

  /** Number of picture files. */
  @Column({ type: 'integer', nullable: true })
  pictures: number | null;

  /** Why it failed, in a sentence for the owner; null if it did not. */
  @Column({ type: 'text', nullable: true })
  error: string | null;

  /** Time of the last rehearsal. */
  @Column({ name: 'rehearsed_at', type: 'timestamptz', nullable: true })
  rehearsedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  rehearsal: Rehearsal | null;

  /** Why the rehearsal failed, in a sentence for the owner. */
  @Column({ name: 'rehearsal_error', type: 'text', nullable: true })
  rehearsalError: string | null;
}
