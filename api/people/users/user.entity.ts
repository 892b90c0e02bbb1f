import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Grant } from '../../common/access/may.js';
import type { Role } from '../../common/access/role.js';

/** A person who can log in. */
@Entity('users')
@Unique('users_email_key_once', ['emailKey'])
@Unique('users_are_one_of_the_team_each', ['staffId'])
@Check('users_role_known', `role IN ('user', 'stylist', 'reception', 'admin')`)
@Check('users_grants_known', `grants <@ ARRAY['edit-hours', 'see-contacts', 'move-others', 'read-only']`)
@Index('users_by_arrival', ['createdAt', 'id'], { where: "role = 'user'" })
@Index('users_by_name', { synchronize: false })
@Index('users_by_letters', { synchronize: false })
@Index('users_by_folded_letters', { synchronize: false })
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The address as entered, for display and for sending emails. */
  @Column({ type: 'text' })
  email: string;

  /** The address in the form used for comparison; see `emailKey`. */
  @Column({ name: 'email_key', type: 'text' })
  emailKey: string;

  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  /** The language of their pages and emails; null for the salon's main one. */
  @Column({ type: 'text', nullable: true })
  lang: string | null;

  /** Null for an account without a password, which cannot log in with one. */
  @Column({ name: 'password_hash', type: 'text', nullable: true })
  passwordHash: string | null;

  @Column({ type: 'text', default: 'user' })
  role: Role;

  /** Rights that an admin granted beyond the role. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  grants: Grant[];

  /** Their team member record; null for clients, and for staff whom clients can't book. */
  @ForeignKey('StaffMember', { name: 'users_person_of_the_team', onDelete: 'SET NULL' })
  @Column({ name: 'staff_id', type: 'uuid', nullable: true })
  staffId: string | null;

  /** Incremented to end all access tokens issued before. */
  @Column({ name: 'token_version', type: 'integer', default: 1 })
  tokenVersion: number;

  @Column({ name: 'disabled_at', type: 'timestamptz', nullable: true })
  disabledAt: Date | null;

  /** When the owner verified the address; null until then. */
  @Column({ name: 'verified_at', type: 'timestamptz', nullable: true })
  verifiedAt: Date | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
