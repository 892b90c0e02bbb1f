import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The head and note of receipts, as printed from one moment on. Append-only. */
@Entity('receipt_heads')
export class ReceiptHead {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The salon's name, as clients know it. */
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

  /** Empty if it equals the salon's name. */
  @Column({ name: 'legal_name', type: 'text' })
  legalName: string;

  /** Empty if it has none. */
  @Column({ name: 'vat_number', type: 'text' })
  vatNumber: string;

  /** Custom lines below the payments; empty for none. */
  @Column({ type: 'text' })
  note: string;

  @Column({ name: 'made_at', type: 'timestamptz' })
  madeAt: Date;
}

/** The salon's details on receipts. */
export type ReceiptHeadFacts = Omit<ReceiptHead, 'id' | 'madeAt'>;
