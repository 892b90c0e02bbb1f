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

/** What a passkey is asked to sign for: to log in, to prove who asks, or to be added. */
export type CeremonyKind = 'sign-in' | 'proof' | 'register';

/** Something that a passkey is asked to sign. The row goes with the answer. */
@Entity('ceremonies')
@Check('ceremonies_kind_known', `kind IN ('sign-in', 'proof', 'register')`)
@Index('ceremonies_by_end', ['expiresAt'])
export class Ceremony {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Whose passkey it has to be; null for anybody’s. */
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
