import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Tries that failed in a row. The table is unlogged too. */
@Entity('failed_tries')
export class FailedTries {
  /** Whose, and from where, as `LimitKeys` puts it. */
  @PrimaryColumn({ type: 'bytea' })
  key: Buffer;

  @Column({ type: 'integer' })
  failures: number;

  @Column({ name: 'failed_at', type: 'timestamptz' })
  failedAt: Date;

  /** No other try counts before. */
  @Column({ name: 'wait_until', type: 'timestamptz' })
  waitUntil: Date;
}
