import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A deleted client record that was merged into another client. Contains only ids. */
@Entity('merged_clients')
@Check('merged_clients_are_others', 'id <> client_id')
@Index('merged_clients_by_client', ['clientId'])
export class MergedClient {
  /** The deleted client record. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The account or client record it was merged into. */
  @Column({ name: 'client_id', type: 'uuid' })
  clientId: string;

  @Column({ name: 'merged_at', type: 'timestamptz' })
  mergedAt: Date;
}
