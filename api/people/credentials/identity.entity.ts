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

/** Who the owner of an account is to another provider, by which they sign in without a password. */
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

  /** Their id there: the one thing that never changes, and is never given to another person. */
  @Column({ type: 'text' })
  subject: string;

  /** Their address there when the two were linked; nothing is looked up by it. */
  @Column({ type: 'text', default: '' })
  email: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
