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

/** An authenticator app or a passkey. An app that has not shown a code yet is unconfirmed, and does not count. */
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

  /** The name its owner gave it: “my phone”. */
  @Column({ type: 'text' })
  name: string;

  /** The authenticator app's secret, encrypted; see `SealedSecrets`. */
  @Column({ name: 'secret_sealed', type: 'bytea', nullable: true })
  secretSealed: Buffer | null;

  /** The time step of the last used code. That code and earlier ones no longer work. */
  @Column({ name: 'last_step', type: 'integer', nullable: true })
  lastStep: number | null;

  @Column({ name: 'credential_id', type: 'bytea', nullable: true })
  credentialId: Buffer | null;

  @Column({ name: 'public_key', type: 'bytea', nullable: true })
  publicKey: Buffer | null;

  /** The passkey's signature counter; 0 if it has none. Text, as returned by the driver. */
  @Column({ name: 'sign_count', type: 'bigint', nullable: true })
  signCount: string | null;

  /** The passkey's transports, as reported by the browser. */
  @Column({ type: 'text', array: true, default: '{}' })
  transports: string[];

  /** True if the passkey is synced to more than one place, such as a cloud. */
  @Column({ name: 'is_backed_up', type: 'boolean', default: false })
  isBackedUp: boolean;

  /** The host that a passkey was created for and works on; null for an app, and for an older passkey until its next use. */
  @Column({ type: 'text', nullable: true })
  host: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
