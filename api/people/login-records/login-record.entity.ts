import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * The kinds of log-in records:
 *
 * - `log-in.done`: a team member logged in. Clients' log-ins are not recorded.
 * - `log-in.failed`: a wrong password, code or passkey, or a disabled account.
 * - `log-in.factor-failed`: the right password, but a wrong second-factor code.
 * - `log-ins.failed`: further failed log-ins of clients, counted together.
 * - `proof.failed`: a wrong password or code from a logged-in browser that was asked for proof.
 */
export const loginActions = [
  'log-in.done',
  'log-in.failed',
  'log-in.factor-failed',
  'log-ins.failed',
  'proof.failed',
] as const;

export type LoginAction = (typeof loginActions)[number];

/** An account's log-ins with one outcome, counted per hour. Deleted with the account. */
@Entity('login_records')
@Check('login_records_action_known', `action IN (${loginActions.map((each) => `'${each}'`).join(', ')})`)
@Index('login_records_one_an_hour', { synchronize: false })
@Index('login_records_by_time', ['at'])
@Index('login_records_by_user', ['userId', 'id'])
export class LoginRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null if the entered address has no account: the address is not stored, because it may be anyone's. */
  @ForeignKey('User', { name: 'login_records_of_user', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @Column({ type: 'text' })
  action: LoginAction;

  /** The start of the hour being counted. */
  @Column({ type: 'timestamptz' })
  hour: Date;

  /** The time of the latest one. */
  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'integer', default: 1 })
  tries: number;
}
