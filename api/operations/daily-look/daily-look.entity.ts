import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: what the last look of a morning found. */
@Entity('daily_look')
@Check('daily_look_is_one', 'id = 1')
export class DailyLook {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  /** A day of the salon; null before the first look. */
  @Column({ name: 'looked_on', type: 'date', nullable: true })
  lookedOn: string | null;

  /** The checks that were not well, by their ids. */
  @Column({ type: 'text', array: true, default: [] })
  found: string[];
}
