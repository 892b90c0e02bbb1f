import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { User } from '../users/user.entity.js';
import type { EarlierTotals } from '../earlier-visits/domain/earlier-totals.js';

/**
 * A client record: the salon's own data about a client. For a client without an account that is everything; with one,
 * what the account itself doesn't have, such as the note, the warning and the tags.
 */
@Entity('clients')
@Unique('clients_of_user_once', ['userId'])
@Check(
  'clients_account_speaks_for_itself',
  "CASE WHEN user_id IS NULL THEN name <> '' ELSE name = '' AND email = '' AND phone = '' END",
)
@Index('clients_email_once', ['emailKey'], { unique: true, where: "email_key <> ''" })
@Index('clients_by_phone', ['phoneKey'], { where: "phone_key <> ''" })
@Index('clients_by_arrival', ['createdAt', 'id'], { where: 'user_id IS NULL' })
@Index('clients_by_name', { synchronize: false })
@Index('clients_by_letters', { synchronize: false })
@Index('clients_by_folded_letters', { synchronize: false })
@Index('clients_by_tag', { synchronize: false })
@Check(
  'clients_birthday_is_a_day',
  String.raw`birthday ~ '^((\d{4}|-)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$'`,
)
@Index('clients_blocked', ['id'], { where: 'blocked_at IS NOT NULL' })
@Index('clients_by_birthday', { synchronize: false })
@Check(
  'clients_looked_after_have_no_account',
  "looked_after_by IS NULL OR (user_id IS NULL AND email_key = '')",
)
@Index('clients_by_carer', ['lookedAfterBy'], { where: 'looked_after_by IS NOT NULL' })
export class Client {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The account that the note is about; null for a client without one. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @OneToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'clients_of_user' })
  user: User | null;

  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'text', default: '' })
  email: string;

  /** The address in the form used for comparison; see `emailKey`. */
  @Column({ name: 'email_key', type: 'text', default: '' })
  emailKey: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  /** Unused. Still written by an older instance that runs alongside this one. */
  @Column({ name: 'phone_key', type: 'text', default: '' })
  phoneKey: string;

  /** For those who run the salon. Included in the data that a client with an account can download. */
  @Column({ type: 'text', default: '' })
  note: string;

  /**
   * One line that no one should overlook, such as an allergy; empty for none. Included in the client's download, like
   * the note.
   */
  @Column({ type: 'text', default: '' })
  warning: string;

  /** Short labels, each spelled the same for all clients. Also included in the client's download. */
  @Column({ type: 'text', array: true, default: () => `'{}'` })
  tags: string[];

  /** Language of emails to them; null for the salon's main one, or the account's. */
  @Column({ type: 'text', nullable: true })
  lang: string | null;

  /** `YYYY-MM-DD`, or `--MM-DD` without a year; empty if unknown. The client can change it, like the address. */
  @Column({ type: 'text', default: '' })
  birthday: string;

  /** The postal address, in as many lines as it has. */
  @Column({ type: 'text', default: '' })
  address: string;

  /** First day as a client, if the salon knew them before this record; null otherwise. */
  @Column({ name: 'client_since', type: 'date', nullable: true })
  clientSince: LocalDate | null;

  /** What the system that the salon used before counted; null without one. */
  @Column({ name: 'earlier_totals', type: 'jsonb', nullable: true })
  earlierTotals: EarlierTotals | null;

  /** Referral source. */
  @Column({ type: 'text', default: '' })
  source: string;

  /** Time since which they may not book online; null if they may. */
  @Column({ name: 'blocked_at', type: 'timestamptz', nullable: true })
  blockedAt: Date | null;

  /**
   * The account that looks after this client, who has none: its owner books for them and gets their emails. The address
   * and number above are then those of the account.
   */
  @Column({ name: 'looked_after_by', type: 'uuid', nullable: true })
  lookedAfterBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'looked_after_by', foreignKeyConstraintName: 'clients_looked_after_by' })
  carer: User | null;

  /** Time at which the email about the salon's new booking page was queued to them; null if it was not. */
  @Column({ name: 'told_of_page_at', type: 'timestamptz', nullable: true })
  toldOfPageAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
