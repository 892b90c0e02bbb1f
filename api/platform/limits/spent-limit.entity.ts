import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How much of a limit a caller has used. The table is unlogged: a crash of the database resets all limits. */
@Entity('spent_limits')
export class SpentLimit {
  /** Who and what, as `LimitKeys` puts it. */
  @PrimaryColumn({ type: 'bytea' })
  key: Buffer;

  /** When all of it has come back, if nothing more is used. */
  @Column({ name: 'recovers_at', type: 'timestamptz' })
  recoversAt: Date;
}
