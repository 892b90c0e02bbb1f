import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A window of one day, in minutes on the salon's clock. */
export interface Window {
  startsMinute: number;
  endsMinute: number;
}

/** A day that differs from the weekly opening hours. Without windows, the salon is closed. */
@Entity('special_days')
export class SpecialDay {
  @PrimaryColumn({ type: 'date' })
  day: string;

  @Column({ type: 'jsonb' })
  windows: Window[];

  @Column({ type: 'text', default: '' })
  reason: string;
}
