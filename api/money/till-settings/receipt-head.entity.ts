import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The head and the note of receipts, as they were printed from one moment on. Rows are only ever added. */
@Entity('receipt_heads')
export class ReceiptHead {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The salon's, as clients know it. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  street: string;

  @Column({ name: 'postal_code', type: 'text' })
  postalCode: string;

  @Column({ type: 'text' })
  city: string;

  @Column({ type: 'text' })
  phone: string;

  /** Empty where it is the salon's name. */
  @Column({ name: 'legal_name', type: 'text' })
  legalName: string;

  /** Empty for none. */
  @Column({ name: 'vat_number', type: 'text' })
  vatNumber: string;

  /** The salon's own lines below the payments; empty for none. */
  @Column({ type: 'text' })
  note: string;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;
}

/** What a receipt says of the salon. */
export type ReceiptHeadFacts = Omit<ReceiptHead, 'id' | 'madeAt'>;
