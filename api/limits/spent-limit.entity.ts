import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A limit of which somebody has used some. The table is not logged: a crash of the database forgives everybody. */
@Entity('spent_limits')
export class SpentLimit {
  /** Who and what, as `LimitKeys` puts it. */
  @PrimaryColumn({ type: 'bytea' })
  key: Buffer;

  /** When all of it has come back, if nothing more is used. */
  @Column({ name: 'recovers_at', type: 'timestamptz' })
  recoversAt: Date;
}
