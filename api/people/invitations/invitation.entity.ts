import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Grant } from '../../common/access/may.js';
import type { TeamRole } from '../../common/access/role.js';

const OPEN = 'accepted_at IS NULL AND withdrawn_at IS NULL';

/** An invitation to work here, accepted through a single-use link in an email. */
@Entity('invitations')
@Unique('invitations_code_hash_once', ['codeHash'])
@Check('invitations_role_known', `role IN ('stylist', 'reception', 'admin')`)
@Check(
  'invitations_grants_known',
  `grants <@ ARRAY['edit-hours', 'see-contacts', 'move-others', 'read-only']`,
)
@Check('invitations_stylist_is_of_the_team', `role <> 'stylist' OR staff_id IS NOT NULL`)
@Check('invitations_end_once', 'num_nonnulls(accepted_at, withdrawn_at) <= 1')
@Index('invitations_one_an_address', ['emailKey'], { unique: true, where: OPEN })
@Index('invitations_one_a_person', ['staffId'], { unique: true, where: OPEN })
@Index('invitations_by_expiry', ['expiresAt'])
export class Invitation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'email_key', type: 'text' })
  emailKey: string;

  @Column({ type: 'text' })
  role: TeamRole;

  @Column({ type: 'text', array: true, default: () => `'{}'` })
  grants: Grant[];

  /** The team member they become; null for someone whom clients don't book. */
  @ForeignKey('StaffMember', { name: 'invitations_person_of_the_team', onDelete: 'CASCADE' })
  @Column({ name: 'staff_id', type: 'uuid', nullable: true })
  staffId: string | null;

  /** SHA-256 of the secret in the link, so reading the table does not grant access. */
  @Column({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;

  /** The inviter, who must still be an admin for it to be valid. Null once their account is deleted. */
  @ForeignKey('User', { name: 'invitations_of_inviter', onDelete: 'SET NULL' })
  @Column({ name: 'invited_by', type: 'uuid', nullable: true })
  invitedBy: string | null;

  /** Number of times it was sent. */
  @Column({ type: 'smallint', default: 1 })
  sends: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'sent_at', type: 'timestamptz' })
  sentAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'accepted_at', type: 'timestamptz', nullable: true })
  acceptedAt: Date | null;

  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;
}
