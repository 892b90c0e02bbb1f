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

/** The purpose of a passkey's signature: logging in, confirming an identity, or registering the passkey. */
export type CeremonyKind = 'sign-in' | 'proof' | 'register';

/** A WebAuthn challenge. The row is deleted with the response. */
@Entity('ceremonies')
@Check('ceremonies_kind_known', `kind IN ('sign-in', 'proof', 'register')`)
@Index('ceremonies_by_end', ['expiresAt'])
export class Ceremony {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The account whose passkey is required; null for any account. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'ceremonies_of_user' })
  user: Relation<User> | null;

  @Column({ type: 'text' })
  kind: CeremonyKind;

  @Column({ type: 'text' })
  challenge: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
