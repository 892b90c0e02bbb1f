import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Attempts per code. */
export const MAX_TRIES = 5;

/** A log-in code. Rows are kept for a day, to count attempts per mailbox. */
@Entity('login_codes')
@Check('login_codes_tries_few', 'tries BETWEEN 0 AND 5')
@Index('login_codes_by_browser', ['browserHash', 'id'])
@Index('login_codes_by_mailbox', ['emailKey', 'createdAt'])
@Index('login_codes_by_age', ['createdAt'])
export class LoginCode {
  /** In the order of requests: a browser's latest code counts. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'email_key', type: 'text' })
  emailKey: string;

  /** Further details entered with the address, for an account that is new or lacks them. */
  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  /** Hash of the code with the browser's secret: a million codes alone could be tried in a second. */
  @Column({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;

  @Column({ name: 'browser_hash', type: 'bytea' })
  browserHash: Buffer;

  @Column({ type: 'smallint', default: 0 })
  tries: number;

  /** The account's version at that time: a new password or owner ends the code. Null without an account. */
  @Column({ name: 'token_version', type: 'integer', nullable: true })
  tokenVersion: number | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
