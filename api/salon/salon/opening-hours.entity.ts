import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One opening window of a weekday, in minutes of the salon's wall clock. Monday is 1. */
@Entity('opening_hours')
@Check('opening_hours_weekday', 'weekday BETWEEN 1 AND 7')
@Check('opening_hours_window', 'starts_minute >= 0 AND starts_minute < ends_minute AND ends_minute <= 1440')
export class OpeningHours {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'smallint' })
  weekday: number;

  @Column({ name: 'starts_minute', type: 'smallint' })
  startsMinute: number;

  @Column({ name: 'ends_minute', type: 'smallint' })
  endsMinute: number;
}
