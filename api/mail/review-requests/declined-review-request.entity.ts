import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailbox whose owner does not want review requests. */
@Entity('declined_review_requests')
export class DeclinedReviewRequest {
  /** A keyed digest of the address, because only equality matters. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'declined_review_requests_pkey' })
  mailbox: string;

  @Column({ name: 'declined_at', type: 'timestamptz' })
  declinedAt: Date;
}
