import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A tax that is included in or added to prices. Its changes hold the rates. */
@Entity('tax_rates')
@Check('tax_rates_named', "name <> ''")
export class TaxRate {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;
}
