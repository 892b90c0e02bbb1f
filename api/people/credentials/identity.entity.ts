import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../users/user.entity.js';

/** An account owner's identity at another provider, for logging in without a password. */
@Entity('identities')
@Unique('identities_subject_once', ['provider', 'subject'])
@Unique('identities_provider_once', ['userId', 'provider'])
@Check('identities_provider_known', `provider IN ('google')`)
export class Identity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'identities_of_user' })
  user: Relation<User>;

  @Column({ type: 'text' })
  provider: 'google';

  /** Their id there, which never changes and is never reused. */
  @Column({ type: 'text' })
  subject: string;

  /** Their address there when it was linked; not used for look-ups. */
  @Column({ type: 'text', default: '' })
  email: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
