import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import { type CalendarFault, calendarFaults } from './domain/calendar-fault.js';

/** The times of the last good copy, in minutes since 1970, and the salon's zone in which its whole days were read. */
export interface LastGoodCopy {
  zone: string;
  times: [start: number, end: number][];
}

/** A calendar of another system that makes a team member busy, until a day that the owner names. */
@Entity('calendars')
@Check('calendars_fault_known', `fault IN (${calendarFaults.map((fault) => `'${fault}'`).join(', ')})`)
@Index('calendars_by_staff', ['staffId'])
@Index('calendars_by_next_read', ['nextReadAt'])
export class Calendar {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'calendars_of_staff' })
  staff: StaffMember;

  /** Anyone who has the address can read the calendar; see `SealedSecrets`. */
  @Column({ name: 'url_sealed', type: 'bytea' })
  urlSealed: Buffer;

  /** The server's name, to tell calendars apart. */
  @Column({ type: 'text' })
  host: string;

  /** The last day on which it makes anyone busy. */
  @Column({ name: 'until_day', type: 'date' })
  untilDay: string;

  @Column({ name: 'next_read_at', type: 'timestamptz' })
  nextReadAt: Date;

  @Column({ name: 'last_read_at', type: 'timestamptz', nullable: true })
  lastReadAt: Date | null;

  /** Of the last good copy. */
  @Column({ type: 'text', nullable: true })
  etag: string | null;

  @Column({ name: 'last_good', type: 'jsonb' })
  lastGood: LastGoodCopy;

  /** Why the last reading failed; null after a good one. */
  @Column({ type: 'text', nullable: true })
  fault: CalendarFault | null;

  /** Readings without any event since the last one with some. */
  @Column({ name: 'empty_in_a_row', type: 'integer', default: 0 })
  emptyInARow: number;

  @Column({ name: 'unread_events', type: 'integer', default: 0 })
  unreadEvents: number;

  @Column({ name: 'unknown_zone', type: 'text', nullable: true })
  unknownZone: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
