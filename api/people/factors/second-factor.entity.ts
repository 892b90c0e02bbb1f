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

export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** An authenticator app or a passkey of somebody. An app that has not shown a code yet is not confirmed, and counts for nothing. */
@Entity('second_factors')
@Unique('second_factors_credential_once', ['credentialId'])
@Check(
  'second_factors_whole',
  `CASE kind
    WHEN 'totp' THEN secret_sealed IS NOT NULL AND num_nonnulls(credential_id, public_key, sign_count) = 0
    WHEN 'passkey' THEN secret_sealed IS NULL AND num_nonnulls(credential_id, public_key, sign_count) = 3
    ELSE false END`,
)
@Index('second_factors_by_user', ['userId'])
export class SecondFactor {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'second_factors_of_user' })
  user: Relation<User>;

  @Column({ type: 'text' })
  kind: FactorKind;

  /** What its owner calls it: “my phone”. */
  @Column({ type: 'text' })
  name: string;

  /** What an authenticator app makes its codes of; see `SealedSecrets`. */
  @Column({ name: 'secret_sealed', type: 'bytea', nullable: true })
  secretSealed: Buffer | null;

  /** The number of the half minute whose code was used last: none before it, nor it itself, works again. */
  @Column({ name: 'last_step', type: 'integer', nullable: true })
  lastStep: number | null;

  @Column({ name: 'credential_id', type: 'bytea', nullable: true })
  credentialId: Buffer | null;

  @Column({ name: 'public_key', type: 'bytea', nullable: true })
  publicKey: Buffer | null;

  /** How often the passkey says it has signed; 0 for one that does not count. As text, as the driver gives it. */
  @Column({ name: 'sign_count', type: 'bigint', nullable: true })
  signCount: string | null;

  /** How a browser reaches the passkey, in its own words. */
  @Column({ type: 'text', array: true, default: '{}' })
  transports: string[];

  /** Whether the passkey is kept in more than one place, such as in a cloud. */
  @Column({ name: 'is_backed_up', type: 'boolean', default: false })
  isBackedUp: boolean;

  /** For which host a passkey was made, which alone it works for; null for an app, and until its next use for one from before this was kept. */
  @Column({ type: 'text', nullable: true })
  host: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
