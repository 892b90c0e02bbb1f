import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A tax that is in prices or comes on top of them; how much, say its changes. */
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
