import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A window of one day, in minutes of the salon's wall clock. */
export interface Window {
  startsMinute: number;
  endsMinute: number;
}

/** A day that differs from the weekly opening hours. No windows: the salon is closed. */
@Entity('special_days')
export class SpecialDay {
  @PrimaryColumn({ type: 'date' })
  day: string;

  @Column({ type: 'jsonb' })
  windows: Window[];

  @Column({ type: 'text', default: '' })
  reason: string;
}
