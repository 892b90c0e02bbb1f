import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Which booking or past visit a visit of another system became, so that it comes in once. */
@Entity('imported_visits')
@Check('imported_visits_of_one', 'num_nonnulls(booking_id, past_visit_id) = 1')
@Index('imported_visits_by_booking', ['bookingId'], { where: 'booking_id IS NOT NULL' })
@Index('imported_visits_by_past_visit', ['pastVisitId'], { where: 'past_visit_id IS NOT NULL' })
export class ImportedVisit {
  /** Its number in the other system, or a digest of when, whose and with whom it is. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'imported_visits_pkey' })
  reference: string;

  @ForeignKey('Booking', { name: 'imported_visits_of_booking', onDelete: 'CASCADE' })
  @Column({ name: 'booking_id', type: 'uuid', nullable: true })
  bookingId: string | null;

  @ForeignKey('PastVisit', { name: 'imported_visits_of_past_visit', onDelete: 'CASCADE' })
  @Column({ name: 'past_visit_id', type: 'uuid', nullable: true })
  pastVisitId: string | null;
}
