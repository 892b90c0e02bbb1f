import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Bookings made together. Each booking has its own client and time. */
@Entity('booking_series')
@Check('booking_series_interval_known', 'every_weeks BETWEEN 1 AND 12')
export class BookingSeries {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'every_weeks', type: 'smallint' })
  everyWeeks: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
