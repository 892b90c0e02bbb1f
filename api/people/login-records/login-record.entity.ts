import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What is recorded about log-ins:
 *
 * - `log-in.done`: someone who works here logged in. Log-ins of clients are not recorded.
 * - `log-in.failed`: a wrong password, code or passkey, or a disabled account.
 * - `log-in.factor-failed`: the right password, and a wrong code of the second factor.
 * - `log-ins.failed`: failed log-ins of clients beyond those that are recorded one by one.
 * - `proof.failed`: a wrong password or code in a browser that was logged in and asked for proof.
 */
export const loginActions = [
  'log-in.done',
  'log-in.failed',
  'log-in.factor-failed',
  'log-ins.failed',
  'proof.failed',
] as const;

export type LoginAction = (typeof loginActions)[number];

/** Log-ins of one account with one outcome, counted together for an hour. The row goes with the account. */
@Entity('login_records')
@Check('login_records_action_known', `action IN (${loginActions.map((each) => `'${each}'`).join(', ')})`)
@Index('login_records_one_an_hour', { synchronize: false })
@Index('login_records_by_time', ['at'])
@Index('login_records_by_user', ['userId', 'id'])
export class LoginRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** Null when the address that was typed has no account: it is not kept, because it may be anyone's. */
  @ForeignKey('User', { name: 'login_records_of_user', onDelete: 'CASCADE' })
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @Column({ type: 'text' })
  action: LoginAction;

  /** When the hour began in which they are counted. */
  @Column({ type: 'timestamptz' })
  hour: Date;

  /** When the latest of them was. */
  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'integer', default: 1 })
  tries: number;
}
