import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailbox whose owner does not want to be asked for reviews. */
@Entity('declined_review_requests')
export class DeclinedReviewRequest {
  /** A keyed digest of the address: what matters is whether it is the same one. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'declined_review_requests_pkey' })
  mailbox: string;

  @Column({ name: 'declined_at', type: 'timestamptz' })
  declinedAt: Date;
}
