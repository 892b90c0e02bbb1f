import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The tries that one code allows. */
export const MAX_TRIES = 5;

/** A code to log in with. Rows are kept for a day, so that tries at one mailbox can be counted. */
@Entity('login_codes')
@Check('login_codes_tries_few', 'tries BETWEEN 0 AND 5')
@Index('login_codes_by_browser', ['browserHash', 'id'])
@Index('login_codes_by_mailbox', ['emailKey', 'createdAt'])
@Index('login_codes_by_age', ['createdAt'])
export class LoginCode {
  /** In the order in which they were asked for: the latest one of a browser counts. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'email_key', type: 'text' })
  emailKey: string;

  /** What was typed beside the address, for an account that is new or lacks it. */
  @Column({ type: 'text', default: '' })
  name: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  /** Of the code together with the browser's secret: a million codes alone would be tried in a second. */
  @Column({ name: 'code_hash', type: 'bytea' })
  codeHash: Buffer;

  @Column({ name: 'browser_hash', type: 'bytea' })
  browserHash: Buffer;

  @Column({ type: 'smallint', default: 0 })
  tries: number;

  /** Of the account as it was then: another password, or another owner, ends the code. Null without an account. */
  @Column({ name: 'token_version', type: 'integer', nullable: true })
  tokenVersion: number | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
