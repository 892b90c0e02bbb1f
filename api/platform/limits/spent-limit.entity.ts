import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The used part of a caller's limit. The table is unlogged: a database crash resets all limits. */
@Entity('spent_limits')
export class SpentLimit {
  /** The caller and the action, as hashed by `LimitKeys`. */
  @PrimaryColumn({ type: 'bytea' })
  key: Buffer;

  /** Time at which the allowance is fully recovered, if nothing more is used. */
  @Column({ name: 'recovers_at', type: 'timestamptz' })
  recoversAt: Date;
}
