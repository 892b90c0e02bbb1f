import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** What was answered to a submit, so that the same submit gets the same answer. */
@Entity('idempotency_keys')
@Index('idempotency_keys_by_age', ['createdAt'])
export class IdempotencyKey {
  /** Whose key it is and for which verb: keys of two people never meet. */
  @PrimaryColumn({ type: 'text' })
  scope: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'request_hash', type: 'text' })
  requestHash: string;

  /** Null only while an older version of the app is working on it. */
  @Column({ type: 'json', nullable: true })
  answer: unknown;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
