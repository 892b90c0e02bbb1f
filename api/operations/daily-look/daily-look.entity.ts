import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A single row with the result of the last morning check. */
@Entity('daily_look')
@Check('daily_look_is_one', 'id = 1')
export class DailyLook {
  @PrimaryColumn({ type: 'smallint', default: 1 })
  id: number;

  /** The salon's local date; null before the first check. */
  @Column({ name: 'looked_on', type: 'date', nullable: true })
  lookedOn: string | null;

  /** Ids of the checks that were not ok. */
  @Column({ type: 'text', array: true, default: [] })
  found: string[];
}
