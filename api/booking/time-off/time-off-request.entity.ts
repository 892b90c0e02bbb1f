import { Check, Column, Entity, Exclusion, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { StaffMember } from '../../salon/staff/staff-member.entity.js';
import { User } from '../../people/users/user.entity.js';

/** The state of a request. Once granted, it becomes ordinary time off, which can be deleted as such. */
export const requestStates = ['pending', 'granted', 'declined'] as const;
export type RequestState = (typeof requestStates)[number];

/** A team member's request for time off. Until it is granted, they can still be booked. */
@Entity('time_off_requests')
@Check('time_off_requests_run_forward', 'isfinite(starts_at) AND isfinite(ends_at) AND starts_at < ends_at')
@Check('time_off_requests_state_known', `state IN ('pending', 'granted', 'declined')`)
@Check('time_off_requests_are_answered_once', `(state = 'pending') = (answered_at IS NULL)`)
@Exclusion(
  'time_off_requests_never_overlap',
  `USING gist (asked_by WITH =, staff_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'pending')`,
)
export class TimeOffRequest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'staff_id', type: 'uuid' })
  staffId: string;

  @ManyToOne(() => StaffMember, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'staff_id', foreignKeyConstraintName: 'time_off_requests_of_staff' })
  staff: StaffMember;

  /** The account that asked. The request lapses when the account no longer belongs to this team member. */
  @Column({ name: 'asked_by', type: 'uuid' })
  askedBy: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'asked_by', foreignKeyConstraintName: 'time_off_requests_of_user' })
  asker: User;

  @Column({ name: 'starts_at', type: 'timestamptz' })
  startsAt: Date;

  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt: Date;

  @Column({ type: 'text', default: '' })
  reason: string;

  @Column({ type: 'text', default: 'pending' })
  state: RequestState;

  @Column({ name: 'asked_at', type: 'timestamptz', default: () => 'now()' })
  askedAt: Date;

  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  /** The answer to the person who asked. */
  @Column({ type: 'text', default: '' })
  answer: string;
}
