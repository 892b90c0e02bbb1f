import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../users/user.entity.js';
import type { SessionEndReason } from './domain/session-lifetime.js';

/** One browser that is logged in. */
@Entity('sessions')
@Check('sessions_previous_since', `(previous_token_hash IS NULL) = (rotated_at IS NULL)`)
@Index('sessions_by_user', ['userId'])
export class Session {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_of_user' })
  user: Relation<User>;

  /** SHA-256 of the cookie, so reading the table does not let anyone log in. */
  @Column({ name: 'token_hash', type: 'bytea' })
  secretHash: Buffer;

  /** SHA-256 of the cookie before the last renewal; null until the first. */
  @Column({ name: 'previous_token_hash', type: 'bytea', nullable: true })
  previousSecretHash: Buffer | null;

  @Column({ name: 'rotated_at', type: 'timestamptz', nullable: true })
  rotatedAt: Date | null;

  /** True if the browser has sent the current cookie, so that it is known to have arrived. */
  @Column({ name: 'is_token_seen', type: 'boolean', default: false })
  isSecretSeen: boolean;

  @Column({ name: 'user_agent', type: 'text', default: '' })
  userAgent: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  @Column({ name: 'idle_expires_at', type: 'timestamptz' })
  idleExpiresAt: Date;

  @Column({ name: 'absolute_expires_at', type: 'timestamptz' })
  absoluteExpiresAt: Date;

  /** When the second factor was last used here, or the password for accounts without one; null for never. */
  @Column({ name: 'factor_at', type: 'timestamptz', nullable: true })
  factorAt: Date | null;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  @Column({ name: 'end_reason', type: 'text', nullable: true })
  endReason: SessionEndReason | null;
}
