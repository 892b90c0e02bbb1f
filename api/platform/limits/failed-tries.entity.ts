import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Consecutive failed attempts. The table is unlogged. */
@Entity('failed_tries')
export class FailedTries {
  /** The account and the place, as hashed by `LimitKeys`. */
  @PrimaryColumn({ type: 'bytea' })
  key: Buffer;

  @Column({ type: 'integer' })
  failures: number;

  @Column({ name: 'failed_at', type: 'timestamptz' })
  failedAt: Date;

  /** Earlier attempts are refused. */
  @Column({ name: 'wait_until', type: 'timestamptz' })
  waitUntil: Date;
}
