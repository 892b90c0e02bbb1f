import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../users/user.entity.js';
import type { ActionKind } from './domain/action-code-life.js';

/** A link in an email that does one thing once. */
@Entity('action_codes')
@Unique('action_codes_code_hash_once', ['codeHash'])
@Check('action_codes_kind_known', `kind IN ('reset', 'verification', 'email-change', 'email-undo')`)
@Check(
  'action_codes_name_an_address',
  `(kind IN ('email-change', 'email-undo')) = (email IS NOT NULL AND email_key IS NOT NULL)`,
)
@Index('action_codes_one_open', ['userId', 'kind'], {
  unique: true,
  where: `used_at IS NULL AND kind <> 'email-undo'`,
})
@Index('action_codes_by_user', ['userId'])
@Index('action_codes_by_expiry', ['expiresAt'])
@Index('action_codes_kept_addresses', ['emailKey'], { where: `kind = 'email-undo'` })
export class ActionCode {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null for no account: requesting a link for an unknown address must take as long as for a known one. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'action_codes_of_user' })
  user: Relation<User> | null;

  @Column({ type: 'text' })
  kind: ActionKind;

  /** SHA-256 of the secret in the link, so reading the table does not grant access. */
  @Column({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;

  /** The account's new address once the link has been followed. */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ name: 'email_key', type: 'text', nullable: true })
  emailKey: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
