import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer to a submit, so that a repetition gets the same one. */
@Entity('idempotency_keys')
@Index('idempotency_keys_by_age', ['createdAt'])
export class IdempotencyKey {
  /** The caller and the verb, so that keys of different people never clash. */
  @PrimaryColumn({ type: 'text' })
  scope: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'request_hash', type: 'text' })
  requestHash: string;

  /** Null only while an older version of the app is processing it. */
  @Column({ type: 'json', nullable: true })
  answer: unknown;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
